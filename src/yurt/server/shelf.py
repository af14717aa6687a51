"""The games of a server: at once, and fast as soon as possible.

Nobody waits for a compiler: a game that was never compiled on this machine runs plain while a
process of its own compiles it, its rules and then its search, and tables opened from then on run
compiled. What is opened first is compiled first, and others beside it where cores are idle.
"""

import asyncio
import contextlib
import logging
import threading
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable

from yurt.bots import readiness
from yurt.engine import jit, registry
from yurt.engine.game import Game
from yurt.engine.machine import cores
from yurt.server import background, compiling
from yurt.server.waking import Waking

log = logging.getLogger("yurt.server")

# Seconds until it is looked again whether a core is idle.
LOOK_SECONDS = 2.0


class Shelf:
    """Loads games by name; ``fill`` prepares them all."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        # Whether the search of a game is compiled, as far as it was looked up.
        self._searches: dict[str, bool] = {}
        self._looking = threading.Lock()
        self._waking = Waking()
        self._stirred = asyncio.Event()
        # Who is told that it is known anew how long a game takes, or that it is there.
        self.watchers: list[Callable[[str], None]] = []
        # Set once all games are loaded and, if the machine can, compiled.
        self.filled = asyncio.Event()

    def load(self, name: str) -> Game:
        game = self._games.get(name)
        if game is None:
            game = self._games[name] = registry.load(name, mode="ready")
        return game

    def want(self, name: str) -> None:
        """Somebody plays this game: it comes before those that nobody has asked for."""
        if self._waking.want(name):
            self._stirred.set()

    def can_think(self, name: str) -> bool:
        """Whether levels and hints of a game can search without waiting for a compiler. Looking it
        up takes a moment the first time."""
        return jit.is_plain_wanted() or (self._is_known(name) and self.load(name).kernels.compiled)

    def seconds_left(self, name: str) -> int | None:
        """Seconds until a game can think, about; None if it can, or never will."""
        return self._waking.left(name)

    async def fill(self) -> None:
        """Compiles what is not compiled yet, in other processes of low priority."""
        tasks: set[asyncio.Task[None]] = set()
        try:
            await self._look_up()
            while self._waking.waiting or tasks:
                while (name := self._waking.take(await self._slots())) is not None:
                    tasks.add(asyncio.create_task(self._compile(name)))
                    self._tell_all()
                await self._wait(tasks)
        finally:
            for task in tasks:
                task.cancel()
            self.filled.set()

    async def _look_up(self) -> None:
        """Loads what there is, and finds out what lacks."""
        lacking = []
        for name in registry.names():
            game = self.load(name)
            is_known = await asyncio.to_thread(self._is_known, name)
            if not (is_known and game.kernels.compiled) and not jit.is_plain_needed():
                lacking.append(name)
        self._waking.add(lacking)

    async def _wait(self, tasks: set[asyncio.Task[None]]) -> None:
        """Until a game is compiled, one is asked for, or a core may be idle."""
        stirring = asyncio.create_task(self._stirred.wait())
        limit = LOOK_SECONDS if self._waking.waiting else None
        try:
            done, _ = await asyncio.wait(
                {*tasks, stirring}, timeout=limit, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            stirring.cancel()
        self._stirred.clear()
        tasks -= done

    async def _slots(self) -> int:
        """How many games may be compiled at once: one for each core that is idle, but one core is
        left to the tables where people play."""
        running = len(self._waking.begun)
        idle = await background.idle_cores()
        most = cores() - 1 if self._waking.is_wanted else cores()
        return max(1, min(most, running + idle))

    async def _compile(self, name: str) -> None:
        self._searches[name] = False
        try:
            async for part in compiled(name, self._waking.is_asked(name)):
                if part == compiling.RULES:
                    # Numba needs a second to start; nobody at a table should feel it.
                    self._games[name] = await asyncio.to_thread(registry.load, name)
                elif part == compiling.SEARCH:
                    # What reviews need is compiled after it: nobody waits for that here.
                    self._end(name, is_done=True)
        except OSError as error:
            log.warning("%s stays uncompiled: %s", name, error)
        finally:
            if not self._searches[name]:
                self._end(name, is_done=False)

    def _end(self, name: str, is_done: bool) -> None:
        self._searches[name] = is_done
        self._waking.end(name, is_done)
        self._tell_all()

    def _tell_all(self) -> None:
        """What one game takes tells how long others will."""
        for name in registry.names():
            for watcher in self.watchers:
                watcher(name)

    def _is_known(self, name: str) -> bool:
        # Python's parser, which reads the sources, fails now and then if threads use it at once.
        with self._looking:
            if name not in self._searches:
                self._searches[name] = jit.is_plain_wanted() or readiness.is_ready(name)
            return self._searches[name]


async def compiled(name: str, is_asked: bool) -> AsyncIterator[str]:
    """Has a game compiled, and tells what of it is there."""
    how = () if is_asked else (compiling.UNASKED,)
    process = await background.start("-m", compiling.__name__, name, *how, stdin=PIPE, stdout=PIPE)
    assert process.stdout is not None
    try:
        async for line in process.stdout:
            yield line.decode().strip()
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
