"""Clients that ask a server from an address of their choice, and as fast as they can."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]
# Seconds that a victim waits for an answer; that is no measurement, only when it gives up.
PATIENCE = 60.0
# What may go wrong for one that is cut off.
CUT = (OSError, EOFError, WebSocketException, asyncio.IncompleteReadError, ValueError)


@dataclass
class Place:
    """Who asks a server, and from where."""

    port: int
    address: str
    rng: random.Random = field(default_factory=lambda: random.Random(7))

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        source = (self.address, 0)
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=source)

    @asynccontextmanager
    async def asking(self) -> AsyncIterator["Caller"]:
        caller = Caller(*await self.dial())
        try:
            yield caller
        finally:
            caller.writer.close()

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        async with self.asking() as caller:
            status, data = await caller.ask(method, path, body)
        with suppress(ValueError):
            return status, json.loads(data)
        return status, data.decode()

    async def open(self, **form: Any) -> Message:
        status, made = await self.ask("POST", "/api/tables", form)
        if status != 201:
            raise ConnectionError(f"no table was opened: {made}")
        opened: Message = made
        return opened

    @asynccontextmanager
    async def sit(self, table: str, **hello: Any) -> AsyncIterator[ClientConnection]:
        """A connection at a table that has said hello."""
        where = f"ws://127.0.0.1:{self.port}/ws/{table}"
        source = (self.address, 0)
        async with connect(
            where,
            local_addr=source,
            ping_interval=None,
            max_size=None,
            max_queue=None,
            close_timeout=0.1,
        ) as line:
            await line.send(json.dumps({"do": "hello", **hello}))
            yield line


class Caller:
    """A connection that asks, again and again."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        data = (
            b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        )
        kind = "text/plain" if isinstance(body, bytes) else "application/json"
        self.writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: {kind}\r\n"
            f"Content-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].partition("\r\n")[0] or 0)
        return int(head.split()[1]), await self.reader.readexactly(length)


class Until:
    """So long, and so many times at most."""

    def __init__(self, seconds: float, most: int) -> None:
        self.begun = time.monotonic()
        self._end = self.begun + seconds
        self._most = most
        self.count = 0

    def goes_on(self) -> bool:
        if time.monotonic() > self._end or self.count >= self._most:
            return False
        self.count += 1
        return True

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self.begun


async def lanes(count: int, work: Callable[[], Awaitable[None]]) -> None:
    """The same so many times at once; what is cut off is begun anew by whoever it is about."""
    async with asyncio.TaskGroup() as group:
        for _ in range(count):
            group.create_task(uncut(work))


async def uncut(work: Callable[[], Awaitable[None]]) -> None:
    with suppress(*CUT):
        await work()


async def hear(line: ClientConnection, kind: str) -> Message:
    """The next message of this kind."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: Message = json.loads(await line.recv())
            if message["is"] in ("bye", "refused"):
                raise ConnectionError(f"refused: {message}")
            if message["is"] == kind:
                return message
