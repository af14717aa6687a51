"""Learns what boards of Yam Master are worth (``value.npz``), from a seed: ``scripts/train``.

Rounds of games against itself and learning from them alternate; the later ones learn less. The same
seed and numbers give the same file. ``value.json`` tells how it was made.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from yurt.engine.chance import seeded
from yurt.engine.jit import Kernels
from yurt.engine.layout import Array
from yurt.engine.registry import extended
from yurt.games.yam_master import GAME, tables
from yurt.games.yam_master.turn import ENDINGS, PLAN_ROWS
from yurt.games.yam_master.value import FEATURES, ROWS

KERNELS = "yurt.games.yam_master.selfplay"
MANIFEST = "value.json"
WHAT = "the share of the win of the seat whose turn begins, by value.py"
HOW = "games against itself, expected turns mixed with outcomes, Adagrad"
# Sums of squares begin here, so that the first steps are no leaps.
CAUTION = 0.1


@dataclass(frozen=True)
class Course:
    """How to train: ``rounds`` of ``turns`` each, for ``units`` sums, learned at ``rate`` at
    first, with ``trust`` in outcomes at first; both fall towards the end."""

    seed: int = 1
    rounds: int = 200
    turns: int = 30_000
    units: int = 33
    rate: float = 0.03
    trust: float = 0.8


class Learner:
    """The numbers that are learned, and the arrays that learning needs."""

    def __init__(self, course: Course) -> None:
        random = np.random.default_rng(course.seed)
        units = course.units
        self.random = random
        self.rng = seeded(course.seed)
        self.table = random.normal(0.0, 0.03, (ROWS, units)).astype(np.float32)
        self.table[:, 0] = 0.0
        self.output = random.normal(0.0, 0.3, units).astype(np.float32)
        self.table_squares = np.full((ROWS, units), CAUTION, dtype=np.float32)
        self.output_squares = np.full(units, CAUTION, dtype=np.float32)
        self.features = np.zeros(FEATURES, dtype=np.int64)
        self.sums = np.zeros(units, dtype=np.float32)
        self.steps = np.zeros(units)
        self.kernels: Kernels = extended("yam-master", KERNELS)
        # What is written here is drawn for each game.
        usual = GAME.check(players=2, first=0, options={})
        self.options = self.kernels.readable(GAME.settings(usual))
        self.seen = self.kernels.blank(course.turns)
        self.shares = np.zeros(course.turns)

    def play(self, trust: float) -> int:
        """Fills ``seen`` and ``shares`` by games; answers how many boards there are."""
        return int(
            self.kernels.call_self_play(
                self.kernels.blank(2),
                self.options,
                np.zeros(2, dtype=np.int64),
                np.zeros((2, ENDINGS)),
                np.zeros((PLAN_ROWS, tables.SET_COUNT)),
                np.zeros(tables.MOVES, dtype=np.int16),
                np.zeros(len(self.seen), dtype=np.int8),
                self.table,
                self.output,
                self.features,
                self.sums,
                self.rng,
                trust,
                self.seen,
                self.shares,
            )
        )

    def learn(self, count: int, rate: float) -> float:
        """Learns the boards once, shuffled; answers the mean squared error."""
        return float(
            self.kernels.call_learn(
                self.seen,
                self.shares,
                self.random.permutation(count),
                rate,
                self.table,
                self.output,
                self.table_squares,
                self.output_squares,
                self.features,
                self.sums,
                self.steps,
            )
        )


def train(course: Course) -> tuple[dict[str, Array], dict[str, object]]:
    """What was learned, and how."""
    learner = Learner(course)
    error, boards = 0.0, 0
    for number in range(course.rounds):
        left = 1.0 - number / course.rounds
        count = learner.play(course.trust * left)
        error = learner.learn(count, course.rate * min(1.0, 2.0 * left))
        # What was learned long ago of worse play weighs less.
        learner.table_squares *= 0.98
        boards += count
        if sys.stderr.isatty() or number % 10 == 9:
            print(f"{number + 1} of {course.rounds}: {error**0.5:.4f}", file=sys.stderr)
    arrays = {
        "table": learner.table.astype(np.float16),
        "output": learner.output.astype(np.float16),
        "error": np.array(error**0.5, dtype=np.float16),
    }
    return arrays, {"boards": boards, "error": round(error**0.5, 4)}


def learn(course: Course, folder: Path) -> dict[str, object]:
    arrays, found = train(course)
    table, output, error = (arrays[name] for name in ("table", "output", "error"))
    np.savez_compressed(folder / "value.npz", table=table, output=output, error=error)
    return found
