"""What a bot is: it is handed a view and a clock, never a state.

The same view gives the same move under the same random numbers, whatever is hidden from the seat.
"""

import time
from abc import abstractmethod
from collections.abc import Callable
from typing import Protocol

from yurt.engine.game import Game
from yurt.engine.layout import Array
from yurt.engine.state import View

__all__ = ["Bot", "Clock", "Forfeit"]

# Seconds that an answer may take to travel: a move is late after its limit and this.
GRACE_SECONDS = 0.05
# Stands for what cannot be printed.
UNPRINTABLE = "\N{REPLACEMENT CHARACTER}"


class Clock:
    """The time for one move, in seconds by a timer; it runs from the moment it is made.

    >>> times = iter([0.0, 0.25, 2.0])
    >>> clock = Clock(1.0, timer=lambda: next(times))
    >>> clock.left, clock.is_late
    (0.75, True)
    """

    def __init__(self, limit: float, timer: Callable[[], float] = time.perf_counter) -> None:
        self.limit = limit
        self._timer = timer
        self._begun = timer()

    @property
    def spent(self) -> float:
        return self._timer() - self._begun

    @property
    def left(self) -> float:
        """What is left of the limit."""
        return self.limit - self.spent

    @property
    def is_late(self) -> bool:
        return self.left < -GRACE_SECONDS


class Bot(Protocol):
    """A player of one seat in one game.

    >>> class First(Bot):
    ...     def choose(self, view, clock, rng):
    ...         return int(view.moves[0])
    >>> import yurt
    >>> view = yurt.load("yaki").start(players=2).view(0)
    >>> view.game.write(First().choose(view, Clock(1.0), yurt.seeded("my game")))
    'flip 1'
    """

    def begin(self, game: Game) -> None:
        """The game is about to begin: what takes long and is not thinking is done here, off the
        clock. A Forfeit if the bot cannot play."""
        return None

    def clock(self, limit: float) -> Clock:
        """A clock that holds it to a time: by what its thread has of a core, so that nobody is late
        because the machine is busy with something else."""
        return Clock(limit, time.thread_time)

    @abstractmethod
    def choose(self, view: View, clock: Clock, rng: Array) -> int:
        """A legal move of the view's seat. ``rng`` is made anew for each move, for ``below`` and
        the like. A Forfeit if the bot gives no move that counts."""

    def end(self) -> None:
        """The game is over."""
        return None


class Forfeit(Exception):
    """A bot loses its game. ``kind`` is ``late``, ``illegal``, ``unreadable`` (no move in what it
    answered), ``ended`` (its program is gone) or ``failed`` (it has a bug); ``detail`` is what it
    answered, or the last thing it said, without what would steer a terminal.

    >>> forfeit = Forfeit("illegal", "flip 99")
    >>> forfeit.kind, str(forfeit)
    ('illegal', 'illegal: flip 99')
    """

    def __init__(self, kind: str, detail: str = "") -> None:
        detail = "".join(each if each.isprintable() else UNPRINTABLE for each in detail)
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind = kind
        self.detail = detail
