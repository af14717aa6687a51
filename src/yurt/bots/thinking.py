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

import numpy as np

from yurt.bots import search
from yurt.bots.bot import Clock
from yurt.engine import jit, registry
from yurt.engine.game import Game
from yurt.engine.layout import CHANCE, Array
from yurt.engine.match import Match
from yurt.engine.spec import LEVEL_COUNT
from yurt.engine.state import View

SEARCH = search.__name__
# Plain code is slower by about this much.
TIMES_SLOWER_PLAIN = 500
# Decisions that a tree may hold on one way, the root's included.
DEEPEST = 64
# A search looks at the clock so many times, and stops when less than this share of it is left.
LOOKS = 24
RESERVE_SHARE = 0.1
MOST_TRIES = 1 << 17
# So many tries more count for the error of an estimate.
DOUBT_TRIES = 4


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
    level: int = LEVEL_COUNT,
    reach: Reach = FAR,
    clock: Clock | None = None,
    wanted: Sequence[int] = (),
) -> Weighed:
    """Each legal move of the view's seat, after ``effort`` tries. ``level``: from 1 on, the best by
    default, for games that weigh by a method of their own; ``wanted``: moves that are tried
    whatever they promise; the clock only stops what would come too late. A single move is not
    thought about."""
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
    sought.run(reach, clock)
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
        game, players = view.game, view.players
        self.kernels = kernels(game)
        self._rng = rng
        self._horizon = horizon(game)
        self._views = self.kernels.restored(record)
        slots = 1 << (2 * tries).bit_length()
        self._tree = search.Tree(
            tasks=self.kernels.records(search.Task),
            counts=self.kernels.records(search.Count),
            worlds=self.kernels.blank(),
            moves=np.zeros(game.move_count, dtype=np.int16),
            marks=np.zeros(game.move_count, dtype=np.int64),
            nodes=self.kernels.records(search.Node, slots + 1),
            edges=self.kernels.records(search.Edge, 2 * tries + len(wanted) + 1),
            path=self.kernels.records(search.Step, DEEPEST),
            points=np.zeros((2, players), dtype=np.int64),
            shares=np.zeros(players),
        )
        self.count = self._tree.counts[0]
        self.count["nodes"] = 1
        self._task = self._tree.tasks[0]
        self._task["seat"] = view.seat
        self._task["players"] = players
        self._task["tries"] = tries
        self._task["nodes"] = tries + 1
        # Others who think would look into this seat's hand, so they do in open games only. Where no
        # policy says how they play, that is still better than to take them to make any move: of 40
        # games of bids on hidden dice level 4 won 10 against the rule of thumb, and none without.
        self._task["rivals_think"] = game.spec.is_open or game.policy.prefer is None
        for move in wanted:
            self.kernels.call_want(move, self._tree)

    def run(self, reach: Reach, clock: Clock | None) -> None:
        """In parts, to look at the clock in between."""
        task, count, most = self._task, self.count, reach.events
        part = max(1, min(most, int(task["tries"]) * self._horizon) // LOOKS) if clock else most
        task["depth"] = min(reach.depth, DEEPEST - 1)
        task["horizon"] = max(1, round(reach.horizon * self._horizon))
        while count["tries"] < task["tries"] and count["events"] < most:
            task["events"] = min(most, int(count["events"]) + part)
            self.kernels.call_think(self._views, self._rng, self._tree)
            if clock is not None and clock.left < RESERVE_SHARE * clock.limit:
                break

    def prospects(self, moves: Sequence[int]) -> list[Prospect]:
        count = self.count
        fair = 1 / int(self._task["players"])
        spread = search.deviation(*(count[name].item() for name in ("tries", "won", "squares"))) / 2
        found = {move: Prospect(move, fair, 1.0, 0) for move in moves}
        number = int(self._tree.nodes[-1]["edge"]) - 1
        while number >= 0:
            move, following, times, _, won, squares = self._tree.edges[number].item()
            if times > 0:
                found[move] = estimate(move, won, squares, times, spread)
            number = following - 1
        return list(found.values())


def estimate(move: int, total: float, squares: float, times: int, spread: float) -> Prospect:
    """A mean and its standard error. Some tries more that differ as all tries do are added to the
    variance, so that few tries alike prove little."""
    mean = total / times
    variance = max(0.0, squares - times * mean * mean) + DOUBT_TRIES * spread * spread
    return Prospect(move, mean, math.sqrt(variance / (times + 1) / times), times)


def first_choice(game: Game, rng: Array) -> View:
    """The view of the first seat that has more than one move in a game."""
    match = Match(game, players=game.spec.least_players)
    while len(match.state.moves) < 2:
        if match.state.actor == CHANCE:
            match.draw(rng)
        else:
            match.apply(int(match.state.moves[0]))
    return match.state.view(match.state.actor)


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
    return measured if kernels(game).compiled else max(1, measured // TIMES_SLOWER_PLAIN)


def modules(game: Game, *methods: str) -> tuple[str, ...]:
    """What is joined with the rules, in its order: the game's own knowledge, defaults for what it
    does not say, and the kernels of methods, such as the search."""
    own = game.policy
    known = {
        "prefer": own.prefer,
        "imagine": own.imagine,
        "judge": own.judge,
        "paused": own.paused,
    }
    lacking = (f"yurt.bots.defaults.{name}" for name, kernel in known.items() if kernel is None)
    return ("yurt.bots.shares", *game.modules("policy"), *lacking, *(methods or (SEARCH,)))


@cache
def kernels(game: Game, *methods: str) -> jit.Kernels:
    """The search of this game, or other methods; plain if the game is."""
    joined = modules(game, *methods)
    if game.kernels.compiled:
        return registry.extended(game.name, joined, game.reduced)
    return jit.plain(registry.extended_sources(game.name, joined, game.reduced))
