"""The parts of ``docs/wire.md`` that follow from the code: which fields are required, and every key
of a refusal. ``python -m tests.server.refusals`` writes them anew; a test compares."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from yurt.engine import registry
from yurt.server import forms, wire

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "wire.md"
SERVER = ROOT / "src" / "yurt" / "server" / "text" / "en.ftl"
ENGINE = ROOT / "src" / "yurt" / "engine" / "text" / "en.ftl"
# Messages of the same files that are no refusals but parts of other sentences, or pages.
PARTS = ("seat", "chance", "listing", "numbers-", "story", "odds", "advise-", "why-", "record-line")
PAGES = ("pages-", "docs-")
BODIES: tuple[Any, ...] = (forms.TableForm, forms.SeatForm, forms.LessonForm)


def messages(file: Path) -> dict[str, str]:
    """The messages of one line each."""
    found: list[tuple[str, str]] = re.findall(
        r"^([a-z][\w-]*) = ?(.*)$", file.read_text(encoding="utf-8"), re.M
    )
    return dict(found)


def sentences() -> dict[str, str]:
    """Every key that any table may be refused with, and its sentence."""
    found = messages(SERVER) | messages(ENGINE)
    return {
        key: text
        for key, text in found.items()
        if key == "chance-only" or not key.startswith((*PARTS, *PAGES))
    }


def of_game(game: str) -> list[str]:
    file = registry.folder_of(game) / "text" / "en.ftl"
    return [key for key in messages(file) if key.startswith("refuse-")]


def refusals() -> Iterator[str]:
    yield "| key | in English |"
    yield "|---|---|"
    for key, text in sentences().items():
        plain = text.replace("{ $", "{").replace(" }", "}") or "(by case)"
        yield f"| `{key}` | {plain} |"
    yield ""
    yield "The rulings of a game have keys of their own, of its `text/en.ftl`:"
    yield ""
    for game in registry.names():
        yield f"- `{game}`: {', '.join(f'`{key}`' for key in of_game(game)) or 'none'}"


def required() -> Iterator[str]:
    yield "| message or body | fields that must be there |"
    yield "|---|---|"
    for kind in (*get_args(wire.AnyCall), *BODIES):
        needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
        if needed:
            tag = kind.__struct_config__.tag
            yield f"| `{tag or kind.__name__}` | {', '.join(f'`{name}`' for name in needed)} |"


MADE = {"## Refusals": refusals, "## Required fields": required}


def made_anew(page: str) -> str:
    """The page with these parts as the code has them: from the first line of a table or list to the
    next heading."""
    for heading, lines in MADE.items():
        before, rest = page.split(f"\n{heading}\n", 1)
        begin = rest.index("\n| ") + 1
        end = re.search(r"^##", rest, re.M)
        assert end is not None
        text = "\n".join(lines())
        page = f"{before}\n{heading}\n{rest[:begin]}{text}\n\n{rest[end.start() :]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(made_anew(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
