"""What the moves of a view are worth by the exact odds of all that chance can bring.

>>> import yurt
>>> game = yurt.load("yaki", reduced="small")
>>> paths = ",".join(["S..T"] * 6)
>>> match = yurt.Match(game, players=2, paths=paths, trophies=1).play("0 flip 1; * reveal red-4")
>>> foreseen = expect(match.view(0), Reach(events=10_000, depth=2))
>>> foreseen.depth, foreseen.best.error, len(foreseen.prospects) == len(match.state.moves)
(2, 0.0, True)

It looks one decision further as long as events are left, and answers by the last depth that was
finished. That is for games in which nothing is hidden but what chance will bring: there a view
holds all that the odds depend on.
"""

import math
from dataclasses import dataclass
from functools import cache

import numpy as np

from yurt.bots import expectimax
from yurt.bots.bot import Bot, Clock
from yurt.bots.thinking import (
    LOOKS,
    RESERVE_SHARE,
    TIMES_SLOWER_PLAIN,
    Prospect,
    Reach,
    Weighed,
    first_choice,
    kernels,
    modules,
    ranked,
)
from yurt.engine import jit, registry
from yurt.engine.chance import seeded
from yurt.engine.game import Game
from yurt.engine.layout import Array
from yurt.engine.spec import GameSpec
from yurt.engine.state import View

NAME = "expectimax"
# Events that may follow each other, and places for positions that are known, at most.
FRAMES = 256
LEAST_PLACES, MOST_PLACES = 1 << 10, 1 << 18
# Events a second that it plays on one core in any of the games, compiled, on the careful side; the
# seconds of one core that a move may take, and the share of its clock.
EVENTS_A_SECOND = 3_000_000
MOVE_SECONDS, CLOCK_SHARE = 0.85, 0.75


class Hidden(ValueError):
    """A game in which a view does not tell the odds."""


@dataclass(frozen=True)
class Foreseen(Weighed):
    """The legal moves after ``depth`` decisions; 0 if not even one could be finished, and then no
    move is better than another. ``is_whole``: every way was followed to the end of the game, or to
    where it is best judged, so that more decisions would change nothing. The visits of a move are
    the events that were looked at after it, itself included."""

    depth: int
    is_whole: bool


def expect(view: View, reach: Reach, clock: Clock | None = None) -> Foreseen:
    """Each legal move of the view's seat, as deep as the events allow. The clock only stops what
    would come too late."""
    check(view.game.spec)
    sought = Lookahead(view, reach.events)
    fair = 1 / view.players
    prospects = [Prospect(move, fair, 1.0, 0) for move in view.moves.tolist()]
    depth, is_whole = 0, False
    while depth < reach.depth and not is_whole and sought.is_finished(depth + 1, clock):
        depth += 1
        prospects = sought.prospects()
        is_whole = not sought.found[:, view.players].any()
    return Foreseen(ranked(prospects).prospects, depth, is_whole)


def check(spec: GameSpec) -> None:
    """Hidden, if the game is none that can be foreseen."""
    if not spec.is_open:
        raise Hidden(f"{spec.title} hides cards from a seat: exact odds are for open games alone.")


class Lookahead:
    """The frames and the table, and the arrays that they are."""

    def __init__(self, view: View, most: int) -> None:
        game, players = view.game, view.players
        self.seat = view.holder
        self.most = most
        self.moves: list[int] = view.moves.tolist()
        self.kernels = kernels(game, expectimax.__name__)
        self.begun = 0
        states = self.kernels.blank(FRAMES)
        states[:1] = self.kernels.restored(view.to_bytes())
        # As wide as the records allow, to go through them in few steps.
        size = self.kernels.dtype.itemsize
        words = states.view(np.ndarray).view(f"u{math.gcd(size, 4)}").reshape(FRAMES, -1)
        outcomes = game.event_count - game.move_count
        places = min(MOST_PLACES, max(LEAST_PLACES, 1 << (most // 4).bit_length()))
        self._stack = expectimax.Stack(
            states=states,
            words=words,
            frames=self.kernels.records(expectimax.Frame, FRAMES),
            events=np.empty((FRAMES, max(game.move_count, outcomes)), dtype=np.int16),
            weights=np.empty((FRAMES, outcomes), dtype=np.int64),
            worths=np.zeros((FRAMES, players + 1)),
            keys=self.kernels.records(expectimax.Key, places),
            kept=np.zeros((places, players + 1)),
            found=np.zeros((len(self.moves), players + 2)),
            progress=self.kernels.records(expectimax.Progress),
            points=np.zeros((2, players), dtype=np.int64),
        )
        self.found = self._stack.found

    @property
    def events(self) -> int:
        return int(self._stack.progress[0]["events"])

    def is_finished(self, depth: int, clock: Clock | None) -> bool:
        """Looks so many decisions ahead, in parts, to look at the clock in between."""
        self.begun = self.events
        self.kernels.call_begin(depth, self._stack)
        part = max(1, self.most // LOOKS) if clock else self.most
        upto = 0
        while self.events == upto or upto == 0:
            if self.events >= self.most or (clock and clock.left < RESERVE_SHARE * clock.limit):
                return False
            upto = min(self.most, self.events + part)
            if self.kernels.call_expect(upto, self._stack):
                return True
        # More than all frames follow each other.
        return False

    def prospects(self) -> list[Prospect]:
        spent = np.diff(self.found[:, -1], prepend=self.begun)
        found = zip(self.moves, self.found[:, self.seat].tolist(), spent.tolist(), strict=True)
        return [Prospect(move, chance, 0.0, int(events)) for move, chance, events in found]


class Expectimax(Bot):
    """Plays by exact odds as far as it sees. Where not even one decision can be seen through, as
    with three dice on a large sheet, it moves by the game's rule of thumb."""

    def begin(self, game: Game) -> None:
        """Compiles the kernels; Hidden if the game is none for it."""
        ready(game)

    def choose(self, view: View, clock: Clock, rng: Array) -> int:
        moves: list[int] = view.moves.tolist()
        if len(moves) == 1:
            return moves[0]
        foreseen = expect(view, Reach(events_for(view.game, clock.limit)), clock)
        return foreseen.best.move if foreseen.depth else int(view.game.bot().choose(view, rng))


def events_for(game: Game, limit: float) -> int:
    """How many a move may take that has so many seconds."""
    pace = 1 if kernels(game, expectimax.__name__).compiled else TIMES_SLOWER_PLAIN
    return round(min(MOVE_SECONDS, CLOCK_SHARE * limit) * EVENTS_A_SECOND / pace)


# Whether it is compiled


@cache
def ready(game: Game) -> None:
    """Compiles, or loads, what it needs, by looking one decision ahead."""
    check(game.spec)
    expect(first_choice(game, seeded(game.name)), Reach(events=1, depth=1))


def is_ready(name: str) -> bool:
    return jit.is_ready(name, sources(name))


def warm(name: str) -> None:
    """Compiles it now, so that it is found ready."""
    if not jit.is_plain_needed() and not is_ready(name):
        ready(registry.load(name))
        jit.mark_ready(name, sources(name))


def sources(name: str) -> list[jit.Source]:
    """All that it is made from."""
    game = registry.load(name, mode="plain")
    return registry.extended_sources(name, modules(game, expectimax.__name__))
