"""The house keeps the tables that are in use, and lets things happen at them: commit, then tell.

A decision is made and folded under the table's lock, appended to the log, and told to the guests
only when the log has it. If another process was faster the table is read again and the decision is
made anew.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from yurt.engine.game import Game
from yurt.engine.state import State
from yurt.engine.words import say
from yurt.server import decide, sight, wire
from yurt.server import entries as e
from yurt.server.proof import commitment, new_seed
from yurt.server.sight import Eyes
from yurt.server.store import Due, Store, TableRow
from yurt.server.tables import CLOSED, Refused, Table, hashed, new_token

# Letters that nobody mixes up when they are read aloud or typed on a phone.
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 4
TRIES = 16
NO_CLOCK = e.Clock()

Decision = Callable[[Table], list[e.Entry]]


class Guest(Protocol):
    """A connection at a table."""

    eyes: Eyes

    def deliver(self, message: bytes) -> None:
        """Sends without waiting; a guest who cannot keep up is sent away."""

    def dismiss(self, why: str) -> None:
        """Ends the connection."""


@dataclass
class Step:
    """An event that was folded, with the positions before and after it."""

    number: int
    played: e.Played
    before: State
    after: State


@dataclass(eq=False)
class Live:
    """A table in use, with the connections at it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    guests: set[Guest] = field(default_factory=set)
    # Seats that are connected to other processes.
    elsewhere: set[int] = field(default_factory=set)
    used: float = 0

    @property
    def present(self) -> set[int]:
        here = {guest.eyes.seat for guest in self.guests if guest.eyes.seat is not None}
        return here | self.elsewhere

    def fold(self, rows: Iterable[tuple[int, float, e.Entry]]) -> list[Step]:
        steps = []
        for seq, at, entry in rows:
            if isinstance(entry, e.Played):
                assert self.table.state is not None
                before = self.table.state.copy()
                self.table.fold(seq, at, entry)
                after = self.table.state.copy()
                steps.append(Step(len(self.table.events), entry, before, after))
            else:
                self.table.fold(seq, at, entry)
        return steps


@dataclass(frozen=True)
class Terms:
    """What a new table is to be."""

    game: str
    seats: Sequence[str]
    options: dict[str, str | int] = field(default_factory=dict)
    clock: e.Clock = NO_CLOCK
    names: Sequence[str] = ()
    public: bool = False
    chat: bool = True
    spectators: bool = True
    first: int = -1
    pace: float = 1.0


@dataclass(frozen=True)
class Made:
    """A new table, the host's secret, and the secrets of the seats on the host's device."""

    id: str
    code: str
    host: str
    tokens: dict[int, str]


