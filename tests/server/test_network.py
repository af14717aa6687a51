"""WebSockets over real sockets: what clients may send, and what they may not."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from yurt.server import http, serve
from yurt.server.addresses import Clients
from yurt.server.limits import Limits
from yurt.server.websocket import (
    FRAMES_AT_ONCE,
    LONGEST_BYTES,
    MESSAGES_AHEAD,
    SPARE_AT_ONCE,
    Disconnected,
    WebSocket,
)

# Seconds: only so that a fault is a failure and not a test that never ends.
PATIENCE = 30.0
# More than may come at once, however slow the machine is.
MANY = int(SPARE_AT_ONCE) * 4
Meet = Callable[[WebSocket], Coroutine[Any, Any, None]]


def frame(data: bytes, kind: Opcode = Opcode.TEXT, mask: bool = True) -> bytes:
    return Frame(kind, data).serialize(mask=mask)


def part(data: bytes, kind: Opcode) -> bytes:
    """The beginning or the middle of a message."""
    return Frame(kind, data, fin=False).serialize(mask=True)


class App:
    """Answers every request, and lets ``meet`` have the WebSockets."""

    def __init__(self, meet: Meet) -> None:
        self.meet = meet
        self.gate = http.Gate(Limits(), Clients())

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        while (part := await receive()).get("more_body"):
            pass
        if part["type"] == "http.disconnect":
            return
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})


async def echo(socket: WebSocket) -> None:
    if socket.path == "/closed":
        await socket.close(1008)
        return
    with contextlib.suppress(Disconnected):
        await socket.accept()
        while (text := await socket.receive()) != "good-bye":
            socket.send(f"{len(text)} {text[:20]}".encode())
    await socket.close(1000)


@asynccontextmanager
async def serving(meet: Meet = echo) -> AsyncIterator[int]:
    """A server over loopback; its port."""
    config = serve.configured(App(meet), "127.0.0.1", 0)
    config.load()
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(
        lambda: http.Http(config, state, {}), "127.0.0.1", 0
    )
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in list(state.tasks):
            task.cancel()
        await asyncio.gather(*state.tasks, return_exceptions=True)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


async def exchange(port: int, data: bytes, end: bool = True) -> str:
    """What the server sends until it closes; ``end``: we say that we send nothing more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    if end:
        writer.write_eof()
    heard = await reader.read()
    writer.close()
    return heard.decode()


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"POST / HTTP/1.1\r\nHost: y\r\n"])
def test_whoever_sends_no_request_is_cut_off(begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "HEAD_SECONDS", 0.05)

    async def work() -> None:
        async with serving() as port:
            assert await exchange(port, begun, end=False) == ""

    run(work())


GET = b"GET / HTTP/1.1\r\nHost: y\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: y\r\nContent-Length: 9999\r\n\r\n"


def be_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in {"HEAD_SECONDS": 0.05, "BODY_GRACE": 0.05, "BODY_SECONDS": 0.1}.items():
        monkeypatch.setattr(http, name, seconds)


