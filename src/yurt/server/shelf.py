"""The games of a server: at once, and fast as soon as possible.

Nobody waits for a compiler: a game that was never compiled on this machine runs plain while a
process of its own compiles it, and tables opened from then on run compiled.
"""

import asyncio
import os
import sys

from yurt.engine import jit, registry
from yurt.engine.game import Game

# A server that is killed takes its compiler along: its end of the pipe closes.
WARM = """
import os, sys, threading
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()
from yurt.engine.registry import warm
warm(sys.argv[1])
"""


class Shelf:
    """Loads games by name; ``fill`` prepares them all, one after the other."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self.is_full = False

    def load(self, name: str) -> Game:
        game = self._games.get(name)
        if game is None:
            game = self._games[name] = registry.load(name, mode="ready")
        return game

    async def fill(self) -> None:
        """Compiles what is not compiled yet, in another process of low priority."""
        for name in registry.names():
            if not jit.is_plain_wanted() and not self.load(name).kernels.compiled:
                await self._compile(name)
        self.is_full = True

    async def _compile(self, name: str) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", WARM, name, stdin=asyncio.subprocess.PIPE, preexec_fn=_step_back
        )
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
        if process.returncode == 0:
            # Numba needs a second to start; nobody at a table should feel it.
            self._games[name] = await asyncio.to_thread(registry.load, name)


def _step_back() -> None:
    os.nice(10)
