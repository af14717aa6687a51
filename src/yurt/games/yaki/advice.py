"""YAKI's moves as advice: what each is called, and one fact that speaks for it.

What is said follows from the view. YAKI-18: a person's view is first made one in which nobody has
looked at any token that lies face down (``for_people``), so advice remembers nothing for people.
"""

from yurt.engine.fields import Fields
from yurt.engine.layout import Array, Record
from yurt.engine.odds import odds
from yurt.engine.state import View
from yurt.engine.words import Say, say
from yurt.games.yaki.narrate import token
from yurt.games.yaki.rules import fits
from yurt.games.yaki.tables import FLIP, KINDS, NONE, PLACES, STOP, TROPHY

FIXED_NAMES = True


def name(move: int, view: Record, seat: int) -> Say:
    """A move as an instruction."""
    return say("advise-stop") if move == STOP else say("advise-flip", place=move - FLIP + 1)


def headline(move: int, view: Record, seat: int) -> Say:
    """Where nobody knows anything, one place is as good as another."""
    is_any = move != STOP and not remembered(view)
    return say("advise-any") if is_any else name(move, view, seat)


def why(view: View, move: int, rng: Array) -> Say:
    """One sentence that is true of this position."""
    table, seat = view.record, view.holder
    unseen = [kind for kind in range(KINDS) if table.unseen[kind]]
    fitting = sum(bool(fits(table, seat, kind)) for kind in unseen)
    if move == STOP:
        return why_stop(table, seat)
    known = int(table.token[move - FLIP])
    if known != NONE:
        return say("why-fits" if fits(table, seat, known) else "why-misses", token=token(known))
    if table.square[seat] == NONE:
        return say("why-start")
    wins = table.paths[table.board[seat], table.square[seat] + 1] == TROPHY
    key = "why-trophy" if wins else "why-seen" if remembered(table) else "why-hidden"
    return say(key, fitting=fitting, count=len(unseen), odds=odds(fitting / len(unseen)))


def why_stop(table: Record, seat: int) -> Say:
    """YAKI-12: whoever misses keeps the most advanced token too, but shows one more."""
    unseen = [kind for kind in range(KINDS) if table.unseen[kind]]
    known = [int(table.token[place]) for place in remembered(table)]
    fitting = sum(bool(fits(table, seat, kind)) for kind in unseen + known)
    return say("why-stop", fitting=fitting, count=len(unseen + known))


def remembered(table: Record) -> list[int]:
    """The places with a token that lies face down and was seen."""
    return [place for place in range(PLACES) if table.lying[place] and table.token[place] != NONE]


def for_people(view: View) -> View:
    """The view of somebody who has forgotten every token that lies face down (YAKI-18)."""
    record = view.record.copy()
    for place in remembered(record):
        record.unseen[record.token[place]] = 1
        record.unseen_count += 1
        record.token[place] = NONE
    fields = Fields(view.game.kernels.restored(bytes(record.tobytes())))
    return View(view.game, view.terms, fields, view.actor, view.seat, ())
