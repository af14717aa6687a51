"""The load on a Yurt server: both seats of many tables, played over WebSockets by one process.

Started by ``server.py`` and ``siege.py``, which send one JSON request a line and read one answer a
line:

    {"do": "tables", "count": 400}             so many tables are open, with both seats connected
    {"do": "closed", "seconds": 3}             every table moves again as soon as it can
    {"do": "open", "seconds": 5, "rate": 900}  so many moves a second, whatever the answers do
    {"do": "begin", "rate": 100}               the same from now on, ...
    {"do": "end"}                              ... until now: when each move was due, and how long
                                               it took; on the clock of ``time.perf_counter``

It shares the machine with the server, so it does as little as it can: frames are written by hand,
and of the news only the seat to move reads, and only what it needs to choose.
"""

import asyncio
import base64
import gc
import http.client
import itertools
import json
import os
import random
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

GAME = {"game": "yam-master", "seats": ["host", "host"], "options": {"max_turns": 1000}}
# Seconds of play before anything is counted, and how long a table may take to open.
WARM_UP = 1.0
PATIENCE = 60.0
# How often a seat places (or removes) a token when it can and could throw again.
EAGER = 0.25


class Move(msgspec.Struct):
    event: str


class Moves(msgspec.Struct):
    single: list[Move]


class News(msgspec.Struct):
    seq: int
    moves: Moves


read_news = msgspec.json.Decoder(News).decode


