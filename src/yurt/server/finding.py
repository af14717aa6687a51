"""Finding tables by what people know of them, without letting anyone try all codes."""

import asyncio
import time

from yurt.engine.words import say
from yurt.server.house import House
from yurt.server.limits import Guesses, Limits
from yurt.server.live import Live
from yurt.server.table import NotNow


class Finder:
    """Looks tables up for clients."""

    def __init__(self, house: House, limits: Limits) -> None:
        self._house = house
        self._guesses = Guesses(limits.misses, limits.miss_seconds)

    async def find(self, key: str, address: str) -> Live | None:
        """A table by its id or its code. An address that has often missed waits first; NotNow if
        too many of it wait already."""
        wait = self._guesses.wait(address, key, time.monotonic())
        if wait is None:
            raise NotNow(say("table-guesses"))
        if wait:
            await asyncio.sleep(wait)
        live = await self._house.find(key)
        if live is None:
            self._guesses.missed(address, key, time.monotonic())
        return live
