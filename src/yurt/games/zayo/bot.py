"""A sensible player of ZAYO: builds its camp, saves for camels, and robs whoever is ahead, as the
search takes it of others (``policy.py``)."""

import numpy as np

from yurt.engine.chance import below
from yurt.engine.layout import Array
from yurt.engine.state import View
from yurt.games.zayo.policy import worth_of_move


def choose(view: View, rng: Array) -> int:
    """A legal move, from the view alone."""
    worths = [worth + below(rng, 64) / 1024 for worth in rank(view).tolist()]
    return int(view.moves[np.argmax(worths)])


def rank(view: View) -> Array:
    """What each legal move seems worth."""
    record = view.record
    return np.array([worth_of_move(record, move) for move in view.moves.tolist()])
