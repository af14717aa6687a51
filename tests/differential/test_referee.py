"""Records as they come, sound and broken, through both referees: all but the message must agree."""

import json
import random
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.differential.steering import STEERING
from tests.parts import parts
from tests.reference import referee as reference
from yurt.engine import jit, referee, registry
from yurt.engine.match import Match
from yurt.engine.record import write

SAMPLES = Path(__file__).parents[1] / "samples"
# Of each part.
MUTATIONS = 15 if jit.is_plain_wanted() else 30
EVENTS = 60

HEADERS = [
    *(b"first: 1", b"first: 2", b"first: 9", b"first: x", b"first:", b"first:1"),
    *(b"players: 3", b"players: 7", b"players: 03", b"players: \xd9\xa3", b"yurt: 2"),
    *(b"game: chess", b"game: yak", b"game:  yak", b"Game: yak", b"seat0: Ann", b"seat1:"),
    *(b"seat5: Eve", b"seat01: Bob", b"seat: Bob", b"seat99999999999: Bob"),
    *(b"date: 2026-01-01", b"event:", b"seed-commitment: abc", b"final_challenge: yes"),
    *(b"final_challenge: maybe", b"max_turns: 21", b"max_turns: 20", b"trophies: 6"),
    *(b"paths: S..T", b"may_stop: yes", b"scatter: wild", b"end: never", b"following: suit"),
    *(b"max_tours: 4", b"chief_takes: one-kind", b"strict_full: yes", b"colour: red"),
    *(b"predator: out", b"predator: away", b"predator:", b"tray: open", b"tray: wall", b"tray:"),
    *(b"chief_counter: no", b"chief_counter: never", b"chief_counter: yes"),
    *(b"no colon", b": empty", b"key:value", b"# a comment", b"#", b" # no comment", b"\t"),
    *(b"", b"\xff\xfe", b"# \xff", b"x" * 3000, b"date: " + b"y" * 5000, b"\x00"),
    *(b"first: 0 ", b"first: 0\r"),
]
EVENT_LINES = [
    *(b"0 pass", b"* draw stop", b"*", b"0", b"0 ", b"* ", b"7 pass", b"00 pass", b"-1 pass"),
    *(b"+0 pass", b"pass", b"0  pass", b"0\tpass", b" 0 pass", b"0 PASS", b"# 0 pass", b"#"),
    *(b"\xff", b"# \xff\xff", b"1 " + b"z" * 4000, b"0 claim " + b"9" * 5000 + b" yak"),
    *(b"0 claim 0 yak", b"\xc3\xa9 pass", b"0 pass\r", b"0 pass \t", b"\x00", b""),
    *(b"** draw stop", b"\xd9\xa0 pass", b"0\xc2\xa0pass", b"0 flip 21", b"0 keep"),
    *(b"0 aim h8", b"0 lay", b"* roll", b"* die off", b"0 stop", b"* reveal ?"),
    *(b"1 counter", b"1 counter friendship", b"1 counter shaman", b"1 counter zayo", b"1 accept"),
]


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.yurt")), ids=lambda path: path.stem)
def test_samples(path: Path) -> None:
    expected = json.loads(path.with_suffix(".json").read_bytes())
    last = both(path.read_bytes())[-1]
    if expected["expect"] == "ok":
        final = expected["final"]
        assert {key: last[key] for key in final} == final
    else:
        assert last == without_message({"error": {**expected, "message": "any"}})


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(SAMPLES.glob("*.json")) if '"odds"' in path.read_text()],
    ids=lambda path: path.stem,
)
def test_odds_of_samples(path: Path) -> None:
    trace = both(path.with_suffix(".yurt").read_bytes(), trace=True)
    for number, odds in json.loads(path.read_bytes())["odds"].items():
        found = trace[int(number)]["odds"]
        assert {text: found[text] for text in odds} == {
            text: float(Fraction(chance)) for text, chance in odds.items()
        }


@pytest.mark.parametrize("name", STEERING)
def test_options_are_written_in_the_order_of_the_rulings(name: str) -> None:
    dice = random.Random(f"headers {name}")
    options = reference.module_of(name).OPTIONS
    written = set()
    for _ in range(20):
        course = STEERING[name].course(dice)
        match = Match(registry.load(name), course.players, 1, **course.options)
        header = write(match, {"seat0": "Zoë", "date": ""}).partition("\n\n")[0]
        keys = [line.partition(":")[0] for line in header.splitlines()]
        found = [key for key in options if key in keys]
        assert keys == ["yurt", "game", "players", "first", *found, "seat0", "date"]
        written |= set(found)
    assert written == set(options)


def test_sample_trace() -> None:
    path = SAMPLES / "yam-master-example-defi-carre.yurt"
    lines = path.with_suffix(".trace.jsonl").read_text().splitlines()
    assert both(path.read_bytes(), trace=True) == [
        without_message(json.loads(line)) for line in lines
    ]


