"""The authority over a table: what its entries make of it (``fold``).

Nothing here reads or writes anything. ``decide.py`` answers with entries; whoever keeps the log
appends them. Two servers that decide at once cannot both append, so one of them folds the other's
entries and decides again.
"""

import hmac
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from yurt.bots.names import called
from yurt.engine.actor import Actor, seat_of
from yurt.engine.game import Game
from yurt.engine.highlights import Tally
from yurt.engine.state import State
from yurt.engine.words import Say
from yurt.server import entries as e
from yurt.server.absence import ABSENCE_FOLDS, Absence, drop_vain_question, to_bot
from yurt.server.entries import Entry
from yurt.server.pace import patience
from yurt.server.proof import Chance, ChanceSource, Proof, how_begun, mark, spent
from yurt.server.seating import SEATING_FOLDS, Seating
from yurt.server.seats import BOT, LEVEL, OPEN, PERSON, Owner, SeatState, hashed, is_bot, owned_by

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
# How tables take back, if not by agreement.
NEVER = "never"
CHAT_LENGTH = 240
CHAT_KEPT = 200
REQUESTS_KEPT = 64
PHRASES = ("hello", "well-played", "thanks", "oops", "your-turn", "one-more", "goodbye")


class NotNow(Exception):
    """Why something cannot be done now. ``rule`` names the ruling, if one forbids it; ``game`` is
    the game whose words say it, if they are not the server's own."""

    def __init__(self, saying: Say, rule: str | None = None, game: str = "") -> None:
        super().__init__(saying.key)
        self.saying = saying
        self.rule = rule
        self.game = game


class Move(NamedTuple):
    """An event of the game with what follows from it: worked out when it is decided, or when the
    log is read, and at no other time. ``code``: the event as a number."""

    played: e.Played
    code: int
    before: State
    after: State


# What is decided, and goes into the log as an entry.
Decided = Entry | Move


def entry_of(decided: Decided) -> Entry:
    return decided.played if isinstance(decided, Move) else decided


