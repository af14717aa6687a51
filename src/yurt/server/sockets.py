"""Connections at tables: WebSockets that carry the messages of ``wire.py``."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

import yurt
from yurt.engine.words import LANGUAGES, Say, say
from yurt.server import decide, wire
from yurt.server import entries as e
from yurt.server.house import House, Live, Terms
from yurt.server.limits import MESSAGE, Bucket, Limits
from yurt.server.sight import Eyes
from yurt.server.speech import sentence
from yurt.server.store import StoreError
from yurt.server.tables import PERSON, Refused, Table

log = logging.getLogger("yurt.server")

# Seconds until a silent connection counts as dead, and until a guest must have said who it is.
SILENCE = 45.0
HELLO = 10.0
# Messages that may wait for a slow connection; refused calls until it is closed.
WAITING = 256
PATIENCE = 200
REQUEST_LENGTH = 40
NORMAL, POLICY = 1000, 1008
TOO_MANY = say("call-too-many")

Socket = WebSocket[Any, Any, Any]


class Connection:
    """One client at one table. See ``house.Guest``."""

    def __init__(self, socket: Socket, eyes: Eyes, is_host: bool, language: str) -> None:
        self.socket = socket
        self.eyes = eyes
        self.is_host = is_host
        self.language = language
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self._is_over = False

    def deliver(self, message: bytes) -> None:
        if self._is_over:
            return
        if self._waiting.full():
            self.dismiss("slow")
            return
        self._waiting.put_nowait(message)

    def dismiss(self, why: str) -> None:
        if self._is_over:
            return
        self._is_over = True
        while self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(wire.encode(wire.Bye(why=why)))
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def write(self) -> None:
        """Sends what waits, until the connection is dismissed."""
        while (message := await self._waiting.get()) is not None:
            await self.socket.send_data(message.decode(), mode="text", encoding="utf-8")


class Door:
    """Lets clients in, and carries their calls to the house."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits
        self.connections: set[Connection] = set()
        self.counts: Counter[str] = Counter()
        self._from: Counter[str] = Counter()

    async def receive(self, socket: Socket, key: str) -> None:
        """One connection, from its first byte to its last."""
        address = socket.client.host if socket.client else "?"
        if not is_own_origin(socket):
            await socket.close(POLICY)
            return
        is_full = len(self.connections) >= self.limits.all_connections
        if is_full or self._from[address] >= self.limits.connections:
            await socket.close(POLICY)
            return
        self._from[address] += 1
        try:
            await socket.accept()
            await self._attend(socket, key)
        except (WebSocketDisconnect, ConnectionError, TimeoutError):
            pass
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    async def _attend(self, socket: Socket, key: str) -> None:
        live, connection = await self._greet(socket, key)
        if live is None or connection is None:
            return
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        reader = asyncio.create_task(self._read(live, connection))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.connections.discard(connection)
            self.house.leave(live, connection)
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            with contextlib.suppress(Exception):
                await socket.close(NORMAL)

    async def _greet(self, socket: Socket, key: str) -> tuple[Live | None, Connection | None]:
        """The first message says who comes."""
        hello = await asyncio.wait_for(receive(socket), HELLO)
        if not isinstance(hello, wire.Hello):
            await refuse_entry(socket, say("call-hello"), "en")
            return None, None
        language = hello.language if hello.language in LANGUAGES else "en"
        live = await self.house.find(key)
        if live is None:
            await refuse_entry(socket, say("table-none"), language)
            return None, None
        seat = live.table.seat_of(hello.token) if hello.token else None
        is_host = bool(hello.host) and live.table.is_host(hello.host)
        reason = why_not_enter(live.table, hello, seat, is_host)
        if reason is not None:
            await refuse_entry(socket, reason, language)
            return None, None
        connection = Connection(socket, Eyes(seat, hello.program), is_host, language)
        version = str(yurt.__version__)
        connection.deliver(wire.encode(wire.Welcome(seat=seat, host=is_host, version=version)))
        async with live.lock:
            self.house.enter(live, connection, hello.saw)
        return live, connection

    async def _read(self, live: Live, connection: Connection) -> None:
        bucket = Bucket(self.limits.calls, self.limits.burst)
        patience = PATIENCE
        while patience:
            call = await asyncio.wait_for(receive(connection.socket), SILENCE)
            self.counts["calls"] += 1
            if isinstance(call, wire.Ping):
                connection.deliver(wire.encode(wire.Pong()))
                continue
            if isinstance(call, Say) or not bucket.take():
                patience -= 1
                saying, name = (call, "") if isinstance(call, Say) else (TOO_MANY, call.request)
                connection.deliver(wire.encode(self._refused(connection, name, saying, None)))
                continue
            await self._carry_out(live, connection, call)
        connection.dismiss("refused")

    async def _carry_out(self, live: Live, connection: Connection, call: wire.Call) -> None:
        request = call.request
        try:
            if len(request) > REQUEST_LENGTH:
                raise Refused(say("call-request"))
            if isinstance(call, wire.Speech):
                connection.language = call.language if call.language in LANGUAGES else "en"
                seq, table = live.table.seq, ""
            elif isinstance(call, wire.Again):
                seq, table = await self._again(live, connection)
            else:
                decision = DECISIONS[type(call)](connection, call)
                seat = -1 if connection.eyes.seat is None else connection.eyes.seat
                seq, table = await self.house.act(live, decision, seat, request), ""
            self.counts["done"] += 1
            answer: wire.Wire = wire.Done(request=request, seq=seq, table=table)
        except Refused as refused:
            self.counts["refused"] += 1
            answer = self._refused(connection, request, refused.saying, refused.rule, live)
        except StoreError:
            log.exception("a call could not be kept")
            answer = self._refused(connection, request, say("house-store"), None, live)
        connection.deliver(wire.encode(answer))

    def _refused(
        self,
        connection: Connection,
        request: str,
        saying: Say,
        rule: str | None,
        live: Live | None = None,
    ) -> wire.Refused:
        game = live.table.game() if live else None
        names = live.table.names if live else []
        message = sentence(saying, connection.language, game, names)
        seq = live.table.seq if live else 0
        return wire.Refused(request=request, message=message, rule=rule, key=saying.key, seq=seq)

    async def _again(self, live: Live, connection: Connection) -> tuple[int, str]:
        """A rematch: a table with the same terms, to which everyone is called."""
        require_host(connection)
        table = live.table
        if table.again:
            return table.seq, table.again
        decide.again(table, "?")
        opened = table.opened
        made = await self.house.make(
            Terms(
                game=opened.game,
                seats=["open" if kind == "host" else kind for kind in opened.seats],
                options=opened.options,
                clock=opened.clock,
                public=opened.public,
                chat=table.is_chat_on,
                spectators=table.are_spectators_allowed,
                pace=opened.pace,
            )
        )
        seq = await self.house.act(live, lambda t: decide.again(t, made.id))
        return seq, made.id


