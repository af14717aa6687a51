"""What each trick in the path of a move is worth: the same moves with and without it, in turn.

One process has a server without its network: tables of Yam Master over a SQLite file, two persons
at each. In each round every table makes a move; rounds with and without a trick take turns, and the
ratio is the median over pairs of rounds that follow each other, by processor time (of all threads)
and by the clock. On a busy machine the first one is steady within some percent, the second is not.
``docs/decisions/0010-what-a-move-still-does-by-hand.md`` tells what follows.
"""

import asyncio
import gc
import itertools
import json
import math
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np

from benchmarks.rows import Row
from yurt.engine import fields, state
from yurt.engine.registry import load
from yurt.server.app import App, make_app
from yurt.server.house import Draft, House
from yurt.server.housework import Housework
from yurt.server.limits import Limits
from yurt.server.live import Live
from yurt.server.opening import NewTable
from yurt.server.sockets import Door
from yurt.server.store import connect, sqlite
from yurt.server.store.committer import Append
from yurt.server.store.worker import transaction
from yurt.server.sweeping import begin
from yurt.server.websocket import Disconnected

TITLE = "Tricks in the path of a move: processor time with each of them, and without"
COLUMNS = {
    "what": "trick",
    "with_us": "µs a move with it",
    "without_us": "µs without",
    "cpu": "processor time without it",
    "clock": "time by the clock without it",
}
TABLES = 100
ROUNDS = 100
NO_LIMITS = replace(Limits().for_crowd(), calls=1e9, burst=1e9)
TERMS = NewTable(game="yam-master", seats=["host", "host"], first=0, options={"max_turns": 1000})
DIRECT = ("legal", "step", "why_not", "hide", "seen", "odds")
MOVED = "UPDATE tables SET seq = ?, status = ? WHERE id = ? AND seq = ?"
LOGGED = "INSERT INTO entries (table_id, seq, at, data) VALUES (?, ?, ?, ?)"


class End:
    """The server's end of a connection without a network; its client reads nothing."""

    waiting = 0
    heard = math.inf
    address = "127.0.0.1"

    def __init__(self, table: str, token: str) -> None:
        self.path = f"/ws/{table}"
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_answered = asyncio.Event()
        self.say({"do": "hello", "token": token})

    def say(self, message: dict[str, Any]) -> None:
        self.is_answered.clear()
        self._said.put_nowait(json.dumps(message))

    def header(self, name: str) -> str | None:
        return None

    async def accept(self) -> None:
        pass

    def ping(self) -> None:
        pass

    async def receive(self) -> str:
        text = await self._said.get()
        if text is None:
            raise Disconnected
        return text

    def send(self, message: bytes) -> None:
        if message.startswith((b'{"is":"done"', b'{"is":"welcome"')):
            self.is_answered.set()
        elif message.startswith(b'{"is":"refused"'):
            raise SystemExit(message.decode())

    def stop(self) -> None:
        self._said.put_nowait(None)

    async def close(self, code: int) -> None:
        pass


class Sitting(NamedTuple):
    live: Live
    ends: Sequence[End]


class Spent(NamedTuple):
    """Seconds of a move."""

    cpu: float
    clock: float


class Players:
    """Both seats of all tables."""

    def __init__(self, sittings: Sequence[Sitting]) -> None:
        self._sittings = sittings
        self._rng = random.Random(1)
        self._names = itertools.count()

    async def round(self) -> Spent:
        """Every table makes a move."""
        calls = [call for each in self._sittings if (call := self._call(each))]
        cpu, clock = time.process_time(), time.perf_counter()
        for end, message in calls:
            end.say(message)
        await asyncio.gather(*(end.is_answered.wait() for end, _ in calls))
        spent = time.process_time() - cpu, time.perf_counter() - clock
        return Spent(spent[0] / len(calls), spent[1] / len(calls))

    def _call(self, sitting: Sitting) -> tuple[End, dict[str, Any]] | None:
        table = sitting.live.table
        if table.mover is None or table.state is None:
            return None
        move = self._rng.choice(table.state.legal()[:40])
        call = {"do": "play", "request": str(next(self._names)), "events": [move]}
        return sitting.ends[table.mover], call | {"saw": table.seq}


def measure(games: Sequence[str]) -> Iterator[Row]:
    """One row for each trick. Only Yam Master is played."""
    for trick in TRICKS:
        yield asyncio.run(_row(trick))


