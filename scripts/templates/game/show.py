"""The table as the browser gets it: what a seat sees, and its legal moves in short.

A move is written ``roll`` and ``stop``.
"""

from dataclasses import dataclass

from yurt.engine.state import View
from yurt.games.demo.tables import OVER, ROLL, STOP


@dataclass(frozen=True, slots=True)
class Choices:
    """What this seat can do now; nothing if it is not its turn."""

    may_roll: bool
    may_stop: bool


@dataclass(frozen=True, slots=True)
class Show:
    """The table. ``points``: what each seat has kept; ``pot``: the points of this turn."""

    turn: int | None
    points: list[int]
    pot: int
    goal: int
    choices: Choices


def show(view: View) -> Show:
    facts = view.facts()
    moves = view.moves.tolist()
    return Show(
        turn=None if facts["phase"] == OVER else facts["turn"],
        points=facts["points"][: view.players],
        pot=facts["pot"],
        goal=facts["goal"],
        choices=Choices(ROLL in moves, STOP in moves),
    )
