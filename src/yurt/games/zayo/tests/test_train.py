"""What ZAYO's policy judges by was found by ``train.py``, and can be found again."""

import json
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.games.zayo.policy import BASES, CAMELS, COLUMNS, LEADS, SIGNS, STOCK, TRAPS
from yurt.games.zayo.train import MANIFEST, NOTHING, Course, fit, play, train

KEPT = json.loads((load("zayo").folder / MANIFEST).read_text("utf-8"))
FEW = Course(games=1 if is_plain_wanted() else 20)


def test_the_policy_has_the_numbers_of_the_file() -> None:
    assert LEADS.tolist() == KEPT["leads"]
    assert LEADS.shape == (len(load("zayo").spec.players), COLUMNS)
    assert Course(KEPT["seed"], KEPT["games"]) == Course()
    assert (LEADS[:, NOTHING] == 0).all()


def test_having_more_is_better() -> None:
    for row in LEADS.tolist():
        for first, end in ((CAMELS, STOCK), (STOCK, STOCK + 5), (BASES, TRAPS), (TRAPS, COLUMNS)):
            assert all(less < more for less, more in pairwise(row[first:end]))


@pytest.mark.slow_plain
def test_training_is_the_same_again_from_its_seed() -> None:
    found = train(FEW)
    assert found == train(FEW)
    assert found["leads"] != train(replace(FEW, seed=2))["leads"]
    assert found.keys() <= KEPT.keys()


def test_games_are_watched_between_tours() -> None:
    signs, shares = play(3, FEW)
    assert signs.shape == (len(shares), 3, SIGNS)
    assert np.allclose(shares.sum(axis=1), 1)
    for sign, (first, end) in enumerate(
        ((CAMELS, STOCK), (STOCK, BASES), (BASES, TRAPS), (TRAPS, COLUMNS))
    ):
        assert ((signs[:, :, sign] >= first) & (signs[:, :, sign] < end)).all()


def test_what_wins_is_found() -> None:
    """Of two seats the one with a camel wins three times out of four: odds of three to one."""
    with_camel, without = (CAMELS + 1, STOCK, BASES, TRAPS), (CAMELS, STOCK, BASES, TRAPS)
    signs = np.array([[with_camel, without], [without, with_camel]] * 2000)
    shares = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 0.0]] * 1000)
    leads, loss = fit(signs, shares)
    assert abs(leads[CAMELS + 1] - np.log(3)) < 0.02
    assert abs(loss - 0.5623) < 0.001
