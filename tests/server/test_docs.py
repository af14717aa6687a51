"""docs/wire.md is true: its examples are messages of the protocol, and nothing is left out."""

import hmac
import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.server import refusals
from tests.server.sheet import SEED, load
from yurt.server import (
    entries,
    forms,
    http,
    limits,
    pace,
    proof,
    reviews,
    sayings,
    seats,
    sockets,
    table,
    websocket,
    wire,
)
from yurt.server.app import HTTP_ERRORS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "wire.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```json *(\w*)\n(.*?)^```", PAGE, re.M | re.S)
ROWS = [("", text) for text in re.findall(r"^\| `(\{\"do\".*?\})` \|", PAGE, re.M)]
EXAMPLES = [*BLOCKS, *ROWS]
MESSAGES: Any = wire.AnyMessage | sayings.Saying


def decoded(kind: str, text: str) -> Any:
    data = json.loads(text)
    if kind:
        return msgspec.json.decode(
            text, type=vars(forms).get(kind) or vars(wire)[kind], strict=True
        )
    return wire.decode(text) if "do" in data else msgspec.json.decode(text, type=MESSAGES)


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_examples_are_what_they_say(kind: str, text: str) -> None:
    """Decoded and encoded again they are the same: no field is misspelt, none is a default."""
    again = json.loads(msgspec.json.encode(decoded(kind, text)))
    given = json.loads(text)
    assert again == given if not kind else again.items() >= given.items()


def test_every_message_has_an_example() -> None:
    shown = {type(decoded(kind, text)) for kind, text in EXAMPLES}
    wanted = {*get_args(wire.AnyCall), *get_args(wire.AnyMessage)}
    wanted |= {forms.TableForm, forms.MadeTable, forms.SeatForm, forms.TakenSeat, forms.Problem}
    wanted |= {
        wire.Moves,
        forms.LessonForm,
        forms.BadRecord,
        forms.Replay,
        forms.Verdict,
        forms.ReviewInfo,
    }
    assert wanted <= shown


def test_every_field_is_named() -> None:
    parts = [*get_args(wire.AnyCall), *get_args(wire.AnyMessage), wire.TableInfo, wire.SeatInfo]
    parts += [wire.ClockInfo, wire.AskInfo, wire.ChatLine, wire.EventInfo, sayings.Saying]
    parts += [wire.Moves, wire.MoveInfo, wire.MoveRange, wire.MovePart, sayings.PartOf]
    parts += [sayings.SeatName, sayings.Listing, wire.HintInfo, forms.TableForm, forms.ClockForm]
    parts += [forms.ReviewInfo, forms.ReviewBody, forms.BalanceInfo, forms.DecisionInfo]
    for part in parts:
        for name in part.__struct_fields__:
            assert f'"{name}"' in PAGE or f"`{name}`" in PAGE, f"{part.__name__}.{name}"


def test_every_reason_to_end_is_named() -> None:
    source = (
        Path(sockets.__file__).read_text()
        + (Path(sockets.__file__).parent / "house.py").read_text()
    )
    reasons = set(re.findall(r'dismiss\("(\w+)"', source)) | {"left", "refused"}
    assert {why for why in reasons if f"| `{why}` |" not in PAGE} == set()


