"""A sensible player of Demo: it bids what is likely, and doubts what is not."""

from yurt.engine.layout import Array
from yurt.engine.state import View
from yurt.games.demo.policy import prefer


def choose(view: View, rng: Array) -> int:
    """A legal move, from the view alone."""
    moves = view.moves
    return int(moves[prefer(view.record, moves, len(moves), rng)])