@dataclass
class Table:
    """A table as its entries so far have made it."""

    id: str
    code: str
    seed: bytes
    load: Callable[[str], Game]
    source: ChanceSource = Chance
    seq: int = 0
    # When the last entry was appended.
    at: float = 0
    # The number of the last entry that changed the game: a move must have seen it.
    game_seq: int = 0
    status: str = WAITING
    terms: e.Opened | None = None
    seats: list[SeatState] = field(default_factory=list)
    seating: Seating = field(default_factory=Seating)
    absence: Absence = field(default_factory=Absence)
    start: State | None = None
    state: State | None = None
    first: int = 0
    events: list[e.Played] = field(default_factory=list)
    # The same events as numbers, and the numbers of their entries.
    codes: list[int] = field(default_factory=list)
    event_seqs: list[int] = field(default_factory=list)
    # How long the seat of each event had thought.
    spent: list[float] = field(default_factory=list)
    # Where among the events the last decision of each seat is that no bot made.
    decided: dict[int, int] = field(default_factory=dict)
    undo_seq: int = 0
    # Whether something was taken back that others had done, or that chance or a move had shown.
    has_taken_back: bool = False
    draws: list[int] = field(default_factory=list)
    numbers: dict[int, str] = field(default_factory=dict)
    chat: list[tuple[int, e.Said]] = field(default_factory=list)
    is_chat_on: bool = True
    are_spectators_allowed: bool = True
    ask: e.Asked | None = None
    agreed: set[int] = field(default_factory=set)
    ask_seq: int = 0
    # What each seat has called its last calls, and their numbers.
    requests: dict[int, dict[str, int]] = field(default_factory=dict)
    banks: list[float] = field(default_factory=list)
    # Since when the seat to move has been thinking.
    since: float = 0
    # How long it had been thinking when it handed this decision to a bot.
    thought: float = 0
    # Whether it came back out of time, and was given some more for this decision.
    is_excused: bool = False
    again: str = ""
    closed: str = ""
    _chance: Chance | None = None
    _tally: Tally | None = None

    @property
    def opened(self) -> e.Opened:
        assert self.terms is not None
        return self.terms

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        return called(tuple([None if seat.kind == OPEN else seat.name for seat in self.seats]))

    @property
    def mover(self) -> int | None:
        """The seat that decides now."""
        if self.status != PLAYING or self.state is None:
            return None
        return seat_of(self.state.actor)

    @property
    def mark(self) -> str:
        """Why the game does not count in statistics, if it does not."""
        return mark(self.opened.taking_back, self.has_taken_back)

    def level(self, seat: int) -> int:
        """The level of the bot that has this seat, 0 if it has none: neither has a bot that plays
        by rules of thumb, nor one that plays on for somebody."""
        word = self.opened.seats[seat]
        return int(word.removeprefix(LEVEL)) if word.startswith(LEVEL) else 0

    def game(self) -> Game:
        return self.load(self.opened.game)

    def chance(self) -> Chance:
        if self._chance is None:
            self._chance = self.source(self.seed, self.numbers)
        return self._chance

    def proof(self) -> Proof:
        kept = [played.draw for played in self.events if played.draw]
        skipped = spent(self.draws, kept)
        return Proof(self.seed, dict(self.numbers), skipped, how_begun(self.opened.first))

    def tally(self) -> Tally:
        """What each seat has done in the finished game, counted once."""
        assert self.start is not None and self.state is not None and self.state.is_over
        if self._tally is None:
            self._tally = self.game().count(self.start.moments(self.log), self.players)
        return self._tally

    @property
    def log(self) -> list[tuple[Actor, int]]:
        """The events of the game as numbers, with their actors."""
        actors = (played.actor for played in self.events)
        return list(zip(actors, self.codes, strict=True))

    # Who someone is

    def seat_of(self, token: str) -> int | None:
        """The seat that a secret token owns."""
        return owned_by(self.seats, hashed(token))

    def is_owner(self, seat: int, key: str) -> bool:
        """Whether this hash is of the seat's secret: it is void once the owner has left."""
        return bool(key) and hmac.compare_digest(self.seats[seat].token.encode(), key.encode())

    def owners(self) -> dict[int, Owner]:
        """Who has which seat."""
        seats = enumerate(self.seats)
        return {number: seat.owner for number, seat in seats if seat.kind == PERSON}

    def is_host(self, token: str) -> bool:
        return hmac.compare_digest(self.opened.host.encode(), hashed(token).encode())

    def is_screen(self, token: str) -> bool:
        """Whether it is the secret of the shared screen's link."""
        return hmac.compare_digest(self.opened.screen.encode(), hashed(token).encode())

    def is_muted(self, seat: int) -> bool:
        return self.seats[seat].token in self.seating.muted

    # What the log makes of the table

    def fold(self, seq: int, at: float, decided: Decided) -> Move | None:
        """Makes an entry of the log true, and answers with the move that it is, if it is one.
        ``at``: when it was appended, in seconds."""
        assert seq == self.seq + 1, "entries are folded in order, without gaps"
        self.seq, self.at = seq, (at := max(at, self.at))  # a clock may be set back, time is not
        # While the game is paused no time passes on its clocks.
        at = at if self.absence.halted is None else self.absence.halted
        entry, move = entry_of(decided), decided if isinstance(decided, Move) else None
        if isinstance(entry, e.Played):
            move = move or self._read(entry)
            _moved(self, move, at)
        else:
            FOLDS[type(entry)](self, entry, at)
        if entry.request:
            self._remember(entry, seq)
        return move

    def _read(self, played: e.Played) -> Move:
        """A move as the log has it. It was legal when it was appended."""
        before = self.state
        assert before is not None
        code = before.game.read(played.event, before.players)
        assert code is not None
        return Move(played, code, before, before.after(code))

    def _remember(self, entry: Entry, seq: int) -> None:
        known = self.requests.setdefault(entry.by, {})
        known[entry.request] = seq
        if len(known) > REQUESTS_KEPT:
            del known[next(iter(known))]

    def done(self, seat: int | None, request: str) -> int | None:
        """The number of what a seat (None: a client without one) has already had done under this
        name."""
        return self.requests.get(e.by_seat(seat), {}).get(request)

    def events_before(self, saw: int) -> int | None:
        """How many events a client knows that has seen number ``saw``; None if it must forget some,
        because there was an undo since, or because the number is not of this table."""
        if saw < 0 or saw > self.seq or saw < self.undo_seq:
            return None
        return sum(seq <= saw for seq in self.event_seqs)

    def before(self, place: int) -> State:
        """The position before the event at this place."""
        assert self.start is not None
        state = self.start.copy()
        for code in self.codes[:place]:
            state.apply(code)
        return state

    def is_harmless(self, place: int) -> bool:
        """Whether the decision at this place can go without a trace: nobody has acted since, no
        chance was drawn, and nothing hidden was shown."""
        if not all(played.joined for played in self.events[place + 1 :]):
            return False
        return not any(map(self.game().reveals, self.codes[place:]))

    # What happens next by itself

    def due(self) -> tuple[float, str] | None:
        """When something is due without anybody's doing, and what: ``bot`` or ``clock``."""
        seat = self.mover
        if seat is None or self.absence.halted is not None:
            return None
        if self.seats[seat].by_bot:
            # Whoever thinks long begins early enough to keep the pace.
            return self.since + max(0.0, self.opened.pace - patience(self.level(seat))), "bot"
        clock = self.opened.clock
        if clock.kind == "none":
            return None
        left = clock.seconds if clock.kind == "move" else self.banks[seat]
        return self.since + max(left, 0), "clock"

    def is_alone(self, number: int) -> bool:
        """Whether no other seat is played by a person."""
        return all(other == number for other in self.human_seats())

    def has_others(self, number: int) -> bool:
        """Whether other people sit here, even if bots play on for all of them."""
        return any(other != number for other in self.owners())

    def is_out_of_time(self, number: int) -> bool:
        """Whether a seat that a bot plays for its owner has used up its time."""
        clock = self.opened.clock
        allowed = self.banks[number] if clock.kind == "bank" else clock.seconds
        spent = self.thought if self.mover == number else 0.0
        return clock.kind != "none" and allowed <= spent

    def human_seats(self) -> list[int]:
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == PERSON and not seat.by_bot
        ]