class Wire(asyncio.Protocol):
    """A WebSocket of one seat."""

    def __init__(self, table: "Table", key: str, token: str) -> None:
        self.table = table
        nonce = base64.b64encode(os.urandom(16)).decode()
        self._greeting = (
            f"GET /ws/{key} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._hello = json.dumps({"do": "hello", "token": token}).encode()
        self._rest = b""
        self._is_greeted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._greeting)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        begin = 0
        if not self._is_greeted:
            begin = data.find(b"\r\n\r\n") + 4
            if begin < 4:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise SystemExit(data.decode(errors="replace"))
            self._is_greeted = True
            self.send(self._hello)
        while len(data) - begin >= 2:
            size, head = data[begin + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[begin + 2 : begin + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[begin + 2 : begin + 10], "big"), 10
            end = begin + head + size
            if end > len(data):
                break
            self.table.hear(self, data[begin + head : end])
            begin = end
        self._rest = data[begin:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.table.is_closed:
            raise SystemExit(f"The server has ended a connection: {error}")

    def send(self, text: bytes) -> None:
        """A text frame. Clients mask what they send; the mask of zeros changes nothing."""
        size = len(text)
        head = bytes((129, 128 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)


class Table:
    """A game: whose move is known, and whether the last one was acknowledged."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.wires: list[Wire] = []
        self.news: tuple[Wire, bytes] | None = None
        self.is_acknowledged = True
        self.is_over = False
        self.is_waiting = False
        self.is_closed = False
        self.asked = 0.0

    def hear(self, wire: Wire, message: bytes) -> None:
        kind = message[7:10]
        if kind == b"new":
            if b'"expect":' in message:
                self.news = wire, message
            elif b'"status":"over"' in message:
                self.is_over = True
        elif kind == b"don":
            self.is_acknowledged = True
            self.load.acknowledged(self)
        elif kind in (b"ref", b"bye"):
            raise SystemExit(f"The server did not do its part: {message.decode()}")
        if self.is_acknowledged and (self.news or self.is_over) and not self.is_waiting:
            self.is_waiting = True
            self.load.when_ready(self)

    def play(self, asked: float) -> None:
        """Plays a move of whoever is to move; ``asked``: when it should have been played."""
        assert self.news is not None
        wire, message = self.news
        news = read_news(message)
        self.news, self.asked = None, asked
        self.is_acknowledged = self.is_waiting = False
        move = choose(news.moves).encode()
        saw = news.seq
        wire.send(b'{"do":"play","request":"%d","events":["%s"],"saw":%d}' % (saw, move, saw))

    def close(self) -> None:
        self.is_closed = True
        for wire in self.wires:
            wire.transport.close()


def choose(moves: Moves) -> str:
    """Throws again, keeping any dice, or places now and then; places or passes at the end."""
    events = [move.event for move in moves.single]
    again = [event for event in events if event.startswith("keep")]
    others = [event for event in events if event.startswith(("place", "remove"))]
    is_eager = not again or random.random() < EAGER
    return random.choice((is_eager and others) or again or events)


class Load:
    """All tables, and what is asked of them now."""

    def __init__(self, port: int, addresses: Sequence[str]) -> None:
        self.port = port
        # Where its tables come from, in turn: one address may not have many.
        self.addresses = itertools.cycle(addresses)
        self.tables: set[Table] = set()
        self.waiting: deque[Table] = deque()
        self.renewing: set[asyncio.Task[None]] = set()
        self.on_ready: Callable[[Table], None] = self.waiting.append
        # When each move was due, and how long it took.
        self.answered: list[tuple[float, float]] = []
        self.pacing: asyncio.Task[None] | None = None

    def acknowledged(self, table: Table) -> None:
        self.answered.append((table.asked, time.perf_counter() - table.asked))

    def when_ready(self, table: Table) -> None:
        """A table waits for its next move; a finished one makes room for another."""
        if table.is_over:
            self.tables.discard(table)
            table.close()
            task = asyncio.create_task(self.add())
            self.renewing.add(task)
            task.add_done_callback(self.renewing.discard)
        else:
            self.on_ready(table)

    async def add(self) -> None:
        address = next(self.addresses)
        made = await asyncio.to_thread(self._open, address)
        table = Table(self)
        self.tables.add(table)
        loop = asyncio.get_running_loop()
        for seat in ("0", "1"):
            make = partial(Wire, table, made["id"], made["tokens"][seat])
            _, wire = await loop.create_connection(
                make, "127.0.0.1", self.port, local_addr=(address, 0)
            )
            table.wires.append(wire)

    def _open(self, address: str) -> Any:
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=PATIENCE, source_address=(address, 0)
        )
        headers = {"Content-Type": "application/json"}
        connection.request("POST", "/api/tables", json.dumps(GAME), headers)
        made = json.loads(connection.getresponse().read())
        connection.close()
        return made

    # Requests

    async def open_tables(self, count: int) -> dict[str, float]:
        for table in list(self.tables)[count:]:
            self.tables.discard(table)
            table.close()
        self.waiting = deque(table for table in self.waiting if table in self.tables)
        self.on_ready = self.waiting.append
        while len(self.tables) < count:
            await self.add()
        until = time.monotonic() + PATIENCE
        while len(self.waiting) < count:
            if time.monotonic() > until:
                raise SystemExit("The tables did not open.")
            await asyncio.sleep(0.01)
        return {"tables": len(self.tables)}

    async def closed(self, seconds: float) -> dict[str, float]:
        """Every table plays as fast as it is answered."""

        def again(table: Table) -> None:
            table.play(time.perf_counter())

        self.on_ready = again
        for table in list(self.waiting):
            again(table)
        self.waiting.clear()
        await asyncio.sleep(WARM_UP)
        self.answered, begin = [], time.perf_counter()
        await asyncio.sleep(seconds)
        rate = len(self.answered) / (time.perf_counter() - begin)
        await self._rest()
        return {"rate": rate}

    async def paced(self, seconds: float, rate: float) -> dict[str, float]:
        """So many moves a second."""
        await self.begin(rate)
        await asyncio.sleep(WARM_UP)
        self.answered = []
        await asyncio.sleep(seconds)
        answered = await self.end()
        times = sorted(took for _, took in answered)
        p50, p99 = (times[int(len(times) * part)] * 1000 for part in (0.5, 0.99))
        return {"p50": p50, "p99": p99, "rate": len(times) / seconds}

    async def begin(self, rate: float) -> None:
        self.answered = []
        self.pacing = asyncio.create_task(self._pace(rate))

    async def end(self) -> list[tuple[float, float]]:
        assert self.pacing is not None
        self.pacing.cancel()
        await asyncio.gather(self.pacing, return_exceptions=True)
        await self._rest()
        return self.answered

    async def _pace(self, rate: float) -> None:
        """A move that has to wait for a table is late by that time too."""
        begin, sent = time.perf_counter(), 0
        while True:
            # The first one at once.
            due = 1 + int((time.perf_counter() - begin) * rate)
            while sent < due and self.waiting:
                self.waiting.popleft().play(begin + sent / rate)
                sent += 1
            await asyncio.sleep(0.001)

    async def _rest(self) -> None:
        """Lets what is on its way arrive."""
        self.on_ready = self.waiting.append
        while self.renewing or len(self.waiting) < len(self.tables):
            await asyncio.sleep(0.01)


async def main() -> None:
    # A pause of this process would count as one of the server's.
    gc.disable()
    load = Load(int(sys.argv[1]), sys.argv[2:] or ["127.0.0.1"])
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await answer(load, json.loads(line))), flush=True)


async def answer(load: Load, request: dict[str, Any]) -> dict[str, Any]:
    match request["do"]:
        case "tables":
            return await load.open_tables(request["count"])
        case "closed":
            return await load.closed(request["seconds"])
        case "open":
            return await load.paced(request["seconds"], request["rate"])
        case "begin":
            await load.begin(request["rate"])
            return {}
        case _:
            return {"answered": await load.end()}


if __name__ == "__main__":
    asyncio.run(main())
