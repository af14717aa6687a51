"""What the browser gets of each game, and its TypeScript types: what is committed is what
``scripts/types`` writes."""

import json
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from yurt.engine import registry
from yurt.engine.jit import is_plain_wanted
from yurt.engine.words import LANGUAGES
from yurt.server.typescript import Printer, files, printed
from yurt.testing import positions

FOLDER = Path(__file__).parents[2] / "web" / "src" / "wire"
GAMES = 2 if is_plain_wanted() else 4
# Games are long; every so many events are looked at.
STRIDE = 11


def test_the_committed_types_are_those_of_the_code() -> None:
    made = files(FOLDER)
    committed = {path: path.read_text("utf-8") for path in made if path.is_file()}
    assert committed == made, "run scripts/types and commit what it writes"


def test_nothing_else_lies_among_the_types_of_the_messages() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == ["messages.ts", "values.ts"]


def test_lists_reach_the_client_as_values() -> None:
    text = files(FOLDER)[FOLDER / "values.ts"]
    assert f"export const LANGUAGES = {json.dumps(LANGUAGES)} as const;" in text
    assert "export const LEVELS = [1, 2, 3, 4, 5] as const;" in text


@pytest.mark.parametrize("name", registry.names())
def test_what_is_shown_travels_as_json_and_fits_its_type(name: str) -> None:
    game = registry.load(name)
    kind = game.show_type
    for trial in positions(game, GAMES, seed=31, every=STRIDE):
        for seat in trial.seats:
            shown = game.show(trial.view(seat))
            assert msgspec.json.decode(msgspec.json.encode(shown), type=kind) == shown


@pytest.mark.parametrize("name", registry.names())
def test_what_a_seat_cannot_see_does_not_change_what_it_is_shown(name: str) -> None:
    game = registry.load(name)
    for trial in positions(game, GAMES, seed=32, every=2 * STRIDE):
        for seat in trial.seats:
            view = trial.view(seat)
            world = view.guess(trial.rng)
            assert game.show(world.view(seat)) == game.show(view)


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"type": "integer"}, "number"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        (
            {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}},
            "(string | null)[]",
        ),
        (
            {"type": "object", "additionalProperties": {"$ref": "#/$defs/Claim"}},
            "Record<string, Claim>",
        ),
        ({"enum": ["hello"]}, '"hello"'),
        ({"enum": ["a", "b"]}, "Letter"),
        ({"default": None}, "unknown"),
    ],
)
def test_types_are_printed_as_typescript(schema: dict[str, Any], text: str) -> None:
    assert Printer({frozenset("ab"): "Letter"}).type_of(schema) == text


def test_tuples_are_refused() -> None:
    with pytest.raises(TypeError, match="use a struct"):
        printed({"Pair": tuple[int, int]})


def test_fields_that_may_be_left_out_are_optional() -> None:
    kinds = msgspec.defstruct("Mark", [("kind", Literal["a", "b"]), ("note", str, "")])
    text = printed({"Mark": kinds}, {frozenset("ab"): "Letter"})
    assert text.splitlines()[2:] == [
        'export type Letter = "a" | "b";',
        "",
        "export interface Mark {",
        "  kind: Letter;",
        "  note?: string;",
        "}",
    ]
