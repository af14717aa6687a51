"""What time it is: seconds since 1970 that never go back, whatever the machine's clock is set to;
and for how long nobody could do anything here.

The machine's clock says when the process began, from then on its steady clock counts, which nobody
can set. Processes that share a database go by the database's clock.
"""

import time
from collections.abc import Callable, Collection

from yurt.server import decide
from yurt.server.table import Decided, Table

# Seconds between two looks, and after how many without one this process stood still: a laptop was
# closed, or the process was stopped.
LOOK_SECONDS = 0.25
ASLEEP_SECONDS = 1.5


class Watch:
    """The time of one server process. ``away``: from when to when nobody could do anything, until
    everyone is excused for it; ``is_only_here``: other processes went on meanwhile, as far as is
    known."""

    def __init__(
        self,
        is_shared: bool = False,
        wall: Callable[[], float] | None = None,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.away: tuple[float, float] | None = None
        self.is_only_here = False
        # Whether a pause has been noticed that the housework has not heard of.
        self.has_slept = False
        self._is_shared = is_shared
        self._steady = steady
        self._ahead = (wall or time.time)() - steady()
        # When somebody looked last; None as long as nobody looks regularly.
        self._looked: float | None = None

    def now(self) -> float:
        return self._steady() + self._ahead

    def set_to(self, at: float) -> None:
        self._ahead = at - self._steady()

    def reach(self, at: float) -> None:
        """It is at least so late."""
        self._ahead = max(self._ahead, at - self._steady())

    def look(self, now: float) -> None:
        """To be called all the time: a gap between two looks is a pause."""
        self.notice(now)
        self._looked = now

    def notice(self, now: float) -> None:
        """Sees whether there was a pause until just now."""
        if self._looked is None or now - self._looked <= ASLEEP_SECONDS:
            return
        self.away = self.away[0] if self.away else self._looked, now
        self.is_only_here = self._is_shared
        self.has_slept = True
        self._looked = now

    def excuse(self, table: Table, now: float, here: Collection[int | None]) -> list[Decided]:
        """Charges nobody for a pause. ``here``: the seats that are connected to this process; if
        others went on, the pause was theirs alone."""
        self.notice(now)
        if self.away is None or (self.is_only_here and table.mover not in here):
            return []
        return decide.pause(table, *self.away, now)
