"""Sentences as they travel: the names of messages with their details, so that a client can say them
in any language and switch at once.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from yurt.engine.words import Either, Say, Seat, Slot


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A sentence or a part of one."""


class SeatName(Sentence, frozen=True, tag_field="is", tag="seat"):
    """To be replaced by the name of the seat's player."""

    seat: int


class PartOf(Sentence, frozen=True, tag_field="is", tag="part"):
    """To be replaced by the value that is chosen for this part of a range of moves."""

    part: str


class Saying(Sentence, frozen=True, tag_field="is", tag="say"):
    """A message of the Fluent files with its details."""

    key: str
    details: "dict[str, str | int | SeatName | PartOf | Saying | Listing]" = {}


class Listing(Sentence, frozen=True, tag_field="is", tag="list"):
    """Several things in one sentence: all of them, or one of them."""

    parts: list[Saying]
    either: bool = False


Detail = str | int | SeatName | PartOf | Saying | Listing


def saying(said: Say) -> Saying:
    """The engine's saying in the form that travels."""
    details = {name: _FORMS.get(type(value), int)(value) for name, value in said.details.items()}
    return Saying(key=said.key, details=details)


def _listing(parts: Sequence[Say]) -> Listing:
    return Listing(parts=[saying(part) for part in parts], either=isinstance(parts, Either))


# How a detail travels, by its type; numbers of other types come from NumPy.
_FORMS: dict[type, Callable[[Any], Detail]] = {
    str: str,
    int: int,
    Seat: lambda seat: SeatName(seat=int(seat)),
    Slot: lambda part: PartOf(part=str(part)),
    Say: saying,
    list: _listing,
    tuple: _listing,
    Either: _listing,
}
