"""A small asynchronous client of a Yurt server, for programs and tests.

A connection that drops comes back by itself: it says the last number it saw and gets what it
missed, and a call whose answer was lost is sent again under the same name, which does it once.
"""

import asyncio
import contextlib
import itertools
import json
import secrets
import urllib.request
from collections.abc import AsyncIterator
from typing import Any
from urllib.error import HTTPError

from yurt.engine.extras import needing

with needing("server", __name__):
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidHandshake

__all__ = ["Client", "Refused", "Seat"]

Message = dict[str, Any]
# Seconds between two attempts to come back, at first and at most.
SOON_SECONDS, LATER_SECONDS = 0.05, 2.0
PING_SECONDS = 15.0
# A connection that was silent for so long is dead: pings are answered.
SILENCE_SECONDS = 40.0
# Why a connection ends for good, and what is said to calls if the server has not said more.
FINAL = {
    "moved": "The seat is played from another device now.",
    "left": "The seat is not yours any more: take one again.",
    "closed": "The table was closed.",
    "refused": "The server has ended the connection.",
}
GONE = "This connection has ended: sit down again."
# Why it ended if the fault was here.
FAULT = "fault"
# Nobody knows whether such a call was carried out: it is sent again under the same name.
UNKNOWN = "house-store"


class Refused(Exception):
    """The server did not carry out a call. ``rule`` is the ruling that forbids it, if one does.

    >>> async def look():
    ...     try:
    ...         await Client("http://127.0.0.1:8642").join("ZZZZ", name="Ann")
    ...     except Refused as refusal:
    ...         print(refusal.key)
    >>> asyncio.run(look())
    table-none
    """

    def __init__(self, problem: Message) -> None:
        super().__init__(problem["message"])
        self.rule: str | None = problem.get("rule")
        self.key: str = problem.get("key", "")