# Folding: one function for each kind of entry


def _opened(table: Table, entry: e.Opened, at: float) -> None:
    table.terms = entry
    table.is_chat_on = entry.chat
    table.are_spectators_allowed = entry.spectators
    table.seating = Seating(banned=set(entry.banned), muted=set(entry.muted))
    table.absence = Absence(patience=entry.patience)
    table.seats = [
        SeatState(kind=BOT, by_bot=True) if is_bot(word) else SeatState(kind=OPEN)
        for word in entry.seats
    ]
    table.banks = [entry.clock.seconds] * len(entry.seats)


def _sat(table: Table, entry: e.Sat, at: float) -> None:
    seat = table.seats[entry.seat]
    seat.kind, seat.name = PERSON, entry.name
    seat.token, seat.device, seat.face = entry.token, entry.device, entry.face
    seat.by_bot = seat.covered = False
    seat.sat_seq, seat.sat_at = table.seq, table.at
    table.seating.sat(entry)
    table.absence.ending.discard(entry.seat)
    if table.mover == entry.seat:
        table.since, table.thought = at, 0


def _stood(table: Table, entry: e.Stood, at: float) -> None:
    seat = table.seats[entry.seat]
    table.seating.stood(entry, seat.owner)
    table.absence.ending.discard(entry.seat)
    seat.token = seat.device = ""
    seat.covered = False
    if table.status == WAITING:
        seat.kind, seat.name = OPEN, ""
        return
    if not seat.by_bot:
        to_bot(table, entry.seat, at)
    seat.kind = BOT
    if table.ask is not None and table.ask.seat == entry.seat:
        table.ask, table.agreed = None, set()
    drop_vain_question(table)


