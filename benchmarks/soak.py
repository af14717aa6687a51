"""Whether a server grows: games are played, and looked at again, for as long as is asked for.

Ten lanes play all games one after the other, each on a table with bots and a person, who asks for a
hint now and then and moves at random. Each game that is over is replayed, sometimes reviewed, and
its record is read. Meanwhile the memory of the server process is noted; reviewers are processes of
their own that end with their review.

The first five minutes (a third of a shorter run) are those in which everything is loaded and caches
fill. After them a line is laid through the medians of half minutes: ``kb_per_min`` with its
standard error. Memory is flat if the slope is within two of them, or less than 1 MB an hour.
"""

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import linear_regression, mean, median

from benchmarks.rows import Row
from benchmarks.server import resident
from tests.server.processes import ServerProcess, serving
from yurt.bots import readiness
from yurt.client import Client, Refused, Seat
from yurt.engine import registry

TITLE = "Soak: the memory of a server while games are played and looked at again"
COLUMNS = {
    "minutes": "minutes",
    "games": "games",
    "moves": "moves",
    "hints": "hints",
    "reviews": "reviews",
    "replays": "replays",
    "refused": "refused",
    "begin_mb": "MB then",
    "end_mb": "MB at the end",
    "kb_per_min": "kB a minute",
    "error": "±",
    "flat": "flat",
}
MINUTES = 30.0
LANES = 10
# Seconds of the warm-up, between two looks, and of which the medians are taken.
WARM_UP, LOOK, PART = 300.0, 1.0, 30.0
HINT_SHARE, REVIEW_SHARE = 0.05, 0.1
# Seconds that a person thinks, and between two looks for a review.
THINK, NAP = 0.3, 2.0
# A slope that is flat whatever its error: 1 MB an hour.
NOTHING = 1024 / 60


@dataclass
class Life:
    """What goes on at the server, and what was done so far."""

    client: Client
    games: Sequence[str]
    rng: random.Random
    ends: float
    done: Counter[str] = field(default_factory=Counter)

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.ends

    async def lane(self, place: int) -> None:
        while self.goes_on:
            game = self.games[place % len(self.games)]
            # Whoever is refused goes on with the next table.
            with suppress(Refused):
                await self._table(game)
            place += LANES

    async def _table(self, game: str) -> None:
        seats = ["host", *["bot"] * (registry.spec_of(game).least_players - 1)]
        made = await self.client.open(game, seats, pace=0, hints=True)
        async with self.client.sit(made["id"], made["tokens"]["0"]) as seat:
            async for news in seat.turns():
                if not self.goes_on:
                    return
                await self._move(seat, news["show"]["legal"])
        self.done["games"] += 1
        await self._look_again(made["id"])

    async def _move(self, seat: Seat, legal: Sequence[str]) -> None:
        await asyncio.sleep(self.rng.uniform(0, THINK))
        try:
            if self.rng.random() < HINT_SHARE:
                await seat.hint()
                self.done["hints"] += 1
            await seat.play(self.rng.choice(legal))
            self.done["moves"] += 1
        except Refused:
            self.done["refused"] += 1

    async def _look_again(self, table: str) -> None:
        await self.client.request(f"/api/tables/{table}/replay?seat=0")
        await self.client.record(table)
        self.done["replays"] += 1
        if self.rng.random() < REVIEW_SHARE:
            await self._review(table)

    async def _review(self, table: str) -> None:
        while self.goes_on:
            told = await self.client.request(f"/api/tables/{table}/review")
            if told["review"] is not None:
                self.done["reviews"] += 1
                return
            await asyncio.sleep(NAP)


def measure(games: Sequence[str], minutes: float = MINUTES) -> Iterator[Row]:
    for game in games:
        readiness.warm(game)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        with serving(database, Path(folder)) as server:
            yield asyncio.run(soak(server, games, 60 * minutes))


async def soak(server: ServerProcess, games: Sequence[str], seconds: float) -> Row:
    await server.ready()
    begun = time.monotonic()
    life = Life(Client(server.address), games, random.Random(1), begun + seconds)
    seen: list[tuple[float, float]] = []
    living = asyncio.gather(*(life.lane(place) for place in range(LANES)))
    while life.goes_on and not living.done():
        seen.append((time.monotonic() - begun, resident(server.pid)))
        await asyncio.sleep(LOOK)
    await living
    warm_up = min(WARM_UP, seconds / 3)
    parts = medians([(at, size) for at, size in seen if at >= warm_up])
    slope, error = line(parts)
    return {
        "minutes": round(seconds / 60, 1),
        **{key: life.done[key] for key in ("games", "moves", "hints", "reviews", "replays")},
        "refused": life.done["refused"],
        "begin_mb": round(parts[0][1] / 1024, 1),
        "end_mb": round(parts[-1][1] / 1024, 1),
        "kb_per_min": round(60 * slope, 1),
        "error": round(60 * error, 1),
        "flat": "yes" if is_flat(60 * slope, 60 * error) else "no",
    }


def medians(seen: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Of each part, the middle and the median: neighbours in time are alike, so that single looks
    would make the error of a line too small."""
    parts: dict[int, list[float]] = {}
    for at, size in seen:
        parts.setdefault(int(at // PART), []).append(size)
    return [((number + 0.5) * PART, median(sizes)) for number, sizes in sorted(parts.items())]


def line(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The slope of a line through these, and its standard error."""
    times, sizes = zip(*points, strict=True)
    slope, base = linear_regression(times, sizes)
    rest = sum((size - base - slope * at) ** 2 for at, size in points)
    spread = sum((at - mean(times)) ** 2 for at in times)
    return slope, (rest / max(len(points) - 2, 1) / spread) ** 0.5


def is_flat(slope: float, error: float) -> bool:
    """Of kilobytes a minute."""
    return slope <= max(2 * error, NOTHING)