async def _row(trick: str) -> Row:
    ratios, found = [], {True: list[Spent](), False: list[Spent]()}
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(str(Path(folder) / "tables.db"), NO_LIMITS)
        await _open(app)
        players = Players([await _sit(app) for _ in range(TABLES)])
        for number in range(ROUNDS):
            # Each goes first as often as the other.
            for is_on in (True, False) if number % 2 else (False, True):
                with _keeping() if is_on else TRICKS[trick]():
                    found[is_on].append(await players.round())
        app.service.farewell()
        await asyncio.sleep(0)
        await app.service.close()
    warm = ROUNDS // 10
    ratios = [
        (without.cpu / used.cpu, without.clock / used.clock)
        for used, without in zip(found[True][warm:], found[False][warm:], strict=True)
    ]
    return {
        "what": trick,
        "with_us": round(1e6 * statistics.median(each.cpu for each in found[True][warm:]), 1),
        "without_us": round(1e6 * statistics.median(each.cpu for each in found[False][warm:]), 1),
        "cpu": round(statistics.median(cpu for cpu, _ in ratios), 3),
        "clock": round(statistics.median(clock for _, clock in ratios), 3),
    }


async def _open(app: App) -> None:
    service = app.service
    service.house = House(await connect(service.url), service.shelf.load)
    service.door = Door(service.house, service.minds, NO_LIMITS)
    service.housework = Housework(service.house, service.minds)


async def _sit(app: App) -> Sitting:
    made = await app.service.house.make(TERMS)
    ends = [End(made.id, token) for token in made.tokens.values()]
    for end in ends:
        app.service.housework.start(app.meet(end))
        await end.is_answered.wait()
    return Sitting(app.service.house.live[made.id], ends)


# What is left out, one at a time


@contextmanager
def _keeping() -> Iterator[None]:
    yield


def _without_direct_kernels() -> AbstractContextManager[Any]:
    """Numba looks at the types of all arguments in each call."""
    kernels = load("yam-master", mode="ready").kernels
    plain = {name: getattr(kernels, f"call_{name}") for name in DIRECT}
    return patch.dict(kernels.__dict__, plain)


def _without_draft() -> AbstractContextManager[Any]:
    """News are worked out when the log has the move, not while it is written."""
    return patch.object(House, "_draft", lambda self, live, steps: Draft(live, steps))


def _without_names() -> AbstractContextManager[Any]:
    """Each move is named and put into the form that travels every time."""

    return patch.object(load("yam-master", mode="ready").advice, "FIXED_NAMES", False)


def _without_fields() -> AbstractContextManager[Any]:
    """NumPy reads each field of a view by itself, each time."""

    def read(self: Any, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        value = self._array[name][0]
        return value if isinstance(value, np.ndarray) else value.item()

    return patch.object(fields.Fields, "__getattr__", read)


def _without_views() -> AbstractContextManager[Any]:
    """A view is made each time somebody asks for it."""

    def known(self: Any, seat: int | None) -> Any:
        return fields.Fields(self.hidden(None if self.game.spec.is_open else seat))

    return patch.object(state.State, "known", known)


def _without_trigger() -> AbstractContextManager[Any]:
    """A transaction of several statements, as anyone would write it."""

    def append(connection: sqlite3.Connection, batch: Sequence[Append]) -> set[str]:
        with transaction(connection):
            written = [each for each in batch if _moved(connection, each)]
            rows = [
                (each.table, each.after + place, each.at, data)
                for each in written
                for place, data in enumerate(each.entries, 1)
            ]
            connection.executemany(LOGGED, rows)
            idle = [(each.table,) for each in written]
            connection.executemany("DELETE FROM due WHERE table_id = ?", idle)
        return {each.table for each in written}

    return patch.object(sqlite, "_append", append)


def _moved(connection: sqlite3.Connection, each: Append) -> bool:
    last = each.after + len(each.entries)
    return connection.execute(MOVED, (last, each.status, each.table, each.after)).rowcount == 1


@contextmanager
def _without_sweeping() -> Iterator[None]:
    """Python looks for dead objects when it likes, among all of them."""
    gc.unfreeze()
    gc.set_threshold(700, 10, 10)
    try:
        yield
    finally:
        begin()


TRICKS: dict[str, Callable[[], AbstractContextManager[Any]]] = {
    "nothing (how far off the figures are)": _keeping,
    "kernels called directly (jit)": _without_direct_kernels,
    "one statement for all appends (a view with a trigger)": _without_trigger,
    "names of moves kept (sight)": _without_names,
    "news worked out while the log is written (Draft)": _without_draft,
    "fields of a view read at once (Fields)": _without_fields,
    "views kept by their state": _without_views,
    "dead objects looked for by hand (sweeping)": _without_sweeping,
}
