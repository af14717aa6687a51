"""What a search knows of YAKI: how games are played on, what a lead is worth, what is forgotten.

A token that fits and is remembered is turned up, best one that others follow; else a place that
nobody has looked at, as long as something could fit.
"""

import math
from typing import TYPE_CHECKING

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.yaki.rules import fits
from yurt.games.yaki.tables import FITS, FLIP, KINDS, NONE, NUMBERS, PLACES, PLAIN, STOP, TROPHY

if TYPE_CHECKING:
    from yurt.engine.state import View

# Events of a game that is played on, and events a second of a search on one core.
HORIZON = 60
RATE = 5_000_000
# One move of so many is any move.
ODDLY = 16
# What a trophy is worth beside half a path, and how much a lead decides.
PATH_WORTH = 0.6
LEAD = 1.4
# How many tokens that lie face down are still remembered, from level 1 on; level 5 forgets nothing.
MEMORY = (1, 3, 5, 6)


@kernel
def prefer(s: Record, moves: Array, count: int, rng: Array) -> int:
    seat = int(s.turn)
    best = -1
    highest = -1
    fresh = -1
    odd = below(rng, count) if below(rng, ODDLY) == 0 else -1
    for place in range(count):
        move = int(moves[place])
        if move == STOP:
            continue
        token = int(s.token[move - FLIP])
        if token == NONE:
            # Nobody knows what lies there, so one such place is as good as another.
            if fresh < 0:
                fresh = place
            if odd == place:
                return fresh
        elif fits(s, seat, token):
            worth = 4 * followers(s, seat, token) + below(rng, 4)
            if worth > highest:
                highest = worth
                best = place
    if odd >= 0:
        return odd
    if best >= 0:
        return best
    if fresh >= 0 and may_fit(s, seat):
        return fresh
    # Nothing can fit: end the turn without showing the others a new token.
    return count - 1 if moves[count - 1] == STOP or fresh < 0 else below(rng, count)


@kernel
def followers(s: Record, seat: int, token: int) -> int:
    """How many remembered tokens could follow this one on the path; all for a trophy."""
    path = s.paths[s.board[seat]]
    square = int(s.square[seat]) + 1
    if path[square] == TROPHY:
        return KINDS
    wanted = int(path[square + 1])
    found = 0
    for place in range(PLACES):
        other = int(s.token[place])
        if s.lying[place] == 1 and other != NONE and other != token and FITS[token, other] == 1:
            found += wanted >= PLAIN or wanted == other // NUMBERS
    return found


@kernel
def may_fit(s: Record, seat: int) -> bool:
    """Whether any token that was not seen yet would fit."""
    token = 0
    while token < KINDS and not (s.unseen[token] == 1 and fits(s, seat, token)):
        token += 1
    return token < KINDS


@kernel
def judge(s: Record, players: int, points: Array, shares: Array) -> None:
    """By trophies, and by how far each seat is on its path."""
    total = 0.0
    for seat in range(players):
        path = s.paths[s.board[seat]]
        length = 0
        while path[length] != TROPHY:
            length += 1
        ahead = s.trophies[seat] + PATH_WORTH * (s.square[seat] + 1) / (length + 1)
        shares[seat] = math.exp(LEAD * ahead)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


def forget(view: "View", level: int, rng: Array) -> Record:
    """The record as somebody knows it who remembers only the tokens that were turned up last."""
    record = view.record.copy()
    if level > len(MEMORY):
        return record
    flips = [event - FLIP for actor, event in view.log if actor >= 0 and event != STOP]
    recent = list(dict.fromkeys(reversed(flips)))
    lying = [
        place for place in range(PLACES) if record.lying[place] and record.token[place] != NONE
    ]
    # Places that the log does not tell of come last.
    lying.sort(key=lambda place: recent.index(place) if place in recent else PLACES)
    for place in lying[MEMORY[level - 1] :]:
        record.unseen[record.token[place]] = 1
        record.unseen_count += 1
        record.token[place] = NONE
    return record
