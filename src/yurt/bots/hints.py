"""Hints: the best moves of a view in words, each with its chance to win and one fact for it.

Until a game's search is compiled a hint is a quick look: the same moves in words, ranked by rule of
thumb, and a chance to win only where the game knows it exactly.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from yurt.bots import quick
from yurt.bots.thinking import Reach, rate, weigh
from yurt.engine.layout import Array
from yurt.engine.state import View
from yurt.engine.words import Say

__all__ = ["Hint", "glance", "hint"]

# Most moves that are shown, and seconds of one core, at the rate at which the game is searched.
SHOWN = 5
HINT_SECONDS = 1.0
# A quick look names fewer: how much better one is than another it cannot tell.
QUICKLY_SHOWN = 3


@dataclass(frozen=True)
class Hint:
    """A move: the share of the win that can be expected of it, the standard error of that, what
    is proposed, and why it can be good. A single move is not weighed: its error is 1. Of a
    quick look the chance is None where the game does not know it exactly.

    >>> import yurt
    >>> view = yurt.load("yaki").start(players=2).view(0)
    >>> best = hint(view, effort=50, rng=yurt.seeded("my game"))[0]
    >>> view.game.words("en").put(best.name), best.is_quick
    ('Turn up a token: any one will do', False)
    """

    move: int
    chance: float | None
    error: float
    name: Say
    why: Say
    is_quick: bool = False


# A move with its chance and the error of that.
Worth = tuple[int, float | None, float]


def hint(view: View, effort: int, rng: Array, is_person: bool = True) -> list[Hint]:
    """The best moves of the view's seat after ``effort`` tries at most, the best first. A person is
    not reminded of what people have to remember themselves (YAKI-18).

    >>> import yurt
    >>> view = yurt.load("yaki").start(players=2).view(0)
    >>> hints = hint(view, effort=50, rng=yurt.seeded("my game"))
    >>> all(each.move in view.moves for each in hints)
    True
    """
    if is_person:
        view = view.game.for_people(view)
    reach = Reach(events=round(HINT_SECONDS * rate(view.game)))
    weighed = weigh(view, effort, rng, reach=reach)
    tried = [each for each in weighed.prospects if each.visits] or [weighed.best]
    worths = ((each.move, each.chance, each.error) for each in tried)
    return told(view, worths, SHOWN, rng)


def glance(view: View, rng: Array, is_person: bool = True) -> list[Hint]:
    """The same at first sight, without any search.

    >>> import yurt
    >>> view = yurt.load("yaki").start(players=2).view(0)
    >>> [each.is_quick for each in glance(view, yurt.seeded("my game"))]
    [True]
    """
    if is_person:
        view = view.game.for_people(view)
    if len(view.moves) == 1:
        return told(view, [(int(view.moves[0]), 1 / view.players, 1.0)], 1, rng)
    exact = view.game.bot().reckon(view)
    worths = ((move, exact.get(move), 0.0) for move in quick.ranked(view, rng))
    return told(view, worths, QUICKLY_SHOWN, rng, is_quick=True)


def told(
    view: View, worths: Iterable[Worth], most: int, rng: Array, is_quick: bool = False
) -> list[Hint]:
    """So many of these moves in words, with their reasons."""
    game = view.game
    hints: list[Hint] = []
    for move, chance, error in worths:
        name = game.advice.proposal(view, move)
        # Moves of the same name are as good as each other.
        if name not in [known.name for known in hints]:
            why = game.explain(view, move, rng)
            hints.append(Hint(move, chance, error, name, why, is_quick))
        if len(hints) == most:
            break
    return hints
