"""The table as text, for the terminal and the rule tests."""

from collections.abc import Iterator, Sequence

from yurt.engine.layout import Record
from yurt.engine.words import Say, Seat, Words, say
from yurt.games.yam_master.narrate import FIGURE_NAMES, values
from yurt.games.yam_master.rules import has_five, points
from yurt.games.yam_master.tables import (
    FREE,
    NO_DICE,
    OVER,
    PRINTED,
    SEATS,
    SIDE,
    THROWING,
    TOKENS,
)

# So many turns before the last one it is said which turn it is.
LAST_TURNS = 20


def draw(view: Record, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Seats with a mark at whoever is on turn, the board with the seats' tokens, and the dice.

    > 0 Ann  11 tokens left, 0 points
      1 Bob  12 tokens left, 0 points
        a      b      c      d      e
    1  [0]     3      Défi   4      6
    2   2      Carré  Sec    Full   5
    3   ≤8     Full   Yam    Défi   Suite
    4   6      Sec    Suite  ≤8     1
    5   3      2      Carré  5      4
    Dice: 1 3 3 5 6 (throw 1 of 3)
    """
    lines = []
    width = max(len(name) for name in names)
    for other in range(SEATS):
        mark = ">" if other == view.turn and view.phase != OVER else " "
        count = say("points", count=points(view, other))
        held = say("drawn-seat", supply=int(view.supply[other]), points=count)
        told = ", ".join(words.put(one) for one in (held, *gone(view, other)))
        lines.append(f"{mark} {other} {names[other]:<{width}}  {told}")
    lines += board(view, words)
    lines += [words.put(saying, names) for saying in standing(view)]
    return "\n".join(lines)


def gone(view: Record, seat: int) -> Iterator[Say]:
    """YAM-12: the tokens of a seat that the Predator has taken out of the game."""
    count = TOKENS - int(view.supply[seat]) - int((view.board == seat).sum())
    if count > 0:
        yield say("drawn-gone", count=count)


def board(view: Record, words: Words) -> list[str]:
    """A grid with row and column names; a token covers what is printed on its square."""
    lines = ["    " + "".join(f"{column:<7}" for column in "abcde").rstrip()]
    for row in range(SIDE):
        cells = []
        for square in range(row * SIDE, row * SIDE + SIDE):
            owner = view.board[square]
            printed = words.put(say("drawn-square", figure=FIGURE_NAMES[PRINTED[square]]))
            cells.append(f" {printed:<6}" if owner == FREE else f"{f'[{owner}]':<7}")
        lines.append(f"{row + 1}  {''.join(cells)}".rstrip())
    return lines


def standing(view: Record) -> Iterator[Say]:
    """The turn, the dice and the Défi; after the end what YAM-17 asks to be said."""
    if view.phase == OVER:
        yield say("drawn-over", turn=int(view.turns))
        if has_five(view, view.turn):
            yield say("drawn-five", seat=Seat(view.turn))
        return
    # YAM-16 is of interest only when it is near.
    if view.max_turns - view.turns <= LAST_TURNS:
        yield say("drawn-turn", turn=int(view.turns) + 1, most=int(view.max_turns))
    if view.phase != THROWING:
        yield say("drawn-dice", dice=values(view.dice), throw=int(view.throws))
    elif view.dice == NO_DICE:
        yield say("drawn-to-throw", throw=int(view.throws) + 1)
    else:
        yield say("drawn-kept", dice=values(view.dice), throw=int(view.throws) + 1)
    if view.announced:
        yield say("drawn-announced")