def _added(table: Table, entry: e.Added, at: float) -> None:
    table.numbers[entry.seat] = entry.number
    table._chance = None


def _started(table: Table, entry: e.Started, at: float) -> None:
    table.first = entry.first
    table.start = table.game().start(table.players, entry.first, **table.opened.options)
    table.state = table.start.copy()
    table.status = PLAYING
    table.game_seq = table.seq
    table.since = at
    for number, seat in enumerate(table.seats):
        if seat.kind == OPEN:
            table.seats[number] = SeatState(kind=BOT, by_bot=True)


def _moved(table: Table, move: Move, at: float) -> None:
    entry = move.played
    # Whoever holds the position before keeps it.
    table.state = move.after
    table.events.append(entry)
    table.codes.append(move.code)
    table.event_seqs.append(table.seq)
    table.game_seq = table.seq
    table.ask, table.agreed = None, set()
    spent = 0.0
    if entry.draw:
        table.draws.append(entry.draw)
    elif entry.bot:
        spent = table.thought
        table.banks[entry.actor] -= spent
    else:
        spent = at - table.since
        table.banks[entry.actor] += table.opened.clock.increment - spent
        if not entry.joined:
            table.decided[entry.actor] = len(table.events) - 1
    table.spent.append(spent)
    table.since, table.thought, table.is_excused = at, 0, False
    if table.state.is_over:
        table.status = OVER


def _asked(table: Table, entry: e.Asked, at: float) -> None:
    table.ask, table.agreed, table.ask_seq = entry, {entry.seat}, table.seq


def _answered(table: Table, entry: e.Answered, at: float) -> None:
    table.agreed.add(entry.seat)
    if not entry.agrees:
        table.ask, table.agreed = None, set()


def _undone(table: Table, entry: e.Undone, at: float) -> None:
    table.has_taken_back = table.has_taken_back or not table.is_harmless(entry.length)
    table.state = table.before(entry.length)
    _turn_no_clock_back(table, entry.length, at)
    del table.events[entry.length :]
    del table.codes[entry.length :]
    del table.event_seqs[entry.length :]
    del table.spent[entry.length :]
    table.undo_seq = table.seq
    table.decided = {}
    for place, played in enumerate(table.events):
        if not played.draw and not played.bot and not played.joined:
            table.decided[played.actor] = place
    table.ask, table.agreed = None, set()
    table.status = PLAYING
    table.game_seq = table.seq


def _turn_no_clock_back(table: Table, length: int, at: float) -> None:
    """Time that was used stays used when moves are taken back; what was won by making them does
    not."""
    clock = table.opened.clock
    for played in table.events[length:]:
        if not played.draw and not played.bot:
            table.banks[played.actor] -= clock.increment
    # A bank has been charged with it already.
    used = table.spent[length] if clock.kind == "move" else 0.0
    table.since, table.thought = at - used, 0


def _said(table: Table, entry: e.Said, at: float) -> None:
    table.chat.append((table.seq, entry))
    del table.chat[:-CHAT_KEPT]


def _paused(table: Table, entry: e.Paused, at: float) -> None:
    table.since += entry.seconds


def _failed(table: Table, entry: e.Failed, at: float) -> None:
    table.seats[entry.seat].failed += 1


def _again(table: Table, entry: e.Again, at: float) -> None:
    table.again = entry.table


def _closed(table: Table, entry: e.Closed, at: float) -> None:
    table.status, table.closed = CLOSED, entry.why


FOLDS: Mapping[type[Entry], Callable[..., None]] = {
    e.Opened: _opened,
    e.Sat: _sat,
    e.Stood: _stood,
    e.Added: _added,
    e.Started: _started,
    e.Asked: _asked,
    e.Answered: _answered,
    e.Undone: _undone,
    e.Said: _said,
    e.Paused: _paused,
    e.Failed: _failed,
    e.Again: _again,
    e.Closed: _closed,
    **ABSENCE_FOLDS,
    **SEATING_FOLDS,
}
