"""Demo's moves as advice: what each is called, and one fact that speaks for it."""

from yurt.engine.layout import Array, Record
from yurt.engine.odds import odds
from yurt.engine.state import View
from yurt.engine.words import Say, say
from yurt.games.demo.tables import ROLL


def name(move: int, view: Record, seat: int) -> Say:
    """A move as an instruction."""
    return say("advise-roll" if move == ROLL else "advise-stop")


def why(view: View, move: int, rng: Array) -> Say:
    """One sentence that is true of this position."""
    if move == ROLL:
        return say("why-roll", odds=odds(5 / 6))
    return say("why-stop", points=int(view.record.pot))
