"""YAY!'s advice: its odds against throws by the rules, and what it says against what follows."""

import math

import pytest

from yurt.engine.chance import seeded
from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.engine.state import State
from yurt.engine.words import Say
from yurt.games.yay.advice import chance_to_beat, chance_to_write
from yurt.games.yay.rules import total_of
from yurt.games.yay.tables import BLOCK, CHOOSING, CROSSED, DIE, FREE, LIVE, PENALTY, WRITE
from yurt.games.yay.tests.table import fill_corner, put, sit, throw_total
from yurt.testing import advised

GAMES = 3 if is_plain_wanted() else 8
THROWS = 200 if is_plain_wanted() else 2000


def thrown(state: State, aim: int, seed: str) -> State:
    """A throw by the rules."""
    after, rng = state.copy(), seeded(seed)
    after.apply(aim)
    while after.to_move == "*":
        after.apply(after.draw(rng))
    return after


def share(hits: list[bool]) -> tuple[float, float]:
    """Of these hits, and how far it may be from the odds."""
    found = sum(hits) / len(hits)
    return found, 4.5 * math.sqrt(max(found * (1 - found), 1 / len(hits)) / len(hits))


@pytest.mark.slow_plain
@pytest.mark.parametrize("tray", ["rim", "open"])
def test_the_odds_to_write_and_to_beat_a_throw(tray: str) -> None:
    match = fill_corner(sit(tray=tray))
    put(match, "d4", 17)
    put(match, "f5", 9)
    for aim in ("a1", "c3", "g7"):
        move = match.state.number(f"aim {aim}")
        after = [thrown(match.state, move, f"{aim} {number}") for number in range(THROWS)]
        found, error = share(
            [one.record.phase == CHOOSING and WRITE <= one.moves[0] < BLOCK for one in after]
        )
        assert abs(chance_to_write(match.view(0).record, move) - found) < error
    throw_total(match, "c3", 8)
    move = match.state.number("aim b2")
    after = [thrown(match.state, move, f"again {number}") for number in range(THROWS)]
    found, error = share([one.record.phase != PENALTY for one in after])
    assert abs(chance_to_beat(match.view(0).record, move, 8) - found) < error


@pytest.mark.slow
def test_what_is_said_is_what_follows() -> None:
    seen: set[str] = set()
    for trial in trials(load("yay"), GAMES, seed=4):
        while not trial.state.is_over:
            state, seat = trial.state, trial.state.to_move
            if isinstance(seat, int):
                moves = [move for move in state.moves.tolist() if WRITE <= move < DIE]
                for move in moves[:4]:
                    seen.add(check(state, seat, move))
            trial.apply(trial.choose())
    assert {"why-write-crosses", "why-write-open", "why-write-closed"} <= seen


def check(state: State, seat: int, move: int) -> str:
    """Whether a sentence about a square holds after the move; answers its name."""
    saying = state.game.explain(state.view(seat), move, seeded(1))
    before, after = state.record, state.after(move)
    record, key = after.record, saying.key
    # A game that ends with a full sheet ends in the middle of a turn.
    assert key.startswith("why-end-") == (after.is_over and record.turns == before.turns)
    if key.startswith("why-end-"):
        ranks = after.ranks() or []
        if key != "why-end-even":
            assert (ranks[seat] == 1) == (key == "why-end-won")
    elif move < BLOCK:
        lost = [
            square
            for square in range(64)
            if LIVE <= before.marks[square] < CROSSED <= record.marks[square]
        ]
        crossed = saying.details.get("numbers", [])
        assert isinstance(crossed, list)
        assert len(crossed) == len(lost)
    if key in ("why-write-open", "why-cross-open"):
        row, column = divmod(move % 64, 8)
        beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        free = [
            square
            for square in beside
            if all(0 <= part < 8 for part in square)
            and before.marks[square[0] * 8 + square[1]] == FREE
        ]
        assert saying.details["count"] == len(free) > 0
    if key == "why-write-open":
        beats = saying.details["beats"]
        assert isinstance(beats, Say)
        assert beats.details["total"] == total_of(before) < 18
    return key


def test_the_words() -> None:
    match = fill_corner(sit())
    headline, why = advised(match, "aim c3")
    assert headline == "Throw between c3 and d4"
    assert why.startswith("Your throw will very likely fit somewhere. Chance: ")
    throw_total(match, "c1", 14)
    headline, why = advised(match, "aim a1")
    assert headline == "Throw again, between a1 and b2"
    assert why.startswith("You’ll hardly ever beat 14. If you don’t, you lose one of your numbers.")
    assert advised(match, "write c1")[0] == "Write 14 on c1"
    match.play("0 write c1")
    throw_total(match, "c2", 15)
    assert advised(match, "write c2") == (
        "Write 15 on c2",
        "YAY! That crosses out Ann’s 14 on c1.",
    )
    name = match.game.advice.name(match.state.number("write c2"), match.view(1).record, 1)
    assert match.game.words("en").put(name) == "Write 15 on c2 and cross out 1 number"


def test_all_aims_are_one_range() -> None:
    match = fill_corner(sit())
    (aims,) = match.game.advice.ranges(match.view(0))
    blocks = [f"aim {block}" for block in aims.parts[0].values]
    assert sorted(blocks) == match.view(0).legal() and len(blocks) == 49
    assert (aims.least, aims.most) == (("a1",), ("g7",))
    # YAY-12: there is no second throw in a seat's first turn.
    assert match.game.advice.ranges(throw_total(sit(), "c3", 8).view(0)) == []