@pytest.mark.parametrize("part", parts(4))
@pytest.mark.parametrize("name", STEERING)
def test_mutated_records(name: str, part: int) -> None:
    dice = random.Random(f"records {name} {part}")
    for _ in range(MUTATIONS):
        both(mutated(sound_record(name, dice), dice), trace=dice.random() < 0.3)


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"\xef\xbb\xbf", b"\xff", b"\x00" * 9, b"yurt: 1", b"#", b"\r\r\n"]
)
def test_hardly_a_record(data: bytes) -> None:
    assert "error" in both(data)[-1]


def both(data: bytes, trace: bool = False) -> list[dict[str, Any]]:
    """What the two referees agree on."""
    ours = [without_message(json.loads(json.dumps(line))) for line in referee.report(data, trace)]
    theirs = [
        without_message(json.loads(json.dumps(line))) for line in reference.report(data, trace)
    ]
    # Whether the position is traced before a line that names no actor is not laid down.
    count = min(len(ours), len(theirs)) - 1
    assert abs(len(ours) - len(theirs)) <= 1
    assert ours[:count] == theirs[:count], data.decode(errors="backslashreplace")
    assert ours[-1] == theirs[-1], data.decode(errors="backslashreplace")
    return ours


def without_message(report: dict[str, Any]) -> dict[str, Any]:
    """The sentence may be any; that there is one is all that matters here."""
    error = report.get("error")
    if error is None:
        return report
    assert error["message"]
    return {"error": {key: error[key] for key in ("line", "event", "rule")}}


def sound_record(name: str, dice: random.Random) -> bytes:
    """The beginning of a game, or (seldom, they are long) a whole one."""
    course = dice.choice((STEERING[name].course, *STEERING[name].extra))(dice)
    first = dice.randrange(course.players) if course.first is None else course.first
    match = Match(registry.load(name), course.players, first, **course.options)
    most = dice.choice((0, 3, 20, EVENTS, EVENTS, EVENTS, 400))
    while not match.state.is_over and len(match.log) < most:
        match.apply(course.pick(match.state, match.state.legal()))
    free = {"seat0": "Zoë", "date": ""} if dice.random() < 0.3 else {}
    return write(match, free).encode()


def mutated(data: bytes, dice: random.Random) -> bytes:
    """The record with up to three changes."""
    for _ in range(dice.choice((0, 1, 1, 1, 2, 3))):
        data = dice.choice((change_line, change_line, change_byte, change_form))(data, dice)
    return data


def change_line(data: bytes, dice: random.Random) -> bytes:
    lines = data.split(b"\n")
    blank = lines.index(b"") if b"" in lines else len(lines)
    in_header = dice.random() < 0.5
    place = (
        dice.randrange(blank + 1) if in_header else dice.randint(min(blank, len(lines)), len(lines))
    )
    new = dice.choice(HEADERS if in_header else EVENT_LINES)
    kind = dice.randrange(5)
    if kind == 0 and place < len(lines):
        del lines[place]
    elif kind == 1 and place < len(lines):
        lines.insert(place, lines[place])
    elif kind == 2 and place < len(lines):
        lines[place] = new
    elif kind == 3 and place < len(lines):
        other = dice.randrange(len(lines))
        lines[place], lines[other] = lines[other], lines[place]
    else:
        lines.insert(place, new)
    return b"\n".join(lines)


def change_byte(data: bytes, dice: random.Random) -> bytes:
    if not data:
        return data
    place = dice.randrange(len(data))
    end = place + dice.randrange(3)
    new = dice.choice(
        (b"", b" ", b"\t", b"\r", b"\n", b"0", b"9", b"a", b"-", b"\xff", b"\xc3", b"?")
    )
    return data[:place] + new + data[end:]


def change_form(data: bytes, dice: random.Random) -> bytes:
    """Line ends, byte-order mark, trailing blanks, a missing last line end, another order."""
    kind = dice.randrange(7)
    if kind == 0:
        return data.replace(b"\n", b"\r\n")
    if kind == 1:
        return b"\xef\xbb\xbf" + data
    if kind == 2:
        return data.replace(b"\n", b" \t \n")
    if kind == 3:
        return data.rstrip(b"\n")
    if kind == 4:
        return data[: dice.randrange(len(data) + 1)]
    if kind == 5:
        return data.replace(b"\n", b"\n\n# a comment\n\n", dice.randrange(9))
    return b"\n".join(reordered(data.split(b"\n"), dice))


def reordered(lines: list[bytes], dice: random.Random) -> Iterator[bytes]:
    """Readers accept interchangeable things in any order, so some of these are still sound."""
    for line in lines:
        words = line.split(b" ")
        if len(words) > 3 and dice.random() < 0.3:
            tail = words[2:]
            dice.shuffle(tail)
            words[2:] = tail
        yield b" ".join(words)