async def receive(socket: Socket) -> "wire.Call | Say":
    """The next call, or why it is none."""
    text = await socket.receive_data(mode="text")
    if len(text) > MESSAGE:
        return say("call-too-long", most=MESSAGE)
    try:
        return wire.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return say("call-malformed")


async def refuse_entry(socket: Socket, saying: Say, language: str) -> None:
    message = sentence(saying, language)
    bye = wire.encode(wire.Bye(why="refused", message=message))
    await socket.send_data(bye.decode(), mode="text", encoding="utf-8")
    await socket.close(POLICY)


def why_not_enter(table: Table, hello: wire.Hello, seat: int | None, is_host: bool) -> Say | None:
    if hello.token and seat is None:
        return say("table-token")
    if hello.host and not is_host:
        return say("table-token")
    if seat is None and not is_host and not table.are_spectators_allowed:
        return say("table-no-spectators")
    return None


def is_own_origin(socket: Socket) -> bool:
    """A browser says which page opened the connection; it must be one of ours."""
    origin = socket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == socket.headers.get("host")


def own_seat(connection: Connection) -> int:
    if connection.eyes.seat is None:
        raise Refused(say("table-watching"))
    return connection.eyes.seat


def require_host(connection: Connection) -> None:
    if not connection.is_host:
        raise Refused(say("table-host-only"))


Decider = Callable[[Table], list[e.Entry]]


def _play(connection: Connection, call: wire.Play) -> Decider:
    seat = own_seat(connection)
    return lambda table: decide.play(table, seat, call.event, call.saw, call.request)


def _seated(name: str) -> Callable[[Connection, wire.Call], Decider]:
    """A decision about the caller's own seat, with the fields of the call."""

    def make(connection: Connection, call: wire.Call) -> Decider:
        seat = own_seat(connection)
        details = {n: getattr(call, n) for n in call.__struct_fields__ if n != "request"}
        return lambda table: with_request(getattr(decide, name)(table, seat, **details), call)

    return make


def _hosted(name: str) -> Callable[[Connection, wire.Call], Decider]:
    """A decision that only the host may make."""

    def make(connection: Connection, call: wire.Call) -> Decider:
        require_host(connection)
        details = {n: getattr(call, n) for n in call.__struct_fields__ if n != "request"}

        def decision(table: Table) -> list[e.Entry]:
            if details.get("seat", 0) not in range(table.players):
                raise Refused(say("table-no-seat"))
            return with_request(getattr(decide, name)(table, **details), call)

        return decision

    return make


def with_request(chosen: list[e.Entry], call: wire.Call) -> list[e.Entry]:
    """The first entry keeps what the client called it."""
    if chosen and call.request:
        chosen[0] = msgspec.structs.replace(chosen[0], request=call.request)
    return chosen


def _kick(connection: Connection, call: wire.Kick) -> Decider:
    require_host(connection)

    def decision(table: Table) -> list[e.Entry]:
        if call.seat not in range(table.players) or table.seats[call.seat].kind != PERSON:
            raise Refused(say("table-no-person"))
        return with_request(decide.stand(table, call.seat, kicked=True), call)

    return decision


def _hand(connection: Connection, call: wire.Hand) -> Decider:
    seat = own_seat(connection)
    return lambda table: with_request(decide.hand(table, seat, "asked"), call)


DECISIONS: dict[type[wire.Call], Callable[..., Decider]] = {
    wire.Play: _play,
    wire.Undo: _seated("undo"),
    wire.Answer: _seated("answer"),
    wire.Speak: _seated("speak"),
    wire.Hand: _hand,
    wire.Back: _seated("back"),
    wire.Leave: _seated("stand"),
    wire.Add: _seated("add"),
    wire.Start: _hosted("start"),
    wire.Kick: _kick,
    wire.Mute: _hosted("mute"),
    wire.Allow: _hosted("allow"),
    wire.Close: _hosted("close"),
}
