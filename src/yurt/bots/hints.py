"""Hints: the best moves of a view in words, each with its chance to win and one fact for it."""

from dataclasses import dataclass

from yurt.bots.thinking import Reach, rate, weigh
from yurt.engine.layout import Array
from yurt.engine.state import View
from yurt.engine.words import Say

__all__ = ["Hint", "hint"]

# Most moves that are shown, and seconds of one core, at the rate at which the game is searched.
SHOWN = 5
HINT_SECONDS = 1.0


@dataclass(frozen=True)
class Hint:
    """A move: the share of the win that can be expected of it, the standard error of that, what
    the move is called, and why it can be good. A single move is not weighed: its error is 1.

    >>> import yurt
    >>> view = yurt.load("yaki").start(players=2).view(0)
    >>> best = hint(view, effort=50, rng=yurt.seeded("my game"))[0]
    >>> view.game.words("en").put(best.name), 0 < best.chance < 1
    ('Turn up a token', True)
    """

    move: int
    chance: float
    error: float
    name: Say
    why: Say


def hint(view: View, effort: int, rng: Array, is_person: bool = True) -> list[Hint]:
    """The best moves of the view's seat after ``effort`` tries at most, the best first. A person is
    not reminded of what people have to remember themselves (YAKI-18).

    >>> import yurt
    >>> view = yurt.load("yaki").start(players=2).view(0)
    >>> hints = hint(view, effort=50, rng=yurt.seeded("my game"))
    >>> all(each.move in view.moves for each in hints)
    True
    """
    game = view.game
    if is_person:
        view = game.for_people(view)
    reach = Reach(events=round(HINT_SECONDS * rate(game)))
    weighed = weigh(view, effort, rng, reach=reach)
    tried = [each for each in weighed.prospects if each.visits] or [weighed.best]
    hints: list[Hint] = []
    for each in tried:
        name = game.advice.headline(each.move, view.record, view.holder)
        # Moves of the same name are as good as each other.
        if name not in [known.name for known in hints]:
            why = game.explain(view, each.move, rng)
            hints.append(Hint(each.move, each.chance, each.error, name, why))
        if len(hints) == SHOWN:
            break
    return hints
