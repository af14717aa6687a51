"""What a search without learned numbers knows of Yam Master: boards are judged between two turns,
by the lines that tokens make or could still make. (The levels judge by ``value.py``.)"""

import math

import numpy as np

from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.yam_master.tables import LINES, LONG_LINES, SIDE, THROWING

# Stretches of three squares, and what a seat has of one by how many of its tokens stand there if
# none of the other's does: three make a point.
RUN = 3
THREES = np.array(
    [
        line[start : start + RUN]
        for line in LINES.tolist()
        for start in range(SIDE - RUN + 1)
        if min(line[start : start + RUN]) >= 0
    ],
    dtype=np.int64,
)
MADE = np.array([0.0, 0.1, 0.35, 1.2])
# The same for lines of five, where all five win.
NEARLY_WON = np.array([0.0, 0.0, 0.1, 0.3, 1.5, 0.0])
# How much a lead decides.
LEAD = 1.0


@kernel
def paused(s: Record) -> bool:
    """A turn is about to begin."""
    return bool(s.phase == THROWING and s.throws == 0)


@kernel
def judge(s: Record, players: int, points: Array, shares: Array) -> None:
    """By what stands on the lines."""
    lead = 0.0
    for stretch in range(len(THREES)):
        lead += lead_along(s, THREES[stretch], MADE)
    for line in range(LONG_LINES):
        lead += lead_along(s, LINES[line], NEARLY_WON)
    shares[0] = 1 / (1 + math.exp(-LEAD * lead))
    shares[1] = 1 - shares[0]


@kernel
def lead_along(s: Record, squares: Array, worth: Array) -> float:
    """What the first seat has of some squares, less what the other has."""
    first = 0
    other = 0
    for number in range(len(worth) - 1):
        token = s.board[squares[number]]
        first += token == 0
        other += token == 1
    if first > 0 and other > 0:
        return 0.0
    return float(worth[first] - worth[other])
