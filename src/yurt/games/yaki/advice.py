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


# How good a chance is in plain words, each from the share on that it begins with.
LIKELY = ((1.0, "sure"), (0.85, "very-likely"), (0.6, "probably"), (0.4, "even"), (0.0, "unlikely"))


def headline(move: int, view: Record, seat: int) -> Say:
    """Where nobody knows anything, one place is as good as another: what counts is how likely it is
    that a token fits."""
    if move == STOP or remembered(view):
        return name(move, view, seat)
    if view.square[seat] == NONE:
        return say("advise-any")
    fitting, count = fitting_unseen(view, seat)
    return say("advise-blind", likely=likely(fitting / count))


def likely(share: float) -> str:
    """A chance in plain words; the figures are told beside it."""
    if share == 0:
        return "no"
    return next(word for least, word in LIKELY if share >= least)


def fitting_unseen(table: Record, seat: int) -> tuple[int, int]:
    """How many of the tokens that nobody has seen fit, and how many there are."""
    unseen = [kind for kind in range(KINDS) if table.unseen[kind]]
    return sum(bool(fits(table, seat, kind)) for kind in unseen), len(unseen)


def why(view: View, move: int, rng: Array) -> Say:
    """One sentence that is true of this position."""
    table, seat = view.record, view.holder
    if move == STOP:
        return why_stop(table, seat)
    known = int(table.token[move - FLIP])
    if known != NONE:
        return say("why-fits" if fits(table, seat, known) else "why-misses", token=token(known))
    if table.square[seat] == NONE:
        return say("why-start")
    wins = table.paths[table.board[seat], table.square[seat] + 1] == TROPHY
    key = "why-trophy" if wins else "why-seen" if remembered(table) else "why-hidden"
    fitting, count = fitting_unseen(table, seat)
    return say(key, fitting=fitting, count=count, odds=odds(fitting / count))


def why_stop(table: Record, seat: int) -> Say:
    """YAKI-12: whoever misses keeps the most advanced token too, but shows one more."""
    fitting, count = fitting_unseen(table, seat)
    known = [int(table.token[place]) for place in remembered(table)]
    fitting += sum(bool(fits(table, seat, kind)) for kind in known)
    return say("why-stop", fitting=fitting, count=count + len(known))


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
