"""What a table's log is made of. A table is nothing but its entries, in order.

Entries are kept for ever, so they are texts and plain values, never numbers that an edit of the
code could give another meaning: events stand in notation, tokens as hashes.
"""

from typing import Any

import msgspec

from yurt.engine.actor import Actor

# As every log keeps it: a client that has no seat.
NO_SEAT = -1
# As every log keeps it: the seat that begins is drawn at the start.
DRAWN = -1
# As logs mean it that do not say for how many seconds a table waits for somebody who is away.
PATIENCE = 30


def by_seat(seat: int | None) -> int:
    """How an entry keeps the seat of the client that asked for it."""
    return NO_SEAT if seat is None else seat


class Entry(
    msgspec.Struct,
    frozen=True,
    tag_field="kind",
    tag=str.lower,
    omit_defaults=True,
    kw_only=True,
    gc=False,  # the collector of cycles need not look at thousands of logs
):
    """One step of a table. ``request``: what the client called it, to know it if it comes again;
    ``by``: the seat that the client has, if it has one."""

    request: str = ""
    by: int = NO_SEAT


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """``none``: no clock; ``move``: seconds for each decision; ``bank``: seconds for the whole
    game, and ``increment`` more after each decision."""

    kind: str = "none"
    seconds: float = 0
    increment: float = 0


class Opened(Entry, frozen=True, kw_only=True):
    """The terms of the table. ``seats``: open, host (the host's own device), bot, or a level of
    bots (level-1 to level-5). ``hints``: whether people may ask for them. ``taking_back``: agreed
    (the others are asked where it matters), never, or practice (always). Of a rematch: how many
    ``games`` were counted before it, and the ``wins`` of each seat in them; who was ``banned`` and
    ``muted``, as hashes. ``host`` and ``screen``: the hashes of the secrets of the host and of the
    shared screen. ``patience``: after so many seconds others decide for somebody who is away; 0:
    never."""

    game: str
    options: dict[str, str | int]
    seats: list[str]
    host: str
    commitment: str
    clock: Clock = Clock()
    public: bool = False
    chat: bool = True
    spectators: bool = True
    first: int = DRAWN
    pace: float = 1.0
    games: int = 0
    wins: list[int] = []
    hints: bool = False
    taking_back: str = "agreed"
    screen: str = ""
    banned: list[str] = []
    muted: list[str] = []
    patience: int = PATIENCE


class Sat(Entry, frozen=True, kw_only=True):
    """Someone takes a seat; ``token`` is the hash of the secret that the seat belongs to,
    ``device`` that of what the device calls itself, if it does; ``face``: the animal they chose."""

    seat: int
    name: str
    token: str
    device: str = ""
    face: str = ""


class Wished(Entry, frozen=True, kw_only=True):
    """Someone asks for a seat of a running game; as ``Sat``."""

    seat: int
    name: str
    token: str
    device: str = ""
    face: str = ""


class Admitted(Entry, frozen=True, kw_only=True):
    """A seat (``NO_SEAT``: the host) lets in who asks for a seat, or does not."""

    seat: int
    admits: bool
    voter: int = NO_SEAT


class Withdrawn(Entry, frozen=True, kw_only=True):
    """Whoever asked for this seat does not any more."""

    seat: int


class Freed(Entry, frozen=True, kw_only=True):
    """The host opens a seat of a running game: whoever comes first has it."""

    seat: int


class Stood(Entry, frozen=True, kw_only=True):
    """A seat becomes free: its owner left, or the host sent them away (``kicked``)."""

    seat: int
    kicked: bool = False


class Handed(Entry, frozen=True, kw_only=True):
    """A bot plays on for the seat. ``why``: asked, time (the clock ran out), or away (someone else
    asked: the owner was away, and has the seat back on coming back)."""

    seat: int
    why: str


class Back(Entry, frozen=True, kw_only=True):
    """The owner plays again."""

    seat: int


class Added(Entry, frozen=True, kw_only=True):
    """A seat adds a number of its own to the seed."""

    seat: int
    number: str


class Started(Entry, frozen=True, kw_only=True):
    first: int


class Played(Entry, frozen=True, kw_only=True):
    """An event of the game: by a seat, or by chance (``CHANCE``) with the number of the draw.
    ``bot``: a bot decided. ``joined``: it was made in one call with the event before it, and is
    taken back with it."""

    actor: Actor
    event: str
    draw: int = 0
    bot: bool = False
    joined: bool = False


class Asked(Entry, frozen=True, kw_only=True):
    """A seat asks to take back everything from event number ``length`` on."""

    seat: int
    length: int


class Answered(Entry, frozen=True, kw_only=True):
    """A seat agrees or does not."""

    seat: int
    agrees: bool


class Undone(Entry, frozen=True, kw_only=True):
    """The game goes on from its first ``length`` events."""

    seat: int
    length: int


class Said(Entry, frozen=True, kw_only=True):
    """A short message, or one of the preset phrases."""

    seat: int
    text: str = ""
    phrase: str = ""


class Muted(Entry, frozen=True, kw_only=True):
    """Whoever has the seat now cannot chat, wherever they sit, or can again."""

    seat: int
    muted: bool


class Allowed(Entry, frozen=True, kw_only=True):
    """``patience``: none if it stays as it was."""

    chat: bool
    spectators: bool
    patience: int | None = None


class Paused(Entry, frozen=True, kw_only=True):
    """The server was away for so long: nobody's clock ran."""

    seconds: float


class Halted(Entry, frozen=True, kw_only=True):
    """The host, or who stands in for them, pauses the game: clocks stop and bots wait."""


class Resumed(Entry, frozen=True, kw_only=True):
    """Somebody goes on with a game that was paused."""


class Voted(Entry, frozen=True, kw_only=True):
    """A seat wants to end the game because somebody is away, or is against it."""

    seat: int
    agrees: bool


class Failed(Entry, frozen=True, kw_only=True):
    """The bot of a seat failed and was replaced by a simpler one."""

    seat: int


class Again(Entry, frozen=True, kw_only=True):
    """A rematch: the players go on at another table."""

    table: str


class Closed(Entry, frozen=True, kw_only=True):
    """``why``: rules (the game's rules have changed so that it cannot go on), agreed (those who
    were there have ended the game, because somebody was away), or nothing."""

    why: str = ""


AnyEntry = (
    Opened
    | Sat
    | Wished
    | Admitted
    | Withdrawn
    | Freed
    | Stood
    | Handed
    | Back
    | Added
    | Started
    | Played
    | Asked
    | Answered
    | Undone
    | Said
    | Muted
    | Allowed
    | Paused
    | Halted
    | Resumed
    | Voted
    | Failed
    | Again
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes) -> Entry:
    entry: Entry = _decoder.decode(data)
    return entry