def test_limits_are_the_true_ones() -> None:
    for words in (
        f"| a message of a client | {limits.MESSAGE_BYTES:,} bytes; "
        f"more than {websocket.LONGEST_BYTES >> 20} MiB ends the connection (1009) |",
        f"| a request's head | {http.HEAD_SECONDS:.0f} seconds |",
        f"| a request's body | {limits.BODY_BYTES:,} bytes, a record {limits.RECORD_BYTES:,}; "
        f"{http.BODY_SECONDS:.0f} seconds, of which the first {http.BODY_GRACE:.0f} bring "
        f"{http.BODY_RATE} bytes each |",
        f"| records that wait to be read | {limits.RECORDS_WAITING} |",
        f"| calls on a connection | {limits.CALLS_PER_SECOND:.0f} a second, "
        f"{limits.CALLS_AT_ONCE:.0f} at once | `--calls` |",
        f"| `ping` on a connection | {limits.PINGS_PER_SECOND:.0f} a second, "
        f"{limits.PINGS_AT_ONCE:.0f} at once |",
        f"| frames that complete no message (pings, parts) | {websocket.SPARE_PER_SECOND:.0f} a "
        f"second, {websocket.SPARE_AT_ONCE:.0f} at once; more end the connection (1008) |",
        f"| refused for size, form or number | {sockets.REFUSALS_BORNE}, then `bye` |",
        f"| messages waiting for a client | {sockets.MESSAGES_WAITING}, then `bye` (`slow`) |",
        f"| connections at tables from one address | {limits.CONNECTIONS} | `--crowd` |",
        f"| other connections from one address | {limits.ASKING}; more cut",
        f"| {limits.ALL_CONNECTIONS:,} and {limits.ALL_ASKING:,}, or as many as there are files",
        f"| tables opened from one address | {limits.TABLES_PER_HOUR} an hour | `--crowd` |",
        f"| codes that lead nowhere, from one address | {limits.MISSES_PER_HOUR:.0f} an hour, then "
        f"{limits.MISS_SECONDS:.0f} seconds between two looks | `--crowd`: "
        f"{limits.CROWD_MISSES_PER_HOUR:.0f}, then {limits.CROWD_MISS_SECONDS} |",
        f"| reviews that wait to be worked out | {reviews.REVIEWS_WAITING} |",
        f"| requests from one address | {limits.REQUESTS_PER_SECOND:.0f} a second, "
        f"{limits.REQUESTS_AT_ONCE:.0f} at once | `--crowd` |",
        f"| a name | {seats.NAME_LENGTH} characters are kept |",
        f"{table.CHAT_LENGTH} characters; the last {table.CHAT_KEPT} lines are kept",
        f"after {sockets.SILENCE_SECONDS:.0f} seconds without any message",
        f"within {sockets.HELLO_SECONDS:.0f} seconds",
        f"{sockets.PROBE_SECONDS:.0f} seconds after each other",
        f"has not answered for {sockets.ANSWER_SECONDS:.0f} seconds",
        f"`patience`, in\nseconds ({entries.PATIENCE} if nothing else is said",
        f"the last {table.REQUESTS_KEPT} names of each seat",
        f"({sockets.REQUEST_LENGTH} characters at most)",
    ):
        assert words in PAGE, words


def test_what_follows_from_the_code_is_as_the_code_has_it() -> None:
    """Required fields and keys of refusals: python -m tests.server.refusals writes them anew."""
    assert refusals.made_anew(PAGE) == PAGE


def test_every_refusal_that_is_said_is_listed() -> None:
    listed = refusals.sentences()
    said: set[str] = set()
    for file in Path(sockets.__file__).parent.rglob("*.py"):
        said |= set(re.findall(r'\bsay\(\s*"([a-z-]+)"', file.read_text("utf-8")))
    # Two pages, and what a reason of ours stands in.
    assert said - listed.keys() == {"pages-not-built", "docs-not-built", "record-line"}
    assert set(HTTP_ERRORS.values()) <= listed.keys()


def test_what_bots_cost_is_true() -> None:
    page = " ".join((DOCS / "hosting.md").read_text(encoding="utf-8").split())
    assert f"level 5 moves after {pace.patience(5):.2f} seconds at the earliest" in page
    assert f"the last {reviews.REVIEWS_KEPT} are kept" in page


def test_chance_is_as_described() -> None:
    """The page's recipe, followed without a look at the code."""
    seed, numbers = SEED, {2: "b", 0: "Lucky7"}
    key = hmac.digest(seed, b"yurt 1\n0 Lucky7\n2 b", "sha256")
    state = load("zayo").start(3)
    chance = proof.Chance(seed, numbers)
    for number in range(1, 40):
        odds = sorted(state.odds().items())
        drawn = int.from_bytes(hmac.digest(key, f"draw {number}".encode(), "sha256"), "big")
        share, total = Fraction(drawn, 2**256), Fraction(0)
        expected = next(text for text, odd in odds if (total := total + odd) > share)
        assert state.game.write(chance.draw(number, state)) == expected
        state.apply(expected)
    first = int.from_bytes(hmac.digest(key, b"first", "sha256"), "big") * 3 // 2**256
    assert chance.first(3) == first


@pytest.mark.parametrize("page", ["wire.md", "hosting.md"])
def test_links_and_options_exist(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([\w./-]+)(?:#[\w-]*)?\)", text):
        assert (DOCS / target).exists()
    for path in re.findall(r"`((?:src|tests)/[\w./]+)`", text):
        assert (DOCS.parent / path).exists()
