"""What a board of Yam Master is worth before a turn: kernels over numbers learned by training.

A board has one feature of each group below. Every feature has a row in ``table``; the rows of a
board's features are added up. The first sum counts as it is, the others as far as they are above
zero, each times its number in ``output``; the logistic of the total is the share of the win that
the seat whose turn it is can expect.

The features
    0 … 19       for each line, what stands on its squares, free, own or the other's
    20           the tokens in both supplies
    21, 22       the lead in points, with the tokens in the own supply and in the other's
    23           the lead in points, with the turns that are left
    24           the options
"""

from itertools import groupby, product
from math import exp

import numpy as np

from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.yam_master.tables import (
    LENGTHS,
    LINE_COUNT,
    LINES,
    POINTS,
    SEATS,
    TOKENS,
)

# What stands on a square, as the seat sees it whose turn it is: a digit of a line's pattern.
# STANDS[turn, token + 1]
STANDS = np.array([[0, 1, 2], [0, 2, 1]], dtype=np.int64)
OWN = 1
OTHERS = 2


def lead_on(line: tuple[int, ...]) -> int:
    """YAM-15: the points of the own runs on a line less those of the other's."""
    runs = [(stands, POINTS[len(list(run))]) for stands, run in groupby(line)]
    return sum(won for stands, won in runs if stands == OWN) - sum(
        won for stands, won in runs if stands == OTHERS
    )


# The patterns of a line are FIRST_PATTERN[line] … FIRST_PATTERN[line + 1] - 1.
FIRST_PATTERN = np.array(
    [sum(3**length for length in LENGTHS[:line]) for line in range(LINE_COUNT + 1)], dtype=np.int64
)
LEADS = np.array(
    [lead_on(line) for length in LENGTHS for line in product(range(3), repeat=length)],
    dtype=np.int64,
)
# Longer leads and more turns than these count as these.
MOST_LEAD = 7
MOST_TURNS = 40
SUPPLIES = TOKENS + 1
FIRST_SUPPLY = len(LEADS)
FIRST_LEAD_OWN = FIRST_SUPPLY + SUPPLIES * SUPPLIES
FIRST_LEAD_OTHER = FIRST_LEAD_OWN + (2 * MOST_LEAD + 1) * SUPPLIES
FIRST_LEAD_LEFT = FIRST_LEAD_OTHER + (2 * MOST_LEAD + 1) * SUPPLIES
FIRST_OPTIONS = FIRST_LEAD_LEFT + (2 * MOST_LEAD + 1) * (MOST_TURNS + 1)
ROWS = FIRST_OPTIONS + 8
FEATURES = LINE_COUNT + 5


@kernel
def find_features(s: Record, features: Array) -> None:
    lead = 0
    for line in range(LINE_COUNT):
        pattern = 0
        for number in range(LENGTHS[line]):
            pattern = 3 * pattern + STANDS[s.turn, s.board[LINES[line, number]] + 1]
        pattern += FIRST_PATTERN[line]
        features[line] = pattern
        lead += LEADS[pattern]
    lead = max(-MOST_LEAD, min(MOST_LEAD, lead)) + MOST_LEAD
    own = int(s.supply[s.turn])
    other = int(s.supply[SEATS - 1 - s.turn])
    left = min(MOST_TURNS, int(s.max_turns) - int(s.turns))
    features[LINE_COUNT] = FIRST_SUPPLY + own * SUPPLIES + other
    features[LINE_COUNT + 1] = FIRST_LEAD_OWN + lead * SUPPLIES + own
    features[LINE_COUNT + 2] = FIRST_LEAD_OTHER + lead * SUPPLIES + other
    features[LINE_COUNT + 3] = FIRST_LEAD_LEFT + lead * (MOST_TURNS + 1) + left
    options = 4 * int(s.predator) + 2 * int(s.strict_full) + int(s.defi_only)
    features[LINE_COUNT + 4] = FIRST_OPTIONS + options


@kernel
def judge(s: Record, table: Array, output: Array, features: Array, sums: Array) -> float:
    """The share of the win that the seat whose turn begins can expect; leaves the features and
    the sums of their rows."""
    find_features(s, features)
    sums[:] = 0.0
    for number in range(FEATURES):
        sums += table[features[number]]
    total = float(sums[0])
    for unit in range(1, len(sums)):
        total += float(output[unit]) * max(0.0, float(sums[unit]))
    return 1.0 / (1.0 + exp(-total))