class House:
    """All tables of one server process."""

    def __init__(self, store: Store, load: Callable[[str], Game]) -> None:
        self.store = store
        self.load = load
        self.process = secrets.token_hex(6)
        self.live: dict[str, Live] = {}
        self.now: Callable[[], float] = time.time
        # Set whenever something may be due sooner than was thought.
        self.stirred = asyncio.Event()
        self._opening: dict[str, asyncio.Lock] = {}

    # Finding and making tables

    async def find(self, id_or_code: str) -> Live | None:
        """A table by its id or its four letters."""
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
                live = Live(Table(row.id, row.code, row.seed, self.load), used=self.now())
                live.fold(await self._rows(row.id, 0))
                self.live[row.id] = live
            self._opening.pop(row.id, None)
            return self.live[row.id]

    async def _rows(self, table: str, after: int) -> list[tuple[int, float, e.Entry]]:
        rows = await self.store.read(table, after)
        return [(row.seq, row.at, e.decode(row.data)) for row in rows]

    async def make(self, terms: Terms) -> Made:
        """Opens a table; it starts at once if no seat is free."""
        for _ in range(TRIES):
            row = TableRow(
                id=secrets.token_urlsafe(9),
                code="".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)),
                seed=new_seed(),
                game=terms.game,
                public=terms.public,
                created=self.now(),
            )
            live = Live(Table(row.id, row.code, row.seed, self.load), used=self.now())
            made, chosen = self._opening_entries(live, row, terms)
            due = _due(live.table)
            if await self.store.create(row, [e.encode(c) for c in chosen], row.created, due):
                self.live[row.id] = live
                self.stirred.set()
                return made
        raise Refused(say("house-full"))

    def _opening_entries(
        self, live: Live, row: TableRow, terms: Terms
    ) -> tuple[Made, list[e.Entry]]:
        """The first entries of a table, folded one by one as they are decided."""
        host = new_token()
        tokens = {seat: new_token() for seat, kind in enumerate(terms.seats) if kind == "host"}
        opened = e.Opened(
            game=terms.game,
            options=terms.options,
            seats=list(terms.seats),
            host=hashed(host),
            commitment=commitment(row.seed),
            clock=terms.clock,
            public=terms.public,
            chat=terms.chat,
            spectators=terms.spectators,
            first=terms.first,
            pace=terms.pace,
        )
        chosen: list[e.Entry] = []

        def keep(entries: list[e.Entry]) -> None:
            for entry in entries:
                live.fold([(live.table.seq + 1, row.created, entry)])
                chosen.append(entry)

        keep([opened])
        for seat, token in tokens.items():
            name = terms.names[seat] if seat < len(terms.names) else ""
            keep(decide.sit(live.table, seat, name, token))
        if not any(kind in ("open", "host") for kind in terms.seats):
            keep(decide.start(live.table))
        return Made(row.id, row.code, host, tokens), chosen

    # Letting things happen

    async def act(self, live: Live, decision: Decision, seat: int = -1, request: str = "") -> int:
        """Carries out a decision and answers with the number of its last entry. The same request
        again is answered with its number, not done again."""
        async with live.lock:
            for _ in range(TRIES):
                table = live.table
                if request and (seat, request) in table.requests:
                    return table.requests[(seat, request)]
                chosen = decision(table)
                if not chosen:
                    return table.seq
                if await self._commit(live, chosen):
                    return live.table.seq
        raise Refused(say("house-busy"))

    async def _commit(self, live: Live, chosen: Sequence[e.Entry]) -> bool:
        table = live.table
        after, now = table.seq, self.now()
        rows = [(after + 1 + place, now, entry) for place, entry in enumerate(chosen)]
        try:
            steps = live.fold(rows)
            data = [e.encode(entry) for entry in chosen]
            due = _due(table)
            kept = await self.store.append(table.id, after, data, now, due, table.status)
        except BaseException:
            # Nobody knows whether the log has it: the next one reads the table anew.
            self.live.pop(table.id, None)
            for guest in list(live.guests):
                guest.dismiss("stopped")
            raise
        if not kept:
            await self._read_anew(live)
            return False
        if due is not None:
            self.stirred.set()
        self._tell(live, steps, after, any(not isinstance(c, e.Played) for c in chosen))
        return True

    async def _read_anew(self, live: Live) -> None:
        """Forgets what did not reach the log, and tells the guests what did."""
        old = live.table
        live.table = Table(old.id, old.code, old.seed, self.load)
        live.fold(await self._rows(old.id, 0))
        for guest in list(live.guests):
            self.sync(live, guest)

    async def catch_up(self, live: Live) -> None:
        """Folds what other processes have appended, and tells the guests."""
        async with live.lock:
            after = live.table.seq
            rows = await self._rows(live.table.id, after)
            if rows:
                steps = live.fold(rows)
                is_more = any(not isinstance(entry, e.Played) for _, _, entry in rows)
                self._tell(live, steps, after, is_more)

    # Telling guests

    def _tell(self, live: Live, steps: Sequence[Step], after: int, is_more: bool) -> None:
        """Tells every guest what has just become true; ``is_more``: not only moves."""
        told: dict[Eyes, bytes] = {}
        for guest in list(live.guests):
            if guest.eyes not in told:
                told[guest.eyes] = wire.encode(self._news(live, guest.eyes, steps, after, is_more))
            guest.deliver(told[guest.eyes])
        if live.table.status == CLOSED:
            for guest in list(live.guests):
                guest.dismiss("closed")

    def _news(
        self, live: Live, eyes: Eyes, steps: Sequence[Step], after: int, is_more: bool
    ) -> wire.News:
        table = live.table
        game = table.game()
        # What an undo in the same breath took back was never there.
        kept = [step for step in steps if step.number <= len(table.events)]
        is_clocked = table.opened.clock.kind != "none"
        whole = is_more or is_clocked or table.state is None or table.state.is_over
        return wire.News(
            seq=table.seq,
            events=[
                sight.tell(game, eyes, step.number, step.played, step.before, step.after)
                for step in kept
            ],
            undone=len(table.events) - len(kept) if is_more and table.state else None,
            table=sight.info(table, live.present, self.now()) if whole else None,
            show=sight.show(table, eyes),
            expect=sight.expect(table, eyes),
            chat=sight.chat(table, after) if is_more else [],
        )

    def sync(self, live: Live, guest: Guest, saw: int = -1) -> None:
        """Brings a guest up to date: what it missed since number ``saw``, or everything."""
        table = live.table
        since = table.events_before(saw)
        news = wire.News(
            seq=table.seq,
            whole=since is None,
            events=list(sight.past(table, guest.eyes, since or 0)),
            table=sight.info(table, live.present, self.now()),
            show=sight.show(table, guest.eyes),
            expect=sight.expect(table, guest.eyes),
            chat=sight.chat(table, saw if since is not None else 0),
        )
        guest.deliver(wire.encode(news))

    def enter(self, live: Live, guest: Guest, saw: int) -> None:
        """A connection comes to the table. A seat is played from one device: the other one goes."""
        for other in list(live.guests):
            if guest.eyes.seat is not None and other.eyes.seat == guest.eyes.seat:
                self.leave(live, other)
                other.dismiss("moved")
        live.guests.add(guest)
        self.sync(live, guest, saw)
        self.tell_presence(live)

    def leave(self, live: Live, guest: Guest) -> None:
        live.guests.discard(guest)
        live.used = self.now()
        self.tell_presence(live)

    def tell_presence(self, live: Live) -> None:
        seats = [number in live.present for number in range(live.table.players)]
        message = wire.encode(wire.Presence(seats=seats))
        for guest in list(live.guests):
            guest.deliver(message)


def _due(table: Table) -> Due | None:
    due = table.due()
    return None if due is None else Due(*due)
