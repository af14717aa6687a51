"""The real application over a SQLite file, spoken to from inside the process: no network."""

import asyncio
import itertools
import json
import math
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from yurt.server.addresses import Clients
from yurt.server.app import App, make_app
from yurt.server.hosts import Hosts
from yurt.server.house import House
from yurt.server.housework import Housework
from yurt.server.limits import Limits
from yurt.server.proof import Chance, ChanceSource
from yurt.server.sockets import Door
from yurt.server.store import connect
from yurt.server.websocket import Disconnected

Message = dict[str, Any]
NO_LIMITS = replace(Limits().for_crowd(), calls=1e9, burst=1e9, misses=1e9)
# Seconds: only so that a fault is a failure and not a test that never ends.
PATIENCE = 30.0
HOST = "yurt.example:8642"


class Answer(msgspec.Struct):
    """What came back to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    def json(self) -> Any:
        return json.loads(self.body)


class End:
    """The server's end of a line. See ``sockets.Socket``."""

    waiting = 0
    # Whoever is asked for a sign of life gives it.
    heard = math.inf

    def __init__(self, line: "Line", path: str, headers: dict[str, str], address: str) -> None:
        self.path = path
        self.address = address
        self._line = line
        self._headers = {"host": HOST} | {name.lower(): value for name, value in headers.items()}

    def header(self, name: str) -> str | None:
        return self._headers.get(name)

    async def accept(self) -> None:
        pass

    async def receive(self) -> str:
        text = await self._line.said.get()
        if text is None:
            raise Disconnected
        return text

    def send(self, message: bytes) -> None:
        self._line.heard.append(message.decode())
        self._line.stir.set()

    def ping(self) -> None:
        pass

    def stop(self) -> None:
        self._line.said.put_nowait(None)

    async def close(self, code: int) -> None:
        if self._line.code is None:
            self._line.code = code
        self._line.stir.set()


class Line:
    """A WebSocket without a network. ``heard``: all that the client got, as sent; ``said``: what it
    sent, None for its end; ``code``: how the server has closed it."""

    def __init__(
        self, app: App, path: str, headers: dict[str, str], address: str, names: Iterator[int]
    ) -> None:
        self._names = names
        self.heard: list[str] = []
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.stir = asyncio.Event()
        self.code: int | None = None
        self.task = asyncio.create_task(app.meet(End(self, path, headers, address)))
        self.task.add_done_callback(lambda _: self.stir.set())

    @property
    def messages(self) -> list[Message]:
        return [json.loads(text) for text in self.heard]

    def send(self, message: Message | str | bytes) -> None:
        """What is no text arrives as an empty one."""
        text = json.dumps(message) if isinstance(message, dict) else message
        self.said.put_nowait(text if isinstance(text, str) else "")

    async def until(self, condition: Callable[[], object]) -> None:
        """Waits until it holds, or the connection has ended."""
        async with asyncio.timeout(PATIENCE):
            while not condition() and not self.task.done():
                self.stir.clear()
                await self.stir.wait()

    async def count(self, number: int) -> None:
        await self.until(lambda: len(self.heard) >= number)

    async def call(self, do: str, **details: Any) -> Message:
        """Sends a call and answers with its answer."""
        since = len(self.heard)
        name = details.setdefault("request", f"call {next(self._names)}")
        self.send({"do": do, **details})
        return await self.answer(name, since)

    async def answer(self, name: str, since: int) -> Message:
        def found() -> list[Message]:
            news = [json.loads(text) for text in self.heard[since:]]
            return [message for message in news if message.get("request") == name]

        await self.until(found)
        return found()[0]

    async def ended(self) -> None:
        """Waits until the server has closed the connection."""
        await self.until(lambda: self.code is not None)
        await self.close()

    async def close(self) -> None:
        """The client goes away."""
        self.said.put_nowait(None)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(self.task, return_exceptions=True)


def _scope(path: str, headers: dict[str, str], address: str) -> Message:
    path, _, query = path.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(errors="replace"),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [
            (name.lower().encode(), value.encode("latin-1", errors="replace"))
            for name, value in ({"host": HOST} | headers).items()
        ],
        "client": (address, 50_000),
        "server": ("127.0.0.1", 8642),
        "extensions": {},
    }


class Inside:
    """A server process without its network."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.service = service = app.service
        self.house = service.house
        self._names = itertools.count(1)

    async def http(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: dict[str, str] | None = None,
        address: str = "127.0.0.1",
    ) -> Answer:
        data = b"" if body is None else body
        if not isinstance(data, bytes):
            data = json.dumps(body).encode()
        sent = {"content-type": "application/json", "content-length": str(len(data))}
        scope = _scope(path, sent | (headers or {}), address) | {"method": method}
        incoming: list[Message] = [{"type": "http.request", "body": data, "more_body": False}]
        parts: list[Message] = []

        async def receive() -> Message:
            return incoming.pop() if incoming else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            parts.append(message)

        app: Any = self.app
        await app(scope, receive, send)
        got = {name.decode().lower(): value.decode() for name, value in parts[0]["headers"]}
        return Answer(
            parts[0]["status"], got, b"".join(part.get("body", b"") for part in parts[1:])
        )

    async def open(self, game: str, seats: list[str], **terms: Any) -> Message:
        answer = await self.http("POST", "/api/tables", {"game": game, "seats": seats, **terms})
        assert answer.status == 201, answer.text
        made: Message = answer.json()
        return made

    def dial(
        self, table: str, headers: dict[str, str] | None = None, address: str = "127.0.0.1"
    ) -> Line:
        return Line(self.app, f"/ws/{table}", headers or {}, address, self._names)

    async def line(self, table: str, **hello: Any) -> Line:
        """A connection that has said hello and was told how things stand."""
        line = self.dial(table)
        line.send({"do": "hello", **hello})
        await line.until(lambda: any('"is":"news"' in text for text in line.heard))
        await self.settle()
        return line

    async def settle(self) -> None:
        """Until everyone has had its turn."""
        for _ in range(4):
            await asyncio.sleep(0)

    async def log(self, table: str) -> list[bytes]:
        """The bytes of a table's log."""
        return [row.data for row in await self.house.store.read(table)]


@asynccontextmanager
async def inside(
    folder: Path,
    limits: Limits = NO_LIMITS,
    source: ChanceSource = Chance,
    works: bool = False,
    clients: Clients | None = None,
) -> AsyncIterator[Inside]:
    """``works``: bots move and clocks run out, as in a server."""
    url = str(folder / "tables.db")
    app = make_app(url, limits, clients, Hosts(["yurt.example"]))
    service = app.service
    service.house = House(await connect(url), service.shelf.load, source)
    service.door = Door(service.house, service.minds, limits)
    service.housework = Housework(service.house, service.minds)
    if works:
        await service.housework.begin()
    try:
        yield Inside(app)
    finally:
        service.farewell()
        await asyncio.sleep(0)
        await service.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)
