"""The games of a server: at once, and fast as soon as possible.

Nobody waits for a compiler: a game that was never compiled on this machine runs plain while a
process of its own compiles it, and tables opened from then on run compiled. After the rules of all
games come their searches, for levels, hints and reviews.
"""

import asyncio
import logging
from types import ModuleType

from yurt.bots import readiness
from yurt.engine import jit, registry
from yurt.engine.game import Game
from yurt.server import background

log = logging.getLogger("yurt.server")

# A server that is killed takes its compiler along: its end of the pipe closes.
WARM = """
import os, sys, threading
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()
from {module} import warm
warm(sys.argv[1])
"""


class Shelf:
    """Loads games by name; ``fill`` prepares them all, one after the other."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        # Whether the search of a game is compiled, as far as it was looked up.
        self._searches: dict[str, bool] = {}
        # Games in which somebody would think by now, in the order in which they were asked for.
        self._wanted: dict[str, None] = {}
        # Set once all games are loaded and, if the machine can, compiled.
        self.filled = asyncio.Event()

    def load(self, name: str) -> Game:
        game = self._games.get(name)
        if game is None:
            game = self._games[name] = registry.load(name, mode="ready")
        return game

    def can_think(self, name: str) -> bool:
        """Whether levels and hints of a game can search without waiting for a compiler. Looking it
        up takes a moment the first time."""
        if jit.is_plain_wanted():
            return True
        if self._is_known(name) and self.load(name).kernels.compiled:
            return True
        self._wanted[name] = None
        return False

    async def fill(self) -> None:
        """Compiles what is not compiled yet, in another process of low priority."""
        try:
            if not jit.is_plain_wanted():
                for name in registry.names():
                    await self._compile(name)
        finally:
            self.filled.set()
        lacking = [n for n in registry.names() if not await asyncio.to_thread(self._is_known, n)]
        while lacking:
            # What is played now comes first.
            name = next((each for each in list(self._wanted) if each in lacking), lacking[0])
            lacking.remove(name)
            self._searches[name] = await compiled(readiness, name)

    async def _compile(self, name: str) -> None:
        # Numba needs a second to start; nobody at a table should feel it.
        if not self.load(name).kernels.compiled and await compiled(registry, name):
            self._games[name] = await asyncio.to_thread(registry.load, name)

    def _is_known(self, name: str) -> bool:
        if name not in self._searches:
            self._searches[name] = jit.is_plain_wanted() or readiness.is_ready(name)
        return self._searches[name]


async def compiled(module: ModuleType, name: str) -> bool:
    """Lets the ``warm`` of a module have a game compiled; whether that went well."""
    try:
        code = WARM.format(module=module.__name__)
        process = await background.start("-c", code, name, stdin=asyncio.subprocess.PIPE)
    except OSError as error:
        log.warning("%s stays uncompiled: %s", name, error)
        return False
    try:
        return await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
