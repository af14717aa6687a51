"""A sensible player of Demo: rolls until one more roll would lose more than it wins."""

from yurt.engine.layout import Array
from yurt.engine.state import View
from yurt.games.demo.tables import ROLL, STOP

# A 1 (once in six rolls) loses the pot, the other faces bring 20 in all.
ENOUGH = 20


def choose(view: View, rng: Array) -> int:
    """A legal move, from the view alone."""
    record = view.record
    wins = record.points[view.seat] + record.pot >= record.goal
    return STOP if record.pot > 0 and (wins or record.pot >= ENOUGH) else ROLL
