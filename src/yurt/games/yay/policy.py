"""What a search knows of YAY!: aims at free squares, writes where a number is safe and does harm,
and throws again when that is likely to pay."""

import math

import numpy as np

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.yay.rules import has_full_line, is_rival, score, total_of
from yurt.games.yay.tables import (
    ACROSS,
    AIMING,
    BESIDE,
    BLOCK,
    BLOCKED,
    COLUMNS,
    CORNERS,
    CROSS,
    DOWN,
    FREE,
    LIVE,
    PENALTY,
    ROW_OR_COLUMN,
    ROWS,
    SQUARES,
    STAYING,
    TWENTY,
    WIDTH,
    WRITE,
    total_odds,
)

# Events of a game that is played on, and events a second of a search on one core.
HORIZON = 25
RATE = 4_000_000
# How much more than usual each level misjudges.
HAZE = (1.5, 2.4, 2.0, 2.0, 1.0)
# One move of so many is any move.
ODDLY = 24
# What a throw usually makes.
USUAL = 11
# How likely a rival is to come to a free square while a number stands beside it.
COMING = 0.2
# What a throw that does not fail is worth; one that fails costs 1.
THROW_GAIN = 0.6
# Squares that are still free when a game ends, and what makes a logistic curve like a normal one.
LEFT_FREE = 12
LIKE_NORMAL = 1.7
# What it is worth to end a game that is won.
ENDING = 100.0
# What a live number counts where seats are ranked (``score``), beside itself.
A_NUMBER = 10_000
# How likely three dice are to make more than a total, by the tray; in an open one, if all stay.
BEATEN = np.array(
    [1 - np.cumsum(total_odds(1 - stays, stays)) for stays in (STAYING / TWENTY).tolist()]
)


@kernel
def prefer(s: Record, moves: Array, count: int, rng: Array) -> int:
    if below(rng, ODDLY) == 0:
        return below(rng, count)
    if s.phase == AIMING:
        return prefer_aim(s, moves, count, 0, rng)
    if s.phase == PENALTY:
        return prefer_cross(s, moves, count)
    best = -1
    highest = -2 * ENDING
    fills = 0
    while fills < count and moves[fills] >= WRITE:
        worth = worth_of_fill(s, int(moves[fills])) + below(rng, 64) / 1024
        if worth > highest:
            highest = worth
            best = fills
        fills += 1
    win = BEATEN[s.tray, total_of(s)]
    if fills == count or highest >= win * THROW_GAIN - (1 - win):
        return best
    return prefer_aim(s, moves, count, fills, rng)


@kernel
def prefer_aim(s: Record, moves: Array, count: int, fills: int, rng: Array) -> int:
    """One of the aims from which a die can be expected to bring most: a die counts for the best of
    the squares that it touches, and lands around the aim by the odds."""
    blocks = np.zeros((ROWS, COLUMNS))
    lands = np.zeros((ROWS, COLUMNS))
    squares = np.zeros(SQUARES)
    for square in range(SQUARES):
        squares[square] = worth_of_square(s, square)
    across = ACROSS[s.tray, s.scatter]
    down = DOWN[s.tray, s.scatter]
    for row in range(ROWS - 1):
        for column in range(COLUMNS - 1):
            for corner in CORNERS:
                found = squares[row * WIDTH + column + corner]
                blocks[row, column] = max(blocks[row, column], found)
    for row in range(ROWS - 1):
        for column in range(COLUMNS - 1):
            for other in range(COLUMNS - 1):
                lands[row, column] += across[column, other] * blocks[row, other]
    best = fills
    highest = -1.0
    for place in range(fills, count):
        row = int(moves[place]) // WIDTH
        worth = 0.0
        for other in range(ROWS - 1):
            worth += down[row, other] * lands[other, int(moves[place]) % WIDTH]
        worth *= 1 + below(rng, 64) / 1024
        if worth > highest:
            highest = worth
            best = place
    return best


@kernel
def worth_of_square(s: Record, square: int) -> float:
    """What it brings to write a usual number here."""
    if s.marks[square] != FREE:
        return 0.0
    rivals = 0
    for place in range(4):
        beside = int(BESIDE[square, place])
        if is_rival(s, beside):
            if s.numbers[beside] >= USUAL:
                return 0.0
            rivals += 1
    return 1 - danger(s, square, USUAL) + rivals


@kernel
def worth_of_fill(s: Record, move: int) -> float:
    square = move % SQUARES
    if ends_game(s, square):
        return worth_of_end(s, move)
    if move >= BLOCK:
        return 0.0
    crossed = 0
    for place in range(4):
        beside = int(BESIDE[square, place])
        crossed += beside != square and is_rival(s, beside)
    return 1 - danger(s, square, total_of(s)) + crossed / (int(s.players) - 1)


@kernel
def danger(s: Record, square: int, number: int) -> float:
    """How likely a number on this square is to be crossed out from free squares beside it."""
    safe = 1.0
    for place in range(4):
        beside = int(BESIDE[square, place])
        if beside != square and s.marks[beside] == FREE:
            safe *= 1 - COMING * BEATEN[s.tray, number]
    return 1 - safe


@kernel
def ends_game(s: Record, square: int) -> bool:
    before = int(s.marks[square])
    s.marks[square] = BLOCKED
    row = has_full_line(s, ROWS, WIDTH, COLUMNS, 1)
    column = has_full_line(s, COLUMNS, 1, ROWS, WIDTH)
    s.marks[square] = before
    return (row and column) or bool(s.end == ROW_OR_COLUMN and (row or column))


@kernel
def worth_of_end(s: Record, move: int) -> float:
    """What filling a square is worth if that ends the game: all if the seat on turn wins by it,
    nothing if the win is shared."""
    standing = np.zeros(s.players, dtype=np.int64)
    score(s, np.zeros(s.players, dtype=np.int64), standing)
    if move < BLOCK:
        standing[s.turn] += A_NUMBER + total_of(s)
        # YAY-8, YAY-15: rivals beside it are crossed out before numbers are counted.
        for place in range(4):
            beside = int(BESIDE[move - WRITE, place])
            if is_rival(s, beside):
                standing[s.marks[beside] - LIVE] -= A_NUMBER + int(s.numbers[beside])
    most = 0
    for seat in range(s.players):
        if seat != s.turn:
            most = max(most, standing[seat])
    if standing[s.turn] == most:
        return 0.0
    return ENDING if standing[s.turn] > most else -ENDING


@kernel
def prefer_cross(s: Record, moves: Array, count: int) -> int:
    """The number that is likeliest to be lost anyway; of those the lowest."""
    best = 0
    highest = -1.0
    for place in range(count):
        square = int(moves[place]) - CROSS
        worth = danger(s, square, int(s.numbers[square])) - s.numbers[square] / 1000
        if worth > highest:
            highest = worth
            best = place
    return best


@kernel
def judge(s: Record, players: int, points: Array, shares: Array) -> None:
    """By the live numbers, and a little by their sum: the more squares are still to be filled, the
    less a lead is worth."""
    score(s, points[0], points[1])
    free = 0
    for square in range(SQUARES):
        free += s.marks[square] == FREE
    steepness = LIKE_NORMAL / math.sqrt(max(2, free - LEFT_FREE))
    total = 0.0
    for seat in range(players):
        shares[seat] = math.exp(steepness * (points[1, seat] / A_NUMBER))
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total
