"""Luck and decisions between equals: nobody gains by them in the long run, and whoever plays worse
loses by decisions alone.

YAKI and Yam Master are in ``test_coach.py``; ``scripts/bench skill`` measures more bots and seats.
"""

import numpy as np
import pytest

from tests.bots.test_coach import played
from yurt.bots import coach
from yurt.bots.bot import Bot
from yurt.bots.roster import Thumb, make
from yurt.engine.jit import is_plain_wanted
from yurt.engine.layout import Array

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(is_plain_wanted(), reason="plain Python takes minutes for the least review"),
]
# How much of the usual thinking a review gets: more games tell more than more thinking. Then how
# many games there are between equals, and between unequals.
EFFORT = {"yak": 0.003, "yay": 0.005, "zayo": 0.0}
EQUAL = {"yak": 160, "yay": 160, "zayo": 600}
UNEQUAL = {"yak": 16, "yay": 16, "zayo": 40}
# A part of the win: a lean of more than that is found out. In YAK the pile that is doubted decides
# much at once, and there is chance after every card, so that its skill differs most.
# Games in which cards are hidden, and by how much the worlds that are imagined may lean.
HIDDEN = {"yak", "zayo"}
BIAS = {"yak": 0.02, "zayo": 0.02}
FOUND_OUT = {"yak": 0.35, "yay": 0.06, "zayo": 0.02}


def balances(name: str, bots: list[Bot], games: int) -> dict[str, Array]:
    """The parts of the first seat's result in each of many games."""
    found = [
        coach.balances(played(name, f"equals {game}", bots), EFFORT[name])[0]
        for game in range(games)
    ]
    return {
        part: np.array([getattr(one, part).value for one in found])
        for part in ("cards", "unknown", "skill")
    }


def interval(figures: Array) -> float:
    """Three standard errors of the mean."""
    return float(3 * figures.std(ddof=1) / np.sqrt(len(figures)))


@pytest.mark.parametrize("name", EQUAL)
def test_between_equals_nobody_gains(name: str) -> None:
    """``unknown`` is 0 as far as worlds are imagined as they really are."""
    parts = balances(name, [Thumb(), Thumb()], EQUAL[name])
    for part, figures in parts.items():
        bias = BIAS.get(name, 0.0) if part != "cards" else 0.0
        assert abs(figures.mean()) <= interval(figures) + bias, part
    assert interval(parts["skill"]) <= FOUND_OUT[name]
    assert (parts["unknown"].std() > 0.05) == (name in HIDDEN)


@pytest.mark.parametrize("name", UNEQUAL)
def test_who_plays_worse_loses_by_decisions(name: str) -> None:
    """The same figures tell a beginner, so that they would tell decisions that lean to a seat."""
    skill = balances(name, [make("level-1"), Thumb()], UNEQUAL[name])["skill"]
    assert skill.mean() < -interval(skill)
