"""What the HTTP side takes and gives: bodies of requests and answers, typed and bounded."""

from typing import Annotated

import msgspec
from msgspec import Meta

from yurt.engine.spec import LEVEL_COUNT
from yurt.server.entries import DRAWN, PATIENCE
from yurt.server.sayings import Saying
from yurt.server.seats import FACES, FOR_PEOPLE, LEVEL
from yurt.server.wire import EVENTS_AT_ONCE, News, Patience, TableInfo

Name = Annotated[str, Meta(max_length=60)]
BOT_LEVELS = "|".join(f"{LEVEL}{number}" for number in range(1, LEVEL_COUNT + 1))
SeatKind = Annotated[str, Meta(pattern=f"^({'|'.join(FOR_PEOPLE)}|bot|{BOT_LEVELS})$")]
Face = Annotated[str, Meta(pattern=f"^({'|'.join(FACES)})?$")]
Notation = Annotated[str, Meta(max_length=120)]


# What a client chooses: letters, digits, - and _.
Secret = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{22,64})?$")]


class ClockForm(msgspec.Struct, forbid_unknown_fields=True):
    """``none``; ``move``: seconds for each decision; ``bank``: seconds for the whole game."""

    kind: Annotated[str, Meta(pattern="^(none|move|bank)$")] = "none"
    seconds: Annotated[float, Meta(ge=0, le=30 * 86_400)] = 0
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0


class TableForm(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to open. ``seats``: one word each: ``open`` for whoever joins, ``host`` for the
    device that opens the table (several: hot-seat), ``level-1`` to ``level-5`` for a bot of that
    level, or ``bot`` for one that plays by rules of thumb. ``names`` and ``faces`` are those of
    host seats, by seat. ``first``: the seat that begins, -1 to draw it. ``pace``: seconds a bot
    takes. ``hints``: whether people may ask what they could do. ``taking_back``: ``agreed``
    (the other people are asked where it matters), ``never``, or ``practice`` (always, and the
    game does not count). ``patience``: after so many seconds others decide for somebody who is
    away, 0: never. ``secret`` and ``device``: see ``SeatForm``; the secrets of the table follow
    from it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatKind], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, str | int], Meta(max_length=20)] = {}
    names: Annotated[list[Name], Meta(max_length=12)] = []
    faces: Annotated[list[Face], Meta(max_length=12)] = []
    clock: ClockForm = msgspec.field(default_factory=ClockForm)
    public: bool = False
    chat: bool = True
    spectators: bool = True
    first: Annotated[int, Meta(ge=DRAWN, le=11)] = DRAWN
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    hints: bool = False
    taking_back: Annotated[str, Meta(pattern="^(agreed|never|practice)$")] = "agreed"
    patience: Patience = PATIENCE
    secret: Secret = ""
    device: Secret = ""


class MadeTable(msgspec.Struct):
    """A new table. ``host`` and ``tokens`` (by seat) are secrets: who has them has the seat.
    ``screen``: the secret of the shared screen, which may always watch."""

    id: str
    code: str
    host: str
    tokens: dict[str, str]
    screen: str = ""


