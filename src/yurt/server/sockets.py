"""Connections at tables: WebSockets that carry the messages of ``wire.py``."""

import asyncio
import logging
import time
from collections import Counter
from typing import NamedTuple, Protocol

import msgspec
from websockets.frames import CloseCode

import yurt
from yurt.engine.words import LANGUAGES, Say, say
from yurt.server import decide, wire
from yurt.server.attention import viewer_of
from yurt.server.calls import decision_of, own_seat, require_leader, require_owner
from yurt.server.finding import Finder
from yurt.server.hinting import Hints
from yurt.server.house import House
from yurt.server.limits import (
    MESSAGE_BYTES,
    PINGS_AT_ONCE,
    PINGS_PER_SECOND,
    Bucket,
    Limits,
)
from yurt.server.live import Live
from yurt.server.minds import Minds
from yurt.server.rematch import rematch_of
from yurt.server.seats import hashed
from yurt.server.sight import Eyes
from yurt.server.speech import sentence
from yurt.server.store import StoreError
from yurt.server.table import Decided, NotNow, Table

log = logging.getLogger("yurt.server")

# Seconds until a silent connection counts as dead, and until a guest must have said who it is.
SILENCE_SECONDS = 45.0
# Whoever others wait for is asked more often; seconds until one who does not answer counts as gone.
PROBE_SECONDS = 2.0
ANSWER_SECONDS = 6.0
HELLO_SECONDS = 10.0
# Messages that may wait for a slow connection; refused calls until it is closed.
MESSAGES_WAITING = 256
REFUSALS_BORNE = 200
REQUEST_LENGTH = 40
NORMAL, POLICY = CloseCode.NORMAL_CLOSURE, CloseCode.POLICY_VIOLATION
TOO_MANY = say("call-too-many")
VERSION = str(yurt.__version__)


class Socket(Protocol):
    """A connection as the network has it (``websocket.py``); ``accept`` comes first."""

    path: str
    address: str
    # How many messages the client has not taken yet.
    waiting: int
    # When anything came from the client last, by the steady clock.
    heard: float

    def header(self, name: str) -> str | None:
        """What the client's request said under this name."""

    async def accept(self) -> None:
        """Lets the client in."""

    async def receive(self) -> str:
        """The next text; what is no text counts as an empty one. Disconnected at the end."""

    def send(self, message: bytes) -> None:
        """Sends without waiting; what is sent later arrives later."""

    def ping(self) -> None:
        """Asks for a sign of life, which every client gives by itself."""

    def stop(self) -> None:
        """Nothing more is received: Disconnected for whoever waits for it."""

    async def close(self, code: int) -> None:
        """Ends the connection, once the client has had the time to read what it was sent."""


class Connection:
    """One client at one table. See ``live.Guest``."""

    def __init__(
        self,
        socket: Socket,
        eyes: Eyes,
        key: str,
        is_host: bool,
        language: str,
        screen: str = "",
    ) -> None:
        self.socket = socket
        # Who it is for the limits that count by address.
        self.address = socket.address
        self.eyes = eyes
        # Under which name it is kept what was shown here.
        self.viewer = viewer_of(eyes, screen)
        self.key = key
        self.is_host = is_host
        self.language = language
        # A call is under way; and why the connection ends once it is answered.
        self.is_calling = False
        self.heard = time.monotonic()
        # Since when a question whether the client is still there has had no answer, and when the
        # last one was asked.
        self._unanswered: float | None = None
        self._asked = 0.0
        self._farewell = ""
        self.is_over = False

    def deliver(self, message: bytes) -> None:
        if self.is_over:
            return
        if self.socket.waiting < MESSAGES_WAITING:
            self.socket.send(message)
            return
        self.is_calling = False
        self.dismiss("slow")

    def answer(self, message: bytes) -> None:
        """Answers the call that is under way."""
        self.is_calling = False
        self.deliver(message)
        if self._farewell:
            self.dismiss(self._farewell)

    def dismiss(self, why: str) -> None:
        """Ends the connection, but a call that is under way is answered first."""
        if self.is_over:
            return
        if self.is_calling:
            self._farewell = self._farewell or why
            return
        self.socket.send(wire.encode(wire.Bye(why=why)))
        self.end()

    def end(self) -> None:
        """From now on there is nobody to send anything to."""
        self.is_over = True
        self.socket.stop()

    def probe(self) -> None:
        """See ``live.Guest``."""
        now = time.monotonic()
        if self._unanswered is not None and self.socket.heard >= self._unanswered:
            self._unanswered = None
        if self._unanswered is not None and now - self._unanswered >= ANSWER_SECONDS:
            self.end()
        elif now - self._asked >= PROBE_SECONDS:
            self._asked = now
            self._unanswered = now if self._unanswered is None else self._unanswered
            self.socket.ping()

    def watch(self) -> None:
        """Ends a connection that has been silent for too long."""
        if self.is_over:
            return
        left = self.heard + SILENCE_SECONDS - time.monotonic()
        if left <= 0 and not self.is_calling:
            self.end()
        else:
            asyncio.get_running_loop().call_later(max(left, 0.1), self.watch)