class Client:
    """Opens, finds and joins tables. ``later``: seconds at most between two attempts of a lost
    connection to come back.

    >>> async def invite():
    ...     async with Client("http://127.0.0.1:8642") as client:
    ...         made = await client.open("yaki", seats=["open", "open"])
    ...         taken = await client.join(made["code"], name="Ann")
    ...         return taken["seat"]
    >>> asyncio.run(invite())
    0
    """

    def __init__(self, address: str, later: float = LATER_SECONDS) -> None:
        if not address.startswith(("http://", "https://")):
            raise ValueError(f"The address of a server begins with http:// or https://: {address}")
        self.address = address.rstrip("/")
        self.later = later

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def open(self, game: str, seats: list[str], **terms: Any) -> Message:
        """A new table: ``id``, ``code``, ``host`` and the ``tokens`` of host seats."""
        made: Message = await self.request("/api/tables", {"game": game, "seats": seats, **terms})
        return made

    async def join(self, table: str, name: str, seat: int | None = None) -> Message:
        """Takes a seat by the table's id or code: ``id``, ``seat`` and ``token``."""
        taken: Message = await self.request(
            f"/api/tables/{table}/seats", {"name": name, "seat": seat}
        )
        return taken

    async def record(self, table: str, token: str = "") -> str:
        text: str = await self.request(f"/api/tables/{table}/record", token=token)
        return text

    async def review(self, table: str, nap: float = 1.0) -> Message:
        """A finished game judged, as soon as that is worked out; asks every ``nap`` seconds."""
        while True:
            told: Message = await self.request(f"/api/tables/{table}/review")
            if told["review"] is not None:
                review: Message = told["review"]
                return review
            await asyncio.sleep(nap)

    def sit(self, table: str, token: str = "", host: str = "", program: bool = True) -> "Seat":
        """A connection to a table: of a seat, or without a token of someone who watches."""
        return Seat(self.address, table, token, host, program, self.later)

    async def request(self, path: str, body: Message | None = None, token: str = "") -> Any:
        return await asyncio.to_thread(self._request, path, body, token)

    def _request(self, path: str, body: Message | None, token: str) -> Any:
        headers = {"Content-Type": "application/json"} | ({"X-Yurt-Token": token} if token else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                text = answer.read().decode()
                is_json = "json" in answer.headers.get("content-type", "")
        except HTTPError as error:
            raise Refused(_problem(error)) from None
        return json.loads(text) if is_json else text


def _problem(error: HTTPError) -> Message:
    """What the server says; what stands in front of it may answer in another way."""
    try:
        problem = json.loads(error.read())
    except ValueError:
        problem = None
    if isinstance(problem, dict) and "message" in problem:
        return problem
    return {"message": f"The server answered {error.code} {error.reason}."}


class Seat:
    """A connection to a table that survives the network and the server. ``last``: the last news;
    ``table``: the table as they told it.

    >>> async def play():
    ...     async with Client("http://127.0.0.1:8642") as client:
    ...         made = await client.open("yaki", seats=["host", "bot"], first=0)
    ...         async with client.sit(made["id"], made["tokens"]["0"]) as seat:
    ...             async for news in seat.turns():
    ...                 return await seat.play("flip 7")
    >>> asyncio.run(play())["is"]
    'done'
    """

    def __init__(
        self,
        address: str,
        table: str,
        token: str,
        host: str,
        program: bool,
        later: float = LATER_SECONDS,
    ) -> None:
        self._url = f"ws{address.removeprefix('http')}/ws/{table}"
        self._hello = {"do": "hello", "token": token, "host": host, "program": program}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        # Calls that are sent again in a while.
        self._waiting: set[asyncio.Task[None]] = set()
        self._answers: dict[str, tuple[Message, asyncio.Future[Message]]] = {}
        # Another client of the same seat must not give the same names.
        mark = secrets.token_hex(4)
        self._names = (f"{mark}-{number}" for number in itertools.count(1))
        self._news = asyncio.Condition()
        self._nap = SOON_SECONDS
        self._later = later
        self.saw = -1
        self.seat: int | None = None
        self.last: Message = {}
        self.events: list[Message] = []
        self.table: Message = {}
        # Which seats are connected.
        self.present: list[bool] = []
        # Why it ended for good, as in ``bye``, and in a sentence.
        self.ended = ""
        self._farewell = GONE

    async def __aenter__(self) -> "Seat":
        self._task = asyncio.create_task(self._live())
        async with self._news:
            await self._news.wait_for(lambda: self.saw >= 0 or self.ended)
        if self.ended == FAULT:
            await self._task
        return self

    async def __aexit__(self, *_: object) -> None:
        tasks = [*self._waiting, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._give_up()

    async def call(self, do: str, **details: Any) -> Message:
        """Sends a call until it is answered; Refused if the server does not carry it out, or if the
        connection has ended."""
        if self.ended or (self._task is not None and self._task.done()):
            raise Refused({"message": self._farewell})
        name = details.pop("request", None) or next(self._names)
        message = {"do": do, "request": name, **details}
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._answers[name] = (message, answer)
        await self._send(message)
        try:
            result = await answer
        finally:
            self._answers.pop(name, None)
        if result["is"] == "refused":
            raise Refused(result)
        return result

    async def play(self, *events: str, saw: int | None = None) -> Message:
        """A move at the position seen last; or several of one turn, of which all are made or none:
        ``play("play yak-2", "claim 4 yak")``."""
        return await self.call("play", events=events, saw=self.saw if saw is None else saw)

    async def why(self, *events: str) -> Message:
        """Why the last of these moves cannot be made after those before it, at the position seen
        last: ``message``, ``rule`` and ``key``; the message is empty if it can."""
        reason = await self.call("why", events=events, saw=self.saw)
        return {"message": "", "rule": None, "key": ""} | reason

    async def hint(self) -> list[Message]:
        """What could be done at the position seen last, the best first, where the table allows
        hints."""
        hinted = await self.call("hint", saw=self.saw)
        moves: list[Message] = hinted["moves"]
        return moves

    async def turns(self) -> AsyncIterator[Message]:
        """The news each time this seat is to move, until the game is over."""
        seen = -1
        while True:
            async with self._news:
                while not self.ended and self.saw <= seen:
                    await self._news.wait()
            if self.ended:
                return
            seen = self.saw
            if self.table.get("status") in ("over", "closed"):
                return
            if self.last.get("expect"):
                yield self.last

    # The connection

    async def _send(self, message: Message) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))

    async def _live(self) -> None:
        try:
            await self._stay()
        except Exception as error:
            await self._end({"why": FAULT, "message": f"The connection has failed: {error}"})
            raise

    async def _stay(self) -> None:
        while not self.ended:
            try:
                async with connect(self._url, ping_interval=None, max_size=None) as socket:
                    await self._attend(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self._socket = None
            if not self.ended:
                await asyncio.sleep(self._nap)
                self._nap = min(2 * self._nap, self._later)

    async def _attend(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps(self._hello | {"saw": self.saw}))
        self._socket = socket
        for message, _ in list(self._answers.values()):
            await self._send(message)
        pinging = asyncio.create_task(self._ping())
        try:
            while True:
                # Not wait_for: Python 3.11's forgets that it was cancelled if a text came too.
                async with asyncio.timeout(SILENCE_SECONDS):
                    text = await socket.recv()
                await self._take(json.loads(text))
        finally:
            pinging.cancel()

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING_SECONDS)
            await self._send({"do": "ping"})

    async def _take(self, message: Message) -> None:
        kind = message["is"]
        if kind == "news":
            await self._learn(message)
        elif kind == "welcome":
            self.seat = message["seat"]
            self._nap = SOON_SECONDS
        elif (
            kind in ("done", "refused", "reason", "hinted") and message["request"] in self._answers
        ):
            if message.get("key") == UNKNOWN:
                self._send_again(message["request"])
            elif not (answer := self._answers[message["request"]][1]).done():
                answer.set_result(message)
        elif kind == "presence":
            self.present = message["seats"]
        elif kind == "bye" and message["why"] in FINAL:
            await self._end(message)

    def _send_again(self, name: str) -> None:
        """In a while, unless it is answered before: whoever comes back sends it, too."""

        async def send() -> None:
            await asyncio.sleep(self._later)
            if name in self._answers:
                await self._send(self._answers[name][0])

        task = asyncio.create_task(send())
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _learn(self, news: Message) -> None:
        async with self._news:
            if news.get("whole"):
                self.events = []
            elif news.get("undone") is not None:
                del self.events[news["undone"] :]
            self.events += news.get("events", [])
            self.table = news["table"]
            self.last = news
            self.saw = news["seq"]
            self._news.notify_all()

    async def _end(self, bye: Message) -> None:
        async with self._news:
            self.ended = bye["why"]
            self._farewell = bye.get("message") or FINAL[bye["why"]]
            self._give_up()
            self._news.notify_all()

    def _give_up(self) -> None:
        """Nothing will be answered any more."""
        for _, answer in self._answers.values():
            if not answer.done():
                answer.set_exception(Refused({"message": self._farewell}))
