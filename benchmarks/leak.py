"""Whether the time that bots take tells what they hold, or the size of what others are sent.

Twin games look the same to one seat (``tests/server/twins.py``), but the bot beside it holds other
cards. Each twin is played twice, on the real server without its network: the four games in step, in
an order that is drawn anew for each move, so that what else the machine does hits all alike. The
bot really thinks about what it holds, then its move is that of the script. The time is that from
the acknowledged move of the seat until the answer of the bot is heard.

If the answers tell nothing, the four times of a move are exchangeable: those of the same twin lie
together, and those of different twins apart, in one move of three. ``p`` is the chance of so many
moves like that or more, if nothing is told (an exact binomial test). In the row "seeded" the bot
waits up to 50 ms longer, by its cards: that has to be caught, or the machine was too busy to tell.
"""

import asyncio
import itertools
import random
import tempfile
import time
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import comb
from pathlib import Path

from benchmarks.rows import Row
from tests.server import twins
from tests.server.inside import Line, inside
from tests.server.sheet import HIDDEN
from yurt.bots import levels, readiness
from yurt.engine.state import View
from yurt.server import housework
from yurt.server.live import Live
from yurt.server.minds import Choice, Minds, Question
from yurt.server.proof import Chance
from yurt.server.table import Table

TITLE = "Leak: what the time of bots' answers tells of what they hold"
COLUMNS = {
    "game": "game",
    "leak": "leak",
    "pairs": "pairs",
    "apart": "apart",
    "p": "p",
    "median_ms": "median ms",
    "other_sizes": "other sizes",
    "caught": "caught",
}
PAIRS = 1000
NEWS, PRESENCE = '{"is":"news","seq":', '{"is":"presence"'
# Quartets of games that are played at once; the least quick of the levels, whose clock is short.
LANES = 6
BOT = "level-1"
# Of so many moves, if nothing is told, as many or more lie apart by chance.
SURE = 0.001
# Seconds that the control waits at most, by the cards of the bot.
SEEDED = 0.05


class Stage:
    """A server at which bots think for themselves, and then make the moves of a script."""

    def __init__(self) -> None:
        # By the seed of each table: the script, and what the bot saw when it was asked, by the
        # number of events at that time.
        self.scripts: dict[bytes, Sequence[twins.Line]] = {}
        self.views: dict[bytes, dict[int, View]] = {}
        self._next: Sequence[twins.Line] = ()
        self._opening = asyncio.Lock()

    @asynccontextmanager
    async def serving(self, game: str) -> AsyncIterator["Stage"]:
        with tempfile.TemporaryDirectory() as folder:
            async with inside(Path(folder), source=self._chance, works=True) as self.server:
                service = self.server.service
                self._follow_scripts(service.minds)
                # Later it would take a moment of somebody's answer.
                assert service.shelf.can_think(game)
                levels.ready(service.shelf.load(game))
                yield self

    def _chance(self, seed: bytes, numbers: Mapping[int, str]) -> Chance:
        script = self.scripts.setdefault(seed, self._next)
        return twins.Scripted([event for actor, event in script if actor < 0])

    def _follow_scripts(self, minds: Minds) -> None:
        think = minds._choose

        def choose(question: Question, share: float = 1.0) -> Choice:
            seed = bytes.fromhex(question.seed.split()[0])
            self.views.setdefault(seed, {}).setdefault(len(question.log), question.view)
            choice = think(question, share)
            return replace(choice, move=self.scripts[seed][len(question.log)][1])

        minds._choose = choose  # type: ignore[method-assign]

    async def open(self, game: str, script: Sequence[twins.Line]) -> "Game":
        async with self._opening:
            self._next = script
            made = await self.server.open(game, ["host", BOT], first=0, pace=0)
        line = await self.server.line(made["id"], token=made["tokens"]["0"], program=True)
        return Game(self, line, script, self.server.house.live[made["id"]])


@dataclass
class Game:
    """One of four games, from the seat of a person."""

    stage: Stage
    line: Line
    script: Sequence[twins.Line]
    live: Live

    @property
    def table(self) -> Table:
        return self.live.table

    async def to_move(self) -> bool:
        """Waits until it is the person's turn, who has heard of everything; whether the script goes
        on."""
        await self.line.until(lambda: self.table.mover == 0 and self._seq >= self.table.seq)
        return len(self.table.log) < len(self.script)

    async def answered(self) -> float | None:
        """Plays the person's next move; the seconds until the bot has answered, if it has to."""
        number, before = len(self.table.log), self._answers
        call = {"events": [self.script[number][1]], "saw": self.table.seq}
        answer = await self.line.call("play", request=f"move {number}", **call)
        assert answer["is"] == "done", answer
        begun = time.perf_counter()
        if self.table.mover != 1:
            return None
        await self.line.until(lambda: self._answers > before)
        return time.perf_counter() - begun

    @property
    def _seq(self) -> int:
        """The number of the last news."""
        last = next(text for text in reversed(self.line.heard) if text.startswith(NEWS))
        return int(last.removeprefix(NEWS).partition(",")[0])

    @property
    def _answers(self) -> int:
        return sum('"actor":1,' in text for text in self.line.heard)

    @property
    def views(self) -> Mapping[int, View]:
        return self.stage.views.get(self.table.seed, {})

    def sizes(self) -> list[int]:
        """Of what was heard, but for who is there: that is a matter of the clock alone."""
        return [len(text) for text in self.line.heard if not text.startswith(PRESENCE)]


