"""What is told of each seat when a game is over: its feats, and a story of the remarkable ones.

A game's ``highlights.py`` has its ``FEATS`` and a function ``count`` that goes through the finished
game. Each feat has two messages in the game's words: ``feat-NAME``, what follows "you" or a name in
a story ("won 3 doubts"; where the past has an auxiliary, what follows "you have" and "has" alike),
and ``feat-NAME-label``, what it is called in a list ("Doubts won").
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from yurt.engine.layout import Actor, Record
from yurt.engine.words import Say, Seat, say

# So many feats make a story; the last one only if it is as much as is usual.
MOST_TOLD = 3
# How much more remarkable it is when nobody else at the table has done as much.
ALONE = 1.3


@dataclass(frozen=True)
class Feat:
    """Something that can be counted of a seat. ``usual``: how much of it a seat has in a usual
    game, so that feats can be compared; ``is_best``: over several games the best one counts, they
    do not add up."""

    name: str
    usual: float
    is_best: bool = False


class Moment(NamedTuple):
    """An event of a finished game, with everything before and after it."""

    actor: Actor
    event: int
    before: Record
    after: Record


class Tally:
    """How much of each feat each seat has."""

    def __init__(self, players: int, feats: Sequence[Feat]) -> None:
        self.seats = [dict.fromkeys((feat.name for feat in feats), 0) for _ in range(players)]

    def add(self, seat: int, feat: str, count: int = 1) -> None:
        self.seats[seat][feat] += int(count)

    def best(self, seat: int, feat: str, number: int) -> None:
        self.seats[seat][feat] = max(self.seats[seat][feat], int(number))


def story(seat: int, feats: Sequence[Feat], tally: Tally) -> Say:
    """What was remarkable about a seat's game, in one sentence."""
    counts = tally.seats
    ratios: dict[str, float] = {}
    for feat in feats:
        number = counts[seat][feat.name]
        others = [count[feat.name] for place, count in enumerate(counts) if place != seat]
        if number > 0:
            ratios[feat.name] = number / feat.usual * (ALONE if number > max(others) else 1)
    ranked = sorted(ratios, key=lambda name: -ratios[name])
    told = ranked[: MOST_TOLD - 1] + [name for name in ranked[MOST_TOLD - 1 :] if ratios[name] >= 1]
    if not told:
        return say("story-quiet", seat=Seat(seat))
    parts = [say(f"feat-{name}", count=counts[seat][name]) for name in told[:MOST_TOLD]]
    return say("story", seat=Seat(seat), parts=parts)
