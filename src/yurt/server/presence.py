"""Who is at a table, as this process knows; and since when the others are away.

When somebody was last connected to a seat is kept beside the log, seldom and all at once: a table
that is played over days tells it after a restart too, and whoever loses a minute of it loses
nothing.
"""

from collections.abc import Iterable, Set
from dataclasses import dataclass, field

from yurt.server.absence import Attendance
from yurt.server.seats import PERSON
from yurt.server.store import Store
from yurt.server.table import Table

# As the store keeps them: not seats, but whoever watches, and the host, with or without a seat.
WATCHER, HOST = -1, -2


@dataclass
class Seen:
    """Of one table: when somebody was last connected to each seat, and as the host; and what of it
    the store does not have yet. ``since``: when this process began to look."""

    since: float
    last: dict[int, float] = field(default_factory=dict)
    unwritten: set[int] = field(default_factory=set)

    def note(self, seats: Iterable[int], now: float) -> None:
        """Somebody is, or was until now, connected to these seats."""
        for seat in seats:
            if seat != WATCHER and now > self.last.get(seat, 0.0):
                self.last[seat] = now
                self.unwritten.add(seat)

    async def read(self, store: Store, table: str) -> None:
        """What the store knows, and this process does not."""
        for seat, at in (await store.seen(table)).items():
            self.last[seat] = max(at, self.last.get(seat, 0.0))

    def waited(self, seat: int, now: float) -> float:
        """For how many seconds a seat was not there although this process looked."""
        return max(now - max(self.last.get(seat, 0.0), self.since), 0.0)


async def write(store: Store, tables: Iterable[tuple[str, Seen]]) -> None:
    """Keeps all that the store does not have yet."""
    unwritten = [(table, seen, seat) for table, seen in tables for seat in seen.unwritten]
    rows = [(table, seat, seen.last[seat]) for table, seen, seat in unwritten]
    if rows:
        for _, seen, seat in unwritten:
            seen.unwritten.discard(seat)
        try:
            await store.note_seen(rows)
        except BaseException:
            for _, seen, seat in unwritten:
                seen.unwritten.add(seat)
            raise


def attendance(table: Table, seen: Seen, present: Set[int], now: float) -> Attendance:
    """``present``: the seats that are connected here or elsewhere, and ``HOST``."""
    owned = [number for number, seat in enumerate(table.seats) if seat.kind == PERSON]
    missing = [number for number in owned if number not in present]
    patience = table.absence.patience
    return Attendance(
        present=frozenset(present),
        away={seat: _away(table, seen, seat, now) for seat in missing},
        wait={
            seat: max(patience - _waited(table, seen, seat, now), 0.0)
            for seat in missing
            if patience
        },
        stand_in=_stand_in(table, seen, [seat for seat in owned if seat in present], present, now),
    )


def _away(table: Table, seen: Seen, seat: int, now: float) -> float:
    """Whoever sat down a moment ago has not been away for longer."""
    return max(now - max(seen.last.get(seat, 0.0), table.seats[seat].sat_at), 0.0)


def _waited(table: Table, seen: Seen, seat: int, now: float) -> float:
    return min(seen.waited(seat, now), _away(table, seen, seat, now))


def _stand_in(
    table: Table, seen: Seen, here: list[int], present: Set[int], now: float
) -> int | None:
    """Of those who are there, whoever sat down first does what a host does who is away."""
    patience = table.absence.patience
    if HOST in present or not patience or seen.waited(HOST, now) < patience:
        return None
    return min(here, key=lambda seat: table.seats[seat].sat_seq, default=None)
