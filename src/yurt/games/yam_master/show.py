"""The table as the browser gets it: what lies open.

The server shows this after every event at every table, so whatever does not change is made once,
what is made anew is not frozen, and nothing has slots: both take longer to make or to encode.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from operator import itemgetter
from typing import Literal, get_args

import numpy as np

from yurt.engine.state import View
from yurt.games.yam_master.notation import SQUARE_NAMES
from yurt.games.yam_master.tables import (
    FIGURES,
    FIVE_DICE,
    FREE,
    LENGTHS,
    LINES,
    OVER,
    POINTS,
    PRINTED,
    SEATS,
    SETS,
    SIDE,
    SQUARES,
    THROWS,
    TOKENS,
)

Phase = Literal["throwing", "deciding", "over"]
Figure = Literal[
    "brelan-1",
    "brelan-2",
    "brelan-3",
    "brelan-4",
    "brelan-5",
    "brelan-6",
    "full",
    "carre",
    "yam",
    "suite",
    "low",
    "sec",
    "defi",
]

# In the order of the tables
PHASES: tuple[Phase, ...] = get_args(Phase)
FIGURE_NAMES: tuple[Figure, ...] = get_args(Figure)


@dataclass(frozen=True)
class Square:
    """A square, what is printed on it, and the seat whose token stands there."""

    name: str
    figure: Figure
    seat: int | None


@dataclass(frozen=True)
class Player:
    """Tokens that can still be placed and those that have left the game, the points of the lines,
    and whether five stand in a row."""

    supply: int
    gone: int
    points: int
    has_five: bool


@dataclass(frozen=True)
class Line:
    """Tokens of a seat beside each other, from end to end; two are worth no points yet."""

    seat: int
    squares: list[str]
    points: int


@dataclass
class Show:
    """The table. ``dice``: those that lie there; while the others are thrown, those that were kept.
    ``defi_only``: an announced Défi can be placed on its own squares alone. ``figures``: what all
    five dice make. ``round``: the turn that is played, of ``last_round`` at
    most."""

    phase: Phase
    players: list[Player]
    board: list[Square]
    lines: list[Line]
    dice: list[int]
    throws: int
    throws_left: int
    announced: bool
    defi_only: bool
    figures: list[Figure]
    round: int
    last_round: int


# Each square with its token or without
BOARD = [
    {
        token: Square(
            SQUARE_NAMES[square], FIGURE_NAMES[PRINTED[square]], None if token == FREE else token
        )
        for token in (FREE, *range(SEATS))
    }
    for square in range(SQUARES)
]
# The squares of each line, and how its tokens are read off the board
LINE_SQUARES = [
    [SQUARE_NAMES[square] for square in line[:length]]
    for line, length in zip(LINES.tolist(), LENGTHS, strict=True)
]
TOKENS_OF = [
    itemgetter(*line[:length]) for line, length in zip(LINES.tolist(), LENGTHS, strict=True)
]
DICE_OF = [list(dice) for dice in SETS]


def show(view: View) -> Show:
    s = view.record
    phase, throws = s.phase, s.throws
    dice = DICE_OF[s.dice]
    position = position_of(s.board.tobytes(), s.supply.tobytes())
    return Show(
        phase=PHASES[phase],
        players=position.players,
        board=position.squares,
        lines=position.lines,
        dice=dice,
        throws=throws,
        throws_left=THROWS - throws,
        announced=s.announced == 1,
        defi_only=s.defi_only == 1,
        figures=figures(s.dice, s.strict_full),
        round=s.turns + (phase != OVER),
        last_round=s.max_turns,
    )


@dataclass(frozen=True)
class Position:
    """What follows from the tokens on the board and beside it."""

    players: list[Player]
    squares: list[Square]
    lines: list[Line]


# All seats at a table see the same board, and it seldom changes.
@lru_cache(maxsize=4096)
def position_of(tokens_on: bytes, supply: bytes) -> Position:
    """From the bytes of the fields ``board`` and ``supply``."""
    board = np.frombuffer(tokens_on, dtype=np.int8).tolist()
    lines = [run for line, tokens in enumerate(TOKENS_OF) for run in runs(line, tokens(board))]
    own = [[line for line in lines if line.seat == seat] for seat in range(SEATS)]
    return Position(
        players=[
            Player(
                supply[seat],
                TOKENS - supply[seat] - board.count(seat),
                sum(line.points for line in own[seat]),
                any(len(line.squares) == SIDE for line in own[seat]),
            )
            for seat in range(SEATS)
        ],
        squares=[squares[token] for squares, token in zip(BOARD, board, strict=True)],
        lines=lines,
    )


@cache
def runs(line: int, tokens: tuple[int, ...]) -> list[Line]:
    """YAM-15: tokens of one seat beside each other on a line, two or more."""
    found = []
    begin = 0
    for end in range(1, len(tokens) + 1):
        if end < len(tokens) and tokens[end] == tokens[begin]:
            continue
        if tokens[begin] != FREE and end - begin >= 2:
            squares = LINE_SQUARES[line][begin:end]
            found.append(Line(tokens[begin], squares, POINTS[end - begin]))
        begin = end
    return found


@cache
def figures(dice: int, strict_full: int) -> list[Figure]:
    """YAM-2: what the dice make, if all five lie there."""
    if dice < FIVE_DICE:
        return []
    made = int(FIGURES[strict_full, dice - FIVE_DICE])
    return [name for number, name in enumerate(FIGURE_NAMES) if made >> number & 1]
