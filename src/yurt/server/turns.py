"""Queues in which nobody is kept waiting by one who wants much: addresses are served in turn.

Of one address its tables are served in turn. What is of higher rank comes first, whoever asks.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

UNBOUNDED = 1 << 60
# Addresses of which it is known when they were served last.
REMEMBERED = 1_000
# The queue of those who come before the tables of their address.
FIRST = ""


class Crowded(Exception):
    """Too many wait already."""


@dataclass(eq=False)
class Place:
    """A place in a queue. ``table``: of what the address's turns are shared among, or FIRST.
    ``rank``: those of lower number are served before. ``called``: done when it is its turn."""

    address: str
    table: str = FIRST
    rank: int = 0
    called: asyncio.Future[None] = field(default_factory=asyncio.Future)


Tables = OrderedDict[str, deque[Place]]
Addresses = dict[str, Tables]


class Turns:
    """So many are served at once, and so many may wait (``most``). Who comes when the queue is full
    takes the last place of the address that has most of them, unless it has as many itself."""

    def __init__(self, at_once: int = 1, most: int = UNBOUNDED) -> None:
        self._free = at_once
        self._most = most
        self._ranks: dict[int, Addresses] = {}
        self._waiting: Counter[str] = Counter()
        # The number of the last turn of each address.
        self._served: OrderedDict[str, int] = OrderedDict()
        self._turn = 0
        # Everyone who waits or is served.
        self._here: set[Place] = set()

    def join(self, place: Place) -> None:
        """Goes to the end of the queue, or is Crowded. Whoever joins has to ``leave``."""
        address = place.address
        if not self._free and self._waiting.total() >= self._most:
            self._make_room(address)
        tables = self._ranks.setdefault(place.rank, {}).setdefault(address, OrderedDict())
        tables.setdefault(place.table, deque()).append(place)
        self._waiting[address] += 1
        self._here.add(place)
        self._call()

    def leave(self, place: Place) -> None:
        """Whoever was served, or does not want to be any more, makes way."""
        if place not in self._here:
            return
        if not place.called.done() or place.called.cancelled():
            self._take_out(place)
        else:
            self._here.discard(place)
            self._free += 1
        self._call()

    @asynccontextmanager
    async def turn(self, place: Place) -> AsyncIterator[None]:
        """Waits for its turn, and has it; Crowded at once, or when others need the place more."""
        self.join(place)
        try:
            await place.called
            yield
        finally:
            self.leave(place)

    @property
    def is_idle(self) -> bool:
        return not self._here

    def waiting(self, address: str) -> int:
        """How many of an address wait."""
        return self._waiting[address]

    def rivals(self, place: Place) -> int:
        """Among how many a place has to share: those of its address that come no later, for each
        address that has any such."""
        equals = [each for each in self._here if each.rank <= place.rank]
        own = sum(each.address == place.address for each in equals)
        return max(1, own) * max(1, len({each.address for each in equals}))

    def _call(self) -> None:
        while self._free and self._waiting:
            place = self._next()
            self._take_out(place)
            # One that was cancelled is about to leave.
            if not place.called.cancelled():
                self._here.add(place)
                self._free -= 1
                place.called.set_result(None)

    def _next(self) -> Place:
        """The one to serve: of the address that was served longest ago, or never. Its table goes to
        the end."""
        addresses = self._ranks[min(self._ranks)]
        address = min(addresses, key=lambda each: self._served.get(each, 0))
        self._turn += 1
        self._served[address] = self._turn
        self._served.move_to_end(address)
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
        tables = addresses[address]
        table = FIRST if FIRST in tables else next(iter(tables))
        tables.move_to_end(table)
        return tables[table][0]

    def _take_out(self, place: Place) -> None:
        addresses = self._ranks[place.rank]
        tables = addresses[place.address]
        tables[place.table].remove(place)
        if not tables[place.table]:
            del tables[place.table]
        if not tables:
            del addresses[place.address]
        if not addresses:
            del self._ranks[place.rank]
        self._waiting[place.address] -= 1
        if not self._waiting[place.address]:
            del self._waiting[place.address]
        self._here.discard(place)

    def _make_room(self, address: str) -> None:
        crowd, number = self._waiting.most_common(1)[0]
        if number <= self._waiting[address] + 1:
            raise Crowded
        last = [place for place in self._in_order() if place.address == crowd][-1]
        self._take_out(last)
        last.called.set_exception(Crowded())

    def _in_order(self) -> list[Place]:
        """Those who wait; of one address, those that will be served last come last."""
        return [
            place
            for rank in sorted(self._ranks)
            for tables in self._ranks[rank].values()
            for queue in tables.values()
            for place in queue
        ]