class Door:
    """Lets clients in, and carries their calls to the house."""

    def __init__(self, house: House, minds: Minds, limits: Limits) -> None:
        self.house = house
        self.limits = limits
        self.finder = Finder(house, limits)
        self.hints = Hints(house, minds)
        self.connections: set[Connection] = set()
        # Connections at tables whose game cannot think yet.
        self._waiting: dict[Connection, str] = {}
        self._shelf = minds.shelf
        self._shelf.watchers.append(self._tell_waking)
        self.counts: Counter[str] = Counter()
        self._from: Counter[str] = Counter()
        # Calls that others need not wait for.
        self._aside: set[asyncio.Task[None]] = set()

    async def end(self) -> None:
        for task in list(self._aside):
            task.cancel()
        await asyncio.gather(*self._aside, return_exceptions=True)

    async def receive(self, socket: Socket, key: str) -> None:
        """One connection, from its first byte to its last."""
        address = socket.address
        if not is_own_origin(socket.header("origin"), socket.header("host")):
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
        except StoreError as error:
            log.warning("the database does not answer: %s", error)
            await refuse_entry(socket, say("house-store"), "en", "stopped")
        except (ConnectionError, TimeoutError):
            pass
        finally:
            # Until then it counts, whatever became of it.
            await socket.close(NORMAL)
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    async def _attend(self, socket: Socket, key: str) -> None:
        live, connection = await self._greet(socket, key)
        if live is None or connection is None:
            return
        self.connections.add(connection)
        connection.watch()
        self._wake(live.table, connection)
        try:
            await self._read(live, connection)
        finally:
            self.connections.discard(connection)
            self._waiting.pop(connection, None)
            self.house.leave(live, connection)
            connection.end()

    def _wake(self, table: Table, connection: Connection) -> None:
        """What is played here is compiled first; where levels or hints wait for that, people are
        told how long."""
        game = table.opened.game
        self._shelf.want(game)
        thinks = table.opened.hints or any(map(table.level, range(len(table.seats))))
        if not thinks or connection.eyes.program or self._shelf.filled.is_set():
            return
        self._waiting[connection] = game
        # In the first moment nobody knows yet what there is; whoever waits is told then.
        seconds = self._shelf.seconds_left(game)
        if seconds is not None:
            connection.deliver(wire.encode(wire.Waking(seconds=seconds)))

    def _tell_waking(self, game: str) -> None:
        seconds = self._shelf.seconds_left(game)
        message = wire.encode(wire.Waking(seconds=seconds))
        for connection in [each for each, name in self._waiting.items() if name == game]:
            connection.deliver(message)
            if seconds is None:
                del self._waiting[connection]

    async def _greet(self, socket: Socket, key: str) -> tuple[Live | None, Connection | None]:
        """The first message says who comes."""
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await receive(socket)
        if not isinstance(hello, wire.Hello):
            await refuse_entry(socket, say("call-hello"), "en")
            return None, None
        language = hello.language if hello.language in LANGUAGES else "en"
        try:
            live = await self.finder.find(key, socket.address)
        except NotNow as refused:
            await refuse_entry(socket, refused.saying, language)
            return None, None
        if live is None:
            await refuse_entry(socket, say("table-none"), language)
            return None, None
        seat = live.table.seat_of(hello.token) if hello.token else None
        if hello.token and seat is None and self.house.store.is_shared:
            # The seat may have been taken through another process a moment ago.
            await self.house.catch_up(live)
            seat = live.table.seat_of(hello.token)
        is_host = bool(hello.host) and live.table.is_host(hello.host)
        reason = why_not_enter(live.table, hello, seat, is_host)
        if reason is not None:
            await refuse_entry(socket, reason, language)
            return None, None
        key = hashed(hello.token) if hello.token else ""
        eyes = Eyes(seat, hello.program, language if hello.plain else "")
        connection = Connection(socket, eyes, key, is_host, language, hello.screen)
        connection.deliver(wire.encode(wire.Welcome(seat=seat, host=is_host, version=VERSION)))
        await self.house.enter(live, connection, hello.saw)
        return live, connection

    async def _read(self, live: Live, connection: Connection) -> None:
        calls = Bucket(self.limits.calls, self.limits.burst)
        pings = Bucket(PINGS_PER_SECOND, PINGS_AT_ONCE)
        patience = REFUSALS_BORNE
        while patience and not connection.is_over:
            call = await receive(connection.socket)
            connection.heard = time.monotonic()
            self.counts["calls"] += 1
            bucket = pings if isinstance(call, wire.Ping) else calls
            if isinstance(call, NoCall) or not bucket.take():
                patience -= 1
                saying = call.why if isinstance(call, NoCall) else TOO_MANY
                name = call.request[:REQUEST_LENGTH]
                connection.deliver(wire.encode(self._refused(connection, name, saying, None)))
            elif isinstance(call, wire.Ping):
                connection.deliver(wire.encode(wire.Pong()))
            elif isinstance(call, wire.Hint):
                task = asyncio.create_task(self._hint(live, connection, call))
                self._aside.add(task)
                task.add_done_callback(self._aside.discard)
            else:
                connection.is_calling = True
                connection.answer(wire.encode(await self._answer(live, connection, call)))
        connection.dismiss("refused")

    async def _hint(self, live: Live, connection: Connection, call: wire.Hint) -> None:
        """Thinking takes a while: whoever asked may go on meanwhile."""
        connection.deliver(wire.encode(await self._answer(live, connection, call)))

    async def _answer(self, live: Live, connection: Connection, call: wire.AnyCall) -> wire.Wire:
        request = call.request[:REQUEST_LENGTH]
        try:
            if len(call.request) > REQUEST_LENGTH:
                raise NotNow(say("call-request"))
            done = await self._carry_out(live, connection, call)
            self.counts["done"] += 1
            return done
        except NotNow as refused:
            self.counts["refused"] += 1
            return self._refused(connection, request, refused.saying, refused.rule, live)
        except StoreError:
            log.exception("a call could not be kept")
            return self._refused(connection, request, say("house-store"), None, live)
        except Exception:
            log.exception("a call failed")
            return self._refused(connection, request, say("http-failed"), None)

    async def _carry_out(self, live: Live, connection: Connection, call: wire.AnyCall) -> wire.Wire:
        request = call.request
        match call:
            case wire.Hint():
                eyes, address = connection.eyes, connection.address
                return await self.hints.hint(live, eyes, connection.key, call, address)
            case wire.Why():
                return await self._why(live, connection, call)
            case wire.Speech():
                connection.language = call.language if call.language in LANGUAGES else "en"
                return wire.Done(request=request, seq=live.table.seq)
            case wire.Seen():
                live.shown.note(live.table, connection.viewer, call.saw)
                return wire.Done(request=request, seq=live.table.seq)
            case wire.Again():
                seq, table = await self._again(live, connection, call.first)
                return wire.Done(request=request, seq=seq, table=table)
            case wire.Hello() | wire.Ping():
                raise NotNow(say("call-malformed"))
            case _:
                decision = decision_of(call, connection, lambda: self.house.attendance(live))
                seq = await self.house.act(live, decision, connection.eyes.seat, request)
                return wire.Done(request=request, seq=seq)

    def _refused(
        self,
        connection: Connection,
        request: str,
        saying: Say,
        rule: str | None,
        live: Live | None = None,
    ) -> wire.Refused:
        game = live.table.game() if live else None
        names = live.table.names if live else ()
        message = sentence(saying, connection.language, game, names, connection.eyes.seat)
        seq = live.table.seq if live else 0
        return wire.Refused(request=request, message=message, rule=rule, key=saying.key, seq=seq)

    async def _why(self, live: Live, connection: Connection, call: wire.Why) -> wire.Reason:
        """Why a seat cannot make a move, from what it knows."""
        seat = own_seat(connection.eyes)
        async with self.house.at(live) as table:
            require_owner(table, seat, connection.key)
            refused = decide.why(table, seat, call.events, call.saw)
            seq, names, game = table.seq, table.names, table.game()
        if refused is None:
            return wire.Reason(request=call.request, seq=seq)
        return wire.Reason(
            request=call.request,
            seq=seq,
            message=sentence(refused.saying, connection.language, game, names, seat),
            rule=refused.rule,
            key=refused.saying.key,
        )

    async def _again(
        self, live: Live, connection: Connection, first: int | None
    ) -> tuple[int, str]:
        """A rematch: a table with the same terms, to which everyone is called."""

        def look(table: Table) -> list[Decided]:
            require_leader(connection, self.house.attendance(live))
            if not table.again:
                decide.again(table, "?")
            return []

        # Not before the log has what is being done now.
        seq = await self.house.act(live, look)
        table = live.table
        if table.again:
            return seq, table.again
        made = await self.house.make(rematch_of(table, first))
        seq = await self.house.act(live, lambda t: [] if t.again else decide.again(t, made.id))
        if live.table.again != made.id:
            # Someone else was faster, and everyone was called there.
            unused = await self.house.find(made.id)
            assert unused is not None
            await self.house.act(unused, decide.close)
        return seq, live.table.again


