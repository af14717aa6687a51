"""How strong, and how sure that is. The deals are what is independent: the games of a deal share
its chance, so all figures come from the means of deals.

- A score is the mean share of the win; its interval is Wilson's, with as many games as would
  scatter like these deals.
- Elo for two is the score on the logistic scale: a bot of strength g = 10^(Elo/400) against n − 1
  of strength 1 wins with chance g / (g + n − 1).
- For more bots, strengths by Plackett and Luce from all places of all games.
- SPRT: the generalised test of a mean (as fishtest's, of which five possible results of a pair
  are a special case): the likelihood of all deals under the best fitting distribution with the one
  mean, over that with the other.
"""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from yurt.engine.layout import Array
from yurt.lab.statistics import Z95, Estimate, wilson

__all__ = ["Sprt", "elo"]

# Results of a deal that can happen but did not are taken to have happened this often.
HARDLY = 1e-3
RESULTS = (0.0, 0.25, 0.5, 0.75, 1.0)
HALVINGS = 60
# How often Plackett–Luce is fitted to deals drawn anew, and how exactly.
RESAMPLES = 400
EXACT = 1e-8
ROUNDS = 10_000


def score(deals: Sequence[float], games: int) -> Estimate:
    """The mean of the deals. If all of them are alike, as if their games were independent."""
    value = sum(deals) / len(deals)
    variance = float(np.var(deals, ddof=1)) / len(deals) if len(deals) > 1 else 0.0
    enough = variance > 0 and 0 < value < 1
    return wilson(value, value * (1 - value) / variance if enough else games)


def elo(share: float, players: int) -> float:
    """How much stronger one is than each of the others if it wins this share of the games.

    >>> round(elo(0.75, players=2)), round(elo(0.5, players=4))
    (191, 191)
    """
    if share <= 0 or share >= 1:
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10(share * (players - 1) / (1 - share))


def share_of(points: float, players: int) -> float:
    """The share of the games that one wins who is so much stronger than each of the others."""
    strength = 10 ** (points / 400)
    return float(strength / (strength + players - 1))


def elo_of(score: Estimate, players: int) -> Estimate:
    return Estimate(*(elo(each, players) for each in (score.value, score.low, score.high)))


# SPRT


@dataclass(frozen=True)
class Sprt:
    """Whether the first bot is ``elo1`` stronger or only ``elo0``, with at most these chances to
    say the one when the other is true; stated before the first game.

    >>> [round(bound, 2) for bound in Sprt(elo0=0, elo1=20).bounds]
    [-2.94, 2.94]
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which it is decided (Wald)."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, deals: "Counter[float]", players: int) -> float:
        """The log-likelihood ratio of deals, counted by their means."""
        return likelihood_ratio(deals, share_of(self.elo0, players), share_of(self.elo1, players))


def likelihood_ratio(deals: "Counter[float]", mean0: float, mean1: float) -> float:
    """log of: how likely these results are if their mean is ``mean1``, over ``mean0``."""
    counts = {value: max(deals[value], HARDLY) for value in {*deals, *RESULTS}}
    tilts = [_tilt(counts, mean) for mean in (mean0, mean1)]
    return sum(
        count * math.log((1 + tilts[0] * (value - mean0)) / (1 + tilts[1] * (value - mean1)))
        for value, count in counts.items()
    )


def _tilt(counts: Mapping[float, float], mean: float) -> float:
    """The likeliest distribution that has this mean gives each value its observed share divided by
    1 + x · (value − mean); this is the x. The mean's error falls with x, so it is halved in on."""
    away = [(value - mean, count) for value, count in counts.items()]
    low, high = -1 / max(away)[0], -1 / min(away)[0]
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if sum(count * far / (1 + middle * far) for far, count in away) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


# Plackett–Luce


@dataclass(frozen=True)
class Placing:
    """One step of a ranking: who of those still to be placed comes next. By bot: how many of its
    seats are still to be placed, and its share in coming next (equals share it)."""

    left: tuple[int, ...]
    share: tuple[float, ...]


