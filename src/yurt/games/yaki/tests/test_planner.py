"""The planner of small games agrees with the rules, and level 5 plays nearly as well as it."""

import random

import pytest

from yurt.bots.foresight import expect
from yurt.bots.thinking import Reach, weigh
from yurt.engine.chance import seeded
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.engine.state import State
from yurt.games.yaki.tests.planner import TURNS, Planner

GAME = load("yaki", reduced="small")
TOKENS = (0, 1, 2, 8, 9)
PATHS = [("S..T", "S..T"), ("S.GT", "SR.T"), ("S...T", "S..T")]


def position(number: int, paths: tuple[str, str]) -> State:
    """A decision of a first round, after moves at random."""
    chance = random.Random(number)
    boards = ",".join([*paths, *["S..T"] * 4])
    while True:
        state = GAME.start(2, chance.randrange(2), paths=boards, trophies=1)
        events = chance.randrange(3, 16)
        while not state.is_over and (events > 0 or state.to_move == "*"):
            state.apply(random_event(state, chance))
            events -= 1
        if not state.is_over and state.record.voids == 0 and len(state.moves) > 1:
            return state


def random_event(state: State, chance: random.Random) -> str:
    return chance.choice(list(state.odds()) if state.to_move == "*" else state.legal())


def looked_ahead(planner: Planner, state: State, move: int) -> float:
    """What a move is worth to seat 0, by what the rules let follow."""
    after = state.copy()
    after.apply(move)
    if after.to_move != "*":
        return best(planner, after)
    total = 0.0
    for event, odds in after.odds().items():
        shown = after.copy()
        shown.apply(event)
        total += float(odds) * best(planner, shown)
    return total


def best(planner: Planner, state: State) -> float:
    if ranks := state.ranks():
        return float(ranks[0] == 1)
    found = max(planner.worth(state).values())
    return 1 - found if state.record.turn else found


@pytest.mark.parametrize("paths", PATHS)
def test_what_moves_are_worth_follows_from_the_rules(paths: tuple[str, str]) -> None:
    planner = Planner(TOKENS, paths)
    checked = 0
    for number in range(30):
        state = position(number, paths)
        for move, worth in planner.worth(state).items():
            after = state.copy()
            after.apply(move)
            # A void round leads on to positions of a second round, which have other values.
            if is_first_round(after):
                ahead = looked_ahead(planner, state, move)
                assert worth == pytest.approx(1 - ahead if state.record.turn else ahead)
                checked += 1
    assert checked > 30


def is_first_round(state: State) -> bool:
    shown = [state]
    if state.to_move == "*":
        shown = [state.copy() for _ in state.odds()]
        for each, event in zip(shown, state.odds(), strict=True):
            each.apply(event)
    return all(each.record.voids == 0 for each in shown)


def test_equal_paths_are_fair() -> None:
    planner = Planner(TOKENS, PATHS[0])
    begun = [planner.values[TURNS, start] for start in planner.starts]
    assert sum(begun) == pytest.approx(1.0)


@pytest.mark.slow
@pytest.mark.skipif(is_plain_wanted(), reason="millions of events")
@pytest.mark.parametrize("paths", PATHS)
def test_what_expectimax_sees_to_the_end_is_planned_alike(paths: tuple[str, str]) -> None:
    """The worth of all moves where it sees everything, and else which moves win for sure."""
    planner = Planner(TOKENS, paths)
    whole, sure = 0, 0
    for number in range(60):
        state = position(number, paths)
        foreseen = expect(state.view(int(state.record.turn)), Reach(100_000))
        worth = planner.worth(state)
        found = {each.move: each.chance for each in foreseen.prospects}
        if foreseen.is_whole:
            assert found == pytest.approx(worth)
            whole += 1
        for move, chance in found.items():
            if chance == 1:
                assert worth[move] == pytest.approx(1.0)
                sure += 1
    assert whole >= 8 and sure >= 50


@pytest.mark.slow
@pytest.mark.skipif(is_plain_wanted(), reason="a search of any strength takes long in plain Python")
def test_level_5_takes_what_is_nearly_the_best() -> None:
    planner = Planner(TOKENS, PATHS[0])
    regrets = []
    for number in range(8):
        state = position(number, PATHS[0])
        worth = planner.worth(state)
        chosen = weigh(state.view(int(state.record.turn)), 4000, seeded(number)).best.move
        regrets.append(max(worth.values()) - worth[chosen])
    assert sum(regrets) / len(regrets) < 0.05
