"""What the pieces of a study add up to: figures with their intervals."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from yurt.engine.layout import Array
from yurt.engine.spec import Value
from yurt.lab.luck import Luck, estimate, win_shares
from yurt.lab.playing import PARTS, Piece, Setting
from yurt.lab.statistics import Estimate, mean, mean_difference, share, share_difference

__all__ = ["Effect", "Figures"]


class Figures:
    """The figures of one setting. They do not depend on how its games were cut into pieces.

    >>> from yurt.lab.study import Study
    >>> figures = Study("yaki", sizes=[2], games=100).run().base[2]
    >>> figures.length.low < figures.length.value < figures.length.high
    True
    >>> figures.row()["moves_max"]
    20
    """

    def __init__(self, setting: Setting, pieces: Iterable[Piece]) -> None:
        self.setting = setting
        self.players = setting.players
        lengths: list[int] = []
        self._winners: list[int] = []
        self._replays: tuple[list[int], list[int]] = ([], [])
        self._branching = np.zeros((3, PARTS), dtype=np.int64)
        capped = 0
        for piece in pieces:
            lengths += piece["lengths"]
            self._winners += piece["winners"]
            self._replays[0].extend(piece.get("same_chance", ()))
            self._replays[1].extend(piece.get("same_decisions", ()))
            capped += piece["capped"]
            branching = np.array(piece["branching"], dtype=np.int64)
            self._branching[:2] += branching[:2]
            self._branching[2] = np.maximum(self._branching[2], branching[2])
        self.lengths = np.array(lengths, dtype=np.int64)
        self.games = len(lengths)
        self.capped = share(capped, self.games)

    @cached_property
    def length(self) -> Estimate:
        return mean(self.lengths)

    @cached_property
    def _shares(self) -> Array:
        return win_shares(self._winners, self.players)

    @cached_property
    def wins(self) -> list[Estimate]:
        """The share of the games that each seat wins; a shared win counts in equal parts."""
        return [share(float(won), self.games) for won in self._shares.sum(axis=0)]

    @cached_property
    def shared(self) -> float:
        """How many of the games have several winners."""
        return float(np.mean([winners.bit_count() > 1 for winners in self._winners]))

    @property
    def moves_mean(self) -> float:
        """How many moves a decision can choose from."""
        return float(self._branching[0].sum() / max(1, self._branching[1].sum()))

    @property
    def moves_most(self) -> int:
        return int(self._branching[2].max())

    @property
    def decisions(self) -> float:
        """How many decisions a game has."""
        return float(self._branching[1].sum() / self.games)

    @property
    def moves_by_part(self) -> list[float | None]:
        """The mean number of moves in each tenth of a game's decisions."""
        rows = self._branching.tolist()
        pairs = zip(rows[0], rows[1], strict=True)
        return [moves / decisions if decisions else None for moves, decisions in pairs]

    @cached_property
    def luck(self) -> Luck | None:
        """None if the games were not replayed, or too few."""
        if not self._replays[0]:
            return None
        again = (win_shares(winners, self.players) for winners in self._replays)
        return estimate(self._shares, *again)

    def row(self) -> dict[str, Any]:
        """The figures as ``yurt simulate --json`` gives them."""
        row: dict[str, Any] = {
            "game": self.setting.game,
            "players": self.players,
            "games": self.games,
            "events_mean": round(self.length.value, 1),
            "events_min": int(self.lengths.min()),
            "events_max": int(self.lengths.max()),
            "events_95": int(np.quantile(self.lengths, 0.95, method="higher")),
            "wins": [round(won.value, 4) for won in self.wins],
            "capped": round(self.capped.value, 4),
            "wins_interval": [won.rounded()[1:] for won in self.wins],
            "shared": round(self.shared, 4),
            "decisions_mean": round(self.decisions, 1),
            "moves_mean": round(self.moves_mean, 2),
            "moves_max": self.moves_most,
            "moves_by_part": [part and round(part, 2) for part in self.moves_by_part],
        }
        if self.luck is not None:
            row["luck"] = self.luck.share.rounded()
            row["luck_chance"] = self.luck.chance.rounded()
            row["luck_decisions"] = self.luck.decisions.rounded()
        return row


@dataclass(frozen=True)
class Effect:
    """What another value of an option changes, compared with the value that was agreed.

    >>> from yurt.lab.study import Study
    >>> effects = Study("yaki", sizes=[2], games=50, thorough=True).run().effects
    >>> one = next(each for each in effects if (each.option, each.value) == ("trophies", 1))
    >>> one.usual, one.length.value < 0
    (3, True)
    """

    option: str
    value: Value
    usual: Value
    players: int
    length: Estimate
    first_wins: Estimate
    capped: Estimate

    @classmethod
    def of(cls, option: str, after: Figures, before: Figures) -> "Effect":
        return cls(
            option,
            dict(after.setting.options)[option],
            dict(before.setting.options)[option],
            before.players,
            mean_difference(after.lengths, before.lengths),
            share_difference(after.wins[0], before.wins[0]),
            share_difference(after.capped, before.capped),
        )

    def row(self) -> dict[str, Any]:
        return {
            "option": self.option,
            "value": self.value,
            "usual": self.usual,
            "players": self.players,
            "events": self.length.rounded(2),
            "first_wins": self.first_wins.rounded(),
            "capped": self.capped.rounded(),
        }
