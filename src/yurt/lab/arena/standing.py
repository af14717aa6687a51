"""What the games of an arena add up to."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from yurt.lab.arena.playing import Played, Setting
from yurt.lab.arena.statistics import Placing, Sprt, elo_of, placings, ratings, score
from yurt.lab.statistics import Estimate

__all__ = ["Line", "Standing"]

# Deal means are sums of fractions; what differs by less is the same.
DIGITS = 9


@dataclass(frozen=True)
class Line:
    """One bot. ``games``: in how many it sat; times in milliseconds a move by the clock, of which
    99 of 100 moves take ``high_time`` at most; ``forfeits``: how many of each kind, and an example
    of it.

    >>> from yurt.lab.arena.tournament import Arena
    >>> line = Arena("yaki", ["random", "thumb"]).run(games=4, jobs=1).lines[1]
    >>> line.bot, line.games, line.forfeits
    ('thumb', 4, {})
    """

    bot: str
    games: int
    score: Estimate
    elo: Estimate
    moves: int
    mean_time: float
    high_time: float
    most_time: float
    forfeits: dict[str, tuple[int, str]]

    def row(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "games": self.games,
            "score": self.score.rounded(),
            "elo": self.elo.rounded(1),
            "moves": self.moves,
            "ms_mean": round(self.mean_time, 3),
            "ms_99": round(self.high_time, 3),
            "ms_max": round(self.most_time, 3),
            "forfeits": {kind: times for kind, (times, _) in self.forfeits.items()},
        }


def of_times(times: Sequence[float]) -> tuple[float, float, float]:
    """The mean, what 99 of 100 do not exceed, and the longest."""
    if not times:
        return math.nan, math.nan, math.nan
    ordered = sorted(times)
    return sum(times) / len(times), ordered[-(-99 * len(times) // 100) - 1], ordered[-1]


class Standing:
    """Deals, in their order, and the figures of the bots.

    >>> from yurt.lab.arena.tournament import Arena
    >>> standing = Arena("yaki", ["random", "thumb"]).run(games=4, jobs=1)
    >>> standing.fair, len(standing.games), standing.row()["deals"]
    (0.5, 4, 2)
    """

    def __init__(self, setting: Setting, sprt: Sprt | None = None) -> None:
        self.setting = setting
        self.sprt = sprt
        self.games: list[Played] = []
        self.deals = 0
        self.ratio = 0.0
        self._means: list[list[float]] = [[] for _ in setting.bots]
        self._placings: list[list[Placing]] = []
        self._results: Counter[float] = Counter()

    def add(self, games: Sequence[Played]) -> None:
        """All games of one more deal."""
        self.deals += 1
        self.games += games
        shares: list[list[float]] = [[] for _ in self.setting.bots]
        for game in games:
            for bot, share in zip(game.seating, game.shares(), strict=True):
                shares[bot].append(share)
        for means, own in zip(self._means, shares, strict=True):
            means.append(round(sum(own) / len(own), DIGITS))
        bots = len(self.setting.bots)
        self._placings.append([c for g in games for c in placings(g.seating, g.ranks, bots)])
        self._results[self._means[0][-1]] += 1
        if self.sprt is not None:
            self.ratio = self.sprt.ratio(self._results, self.setting.players)

    @property
    def fair(self) -> float:
        return 1 / self.setting.players

    @property
    def is_decided(self) -> bool:
        return self.verdict is not None

    @property
    def verdict(self) -> str | None:
        """``elo1`` or ``elo0``, once SPRT has decided for it."""
        if self.sprt is None:
            return None
        low, high = self.sprt.bounds
        return "elo1" if self.ratio >= high else "elo0" if self.ratio <= low else None

    @property
    def lines(self) -> list[Line]:
        bots = self.setting.bots
        sat = [sum(bot in game.seating for game in self.games) for bot in range(len(bots))]
        scores = [score(means, games) for means, games in zip(self._means, sat, strict=True)]
        if len(bots) == 2:
            elos = [elo_of(scores[0], self.setting.players), Estimate(0.0, 0.0, 0.0)]
        else:
            elos = ratings(self._placings, len(bots))
        return [
            self._line(bot, games, *figures)
            for bot, (games, *figures) in enumerate(zip(sat, scores, elos, strict=True))
        ]

    def _line(self, bot: int, games: int, points: Estimate, elo: Estimate) -> Line:
        times: list[float] = []
        forfeits: dict[str, tuple[int, str]] = {}
        for game in self.games:
            for seat, own in enumerate(game.seating):
                if own == bot:
                    times += game.times[seat]
            if game.forfeit is not None and game.seating[game.forfeit[0]] == bot:
                _, kind, detail = game.forfeit
                number, example = forfeits.get(kind, (0, detail))
                forfeits[kind] = number + 1, example
        figures = of_times(times)
        return Line(self.setting.bots[bot], games, points, elo, len(times), *figures, forfeits)

    def row(self) -> dict[str, Any]:
        """Everything, for programs."""
        setting = self.setting
        found: dict[str, Any] = {
            "game": setting.game,
            "players": setting.players,
            "options": dict(setting.options),
            "seed": setting.seed,
            "milliseconds": setting.milliseconds,
            "deals": self.deals,
            "games": len(self.games),
            "fair": round(self.fair, 4),
            "bots": [line.row() for line in self.lines],
        }
        if self.sprt is not None:
            found["sprt"] = {
                "elo0": self.sprt.elo0,
                "elo1": self.sprt.elo1,
                "alpha": self.sprt.alpha,
                "beta": self.sprt.beta,
                "bounds": [round(bound, 3) for bound in self.sprt.bounds],
                "llr": round(self.ratio, 3),
                "accepted": self.verdict,
            }
        return found
