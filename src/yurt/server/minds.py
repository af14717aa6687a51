"""Where bots and hints think: in threads beside the tables, as many at once as there are cores.

Compiled search lets go of Python's lock, so the tables go on meanwhile. A level whose search is not
compiled yet plays by what plain code can tell (``bots/quick.py``). Where more want to think than
can, people come first, and addresses and tables have turns.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from yurt.bots import hints, levels
from yurt.bots.bot import Bot, Clock
from yurt.bots.levels import LEVELS, Leveled
from yurt.bots.quick import Quick, reloaded
from yurt.bots.roster import Random, Thumb
from yurt.bots.thinking import MOST_TRIES
from yurt.engine.actor import Actor
from yurt.engine.chance import seeded
from yurt.engine.machine import cores
from yurt.engine.state import State, Tried, View
from yurt.server.pace import time_of
from yurt.server.shelf import Shelf
from yurt.server.table import Table
from yurt.server.turns import FIRST, Place, Turns

log = logging.getLogger("yurt.server")

# Where many wait, each thinks less, but never less than this share.
LEAST = 0.05
# For whom is thought, those who come first first: for people who play and are there, for those who
# watch bots, and for people who come back some time.
PLAYERS, WATCHERS, ABSENT = range(3)

Found = TypeVar("Found")


class Asker(NamedTuple):
    """Who waits for a thought: from where, and at which table. A hint comes before what the bots of
    the same address think about (FIRST)."""

    address: str = ""
    table: str = FIRST
    rank: int = PLAYERS


NOBODY_ELSE = Asker()


@dataclass(frozen=True)
class Question:
    """What a bot is asked: the view of a seat, and what happened since the start, from which the
    seat gets what it saw. ``failures``: how many bots of this seat were replaced before."""

    view: View
    start: State
    log: Sequence[tuple[Actor, int]]
    level: int
    failures: int
    seed: str

    def after(self, step: Tried, choice: "Choice") -> "Question":
        """What the same bot is asked after half a turn."""
        seat = self.view.seat
        assert seat is not None
        return replace(
            self,
            view=step.state.view(seat),
            log=[*self.log, (Actor(seat), step.event)],
            failures=choice.failures,
            seed=f"{self.seed} {step.event}",
        )


@dataclass(frozen=True)
class Choice:
    """A bot's move; ``begun``: when it began to think, on the clock of ``time.monotonic``."""

    move: str
    failures: int
    begun: float


class Minds:
    """The threads of one server process, and who thinks in them."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._cores = cores()
        self._threads = ThreadPoolExecutor(self._cores, thread_name_prefix="mind")
        self._turns = Turns(self._cores)
        self._loading = threading.Lock()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def choose(self, question: Question, asker: Asker = NOBODY_ELSE) -> Choice:
        """A move. A bot that fails is replaced by a simpler one, and reported."""
        if question.level == 0:
            return await asyncio.to_thread(self._choose, question)
        return await self._think(lambda share: self._choose(question, share), asker)

    async def hint(
        self, question: Question, is_person: bool, asker: Asker = NOBODY_ELSE
    ) -> list[hints.Hint]:
        """The best moves of a view; a quick look if the search is not compiled yet."""
        return await self._think(lambda _share: self._hint(question, is_person), asker)

    def least_busy(self, addresses: Iterable[str]) -> str:
        """The one of these for which least waits."""
        return min(sorted(addresses), key=self._turns.waiting)

    async def _think(self, work: Callable[[float], Found], asker: Asker) -> Found:
        """Does the work in its turn, with its share of the time there is."""
        place = Place(*asker)
        async with self._turns.turn(place):
            share = share_of(self._cores, self._turns.rivals(place))
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, share)

    def _choose(self, question: Question, share: float = 1.0) -> Choice:
        view, begun = question.view, time.monotonic()
        moves, rng = view.moves, seeded(question.seed)
        bots: list[Bot] = [Thumb(), Random()]
        if question.level:
            bots.insert(0, Leveled(LEVELS[question.level - 1]))
        # Any legal move is what remains of the last one.
        for failures in range(min(question.failures, len(bots) - 1), len(bots)):
            bot = bots[failures]
            try:
                if isinstance(bot, Leveled):
                    bot, view = self._prepared(bot, question)
                    begun = time.monotonic()
                move = bot.choose(view, Clock(time_of(question.level) * share), rng)
                if move in moves:
                    return Choice(view.game.write(move), failures, begun)
                log.error("the bot of %s chose an illegal move", view.game.name)
            except Exception:
                log.exception("the bot of %s failed", view.game.name)
        raise AssertionError("a random move is legal")

    def _prepared(self, bot: Leveled, question: Question) -> tuple[Bot, View]:
        """A level and what it remembers, or who plays for it until it can think."""
        view = self._remembering(question)
        if not self.shelf.can_think(view.game.name):
            return Quick(bot.level), view
        with self._loading:
            levels.ready(view.game)
        return bot, view

    def _hint(self, question: Question, is_person: bool) -> list[hints.Hint]:
        view, rng = self._remembering(question), seeded(question.seed)
        if not self.shelf.can_think(view.game.name):
            return hints.glance(view, rng, is_person)
        with self._loading:
            levels.ready(view.game)
        return hints.hint(view, MOST_TRIES, rng, is_person)

    def _remembering(self, question: Question) -> View:
        """The view with the events as its seat saw them, in the game as it is compiled by now: a
        table that was opened before runs plain to its end."""
        view, state = question.view, question.start.copy()
        game = self.shelf.load(view.game.name)
        seen = []
        for actor, event in question.log:
            seen.append((actor, state.seen(event, view.seat)))
            state.apply(event)
        return reloaded(view, game).with_log(seen)


def share_of(cores: int, rivals: int) -> float:
    """How much of its time a thought may take; less where many wait, so that nobody waits long."""
    return max(LEAST, min(1.0, cores / rivals))


def asked(table: Table, seat: int, seed: str) -> Question:
    """What the seat to move is asked, if it is to think about its move."""
    assert table.start is not None and table.state is not None
    view = table.state.view(seat)
    known = table.seats[seat]
    return Question(view, table.start, table.log, table.level(seat), known.failed, seed)
