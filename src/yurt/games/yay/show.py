"""The sheet as the browser gets it. A block goes by its upper left square."""

from bisect import bisect_left
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import hypot
from typing import Any, Literal, get_args

import numpy as np

from yurt.engine.state import View
from yurt.games.yay.narrate import missing_squares, written
from yurt.games.yay.notation import SQUARE_NAMES
from yurt.games.yay.tables import (
    AIMING,
    BESIDE,
    BLOCKED,
    CHOOSING,
    CORNERS,
    CROSSED,
    FREE,
    IDLE_ROUNDS,
    LAST_TURN,
    LIVE,
    NEAR,
    OVER,
    REACH,
    RIM,
    ROLLING,
    SPREAD,
    STAYING,
    THOUSAND,
    WIDTH,
    line_odds,
)

Phase = Literal["aiming", "rolling", "choosing", "penalty", "over"]
Mark = Literal["free", "blocked", "live", "crossed"]

# In the order of the tables
PHASES: tuple[Phase, ...] = get_args(Phase)


@dataclass(frozen=True, slots=True)
class Square:
    """A square and what is on it. ``text``: the number as it stands on the sheet, with its dot."""

    name: str
    mark: Mark
    seat: int | None
    number: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Player:
    """Live numbers and their sum."""

    live: int
    sum: int


@dataclass(frozen=True, slots=True)
class Die:
    """A die at rest; both are null if it left the tray."""

    face: int | None
    block: str | None


