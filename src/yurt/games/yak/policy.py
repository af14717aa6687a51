"""What a search knows of YAK: how people doubt, claim and play, as far as they can know.

Whoever decides looks at the own hand and the own cards of the pile. An unknown card counts what
it counts on average, and a little more for the species that is claimed.
"""

import math

import numpy as np

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.yak.bluff import PLANS, draw_plan, find_plans
from yurt.games.yak.chances import KNOWN
from yurt.games.yak.learned import LEARNED
from yurt.games.yak.rules import guess, player_of
from yurt.games.yak.tables import (
    BANG,
    CHALLENGE,
    CLAIM,
    CLAIM_DUE,
    COPIES,
    CREATURES,
    FACE_DOWN,
    KINDS,
    LAST_WORD,
    NO_CLAIM,
    ONE,
    SPECIES,
    STOP,
    TURN,
    VALUES,
    WILD_2,
)

# Events of a game that is played on (a pile or two), and events a second of a search on one core.
HORIZON = 100
RATE = 6_000_000
# How much more than usual each level misjudges: with many players the levels were too close.
HAZE = (1.3, 3.0, 2.6, 2.8, 1.0)
# One move of so many is any move.
ODDLY = 24
# One move of so many is what was learned. With all of them the search played worse: 0.31 of the
# win against the rule of thumb alone, in 80 games for two.
LEARNEDLY = 4
# What an unknown card counts on average for a species, in hundredths; for all creatures with a "!".
AVERAGE = 45
AVERAGE_BANG = 157
# What people are taken to add to it when they claim a species: with each card, and with the last.
MEANT = 15
MEANT_LAST = 60
# Cards that a pile has on average, and what makes a logistic curve like a normal one.
PILE = 5
# How much a card less counts for winning, for two players to six; fitted to games that were played
# on by ``prefer`` from where a pile begins.
STEEPNESS = (2.0, 3.0, 4.0, 5.5, 7.5)
# A claim is doubted if it is about so much higher than what is expected, in hundredths.
EXCESS = 20
EXCESS_SPREAD = 160


@kernel
def prefer(s: Record, moves: Array, count: int, rng: Array) -> int:
    if below(rng, ODDLY) == 0:
        return below(rng, min(count, KINDS))
    if below(rng, LEARNEDLY) == 0:
        return prefer_learned(s, moves, count, rng)
    if s.phase == CLAIM_DUE:
        return prefer_claim(s, moves, count, rng)
    if s.phase == LAST_WORD:
        return 0 if is_doubted(s, rng) else 1
    if moves[count - 1] == CHALLENGE and (count == 1 or is_doubted(s, rng)):
        return count - 1
    return prefer_card(s, moves, count, rng)


@kernel
def prefer_learned(s: Record, moves: Array, count: int, rng: Array) -> int:
    """A plan as often as training found it best (``bluff.py``)."""
    if count == 1:
        return 0
    known = np.empty(KNOWN, dtype=np.int64)
    places = np.empty(PLANS, dtype=np.int64)
    row = find_plans(s, moves, count, known, places)
    return int(places[draw_plan(LEARNED[row], places, rng)])


@kernel
def is_doubted(s: Record, rng: Array) -> bool:
    number = int(s.claim) // SPECIES + 1
    found = expected(s, int(s.turn), int(s.claim) % SPECIES, MEANT_LAST)
    return found + EXCESS + below(rng, EXCESS_SPREAD) - EXCESS_SPREAD // 2 < 100 * number


@kernel
def expected(s: Record, seat: int, species: int, meant_last: int) -> int:
    """What a seat expects the pile to count, in hundredths."""
    known = 0
    creatures = 0
    unknown = 0
    bangs = 0
    ones = 0
    stops = 0
    for place in range(s.pile_size):
        if player_of(s, place) != seat:
            unknown += 1
            continue
        kind = int(s.pile[place])
        bangs += kind == BANG
        ones += kind == ONE
        stops += kind == STOP
        if kind <= WILD_2:
            creatures += int(VALUES[kind])
            if kind >= CREATURES or kind // 3 == species:
                known += int(VALUES[kind])
    total = 100 * known + (AVERAGE + MEANT) * unknown + (meant_last if unknown > 0 else 0)
    if stops % 2 == 0:
        if bangs > 0:
            total = 80 * creatures + AVERAGE_BANG * unknown
        if ones > 0:
            total = total * 3 // 5
    return total


