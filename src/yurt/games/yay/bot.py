"""A sensible player of YAY!: aims where free squares are worth most, writes where its number is
safe and does harm, and throws again only when that is likely to pay."""

import numpy as np

from yurt.engine.chance import below
from yurt.engine.layout import Array, Record
from yurt.engine.state import View
from yurt.games.yay.policy import BEATEN, COMING, THROW_GAIN, USUAL, worth_of_end
from yurt.games.yay.rules import total_of
from yurt.games.yay.tables import (
    ACROSS,
    BESIDE,
    BLOCK,
    CROSS,
    CROSSED,
    DOWN,
    FREE,
    LIVE,
    ROW_OR_COLUMN,
    SQUARES,
    WIDTH,
    WRITE,
)

# More than what tells equal moves apart
SURE = 1e-6
# Squares beside each square, without those that stand for a missing one
IS_BESIDE = BESIDE != np.arange(SQUARES)[:, None]


def choose(view: View, rng: Array) -> int:
    """A legal move, from the view alone."""
    return pick(view.moves, rank(view), rng)


def rank(view: View) -> Array:
    """What each legal move seems worth. To throw again is worth what it can be expected to gain;
    among the aims, less where a die brings less."""
    record, moves = view.record, view.moves
    if moves[0] >= CROSS:
        own = moves - CROSS
        return np.asarray(risks(record, record.numbers)[own] - record.numbers[own] / 1000)
    worths = np.zeros(len(moves))
    is_aim = moves < WRITE
    worths[~is_aim] = [worth(record, move) for move in moves[~is_aim].tolist()]
    if is_aim.any():
        aims = moves[is_aim]
        brought = expected(record)[aims // WIDTH, aims % WIDTH]
        worths[is_aim] = brought - brought.max()
        if not is_aim.all():
            win = BEATEN[record.tray, total_of(record)]
            # Of equals the sure one.
            worths[is_aim] += win * THROW_GAIN - (1 - win) - SURE
    return worths


def pick(moves: Array, values: Array, rng: Array) -> int:
    """One of the moves with the highest value."""
    best = np.flatnonzero(values > values.max() - 1e-9)
    return int(moves[best[below(rng, len(best))]])


def risks(view: Record, numbers: Array | int) -> Array:
    """How likely a number on each square is to be crossed out from the free squares beside it."""
    doors = ((view.marks == FREE)[BESIDE] & IS_BESIDE).sum(axis=1)
    return np.asarray(1 - (1 - COMING * BEATEN[view.tray, numbers]) ** doors)


def rivals(view: Record) -> Array:
    """Where live numbers of others stand."""
    marks = view.marks
    return np.asarray((marks >= LIVE) & (marks < CROSSED) & (marks != LIVE + view.turn))


def worth(view: Record, move: int) -> float:
    """What a move that fills a square brings: its number as far as it is safe, and the numbers it
    crosses out. Ending the game is worth everything to whoever wins it, and nothing to others."""
    square = move % SQUARES
    if is_last(view, square):
        return worth_of_end(view, move)
    if move >= BLOCK:
        return 0.0
    crossed = rivals(view)[BESIDE[square]].sum() / (view.players - 1)
    return float(1 - risks(view, total_of(view))[square] + crossed)


def is_last(view: Record, square: int) -> bool:
    """Whether filling this square ends the game."""
    filled = (view.marks != FREE).reshape(-1, WIDTH)
    filled[divmod(square, WIDTH)] = True
    row, column = filled.all(axis=1).any(), filled.all(axis=0).any()
    return bool((row and column) or (view.end == ROW_OR_COLUMN and (row or column)))


def expected(view: Record) -> Array:
    """What a die brings for each aim: it counts for the best of the squares it touches."""
    rival = rivals(view)
    is_open = (view.marks == FREE) & (np.where(rival, view.numbers, 0)[BESIDE].max(axis=1) < USUAL)
    values = (1 - risks(view, USUAL) + rival[BESIDE].sum(axis=1)) * is_open
    grid = values.reshape(-1, WIDTH)
    blocks = np.maximum(grid[:-1], grid[1:])
    blocks = np.maximum(blocks[:, :-1], blocks[:, 1:])
    down, across = DOWN[view.tray, view.scatter], ACROSS[view.tray, view.scatter]
    return np.asarray(down @ blocks @ across.T)
