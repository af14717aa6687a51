"""A WebSocket in the event loop itself: uvicorn hands the connection over, websockets knows the
protocol. Whatever is sent in one step of the loop goes out in one piece.
"""

import asyncio
import contextlib
import time
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from yurt.server.limits import Bucket

# Bytes of a message: what is longer ends the connection.
LONGEST_BYTES = 1 << 20
# Messages that may wait until they are asked for.
MESSAGES_AHEAD = 64
# Bytes that are taken in at a time, and how many frames they may be: taking more would keep
# everyone else waiting.
SLICE_BYTES = 16_384
FRAMES_AT_ONCE = 1_000
# Frames a second that complete no message (pings, parts), and how many may come at once.
SPARE_PER_SECOND = 10.0
SPARE_AT_ONCE = 200.0
# Seconds in which a client may read what it was sent before the connection is cut.
LAST_WORDS_SECONDS = 5.0


class Disconnected(ConnectionError):
    """The client has gone."""


class WebSocket(asyncio.Protocol):
    """One connection; ``accept`` comes first. See ``sockets.Socket``."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self.path = self.address = ""
        self.waiting = 0
        self.heard = time.monotonic()
        self._meet = cast(Any, config.loaded_app).meet
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._peer = ServerProtocol(max_size=LONGEST_BYTES)
        self._request: Request | None = None
        self._texts: list[str] = []
        # The first parts of a message that comes in parts, and what it is.
        self._parts: list[bytes] = []
        self._kind = Opcode.TEXT
        self._spare = Bucket(SPARE_PER_SECOND, SPARE_AT_ONCE)
        self._heard: asyncio.Future[None] | None = None
        self._lost: asyncio.Future[None] = self._loop.create_future()
        self._is_full = self._is_flushing = self._is_stopped = False

    def header(self, name: str) -> str | None:
        found = self._request.headers.get_all(name) if self._request else []
        return ", ".join(found) if found else None

    async def accept(self) -> None:
        assert self._request is not None
        response = self._peer.accept(self._request)
        self._peer.send_response(response)
        # The library keeps them as long as the connection lives.
        self._request.headers.clear()
        self._request = None
        self._flush()
        if self._peer.state is not State.OPEN:
            raise Disconnected

    async def receive(self) -> str:
        """The next text; what is no text counts as an empty one."""
        while not self._texts:
            if self._is_stopped or self._lost.done() or self._peer.state is not State.OPEN:
                raise Disconnected
            self._transport.resume_reading()
            self._heard = self._loop.create_future()
            try:
                await self._heard
            finally:
                self._heard = None
        return self._texts.pop(0)

    def send(self, message: bytes) -> None:
        """What is sent later arrives later."""
        if self._peer.state is not State.OPEN:
            return
        if self._is_full:
            self.waiting += 1
        self._peer.send_text(message)
        if not self._is_flushing:
            self._is_flushing = True
            self._loop.call_soon(self._flush)

    def ping(self) -> None:
        """Asks for a sign of life, which every client gives by itself."""
        if self._peer.state is State.OPEN:
            self._peer.send_ping(b"")
            self._flush()

    def _flush(self) -> None:
        self._is_flushing = False
        parts = self._peer.data_to_send()
        if not parts or self._transport.is_closing():
            return
        self._transport.write(b"".join(parts))
        # An empty part says that nothing follows.
        if not parts[-1]:
            self._transport.close()

    def stop(self) -> None:
        """Nothing more is received."""
        self._is_stopped = True
        self._texts.clear()
        self._stir()

    async def close(self, code: int) -> None:
        """Says good-bye; the client may still read what it was sent, for a while."""
        if self._request is not None:
            self._peer.send_response(self._peer.reject(HTTPStatus.FORBIDDEN, ""))
            self._flush()
            self._transport.close()
            return
        if self._peer.state is State.OPEN:
            self._peer.send_close(code)
            self._flush()
        if not self._lost.done():
            self._transport.resume_reading()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORDS_SECONDS):
                    await asyncio.shield(self._lost)
        self._transport.abort()

    # What the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.address = (transport.get_extra_info("peername") or ("?",))[0]
        # To be told as soon as anything waits, and when nothing does.
        self._transport.set_write_buffer_limits(0)

    def data_received(self, data: bytes) -> None:
        self.heard = time.monotonic()
        for begin in range(0, len(data), SLICE_BYTES):
            self._peer.receive_data(data[begin : begin + SLICE_BYTES])
            events = self._peer.events_received()
            if len(events) > FRAMES_AT_ONCE:
                self._turn_out()
            for event in events:
                if isinstance(event, Request):
                    self._begin(event)
                elif isinstance(event, Frame) and not self._is_stopped:
                    self._take(event)
        self._flush()
        if len(self._texts) > MESSAGES_AHEAD:
            self._transport.pause_reading()
        self._stir()

    def _begin(self, request: Request) -> None:
        self._request = request
        self.path = unquote(request.path.partition("?")[0])
        task = self._loop.create_task(self._meet(self))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _turn_out(self) -> None:
        self._peer.fail(CloseCode.POLICY_VIOLATION)
        self.stop()

    def _take(self, frame: Frame) -> None:
        is_part = frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
        if not (is_part and frame.fin) and not self._spare.take():
            self._turn_out()
            return
        if not is_part:
            return
        if frame.opcode is not Opcode.CONT:
            self._kind = frame.opcode
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        data = b"".join(self._parts)
        self._parts.clear()
        try:
            self._texts.append(data.decode() if self._kind is Opcode.TEXT else "")
        except UnicodeDecodeError:
            self._peer.fail(CloseCode.INVALID_DATA)

    def pause_writing(self) -> None:
        self._is_full = True

    def resume_writing(self) -> None:
        self._is_full = False
        self.waiting = 0

    def eof_received(self) -> None:
        self._peer.receive_eof()
        self._stir()

    def connection_lost(self, error: Exception | None) -> None:
        if not self._lost.done():
            self._lost.set_result(None)
        self._stir()

    def _stir(self) -> None:
        if self._heard is not None and not self._heard.done():
            self._heard.set_result(None)
