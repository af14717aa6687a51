"""The plan of a turn is what expectimax finds over the same worth of boards."""

import numpy as np
import pytest

from yurt.bots import expectimax
from yurt.bots.foresight import expect
from yurt.bots.thinking import Reach, kernels
from yurt.engine.jit import is_plain_wanted
from yurt.engine.layout import Array
from yurt.engine.state import State
from yurt.games.yam_master.bot import Turn
from yurt.games.yam_master.tables import OVER, SEATS, THROWS
from yurt.games.yam_master.tests.test_turn import GAME, NEAR, position
from yurt.games.yam_master.turn import ENDINGS, can_end

PLENTY = 1 << 20
# Turns, and last turns: plain Python takes seconds for one.
TURNS, LAST = (range(4), range(10, 13)) if is_plain_wanted() else (range(8), range(10, 16))


def worth_of_endings(state: State) -> Array:
    """To the seat on turn, as ``policy.py`` judges boards."""
    joined = kernels(GAME, expectimax.__name__)
    worth, shares = np.zeros(ENDINGS), np.zeros(SEATS)
    for event in range(ENDINGS):
        if can_end(state.record, event):
            after = joined.restored(state.to_bytes())
            joined.apply(after[0], event)
            judge = joined.share_win if after["phase"][0] == OVER else joined.judge
            judge(after[0], SEATS, np.zeros((2, SEATS), dtype=np.int64), shares)
            worth[event] = shares[state.record.turn]
    return worth


def compare(number: int, last: int = 0) -> None:
    """``last``: for how many turns the game goes on, if it is to end soon."""
    state = position(number)[0]
    if last:
        array = state.record
        array.turns = array.max_turns - last
    view = state.view(state.record.turn)
    turn = Turn(view)
    turn.plan_for(worth_of_endings(state))
    planned = dict(zip(*(each.tolist() for each in turn.shares()), strict=True))
    foreseen = expect(view, Reach(PLENTY))
    assert foreseen.is_whole and foreseen.depth <= 1 + THROWS - state.record.throws
    found = {each.move: each.chance for each in foreseen.prospects}
    assert found == pytest.approx(planned, abs=NEAR)


def later(numbers: range) -> list[int]:
    """Without those of a first throw, which take long in plain Python."""
    return [number for number in numbers if position(number)[0].record.throws > 1]


@pytest.mark.parametrize("number", later(TURNS))
def test_a_turn_is_planned_as_by_expectimax(number: int) -> None:
    compare(number)


@pytest.mark.parametrize("number", later(LAST))
def test_the_last_turn_is_planned_as_by_expectimax(number: int) -> None:
    """Each way ends the game, so nothing is judged."""
    compare(number, last=1)


@pytest.mark.slow
@pytest.mark.skipif(is_plain_wanted(), reason="forty thousand events a turn")
@pytest.mark.parametrize("hundred", range(3))
def test_three_hundred_turns_are_planned_as_by_expectimax(hundred: int) -> None:
    for number in range(100):
        compare(1000 + 100 * hundred + number, last=hundred)
