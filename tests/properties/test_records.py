"""Reading and writing are inverse, and a match takes back what it played."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.parts import parts
from yurt.engine import jit, registry
from yurt.engine.conformance import trials
from yurt.engine.match import Match
from yurt.engine.record import RecordError, read, write

# Of each part.
GAMES = 5 if jit.is_plain_wanted() else 10
# Free text of a header: anything but line ends, and no blanks at the ends, which readers drop.
FREE_TEXT = some.text(some.characters(exclude_categories=["Cs"], exclude_characters="\n\r")).map(
    lambda text: text.strip(" \t")
)


def matches(name: str, games: int, part: int) -> list[Match]:
    """Random games, whole ones and beginnings."""
    played = []
    for trial in trials(registry.load(name), games, seed=11 + part):
        stop = trial.random.choice((0, 5, 50, 100_000))
        while not trial.state.is_over and len(trial.log) < stop:
            trial.apply(trial.choose())
        match = Match(trial.game, trial.players, trial.first, **trial.options)
        for _, event in trial.log:
            match.apply(event)
        played.append(match)
    return played


@pytest.mark.parametrize("part", parts(4))
@pytest.mark.parametrize("name", registry.names())
def test_round_trip(name: str, part: int) -> None:
    for match in matches(name, GAMES, part):
        text = write(match)
        again = read(text.encode()).match
        assert again.log == match.log
        assert again.state.to_bytes() == match.state.to_bytes()
        assert again.start.terms == match.start.terms
        assert write(again) == text


@pytest.mark.parametrize("part", parts(4))
@pytest.mark.parametrize("name", registry.names())
def test_undo(name: str, part: int) -> None:
    for match in matches(name, GAMES // 3, part):
        states = list(match.states())
        log = list(match.log)
        for count in (1, 3, len(log) // 2):
            kept = len(match.log) - count
            if kept < 0:
                continue
            match.undo(count)
            assert match.state == states[kept]
            assert match.log == log[:kept]
            for _, event in log[kept:]:
                match.apply(event)
        assert match.state == states[-1]


@given(names=some.lists(FREE_TEXT, max_size=2), date=FREE_TEXT, event=FREE_TEXT)
@settings(derandomize=True, deadline=None, max_examples=100)
def test_free_text_of_the_header_comes_back(names: list[str], date: str, event: str) -> None:
    free = {f"seat{seat}": name for seat, name in enumerate(names)}
    free |= {"date": date, "event": event}
    match = Match(registry.load("yak", mode="plain"))
    record = read(write(match, free).encode())
    assert record.header.free == free


@given(data=some.binary(max_size=200))
@settings(derandomize=True, deadline=None, max_examples=200)
def test_any_bytes_are_a_record_or_a_clear_error(data: bytes) -> None:
    for start in (b"", b"yurt: 1\ngame: yak\nplayers: 2\n", b"yurt: 1\ngame: yay\nplayers: 2\n\n"):
        with suppress(RecordError):
            read(start + data)
