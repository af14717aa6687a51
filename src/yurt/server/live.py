"""A table in use, with the connections at it."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from yurt.server import attention, wire
from yurt.server import entries as e
from yurt.server.absence import Attendance
from yurt.server.presence import HOST, Seen
from yurt.server.sight import Eyes, Happening
from yurt.server.table import Decided, Table


class Guest(Protocol):
    """A connection at a table, from an address. ``key``: the hash of the secret by which it has its
    seat; ``viewer``: under which name it is kept what was shown to it (``attention.py``)."""

    eyes: Eyes
    address: str
    key: str
    is_host: bool
    viewer: str

    def probe(self) -> None:
        """Asks whether the client is still there; one that is not is sent away. To be called again
        and again while others wait for it."""

    def deliver(self, message: bytes) -> None:
        """Sends without waiting; a guest who cannot keep up is sent away."""

    def dismiss(self, why: str) -> None:
        """Ends the connection."""


@dataclass(eq=False)
class Live:
    """A table in use, with the connections at it."""

    table: Table
    seen: Seen
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    guests: set[Guest] = field(default_factory=set)
    # Seats that are connected to other processes, and perhaps the host.
    elsewhere: set[int] = field(default_factory=set)
    used: float = 0
    shown: attention.Shown = field(default_factory=attention.Shown)
    # Nobody knows whether the log has what was folded last: to be read anew.
    is_stale: bool = False
    # What was told of the table last, and who was there then, if nobody was away; None once more
    # than moves happened.
    told: tuple[Attendance, wire.TableInfo] | None = None
    # Whom the table did not wait for any more when that was told last, and who stood in.
    gone: tuple[frozenset[int], int | None] = frozenset(), None

    @property
    def here(self) -> set[int]:
        """The seats that are connected to this process, and the host."""
        host = {HOST for guest in self.guests if guest.is_host}
        return host | {guest.eyes.seat for guest in self.guests if guest.eyes.seat is not None}

    @property
    def present(self) -> set[int]:
        return self.here | self.elsewhere

    @property
    def is_shared(self) -> bool:
        """Whether a shared screen shows it."""
        return any(attention.is_screen(guest.viewer) for guest in self.guests)

    def fold(self, rows: Iterable[tuple[int, float, Decided]]) -> list[Happening]:
        """Makes entries true; answers with the events among them that no undo took back."""
        found: list[Happening] = []
        for seq, at, decided in rows:
            move = self.table.fold(seq, at, decided)
            if move is not None:
                number = len(self.table.events)
                found.append(
                    Happening(number, move.played.actor, move.code, move.before, move.after)
                )
                continue
            self.told = None
            if isinstance(decided, e.Undone):
                found = [each for each in found if each.number <= decided.length]
        return found
