"""Whether a move is ever lost: the server is killed again and again while tables are played on it.

Programs play all games through the protocol, beside bots and spectators, with moves picked at
random among the legal ones they are sent, and sometimes take one back. Meanwhile the server gets
SIGKILL at random moments, sometimes before it is ready, and is started again. In the end
``faults_judge.py`` holds what the clients were told against the log.

Two more things can be lost on the way: the power, which takes what was not synchronized
(``power.py``, at twenty times as many moments of one run); and with ``--failover`` the machine that
the database runs on, whose standby takes over (``standby.py``, so many times).
"""

import asyncio
import http.client
import random
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks import power
from benchmarks.faults_judge import Acknowledged, Judgement, Sitting, judge
from benchmarks.rows import Row
from benchmarks.standby import Pair, pair
from tests.server.processes import ServerProcess, serving
from tests.server.store.databases import postgres
from yurt.client import Client, Refused, Seat
from yurt.engine import jit, registry

TITLE = "Faults: moves lost and doubled while the server is killed"
COLUMNS = {
    "store": "store",
    "kills": "kills",
    "acknowledged": "acknowledged",
    "lost": "lost",
    "doubled": "doubled",
    "refused_records": "refused records",
}
KILLS = 50
# Losses of power that are looked at for each kill: they are of one run, and take a moment.
LOSSES = 20
# Seconds: at most between a sign of life and the next kill; until a server dies that nobody waited
# for; how long a sign of life, and the end of all games, are waited for; how long a program thinks,
# and how long it waits at most before it tries to come back.
AFTER_LIFE = 0.5
UNREADY = 2.0
LIFE = 60.0
ENDING = 240.0
THINK = 0.02
LATER = 0.3
TABLES = 6
MOST_SEATS = 4
# How often a server is killed that may not be ready yet; how often a seat takes back, agrees to it.
UNREADY_SHARE = 0.35
UNDO_SHARE = 0.08
AGREE_SHARE = 0.8
# What is said while no database answers.
NO_STORE = "house-store"
# What may be said to a move under kills: someone took back what it followed.
MOVED_ON = ("table-moved-on", "table-over")


@dataclass
class Load:
    """Tables that are played one after the other, several at a time."""

    client: Client
    games: Sequence[str]
    rng: random.Random
    acknowledged: list[Acknowledged] = field(default_factory=list)
    sittings: list[Sitting] = field(default_factory=list)
    is_ending: bool = False

    async def run(self) -> None:
        """Plays until ``is_ending``, and then the tables that are open to their end."""
        lanes = [self._lane(place) for place in range(TABLES)]
        async with asyncio.TaskGroup() as group:
            for lane in lanes:
                group.create_task(lane)

    async def _lane(self, place: int) -> None:
        played = place
        while not self.is_ending:
            await self._table(self.games[played % len(self.games)])
            played += TABLES

    async def _table(self, game: str) -> None:
        async with self._sit(game) as sitting:
            self.sittings.append(sitting)
            async with asyncio.TaskGroup() as group:
                for seat in sitting.seats:
                    group.create_task(self._play(sitting, seat))
                    group.create_task(self._agree(seat))
            await settle(sitting.everyone)

    @asynccontextmanager
    async def _sit(self, game: str) -> AsyncIterator[Sitting]:
        spec = registry.spec_of(game)
        count = self.rng.randint(spec.least_players, min(spec.most_players, MOST_SEATS))
        kinds = ["host", *self.rng.choices(["host", "bot"], k=count - 1)]
        self.rng.shuffle(kinds)
        # The clock never runs out, but every restart must excuse its pause.
        clock = {"kind": "move", "seconds": 3600} if self.rng.random() < 0.5 else {"kind": "none"}
        made = await open_table(self.client, game, seats=kinds, clock=clock, pace=0.02)
        async with AsyncExitStack() as stack:
            tokens = [*made["tokens"].values(), *[""] * self.rng.randint(1, 2)]
            entering = [self.client.sit(made["id"], token) for token in tokens]
            everyone = [await stack.enter_async_context(seat) for seat in entering]
            seats = len(made["tokens"])
            yield Sitting(made["id"], everyone[:seats], everyone[seats:])

    async def _play(self, sitting: Sitting, seat: Seat) -> None:
        number = 0
        async for news in seat.turns():
            number += 1
            if not self.is_ending:
                await asyncio.sleep(self.rng.uniform(0, THINK))
            if seat.table.get("ask") and not self.is_ending:
                await asyncio.sleep(0.3)
            await self._move(sitting, seat, news["seq"], self.rng.choice(news["show"]["legal"]))
            if self.rng.random() < UNDO_SHARE and not self.is_ending:
                with suppress(Refused):
                    await seat.call("undo")

    async def _move(self, sitting: Sitting, seat: Seat, saw: int, event: str) -> None:
        assert seat.seat is not None
        name = f"{seat.seat}-{self.rng.getrandbits(64):x}"
        try:
            done = await seat.call("play", events=[event], saw=saw, request=name)
        except Refused as refused:
            if refused.key not in MOVED_ON:
                raise
        else:
            told = Acknowledged(sitting.id, seat.seat, name, event, done["seq"])
            self.acknowledged.append(told)

    async def _agree(self, seat: Seat) -> None:
        """Answers those who want to take back."""
        while seat.table.get("status") == "playing":
            ask = seat.table.get("ask")
            if ask and seat.seat not in ask["agreed"]:
                with suppress(Refused):
                    await seat.call("answer", agrees=self.rng.random() < AGREE_SHARE)
            await asyncio.sleep(0.1)


