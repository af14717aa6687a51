"""The browser client decides nothing by rules: what its sources may not say; and none is unused."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.fluent import SOURCE, WEB
from yurt.engine import registry

TABLES = [registry.folder_of(name) / "web" for name in registry.names()]
FOLDERS = [WEB, *(table for table in TABLES if table.is_dir())]
# Where the client begins; everything else is imported from there.
BEGINNING = WEB / "main.ts"
ENDINGS = ("", ".ts", ".svelte", "/index.ts")

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.S)
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["']([^"']+)["']""")
GLOB = re.compile(r"import\.meta\.glob[^(]*\((.*?)\)", re.S)
STRING = re.compile(r"""["'`]([^"'`\n]+)["'`]""")


def prefixes() -> list[str]:
    """What the ids of each game's rulings begin with."""
    rules = [registry.folder_of(name) / "RULES.md" for name in registry.names()]
    found = [re.search(r"\b([A-Z]{2,})-\d+\b", path.read_text("utf-8")) for path in rules]
    return [match[1] for match in found if match]


FORBIDDEN = {
    "the id of a ruling": rf"\b(?:{'|'.join(prefixes())})-\d",
    "a refusal of the rules": r"[\"'`]refuse-",
    "a refusal with a ruling": r"\.refuse\([^;]*?\),\s*[^)\s]",
    "a list of legal moves": r"\bfunction moves\(|\bmoves\s*\(\s*(?:show|\{)",
    "the turn in what a game shows": r"\bshow\??\.turn\b|\bas \{ turn\b",
    "momentary sentences": r"\bmomentary:\s*\[",
}


def code(path: Path) -> str:
    return COMMENT.sub("", path.read_text("utf-8"))


def written(folder: Path) -> Iterator[Path]:
    """Sources that people write, without the tests, which say what they like."""
    for path in sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")]):
        is_test = ".test." in path.name or path.name == "testing.ts"
        if not is_test and not {"wire", "wire.ts"} & set(path.parts):
            yield path


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
@pytest.mark.parametrize("what", FORBIDDEN)
def test_the_client_knows_no_rules(folder: Path, what: str) -> None:
    pattern = re.compile(FORBIDDEN[what])
    # The kit is exhibited with samples.
    sources = [path for path in written(folder) if "exhibits" not in path.parts]
    assert sources
    assert [str(path) for path in sources if pattern.search(code(path))] == []


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("the id of a ruling", 'chair.say("YAK-7");'),
        ("a refusal of the rules", 'say("refuse-open-with-one")'),
        ("a refusal with a ruling", 'this.#chair.refuse(say("web-later"), "AB");'),
        ("a list of legal moves", "function moves({ choices }: Show): Move[] {"),
        ("a list of legal moves", "  moves(show: S): Move[];"),
        ("the turn in what a game shows", "isTurn={show.turn === person.seat}"),
        ("the turn in what a game shows", "(show as { turn?: number }).turn"),
        ("momentary sentences", '  momentary: ["turns-up"],'),
    ],
)
def test_what_is_forbidden_is_found(what: str, line: str) -> None:
    assert re.search(FORBIDDEN[what], line)


def imported(path: Path) -> Iterator[Path]:
    """The sources that a source names, one by one or by a pattern."""
    text = path.read_text("utf-8")
    for name in IMPORT.findall(text):
        base = WEB / name[5:] if name.startswith("$web/") else path.parent / name
        for ending in ENDINGS:
            found = Path(f"{base}{ending}").resolve()
            if found.is_file():
                yield found
                break
    for patterns in GLOB.findall(text):
        for pattern in STRING.findall(patterns):
            *up, rest = re.split(r"(?<=\.\./)(?!\.\./)", pattern, maxsplit=1)
            base = (path.parent / "".join(up)).resolve()
            yield from (found.resolve() for found in base.glob(rest.removeprefix("./")))


def test_no_source_is_left_that_nobody_imports() -> None:
    known: set[Path] = set()
    waiting = [BEGINNING.resolve()]
    while waiting:
        path = waiting.pop()
        if path in known:
            continue
        known.add(path)
        if path.suffix in (".ts", ".svelte"):
            waiting.extend(imported(path))
    every = {path.resolve() for folder in FOLDERS for path in written(folder)}
    assert len(known & every) > 100
    assert sorted(str(path.relative_to(SOURCE.parents[1])) for path in every - known) == []
