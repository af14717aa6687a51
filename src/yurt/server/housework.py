"""What happens at tables by itself: bots move, clocks run out, other processes are heard.

What is due stands in the store and is claimed for a short time before it is done, so it is done by
one process, and by another one if that one dies.
"""

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from typing import Any

from yurt.engine.actor import Actor
from yurt.engine.state import Refusal, State
from yurt.engine.words import say
from yurt.server import decide
from yurt.server import entries as e
from yurt.server.company import Company
from yurt.server.house import House
from yurt.server.limits import TABLES_WATCHED
from yurt.server.live import Live
from yurt.server.minds import ABSENT, Asker, Choice, Minds, Question, asked
from yurt.server.pace import patience
from yurt.server.presence import WATCHER
from yurt.server.store import FRESH_SECONDS, StoreError
from yurt.server.store.rows import RUNNING
from yurt.server.table import WAITING, Decided, NotNow, Table
from yurt.server.watch import LOOK_SECONDS

log = logging.getLogger("yurt.server")

# How long a claim of something due holds: less than people need to notice that its process died.
CLAIM_SECONDS = 1.5
NAP_SECONDS = 1.0
BEAT_SECONDS = 1.0
KEEP_SECONDS = 0.5
NOTE_SECONDS = 1.0
ATTEND_SECONDS = 1.0
IDLE_SECONDS = 600.0
# A table whose game is over is kept in memory for less: it is seldom asked for again.
OVER_SECONDS = 60.0
ABANDONED_SECONDS = 90 * 86_400.0
# What is due later than this was put off: longer than a claim, and than any bot's pace.
PUT_OFF_LEAST = 60.0
# A bot that is late by so much may have been put off.
OVERDUE_SECONDS = 2.0
# A table that never began is given up sooner: there is nothing to come back to.
UNPLAYED_SECONDS = 86_400.0
# So long without a beat means that the database takes nothing.
MUTE_SECONDS = 10.0
TABLES_AT_ONCE = 64