@kernel
def prefer_claim(s: Record, moves: Array, count: int, rng: Array) -> int:
    """The likeliest of the lowest claims of each species; now and then one higher."""
    best = 0
    highest = -100_000
    for place in range(min(count, SPECIES)):
        claim = int(moves[place]) - CLAIM
        worth = expected(s, int(s.turn), claim % SPECIES, 0) - 100 * (claim // SPECIES + 1)
        worth += below(rng, 60)
        if worth > highest:
            highest = worth
            best = place
    if count > best + SPECIES and below(rng, 8) == 0:
        best += SPECIES
    return best


@kernel
def prefer_card(s: Record, moves: Array, count: int, rng: Array) -> int:
    """A card of the species the hand has most of, or of the one claimed: it makes claims true."""
    hand = s.hands[s.turn]
    claimed = int(s.claim) % SPECIES if s.claim != NO_CLAIM else -1
    best = 0
    highest = -1
    for place in range(count):
        kind = int(moves[place])
        if kind == CHALLENGE:
            continue
        worth = 20
        if kind < CREATURES:
            species = kind // 3
            worth = 10 * (int(hand[3 * species]) + hand[3 * species + 1] + hand[3 * species + 2])
            worth += 20 if species == claimed else 0
        worth += 2 * int(VALUES[kind]) + below(rng, 12)
        if worth > highest:
            highest = worth
            best = place
    return best


@kernel
def paused(s: Record) -> bool:
    """Where a pile begins only the cards taken count: nobody is about to take any."""
    return bool(s.phase == TURN and s.pile_size == 0)


@kernel
def judge(s: Record, players: int, points: Array, shares: Array) -> None:
    """By the cards taken: each pile to come changes the lead by as many cards as it has, so what
    is left to play for decides how much a lead is worth."""
    left = int(s.deck_size) + int(s.pile_size)
    for seat in range(players):
        left += int(s.held[seat])
    steepness = STEEPNESS[players - 2] / math.sqrt(PILE * (left + 1))
    total = 0.0
    for seat in range(players):
        shares[seat] = math.exp(-steepness * s.taken[seat])
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@kernel
def imagine(view: Record, seat: int, rng: Array, s: Record) -> None:
    """In half of the worlds the last card is of the species claimed: people like to play what they
    claim."""
    last = int(view.pile_size) - 1
    if last >= 0 and view.pile[last] == FACE_DOWN and below(rng, 2) == 1:
        # Then all else is guessed as if that card lay face up. ``guess`` reads before it writes.
        s.pile[last] = draw_fitting(view, seat, rng)
        guess(s, seat, rng, s)
    else:
        guess(view, seat, rng, s)


@kernel
def draw_fitting(view: Record, seat: int, rng: Array) -> int:
    """A card that counts for the claim, as likely each of those that the seat cannot see; FACE_DOWN
    if there is none."""
    first = 3 * (int(view.claim) % SPECIES)
    fitting = 0
    for kind in range(WILD_2 + 1):
        fitting += unseen(view, seat, kind) if fits_claim(kind, first) else 0
    if fitting == 0:
        return FACE_DOWN
    number = below(rng, fitting)
    kind = 0
    while True:
        if fits_claim(kind, first):
            number -= unseen(view, seat, kind)
            if number < 0:
                return kind
        kind += 1


@kernel
def unseen(view: Record, seat: int, kind: int) -> int:
    """How many cards of a kind the seat cannot see."""
    count = COPIES[kind] - int(view.hands[seat, kind])
    for place in range(view.turned_size):
        count -= view.turned[place] == kind
    for place in range(view.pile_size):
        count -= view.pile[place] == kind
    return count


@kernel
def fits_claim(kind: int, first: int) -> bool:
    """Whether a card counts for the species whose first kind this is."""
    return first <= kind < first + 3 or CREATURES <= kind <= WILD_2
