"""What travels between server and client: JSON messages, typed here once.

The types of the browser client are generated from this file and from each game's ``show.py``;
``docs/wire.md`` tells the protocol. Sentences travel as names of messages (``sayings.py``);
refusals travel as sentences too.
"""

from typing import Annotated, Any, TypeVar, cast

import msgspec
from msgspec import Meta

from yurt.engine.actor import Actor
from yurt.server.sayings import Saying

Part = TypeVar("Part")

# The number that a client has seen who has not been told anything yet.
SAW_NOTHING = -1
# Events that one call may make at most.
EVENTS_AT_ONCE = 4
# Seconds for which a table waits for somebody who is away; 0: for ever.
Patience = Annotated[int, Meta(ge=0, le=3600)]


class Wire(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A part of a message."""


# From client to server


class Call(
    Wire, frozen=True, kw_only=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True
):
    """``request`` is the client's own name for this call (at most 40 characters). The same call
    sent again with the same name is answered again, but done once."""

    request: str = ""


class Hello(Call, frozen=True, kw_only=True):
    """The first message. ``token``: the secret of a seat; ``host``: the secret of the table's host;
    ``saw``: the last number this client saw, to get what it missed; ``program``: not a person;
    ``plain``: a person who is shown the table as text (``Drawn``); ``screen``: what a shared screen
    calls itself (at most 40 characters), to be shown what it missed."""

    token: str = ""
    host: str = ""
    saw: int = SAW_NOTHING
    language: str = "en"
    program: bool = False
    plain: bool = False
    screen: str = ""


Events = Annotated[list[str], Meta(min_length=1, max_length=EVENTS_AT_ONCE)]


class Play(Call, frozen=True, kw_only=True):
    """A move, in notation, made at the position with the number ``saw``; or several of the same
    seat, of which all but the last are half a turn: all of them are made, or none."""

    events: Events
    saw: int


class Why(Call, frozen=True, kw_only=True):
    """Why can the last of these events not be made after those before it, at the position with the
    number ``saw``? Changes nothing."""

    events: Events
    saw: int


class Undo(Call, frozen=True, kw_only=True):
    pass


class Answer(Call, frozen=True, kw_only=True):
    """``saw``: the last number that was seen, so that no other question is answered by mistake."""

    agrees: bool
    saw: int | None = None


class Speak(Call, frozen=True, kw_only=True):
    text: str = ""
    phrase: str = ""


class Hand(Call, frozen=True, kw_only=True):
    """A bot plays on for me."""


class Back(Call, frozen=True, kw_only=True):
    """I play again."""


class Leave(Call, frozen=True, kw_only=True):
    pass


class Cover(Call, frozen=True, kw_only=True):
    """A bot plays for somebody who is away, until they are back."""

    seat: int


class End(Call, frozen=True, kw_only=True):
    """I want to end the game because somebody is away, or I am against it."""

    agrees: bool


class Pause(Call, frozen=True, kw_only=True):
    pass


class Resume(Call, frozen=True, kw_only=True):
    pass


class Add(Call, frozen=True, kw_only=True):
    """A number of my own for the chance of this table: letters and digits, at most 64."""

    number: str


class Start(Call, frozen=True, kw_only=True):
    pass


class Kick(Call, frozen=True, kw_only=True):
    seat: int


class Mute(Call, frozen=True, kw_only=True):
    seat: int
    muted: bool


class Admit(Call, frozen=True, kw_only=True):
    """Lets in who asked for a seat up to number ``saw``, or does not."""

    seat: int
    admits: bool
    saw: int


class Free(Call, frozen=True, kw_only=True):
    seat: int


class Allow(Call, frozen=True, kw_only=True):
    """``patience``: null if it stays as it is."""

    chat: bool
    spectators: bool
    patience: Patience | None = None


class Again(Call, frozen=True, kw_only=True):
    """A rematch with the same seats. ``first``: the seat that begins, -1 to draw it; without it,
    whoever came last begins."""

    first: Annotated[int, Meta(ge=-1, le=11)] | None = None


class Close(Call, frozen=True, kw_only=True):
    pass


class Hint(Call, frozen=True, kw_only=True):
    """What could I do, at the position with the number ``saw``?"""

    saw: int


class Speech(Call, frozen=True, kw_only=True):
    """From now on, refusals in this language."""

    language: str


class Seen(Call, frozen=True, kw_only=True):
    """This device has shown everything up to number ``saw``, in a game that people have to remember
    (YAKI-18): it is not shown again, neither here nor on another device."""

    saw: int


class Ping(Call, frozen=True, kw_only=True):
    pass


# What a seat decides, what the host decides for the table, what somebody else does while the host
# is away, and what both seats and host do.
BySeat = Play | Undo | Answer | Speak | Hand | Back | Leave | Cover | End | Add
ByHost = Kick | Mute | Free | Allow | Close
ForHost = Start | Pause
Decision = BySeat | ByHost | ForHost | Admit | Resume
AnyCall = Hello | Decision | Why | Again | Hint | Speech | Seen | Ping


# From server to client


class SeatInfo(Wire, frozen=True):
    """``kind``: open, person or bot; ``name``: what it is called in sentences; ``bot``: a bot plays
    it; ``left``: seconds on its clock; ``level``: 1 to 5 for a bot of a level, 0 otherwise;
    ``free``: someone may take it now; ``vacant``: someone may ask for it, those who sit at the
    table decide; ``away`` and ``wait``: see ``Presence``; ``covered``: the bot plays until the
    owner, who is away, comes back; ``face``: the animal that a person chose."""

    kind: str
    name: str = ""
    bot: bool = False
    muted: bool = False
    present: bool = False
    left: float | None = None
    level: int = 0
    free: bool = False
    vacant: bool = False
    away: float | None = None
    wait: float | None = None
    covered: bool = False
    face: str = ""


class ClockInfo(Wire, frozen=True):
    kind: str
    seconds: float
    increment: float


class AskInfo(Wire, frozen=True):
    """Seat ``seat`` asks to take back; these seats have agreed. Only the first ``length`` events of
    the game would stay: what the others say is what would be undone."""

    seat: int
    agreed: list[int]
    length: int = 0


class WishInfo(Wire, frozen=True):
    """Somebody, called ``name``, asks for ``seat``; these seats have nothing against it."""

    seat: int
    name: str
    agreed: list[int] = []


class ChatLine(Wire, frozen=True):
    seq: int
    seat: int
    text: str = ""
    phrase: str = ""


class TableInfo(Wire, frozen=True):
    """What everyone may know of a table besides the game on it. ``taking_back``: agreed, never or
    practice; ``mark``: why the game does not count in statistics (practice, or taken-back), if it
    does not; ``closed``: why the table is closed, if it was not the host who closed it (rules,
    agreed); ``patience``: for how many seconds it waits for somebody who is away (0: for ever);
    ``paused``: the game is, until somebody goes on; ``stand_in``: the seat that starts, pauses and
    plays again while the host is away; ``ending``: the seats that want to end the game."""

    id: str
    code: str
    game: str
    options: dict[str, str | int]
    status: str
    seats: list[SeatInfo]
    clock: ClockInfo
    commitment: str
    public: bool = False
    chat: bool = True
    spectators: bool = True
    first: int = 0
    turn: int | None = None
    ask: AskInfo | None = None
    again: str = ""
    scores: list[int] | None = None
    ranks: list[int] | None = None
    hints: bool = False
    taking_back: str = "agreed"
    mark: str = ""
    closed: str = ""
    wishes: list[WishInfo] = []
    patience: int = 30
    paused: bool = False
    stand_in: int | None = None
    ending: list[int] = []


class EventInfo(Wire, frozen=True):
    """An event as this connection sees it; ``number`` counts the game's events from 1."""

    number: int
    actor: Actor
    event: str
    say: list[Saying] = []


class MoveInfo(Wire, frozen=True):
    """A legal move, and what it is called: no other move of the position has this name."""

    event: str
    name: Saying


class MovePart(Wire, frozen=True):
    """A part of the moves of a range: its name in the form, and its values in ascending order."""

    name: str
    values: list[str]


class MoveRange(Wire, frozen=True):
    """Very many moves in short: ``form`` with a value in place of each part, from ``least`` to
    ``most``, both included; the first part counts most. ``name`` leaves the parts open. ``after``:
    empty if these moves are legal now; a word if they are legal in the same call right after any
    legal move that begins with this word."""

    form: str
    parts: list[MovePart]
    least: list[str]
    most: list[str]
    name: Saying
    after: str = ""


class Moves(Wire, frozen=True):
    """Every legal move of a seat: one by one, and in ranges."""

    single: list[MoveInfo] = []
    ranges: list[MoveRange] = []


class News(Wire, frozen=True, tag_field="is", tag="news"):
    """What happened up to number ``seq``, and how things stand now. ``whole``: the client forgets
    what it had before. ``late``: it happened while this client was away, and is shown now as it was
    then. ``expect`` and, for persons, ``moves``: there if and only if this seat is to move, no bot
    plays for it, and the game is not paused. ``undo``: this seat can take its last decision back,
    ``now`` or if others agree (``ask``)."""

    seq: int
    table: TableInfo
    events: list[EventInfo] = []
    whole: bool = False
    late: bool = False
    undone: int | None = None
    show: Any = None
    expect: Saying | None = None
    moves: Moves | None = None
    undo: str = ""
    chat: list[ChatLine] = []


class Drawn(Wire, frozen=True, tag_field="is", tag="drawn"):
    """The ``show`` of every game for those who want the table as text, in their language."""

    text: str


class Welcome(Wire, frozen=True, tag_field="is", tag="welcome"):
    """Who this connection is: a seat, the host, or someone who watches."""

    seat: int | None
    host: bool
    version: str


class Done(Wire, frozen=True, tag_field="is", tag="done"):
    """The call was carried out and is kept, as number ``seq``."""

    request: str
    seq: int
    table: str = ""


class Refused(Wire, frozen=True, tag_field="is", tag="refused"):
    """The call was not carried out. ``rule`` names the ruling that forbids it, if one does."""

    request: str
    message: str
    rule: str | None = None
    key: str = ""
    seq: int = 0


class Reason(Wire, frozen=True, tag_field="is", tag="reason"):
    """Why a move cannot be made at number ``seq``; ``message`` is empty if it can."""

    request: str
    seq: int
    message: str = ""
    rule: str | None = None
    key: str = ""


class HintInfo(Wire, frozen=True):
    """A move: the share of the win that its seat can expect of it, how uncertain that is (standard
    error), what the move is called, and why one would make it. ``chance``: null in a quick look,
    unless it is known exactly."""

    move: str
    chance: float | None
    error: float
    name: Saying
    why: Saying


class Hinted(Wire, frozen=True, tag_field="is", tag="hinted"):
    """The best moves at number ``seq``, the best first. ``quick``: by rule of thumb and exact odds,
    because the search is not compiled yet."""

    request: str
    seq: int
    moves: list[HintInfo]
    quick: bool = False


class Waking(Wire, frozen=True, tag_field="is", tag="waking"):
    """The search of this table's game is being compiled: levels and hints think in about so many
    ``seconds``, and meanwhile look quickly. null: from now on they think, or never will."""

    seconds: int | None


class Presence(Wire, frozen=True, tag_field="is", tag="presence"):
    """Who is connected; for how many seconds the owners of seats have been ``away``, and for how
    many more the table has to ``wait`` for them (null: for ever) before others may decide;
    ``stand_in``: see ``TableInfo``."""

    seats: list[bool]
    away: list[float | None] = []
    wait: list[float | None] = []
    stand_in: int | None = None


class Pong(Wire, frozen=True, tag_field="is", tag="pong"):
    pass


class Bye(Wire, frozen=True, tag_field="is", tag="bye"):
    """The server ends the connection. ``why``: moved (the seat is played from another device now),
    left (the seat is not this client's any more), closed, slow, stopped or refused. It helps to
    come back after ``slow`` and ``stopped`` only."""

    why: str
    message: str = ""


AnyMessage = News | Welcome | Done | Refused | Reason | Hinted | Waking | Presence | Pong | Bye

_encoder = msgspec.json.Encoder()


class Named(msgspec.Struct, frozen=True):
    """What can be read of a call that is none."""

    request: str = ""


_names = msgspec.json.Decoder(Named)
_decoder: msgspec.json.Decoder[AnyCall] = msgspec.json.Decoder(AnyCall)


def encode(message: Wire) -> bytes:
    return _encoder.encode(message)


def encode_once(part: Part) -> Part:
    """What stands in for a part of many messages: its bytes, which only encoding can read."""
    return cast(Part, msgspec.Raw(_encoder.encode(part)))


def decode(data: bytes | str) -> AnyCall:
    """A call; msgspec.DecodeError or ValidationError if it is none."""
    return _decoder.decode(data)


def name_of(data: bytes | str) -> str:
    """What the client calls a message that is no call; empty if even that cannot be read."""
    try:
        return _names.decode(data).request
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
