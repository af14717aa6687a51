"""Without a policy, any move is as sensible as another."""

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record


@kernel
def prefer(s: Record, moves: Array, count: int, rng: Array) -> int:
    """The place among the legal moves of one that the seat to move may well make."""
    return below(rng, count)
