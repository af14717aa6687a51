"""Turns planned by the kernels are those of a search by brute force, by the letter of the rulings:
every throw of every die, everything that can be kept."""

import random
from collections import Counter
from functools import cache
from itertools import product

import numpy as np
import pytest

from tests.reference.yam_master import Reference, all_squares
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.engine.state import State
from yurt.games.yam_master import tables
from yurt.games.yam_master.bot import Turn
from yurt.games.yam_master.turn import ENDINGS

NEAR = 1e-9
GAME = load("yam-master")


@cache
def throws(number: int) -> Counter[tuple[int, ...]]:
    """Every throw of so many dice: how often each of them comes, in ascending order."""
    return Counter(tuple(sorted(throw)) for throw in product(range(1, 7), repeat=number))


class BruteForce:
    """A turn over what its ends are said to be worth, by their texts."""

    def __init__(self, game: Reference, worth: dict[str, float]) -> None:
        self.game = game
        self.worth = worth
        self.best = cache(self._best)
        self.expect = cache(self._expect)

    def legal(self, dice: tuple[int, ...], made: int, announced: bool) -> list[str]:
        self.game.dice, self.game.throws, self.game.announced = list(dice), made, announced
        self.game.phase = "choose"
        return self.game.legal()

    def value(self, move: str, made: int, announced: bool) -> float:
        if move in self.worth:
            return self.worth[move]
        words = move.split()
        kept = tuple(int(word) for word in words if word.isdigit())
        return self.expect(kept, made + 1, announced or words[0] == "defi")

    def _best(self, dice: tuple[int, ...], made: int, announced: bool) -> float:
        return max(self.value(move, made, announced) for move in self.legal(dice, made, announced))

    def _expect(self, kept: tuple[int, ...], made: int, announced: bool) -> float:
        every = throws(5 - len(kept))
        after = ((tuple(sorted(kept + thrown)), count) for thrown, count in every.items())
        total = sum(count * self.best(dice, made, announced) for dice, count in after)
        return total / every.total()


def position(number: int) -> tuple[State, Reference]:
    """A decision of a turn on a board at random."""
    chance = random.Random(number)
    options = {name: chance.choice(("no", "no", "yes")) for name in ("strict_full", "defi_only")}
    state = GAME.start(2, chance.randrange(2), **options)
    reference = Reference(2, {**options, "first": state.terms.first})
    record = state.record
    for seat in (0, 1):
        for square in chance.sample(range(tables.SQUARES), chance.randrange(10)):
            if record.board[square] == tables.FREE:
                record.board[square] = seat
                record.supply[seat] -= 1
                reference.board["abcde"[square % 5] + "12345"[square // 5]] = seat
    dice = tuple(sorted(chance.choices(range(1, 7), k=5)))
    record.dice, record.throws = tables.NUMBER_OF[dice], chance.randrange(1, 4)
    record.phase = tables.DECIDING
    has_defi = any(record.board[square] == tables.FREE for square in tables.DEFI_SQUARES)
    record.announced = record.throws > 1 and has_defi and chance.random() < 0.4
    return GAME.restore(state.terms, state.to_bytes()), reference


def compare(number: int) -> None:
    state, reference = position(number)
    turn = Turn(state.view(state.record.turn))
    worth = np.array(random.Random(-number).choices(range(1000), k=ENDINGS)) / 1000
    turn.plan_for(worth)
    moves, shares = turn.shares()
    ends = {GAME.write(event): float(worth[event]) for event in range(ENDINGS)}
    table = BruteForce(reference, ends)
    record = state.record
    dice, made = tables.SETS[record.dice], int(record.throws)
    legal = table.legal(dice, made, bool(record.announced))
    found = dict(zip(map(GAME.write, moves.tolist()), shares.tolist(), strict=True))
    assert sorted(found) == legal
    for move in legal:
        assert found[move] == pytest.approx(
            table.value(move, made, bool(record.announced)), abs=NEAR
        )
    if record.throws == 1:
        whole = turn.kernels.call_plan(turn.states, turn.worth, turn.plan)
        assert whole == pytest.approx(table.expect((), 1, False), abs=NEAR)


@pytest.mark.parametrize("number", range(3))
def test_a_turn_is_planned_as_by_brute_force(number: int) -> None:
    compare(number)


@pytest.mark.slow
@pytest.mark.skipif(is_plain_wanted(), reason="hundreds of turns take hours in plain Python")
@pytest.mark.parametrize("hundred", range(4))
def test_hundreds_of_turns_are_planned_as_by_brute_force(hundred: int) -> None:
    for number in range(100):
        compare(1000 + 100 * hundred + number)


def test_all_squares_are_named_alike() -> None:
    names = {GAME.write(tables.PLACE + square)[6:] for square in range(tables.SQUARES)}
    assert names == set(all_squares())