async def settle(everyone: Sequence[Seat]) -> None:
    """Waits until the game is over for all clients, and all know the same."""
    while len({seat.saw for seat in everyone}) > 1 or not all(map(is_over, everyone)):
        assert not any(seat.ended for seat in everyone), "a client was sent away"
        await asyncio.sleep(0.02)


def is_over(seat: Seat) -> bool:
    return bool(seat.table.get("status") == "over")


async def open_table(client: Client, game: str, **terms: Any) -> dict[str, Any]:
    """Asks until a server answers; a table whose answer was lost stays empty."""
    while True:
        try:
            return await client.open(game, **terms)
        except (OSError, http.client.HTTPException):
            await asyncio.sleep(0.1)
        except Refused as refused:
            if refused.key != NO_STORE:
                raise
            await asyncio.sleep(0.1)


Torment = Callable[[ServerProcess, Load, int, random.Random], Coroutine[Any, Any, None]]


async def kill(server: ServerProcess, load: Load, times: int, rng: random.Random) -> None:
    """Kills the server so many times; most of the time while it is being played on."""
    for _ in range(times):
        if rng.random() < UNREADY_SHARE:
            await asyncio.sleep(rng.uniform(0.2, UNREADY))
        else:
            await sign_of_life(load)
            await asyncio.sleep(rng.uniform(0, AFTER_LIFE))
        server.kill()
        server.start()
    await server.ready()


def failing_over(both: Pair) -> Torment:
    async def fail_over(server: ServerProcess, load: Load, times: int, rng: random.Random) -> None:
        """The database that is written to is gone, so many times, and its standby takes over."""
        for number in range(times):
            if number:
                await asyncio.to_thread(both.attach)
            await sign_of_life(load)
            await asyncio.sleep(rng.uniform(0, AFTER_LIFE))
            await asyncio.to_thread(both.fail_over)
            await sign_of_life(load)

    return fail_over


async def sign_of_life(load: Load) -> None:
    """Waits until another move is acknowledged."""
    before = len(load.acknowledged)
    async with asyncio.timeout(LIFE):
        while len(load.acknowledged) == before:
            await asyncio.sleep(0.01)


async def besiege(
    database: str, games: Sequence[str], kills: int, seed: int, torment: Torment = kill
) -> Judgement:
    """Plays and kills on one database, and judges what came of it."""
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder, serving(database, Path(folder)) as server:
        await server.ready()
        load = Load(Client(server.address, LATER), games, rng)
        playing = asyncio.create_task(load.run())
        killing = asyncio.create_task(torment(server, load, kills, rng))
        try:
            await asyncio.wait({playing, killing}, return_when=asyncio.FIRST_COMPLETED)
            if not playing.done():
                await killing
            load.is_ending = True
            await asyncio.wait_for(playing, ENDING)
        finally:
            killing.cancel()
            playing.cancel()
            await asyncio.gather(killing, playing, return_exceptions=True)
        return await judge(load.client, database, load.sittings, load.acknowledged)


def measure(games: Sequence[str], kills: int = KILLS, failover: bool = False) -> Iterator[Row]:
    if not jit.is_plain_wanted():
        for game in games:
            registry.warm(game)
    if failover:
        with pair() as both:
            yield row("postgresql, fail-over", both.url, games, kills, failing_over(both))
        return
    with tempfile.TemporaryDirectory() as folder:
        yield row("sqlite", str(Path(folder) / "tables.db"), games, kills)
    with postgres(waits_for_disk=True) as new:
        yield row("postgresql", new(), games, kills)
    lost = power.row(LOSSES * kills)
    if lost is not None:
        yield lost


def row(
    store: str, database: str, games: Sequence[str], kills: int, torment: Torment = kill
) -> Row:
    found = asyncio.run(besiege(database, games, kills, kills, torment))
    return {
        "store": store,
        "kills": kills,
        "acknowledged": found.acknowledged,
        # A client that ended with other events than the log has for it has lost some, too.
        "lost": found.lost + found.astray,
        "doubled": found.doubled,
        "refused_records": found.refused_records,
    }
