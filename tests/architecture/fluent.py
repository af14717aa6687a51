"""What the Fluent files hold and the code asks for, for the tests of the words."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

from yurt.engine import registry
from yurt.engine.spec import Choice
from yurt.engine.words import ENGINE_TEXT, LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "yurt"


@dataclass(frozen=True)
class Home:
    """A folder of words and the code that speaks them."""

    name: str
    text: Path
    code: tuple[Path, ...]
    documented: tuple[str, ...] = ()

    def languages(self) -> list[str]:
        return [language for language in LANGUAGES if (self.text / f"{language}.ftl").exists()]


def homes() -> Iterator[Home]:
    """The engine, every package with words of its own, and each game."""
    everywhere = [path for path in SOURCE.rglob("*.py") if SOURCE / "games" not in path.parents]
    yield Home("engine", ENGINE_TEXT, tuple(everywhere))
    for text in sorted(SOURCE.glob("*/text")):
        if text != ENGINE_TEXT:
            yield Home(text.parent.name, text, tuple(text.parent.rglob("*.py")))
    for name in registry.names():
        folder = registry.load(name, mode="plain").folder
        yield Home(name, folder / "text", tuple(folder.glob("*.py")), tuple(options(name)))


def options(name: str) -> Iterator[str]:
    """The messages that document a game's options; the engine asks for them."""
    for option in registry.spec_of(name).options:
        yield f"option-{option.name}"
        yield f"option-{option.name}-help"
        if isinstance(option, Choice):
            yield from (f"option-{option.name}-{value}" for value in option.values)


def messages(path: Path) -> dict[str, syntax.Message]:
    """The messages of a file by their names; anything that is no Fluent is an error."""
    found: dict[str, syntax.Message] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, syntax.Junk):
            raise AssertionError(f"{path}: this is no Fluent: {entry.content!r}")
        if isinstance(entry, syntax.Message):
            assert entry.id.name not in found, f"{path} has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def placeholders(message: syntax.Message) -> set[str]:
    """The details that a message mentions."""
    return {node.id.name for node in walk(message) if isinstance(node, syntax.VariableReference)}


def references(message: syntax.Message) -> set[str]:
    """The other messages that a message mentions."""
    return {node.id.name for node in walk(message) if isinstance(node, syntax.MessageReference)}


def wording(message: syntax.Message) -> str:
    """The letters of a message, without its placeholders."""
    return " ".join(node.value for node in walk(message) if isinstance(node, syntax.TextElement))


def walk(node: object) -> Iterator[object]:
    if isinstance(node, syntax.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for part in node:
            yield from walk(part)


def spoken(home: Home) -> tuple[set[str], list[re.Pattern[str]]]:
    """The words that the code holds as constants, and patterns of those that it puts together."""
    constants: set[str] = set(home.documented)
    patterns: list[re.Pattern[str]] = []
    for path in home.code:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants |= set(node.value.split())
            elif isinstance(node, ast.JoinedStr):
                pattern = "".join(map(piece, node.values))
                if re.search(r"[a-z]{3}", pattern):
                    patterns.append(re.compile(pattern))
    return constants, patterns


def piece(part: ast.expr) -> str:
    """A part of an f-string as a pattern."""
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+"