@dataclass(frozen=True, slots=True)
class Crossing:
    """A square, and those whose numbers are crossed out if the total is written there."""

    square: str
    crosses: list[str]


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a thrown die comes to rest (YAY-5): on an endless sheet half of them within ``near``
    squares of the aim, nine of ten within ``far``. ``has_rim``: they bounce back from the edges.
    ``staying``: of twenty dice, how many stay in the tray, for each block that can be aimed at, row
    by row."""

    near: float
    far: float
    has_rim: bool
    staying: list[int]


@dataclass(frozen=True, slots=True)
class Show:
    """The table. ``squares``: row by row. ``aim`` and ``dice``: the last throw; ``touched``: the
    free squares it touches while they can be filled, and ``crossings``: those of them that cross
    out numbers of others. ``to_beat``: the total that the throw under way, or the next one of this
    turn, must be higher than. ``full_lines``: filled rows and columns by name. What is near of the
    end: ``missing``, the few free squares that end it when they are filled; after how many turns it
    is over if they fill nothing (``idle_left``), or in any case (``turns_left``)."""

    phase: Phase
    players: list[Player]
    columns: int
    rows: int
    squares: list[Square]
    aim: str | None
    dice: list[Die]
    total: int
    touched: list[str]
    to_beat: int | None
    reach: Reach
    full_lines: list[str]
    crossings: list[Crossing]
    missing: list[str]
    idle_left: int | None
    turns_left: int | None


def show(view: View) -> Show:
    s = view.facts()
    phase, thrown = s["phase"], s["thrown"]
    columns, rows = (view.game.kernels.namespace[name] for name in ("COLUMNS", "ROWS"))
    sheet = [row * WIDTH + column for row in range(rows) for column in range(columns)]
    under = touched(s)
    return Show(
        phase=PHASES[phase],
        players=[player(s, seat) for seat in range(s["players"])],
        columns=columns,
        rows=rows,
        squares=[square_of(s, square) for square in sheet],
        aim=SQUARE_NAMES[s["aim"]] if phase == ROLLING or thrown else None,
        dice=[die(s, number) for number in range(thrown)],
        total=sum(s["faces"]),
        touched=[SQUARE_NAMES[square] for square in under],
        to_beat=to_beat(s),
        reach=reach(s["tray"], s["scatter"], columns, rows),
        full_lines=full_lines(s["marks"], columns, rows),
        crossings=crossings(s, under),
        missing=missing(s, columns, rows),
        idle_left=left(s, IDLE_ROUNDS * s["players"] - s["idle"]),
        turns_left=left(s, LAST_TURN - s["turns"]),
    )


@cache
def reach(tray: int, scatter: int, columns: int, rows: int) -> Reach:
    steps = range(-REACH, REACH + 1)
    odds = {step: int(SPREAD[scatter, abs(step)]) for step in steps}
    ways = sorted((hypot(x, y), odds[x] * odds[y]) for x in steps for y in steps)
    sums = list(accumulate(weight for _, weight in ways))

    def within(percent: int) -> float:
        """As many of a hundred come to rest so near; a block reaches half a square further."""
        wanted = percent * THOUSAND * THOUSAND // 100
        return round(ways[bisect_left(sums, wanted)][0] + 0.5, 2)

    across, down = (line_odds(count - 1)[tray, scatter].sum(axis=1) for count in (columns, rows))
    staying = np.outer(down, across) * STAYING[tray] / THOUSAND**2
    whole = [round(count) for count in staying.ravel().tolist()]
    return Reach(within(50), within(90), tray == RIM, whole)


def square_of(s: dict[str, Any], square: int) -> Square:
    name, mark, number = SQUARE_NAMES[square], s["marks"][square], s["numbers"][square]
    if mark in (FREE, BLOCKED):
        return Square(name, "free" if mark == FREE else "blocked", None, None, "")
    if mark < CROSSED:
        return Square(name, "live", mark - LIVE, number, written(number))
    return Square(name, "crossed", mark - CROSSED, number, written(number))


def player(s: dict[str, Any], seat: int) -> Player:
    marks = zip(s["marks"], s["numbers"], strict=True)
    live = [number for mark, number in marks if mark == LIVE + seat]
    return Player(len(live), sum(live))


def die(s: dict[str, Any], number: int) -> Die:
    face = s["faces"][number]
    return Die(face, SQUARE_NAMES[s["blocks"][number]]) if face else Die(None, None)


def touched(s: dict[str, Any]) -> list[int]:
    """The free squares under the dice, as long as the throw counts."""
    if s["phase"] not in (ROLLING, CHOOSING):
        return []
    dice = zip(s["faces"], s["blocks"], strict=True)
    under = {block + corner for face, block in dice if face for corner in CORNERS}
    return sorted(square for square in under if s["marks"][square] == FREE)


def to_beat(s: dict[str, Any]) -> int | None:
    if s["phase"] in (AIMING, OVER):
        return None
    if s["phase"] == CHOOSING:
        # YAY-12: there is no second throw in a seat's first turn.
        return sum(s["faces"]) if s["turns"] >= s["players"] else None
    return s["previous"] or None


def full_lines(marks: list[int], columns: int, rows: int) -> list[str]:
    full_rows = [
        str(row + 1)
        for row in range(rows)
        if all(marks[row * WIDTH + column] != FREE for column in range(columns))
    ]
    full_columns = [
        SQUARE_NAMES[column][0]
        for column in range(columns)
        if all(marks[row * WIDTH + column] != FREE for row in range(rows))
    ]
    return full_rows + full_columns


def missing(s: dict[str, Any], columns: int, rows: int) -> list[str]:
    if s["phase"] == OVER:
        return []
    squares = missing_squares(np.array(s["marks"]), s["end"], columns, rows)
    return [SQUARE_NAMES[square] for square in squares] if len(squares) <= NEAR else []


def left(s: dict[str, Any], turns: int) -> int | None:
    """Turns until the end (YAY-17), in its last round."""
    return turns if s["phase"] != OVER and turns <= s["players"] else None


def crossings(s: dict[str, Any], under: list[int]) -> list[Crossing]:
    found = [Crossing(SQUARE_NAMES[square], crosses(s, square)) for square in under]
    return [crossing for crossing in found if crossing.crosses]


def crosses(s: dict[str, Any], square: int) -> list[str]:
    """YAY-8: the live numbers of others beside a square."""
    rivals = {LIVE + seat for seat in range(s["players"]) if seat != s["turn"]}
    return [
        SQUARE_NAMES[beside] for beside in BESIDE[square].tolist() if s["marks"][beside] in rivals
    ]
