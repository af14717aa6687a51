"""The levels of play, from a child's partner to the strongest that a second on one core gives.

Weaker levels are weak like people: they think less, look less far ahead, forget what was turned up
(as a game's ``forget`` says), consider moves that nobody who knows the game would think of, and
misjudge what their moves are worth. From level 3 on what is plainly bad is played hardly ever: once
in a hundred times where a game's moves are hard to tell apart, elsewhere not at all.
"""

import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from yurt.bots.bot import Bot, Clock
from yurt.bots.thinking import (
    MOST_TRIES,
    Reach,
    Weighed,
    first_choice,
    has_own_way,
    haze,
    rate,
    weigh,
)
from yurt.engine.chance import below, seeded
from yurt.engine.game import Game
from yurt.engine.layout import Array
from yurt.engine.state import View
from yurt.engine.words import Words, say

__all__ = ["LEVELS", "Level", "Leveled", "title"]

TEXT = Path(__file__).parent / "text"
# Whole numbers that make a fraction.
FINE = 1 << 20


@dataclass(frozen=True, kw_only=True)
class Level:
    """``seconds`` of one core that a move may take, and the share of its clock; the own decisions
    that it looks ahead, and the share of the game's horizon that games are played on (``Reach``);
    how many ``odd_moves`` are considered, whatever they are. Judgements are off by ``haze`` times
    what tells the moves apart, and by a share of the win at most; both times what the game says
    (``thinking.haze``).

    >>> [level.name for level in LEVELS]
    ['level-1', 'level-2', 'level-3', 'level-4', 'level-5']
    """

    number: int
    seconds: float
    clock_share: float
    decisions_ahead: int
    horizon_share: float
    odd_moves: int
    haze: float
    most_haze_share: float

    @property
    def name(self) -> str:
        return f"level-{self.number}"

    def reach(self, events: int) -> Reach:
        """How far it looks, with so many events."""
        return Reach(events, self.decisions_ahead, self.horizon_share)


LEVELS = (
    Level(
        number=1,
        seconds=0.004,
        clock_share=0.03,
        decisions_ahead=0,
        horizon_share=0.1,
        odd_moves=8,
        haze=8.0,
        most_haze_share=0.5,
    ),
    Level(
        number=2,
        seconds=0.01,
        clock_share=0.07,
        decisions_ahead=0,
        horizon_share=0.25,
        odd_moves=2,
        haze=2.2,
        most_haze_share=0.12,
    ),
    Level(
        number=3,
        seconds=0.04,
        clock_share=0.15,
        decisions_ahead=1,
        horizon_share=0.5,
        odd_moves=0,
        haze=1.3,
        most_haze_share=0.065,
    ),
    Level(
        number=4,
        seconds=0.2,
        clock_share=0.35,
        decisions_ahead=8,
        horizon_share=0.8,
        odd_moves=0,
        haze=0.7,
        most_haze_share=0.035,
    ),
    Level(
        number=5,
        seconds=0.85,
        clock_share=0.75,
        decisions_ahead=63,
        horizon_share=1.0,
        odd_moves=0,
        haze=0.0,
        most_haze_share=0.0,
    ),
)
BY_NAME = {level.name: level for level in LEVELS}


def title(level: Level, language: str) -> str:
    """What the level is called.

    >>> title(LEVELS[0], "en"), title(LEVELS[4], "fr")
    ('Lamb', 'Aigle')
    """
    return Words(language, [TEXT]).put(say(level.name))


class Leveled(Bot):
    """A player of one of the levels.

    >>> import yurt
    >>> view = yurt.load("yaki").start(players=2).view(0)
    >>> Leveled(LEVELS[1]).choose(view, Clock(0.1), seeded("my game")) in view.moves
    True
    """

    def __init__(self, level: Level) -> None:
        self.level = level

    def begin(self, game: Game) -> None:
        """Compiles the search."""
        ready(game)

    def choose(self, view: View, clock: Clock, rng: Array) -> int:
        level = self.level
        seconds = min(level.seconds, level.clock_share * clock.limit)
        reach = level.reach(round(seconds * rate(view.game)))
        odd = some_of(view.moves, level.odd_moves, rng)
        weighed = weigh(view, MOST_TRIES, rng, level.number, reach, clock, odd)
        # A game that weighs in a way of its own misjudges in its own way too.
        if has_own_way(view.game):
            return weighed.best.move
        # Where many share the win, a move changes less of it.
        stake = math.sqrt(2 / view.players)
        return misjudged(weighed, level, rng, haze(view.game, level.number), stake)


def some_of(moves: Array, count: int, rng: Array) -> list[int]:
    """Up to so many moves, any of them."""
    return sorted({int(moves[below(rng, len(moves))]) for _ in range(count)})


def misjudged(
    weighed: Weighed, level: Level, rng: Array, more: float = 1.0, stake: float = 1.0
) -> int:
    """The move that seems best through the haze of the level; ``more``: as the game says."""
    tried = [each for each in weighed.prospects if each.visits > 0]
    if level.haze == 0 or len(tried) < 2:
        return weighed.best.move
    usual = sum(each.sure for each in tried) / len(tried)
    spread = math.sqrt(sum((each.sure - usual) ** 2 for each in tried) / len(tried))
    off = more * min(level.haze * spread, stake * level.most_haze_share)
    return max(tried, key=lambda each: each.sure + off * bell(rng)).move


def bell(rng: Array) -> float:
    """A number from a bell around 0 with deviation 1, never beyond 3: the sum of twelve fractions
    from -1/2 to 1/2, shrunk at its ends."""
    total = sum(below(rng, FINE) / FINE - 0.5 for _ in range(12))
    return max(-3.0, min(3.0, total))


@cache
def ready(game: Game) -> None:
    """Compiles, or loads, what thinking about this game needs, by thinking a little."""
    rng = seeded(game.name)
    weigh(first_choice(game, rng), 2, rng)
