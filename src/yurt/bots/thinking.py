"""What the moves of a view are worth: the chance to win with each, and how sure that is.

>>> import yurt
>>> match = yurt.Match(yurt.load("yaki"), players=2).play("0 flip 7; * reveal red-3")
>>> weighed = weigh(match.view(0), 20, yurt.seeded("my game"))
>>> len(weighed.prospects) == len(match.state.moves), 0 < weighed.best.chance < 1
(True, True)

It is worked out from the view alone. How much is thought is counted in tries and in events that
are played on the way, never in time: the same view, effort and random numbers give the same answer.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from yurt.bots import search
from yurt.bots.bot import Clock
from yurt.engine import jit, registry
from yurt.engine.game import Game
from yurt.engine.layout import Array
from yurt.engine.state import View

# Kernels that a game's policy.py may have; each has a default of the same name.
KNOWLEDGE = ("prefer", "imagine", "judge", "paused")
# Plain code is slower by about this much.
PLAIN = 500
BEST_LEVEL = 5
# Decisions below the root that a tree may hold on one way.
DEEPEST = 64
EXPLORATION = 1.2
# A search looks at the clock so many times, and stops when less than this share of it is left.
LOOKS = 24
RESERVE = 0.1
MOST_TRIES = 1 << 17
# So many tries more count for the error of an estimate.
DOUBTS = 4


@dataclass(frozen=True)
class Prospect:
    """A move: the share of the win that can be expected of it, the standard error of that, and
    how often it was tried (0: not at all, so the chance is that of anybody)."""

    move: int
    chance: float
    error: float
    visits: int

    @property
    def sure(self) -> float:
        """What it is worth at least, as far as one can tell."""
        return self.chance - 2 * self.error


@dataclass(frozen=True)
class Weighed:
    """The legal moves, the best first."""

    prospects: tuple[Prospect, ...]

    @property
    def best(self) -> Prospect:
        return self.prospects[0]

    def of(self, move: int) -> Prospect:
        return next(each for each in self.prospects if each.move == move)


@dataclass(frozen=True)
class Reach:
    """How far a search looks: events it may play in all, own decisions ahead, and the share of the
    game's horizon up to which games are played on. (``foresight`` counts the decisions of all
    seats, the first included, and plays nothing on.)"""

    events: int = 1 << 40
    depth: int = DEEPEST - 1
    horizon: float = 1.0


FAR = Reach()


def weigh(
    view: View,
    effort: int,
    rng: Array,
    level: int = BEST_LEVEL,
    reach: Reach = FAR,
    clock: Clock | None = None,
    wanted: Sequence[int] = (),
) -> Weighed:
    """Each legal move of the view's seat, after ``effort`` tries. ``level``: 1 to 5, for games that
    weigh by a method of their own; ``wanted``: moves that are tried whatever they promise; the
    clock only stops what would come too late. A single move is not thought about."""
    moves: list[int] = view.moves.tolist()
    if len(moves) == 1:
        return Weighed((Prospect(moves[0], 1 / view.players, 1.0, 0),))
    own_way = view.game.bot().weigh
    if own_way is not None:
        found = zip(*own_way(view, effort, rng, level), strict=True)
        return ranked(Prospect(int(m), float(c), float(e), effort) for m, c, e in found)
    # Each try counts as some events, so that there can be no more than these allow.
    tries = max(1, min(effort, MOST_TRIES, reach.events // search.WORLD_EVENTS + 1))
    record = remembered(view, level, rng)
    sought = Search(view, record, tries, rng, wanted)
    sought.run(tries, reach, clock)
    return ranked(reckoned(view, sought.prospects(moves)))


def reckoned(view: View, prospects: Iterable[Prospect]) -> Iterator[Prospect]:
    """The same, but exact where the game can tell without trying (``reckon`` in ``bot.py``)."""
    exact = view.game.bot().reckon(view)
    for each in prospects:
        share = exact.get(each.move)
        yield each if share is None else Prospect(each.move, share, 0.0, max(1, each.visits))


def ranked(prospects: Iterable[Prospect]) -> Weighed:
    return Weighed(tuple(sorted(prospects, key=lambda each: (-each.sure, each.move))))


def remembered(view: View, level: int, rng: Array) -> bytes:
    """The record as somebody of this level still knows it, as the game says."""
    return bytes(view.game.policy.forget(view, level, rng).tobytes())


class Search:
    """A tree and the arrays that it grows in."""

    def __init__(
        self, view: View, record: bytes, tries: int, rng: Array, wanted: Sequence[int]
    ) -> None:
        self.game = view.game
        self.players = view.players
        self.seat = view.seat or 0
        self.rng = rng
        self.kernels = kernels(self.game)
        self.counts = np.zeros(5, dtype=np.int64)
        self.edges = np.zeros((2 * tries + len(wanted) + 1, 4), dtype=np.int32)
        self.worth = np.zeros((len(self.edges), 2))
        self.nodes = np.zeros((tries + 1, 2), dtype=np.int32)
        self.limits = np.zeros(5, dtype=np.int64)
        self.tally = np.zeros(2)
        slots = 1 << (2 * tries).bit_length()
        self._arguments: tuple[Any, ...] = (
            EXPLORATION,
            self.kernels.blank(),
            np.zeros(self.game.move_count, dtype=np.int16),
            np.zeros(self.game.move_count, dtype=np.int64),
            self.counts,
            np.zeros(slots, dtype=np.uint64),
            np.zeros(slots, dtype=np.int32),
            self.nodes,
            self.edges,
            self.worth,
            np.zeros((DEEPEST, 2), dtype=np.int64),
            np.zeros((2, self.players), dtype=np.int64),
            np.zeros(self.players),
            self.tally,
        )
        self.views = self.kernels.restored(record)
        self.counts[search.COUNT_NODES] = 1
        for move in wanted:
            self.kernels.add_edge(0, move, self.counts, self.nodes, self.edges)

    def run(self, tries: int, reach: Reach, clock: Clock | None) -> None:
        """In parts, to look at the clock in between."""
        most = reach.events
        part = max(1, min(most, tries * horizon(self.game)) // LOOKS) if clock else most
        # Others who think would look into this seat's hand, so they do in open games only.
        rivals = int(self.game.spec.is_open)
        ahead = max(1, round(reach.horizon * horizon(self.game)))
        while self.counts[search.COUNT_TRIES] < tries and self.counts[search.COUNT_EVENTS] < most:
            upto = min(most, int(self.counts[search.COUNT_EVENTS]) + part)
            self.limits[:] = tries, upto, min(reach.depth, DEEPEST - 1), ahead, rivals
            self.kernels.call_think(
                self.views, self.seat, self.players, self.rng, self.limits, *self._arguments
            )
            if clock is not None and clock.left < RESERVE * clock.limit:
                break

    def prospects(self, moves: Sequence[int]) -> list[Prospect]:
        fair = 1 / self.players
        spread = search.deviation(int(self.counts[search.COUNT_TRIES]), self.tally) / 2
        found = {move: Prospect(move, fair, 1.0, 0) for move in moves}
        edge = int(self.nodes[0, search.NODE_EDGE]) - 1
        while edge >= 0:
            move, following, times, _ = self.edges[edge].tolist()
            if times > 0:
                total, squares = self.worth[edge].tolist()
                found[move] = estimate(move, total, squares, times, spread)
            edge = following - 1
        return list(found.values())


def estimate(move: int, total: float, squares: float, times: int, spread: float) -> Prospect:
    """A mean and its standard error. Some tries more that differ as all tries do are added to the
    variance, so that few tries alike prove little."""
    mean = total / times
    variance = max(0.0, squares - times * mean * mean) + DOUBTS * spread * spread
    return Prospect(move, mean, math.sqrt(variance / (times + 1) / times), times)


# What a game brings along


def has_own_way(game: Game) -> bool:
    """Whether the game's ``bot.py`` weighs its moves itself, as well or badly as a level does."""
    return game.bot().weigh is not None


def horizon(game: Game) -> int:
    return game.policy.HORIZON


def haze(game: Game, level: int) -> float:
    """How much more than usual a level misjudges: in some games the moves are so close that little
    errors do not show."""
    return game.policy.HAZE[level - 1]


def rate(game: Game) -> int:
    """Events a second that a search plays on one core."""
    measured = game.policy.RATE
    return measured if kernels(game).compiled else max(1, measured // PLAIN)


def modules(game: Game, method: str = search.__name__) -> tuple[str, ...]:
    """What is joined with the rules, in its order: the game's own knowledge, defaults for what it
    does not say, and the kernels of a method, such as the search."""
    own = game.modules("policy")
    said = vars(game.module("policy")) if own else {}
    lacking = (f"yurt.bots.defaults.{name}" for name in KNOWLEDGE if name not in said)
    return ("yurt.bots.shares", *own, *lacking, method)


@cache
def kernels(game: Game, method: str = search.__name__) -> jit.Kernels:
    """The search of this game, or another method; plain if the game is."""
    joined = modules(game, method)
    if game.kernels.compiled:
        return registry.extended(game.name, joined, game.reduced)
    return jit.plain(registry.extended_sources(game.name, joined, game.reduced))