class SeatForm(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to take; without a number the first free one. ``secret``: what the client chose as
    the secret of the seat, so that it can ask again if the answer is lost; without it the server
    makes one. ``device``: a secret by which the device is known again at this table.
    ``face``: the animal that stands for whoever sits there, if they chose one."""

    name: Name = ""
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    secret: Secret = ""
    device: Secret = ""
    face: Face = ""


class TakenSeat(msgspec.Struct):
    """The seat and its secret. ``waits``: not yet, those who sit at the table are asked.
    ``shared``: a shared screen shows the table, so a phone need show no more than the hand."""

    id: str
    seat: int
    token: str
    waits: bool = False
    shared: bool = False


class TableList(msgspec.Struct):
    tables: list[TableInfo]


class Replay(msgspec.Struct):
    """A game as a seat or the public saw it. ``frames``: the start with what chance did first, then
    a frame for each decision with what chance did about it. ``table`` is how it was at the end."""

    table: TableInfo
    frames: list[News]


class Verdict(msgspec.Struct):
    """Chance was as promised: so many draws follow from the seed with this commitment. ``first``:
    who begins was drawn from it too, or named; empty in records that do not say so. So many draws
    were ``taken_back``."""

    draws: int
    commitment: str
    first: str = ""
    taken_back: int = 0


class LessonStep(msgspec.Struct):
    """A step has a name, by which its sentences are found, and the moves that it wants."""

    name: str
    moves: list[str]


class LessonInfo(msgspec.Struct):
    """A lesson, and how it finds the table: the learner has seat 0, bots have the others."""

    steps: list[LessonStep]
    news: News


class LessonForm(msgspec.Struct, forbid_unknown_fields=True):
    """A move that the learner tries, or several at once, after the moves with which the lesson went
    on so far."""

    events: Annotated[list[Notation], Meta(min_length=1, max_length=EVENTS_AT_ONCE)]
    moves: Annotated[list[Notation], Meta(max_length=40)] = []


class LessonAnswer(msgspec.Struct):
    """Whether the lesson goes on with this move, and what follows: the news of each move until the
    learner is to move again; after ``pause`` of them it is said what was learnt. If it does not go
    on, the moves were legal, but ``other`` of them is not wanted, and none was made."""

    is_right: bool
    other: str = ""
    news: list[News] = []
    pause: int = 1


class FeatInfo(msgspec.Struct):
    """How much of something a seat has done; its name in the game's words is ``feat-NAME-label``.
    ``best``: over several games the best one counts, they do not add up."""

    name: str
    number: int
    best: bool


class SeatHighlights(msgspec.Struct):
    """``story`` tells what was remarkable about a seat's game."""

    rank: int
    score: int
    story: Saying
    feats: list[FeatInfo]


class SeriesInfo(msgspec.Struct):
    """The finished game and those before it at the same table, one rematch after the other."""

    games: int
    wins: list[int]


class HighlightsInfo(msgspec.Struct):
    """What is told of a finished game, by seat."""

    id: str
    game: str
    seats: list[SeatHighlights]
    series: SeriesInfo


class JudgedMove(msgspec.Struct):
    """A move with its name, and the share of the win that could be expected of it, with the
    standard error of that."""

    move: str
    name: Saying
    chance: float
    error: float


class DecisionInfo(msgspec.Struct):
    """The decision at an event of the game (counted from 1): the move that was made, and the best
    one by what the seat could know. ``loss``: by how much it is better, with its standard error;
    ``blind``: what a move drawn by lot would have lost; ``fortune``: what hidden cards made of it.
    ``grade``: slip, mistake or blunder, or nothing. ``why`` tells what speaks for the best move."""

    event: int
    seat: int
    made: JudgedMove
    best: JudgedMove
    loss: float
    error: float
    blind: float
    fortune: float
    grade: str = ""
    why: Saying | None = None


class PartInfo(msgspec.Struct):
    """A part of a result, and its standard error."""

    value: float
    error: float


class PartsInfo(msgspec.Struct):
    """What cards and dice, hidden cards, own and others' decisions made of a seat's game."""

    cards: PartInfo
    unknown: PartInfo
    own: PartInfo
    others: PartInfo


class BalanceInfo(msgspec.Struct):
    """A seat's result (its share of the win) is its fair share and all parts together;
    ``accuracy``: of its decisions, 0 to 100."""

    result: float
    fair: float
    parts: PartsInfo
    accuracy: float


class ReviewBody(msgspec.Struct):
    """A finished game judged. ``chances``: what each seat could expect, before the first event and
    after each."""

    seats: list[BalanceInfo]
    decisions: list[DecisionInfo]
    chances: list[list[float]]


class ReviewInfo(msgspec.Struct):
    """A review, or how much of its work is done."""

    done: int
    total: int
    review: ReviewBody | None = None


class OptionFacts(msgspec.Struct):
    name: str
    ruling: str
    default: str | int
    allowed: str
    values: list[str] = []
    least: int | None = None
    most: int | None = None
    step: int | None = None


class GameFacts(msgspec.Struct):
    name: str
    title: str
    least_players: int
    most_players: int
    age: int
    minutes: int
    options: list[OptionFacts]
    # Whether nothing is hidden from any seat.
    is_open: bool
    # Whether its rules are compiled.
    is_fast: bool
    # Sentences that people are told once and then have to remember, by their names.
    momentary: list[str] = []
    # How many steps its lesson has, if it has one.
    lesson: int = 0


class GameList(msgspec.Struct):
    games: list[GameFacts]
    languages: list[str]
    phrases: list[str]
    # How many levels bots have.
    levels: int


class ReachInfo(msgspec.Struct):
    """``url`` leads other devices to this server, empty if it does not know how. ``command``: what
    to start instead, where only this machine reaches it."""

    url: str = ""
    command: str = ""


class Health(msgspec.Struct):
    status: str
    version: str
    games_ready: bool


class Problem(msgspec.Struct):
    """Why a request was not carried out, in one sentence."""

    message: str
    rule: str | None = None
    key: str = ""


class BadRecord(Problem):
    """What is wrong with a record, and in which line."""

    line: int = 1
