"""A player of any game, for games that have no ``bot.py``: it tries its moves in random games."""

import numpy as np

from yurt.engine.chance import below
from yurt.engine.layout import Array
from yurt.engine.state import State, View

# Random games that a move is chosen by, and the most events of one.
TRIES = 256
LONGEST_EVENTS = 1000


def choose(view: View, rng: Array) -> int:
    """The move after which random games go best, in worlds that fit the view."""
    moves: list[int] = view.moves.tolist()
    # Of very many moves only some are looked at, so that each is tried several times.
    while len(moves) > TRIES // 4:
        moves.pop(below(rng, len(moves)))
    if len(moves) == 1:
        return moves[0]
    won = dict.fromkeys(moves, 0.0)
    for _ in range(TRIES // len(moves)):
        world = view.guess(rng)
        for move in moves:
            won[move] += play_out(world.after(move), view.holder, rng)
    return max(moves, key=lambda move: won[move])


def play_out(state: State, seat: int, rng: Array) -> float:
    """A seat's share of the win after a random game from here; of one that is long, as seats stand
    when it is broken off."""
    kernels, states = state.game.kernels, state.game.kernels.restored(state.to_bytes())
    moves = np.empty(state.game.move_count, dtype=np.int16)
    kernels.call_playout(states, rng, moves, LONGEST_EVENTS)
    scores, standing = np.zeros((2, state.players), dtype=np.int64)
    kernels.call_score(states, scores, standing)
    is_first = standing == standing.max()
    return float(is_first[seat] / is_first.sum())