@pytest.mark.parametrize(
    "body", [b"", b"x", b"x" * int(2 * http.BODY_RATE)], ids=["none", "slow", "steady"]
)
def test_whoever_does_not_end_a_body_is_cut_off(
    body: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    be_quick(monkeypatch)

    async def work() -> None:
        async with serving() as port:
            assert await exchange(port, POST + body, end=False) == ""

    run(work())


def test_every_head_has_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    be_quick(monkeypatch)

    async def work() -> None:
        async with serving() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(GET)
            assert (await reader.readline()).startswith(b"HTTP/1.1 204")
            writer.write(b"GET / HT")
            await reader.read()
            writer.close()

    run(work())


def test_a_websocket_has_all_the_time_it_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    be_quick(monkeypatch)

    async def work() -> None:
        async with serving() as port, socket_to(port) as socket:
            await asyncio.sleep(0.2)
            await socket.send("still here")
            assert await socket.recv() == "10 still here"

    run(work())


@asynccontextmanager
async def socket_to(port: int, path: str = "/ws/x") -> AsyncIterator[ClientConnection]:
    async with connect(f"ws://127.0.0.1:{port}{path}", ping_interval=None) as socket:
        yield socket


class TestWebSockets:
    def test_texts_bytes_and_pings(self) -> None:
        async def work() -> None:
            async with serving() as port, socket_to(port) as socket:
                for text in ("", "x", "ü" * 62, "y" * 126, "z" * LONGEST_BYTES):
                    await socket.send(text)
                    assert await socket.recv() == f"{len(text)} {text[:20]}"
                await socket.send(["in", " ", "parts"])
                assert await socket.recv() == "8 in parts"
                await socket.send(b"no text")
                assert await socket.recv() == "0 "
                await (await socket.ping())

        run(work())

    def test_both_sides_say_good_bye(self) -> None:
        async def work() -> None:
            async with serving() as port:
                async with socket_to(port) as socket:
                    await socket.send("good-bye")
                    with pytest.raises(ConnectionClosed):
                        await socket.recv()
                    assert socket.close_code == 1000
                async with socket_to(port) as socket:
                    await socket.close(1001)
                    assert socket.close_code == 1001

        run(work())

    @pytest.mark.parametrize(
        ("data", "code"),
        [
            (frame(b"\xff"), 1007),
            (frame(b"not masked", mask=False), 1002),
            (frame(b"x" * (LONGEST_BYTES + 1)), 1009),
            (frame(b"") * (FRAMES_AT_ONCE + 1), 1008),
            (frame(b"?", Opcode.PING) * (MANY + 1), 1008),
            (part(b"x", Opcode.TEXT) + part(b"", Opcode.CONT) * MANY, 1008),
        ],
        ids=["no text", "not masked", "too long", "flood", "pings", "parts"],
    )
    def test_a_breach_ends_the_connection(self, data: bytes, code: int) -> None:
        async def work() -> None:
            async with serving() as port, socket_to(port) as socket:
                socket.transport.write(data)
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == code

        run(work())

    def test_who_is_not_let_in(self) -> None:
        shake = (
            b"GET /ws/x HTTP/1.1\r\nHost: y\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: %d\r\nSec-WebSocket-Key: %s\r\n\r\n"
        )
        key = b"AAAAAAAAAAAAAAAAAAAAAA=="

        async def work() -> None:
            async with serving() as port:
                with pytest.raises(InvalidStatus) as refused:
                    async with socket_to(port, "/closed"):
                        pass
                assert refused.value.response.status_code == 403
                for details in ((8, key), (13, b"short"), (13, b"\xff")):
                    heard = await exchange(port, shake % details)
                    assert heard.startswith("HTTP/1.1 400 ")

        run(work())

    def test_what_waits_for_a_client_is_counted(self) -> None:
        counts: list[int] = []
        gate = asyncio.Event()

        async def flood(socket: WebSocket) -> None:
            await socket.accept()
            while socket.waiting < 50:
                socket.send(b"x" * 60_000)
                await asyncio.sleep(0)
            counts.append(socket.waiting)
            gate.set()
            await socket.receive()
            while socket.waiting:
                await asyncio.sleep(0.001)
            await socket.close(1000)

        async def work() -> None:
            async with serving(flood) as port, socket_to(port) as socket:
                await gate.wait()
                await socket.send("I read now")
                assert [message async for message in socket][-1] == "x" * 60_000

        run(work())
        assert counts[0] == 50

    def test_calls_that_come_too_fast_wait_outside(self) -> None:
        most: list[int] = []

        async def count(socket: WebSocket) -> None:
            await socket.accept()
            await socket.receive()
            for _ in range(4000):
                most.append(len(socket._texts))
                await socket.receive()
            socket.send(b"all of them")
            await socket.receive()

        async def work() -> None:
            async with serving(count) as port, socket_to(port) as socket:
                for _ in range(4001):
                    await socket.send("x" * 1000)
                assert await socket.recv() == "all of them"

        run(work())
        # What one read of the socket brings comes in as a whole.
        assert MESSAGES_AHEAD < max(most) < 1000
