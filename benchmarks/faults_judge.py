"""What ``faults.py`` holds against the server: every answer that a client got, and the log."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from yurt.client import Client, Message, Seat
from yurt.engine import referee
from yurt.engine.record import Reader, RecordError
from yurt.server import entries as e
from yurt.server import proof
from yurt.server.store import connect


class Acknowledged(NamedTuple):
    """A move that the server said it has, and where."""

    table: str
    seat: int
    request: str
    event: str
    seq: int


@dataclass
class Sitting:
    """A table with everyone who is connected to it."""

    id: str
    seats: list[Seat]
    watchers: list[Seat]

    @property
    def everyone(self) -> list[Seat]:
        return [*self.seats, *self.watchers]


@dataclass
class Judgement:
    tables: int = 0
    acknowledged: int = 0
    undone: int = 0
    lost: int = 0
    doubled: int = 0
    refused_records: int = 0
    # Clients that ended with other events than the log has for them.
    astray: int = 0


async def judge(
    client: Client, database: str, sittings: Sequence[Sitting], told: Sequence[Acknowledged]
) -> Judgement:
    """Looks at every finished table."""
    found = Judgement(tables=len(sittings), acknowledged=len(told))
    store = await connect(database)
    try:
        for sitting in sittings:
            rows = await store.read(sitting.id)
            log = [e.decode(row.data) for row in rows]
            moves = [each for each in told if each.table == sitting.id]
            text = await client.record(sitting.id)
            compare(found, log, moves, text)
            found.refused_records += await asyncio.to_thread(is_refused, text.encode())
            for seat in sitting.everyone:
                found.astray += await is_astray(client, sitting.id, seat)
    finally:
        await store.close()
    return found


def compare(
    found: Judgement, log: Sequence[e.Entry], told: Sequence[Acknowledged], text: str
) -> None:
    """Every move that was acknowledged is in its place, and in the record unless it was taken back;
    every move in the log was acknowledged, under one name and once."""
    names = Counter((entry.by, entry.request) for entry in log if entry.request)
    known = {(each.seat, each.request) for each in told}
    named = [entry for entry in log if isinstance(entry, e.Played) and entry.request]
    found.doubled += sum(count - 1 for count in names.values())
    found.doubled += sum((entry.by, entry.request) not in known for entry in named)
    standing = standing_events(log)
    for each in told:
        entry = log[each.seq - 1] if each.seq <= len(log) else None
        found.lost += not is_move(entry, each)
        found.undone += each.seq not in standing
    recorded = [(line.actor, line.event) for line in Reader(text.encode()).events()]
    if recorded != [(played.actor, played.event) for played in standing.values()]:
        found.lost += 1


def is_move(entry: e.Entry | None, told: Acknowledged) -> bool:
    if not isinstance(entry, e.Played):
        return False
    kept = (entry.actor, entry.by, entry.request, entry.event)
    return kept == (told.seat, told.seat, told.request, told.event)


def standing_events(log: Sequence[e.Entry]) -> dict[int, e.Played]:
    """The events that were not taken back, by their numbers in the log."""
    standing: list[tuple[int, e.Played]] = []
    for seq, entry in enumerate(log, 1):
        if isinstance(entry, e.Played):
            standing.append((seq, entry))
        elif isinstance(entry, e.Undone):
            del standing[entry.length :]
    return dict(standing)


def is_refused(record: bytes) -> bool:
    """Whether the referee, or whoever verifies the chance, refuses a record."""
    *_, final = referee.report(record)
    if "error" in final:
        return True
    try:
        proof.check(record)
    except RecordError:
        return True
    return False


async def is_astray(client: Client, table: str, seat: Seat) -> bool:
    """Whether a client has other events than whoever asks now is told."""
    query = "" if seat.seat is None else f"?seat={seat.seat}"
    story: list[Message] = await client.request(f"/api/tables/{table}/story{query}")
    return heard(story) != heard(seat.events)


def heard(events: Sequence[Message]) -> list[tuple[int, int, str]]:
    return [(each["number"], each["actor"], each["event"]) for each in events]
