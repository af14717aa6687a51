"""Squares, events and refusals of YAY! as numbers."""

import numpy as np

from yurt.engine.layout import Array

# Squares from a1 in reading order: row * WIDTH + column. A block goes by its upper left square.
WIDTH = 8
SQUARES = 64
# YAY-1: how much of it the sheet has (a reduced game has less, with the same numbers).
COLUMNS = 8
ROWS = 8
SEATS = 4
DICE = 3
FACES = 6
# YAY-2: from a block's upper left square to each of the four squares it touches.
CORNERS = (0, 1, WIDTH, WIDTH + 1)
# The squares beside each square. At an edge the square itself takes the place of the missing one:
# it is asked about when it is free, and a free square changes nothing.
BESIDE = np.array(
    [
        [
            square - WIDTH if square >= WIDTH else square,
            square + WIDTH if square < SQUARES - WIDTH else square,
            square - 1 if square % WIDTH > 0 else square,
            square + 1 if square % WIDTH < WIDTH - 1 else square,
        ]
        for square in range(SQUARES)
    ],
    dtype=np.int8,
)

# What a square is (YAY-3): free, blocked, LIVE + seat, or CROSSED + seat.
FREE = 0
BLOCKED = 1
LIVE = 2
CROSSED = LIVE + SEATS

# YAY-5: the odds, in thousandths, of each distance from the aim along one axis; a row for each
# scatter. Blocks lie at most six apart.
SURE, NORMAL, WILD = range(3)
REACH = 4
SPREAD = np.array(
    [
        [400, 220, 60, 20, 0, 0, 0],
        [240, 200, 110, 50, 20, 0, 0],
        [160, 150, 120, 90, 60, 0, 0],
    ]
)
THOUSAND = 1000
# YAY-5: of twenty dice that do not roll out of a tray, so many stay in it; over a rim one jumps.
RIM, OPEN = range(2)
TWENTY = 20
STAYING = np.array([19, 20])


def line_odds(blocks: int) -> Array:
    """YAY-5: of a thousand dice aimed at each block of a line, how many come to rest at each; by
    tray, scatter, aim and block. A rim throws them back: behind it the line goes on as in a mirror,
    and behind that again (a reduced sheet is shorter than dice roll)."""
    odds = np.zeros((2, len(SPREAD), blocks, blocks), dtype=np.int64)
    for scatter, aim, place in np.ndindex(len(SPREAD), blocks, 2 * REACH + 1):
        step = place - REACH
        rolled = aim + step
        back = min(rolled % (2 * blocks), (-1 - rolled) % (2 * blocks))
        odds[RIM, scatter, aim, back] += SPREAD[scatter, abs(step)]
        if 0 <= rolled < blocks:
            odds[OPEN, scatter, aim, rolled] += SPREAD[scatter, abs(step)]
    return odds


ACROSS = line_odds(COLUMNS - 1)
DOWN = line_odds(ROWS - 1)
# The weights of all that one die can do add up to this.
ALL_WEIGHTS = FACES * THOUSAND * THOUSAND * TWENTY


def total_odds(off: float, stays: float) -> Array:
    """YAY-6: how likely each total of three dice is, each of which is off or counts its face so
    often."""
    die = np.array([off, *[stays / FACES] * FACES])
    return np.convolve(np.convolve(die, die), die)


# YAY-15: what must be full
ROW_AND_COLUMN, ROW_OR_COLUMN = range(2)
# With so few squares to fill, people are told that the end is near.
NEAR = 3

# YAY-17: rounds without a filled square, and turns in all, that end the game
IDLE_ROUNDS = 5
LAST_TURN = 500

# Events; aims and dice in column h and row 8 can be written but never be legal.
AIM = 0
WRITE = AIM + SQUARES
BLOCK = WRITE + SQUARES
CROSS = BLOCK + SQUARES
MOVES = CROSS + SQUARES
# A die: DIE + (face - 1) * SQUARES + block
DIE = MOVES
DIE_OFF = DIE + FACES * SQUARES
EVENTS = DIE_OFF + 1
CODES = EVENTS

# Phases
AIMING, ROLLING, CHOOSING, PENALTY, OVER = range(5)

# What `why_not` answers: the ruling, and the name of the sentence in text/*.ftl.
(
    LEGAL,
    CANNOT_LAND,
    CANNOT_LEAVE,
    PENALTY_DUE,
    NO_PENALTY,
    NO_BLOCK,
    FIRST_THROW_COUNTS,
    THROW_FIRST,
    WRITE_UNTOUCHED,
    WRITE_FILLED,
    WRITE_TOO_LOW,
    BLOCK_UNTOUCHED,
    BLOCK_FILLED,
    CAN_BE_WRITTEN,
) = range(14)
REFUSALS = (
    "",
    "YAY-5 refuse-cannot-land",
    "YAY-5 refuse-cannot-leave",
    "YAY-13 refuse-penalty-due",
    "YAY-13 refuse-no-penalty",
    "YAY-2 refuse-no-block",
    "YAY-12 refuse-first-throw-counts",
    "YAY-4 refuse-throw-first",
    "YAY-7 refuse-untouched",
    "YAY-7 refuse-filled",
    "YAY-7 refuse-too-low",
    "YAY-9 refuse-untouched",
    "YAY-9 refuse-filled",
    "YAY-9 refuse-can-be-written",
)
