"""Reads a record and judges it, exactly as common.md says, apart from the real referee."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Protocol

from tests.reference.common import Options, is_number_between, plain_number, returns_from_ranks

MODULES = {
    "yak": "yak",
    "yam-master": "yam_master",
    "yaki": "yaki",
    "yay": "yay",
    "zayo": "zayo",
}

REQUIRED = ["yurt", "game", "players"]
FREE_TEXTS = ["date", "event", "seed-commitment"]

Report = dict[str, Any]


class Game(Protocol):
    """What every reference game offers."""

    def to_move(self) -> str | int | None: ...

    def legal(self) -> list[str]: ...

    def odds(self) -> dict[str, Fraction]: ...

    def apply(self, text: str) -> None: ...

    def judge(self, actor: str, text: str) -> str: ...

    def scores(self) -> list[int]: ...

    def ranks(self) -> list[int]: ...


class GameModule(Protocol):
    """What every module of a reference game offers."""

    PLAYERS: tuple[int, int]
    OPTIONS: dict[str, tuple[str, Callable[[str], bool]]]

    def Reference(self, players: int, options: Options) -> Game: ...  # noqa: N802

    def parse_options(self, texts: dict[str, str]) -> Options: ...


class RecordError(Exception):
    """The record breaks a rule or the format."""

    def __init__(self, line: int, event: str | None, rule: str | None) -> None:
        super().__init__(line, event, rule)
        self.line = line
        self.event = event
        self.rule = rule


def module_of(game: str) -> GameModule:
    """The reference module of a game."""
    module: Any = importlib.import_module("tests.reference." + MODULES[game])
    found: GameModule = module
    return found


def raw_lines(data: bytes) -> list[bytes]:
    """The physical lines without BOM and line ends (LF or CRLF)."""
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    pieces = data.split(b"\n")
    lines = []
    for number, piece in enumerate(pieces):
        ended = number < len(pieces) - 1
        if ended and piece.endswith(b"\r"):
            piece = piece[:-1]
        lines.append(piece)
    return lines


def is_comment(raw: bytes) -> bool:
    return raw.startswith(b"#")


def is_empty(raw: bytes) -> bool:
    return raw.strip(b" \t") == b""


def decode(raw: bytes, line: int) -> str:
    """The text of a line without trailing blanks; a fault if it is not UTF-8."""
    try:
        return raw.decode("utf-8").rstrip(" \t")
    except UnicodeDecodeError:
        raise RecordError(line, None, None) from None


class Header:
    """The header of a record, judged."""

    def __init__(self, lines: list[bytes]) -> None:
        self.values: dict[str, str] = {}
        self.line_of: dict[str, int] = {}
        self.game = named_game(lines)
        for number, raw in enumerate(lines, start=1):
            text = decode(raw, number)
            if not is_comment(raw):
                self.judge_line(text, number)
        for key in REQUIRED:
            if key not in self.values:
                raise RecordError(1, None, None)
        self.judge_dependent_values()

    def judge_line(self, text: str, line: int) -> None:
        pair = split_pair(text)
        if pair is None:
            raise RecordError(line, None, None)
        key, value = pair
        if not self.is_known(key) or key in self.values:
            raise RecordError(line, None, None)
        if not self.is_legal(key, value):
            raise RecordError(line, None, self.rule_of(key))
        self.values[key] = value
        self.line_of[key] = line

    def options(self) -> dict[str, tuple[str, Callable[[str], bool]]]:
        """The options of the game that the header names, wherever it names it."""
        if self.game is None:
            return {}
        return module_of(self.game).OPTIONS

    def is_known(self, key: str) -> bool:
        if key in REQUIRED or key in FREE_TEXTS or key == "first":
            return True
        return is_seat_key(key) or key in self.options()

    def is_legal(self, key: str, value: str) -> bool:
        """Whether the value is fine as far as one line (and the game) tells."""
        if key == "yurt":
            return value == "1"
        if key == "game":
            return value in MODULES
        if key == "players" and self.game is not None:
            low, high = module_of(self.game).PLAYERS
            return is_number_between(value, low, high)
        if key in ("players", "first"):
            return plain_number(value) is not None
        if key in FREE_TEXTS or is_seat_key(key):
            return True
        return self.options()[key][1](value)

    def rule_of(self, key: str) -> str | None:
        """A bad value of an option names its ruling; `first` and all else name none."""
        if key == "first" or key not in self.options():
            return None
        return self.options()[key][0]

    def judge_dependent_values(self) -> None:
        """`first` and `seatN` must be seats; line by line."""
        players = int(self.values["players"])
        for key in sorted(self.values, key=self.line_of.__getitem__):
            if key == "first":
                seat = plain_number(self.values[key])
            elif is_seat_key(key):
                seat = plain_number(key[4:])
            else:
                continue
            if seat is None or seat >= players:
                raise RecordError(self.line_of[key], None, None)


def split_pair(text: str) -> tuple[str, str] | None:
    """Key and value of `key: value`; an empty value has lost its blank."""
    key, colon, rest = text.partition(":")
    if colon == "" or not (rest == "" or rest.startswith(" ")):
        return None
    return key, rest[1:]


def is_seat_key(key: str) -> bool:
    """seat0, seat1, ..."""
    return key.startswith("seat") and plain_number(key[4:]) is not None


def named_game(lines: list[bytes]) -> str | None:
    """The game that the first `game` line of the header names, if there is such a game."""
    for number, raw in enumerate(lines, start=1):
        try:
            pair = split_pair(decode(raw, number))
        except RecordError:
            continue
        if not is_comment(raw) and pair is not None and pair[0] == "game":
            return pair[1] if pair[1] in MODULES else None
    return None


def header_length(lines: list[bytes]) -> int:
    """How many lines come before the first empty one."""
    for number, raw in enumerate(lines):
        if is_empty(raw):
            return number
    return len(lines)


def start_game(header: Header) -> Game:
    """The game that the header describes, at its start."""
    module = module_of(header.values["game"])
    texts = {key: text for key, text in header.values.items() if key in module.OPTIONS}
    texts.pop("first", None)
    options = module.parse_options(texts)
    options["first"] = int(header.values.get("first", "0"))
    return module.Reference(int(header.values["players"]), options)


def trace_line(game: Game, number: int) -> Report:
    """What --trace prints before an event."""
    odds = None
    if game.to_move() == "*":
        odds = {text: float(chance) for text, chance in game.odds().items()}
    return {
        "n": number,
        "to_move": game.to_move(),
        "legal": game.legal(),
        "odds": odds,
        "scores": game.scores(),
    }


def final_report(header: Header, game: Game, events: int) -> Report:
    over = game.to_move() is None
    ranks = game.ranks() if over else None
    return {
        "game": header.values["game"],
        "players": int(header.values["players"]),
        "events": events,
        "over": over,
        "to_move": game.to_move(),
        "legal": game.legal(),
        "scores": game.scores(),
        "ranks": ranks,
        "returns": None if ranks is None else returns_from_ranks(ranks),
    }


def is_actor(word: str, players: int) -> bool:
    """`*` or a seat of this game."""
    return word == "*" or is_number_between(word, 0, players - 1)


def judge_event(game: Game, players: int, text: str, line: int) -> str:
    """The event of a body line; a fault if it is refused."""
    actor, _, event = text.partition(" ")
    if not is_actor(actor, players):
        raise RecordError(line, text, None)
    answer = game.judge(actor, event)
    if answer != "ok":
        raise RecordError(line, event, None if answer == "-" else answer)
    return event


def replay(data: bytes, trace: bool, output: list[Report]) -> None:
    """Appends what the referee prints for a sound record; a fault otherwise."""
    lines = raw_lines(data)
    length = header_length(lines)
    header = Header(lines[:length])
    players = int(header.values["players"])
    game = start_game(header)
    events = 0
    for number in range(length, len(lines)):
        text = decode(lines[number], number + 1)
        if text == "" or is_comment(lines[number]):
            continue
        if trace:
            output.append(trace_line(game, events))
        game.apply(judge_event(game, players, text, number + 1))
        events += 1
    output.append(final_report(header, game, events))


def report(data: bytes, trace: bool = False) -> list[Report]:
    """Everything that the referee prints for one record."""
    output: list[Report] = []
    try:
        replay(data, trace, output)
    except RecordError as fault:
        error = {"line": fault.line, "event": fault.event, "rule": fault.rule}
        output.append({"error": {**error, "message": "refused"}})
    return output
