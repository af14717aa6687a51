"""What YAY!'s events, refusals and questions are called: names of messages in text/*.ftl."""

from collections.abc import Iterator

import numpy as np

from yurt.engine.layout import Array, Record
from yurt.engine.words import Either, Say, Seat, say
from yurt.games.yay.notation import SQUARE_NAMES
from yurt.games.yay.rules import is_rival, may_throw, total_of, why_not
from yurt.games.yay.tables import (
    AIMING,
    BESIDE,
    BLOCK,
    CHOOSING,
    COLUMNS,
    CROSS,
    DIE,
    DIE_OFF,
    FREE,
    IDLE_ROUNDS,
    LAST_TURN,
    LEGAL,
    LIVE,
    NEAR,
    OVER,
    PENALTY,
    REACH,
    ROLLING,
    ROW_OR_COLUMN,
    ROWS,
    SPREAD,
    SQUARES,
    WIDTH,
    WRITE,
)


def written(number: int) -> str:
    """A number as it stands on the sheet (YAY-18): 6 and 9 carry a dot."""
    return f"{number}." if number in (6, 9) else str(number)


def number_of(view: Record, square: int) -> Say:
    """A live number, whose it is and where."""
    writer = Seat(view.marks[square] - LIVE)
    number = int(view.numbers[square])
    return say("number", number=number, seat=writer, square=SQUARE_NAMES[square])


def spot(block: int) -> Say:
    """Where a block is, as people see it: in the middle of its four squares."""
    return say("between", upper=SQUARE_NAMES[block], lower=SQUARE_NAMES[block + WIDTH + 1])


def tell(actor: int, event: int, before: Record, after: Record) -> Iterator[Say]:
    """The sentences for an event, from a view before and after it."""
    seat = Seat(before.turn)
    square = SQUARE_NAMES[event % SQUARES]
    if event >= DIE:
        yield from tell_die(event, before, after)
    elif event < WRITE:
        if before.phase == AIMING:
            yield say("aims", seat=seat, place=spot(event))
        else:
            yield say("aims-again", seat=seat, place=spot(event), total=total_of(before))
    elif event < BLOCK:
        yield from tell_write(event - WRITE, before)
    elif event < CROSS:
        yield say("blocks", seat=seat, square=square, total=total_of(before))
    else:
        yield say("pays", seat=seat, number=int(before.numbers[event - CROSS]), square=square)
    if after.phase == OVER:
        yield tell_end(after)
    elif WRITE <= event < CROSS:
        missing = [len(missing_squares(view.marks, view.end)) for view in (before, after)]
        if NEAR >= missing[1] < missing[0]:
            yield say("end-near", count=missing[1])


def tell_die(event: int, before: Record, after: Record) -> Iterator[Say]:
    if event == DIE_OFF:
        yield say("die-off")
    else:
        face, block = divmod(event - DIE, SQUARES)
        yield say("die", face=face + 1, place=spot(block))
    if after.phase == ROLLING:
        return
    seat = Seat(before.turn)
    total = total_of(after)
    if before.previous > 0 and total <= before.previous:
        key = "fails" if after.phase == PENALTY else "fails-unpunished"
        yield say(key, seat=seat, total=total, previous=int(before.previous))
    elif after.phase == CHOOSING:
        yield say("total", seat=seat, total=total)
    else:
        yield say("lost-off" if total == 0 else "lost-filled", seat=seat, total=total)


def tell_write(square: int, before: Record) -> Iterator[Say]:
    seat = Seat(before.turn)
    yield say("writes", seat=seat, number=total_of(before), square=SQUARE_NAMES[square])
    crossed = [number_of(before, beside) for beside in rivals_beside(before, square)]
    if crossed:
        yield say("crosses-out", seat=seat, numbers=crossed)


def rivals_beside(view: Record, square: int) -> list[int]:
    """The squares beside this one that hold a live number of another seat."""
    return [int(beside) for beside in BESIDE[square] if is_rival(view, beside)]


def missing_squares(marks: Array, end: int, columns: int = COLUMNS, rows: int = ROWS) -> list[int]:
    """The fewest free squares that end the game when they are filled (YAY-15)."""
    free = set(np.flatnonzero(marks == FREE).tolist())
    across = [{row * WIDTH + column for column in range(columns)} & free for row in range(rows)]
    down = [{row * WIDTH + column for row in range(rows)} & free for column in range(columns)]
    ways = [row | column for row in across for column in down]
    fewest: set[int] = min([*across, *down] if end == ROW_OR_COLUMN else ways, key=len)
    return sorted(fewest)


def tell_end(after: Record) -> Say:
    if after.idle == IDLE_ROUNDS * after.players:
        return say("ends-idle", count=int(after.idle))
    if after.turns == LAST_TURN:
        return say("ends-long", count=LAST_TURN)
    filled = (after.marks != FREE).reshape(ROWS, COLUMNS)
    rows = [say("row", row=str(row + 1)) for row in range(ROWS) if filled[row].all()]
    columns = [
        say("column", column=SQUARE_NAMES[column][0])
        for column in range(COLUMNS)
        if filled[:, column].all()
    ]
    return say("ends-full", lines=rows + columns, count=len(rows + columns))


def refuse(key: str, event: int, view: Record) -> Say:
    """The sentence for a refusal, with what would be right."""
    square = SQUARE_NAMES[event % SQUARES]
    if key == "refuse-cannot-land":
        reach = max(away for away in range(REACH + 1) if SPREAD[view.scatter, away] > 0)
        return say(key, aim=SQUARE_NAMES[view.aim], block=square, reach=reach)
    if key == "refuse-cannot-leave":
        return say(key, aim=SQUARE_NAMES[view.aim])
    if key == "refuse-penalty-due":
        return say(key, previous=int(view.previous))
    if key in ("refuse-no-block", "refuse-untouched", "refuse-filled"):
        return say(key, square=square)
    if key == "refuse-too-low":
        total = total_of(view)
        rivals = [
            beside for beside in rivals_beside(view, event - WRITE) if view.numbers[beside] >= total
        ]
        numbers = [number_of(view, beside) for beside in rivals]
        return say(key, square=square, total=total, numbers=numbers)
    if key == "refuse-can-be-written":
        squares = Either(place(one) for one in writable(view))
        return say(key, total=total_of(view), squares=squares)
    return say(key)


def writable(view: Record) -> list[int]:
    """The squares that can be written now."""
    return [square for square in range(SQUARES) if why_not(view, WRITE + square) == LEGAL]


def place(square: int) -> Say:
    return say("square", square=SQUARE_NAMES[square])


def expect(view: Record, seat: int) -> Say:
    """What a seat is asked for now."""
    if view.phase == CHOOSING:
        if writable(view):
            key = "expect-write" if may_throw(view) else "expect-first-write"
        else:
            key = "expect-block" if may_throw(view) else "expect-first-block"
        return say(key, total=total_of(view))
    if view.phase == PENALTY:
        return say("expect-cross", previous=int(view.previous))
    return say("expect-aim")


def reveals(event: int) -> bool:
    """YAY-18: everything is open."""
    return False


def is_capped(view: Record) -> bool:
    """YAY-17: too many idle turns in a row, or too many turns in all."""
    return bool(view.idle == IDLE_ROUNDS * view.players or view.turns == LAST_TURN)
