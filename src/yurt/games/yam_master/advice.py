"""Yam Master's moves as advice: what each is called, in the words of the buttons, and one fact that
speaks for it.

All odds are exact. Dice that are kept are said to be kept for the figure that promises most; its
chance is that of somebody who plays the rest of the turn for this figure alone.
"""

import numpy as np

from yurt.engine.layout import Array, Record
from yurt.engine.odds import odds
from yurt.engine.state import View
from yurt.engine.words import Say, Seat, say
from yurt.games.yam_master.bot import throw_odds, weigh_squares
from yurt.games.yam_master.narrate import figure, values
from yurt.games.yam_master.notation import SQUARE_NAMES
from yurt.games.yam_master.policy import THREES
from yurt.games.yam_master.rules import has_five, open_figures, points
from yurt.games.yam_master.tables import (
    ANNOUNCE,
    BITS,
    DEFI,
    DICE,
    FIGURES,
    FREE,
    HIGH_BITS,
    KEEP,
    KEEPS,
    NO_DICE,
    PASS,
    PLACE,
    PRINTED,
    REMOVE,
    SEC,
    SIZE,
    THROWS,
    YAM,
)

FIXED_NAMES = True

# What people call a chance that is at least so high.
LIKELY = (
    ("sure", 1.0),
    ("very", 0.85),
    ("probably", 0.6),
    ("even", 0.4),
    ("unlikely", 0.1),
    ("hardly", 0.0),
)


def name(move: int, view: Record, seat: int) -> Say:
    """A move as an instruction."""
    if move < REMOVE:
        number = move - PLACE
        return say("advise-place", square=SQUARE_NAMES[number], figure=figure(number))
    if move < PASS:
        return say("advise-remove", square=SQUARE_NAMES[move - REMOVE])
    if move == PASS:
        return say("advise-pass")
    key = "advise-announce" if move >= ANNOUNCE else "advise-keep"
    kept = move - (ANNOUNCE if move >= ANNOUNCE else KEEP)
    if kept == NO_DICE:
        return say(f"{key}-nothing")
    return say(key, dice=values(kept), count=DICE - int(SIZE[kept]))


def why(view: View, move: int, rng: Array) -> Say:
    """One sentence that is true of this position."""
    table = view.record
    if move < REMOVE:
        return why_place(table, move - PLACE)
    if move < PASS:
        return why_remove(table, move - REMOVE)
    if move == PASS:
        return why_pass(view)
    return why_throw(table, move)


def why_place(table: Record, square: int) -> Say:
    """The end of the game, points made, points that the other seat could have made, or lines that
    can still be made."""
    seat = int(table.turn)
    other = Seat(1 - seat)
    own_after = points_with(table, square, seat, seat)
    if five_with(table, square, seat):
        return say("why-five")
    if table.supply[seat] == 1:
        theirs = points_with(table, square, seat, other)
        return say("why-last-token", own=amount(own_after), other=other, most=amount(theirs))
    if five_with(table, square, other):
        return say("why-stops-five", other=other)
    made = own_after - points_with(table, square, FREE, seat)
    stopped = points_with(table, square, other, other) - points_with(table, square, FREE, other)
    if made > 0 and stopped > 0:
        return say("why-makes-and-stops", points=amount(made), other=other, most=amount(stopped))
    if made > 0:
        return say("why-makes", points=amount(made))
    if stopped > 0:
        return say("why-stops", other=other, most=amount(stopped))
    return say("why-lines", count=open_threes(table, square, seat))


def why_remove(table: Record, square: int) -> Say:
    other = Seat(1 - int(table.turn))
    lost = points_with(table, square, other, other) - points_with(table, square, FREE, other)
    if lost > 0:
        return say("why-remove-points", other=other, points=amount(lost))
    return say("why-remove", other=other, count=standing(table, other) - 1)


def why_pass(view: View) -> Say:
    table = view.record
    moves: list[int] = view.moves.tolist()
    if moves == [PASS]:
        return say("why-pass-only")
    if table.supply[table.turn] == 1:
        return say("why-pass-last")
    return say("why-pass", count=int(table.supply[table.turn]))


def why_throw(table: Record, move: int) -> Say:
    """The figure that is worth most by its chance, on its best square."""
    is_announced = bool(table.announced) or move >= ANNOUNCE
    kept = move - (ANNOUNCE if move >= ANNOUNCE else KEEP)
    left = THROWS - int(table.throws)
    worth = weigh_squares(table, int(table.turn))
    free = np.flatnonzero(table.board == FREE).tolist()
    chances = {
        square: chance_of(sets_for(table, PRINTED[square], is_announced), kept, left)
        for square in free
    }
    targets = [square for square in free if chances[square] > 0]
    # Whoever throws again wants something else than what lies there already.
    others = [square for square in targets if not open_figures(table) & BITS[square]]
    if not targets:
        return why_throw_yam(table, kept, left)
    best = max(others or targets, key=lambda square: (chances[square] * worth[square], -square))
    key = "why-throw-once" if left == 1 else "why-throw"
    return say(key, figure=figure(best), square=SQUARE_NAMES[best], likely=likely(chances[best]))


def why_throw_yam(table: Record, kept: int, left: int) -> Say:
    """No free square takes what the dice can still make: there is only the Predator (YAM-12)."""
    other = Seat(1 - int(table.turn))
    chance = chance_of((FIGURES[table.strict_full] >> YAM & 1) == 1, kept, left)
    if standing(table, other) > 0 and chance > 0:
        return say("why-throw-predator", other=other, likely=likely(chance))
    return say("why-throw-nothing")


def likely(chance: float) -> Say:
    """A chance in plain words, with its odds."""
    how = next(word for word, least in LIKELY if chance >= least)
    return say("likely", how=how, odds=odds(chance))


def sets_for(table: Record, kind: int, is_announced: bool) -> Array:
    """Which five dice open a square of this kind on the second or third throw."""
    figures = FIGURES[table.strict_full]
    is_won = figures & HIGH_BITS != 0
    if kind == DEFI:
        return is_won if is_announced else np.zeros_like(is_won)
    if kind == SEC or (is_announced and table.defi_only):
        return np.zeros_like(is_won)
    opens: Array = figures >> kind & 1 == 1
    return opens & is_won if is_announced else opens


def chance_of(made: Array, kept: int, left: int) -> float:
    """How likely one of these sets of five dice comes up in so many throws, of which the first
    keeps these dice, when the others keep what is best for it."""
    expected: Array = throw_odds() @ made
    for _ in range(left - 1):
        expected = throw_odds() @ np.maximum(made, expected[KEEPS].max(axis=1))
    # Sums of odds are off by a hair, and what is sure shall be called so.
    return round(float(expected[kept]), 9)


def points_with(table: Record, square: int, token: int, seat: int) -> int:
    """The points of a seat if this stood on a square."""
    after = table.copy()
    after.board[square] = token
    return int(points(after, int(seat)))


def five_with(table: Record, square: int, seat: int) -> bool:
    after = table.copy()
    after.board[square] = seat
    return bool(has_five(after, int(seat)))


def open_threes(table: Record, square: int, seat: int) -> int:
    """How many stretches of three squares through this one hold no token of the other seat."""
    through = THREES[np.equal(THREES, square).any(axis=1)]
    return int((table.board[through] != 1 - seat).all(axis=1).sum())


def standing(table: Record, seat: int) -> int:
    """How many tokens of a seat stand on the board."""
    return int((table.board == seat).sum())


def amount(count: int) -> Say:
    return say("points", count=count)
