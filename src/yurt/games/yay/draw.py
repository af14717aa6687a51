"""The table as text, for the terminal and the rule tests."""

from collections.abc import Sequence

from yurt.engine.layout import Record
from yurt.engine.words import Say, Words, say
from yurt.games.yay.narrate import written
from yurt.games.yay.notation import SQUARE_NAMES
from yurt.games.yay.rules import is_touched, total_of
from yurt.games.yay.tables import (
    BLOCKED,
    CHOOSING,
    COLUMNS,
    CROSSED,
    FREE,
    LIVE,
    OVER,
    ROLLING,
    ROWS,
    WIDTH,
)

# What each seat writes with; there are no colours here.
PENCILS = "ABCD"


def draw(view: Record, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Seats with a mark at whoever is on turn, the sheet, and the dice of the last throw.

    > 0 Ann  pencil A: 2 squares, sum 21
      1 Bob  pencil B: 1 square, sum 7
        a     b     c     d     e     f     g     h
    1   .     .     .     .     .     .     .     .
    2   .     A12   (B9.) .     o     o     .     .
    …
    A12 number, (A12) crossed out, ## blocked, . free, o free and touched
    Dice: 5 on e2, 3 on e2 and one off, total 8
    """
    lines = []
    width = max(len(name) for name in names)
    for other in range(view.players):
        mark = ">" if other == view.turn and view.phase != OVER else " "
        live = view.numbers[view.marks == LIVE + other]
        own = say("drawn-seat", pencil=PENCILS[other], count=len(live), sum=int(live.sum()))
        lines.append(f"{mark} {other} {names[other]:<{width}}  {words.put(own)}")
    lines += sheet(view)
    lines.append(words.put(say("drawn-signs")))
    if view.thrown > 0:
        lines.append(words.put(throw(view)))
    return "\n".join(lines)


def sheet(view: Record) -> list[str]:
    """The squares as a grid with the names of its columns and rows."""
    lines = [f"    {''.join(f'{name[0]:<6}' for name in SQUARE_NAMES[:COLUMNS])}".rstrip()]
    for row in range(ROWS):
        cells = [cell(view, row * WIDTH + column) for column in range(COLUMNS)]
        lines.append(f"{row + 1}   {''.join(f'{one:<6}' for one in cells)}".rstrip())
    return lines


def cell(view: Record, square: int) -> str:
    mark = view.marks[square]
    if mark == FREE:
        is_open = view.phase in (ROLLING, CHOOSING)
        return "o" if is_open and is_touched(view, square) else "."
    if mark == BLOCKED:
        return "##"
    number = written(int(view.numbers[square]))
    if mark < CROSSED:
        return f"{PENCILS[mark - LIVE]}{number}"
    return f"({PENCILS[mark - CROSSED]}{number})"


def throw(view: Record) -> Say:
    """The dice of the last throw, as far as they have come to rest, and their total."""
    dice = [
        say("drawn-die", face=int(face), block=SQUARE_NAMES[block])
        for face, block in zip(view.faces, view.blocks, strict=True)
        if face
    ]
    if len(dice) < view.thrown:
        dice.append(say("drawn-dice-off", count=int(view.thrown) - len(dice)))
    total = total_of(view)
    if view.previous > 0:
        return say("drawn-throw-again", dice=dice, total=total, previous=int(view.previous))
    return say("drawn-throw", dice=dice, total=total)