@dataclass
class Quartet:
    """Two twins, each played twice: seconds of each answer, and how many messages of the twins were
    not of the same length."""

    times: list[tuple[float, ...]] = field(default_factory=list)
    other_sizes: int = 0


def measure(games: Sequence[str], pairs: int = PAIRS) -> Iterator[Row]:
    """Two rows for each game that hides something: as it is, and with the seeded leak."""
    for game in [game for game in games if game in HIDDEN]:
        yield row(game, pairs, leak=0)
        yield row(game, pairs, leak=SEEDED)


def row(game: str, pairs: int, leak: float) -> Row:
    found = asyncio.run(with_leak(game, pairs, leak))
    p = chance(apart(found.times), len(found.times))
    median = sorted(time for times in found.times for time in times)[2 * len(found.times)]
    return {
        "game": game,
        "leak": "seeded" if leak else "none",
        "pairs": len(found.times),
        "apart": round(apart(found.times) / len(found.times), 3),
        "p": float(f"{p:.3g}"),
        "median_ms": round(median * 1000, 1),
        "other_sizes": found.other_sizes,
        "caught": "yes" if p < SURE else "no",
    }


async def with_leak(game: str, pairs: int, leak: float) -> Quartet:
    usual = housework.seconds_to_hide

    def told(question: Question, choice: Choice) -> float:
        """A share of the leak that depends on nothing but what the bot may do."""
        mark = zlib.crc32(" ".join(question.view.legal()).encode())
        return usual(question, choice) + leak * mark / 2**32

    housework.seconds_to_hide = told
    try:
        return await collect(game, pairs)
    finally:
        housework.seconds_to_hide = usual


async def collect(game: str, pairs: int) -> Quartet:
    """As many pairs of answers as are asked for, of as many games as that takes."""
    readiness.warm(game)
    all_found, seeds = Quartet(), itertools.count()

    async def lane(stage: Stage) -> None:
        while len(all_found.times) < pairs:
            found = await quartet(stage, game, next(seeds))
            all_found.times += found.times
            all_found.other_sizes += found.other_sizes

    async with Stage().serving(game) as stage:
        await asyncio.gather(*(lane(stage) for _ in range(LANES)))
    del all_found.times[pairs:]
    return all_found


async def quartet(stage: Stage, game: str, seed: int) -> Quartet:
    rng, found = random.Random(f"{game} {seed}"), Quartet()
    pair = await asyncio.to_thread(twins.find, game, 2, 0, seed)
    # To the last time at which the person is to move.
    last = max(number for number, (actor, _) in enumerate(pair.one) if actor == 0)
    scripts = [script[:last] for script in (pair.one, pair.one, pair.other, pair.other)]
    four = [await stage.open(game, script) for script in scripts]
    while all([await each.to_move() for each in four]):
        asked, times = len(four[0].table.log), dict[int, float | None]()
        for place in rng.sample(range(4), 4):
            times[place] = await four[place].answered()
        known = [seconds for place in range(4) if (seconds := times[place]) is not None]
        if len(known) == 4 and is_other(four[0], four[2], asked):
            found.times.append(tuple(known))
    for one, other in ((four[0], four[2]), (four[1], four[3])):
        sizes = itertools.zip_longest(one.sizes(), other.sizes())
        found.other_sizes += sum(ours != theirs for ours, theirs in sizes)
    for each in four:
        await each.line.close()
    return found


def is_other(one: Game, other: Game, since: int) -> bool:
    """Whether the bots of both had something else before them when they were asked."""
    asked = min(number for number in one.views if number > since)
    return one.views[asked] != other.views[asked]


def apart(times: Sequence[tuple[float, ...]]) -> int:
    """In how many of these the twins lie further apart than other two pairs of the four. Of each
    pair the shorter time counts: what a busy machine adds is now and then very long."""
    count = 0
    for a, b, c, d in times:
        others = abs(min(a, c) - min(b, d)), abs(min(a, d) - min(b, c))
        count += abs(min(a, b) - min(c, d)) > max(others)
    return count


def chance(hits: int, count: int) -> float:
    """That of so many, each with a chance of one in three, so many or more hit."""
    ways = (comb(count, number) * 2 ** (count - number) for number in range(hits, count + 1))
    return float(Fraction(sum(ways), 3**count))
