"""Nobody waits in silence: what those who are there may do when somebody is away, or needs a pause.

A table waits for somebody who is away as long as its terms say. Then anyone who sits there may have
a bot play until they are back, or end the game together with the others who are there; and what the
host does for everybody passes to whoever of those there sat down first, until the host is back.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from yurt.server import entries as e

if TYPE_CHECKING:
    from yurt.server.table import Table

# Seconds for whoever comes back after running out of time, if the clock has as many at all.
COME_BACK_SECONDS = 15.0


@dataclass
class Absence:
    """What a table's log says of it. ``patience``: for so many seconds the table waits, 0: for
    ever; ``ending``: the seats that want to end the game; ``halted``: since when it is paused."""

    patience: int = e.PATIENCE
    ending: set[int] = field(default_factory=set)
    halted: float | None = None


class Attendance(NamedTuple):
    """Who is at a table, which no log says. ``away``: for how many seconds the owners of these
    seats have been away; ``wait``: for how many more the table waits for them, if not for ever;
    ``stand_in``: the seat that does for everybody what the host did, who is away."""

    present: frozenset[int]
    away: Mapping[int, float]
    wait: Mapping[int, float]
    stand_in: int | None

    @property
    def gone(self) -> frozenset[int]:
        """Whom the table does not wait for any more."""
        return frozenset(seat for seat, left in self.wait.items() if left <= 0)


# Folding


def _handed(table: "Table", entry: e.Handed, at: float) -> None:
    table.seats[entry.seat].covered = entry.why == "away"
    to_bot(table, entry.seat, at)


def to_bot(table: "Table", number: int, at: float) -> None:
    table.seats[number].by_bot = True
    if table.mover == number:
        table.thought, table.since = at - table.since, at
    drop_vain_question(table)


def drop_vain_question(table: "Table") -> None:
    """Nobody is left who could answer."""
    if table.ask is not None and table.agreed >= set(table.human_seats()):
        table.ask, table.agreed = None, set()


def _back(table: "Table", entry: e.Back, at: float) -> None:
    seat = table.seats[entry.seat]
    seat.by_bot = seat.covered = False
    clock = table.opened.clock
    spent = table.thought if table.mover == entry.seat else 0.0
    if table.is_out_of_time(entry.seat):
        # Whoever comes back has a moment to think all the same.
        table.is_excused = table.is_excused or table.mover == entry.seat
        spent = 0.0
        allowed = min(clock.seconds, COME_BACK_SECONDS)
        if clock.kind == "bank":
            table.banks[entry.seat] = allowed
        else:
            spent = clock.seconds - allowed
    if table.mover == entry.seat:
        # Handing a decision over and taking it back does not turn the clock back.
        table.since, table.thought = at - spent, 0


def _allowed(table: "Table", entry: e.Allowed, at: float) -> None:
    table.is_chat_on, table.are_spectators_allowed = entry.chat, entry.spectators
    if entry.patience is not None:
        table.absence.patience = entry.patience


def _halted(table: "Table", entry: e.Halted, at: float) -> None:
    table.absence.halted = at


def _resumed(table: "Table", entry: e.Resumed, at: float) -> None:
    # Nobody has thought meanwhile: what came in between was folded as if no time had passed.
    table.since += table.at - at
    table.absence.halted = None


def _voted(table: "Table", entry: e.Voted, at: float) -> None:
    if entry.agrees:
        table.absence.ending.add(entry.seat)
    else:
        table.absence.ending.clear()


ABSENCE_FOLDS: Mapping[type[e.Entry], Callable[..., None]] = {
    e.Handed: _handed,
    e.Back: _back,
    e.Allowed: _allowed,
    e.Halted: _halted,
    e.Resumed: _resumed,
    e.Voted: _voted,
}
