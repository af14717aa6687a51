"""Learns how to bluff in YAK (``learned.py``), from a seed: ``scripts/train yak``.

Regret minimisation over the rows and plans of ``bluff.py``. Later rounds count more than earlier
ones (linear weights). The same seed and numbers give the same file. ``policy.json`` tells how it
was made.
"""

import base64
import sys
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from yurt.engine.chance import seeded
from yurt.engine.jit import Kernels
from yurt.engine.layout import Array
from yurt.engine.registry import extended
from yurt.games.yak import GAME
from yurt.games.yak.bluff import (
    CHANCES_FINE,
    DOUBT,
    FINE,
    LIKELY,
    PLANS,
    ROWS,
    SUPPORT,
    TURN_ROWS,
)
from yurt.games.yak.chances import KNOWN
from yurt.games.yak.tables import MOVES

KERNELS = "yurt.games.yak.selfplay"
MANIFEST = "policy.json"
WHAT = "how often each plan of bluff.py should be followed"
HOW = "regret minimisation with external sampling, linear weights, pile by pile"
# Of a hundred piles, how many are of each number of players, from two on.
MIX = (40, 8, 16, 12, 24)
# A plan is kept in so many parts, as a byte; rows met less often than this are left to the rule of
# thumb, which is what training begins with: as if it had been better by so many cards.
PARTS = 255
MET = 20.0
BEGINNING = 10.0
# The rule of thumb doubts claims below this chance.
DOUBTED = 260
LINE = 92


@dataclass(frozen=True)
class Course:
    """How to train: ``rounds`` of ``piles`` each, of the whole game or a reduced one."""

    seed: int = 1
    rounds: int = 150
    piles: int = 12_000
    reduced: str = ""


class Learner:
    """The regrets, the sums of all plans so far, and the arrays that playing needs."""

    def __init__(self, course: Course) -> None:
        self.kernels: Kernels = extended("yak", KERNELS, course.reduced or None)
        self.rng = seeded(course.seed)
        usual = GAME.check(players=2, first=0, options={})
        self.options = self.kernels.readable(GAME.settings(usual))
        self.regrets = BEGINNING * usual_plans()
        self.sums = np.zeros((ROWS, PLANS))

    def play(self, players: int, piles: int) -> None:
        self.kernels.call_minimise(
            self.kernels.blank(3),
            players,
            self.options,
            piles,
            np.zeros((2, MOVES), dtype=np.int16),
            np.zeros(KNOWN, dtype=np.int64),
            np.zeros((2, PLANS), dtype=np.int64),
            np.zeros((2, PLANS), dtype=np.int64),
            self.regrets,
            self.sums,
            np.zeros(PLANS),
            self.rng,
        )

    def age(self, number: int) -> None:
        """What was found in the first rounds, by worse play, counts less."""
        for array in (self.regrets, self.sums):
            array *= number / (number + 1)


def usual_plans() -> Array:
    """A rule of thumb: doubt what is unlikely, play what makes a claim likeliest, and claim it."""
    plans = np.zeros((ROWS, PLANS))
    plans[:TURN_ROWS, SUPPORT] = 1.0
    plans[TURN_ROWS:, LIKELY] = 1.0
    doubted = int((CHANCES_FINE < DOUBTED).sum()) * (TURN_ROWS // FINE)
    plans[:doubted, SUPPORT], plans[:doubted, DOUBT] = 0.0, 1.0
    return plans


def train(course: Course) -> tuple[Array, dict[str, object]]:
    """The plans in parts, and what else was found."""
    learner = Learner(course)
    for number in range(1, course.rounds + 1):
        for players, share in enumerate(MIX, 2):
            # A reduced game has cards for two.
            if not course.reduced or players == 2:
                learner.play(players, course.piles * share // 100)
        learner.age(number)
        if sys.stderr.isatty() or number % 10 == 0:
            print(f"{number} of {course.rounds}", file=sys.stderr)
    met = learner.sums.sum(axis=1, keepdims=True)
    plans = np.where(met < MET, usual_plans(), learner.sums / np.maximum(met, 1.0))
    return np.round(PARTS * plans).astype(np.uint8), {"rows": int((met >= MET).sum())}


def as_text(plans: Array) -> list[str]:
    """A table as lines that Python can hold."""
    text = base64.b85encode(zlib.compress(plans.tobytes(), 9)).decode()
    return [text[begin : begin + LINE] for begin in range(0, len(text), LINE)]


HEAD = '''\
"""How often each plan of ``bluff.py`` should be followed. Made by ``scripts/train yak``;
``policy.json`` tells how. It is a module, so that compiled code is made anew when it changes."""

import base64
import zlib

import numpy as np

'''


def write(plans: Array, path: Path) -> None:
    lines = "".join(f'    "{line}"\n' for line in as_text(plans))
    text = f"{HEAD}PACKED = (\n{lines})\n"
    text += "# By row and plan; a row without any is one that was hardly ever met.\n"
    text += "LEARNED = np.frombuffer(zlib.decompress(base64.b85decode(PACKED)), dtype=np.uint8)\n"
    text += f"LEARNED = LEARNED.reshape({ROWS}, {PLANS})\n"
    path.write_text(text, encoding="utf-8")


def learn(course: Course, folder: Path) -> dict[str, object]:
    plans, found = train(course)
    write(plans, folder / "learned.py")
    return found
