"""How somebody with small means would hurt a server: each attack, and what the server holds.

An attack comes from one address of this machine; its victims ask from another one. It ends after
its time, and does each thing at most so often. What it answers depends on how much got through,
never on how fast this machine is.
"""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidHandshake

from benchmarks.callers import CUT, PATIENCE, Message, Place, Until, hear, lanes
from tests.server import nonsense
from yurt.server.limits import (
    ASKING,
    BODY_BYTES,
    CALLS_AT_ONCE,
    CALLS_PER_SECOND,
    CONNECTIONS,
    MISS_SECONDS,
    MISSES_PER_HOUR,
    REQUESTS_AT_ONCE,
    REQUESTS_PER_SECOND,
    TABLES_WATCHED,
)
from yurt.server.reviews import REVIEWS_WAITING

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
UNFINISHED = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{"
# Played only while somebody is there.
FAST = {"kind": "move", "seconds": 600}
SHORT_GAME = {"game": "yaki", "seats": ["host", "host"], "options": {"trophies": 1}}


@dataclass
class Found:
    """``held``: whether the server let through no more than it may; ``sent``: how much was tried;
    ``said``: what came of it."""

    held: bool
    sent: int
    said: str


# Connections


async def slow_bodies(own: Place, other: Place, seconds: float) -> Found:
    """Requests whose bodies come by the byte, from more connections than one address may have."""
    return await _hold(own, seconds, most=400, begin=UNFINISHED, drip=b" ")


async def idle_connections(own: Place, other: Place, seconds: float) -> Found:
    """Connections that ask for nothing."""
    return await _hold(own, seconds, most=600, begin=b"", drip=b"")


async def _hold(own: Place, seconds: float, most: int, begin: bytes, drip: bytes) -> Found:
    held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    until = Until(seconds, most)
    while until.goes_on():
        with suppress(OSError):
            held.append(await own.dial())
            held[-1][1].write(begin)
    while until.elapsed < seconds:
        await asyncio.sleep(min(0.5, seconds))
        for _, writer in held:
            if drip and not writer.is_closing():
                writer.write(drip)
    cut = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while len(held) - cut > ASKING:
                await asyncio.sleep(0.05)
                cut = sum(map(_is_cut, held))
    for _, writer in held:
        writer.close()
    left = len(held) - cut
    return Found(left <= ASKING, len(held), f"{left} of {len(held)} stayed open")


def _is_cut(line: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> bool:
    reader, _ = line
    return reader.at_eof() or reader.exception() is not None


async def websockets(own: Place, other: Place, seconds: float) -> Found:
    """More connections at a table than one address may have."""
    made = await own.open(game="yak", seats=["host", "bot"])
    until, kept = Until(seconds, 300), 0
    async with AsyncExitStack() as stack:
        while until.goes_on():
            with suppress(InvalidHandshake, OSError):
                await stack.enter_async_context(own.sit(made["id"]))
                kept += 1
    return Found(kept <= CONNECTIONS, until.count, f"{kept} of {until.count} were let in")


async def churn(own: Place, other: Place, seconds: float) -> Found:
    """People who come and go without end."""
    made = await own.open(game="yak", seats=["host", "bot"])
    until = Until(seconds, 3_000)

    async def come_and_go() -> None:
        while until.goes_on():
            async with own.sit(made["id"], token=made["tokens"]["0"]) as line:
                await line.recv()

    await lanes(8, come_and_go)
    return Found(True, until.count, f"came and went {until.count} times")


# Calls and requests


async def requests(own: Place, other: Place, seconds: float) -> Found:
    """Requests as fast as they can be sent."""
    until, statuses = Until(seconds, 20_000), Counter[int]()

    async def flood() -> None:
        async with own.asking() as caller:
            while until.goes_on():
                status, _ = await caller.ask("GET", "/api/games")
                statuses[status] += 1

    await lanes(16, flood)
    most = REQUESTS_AT_ONCE + REQUESTS_PER_SECOND * until.elapsed + 1
    held = statuses[200] <= most and not any(status >= 500 for status in statuses)
    return Found(held, statuses.total(), f"{statuses[200]} of {statuses.total()} were answered")


async def guesses(own: Place, other: Place, seconds: float) -> Found:
    """All codes, one after the other."""
    until, looked_up = Until(seconds, 5_000), 0

    async def guess() -> None:
        nonlocal looked_up
        async with own.asking() as caller:
            while until.goes_on():
                code = "".join(own.rng.choices(LETTERS, k=4))
                async with asyncio.timeout(max(0.1, seconds - until.elapsed)):
                    status, _ = await caller.ask("GET", f"/api/tables/{code}")
                looked_up += status in (200, 404)

    await lanes(8, guess)
    # Eight are looked up at once before the first has missed.
    most = MISSES_PER_HOUR + 8 + until.elapsed / MISS_SECONDS + 1
    return Found(looked_up <= most, until.count, f"{looked_up} of {until.count} were looked up")


async def chat(own: Place, other: Place, seconds: float) -> Found:
    """One who talks without a pause, and comes back as often as that ends the connection."""
    made = await own.open(game="yak", seats=["host", "bot"])
    until, held, kept = Until(seconds, 20_000), True, 0

    async def talk() -> None:
        nonlocal held, kept
        while until.goes_on():
            begun, done = time.monotonic(), 0
            with suppress(*CUT):
                async with own.sit(made["id"], token=made["tokens"]["0"]) as line:
                    listening = asyncio.create_task(_count(line, b'"is":"done"'))
                    with suppress(*CUT):
                        while until.goes_on():
                            await line.send('{"do":"speak","text":"hello"}')
                    await asyncio.sleep(0.05)
                    await line.close()
                    done = await listening
            most = CALLS_AT_ONCE + CALLS_PER_SECOND * (time.monotonic() - begun) + 1
            held, kept = held and done <= most, kept + done

    await talk()
    return Found(held, until.count, f"{kept} of {until.count} lines were taken")


async def _count(line: ClientConnection, sign: bytes) -> int:
    count = 0
    with suppress(*CUT):
        async for text in line:
            data = text.encode() if isinstance(text, str) else text
            count += sign in data
    return count


async def malformed(own: Place, other: Place, seconds: float) -> Found:
    """Messages that are none, of all kinds."""
    made = await own.open(game="yak", seats=["host", "host"])
    record = await own.ask("GET", f"/api/tables/{made['id']}/record")
    until = Until(seconds, 10_000)

    async def talk_nonsense() -> None:
        while until.goes_on():
            with suppress(*CUT):
                async with own.sit(made["id"], token=made["tokens"]["1"]) as line:
                    listening = asyncio.create_task(_count(line, b'"is":"done"'))
                    try:
                        while until.goes_on():
                            await _send(line, nonsense.malformed(own.rng))
                    finally:
                        await line.close()
                        done.append(await listening)

    done: list[int] = []
    await lanes(4, talk_nonsense)
    is_same = await own.ask("GET", f"/api/tables/{made['id']}/record") == record
    return Found(is_same and not any(done), until.count, f"{until.count} changed nothing")


async def _send(line: ClientConnection, message: nonsense.Sent) -> None:
    is_text = isinstance(message, str)
    data = message.encode("utf-8", errors="replace") if isinstance(message, str) else message
    await line.send(data, text=is_text)


async def large(own: Place, other: Place, seconds: float) -> Found:
    """Messages, bodies and heads that are far too long."""
    made = await own.open(game="yak", seats=["host", "bot"])
    until, statuses = Until(seconds, 200), Counter[int]()
    body = b"x" * (20 * BODY_BYTES)

    async def send() -> None:
        while until.goes_on():
            with suppress(*CUT):
                async with own.sit(made["id"]) as line:
                    await line.send("x" * 300_000)
                    await line.send("x" * 2_000_000)
                    await line.wait_closed()
            with suppress(*CUT):
                status, _ = await own.ask("POST", "/api/replay", body)
                statuses[status] += 1
            with suppress(*CUT):
                status, _ = await own.ask("GET", f"/{'x' * 200_000}")
                statuses[status] += 1

    await lanes(4, send)
    held = all(400 <= status < 500 for status in statuses)
    return Found(held, until.count, f"answers: {dict(sorted(statuses.items()))}")


# Thinking


async def bots_alone(own: Place, other: Place, seconds: float) -> Found:
    """As many tables of bots of the highest level as one may open, most of them watched, and
    somebody else who wants a hint."""
    form = {"game": "yak", "seats": ["level-5"] * 6, "pace": 0, "clock": FAST}
    tables = [(await own.open(**form))["id"] for _ in range(20)]
    watched, alone, played = tables[:16], tables[16:], set[str]()
    before = [await own.ask("GET", f"/api/tables/{table}/record") for table in alone]
    watching = [asyncio.create_task(_watch(own, table, played)) for table in watched]
    hinting = asyncio.create_task(hint(other))
    await asyncio.sleep(seconds)
    after = [await own.ask("GET", f"/api/tables/{table}/record") for table in alone]
    took = await hinting
    await _end(watching)
    held = before == after and len(played) <= TABLES_WATCHED
    return Found(held, len(tables), f"{len(played)} were played; a hint came after {took:.1f} s")


async def _watch(place: Place, table: str, played: set[str]) -> None:
    """Notes when somebody moves at a table."""
    with suppress(*CUT):
        async with place.sit(table) as line:
            while True:
                message = json.loads(await line.recv())
                if message["is"] == "news" and not message.get("whole"):
                    played.add(table)


async def hints(own: Place, other: Place, seconds: float) -> Found:
    """Hints at as many tables as one may open, while somebody else wants one."""
    until = Until(seconds, 400)

    async def ask() -> None:
        while until.goes_on():
            await hint(own)

    asking = asyncio.create_task(lanes(6, ask))
    took = await hint(other)
    await asking
    return Found(True, until.count, f"a hint came after {took:.1f} s")


async def hint(place: Place) -> float:
    """Seconds that somebody waits for a hint at a table of their own."""
    made = await place.open(game="yak", seats=["host", "bot"], hints=True, first=0)
    async with place.sit(made["id"], token=made["tokens"]["0"], program=True) as line:
        news = await hear(line, "news")
        begun = time.monotonic()
        await line.send(json.dumps({"do": "hint", "saw": news["seq"]}))
        await hear(line, "hinted")
        return time.monotonic() - begun


# What remains of games


async def reviews(own: Place, other: Place, seconds: float) -> Found:
    """More finished games to be reviewed than may wait, and somebody else with one."""
    theirs = await finished(other)
    tables = await asyncio.gather(*(finished(own) for _ in range(REVIEWS_WAITING + 2)))
    until, statuses = Until(seconds, 60), Counter[int]()
    while until.goes_on():
        table = tables[until.count % len(tables)]
        statuses[(await own.ask("GET", f"/api/tables/{table}/review"))[0]] += 1
        await asyncio.sleep(0.05)
    status, _ = await other.ask("GET", f"/api/tables/{theirs}/review")
    said = f"{statuses[429]} of {statuses.total()} were refused, that of the other one was not"
    return Found(status == 200, statuses.total(), said)


async def replays(own: Place, other: Place, seconds: float) -> Found:
    """More records to be read than may wait, and somebody else with one."""
    _, record = await own.ask("GET", f"/api/tables/{await finished(own)}/record")
    until, statuses = Until(seconds, 400), Counter[int]()

    async def send(place: Place) -> int:
        return (await place.ask("POST", "/api/replay", record.encode()))[0]

    async def crowd() -> None:
        while until.goes_on():
            statuses[await send(own)] += 1

    sending = asyncio.create_task(lanes(40, crowd))
    theirs = [await send(other)]
    while not sending.done():
        # As often as anybody may.
        await asyncio.wait([sending], timeout=1)
        theirs.append(await send(other))
    await sending
    said = f"{statuses[429]} of {statuses.total()} were refused, of the other one none"
    return Found(set(theirs) == {200}, statuses.total(), said)


async def finished(place: Place) -> str:
    """A game that is played to its end; its table."""
    made = await place.open(**SHORT_GAME)
    playing = [_play(place, made["id"], token) for token in made["tokens"].values()]
    await asyncio.gather(*playing)
    return str(made["id"])


async def _play(place: Place, table: str, token: str) -> None:
    """At random, as fast as the server lets anybody."""
    async with place.sit(table, token=token, program=True) as line, asyncio.timeout(PATIENCE):
        news: Message = {}
        while news.get("table", {}).get("status") != "over":
            message = json.loads(await line.recv())
            if message["is"] == "news":
                news = message
            elif message["is"] == "refused":
                await asyncio.sleep(0.2)
            else:
                continue
            if news.get("expect"):
                event = place.rng.choice(news["show"]["legal"])
                await line.send(json.dumps({"do": "play", "events": [event], "saw": news["seq"]}))


async def _end(tasks: Sequence["asyncio.Task[None]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


ATTACKS: dict[str, Callable[[Place, Place, float], Coroutine[Any, Any, Found]]] = {
    "slow-bodies": slow_bodies,
    "idle-connections": idle_connections,
    "websockets": websockets,
    "churn": churn,
    "requests": requests,
    "guesses": guesses,
    "chat": chat,
    "malformed": malformed,
    "large": large,
    "bots-alone": bots_alone,
    "hints": hints,
    "reviews": reviews,
    "replays": replays,
}
