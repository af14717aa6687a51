"""Who plays the other seats of a vector environment."""

from collections.abc import Callable

import numpy as np

from yurt.adapters.batch import Batch
from yurt.engine.layout import Array

# From the games and a mask of those that wait for a move, to one action for each game; those of
# games that do not wait are not looked at. A fair policy looks at ``observations``, ``masks`` and
# ``seats`` alone; one that draws from ``opponent_rngs`` plays the same games for the same seed.
Policy = Callable[[Batch, Array], Array]


def policy_of(opponents: str | Policy, batch: Batch) -> Policy:
    if callable(opponents):
        return opponents
    if opponents == "random":
        return at_random
    if opponents == "bot":
        return RuleOfThumb(batch)
    raise ValueError(f"Opponents are “random”, “bot” or a function, not “{opponents}”.")


def at_random(batch: Batch, waiting: Array) -> Array:
    return batch.picks


class RuleOfThumb:
    """The game's own simple player. It is plain Python and gets one view after the other, so it is
    a hundred times slower than random play."""

    def __init__(self, batch: Batch) -> None:
        self._bot = batch.spaces.game.bot()

    def __call__(self, batch: Batch, waiting: Array) -> Array:
        actions = np.zeros(batch.count, dtype=np.int64)
        for row in np.flatnonzero(waiting):
            view = batch.state(int(row)).view(int(batch.seats[row]))
            actions[row] = self._bot.choose(view, batch.opponent_rngs[row])
        return actions
