"""For whom bots play: where nobody is there, they wait.

A table where people sit is played while anybody is connected to it; at a slow one bots play on for
those who come back some time, after everybody else. A table of bots alone is played for those who
watch it, and only few of them for one address: ``yurt arena`` is for more.
"""

from collections.abc import Collection

from yurt.server.house import House
from yurt.server.limits import TABLES_WATCHED
from yurt.server.live import Live
from yurt.server.minds import ABSENT, PLAYERS, WATCHERS, Asker, Minds
from yurt.server.presence import HOST, WATCHER
from yurt.server.table import PLAYING, Table

# A clock that gives so many seconds, or none at all, is for people who come and go.
SLOW_SECONDS = 3600.0


class Company:
    """Who is at the tables of this process."""

    def __init__(self, house: House, minds: Minds, watched: int = TABLES_WATCHED) -> None:
        self.house = house
        self._minds = minds
        self._watched_at_once = watched
        # Tables of bots alone that are played, each for one of the addresses that watch it.
        self._watched: dict[str, str] = {}

    def asker(self, live: Live) -> Asker | None:
        """For whom the bots of a table think now; None if they wait."""
        table = live.table
        if not table.owners():
            address = self._watcher(live)
            return None if address is None else Asker(address, table.id, WATCHERS)
        if live.guests:
            seated = [guest for guest in live.guests if guest.eyes.seat is not None]
            address = self._minds.least_busy(guest.address for guest in seated or live.guests)
            return Asker(address, table.id, PLAYERS if seated else WATCHERS)
        return Asker(table=table.id, rank=ABSENT) if is_slow(table) else None

    def asker_elsewhere(self, live: Live, seats: Collection[int]) -> Asker | None:
        """As ``asker``; ``seats``: who is connected to other processes, as they say."""
        if not seats:
            return None
        is_played = any(seat not in (WATCHER, HOST) for seat in seats)
        return Asker(table=live.table.id, rank=PLAYERS if is_played else WATCHERS)

    def seen(self, live: Live) -> set[int]:
        """What other processes are told of who is at this table here."""
        seats = live.here
        is_seen = len(live.guests) > len(seats - {HOST})
        is_watched = is_seen and self.asker(live) is not None
        return seats | {WATCHER} if is_watched else seats

    def _watcher(self, live: Live) -> str | None:
        """The address for which a table of bots alone is played."""
        name = live.table.id
        here = {guest.address for guest in live.guests}
        address = self._watched.pop(name, None)
        if address not in here:
            free = [each for each in sorted(here) if self._watching(each) < self._watched_at_once]
            address = next(iter(free), None)
        if address is not None:
            self._watched[name] = address
        return address

    def _watching(self, address: str) -> int:
        """How many tables of bots alone are played for an address."""
        for name in [name for name in self._watched if not self._is_on(name)]:
            del self._watched[name]
        return sum(each == address for each in self._watched.values())

    def _is_on(self, name: str) -> bool:
        """Whether a table is still played, and whoever it is played for still there."""
        live = self.house.live.get(name)
        if live is None or live.table.status != PLAYING:
            return False
        return any(guest.address == self._watched[name] for guest in live.guests)


def is_slow(table: Table) -> bool:
    """Whether somebody plays here who need not be there: bots go on until it is their turn."""
    clock = table.opened.clock
    has_time = clock.kind == "none" or clock.seconds >= SLOW_SECONDS
    return has_time and bool(table.human_seats())
