"""Without a policy, hidden choices are taken to have been made without looking at the cards."""

from typing import TYPE_CHECKING

from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record

if TYPE_CHECKING:
    from yurt.engine.rulebook import guess


@kernel
def imagine(view: Record, seat: int, rng: Array, s: Record) -> None:
    """Makes of ``s``, a copy of the view, a whole world that fits it."""
    guess(view, seat, rng, s)
