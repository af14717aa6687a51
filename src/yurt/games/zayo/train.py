"""Learns what counts for winning ZAYO between two tours (``LEADS`` in ``policy.py``), from a seed:
``scripts/train zayo``.

Games are played by the policy; what lies before the seats when a tour begins, and who wins in the
end, is fitted by a logistic model for each number of players. The same seed and number of games
give the same ``judge.json``, which also tells how it was made. ``policy.py`` holds its numbers as
they are; a test compares the two.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from yurt.engine.chance import seeded
from yurt.engine.layout import Array
from yurt.engine.registry import extended, load
from yurt.games.zayo.policy import BASES, CAMELS, COLUMNS, SIGNS, STOCK, TRAPS

KERNELS = "yurt.games.zayo.selfplay"
MANIFEST = "judge.json"
WHAT = "LEADS of policy.py: what counts between two tours, for two players to six"
HOW = "games by the policy against itself, softmax over the seats, Newton's method"
# What a seat has nothing of counts nothing.
NOTHING = (CAMELS, STOCK, BASES, TRAPS)
# Tours that fit into the arrays, for each game.
TOURS = 12
# How strongly a figure is held to 0, and when the fit is done.
RIDGE = 3.0
STEPS, CLOSE = 60, 1e-9


@dataclass(frozen=True)
class Course:
    """How to train: so many games for each number of players."""

    seed: int = 1
    games: int = 20_000


def play(players: int, course: Course) -> tuple[Array, Array]:
    """What counts for each seat before tours (columns), and the share of the win it had."""
    game = load("zayo")
    kernels = extended("zayo", KERNELS)
    rng = seeded(f"{course.seed} {players}")
    signs = np.zeros((course.games * TOURS, players, SIGNS), dtype=np.int64)
    winners = np.zeros((len(signs), players))
    begun = [game.start(players, first).to_bytes() for first in range(players)]
    moves = np.zeros(game.move_count, dtype=np.int16)
    points = np.zeros((2, players), dtype=np.int64)
    count = 0
    for number in range(course.games):
        states = kernels.restored(begun[number % players])
        count = int(kernels.call_tours(states, players, rng, moves, points, signs, winners, count))
    winners = winners[:count]
    return signs[:count], winners / winners.sum(axis=1, keepdims=True)


def fit(signs: Array, shares: Array) -> tuple[Array, float]:
    """A number for each column, and the mean negative logarithm of the odds that were given to
    what happened: Newton's method on a softmax over the seats."""
    used = np.setdiff1d(np.arange(COLUMNS), NOTHING)
    has = np.zeros((*shares.shape, COLUMNS))
    for sign in range(SIGNS):
        np.put_along_axis(has, signs[:, :, sign : sign + 1], 1.0, axis=2)
    has = has[:, :, used]
    leads = np.zeros(len(used))
    for _ in range(STEPS):
        odds = np.exp(has @ leads)
        odds /= odds.sum(axis=1, keepdims=True)
        usual = np.einsum("ns,nsf->nf", odds, has)
        slope = np.einsum("ns,nsf->f", shares - odds, has) - RIDGE * leads
        bend = np.einsum("ns,nsf,nsg->fg", odds, has, has, optimize=True) - usual.T @ usual
        step = np.linalg.solve(bend + RIDGE * np.eye(len(used)), slope)
        leads += step
        if abs(step).max() < CLOSE:
            break
    found = np.zeros(COLUMNS)
    found[used] = leads
    return found, float(-(shares * np.log(odds)).sum(axis=1).mean())


def train(course: Course) -> dict[str, object]:
    """What was found, for two players to six."""
    leads: list[list[float]] = []
    losses: list[float] = []
    tours: list[int] = []
    for players in load("zayo").spec.players:
        signs, shares = play(players, course)
        found, loss = fit(signs, shares)
        leads.append(found.round(2).tolist())
        losses.append(round(loss, 4))
        tours.append(len(signs))
    return {"tours": tours, "loss": losses, "leads": leads}


def learn(course: Course, folder: Path) -> dict[str, object]:
    """The numbers are few: they are in the manifest."""
    return train(course)
