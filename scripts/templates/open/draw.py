"""The table as text, for the terminal and the rule tests."""

from collections.abc import Sequence

from yurt.engine.layout import Record
from yurt.engine.words import Words, say
from yurt.games.demo.tables import OVER


def draw(view: Record, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Seats with a mark at whoever is on turn, their points, and those of this turn.

    > 0 Ann  12 of 20
      1 Bob  9 of 20
    This turn: 5
    """
    lines = []
    width = max(len(name) for name in names)
    for other in range(view.players):
        mark = ">" if other == view.turn and view.phase != OVER else " "
        kept = say("drawn-seat", points=int(view.points[other]), goal=int(view.goal))
        lines.append(f"{mark} {other} {names[other]:<{width}}  {words.put(kept)}")
    lines.append(words.put(say("drawn-pot", points=int(view.pot))))
    return "\n".join(lines)
