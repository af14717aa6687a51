"""A player of any game, for games that have no ``bot.py``: it tries its moves in random games."""

import numpy as np

from yurt.engine.chance import below, seeded
from yurt.engine.layout import Array
from yurt.engine.state import State, View

# Random games that a move is chosen by, or looked at in passing, and the most events of one.
TRIES = 256
GLANCE_TRIES = 64
LONGEST_EVENTS = 1000


def choose(view: View, rng: Array) -> int:
    """The move after which random games go best, in worlds that fit the view."""
    won = tried(view, TRIES, rng)
    return max(won, key=lambda move: won[move])


def rank(view: View) -> Array:
    """What a few random games after each legal move bring; the same for the same view. Moves that
    are not looked at, of very many, come last."""
    won = tried(view, GLANCE_TRIES, seeded(view.to_bytes().hex()))
    return np.array([won.get(move, -1.0) for move in view.moves.tolist()])


def tried(view: View, tries: int, rng: Array) -> dict[int, float]:
    """Moves, and how often random games after them are won, in worlds that fit the view."""
    moves: list[int] = view.moves.tolist()
    # Of very many moves only some are looked at, so that each is tried several times.
    while len(moves) > tries // 4:
        moves.pop(below(rng, len(moves)))
    won = dict.fromkeys(moves, 0.0)
    if len(moves) == 1:
        return won
    for _ in range(tries // len(moves)):
        world = view.guess(rng)
        for move in moves:
            won[move] += play_out(world.after(move), view.holder, rng)
    return won


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
