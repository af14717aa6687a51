"""A sensible player of Yam Master: weighs squares by the lines they make and break, and keeps the
dice with the best prospects among them."""

from functools import cache

import numpy as np

from yurt.engine.chance import below
from yurt.engine.layout import Array, Record
from yurt.engine.state import View
from yurt.games.yam_master import tables
from yurt.games.yam_master.rules import joined, points

# Stretches of three and of five squares, and what one more token there is worth by how many stand
# there already: own tokens where the other has none, and the other's where none is one's own.
STRETCHES = np.vstack([tables.LINES[:, start : start + 3] for start in range(3)])
THREES = STRETCHES[(STRETCHES >= 0).all(axis=1)]
FIVES = tables.LINES[: tables.LONG_LINES]
WORTHS = (
    (THREES, np.array([1.0, 4.0, 12.0]), np.array([1.0, 3.0, 10.0])),
    (FIVES, np.array([0.0, 1.0, 2.0, 12.0, 1000.0]), np.array([0.0, 0.0, 2.0, 12.0, 500.0])),
)
WIN = 1000.0


def choose(view: View, rng: Array) -> int:
    """A legal move, from the view alone."""
    record = view.record
    worth = weigh_squares(record, int(record.turn))
    keeping = prospects(record, worth, bool(record.announced))
    announcing = prospects(record, worth, True)

    def prospect(move: int) -> float:
        if move < tables.PASS:
            return 1.01 * float(worth[move % tables.SQUARES])  # of equals the sure one
        if move == tables.PASS:
            return 0.0
        if move < tables.ANNOUNCE:
            return float(keeping[move - tables.KEEP])
        return float(announcing[move - tables.ANNOUNCE])

    moves: list[int] = view.moves.tolist()
    return max(moves, key=lambda move: prospect(move) + below(rng, 1000) / 1e6)


def weigh_squares(view: Record, seat: int) -> Array:
    """What a token on each free square is worth, or taking away the one that stands there."""
    own, other = view.board == seat, view.board == 1 - seat
    worth = np.zeros(tables.SQUARES)
    for stretches, making, breaking in WORTHS:
        mine = own[stretches].sum(axis=1, keepdims=True) - own[stretches]
        theirs = other[stretches].sum(axis=1, keepdims=True) - other[stretches]
        value = np.where(theirs == 0, making[mine], np.where(mine == 0, breaking[theirs], 0.0))
        np.add.at(worth, stretches, value)
    if view.supply[seat] == 1:
        # The last token ends the game, so it is placed to win or not at all.
        for square in np.flatnonzero(view.board == tables.FREE):
            after = view.copy()
            after.board[square] = seat
            is_won = worth[square] >= WIN or points(after, seat) > points(after, 1 - seat)
            worth[square] = WIN if is_won else -1.0
    return worth


def prospects(view: Record, worth: Array, is_announced: bool) -> Array:
    """What to expect of the turn for each set of dice kept now, when the rest is played best."""
    placing = best_placing(view, worth, is_announced)
    expected: Array = throw_odds() @ placing
    for _ in range(tables.THROWS - 1 - int(view.throws)):
        expected = throw_odds() @ np.maximum(placing, expected[tables.KEEPS].max(axis=1))
    return expected


def best_placing(view: Record, worth: Array, is_announced: bool) -> Array:
    """The worth of the best square, or 0, for each set of five dice after a further throw."""
    best = np.zeros(tables.KINDS)
    free = view.board == tables.FREE
    np.maximum.at(best, np.array(tables.PRINTED)[free], worth[free])
    figures = tables.FIGURES[view.strict_full]
    made = figures[:, None] >> np.arange(tables.KINDS) & 1
    if is_announced:
        made[:, : tables.DEFI if view.defi_only else tables.FULL] = 0
        made[:, tables.DEFI] = figures & tables.HIGH_BITS != 0
    prey = worth[view.board == 1 - view.turn].max(initial=0.0)
    placing: Array = (made * best).max(axis=1)
    is_yam = figures & tables.YAM_BIT != 0
    placing[is_yam] = np.maximum(placing[is_yam], prey)
    return placing


@cache
def throw_odds() -> Array:
    """The odds of each set of five dice (columns) for each set kept (rows)."""
    odds = np.zeros((tables.FIVE_DICE, len(tables.KEEPS)))
    for kept in range(tables.FIVE_DICE):
        size = tables.DICE - int(tables.SIZE[kept])
        for thrown in range(tables.FIRST_OF_SIZE[size], tables.FIRST_OF_SIZE[size + 1]):
            five = joined(kept, thrown) - tables.FIVE_DICE
            odds[kept, five] += tables.WAYS[thrown] / tables.FACES**size
    return odds
