"""Records: a game as text, as the common ground of the rulings defines it. Reading is strict.

``read`` and ``write`` are inverse: ``write(read(data))`` is the canonical form.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from yurt.engine.actor import STAR, Actor, actor_of
from yurt.engine.match import Match
from yurt.engine.registry import load, names, spec_of, words_of
from yurt.engine.spec import (
    GameSpec,
    OptionError,
    Value,
    decimal,
    is_decimal,
    numbers_between,
)
from yurt.engine.state import State
from yurt.engine.words import HOME, Say, Words, say, words

VERSION = "1"
REQUIRED = ("yurt", "game", "players")
FREE = ("date", "event", "seed-commitment")
HEADER_LINE = re.compile(r"([a-z0-9_-]+):(?: (.*))?", re.DOTALL)
SEAT_KEY = re.compile(r"seat(0|[1-9][0-9]*)")
# What a free text cannot end with, because a reader takes it for the end of the line.
BLANKS = " \t\r"
MARK = b"\xef\xbb\xbf"


class RecordError(ValueError):
    """What is wrong with a record, and where. ``saying`` is the sentence for people; ``spoken``
    the words that say it, if they are not the engine's own, and ``game`` whose they are.

    >>> try:
    ...     read(b"yurt: 1\\ngame: yaki\\nplayers: 2\\n\\n0 flip 99\\n")
    ... except RecordError as error:
    ...     error.line, error.event
    (5, 'flip 99')
    """

    def __init__(
        self,
        line: int,
        saying: Say,
        event: str | None = None,
        rule: str | None = None,
        spoken: Words | None = None,
        game: str = "",
    ) -> None:
        self.message = (spoken or words(HOME)).put(saying)
        super().__init__(f"line {line}: {self.message}")
        self.line = line
        self.saying = saying
        self.event = event
        self.rule = rule
        self.game = game


@dataclass(frozen=True)
class Header:
    """What stands above the first empty line; ``free``: seat names, date, event, commitment."""

    game: str
    players: int
    first: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)
    free: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Recorded:
    """A game that was written down: its header, and the match it replays to.

    >>> text = write(Match(load("yaki"), players=2).play("0 flip 7"), {"seat0": "Ann"})
    >>> recorded = read(text.encode())
    >>> recorded.header.free, recorded.match.lines()
    ({'seat0': 'Ann'}, ['0 flip 7'])
    """

    header: Header
    match: Match


@dataclass(frozen=True)
class Line:
    """One event as it is written, in a game of so many players."""

    number: int
    text: str
    players: int

    @property
    def actor(self) -> Actor:
        """Whoever acts; a RecordError if that is neither chance nor a seat."""
        written = self.text.partition(" ")[0]
        if written != STAR and not _is_seat(written, self.players):
            raise RecordError(self.number, say("no-actor", seats=self.players - 1), self.text)
        return actor_of(written)

    @property
    def event(self) -> str:
        return self.text.partition(" ")[2]

    def check(self, state: State) -> None:
        """A RecordError says why the event cannot happen now."""
        refusal = state.judge(self.actor, self.event)
        if refusal is not None:
            raise RecordError(
                self.number,
                refusal.saying,
                self.event,
                refusal.rule,
                refusal.words,
                state.game.name,
            )


class Reader:
    """A record being read: the header first, then the events one by one."""

    def __init__(self, data: bytes) -> None:
        self._lines = list(_lines(data))
        self._place = 0
        self.header = self._read_header()

    def events(self) -> Iterator["Line"]:
        """The lines below the header that hold an event."""
        for number, raw in self._lines[self._place :]:
            text = _decode(number, raw)
            if text and not text.startswith("#"):
                yield Line(number, text, self.header.players)

    def _read_header(self) -> Header:
        spec = self._named_game()
        found: dict[str, tuple[int, str]] = {}
        for number, raw in self._lines:
            self._place += 1
            text = _decode(number, raw)
            if not text:
                break
            if not text.startswith("#"):
                key, value = _header_line(number, text, spec, found)
                found[key] = number, value
        for key in REQUIRED:
            if key not in found:
                raise RecordError(1, say("header-missing", key=key))
        return _agree(found)

    def _named_game(self) -> GameSpec | None:
        """The game that the header names, wherever it names it: it judges the options."""
        for _, raw in self._lines:
            if not raw:
                break
            if raw.startswith(b"game: "):
                name = raw[6:].decode(errors="replace")
                return spec_of(name) if name in names() else None
        return None


def _lines(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Physical lines from 1, without line ends, trailing blanks and byte-order mark."""
    pieces = data.removeprefix(MARK).split(b"\n")
    last = pieces.pop()
    for number, piece in enumerate(pieces, 1):
        yield number, piece.removesuffix(b"\r").rstrip(b" \t")
    if last:
        yield len(pieces) + 1, last.rstrip(b" \t")


