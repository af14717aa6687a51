"""Seats of a table: who has them, and the secrets by which they are had."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

OPEN, PERSON, BOT = "open", "person", "bot"
# What the terms call the seats that people can take; all others are bots, of a level or not.
FOR_PEOPLE = ("open", "host")
LEVEL = "level-"
# So many characters of a name are kept.
NAME_LENGTH = 24
# So many different characters has a secret that a client chose, at least.
VARIETY = 8


# The animals of which people may choose one as their face.
FACES = (
    "yak",
    "ibex",
    "vulture",
    "groundhog",
    "yeti",
    "wolf",
    "sheep",
    "goat",
    "camel",
    "horse",
    "fox",
    "owl",
)


class Owner(NamedTuple):
    """Who has a seat: a name, the hashes of the seat's secret and of the device, if it said what it
    calls itself, and a face, if one was chosen."""

    name: str
    token: str
    device: str = ""
    face: str = ""


@dataclass
class SeatState:
    """A place at the table. ``by_bot``: a bot plays it now, for its owner or for want of one;
    ``failed``: how many bots of it were replaced by simpler ones; ``sat_seq``: the number of the
    entry with which its owner sat down, ``sat_at``: when that was; ``covered``: the bot plays until
    the owner, who is away, comes back."""

    kind: str
    name: str = ""
    token: str = ""
    by_bot: bool = False
    sat_seq: int = 0
    failed: int = 0
    device: str = ""
    face: str = ""
    sat_at: float = 0
    covered: bool = False

    @property
    def owner(self) -> Owner:
        return Owner(self.name, self.token, self.device, self.face)


def is_bot(word: str) -> bool:
    """Whether the terms give a seat to a bot."""
    return word not in FOR_PEOPLE


def owned_by(seats: Sequence[SeatState], key: str) -> int | None:
    """The seat whose secret has this hash; every comparison takes the same time."""
    found = None
    for number, seat in enumerate(seats):
        if hmac.compare_digest(seat.token.encode(), key.encode()):
            found = number
    return found


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def mark_of(device: str) -> str:
    """The hash of what a device calls itself, if it does."""
    return hashed(f"device {device}") if device else ""


def is_guessable(secret: str) -> bool:
    """Whether a secret that a client chose is one by its length alone."""
    return len(set(secret)) < VARIETY


def new_token() -> str:
    return secrets.token_urlsafe(18)
