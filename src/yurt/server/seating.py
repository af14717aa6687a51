"""Who may sit where: those who ask for a seat of a running game, who was sent away, who is muted.

A seat that its owner has left hides a hand. Somebody else gets it by the consent of those who still
sit there, or when the host opens it again; and nobody gets two hands.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from yurt.server import entries as e
from yurt.server.seats import Owner

if TYPE_CHECKING:
    from yurt.server.table import Table

# So many may ask for seats in the course of a game: nobody is pestered for ever.
MOST_WISHES = 40


@dataclass
class Wish:
    """Somebody asks for a seat; ``seq``: the number of the entry; ``agreed``: the seats that have
    nothing against it."""

    owner: Owner
    seq: int
    agreed: set[int] = field(default_factory=set)


@dataclass
class Seating:
    """What a table knows of those who sit, sat or want to sit at it. All are hashes: of the secrets
    of seats, and of what devices call themselves."""

    # Devices that the host has sent away.
    banned: set[str] = field(default_factory=set)
    # Secrets of people who cannot chat, and their devices.
    muted: set[str] = field(default_factory=set)
    # The seats that each device has had in this game, or has.
    held: dict[str, set[int]] = field(default_factory=dict)
    # Secrets whose seat was given up, and secrets and devices of those who were not let in.
    void: set[str] = field(default_factory=set)
    declined: set[str] = field(default_factory=set)
    # By seat.
    wishes: dict[int, Wish] = field(default_factory=dict)
    # How many there were.
    wished: int = 0
    # Seats that the host has opened again.
    freed: set[int] = field(default_factory=set)

    def sat(self, entry: e.Sat) -> None:
        self.wishes.pop(entry.seat, None)
        self.freed.discard(entry.seat)
        if entry.device:
            self.held.setdefault(entry.device, set()).add(entry.seat)
        if entry.device in self.muted:
            # Whoever is muted would only have to leave and sit down again.
            self.muted.add(entry.token)

    def stood(self, entry: e.Stood, owner: Owner) -> None:
        self.void.add(owner.token)
        self.freed.discard(entry.seat)
        if entry.kicked and owner.device:
            self.banned.add(owner.device)

    def wish_of(self, key: str) -> int | None:
        """The seat for which whoever has this secret asks."""
        found = (seat for seat, wish in self.wishes.items() if wish.owner.token == key)
        return next(found, None)


# Folding


def _muted(table: "Table", entry: e.Muted, at: float) -> None:
    owner = table.seats[entry.seat].owner
    keys = {key for key in (owner.token, owner.device) if key}
    if entry.muted:
        table.seating.muted |= keys
    else:
        table.seating.muted -= keys


def _wished(table: "Table", entry: e.Wished, at: float) -> None:
    owner = Owner(entry.name, entry.token, entry.device, entry.face)
    table.seating.wishes[entry.seat] = Wish(owner, table.seq)
    table.seating.wished += 1


def _admitted(table: "Table", entry: e.Admitted, at: float) -> None:
    seating = table.seating
    wish = seating.wishes[entry.seat]
    if entry.admits:
        wish.agreed.add(entry.voter)
        return
    seating.declined |= {key for key in (wish.owner.token, wish.owner.device) if key}
    del seating.wishes[entry.seat]


def _withdrawn(table: "Table", entry: e.Withdrawn, at: float) -> None:
    wish = table.seating.wishes.pop(entry.seat, None)
    if wish is not None:
        table.seating.void.add(wish.owner.token)


def _freed(table: "Table", entry: e.Freed, at: float) -> None:
    table.seating.freed.add(entry.seat)


SEATING_FOLDS: Mapping[type[e.Entry], Callable[..., None]] = {
    e.Muted: _muted,
    e.Wished: _wished,
    e.Admitted: _admitted,
    e.Withdrawn: _withdrawn,
    e.Freed: _freed,
}
