"""Without a policy, a game is never better judged at one moment than at another."""

from yurt.engine.jit import kernel
from yurt.engine.layout import Record


@kernel
def paused(s: Record) -> bool:
    """Whether an unfinished game is judged here rather than played on: nothing hidden counts any
    more."""
    return False