class NoCall(NamedTuple):
    """Why a message is no call, and what the client calls it if that can be read."""

    why: Say
    request: str = ""


async def receive(socket: Socket) -> wire.AnyCall | NoCall:
    """The next call, or why it is none."""
    text = await socket.receive()
    if len(text) > MESSAGE_BYTES or len(text.encode(errors="replace")) > MESSAGE_BYTES:
        return NoCall(say("call-too-long", most=MESSAGE_BYTES))
    try:
        return wire.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return NoCall(say("call-malformed"), wire.name_of(text))


async def refuse_entry(socket: Socket, saying: Say, language: str, why: str = "refused") -> None:
    message = sentence(saying, language)
    bye = wire.encode(wire.Bye(why=why, message=message))
    socket.send(bye)
    await socket.close(POLICY)


def why_not_enter(table: Table, hello: wire.Hello, seat: int | None, is_host: bool) -> Say | None:
    is_screen = bool(hello.token) and table.is_screen(hello.token)
    if hello.token and seat is None and not is_screen:
        return say("table-token")
    if hello.host and not is_host:
        return say("table-token")
    if seat is None and not (is_host or is_screen) and not table.are_spectators_allowed:
        return say("table-no-spectators")
    return None


def is_own_origin(origin: str | None, host: str | None) -> bool:
    """A browser says which page it asks for; it must be one of ours. Programs say nothing."""
    return origin is None or origin.partition("://")[2] == host
