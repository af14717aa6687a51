"""Dice, squares, events and refusals of Yam Master as numbers."""

import numpy as np

from yurt.engine.dice import Dice

SEATS = 2
TOKENS = 12
DICE = 5
FACES = 6
THROWS = 3

# A set of up to five dice is a number: its place among all of them, smaller sets first.
SETS_OF_DICE = Dice(DICE, FACES)
SETS = SETS_OF_DICE.sets
SET_COUNT = len(SETS)
NUMBER_OF = SETS_OF_DICE.number_of
NO_DICE = 0
# The sets of n dice are FIRST_OF_SIZE[n] … FIRST_OF_SIZE[n + 1] - 1; those of all five come last.
FIRST_OF_SIZE = SETS_OF_DICE.first_of_size
FIVE_DICE = FIRST_OF_SIZE[DICE]
SIZE = SETS_OF_DICE.size
# The values of a set, ascending, and how many dice show each value.
VALUES = SETS_OF_DICE.values
COUNTS = SETS_OF_DICE.counts
# The set that a further die of value v makes: ONE_MORE[set, v - 1]. A sixth die makes none.
ONE_MORE = SETS_OF_DICE.one_more
# In how many ways distinct dice fall as a set.
WAYS = SETS_OF_DICE.ways
# YAM-7, YAM-8: what can be kept of five dice, each set once, never all of them.
KEEP_COUNTS, KEEPS = SETS_OF_DICE.kept_of(DICE)

# Figures, and the squares that bear their names
BRELAN_1, BRELAN_2, BRELAN_3, BRELAN_4, BRELAN_5, BRELAN_6 = range(6)
FULL, CARRE, YAM, SUITE, LOW, SEC, DEFI = range(6, 13)
KINDS = 13
# YAM-1: the printed board, row by row.
PRINTED = (
    (BRELAN_1, BRELAN_3, DEFI, BRELAN_4, BRELAN_6)
    + (BRELAN_2, CARRE, SEC, FULL, BRELAN_5)
    + (LOW, FULL, YAM, DEFI, SUITE)
    + (BRELAN_6, SEC, SUITE, LOW, BRELAN_1)
    + (BRELAN_3, BRELAN_2, CARRE, BRELAN_5, BRELAN_4)
)
SIDE = 5
SQUARES = SIDE * SIDE
DEFI_SQUARES = tuple([square for square in range(SQUARES) if PRINTED[square] == DEFI])
FREE = -1

# Several figures at once are a sum of bits, one for each.
BITS = np.array([1 << kind for kind in PRINTED], dtype=np.int16)
SEC_BIT = 1 << SEC
DEFI_BIT = 1 << DEFI
# YAM-4, YAM-5: the figures other than a Brelan.
HIGH_BITS = 1 << FULL | 1 << CARRE | 1 << YAM | 1 << SUITE | 1 << LOW
YAM_BIT = 1 << YAM


def figures_of(dice: tuple[int, ...], strict_full: bool) -> int:
    """YAM-2, YAM-3: the bits of all figures that five dice make."""
    alike = sorted(dice.count(value) for value in set(dice))
    most = alike[-1]
    made = {
        FULL: alike == [2, 3] or (most == 5 and not strict_full),
        CARRE: most >= 4,
        YAM: most == 5,
        SUITE: dice in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6)),
        LOW: sum(dice) <= 8,
    }
    for value in range(1, FACES + 1):
        made[BRELAN_1 + value - 1] = dice.count(value) >= 3
    return sum(1 << figure for figure in made if made[figure])


# FIGURES[strict_full, set - FIVE_DICE]
FIGURES = np.array(
    [[figures_of(dice, strict) for dice in SETS[FIVE_DICE:]] for strict in (False, True)],
    dtype=np.int16,
)

# Lines, as squares from end to end: rows, columns, the two long diagonals, then the short diagonals
# of four and of three squares (filled up with -1).
STEPS_FROM = (
    [(row * SIDE, 1) for row in range(SIDE)]
    + [(column, SIDE) for column in range(SIDE)]
    + [(0, SIDE + 1), (4, SIDE - 1)]
    + [(1, SIDE + 1), (5, SIDE + 1), (3, SIDE - 1), (9, SIDE - 1)]
    + [(2, SIDE + 1), (10, SIDE + 1), (2, SIDE - 1), (14, SIDE - 1)]
)
LINE_COUNT = 20
LONG_LINES = 12
LENGTHS = (SIDE,) * LONG_LINES + (4,) * 4 + (3,) * 4
LINES = np.array(
    [
        [start + step * place if place < LENGTHS[line] else -1 for place in range(SIDE)]
        for line, (start, step) in enumerate(STEPS_FROM)
    ],
    dtype=np.int8,
)
# YAM-15, YAM-17: the points of a run by its length.
POINTS = (0, 0, 0, 1, 2, 3)

# Events
PLACE = 0
REMOVE = PLACE + SQUARES
PASS = REMOVE + SQUARES
KEEP = PASS + 1
ANNOUNCE = KEEP + SET_COUNT
MOVES = ANNOUNCE + SET_COUNT
ROLL = MOVES
EVENTS = ROLL + SET_COUNT
# Six dice and more can be written but never lie there.
KEEP_MORE = EVENTS
ANNOUNCE_MORE = KEEP_MORE + 1
ROLL_MORE = ANNOUNCE_MORE + 1
CODES = ROLL_MORE + 1

# Phases
THROWING, DECIDING, OVER = range(3)

# YAM-12: where a token goes that the Predator takes, in the order of the option's values
BACK, OUT = range(2)

# What `why_not` answers: the ruling, and the name of the sentence in text/*.ftl.
(
    LEGAL,
    NOT_FIVE_THROWN,
    NOT_AS_MANY_THROWN,
    NOT_FREE,
    SEC_TOO_LATE,
    SEC_NOT_MADE,
    NOT_ANNOUNCED,
    CLOSED_NO_FIGURE,
    CLOSED_DEFI_ONLY,
    YAM_IS_NO_FULL,
    NOT_MADE,
    NO_THROW_LEFT,
    NOT_LYING_THERE,
    ALL_KEPT,
    DEFI_TOO_LATE,
    DEFI_ANNOUNCED,
    NO_DEFI_FREE,
    NO_YAM,
    NO_TOKEN_TO_REMOVE,
) = range(19)
REFUSALS = (
    "",
    "YAM-6 refuse-not-five-thrown",
    "YAM-7 refuse-not-as-many-thrown",
    "YAM-7 refuse-not-free",
    "YAM-11 refuse-sec-too-late",
    "YAM-11 refuse-sec-not-made",
    "YAM-5 refuse-not-announced",
    "YAM-10 refuse-closed-no-figure",
    "YAM-10 refuse-closed-defi-only",
    "YAM-3 refuse-yam-is-no-full",
    "YAM-7 refuse-not-made",
    "YAM-7 refuse-no-throw-left",
    "YAM-7 refuse-not-lying-there",
    "YAM-8 refuse-all-kept",
    "YAM-9 refuse-defi-too-late",
    "YAM-9 refuse-defi-announced",
    "YAM-9 refuse-no-defi-free",
    "YAM-12 refuse-no-yam",
    "YAM-12 refuse-no-token-to-remove",
)
