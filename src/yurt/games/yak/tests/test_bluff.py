"""Odds of claims are exact for cards drawn from the whole deck; what was learned can be used."""

import json
from itertools import product

import numpy as np
import pytest

from yurt.bots.thinking import kernels
from yurt.engine.chance import seeded
from yurt.engine.jit import is_plain_wanted
from yurt.engine.layout import Array
from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.games.yak import bluff, chances, train
from yurt.games.yak.learned import LEARNED
from yurt.games.yak.rules import count_pile
from yurt.games.yak.tables import BANG, COPIES, KINDS, ONE, SPECIES, STOP, WILD_2, YAK

GAME = load("yak")
# Odds are the sum of four that are rounded to thousandths.
ROUNDED = 0.0021


def known(cards: list[int], unknown: int) -> Array:
    found = np.zeros(chances.KNOWN, dtype=np.int64)
    for card in cards:
        chances.add_known(found, card)
    found[chances.UNKNOWN] = unknown
    return found


def counts(pile: list[int]) -> list[int]:
    """How many of each species a pile is found to hold."""
    table = GAME.start(2, 0).record.copy()
    table.pile[: len(pile)] = pile
    table.pile_size = len(pile)
    return [count_pile(table, species) for species in range(SPECIES)]


@pytest.mark.parametrize(
    "own",
    [[], [3 * YAK + 1], [WILD_2], [BANG, 3 * YAK], [ONE, 3 * YAK + 2, 4], [STOP, BANG], [STOP] * 2],
)
def test_odds_are_those_of_all_cards_that_can_lie_there(own: list[int]) -> None:
    pairs = np.array(list(product(range(KINDS), repeat=2)))
    odds = np.array(COPIES)[pairs].prod(axis=1) / sum(COPIES) ** 2
    found = np.array([counts([*own, *pair]) for pair in pairs.tolist()])
    knowledge = known(own, unknown=2)
    for species, number in product(range(SPECIES), range(1, 9)):
        exact = float(odds[found[:, species] >= number].sum())
        looked_up = chances.chance_of(knowledge, species, number, 0) / chances.SURE
        assert looked_up == pytest.approx(exact, abs=ROUNDED)


def test_a_card_that_is_played_makes_its_claim_likelier() -> None:
    knowledge = known([], unknown=1)
    chance = [chances.chance_of(knowledge, YAK, 3, value) for value in range(4)]
    assert chance == sorted(chance) and chance[3] > 900


def test_the_lowest_claims_outrank_the_standing_one() -> None:
    """YAK-7, YAK-8."""
    assert [chances.lowest_number(-1, species) for species in range(SPECIES)] == [1] * SPECIES
    standing = 3 * SPECIES + 2
    assert [chances.lowest_number(standing, species) for species in range(SPECIES)] == [
        5, 5, 5, 4, 4,
    ]  # fmt: skip


def test_what_was_learned_covers_every_row_and_tells_how() -> None:
    assert LEARNED.shape == (bluff.ROWS, bluff.PLANS)
    assert LEARNED.any(axis=1).all()
    folder = GAME.folder
    manifest = json.loads((folder / train.MANIFEST).read_text())
    assert {"seed", "rounds", "piles", "command"} <= set(manifest)
    assert (folder / "learned.py").stat().st_size < 2_000_000


@pytest.mark.slow_plain
def test_training_comes_again_from_its_seed() -> None:
    course = train.Course(rounds=2, piles=6 if is_plain_wanted() else 200)
    first, second = train.train(course), train.train(course)
    assert (first[0] == second[0]).all() and first[1] == second[1]


def test_a_usual_move_looks_at_the_own_cards_alone() -> None:
    joined = kernels(GAME)
    for number in range(6):
        match, rng = Match(GAME, players=2 + number % 3), seeded(number)
        for _ in range(8 + 12 * number):
            if match.to_move == "*":
                match.draw(rng)
                continue
            seat = match.state.actor
            view = match.view(seat)
            worlds = [view.guess(seeded(f"{number} {each}")) for each in range(2)]
            chosen = [
                joined.prefer(
                    joined.restored(each.to_bytes())[0], view.moves, len(view.moves), seeded(5)
                )
                for each in (match.state, *worlds)
            ]
            assert len(set(chosen)) == 1
            match.apply(int(view.moves[chosen[0]]))
