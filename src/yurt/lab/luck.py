"""The luck share: how much of who wins is chance, and how much is decisions.

A game is played from two words: one makes all chance, the other all decisions (``kernels.py``). A
seat's result is its share of the win: 1, 0, or a part if the win is shared. Each game is played
again twice: with the same chance and new decisions, and with the same decisions and new chance.
With Var the variance of the result, and Cov the covariance of a game with its replay, summed over
the seats:

    chance alone     C = Cov(game, same chance) / Var
    decisions alone  D = Cov(game, same decisions) / Var
    interplay        I = 1 - C - D: chance that mattered because of what was decided, and the
                     other way round
    luck share       L = C + I / 2 = (1 + C - D) / 2

C and D are the first-order Sobol indices, estimated by "pick and freeze"; L is the Shapley effect
of chance (Owen 2014), which gives each side half of the interplay. The luck share of a game without
chance is 0, without decisions 1.

"The same chance" means that the n-th chance event draws from the same generator; where other
decisions have led to another position there, it may turn out differently. "The same decisions"
means the same for a seat's n-th decision. The share tells about these players: bots that hardly
ever waver leave nearly everything to chance, and it says nothing about how much better a better
player would do.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from yurt.engine.layout import Array
from yurt.lab.statistics import Estimate, around


@dataclass(frozen=True)
class Luck:
    """The luck share and what it is made of."""

    share: Estimate
    chance: Estimate
    decisions: Estimate

    @property
    def interplay(self) -> float:
        return 1 - self.chance.value - self.decisions.value


def win_shares(winners: Sequence[int], players: int) -> Array:
    """The share of the win that each seat has in each game; ``winners`` are bits."""
    bits = np.array(winners, dtype=np.int64)[:, None] >> np.arange(players) & 1
    shares: Array = bits / bits.sum(axis=1, keepdims=True)
    return shares


def estimate(games: Array, same_chance: Array, same_decisions: Array) -> Luck | None:
    """From the results of each seat in each game and in its two replays; None if there are too few
    games, or if all of them end alike."""
    usual = np.mean([games, same_chance, same_decisions], axis=(0, 1))
    game, chance, decisions = (each - usual for each in (games, same_chance, same_decisions))
    variances = np.mean([game**2, chance**2, decisions**2], axis=0).sum(axis=1)
    if len(games) < 2 or not variances.mean() > 0:
        return None
    alone = ((game * chance).sum(axis=1), (game * decisions).sum(axis=1))
    both = (variances + alone[0] - alone[1]) / 2
    return Luck(*(_ratio(part, variances) for part in (both, *alone)))


def _ratio(part: Array, whole: Array) -> Estimate:
    """The ratio of two means over the same games, with its interval by linearization."""
    value = float(part.mean() / whole.mean())
    residuals = (part - value * whole) / whole.mean()
    return around(value, float(np.var(residuals, ddof=1)) / len(part))
