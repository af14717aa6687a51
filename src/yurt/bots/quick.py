"""The levels while their search is not compiled yet: what plain code can tell in a moment.

Moves are ranked by the game's rule of thumb and by the odds that it knows exactly (``rank`` in its
``bot.py``). Weaker levels forget what the game lets them forget, and overlook moves.
"""

import numpy as np

from yurt.bots.bot import Bot, Clock
from yurt.bots.levels import Level
from yurt.engine.chance import below
from yurt.engine.fields import Fields
from yurt.engine.game import Game
from yurt.engine.layout import Array
from yurt.engine.state import View

# How many of a hundred moves each level overlooks.
OVERLOOKED = (97, 75, 45, 15, 0)
HUNDRED = 100


class Quick(Bot):
    """Plays for a level that cannot think yet.

    >>> import yurt
    >>> from yurt.bots.levels import LEVELS
    >>> match = yurt.Match(yurt.load("yaki"), players=2).play("0 flip 7; * reveal red-3")
    >>> quick = Quick(LEVELS[4])
    >>> quick.choose(match.view(0), Clock(1.0), yurt.seeded("my game")) in match.state.moves
    True
    """

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, view: View, clock: Clock, rng: Array) -> int:
        order = ranked(forgetful(view, self.level, rng), rng)
        missed = OVERLOOKED[self.level.number - 1]
        noticed = [move for move in order if below(rng, HUNDRED) >= missed]
        # Whoever notices nothing plays anything.
        return noticed[0] if noticed else order[below(rng, len(order))]


def ranked(view: View, rng: Array) -> list[int]:
    """The legal moves of a view, the best at first sight first: what the rule of thumb chooses,
    then the others by their rank; of equals any."""
    moves: list[int] = view.moves.tolist()
    if len(moves) == 1:
        return moves
    bot = view.game.bot()
    chosen = int(bot.choose(view, rng))
    worths = dict(zip(moves, np.asarray(bot.rank(view)).tolist(), strict=True))
    order = {move: below(rng, 1 << 30) for move in moves}
    return sorted(moves, key=lambda move: (move != chosen, -worths[move], order[move]))


def forgetful(view: View, level: Level, rng: Array) -> View:
    """The view as somebody of a level still knows it, as the game says."""
    record = view.game.policy.forget(view, level.number, rng)
    return _restored(view, view.game, bytes(record.tobytes()))


def reloaded(view: View, game: Game) -> View:
    """The same view where its game was loaded in another way: compiled, or plain."""
    return _restored(view, game, view.to_bytes())


def _restored(view: View, game: Game, data: bytes) -> View:
    fields = Fields(game.kernels.restored(data))
    return View(game, view.terms, fields, view.actor, view.seat, view.log)
