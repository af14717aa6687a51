"""HTTP in the event loop: uvicorn's, for clients that take no more time and room than they need."""

import asyncio
from typing import Any, Protocol, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from yurt.server.addresses import Clients, counted
from yurt.server.limits import Limits

# Seconds that a client may take for the head of a request, and then for its body.
HEAD_SECONDS = 30.0
BODY_SECONDS = 10.0
# After so many seconds of a body there must have been so many bytes a second.
BODY_GRACE = 5.0
BODY_RATE = 500


class Asking(Protocol):
    """A connection that may ask for something."""

    def cut(self) -> None:
        """Ends it at once."""


class Gate:
    """The connections that ask, in the order in which they were last answered. Where there are too
    many, of one address or in all, the first of them goes: whoever is slow makes room for others,
    and never the other way round."""

    def __init__(self, limits: Limits, clients: Clients) -> None:
        self._limits = limits
        self._clients = clients
        self._all: dict[Asking, str] = {}
        self._from: dict[str, dict[Asking, None]] = {}

    def enter(self, connection: Asking, peer: str) -> None:
        address = counted(peer)
        own = self._from.setdefault(address, {})
        own[connection] = None
        self._all[connection] = address
        # A proxy's connections are those of many.
        if len(own) > self._limits.asking and not self._clients.is_proxy(peer):
            self._turn_out(next(iter(own)))
        if len(self._all) > self._limits.all_asking:
            self._turn_out(next(iter(self._all)))

    def renew(self, connection: Asking) -> None:
        """It was answered: now it comes last."""
        address = self._all.pop(connection, None)
        if address is not None:
            self._all[connection] = address
            own = self._from[address]
            own[connection] = own.pop(connection)

    def leave(self, connection: Asking) -> None:
        address = self._all.pop(connection, None)
        if address is not None:
            own = self._from[address]
            del own[connection]
            if not own:
                del self._from[address]

    def _turn_out(self, connection: Asking) -> None:
        self.leave(connection)
        connection.cut()


class Http(H11Protocol):
    """A connection that asks. A client that does not send what it has begun is not waited for."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._gate: Gate = cast(Any, self.app).gate
        # What the client is to send, the bytes of it so far, and how long we wait for it.
        self._awaited: object = None
        self._taken = 0
        self._timer: asyncio.TimerHandle | None = None
        self._is_done = False
        self._gate.enter(self, self.client[0] if self.client else "?")
        self._watch()

    def cut(self) -> None:
        self._stop_watching()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self._taken += len(data)
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._gate.renew(self)
        self._watch()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._is_done = True
        self._stop_watching()
        self._gate.leave(self)

    def _watch(self) -> None:
        """A head and a body each have their time, from the moment at which they are awaited."""
        awaited = self.conn.their_state
        if self._is_done or awaited is self._awaited:
            return
        self._awaited = awaited
        self._taken = 0
        self._stop_watching()
        if awaited is h11.IDLE:
            self._timer = self.loop.call_later(HEAD_SECONDS, self.cut)
        elif awaited is h11.SEND_BODY:
            self._timer = self.loop.call_later(BODY_GRACE, self._weigh)

    def _weigh(self) -> None:
        if self._taken < BODY_RATE * BODY_GRACE:
            self.cut()
        else:
            self._timer = self.loop.call_later(BODY_SECONDS - BODY_GRACE, self.cut)

    def _stop_watching(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
