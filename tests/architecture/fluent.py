"""What the Fluent files hold and the code asks for, for the tests of the words."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

from yurt.engine import registry
from yurt.engine.lesson import read as read_lesson
from yurt.engine.spec import Choice
from yurt.engine.words import ENGINE_TEXT, LANGUAGES
from yurt.testing import positions

SOURCE = Path(__file__).parents[2] / "src" / "yurt"
# Positions of a game in which its ranges of moves are looked for.
POSITIONS = 40
WEB = Path(__file__).parents[2] / "web" / "src"


@dataclass(frozen=True)
class Home:
    """A folder of words and the code that speaks them."""

    name: str
    text: Path
    code: tuple[Path, ...]
    documented: tuple[str, ...] = ()
    # The game whose folder this is in.
    game: str = ""

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
        documented = (*options(name), *feats(name), *parts(name))
        yield Home(name, folder / "text", tuple(folder.glob("*.py")), documented, name)
        if lesson := read_lesson(folder):
            yield Home(f"{name}-lesson", folder / "lesson", (), tuple(lesson.texts), name)


def web_homes() -> Iterator[Home]:
    """The texts that only the browser needs: those of its pages, and those of each game's table."""
    tables = {folder.parent.name: folder for folder in sorted(SOURCE.glob("games/*/web"))}
    everywhere = [path for folder in (WEB, *tables.values()) for path in scripts(folder)]
    for text in sorted((WEB / "words" / "text").glob("*")):
        yield Home(f"web-{text.name}", text, tuple(everywhere))
    yield Home("web-exhibits", WEB / "kit" / "exhibits" / "text", tuple(scripts(WEB)))
    for package, folder in tables.items():
        name = package.replace("_", "-")
        # What the lobby says of a game.
        yield Home(f"web-cover-{package}", folder / "cover", tuple(everywhere), game=name)
        if (folder / "text").exists():
            yield Home(f"{name}-web", folder / "text", tuple(scripts(folder)), game=name)


def scripts(folder: Path) -> list[Path]:
    """The code of the client in a folder; what is written by scripts/types says nothing."""
    found = [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]
    # Tests say what they like.
    found = [path for path in found if path.name != "testing.ts" and ".test." not in path.name]
    return sorted(path for path in found if not {"wire", "wire.ts"} & set(path.parts))


def options(name: str) -> Iterator[str]:
    """The messages that document a game's options; the engine asks for them."""
    for option in registry.spec_of(name).options:
        yield f"option-{option.name}"
        yield f"option-{option.name}-help"
        if isinstance(option, Choice):
            yield from (f"option-{option.name}-{value}" for value in option.values)


def feats(name: str) -> Iterator[str]:
    """The messages that tell a game's feats; the engine and the browser ask for them."""
    for feat in registry.load(name, mode="plain").feats:
        yield f"feat-{feat.name}"
        yield f"feat-{feat.name}-label"


def parts(name: str) -> Iterator[str]:
    """The messages that name the parts of a range of moves, and their values; the browser asks."""
    found = set()
    for trial in islice(positions(registry.load(name, mode="plain"), 1, seed=0), POSITIONS):
        for each in trial.game.advice.ranges(trial.view(max(trial.actor, 0))):
            for part in each.parts:
                found.add(f"part-{part.name}")
                found |= {f"part-{part.name}-{value}" for value in part.values}
    yield from sorted(found)


@cache
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


def attributes(message: syntax.Message) -> set[str]:
    """The details for whose seat a message has a sentence of its own: "You claim 4 yaks"."""
    return {attribute.id.name for attribute in message.attributes}


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
        more = _in_python(path) if path.suffix == ".py" else _in_script(path)
        constants |= more[0]
        patterns += more[1]
    return constants, patterns


def _in_python(path: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    constants: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            constants |= set(node.value.split())
        elif isinstance(node, ast.JoinedStr):
            pattern = "".join(map(piece, node.values))
            if re.search(r"[a-z]{3}", pattern):
                patterns.append(re.compile(pattern))
    return constants, patterns


def _in_script(path: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """Of TypeScript and Svelte: texts in quotes, and templates such as `theme-${value}`."""
    text = path.read_text("utf-8")
    templates = re.findall(r"`([a-z][a-z0-9-]*(?:\$\{[^}`]*\}[a-z0-9-]*)+)`", text)
    patterns = [template(found) for found in templates if re.search(r"[a-z]{3}", found)]
    return set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", text)), patterns


def template(text: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\$\{[^}]*\}", "[A-Za-z0-9_-]*", text))


# How the client names a text: t("key"), words.say("key"), say("key"), {key: "key"}.
NAMED = re.compile(r"""\b(?:t|say)\(\s*(["`])(.+?)\1|\bkey: (["`])(.+?)\3""")


def named(path: Path) -> Iterator[str]:
    """The keys that a file of the client names outright, templates among them."""
    for found in NAMED.finditer(path.read_text("utf-8")):
        key = found[2] or found[4]
        if re.match(r"[a-z]", key):
            yield key


def piece(part: ast.expr) -> str:
    """A part of an f-string as a pattern."""
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+"
