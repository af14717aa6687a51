"""A sensible player of YAKI: lays what it remembers, a few squares ahead, or tries its luck."""

import numpy as np

from yurt.engine.chance import below
from yurt.engine.layout import Array, Record
from yurt.engine.state import View
from yurt.games.yaki.tables import FITS, FLIP, NONE, NUMBERS, PLAIN, STOP, TROPHY

# How many remembered tokens in a row the bot thinks ahead, and what a trophy within reach is worth.
AHEAD = 3
WON = 100.0
# What it is worth, where nothing fits, to miss so that a wanted token comes back, to stop, and to
# show the others a token that nobody has seen; to miss without any use is worth nothing.
MISS_WANTED = 0.02
STOPPING = 0.01
UNSEEN = -1.0
# The table as lists, which plain Python reads faster.
FOLLOWS = FITS.tolist()


class Mind:
    """What the seat on turn remembers of this round, as plain lists."""

    def __init__(self, view: Record, seat: int) -> None:
        self.path = view.paths[view.board[seat]].tolist()
        self.square = int(view.square[seat])
        self.token = int(view.token[view.place[seat]]) if self.square != NONE else NONE
        self.unseen = view.unseen.nonzero()[0].tolist()
        self.behind = [int(view.token[place]) for place in view.trail[seat] if place != NONE]
        lying: list[int] = view.lying.nonzero()[0].tolist()
        # Places by the tokens known to lie there, and the places nobody has looked at.
        self.known = {int(view.token[place]): place for place in lying if view.token[place] != NONE}
        self.fresh = [place for place in lying if view.token[place] == NONE]

    def fits(self, ahead: int, square: int, token: int) -> bool:
        """Whether a token can follow the most advanced one, which is on this square."""
        wanted = self.path[square + 1]
        is_wanted = wanted >= PLAIN or wanted == token // NUMBERS
        return square == NONE or bool(is_wanted and FOLLOWS[ahead][token])

    def has_wanted_behind(self) -> bool:
        """Whether a token of the own path would fit, if a miss brought it back (YAKI-12)."""
        return any(self.fits(self.token, self.square, token) for token in self.behind)

    def luck(self, ahead: int, square: int) -> float:
        """The share of the unseen tokens that would fit."""
        fitting = sum(self.fits(ahead, square, token) for token in self.unseen)
        return fitting / max(1, len(self.unseen))

    def worth(self, token: int, square: int, used: frozenset[int], depth: int) -> float:
        """How far remembered tokens lead on after this one is laid on this square."""
        if self.path[square] == TROPHY:
            return WON
        used |= {token}
        onward = [
            other for other in self.known if other not in used and self.fits(token, square, other)
        ]
        if not onward:
            return self.luck(token, square)
        if depth == 0:
            return 1.0
        return 1.0 + max(self.worth(other, square + 1, used, depth - 1) for other in onward)


def rank(view: View) -> Array:
    """What each legal move seems worth: how far a remembered token leads, or how likely an unseen
    one fits. Where nothing fits, to stop shows the others nothing."""
    mind = Mind(view.record, view.holder)
    square = mind.square
    luck = mind.luck(mind.token, square)
    # What lies behind on the path may be wanted back.
    missing = MISS_WANTED if mind.has_wanted_behind() else 0.0
    worths = {STOP: STOPPING}
    worths |= {FLIP + place: luck if luck > 0 else UNSEEN for place in mind.fresh}
    for token, place in mind.known.items():
        is_fitting = mind.fits(mind.token, square, token)
        worths[FLIP + place] = missing
        if is_fitting:
            worths[FLIP + place] = 1.0 + mind.worth(token, square + 1, frozenset(), AHEAD)
    return np.array([worths[move] for move in view.moves.tolist()])


def choose(view: View, rng: Array) -> int:
    """A legal move, from the view alone."""
    seat = view.holder
    mind = Mind(view.record, seat)
    square = mind.square
    fitting = [token for token in mind.known if mind.fits(mind.token, square, token)]
    if fitting:
        best = max(fitting, key=lambda token: mind.worth(token, square + 1, frozenset(), AHEAD))
        return FLIP + mind.known[best]
    if mind.fresh and mind.luck(mind.token, square) > 0:
        return FLIP + mind.fresh[below(rng, len(mind.fresh))]
    # Nothing can fit: end the turn without showing the others a new token.
    places = list(mind.known.values()) or mind.fresh
    if STOP in view.moves and not (mind.known and mind.has_wanted_behind()):
        return STOP
    return FLIP + places[below(rng, len(places))]
