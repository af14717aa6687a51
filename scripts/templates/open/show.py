"""The table as the browser gets it: what a seat sees.

Whose turn it is, the scores and the legal moves are not told here: the engine tells them.
"""

from dataclasses import dataclass

from yurt.engine.state import View


@dataclass(frozen=True, slots=True)
class Show:
    """The table. ``points``: what each seat has kept; ``pot``: the points of this turn."""

    points: list[int]
    pot: int
    goal: int


def show(view: View) -> Show:
    facts = view.facts()
    return Show(facts["points"][: view.players], facts["pot"], facts["goal"])
