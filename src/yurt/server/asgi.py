"""A WebSocket as the server software hands it over.

Litestar's own takes every message through five functions, which costs as much as a move.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from types import CoroutineType
from typing import Any

Event = Mapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]


class Disconnected(ConnectionError):
    """The client has gone."""


class Socket:
    """One connection; ``accept`` comes first."""

    def __init__(self, scope: Event, receive: Receive, send: Send) -> None:
        self.path: str = scope["path"]
        self.address: str = (scope.get("client") or ("?",))[0]
        self._headers: list[tuple[bytes, bytes]] = list(scope["headers"])
        self._receive = receive
        self._send = send

    def header(self, name: str) -> str | None:
        wanted = name.encode()
        found = [value for key, value in self._headers if key.lower() == wanted]
        return found[0].decode("latin-1") if found else None

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        self._headers = []

    async def receive(self) -> str:
        """The next text; what is no text counts as an empty one."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise Disconnected
        return event.get("text") or ""

    def send(self, text: str) -> "asyncio.Future[None]":
        """Begins to send; what is sent later arrives later. Nobody has to wait for it: being woken
        when it is done costs as much as sending."""
        sending: Any = self._send({"type": "websocket.send", "text": text})
        # Granian has begun by now. A coroutine, as tests have it, begins as a task.
        return asyncio.ensure_future(sending) if isinstance(sending, CoroutineType) else sending

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": ""})