def _decode(number: int, raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(number, say("not-utf-8")) from None


def _header_line(
    number: int, text: str, spec: GameSpec | None, found: Mapping[str, object]
) -> tuple[str, str]:
    """One line of the header, judged by itself."""
    match = HEADER_LINE.fullmatch(text)
    if match is None:
        raise RecordError(number, say("header-form", text=text))
    key, value = match[1], match[2] or ""
    options = [option.name for option in spec.options] if spec else []
    if not (_is_free(key) or key in (*REQUIRED, "first", *options)):
        raise RecordError(number, say("option-unknown", option=key))
    if key in found:
        raise RecordError(number, say("header-repeated", key=key))
    if key in options and spec is not None:
        try:
            spec.option(key).read(value)
        except OptionError as error:
            saying = say(error.key, option=key, **error.details)
            spoken = words_of(spec.name, HOME)
            raise RecordError(number, saying, None, error.ruling, spoken, spec.name) from None
    elif not _is_free(key):
        _check_common(number, key, value, spec)
    return key, value


def _check_common(number: int, key: str, value: str, spec: GameSpec | None) -> None:
    """The values that every game's header has."""
    allowed = {
        "yurt": VERSION,
        "game": ", ".join(names()),
        "players": "2, 3, 4, 5, 6",
        "first": "0, 1, 2 …",
    }[key]
    # How large `first` may be depends on the players, so that is judged after all lines.
    is_good = is_decimal(value) if key == "first" else decimal(value) is not None
    if key == "yurt":
        is_good = value == VERSION
    elif key == "game":
        is_good = value in names()
    elif key == "players" and spec is not None:
        allowed = spec.sizes
        is_good = decimal(value) in spec.players
    if not is_good:
        raise RecordError(number, say("option-value", option=key, value=value, allowed=allowed))


def _agree(found: Mapping[str, tuple[int, str]]) -> Header:
    """The header as a whole: values that depend on others."""
    name, players = found["game"][1], int(found["players"][1])
    for key, (number, value) in found.items():
        seat = SEAT_KEY.fullmatch(key)
        if key == "first" and not _is_seat(value, players):
            allowed = numbers_between(0, players - 1)
            raise RecordError(number, say("option-value", option=key, value=value, allowed=allowed))
        if seat and not _is_seat(seat[1], players):
            raise RecordError(number, say("header-seat", key=key, players=players))
    spec = spec_of(name)
    return Header(
        game=name,
        players=players,
        first=int(found["first"][1]) if "first" in found else 0,
        options={o.name: o.read(found[o.name][1]) for o in spec.options if o.name in found},
        free={key: text.rstrip(BLANKS) for key, (_, text) in found.items() if _is_free(key)},
    )


def _is_free(key: str) -> bool:
    return key in FREE or SEAT_KEY.fullmatch(key) is not None


def _is_seat(text: str, players: int) -> bool:
    seat = decimal(text)
    return seat is not None and seat < players


def read(data: bytes, mode: str = "ready") -> Recorded:
    """A record with its game replayed; a RecordError says what is wrong and where.

    >>> record = read(b"yurt: 1\\ngame: yaki\\nplayers: 2\\n\\n0 flip 7\\n* reveal red-3\\n")
    >>> record.header.game, record.match.to_move
    ('yaki', 0)
    """
    reader = Reader(data)
    header = reader.header
    match = Match(load(header.game, mode=mode), header.players, header.first, **header.options)
    for line in reader.events():
        line.check(match.state)
        match.apply(line.event)
    return Recorded(header, match)


def write(game: Match | Recorded, free: Mapping[str, str] | None = None) -> str:
    """The canonical text of a game; ``free``: seat names (``seat0``), date, event, commitment.

    >>> match = Match(load("yaki"), players=2).play("0 flip 7; * reveal red-3")
    >>> print(write(match, {"seat0": "Ann"}), end="")
    yurt: 1
    game: yaki
    players: 2
    seat0: Ann
    <BLANKLINE>
    0 flip 7
    * reveal red-3
    """
    if isinstance(game, Recorded):
        return write(game.match, free or game.header.free)
    match = game
    terms = match.start.terms
    spec = match.game.spec
    head = {"yurt": VERSION, "game": spec.name, "players": str(terms.players)}
    if terms.first:
        head["first"] = str(terms.first)
    for option in spec.options:
        if terms.options[option.name] != option.default:
            head[option.name] = str(terms.options[option.name])
    head |= _in_order(free or {}, terms.players)
    lines = [f"{key}: {value}".rstrip(BLANKS) for key, value in head.items()]
    return "\n".join([*lines, "", *match.lines()]) + "\n"


def _in_order(free: Mapping[str, str], players: int) -> dict[str, str]:
    order = [*(f"seat{seat}" for seat in range(players)), *FREE]
    for key, value in free.items():
        if key not in order or "\n" in value:
            raise ValueError(f"a record of {players} players has no line “{key}: {value}”")
    return {key: free[key] for key in order if key in free}
