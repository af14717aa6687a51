"""A sensible player of ZAYO: builds its camp, saves for camels, and robs whoever is ahead, as the
search takes it of others (``policy.py``)."""

from yurt.engine.chance import below
from yurt.engine.layout import Array
from yurt.engine.state import View
from yurt.games.zayo.policy import worth_of_move


def choose(view: View, rng: Array) -> int:
    """A legal move, from the view alone."""
    record = view.record
    moves: list[int] = view.moves.tolist()
    return max(moves, key=lambda move: worth_of_move(record, move) + below(rng, 64) / 1024)