def placings(seating: Sequence[int], ranks: Sequence[int], bots: int) -> list[Placing]:
    """A game as steps from the best place to the last but one."""
    found = []
    for rank in sorted(set(ranks)):
        left = [bot for bot, other in zip(seating, ranks, strict=True) if other >= rank]
        best = [bot for bot, other in zip(seating, ranks, strict=True) if other == rank]
        # Among seats of one bot there is nothing to learn, nor of a last place that is shared.
        if len(set(left)) > 1 and (rank == 1 or len(best) < len(left)):
            found.append(
                Placing(
                    tuple(left.count(bot) for bot in range(bots)),
                    tuple(best.count(bot) / len(best) for bot in range(bots)),
                )
            )
    return found


def plackett_luce(left: Array, shares: Array, counts: Array) -> Array:
    """The likeliest strengths (rows: fits, columns: bots), their geometric mean being 1. ``left``
    and ``shares``: placings by bots; ``counts``: how often each was made, a row for each fit.

    Hunter's algorithm (2004): a strength is the places won over those expected per strength."""
    won = counts @ shares
    strengths: Array = np.ones_like(won)
    for _ in range(ROUNDS):
        expected = (counts / (strengths @ left.T)) @ left
        found: Array = won / expected
        found /= np.exp(np.log(found).mean(axis=1, keepdims=True))
        if np.abs(np.log(found / strengths)).max() < EXACT:
            return found
        strengths = found
    return strengths


def ratings(deals: Sequence[Sequence[Placing]], bots: int) -> list[Estimate]:
    """Elo of each bot, counted from the last one. One draw between every two bots is added, so
    that a bot that always wins has a rating too; intervals from deals drawn anew. Of a bot that
    always wins, or never, nobody can say how far it is from the others: one end is open, and the
    other is where more draws (as Wilson's interval adds them) would put it."""
    draws = {(a, b): _draw(a, b, bots) for a in range(bots) for b in range(bots) if a != b}
    kinds = list(dict.fromkeys([*draws.values(), *(c for deal in deals for c in deal)]))
    places = {placing: place for place, placing in enumerate(kinds)}
    table = np.zeros((len(deals), len(kinds)))
    for row, deal in zip(table, deals, strict=True):
        for placing in deal:
            row[places[placing]] += 1
    left = np.array([placing.left for placing in kinds], dtype=float)
    shares = np.array([placing.share for placing in kinds], dtype=float)
    total = table.sum(axis=0)
    won = total @ shares
    best, worst = won == total @ (left > 0), won == 0
    counts = np.array([total, *_resampled(table), *(total for _ in range(bots))])
    counts[:, [places[draw] for draw in set(draws.values())]] += 1
    for (one, _), draw in draws.items():
        counts[one - bots, places[draw]] += 2 * Z95**2 / (bots - 1)
    points = 400 * np.log10(plackett_luce(left, shares, counts))
    points -= points[:, -1:]
    low, high = np.quantile(points[1:-bots], [0.025, 0.975], axis=0)
    for one in np.flatnonzero(best | worst).tolist():
        whom = slice(None) if one == bots - 1 else one
        low[whom] = np.minimum(low[whom], points[one - bots][whom])
        high[whom] = np.maximum(high[whom], points[one - bots][whom])
    low[worst | best[-1]], high[best | worst[-1]] = -math.inf, math.inf
    low[-1] = high[-1] = 0.0
    return [Estimate(*map(float, each)) for each in zip(points[0], low, high, strict=True)]


def _resampled(table: Array) -> Iterator[Array]:
    """The sums of as many rows, drawn with replacement; the same ones each time."""
    rng, deals = np.random.default_rng(0), len(table)
    for _ in range(RESAMPLES):
        yield np.bincount(rng.integers(deals, size=deals), minlength=deals) @ table


def _draw(one: int, other: int, bots: int) -> Placing:
    left = tuple(int(bot in (one, other)) for bot in range(bots))
    return Placing(left, tuple(each / 2 for each in left))
