"""The house keeps the tables that are in use, and lets things happen at them: commit, then tell.

A decision is made and folded under the table's lock, appended to the log, and told to the guests
only when the log has it. If another process was faster the table is read again and the decision is
made anew.
"""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from yurt.engine.game import Game
from yurt.engine.words import say
from yurt.server import attention, decide, presence, sight, wire
from yurt.server import entries as e
from yurt.server.absence import Attendance
from yurt.server.live import Guest, Live
from yurt.server.news import news_of
from yurt.server.opening import Codes, Made, NewTable, Secrets, begin, new_row
from yurt.server.proof import Chance, ChanceSource
from yurt.server.sight import Eyes, Happening
from yurt.server.store import Due, Store, StoreError, TableRow
from yurt.server.table import CLOSED, Decided, Move, NotNow, Table, entry_of
from yurt.server.watch import Watch

TRIES = 16

Decision = Callable[[Table], list[Decided]]


@dataclass
class Draft:
    """What the guests of a table will be told of a move once the log has it. ``present``: who was
    there when it was worked out."""

    live: Live
    steps: Sequence[Happening]
    present: set[int] = field(default_factory=set)
    news: dict[Eyes, bytes] | None = None


class House:
    """All tables of one server process."""

    def __init__(
        self, store: Store, load: Callable[[str], Game], source: ChanceSource = Chance
    ) -> None:
        self.store = store
        self.load = load
        self.source = source
        self.process = secrets.token_hex(6)
        self.live: dict[str, Live] = {}
        self.watch = Watch(store.is_shared)
        self.now: Callable[[], float] = self.watch.now
        # Set whenever something may be due sooner than was thought.
        self.stirred = asyncio.Event()
        self.came: set[str] = set()  # tables that somebody has come to
        self._opening: dict[str, asyncio.Lock] = {}
        self._drafts: list[Draft] = []
        self._codes = Codes()

    # Finding and making tables

    async def find(self, id_or_code: str) -> Live | None:
        """A table by its id or its letters."""
        held = self.live.get(id_or_code)
        if held is not None:
            held.used = self.now()
            return held
        row = await self.store.find(id_or_code)
        return None if row is None else await self._open(row)

    async def _open(self, row: TableRow) -> Live:
        lock = self._opening.setdefault(row.id, asyncio.Lock())
        async with lock:
            if row.id not in self.live:
                live = self._new(row)
                live.fold(await self._rows(row.id, 0))
                await live.shown.read(self.store, live.table)
                await live.seen.read(self.store, row.id)
                # Nobody comes to the table before the clocks are right.
                await self.excuse(live)
                self.live[row.id] = live
                if self.store.is_shared:
                    # A wake-up that came while we read found nobody here.
                    await self.catch_up(live)
            self._opening.pop(row.id, None)
            live = self.live[row.id]
            live.used = self.now()
            return live

    async def excuse(self, live: Live) -> None:
        """Charges nobody for the time when no server was there."""
        await self.act(live, lambda _: [])

    def _new(self, row: TableRow) -> Live:
        table, now = Table(row.id, row.code, row.seed, self.load, self.source), self.now()
        return Live(table, presence.Seen(now), used=now)

    async def _rows(self, table: str, after: int) -> list[tuple[int, float, e.Entry]]:
        rows = await self.store.read(table, after)
        return [(row.seq, row.at, e.decode(row.data)) for row in rows]

    async def make(self, terms: NewTable) -> Made:
        """Opens a table; it starts at once if no seat is free. Whoever asks again with the same
        secret gets the same table."""
        secret = Secrets(terms.secret)
        for _ in range(TRIES):
            made = secret.made(await self._codes.new(self.store), terms.seats)
            row = new_row(terms, made.id, made.code, self.now())
            live = self._new(row)
            chosen = begin(live.table, terms, made, row.created)
            due = _due(live.table)
            if await self.store.create(
                replace(row, status=live.table.status),
                [e.encode(entry_of(each)) for each in chosen],
                row.created,
                due,
            ):
                self.live[row.id] = live
                self.stirred.set()
                return made
            before = await self.made_before(terms)
            if before is not None:
                return before
        raise NotNow(say("house-full"))

    async def made_before(self, terms: NewTable) -> Made | None:
        """The table that was opened with this secret, if there is one."""
        if not terms.secret:
            return None
        secret = Secrets(terms.secret)
        live = await self.find(secret.id)
        if live is None or not live.table.is_host(secret.host):
            return None
        return secret.made(live.table.code, live.table.opened.seats)

    # Letting things happen

    async def act(
        self, live: Live, decision: Decision, seat: int | None = None, request: str = ""
    ) -> int:
        """Carries out a decision and answers with the number of its first entry. The same request
        of the same seat again is answered with its number, not done again."""
        async with live.lock:
            for _ in range(TRIES):
                if live.is_stale:
                    await self._read_anew(live)
                table = live.table
                done = table.done(seat, request) if request else None
                if done is not None:
                    return done
                here = [guest.eyes.seat for guest in live.guests]
                pause = self.watch.excuse(table, self.now(), here)
                chosen = pause or decision(table)
                if not chosen:
                    return table.seq
                number = table.seq + 1
                if await self._commit(live, chosen) and not pause:
                    return number
        raise NotNow(say("house-busy"))

    async def _commit(self, live: Live, chosen: Sequence[Decided]) -> bool:
        table = live.table
        after, now = table.seq, max(self.now(), table.at)
        is_more = any(not isinstance(each, Move) for each in chosen)
        with _fault_is_of_table(live):
            steps = live.fold((after + 1 + place, now, c) for place, c in enumerate(chosen))
            data = [e.encode(entry_of(each)) for each in chosen]
            due = _due(table)
            writing = self.store.append(table.id, after, data, now, due, table.status)
            draft = None if is_more else self._draft(live, steps)
            if not await writing:
                await self._read_anew(live)
                return False
            if due is not None:
                self.stirred.set()
            if draft and draft.news is not None and draft.present == live.present:
                self._tell(live, draft.news)
            else:
                self._tell_all(live, steps, after, is_more)
            return True

    def _draft(self, live: Live, steps: Sequence[Happening]) -> Draft:
        """The news of a move, to be worked out while the log is written: the game stays as it is
        meanwhile, but guests may go."""
        draft = Draft(live, steps)
        self._drafts.append(draft)
        if len(self._drafts) == 1:
            # The log comes first: whatever is decided in this round of the loop is on its way to
            # it before any news is worked out.
            asyncio.get_running_loop().call_soon(self._work_out)
        return draft

    def _work_out(self) -> None:
        drafts, self._drafts = self._drafts, []
        for draft in drafts:
            # If it fails, whoever waits for it tries again and sees why.
            with contextlib.suppress(Exception):
                draft.present = draft.live.present
                draft.news = self._news_of(draft.live, draft.steps)

    @contextlib.asynccontextmanager
    async def at(self, live: Live) -> AsyncIterator[Table]:
        """The table as its log has it; nothing happens at it meanwhile. What is being committed is
        not seen before the log has it."""
        async with live.lock:
            if live.is_stale:
                await self._read_anew(live)
            yield live.table

    async def _read_anew(self, live: Live) -> None:
        """Forgets what did not reach the log, and tells the guests what did."""
        old = live.table
        table = Table(old.id, old.code, old.seed, self.load, self.source)
        for row in await self._rows(old.id, 0):
            table.fold(*row)
        live.table, live.is_stale, live.told = table, False, None
        self._see_out(live)
        for guest in list(live.guests):
            self.sync(live, guest)

    async def catch_up(self, live: Live) -> None:
        """Folds what other processes have appended, and tells the guests."""
        async with self.at(live):
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        after = live.table.seq
        rows = await self._rows(live.table.id, after)
        if rows:
            with _fault_is_of_table(live):
                steps = live.fold(rows)
                is_more = any(not isinstance(entry, e.Played) for _, _, entry in rows)
                self._tell_all(live, steps, after, is_more)

    # Telling guests

    def _tell_all(self, live: Live, steps: Sequence[Happening], after: int, is_more: bool) -> None:
        """Tells every guest what has just become true; ``is_more``: not only moves."""
        if is_more:
            self._see_out(live)
        self._tell(live, self._news_of(live, steps, after if is_more else None))
        if live.table.status == CLOSED:
            for guest in list(live.guests):
                guest.dismiss("closed")

    def _tell(self, live: Live, news: Mapping[Eyes, bytes]) -> None:
        for guest in list(live.guests):
            guest.deliver(news[guest.eyes])

    def _news_of(
        self, live: Live, steps: Sequence[Happening], since: int | None = None
    ) -> dict[Eyes, bytes]:
        """The news of each guest; ``since``: the number before, if there was more than moves."""
        table = live.table
        # Nothing is hidden in an open game: everyone is told what the public is.
        is_open = table.game().spec.is_open
        info = self._info_of(live)
        undone = None if since is None or table.state is None else len(table.events) - len(steps)
        chat = [] if since is None else sight.chat(table, since)
        news: dict[Eyes, bytes] = {}
        events: dict[int | None, list[wire.EventInfo]] = {}
        for eyes in {guest.eyes for guest in live.guests}:
            seat = None if is_open else eyes.seat
            if seat not in events:
                events[seat] = [sight.tell(seat, step) for step in steps]
            told = news_of(
                info,
                table.state,
                eyes,
                table.seq,
                events[seat],
                undone=undone,
                undo=decide.undo_now(table, eyes.seat),
                chat=chat,
            )
            news[eyes] = wire.encode(told)
        return news

    def _info_of(self, live: Live) -> wire.TableInfo:
        """Most news tell of moves alone: then most of the table is as it was told last."""
        table, here = live.table, self.attendance(live)
        if live.told and live.told[0] == here and table.opened.clock.kind == "none":
            info = sight.info_after_moves(live.told[1], table)
        else:
            info = sight.info(table, here, self.now())
        live.told = None if here.away else (here, info)
        return info

    def info(self, live: Live) -> wire.TableInfo:
        """What everyone may know of the table now."""
        return sight.info(live.table, self.attendance(live), self.now())

    def attendance(self, live: Live) -> Attendance:
        """Who is there now, and who is away."""
        return presence.attendance(live.table, live.seen, live.present, self.now())

    def _see_out(self, live: Live) -> None:
        """Whoever has lost a seat, or may not watch any more, learns nothing from now on."""
        table = live.table
        for guest in list(live.guests):
            seat = guest.eyes.seat
            has_left = seat is not None and not table.is_owner(seat, guest.key)
            is_screen = bool(guest.key) and guest.key == table.opened.screen
            is_known = seat is not None or guest.is_host or is_screen
            may_stay = table.are_spectators_allowed or is_known
            if has_left or not may_stay:
                self.leave(live, guest)
                guest.dismiss("left" if has_left else "refused")

    def sync(self, live: Live, guest: Guest, saw: int = wire.SAW_NOTHING) -> None:
        """Brings a guest up to date: what it missed since number ``saw``, or everything."""
        table, eyes = live.table, guest.eyes
        since = table.events_before(saw)
        info = self.info(live)
        late = attention.missed(table, info, eyes, saw, live.shown.until(table, guest.viewer))
        for told in late.before if late else ():
            guest.deliver(wire.encode(told))
        news = news_of(
            info,
            table.state,
            eyes,
            table.seq,
            late.events if late else sight.past(table, eyes, since or 0),
            whole=since is None and late is None,
            is_late=late is not None,
            undo=decide.undo_now(table, guest.eyes.seat),
            chat=sight.chat(table, saw if since is not None else 0),
        )
        guest.deliver(wire.encode(news))

    async def enter(self, live: Live, guest: Guest, saw: int) -> None:
        """A connection comes to the table. A seat is played from one device: the other one goes."""
        async with self.at(live) as table:
            if saw > table.seq:
                # Another process has told it more than we have heard of.
                await self._catch_up(live)
            if self.store.is_shared:
                # The seat may have been played through another process.
                await live.shown.read(self.store, table)
                if not live.guests:
                    # Nobody has looked who is connected elsewhere.
                    live.elsewhere, live.seen.since = set(), self.now()
            self._enter(live, guest, saw)
        # If it is not done now, it is as soon as somebody looks after the table.
        with contextlib.suppress(NotNow, StoreError):
            await self._give_back(live)

    def _enter(self, live: Live, guest: Guest, saw: int) -> None:
        for other in list(live.guests):
            if guest.eyes.seat is not None and other.eyes.seat == guest.eyes.seat:
                self.leave(live, other)
                other.dismiss("moved")
        live.guests.add(guest)
        live.seen.note(live.here, self.now())
        self.came.add(live.table.id)
        self.stirred.set()
        # The seat may have been lost while the guest was at the door.
        self._see_out(live)
        if guest in live.guests:
            self.sync(live, guest, saw)
            self.tell_presence(live)

    async def note(self) -> None:
        """Keeps what people were shown, and when they were there last."""
        held = list(self.live.items())
        await attention.write(self.store, [(key, live.shown) for key, live in held])
        await presence.write(self.store, [(key, live.seen) for key, live in held])

    def leave(self, live: Live, guest: Guest) -> None:
        live.seen.note(live.here, self.now())
        live.guests.discard(guest)
        live.used = self.now()
        self.tell_presence(live)

    def notice_elsewhere(self, live: Live, elsewhere: set[int]) -> None:
        """Who is connected to other processes now."""
        live.seen.note(live.elsewhere | elsewhere, self.now())
        live.elsewhere = elsewhere
        self.tell_presence(live)

    def tell_presence(self, live: Live) -> None:
        here, seats = self.attendance(live), range(live.table.players)
        live.gone = here.gone, here.stand_in
        message = wire.encode(
            wire.Presence(
                seats=[number in here.present for number in seats],
                away=[sight.rounded(here.away.get(number)) for number in seats],
                wait=[sight.rounded(here.wait.get(number)) for number in seats],
                stand_in=here.stand_in,
            )
        )
        for guest in list(live.guests):
            guest.deliver(message)

    # Those who are away

    async def attend(self, live: Live) -> None:
        """Sees who has gone, here or elsewhere, and who is back; to be called all the time."""
        for guest in [each for each in live.guests if each.eyes.seat == _awaited(live.table)]:
            guest.probe()
        here = self.attendance(live)
        if (here.gone, here.stand_in) != live.gone:
            self.tell_presence(live)
        await self._give_back(live)
        if live.table.absence.ending:
            await self.act(live, lambda table: decide.settle(table, self.attendance(live)))

    async def _give_back(self, live: Live) -> None:
        """Whoever comes back has the seat back that a bot has played meanwhile."""
        if decide.give_back(live.table, live.here):
            await self.act(live, lambda table: decide.give_back(table, live.here))


def _awaited(table: Table) -> int:
    """The seat whose owner is to move; that of nobody who could be there if it is none."""
    seat = table.mover
    return presence.WATCHER if seat is None or table.seats[seat].by_bot else seat


@contextlib.contextmanager
def _fault_is_of_table(live: Live) -> Iterator[None]:
    """If anything fails between the log and the guests, they come back, and the first one to need
    the table reads it anew."""
    try:
        yield
    except BaseException:
        live.is_stale = True
        for guest in list(live.guests):
            guest.dismiss("stopped")
        raise


def _due(table: Table) -> Due | None:
    due = table.due()
    return None if due is None else Due(*due)