class Housework:
    """The tasks that keep the tables of a house going."""

    def __init__(self, house: House, minds: Minds, watched: int = TABLES_WATCHED) -> None:
        self.house = house
        self.minds = minds
        self.company = Company(house, minds, watched)
        self.failed_bots = 0
        self._tasks: set[asyncio.Task[None]] = set()
        # Tables where something due is being done here, and those whose bot thinks.
        self._doing: set[str] = set()
        self._thinking: set[str] = set()
        # Tables whose bots wait although somebody is there.
        self._waiting: set[str] = set()
        # Tables whose log cannot be understood, once that was said.
        self._broken: set[str] = set()
        # When somebody was last seen at tables that have not begun.
        self._visited: dict[str, float] = {}
        # When the database took something last, from the beginning on.
        self._taken = math.inf

    async def begin(self) -> None:
        """Sees for how long no server was there, and starts everything."""
        house = self.house
        self._taken = time.monotonic()
        shared = await house.store.clock()
        if shared is not None:
            house.watch.set_to(shared)
        pause = await house.store.away(house.process, house.now())
        # The clock was set back since: it is not earlier than what the log says.
        house.watch.reach(house.now() - pause)
        now = house.now()
        # While other processes live there is no pause, only the time between two beats.
        if pause > (FRESH_SECONDS if house.store.is_shared else 0):
            house.watch.away = now - pause, now
        alone = [self._look, self._due, self._keep, self._beat, self._tidy, self._note]
        together = [self._be_seen, self._listen] if house.store.is_shared else []
        for work in (*alone, self._attend, *together):
            self.start(self._forever(work))

    async def end(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(StoreError):
            await self.house.note()

    @property
    def is_writing(self) -> bool:
        """Whether the database has lately taken what it was given."""
        return time.monotonic() - self._taken < MUTE_SECONDS

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except (StoreError, OSError) as error:
                log.warning("the database does not answer: %s", error)
            except Exception:
                log.exception("the housework failed, and goes on")
            await asyncio.sleep(NAP_SECONDS)

    async def _excuse(self) -> None:
        """Makes up for the time when no server was there, at every table whose clock runs; one
        that somebody comes to was excused before."""
        house = self.house

        async def excuse(table: str) -> None:
            with self._for_itself(table):
                live = await house.find(table)
                if live is not None:
                    await house.excuse(live)
                    self._taken = time.monotonic()

        watch, away = house.watch, house.watch.away
        if away is not None:
            held = [name for name, live in house.live.items() if live.guests]
            # Together, so that they share their waits for the disk.
            names = held if watch.is_only_here else await house.store.clocks()
            await asyncio.gather(*map(excuse, names))
            # The machine may have slept meanwhile.
            watch.away = None if watch.away == away else watch.away

    async def _look(self) -> None:
        while True:
            self.house.watch.look(self.house.now())
            await asyncio.sleep(LOOK_SECONDS)

    async def _make_up(self) -> None:
        """The machine slept, or this process was stopped: unless others went on, nobody's clock ran
        meanwhile."""
        house, watch = self.house, self.house.watch
        watch.notice(house.now())
        if watch.has_slept:
            watch.has_slept = False
            if house.store.is_shared:
                pause = await house.store.away(house.process, house.now())
                # Exactly 0: there never was another one.
                watch.is_only_here = pause != 0 and pause <= FRESH_SECONDS
            await self._excuse()

    @contextlib.contextmanager
    def _for_itself(self, table: str) -> Iterator[None]:
        """One table that cannot be played does not keep the others from it."""
        try:
            yield
        except StoreError:
            raise
        except Exception:
            self._complain(table)

    def _complain(self, table: str) -> None:
        if table not in self._broken:
            self._broken.add(table)
            log.exception("table %s cannot be played", table)

    # What is due

    async def _due(self) -> None:
        house = self.house
        while True:
            house.stirred.clear()
            await self._make_up()
            now = house.now()
            await self._recall()
            for table, kind in await house.store.take_due(now, CLAIM_SECONDS, TABLES_AT_ONCE):
                if table not in self._doing:
                    self._doing.add(table)
                    self.start(self._do(table, kind))
            upcoming = await house.store.next_due()
            nap = (
                NAP_SECONDS
                if upcoming is None
                else min(max(upcoming - house.now(), 0.005), NAP_SECONDS)
            )
            # Not wait_for: Python 3.11's forgets a cancellation that comes together with a stir.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(nap):
                    await house.stirred.wait()

    async def _do(self, table: str, kind: str) -> None:
        try:
            live = await self.house.find(table)
            if live is None:
                return
            if kind == "clock":
                await self.house.act(live, lambda t: decide.out_of_time(t, self.house.now()))
            else:
                await self._bot(live)
        except NotNow as refused:
            # Someone took the seat back or took a move back in the meantime.
            log.debug("nothing to do at %s: %s", table, refused)
        except StoreError as error:
            log.warning("%s: %s", table, error)
        except Exception:
            self._complain(table)
        finally:
            self._doing.discard(table)

    async def _recall(self) -> None:
        """Bots go on where somebody has come."""
        house = self.house
        came, house.came = {each for each in house.came if self._is_bot_due(each)}, set()
        held = [(name, house.live.get(name)) for name in self._waiting]
        self._waiting = {name for name, live in held if live is not None and live.guests}
        came |= {name for name in self._waiting if self.company.asker(house.live[name])}
        try:
            if came:
                await house.store.recall_due(came, house.now(), PUT_OFF_LEAST)
            self._waiting -= came
        except StoreError:
            house.came |= came
            raise

    def _is_bot_due(self, name: str, now: float = math.inf) -> bool:
        live = self.house.live.get(name)
        due = live.table.due() if live else None
        return due is not None and due[1] == "bot" and due[0] <= now

    async def _put_off(self, live: Live) -> None:
        """Nobody is there to play for: the bots wait until somebody comes."""
        house, name = self.house, live.table.id
        await house.store.keep_due([name], house.now() + ABANDONED_SECONDS)
        if live.guests:
            # Somebody came meanwhile, or there is too much to be played for them.
            self._waiting.add(name)

    async def _asker(self, live: Live) -> Asker | None:
        """For whom the bots of a table think; None if they wait."""
        asker, store = self.company.asker(live), self.house.store
        if store.is_shared and (asker is None or asker.rank == ABSENT):
            seats = {seat for _, seat in await store.who([live.table.id], self.house.now())}
            return self.company.asker_elsewhere(live, seats) or asker
        return asker

    async def _keep(self) -> None:
        """Keeps the claims of bots that still think, so that no other process begins to."""
        while True:
            await asyncio.sleep(KEEP_SECONDS)
            if self._thinking:
                house = self.house
                await house.store.keep_due(set(self._thinking), house.now() + CLAIM_SECONDS)

    async def _bot(self, live: Live) -> None:
        asker = await self._asker(live)
        if asker is None:
            await self._put_off(live)
            return
        async with self.house.at(live) as table:
            seat, saw = table.mover, table.seq
            if seat is None or not table.seats[seat].by_bot:
                return
            question = asked(table, seat, f"{table.seed.hex()} {saw}")
            earliest, state = table.since + table.opened.pace, table.state
        assert state is not None
        self._thinking.add(table.id)
        try:
            turn = await self._turn(state, seat, question, asker)
            await asyncio.sleep(max(0.0, earliest - self.house.now()))
        finally:
            self._thinking.discard(table.id)
        failed = turn[-1].failures - question.failures
        if failed > 0:
            self.failed_bots += failed
            await self.house.act(live, lambda t: [e.Failed(seat=seat) for _ in range(failed)])
            saw = live.table.seq
        moves = [choice.move for choice in turn]
        await self.house.act(live, lambda t: _bot_plays(t, seat, moves, saw))

    async def _turn(
        self, state: State, seat: int, question: Question, asker: Asker
    ) -> list[Choice]:
        """A bot's move; after half a turn also how it goes on."""
        turn: list[Choice] = []
        while True:
            choice = await self.minds.choose(question, asker)
            turn.append(choice)
            await asyncio.sleep(seconds_to_hide(question, choice))
            step = state.try_event(Actor(seat), choice.move)
            if isinstance(step, Refusal) or not state.game.advice.is_half(step.event):
                return turn
            state = step.state
            question = question.after(step, choice)

    # Other processes

    async def _beat(self) -> None:
        house = self.house
        # Before everyone is excused nobody hears of this process: if it dies, the next one makes up
        # for all of the pause.
        await self._excuse()
        await house.store.arrive(house.process, house.now())
        while True:
            await house.store.beat(house.process, house.now())
            self._taken = time.monotonic()
            house.watch.reach(await house.store.clock() or 0.0)
            await asyncio.sleep(BEAT_SECONDS)

    async def _be_seen(self) -> None:
        """Says who is connected here, and looks who is connected elsewhere."""
        house = self.house
        while True:
            held = [(name, live) for name, live in house.live.items() if live.guests]
            seats = {(name, seat) for name, live in held for seat in self.company.seen(live)}
            await house.store.present(house.process, seats)
            # A process that had not heard of them has perhaps put their bots off.
            limit = house.now() - OVERDUE_SECONDS
            house.came |= {name for name, _ in held if self._is_bot_due(name, limit)}
            tables = [name for name, _ in held]
            self._look_around(tables, await house.store.who(tables, house.now()))
            await asyncio.sleep(BEAT_SECONDS)

    def _look_around(self, tables: Iterable[str], connected: Iterable[tuple[str, int]]) -> None:
        """``connected``: who is seen at these tables, here or elsewhere."""
        seen = {name: set[int]() for name in tables}
        for name, seat in connected:
            seen[name].add(seat)
        for name, seats in seen.items():
            live = self.house.live.get(name)
            if live is None:
                continue
            elsewhere = seats - live.here - {WATCHER}
            if elsewhere != live.elsewhere:
                self.house.notice_elsewhere(live, elsewhere)

    async def _listen(self) -> None:
        async for table, seq in self.house.store.wakeups():
            held = self.house.live
            for live in [held[table]] if table in held else [] if table else list(held.values()):
                if not table or live.table.seq < seq:
                    with self._for_itself(live.table.id):
                        await self.house.catch_up(live)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 10)
            self._see_who_waits()
            self._see_who_is_there()
            self._let_go()
            await self._close_abandoned()

    def _see_who_waits(self) -> None:
        for name, live in self.house.live.items():
            if live.guests and live.table.status == WAITING:
                self._visited[name] = self.house.now()

    def _see_who_is_there(self) -> None:
        """So that it is known if this process dies."""
        for live in self.house.live.values():
            live.seen.note(live.here, self.house.now())

    async def _note(self) -> None:
        """Keeps what people were shown, and when they were there, now and then."""
        while True:
            await asyncio.sleep(NOTE_SECONDS)
            await self.house.note()

    async def _attend(self) -> None:
        """Sees who has gone or is back."""
        while True:
            for live in [each for each in self.house.live.values() if each.guests]:
                with self._for_itself(live.table.id):
                    await self.house.attend(live)
            await asyncio.sleep(ATTEND_SECONDS)

    def _let_go(self) -> None:
        """Lets go of tables that nobody looks at; the log has them."""
        now = self.house.now()
        for name, live in list(self.house.live.items()):
            kept = IDLE_SECONDS if live.table.status in RUNNING else OVER_SECONDS
            if not live.guests and live.used < now - kept and not live.lock.locked():
                del self.house.live[name]

    async def _close_abandoned(self) -> None:
        """Closes tables where nothing has happened for so long that nobody will come back: the
        lobby would show them for ever, and they would keep their codes."""
        house, store, now = self.house, self.house.store, self.house.now()
        limit = TABLES_AT_ONCE + len(self._broken)
        unplayed = await store.abandoned(now - UNPLAYED_SECONDS, limit, [WAITING])
        given_up = await store.abandoned(now - ABANDONED_SECONDS, limit)
        # Where somebody was seen lately, here or at another process, somebody waits.
        self._visited = {
            table: at for table, at in self._visited.items() if at > now - UNPLAYED_SECONDS
        }
        visited = {*self._visited, *(table for table, _ in await store.who(unplayed, now))}
        for table in {*given_up, *(set(unplayed) - visited)}:
            # NotNow: another process was faster.
            with self._for_itself(table), contextlib.suppress(NotNow):
                live = await house.find(table)
                if live is not None and not live.guests:
                    await house.act(live, decide.close)
                    house.live.pop(table, None)


def seconds_to_hide(question: Question, choice: Choice) -> float:
    """How much longer a bot waits. Where hands are hidden the time that a level takes must not tell
    whether it had anything to think about (ZAYO-43)."""
    if question.view.game.spec.is_open:
        return 0.0
    return max(0.0, choice.begun + patience(question.level) - time.monotonic())


def _bot_plays(table: Table, seat: int, moves: Sequence[str], saw: int) -> list[Decided]:
    if not table.seats[seat].by_bot:
        raise NotNow(say("table-you-play"))
    return decide.play(table, seat, moves, saw, bot=True)
