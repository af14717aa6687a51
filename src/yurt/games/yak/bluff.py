"""Plans of YAK, and the rows of what was learned about them (``train.py``, ``learned.py``).

On its turn a seat doubts or plays one of a few kinds of card, and claims in one of a few ways.
How often it should do which is learned for each row: positions that look alike in what counts.

Rows of a turn      chance of the standing claim, best chance after a card of one's own, cards in
                    the pile, players
Rows of a claim     chance of the likeliest claim, of the lowest one, of one for the card just
                    played, cards in the pile, players

A plan that a position does not offer has the place NO_PLACE.
"""

import numpy as np

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.yak.chances import SURE, chance_of, know, lowest_number
from yurt.games.yak.tables import (
    BANG,
    CLAIM,
    CLAIM_DUE,
    CREATURES,
    HIGHEST,
    LAST_WORD,
    NO_CLAIM,
    ONE,
    SPECIES,
    STOP,
    VALUES,
    WILD_2,
)

# What a turn can be: doubt the claim; the card that makes a claim likeliest (at the last word: let
# the claim stand), or one for another species; the highest card of the species claimed; the card
# that helps least; a wild card or a special.
DOUBT, SUPPORT, RIVAL, FOLLOW, DISCARD, WILD, TURN_BANG, TURN_ONE, TURN_STOP = range(9)
# What a claim can be: the likeliest, the lowest, one for the card just played, one for the species
# that was claimed; the likeliest one and one or two more.
LIKELY, LOWEST, MATCHING, STAYING, HIGHER, MUCH_HIGHER = range(6)
PLANS = 9
NO_PLACE = -1

# Where one row ends and the next begins: chances in thousandths, and cards in the pile.
CHANCES_FINE = np.array([20, 80, 160, 260, 370, 480, 600, 720, 850, 950], dtype=np.int64)
CHANCES = np.array([50, 150, 270, 400, 530, 660, 800, 930], dtype=np.int64)
CHANCES_ROUGH = np.array([150, 400, 700], dtype=np.int64)
CARDS = np.array([1, 2, 3, 4, 5, 7, 10], dtype=np.int64)
FINE = len(CHANCES_FINE) + 1
MIDDLE = len(CHANCES) + 1
ROUGH = len(CHANCES_ROUGH) + 1
PILES = len(CARDS) + 1
TABLES = 3
TURN_ROWS = FINE * MIDDLE * PILES * TABLES
ROWS = TURN_ROWS + MIDDLE * ROUGH * (ROUGH + 1) * PILES * TABLES


@kernel
def step_of(number: int, ends: Array) -> int:
    """How many of the steps a number has passed."""
    step = 0
    while step < len(ends) and number >= ends[step]:
        step += 1
    return step


@kernel
def table_size(players: int) -> int:
    """Two, three or four, five or six players."""
    return (players - 1) // 2


@kernel
def find_plans(s: Record, moves: Array, count: int, known: Array, places: Array) -> int:
    """The row of a position, and the place among the moves of each plan."""
    if s.phase == CLAIM_DUE:
        return TURN_ROWS + find_claim(s, moves, count, known, places)
    return find_turn(s, moves, count, known, places)


@kernel
def find_turn(s: Record, moves: Array, count: int, known: Array, places: Array) -> int:
    """As ``find_plans``, where there is a card to play or a claim to doubt."""
    seat = int(s.turn)
    claim = int(s.claim)
    know(s, seat, known)
    places[:] = NO_PLACE
    likely = 0
    if claim != NO_CLAIM:
        likely = chance_of(known, claim % SPECIES, claim // SPECIES + 1, 0)
        places[DOUBT] = 0 if s.phase == LAST_WORD else count - 1
    best = 0
    if s.phase == LAST_WORD:
        places[SUPPORT] = 1
    else:
        best = find_cards(s, moves, count, known, places)
    row = step_of(likely, CHANCES_FINE) * MIDDLE + step_of(best, CHANCES)
    row = row * PILES + step_of(int(s.pile_size), CARDS)
    return row * TABLES + table_size(int(s.players))


@kernel
def find_cards(s: Record, moves: Array, count: int, known: Array, places: Array) -> int:
    """The place of each plan that plays a card; the best chance that a claim has then."""
    highest = -1
    second = -1
    chances = -1
    claim = int(s.claim)
    least = 100
    for place in range(count):
        kind = int(moves[place])
        if kind >= CREATURES:
            place_special(kind, place, places)
            continue
        species = kind // 3
        hand = s.hands[s.turn]
        use = 4 * int(hand[3 * species] + hand[3 * species + 1] + hand[3 * species + 2])
        use += int(VALUES[kind]) + (8 if claim != NO_CLAIM and claim % SPECIES == species else 0)
        if use < least:
            least = use
            places[DISCARD] = place
        number = lowest_number(claim, species)
        chance = chance_of(known, species, number, int(VALUES[kind])) if number <= HIGHEST else 0
        # Of equal chances the species that the hand has more of.
        worth = 64 * chance + use
        if worth > highest:
            if chances >= 0 and int(moves[places[SUPPORT]]) // 3 != species:
                second = highest
                places[RIVAL] = places[SUPPORT]
            highest = worth
            chances = chance
            places[SUPPORT] = place
        elif worth > second and int(moves[places[SUPPORT]]) // 3 != species:
            second = worth
            places[RIVAL] = place
        if claim != NO_CLAIM and claim % SPECIES == species:
            # Kinds rise with their value.
            places[FOLLOW] = place
    return min(SURE, max(chances, best_without(claim, known)))


@kernel
def best_without(claim: int, known: Array) -> int:
    """The best chance of a claim after a card that does not count for it."""
    best = 0
    for species in range(SPECIES):
        number = lowest_number(claim, species)
        if number <= HIGHEST:
            best = max(best, chance_of(known, species, number, 0))
    return best


@kernel
def place_special(kind: int, place: int, places: Array) -> None:
    if kind <= WILD_2:
        places[WILD] = place
    elif kind == BANG:
        places[TURN_BANG] = place
    elif kind == ONE:
        places[TURN_ONE] = place
    elif kind == STOP:
        places[TURN_STOP] = place


@kernel
def find_claim(s: Record, moves: Array, count: int, known: Array, places: Array) -> int:
    """As ``find_plans``, where a claim is due; its rows are counted from 0."""
    know(s, int(s.turn), known)
    places[:] = NO_PLACE
    claim = int(s.claim)
    last = int(s.pile[s.pile_size - 1])
    likely = -1
    matching = 0
    lowest = 0
    for place in range(min(count, SPECIES)):
        species = (int(moves[place]) - CLAIM) % SPECIES
        number = (int(moves[place]) - CLAIM) // SPECIES + 1
        chance = chance_of(known, species, number, 0)
        if chance > likely:
            likely = chance
            places[LIKELY] = place
        if place == 0:
            lowest = chance
            places[LOWEST] = place
        if last < CREATURES and species == last // 3:
            matching = 1 + step_of(chance, CHANCES_ROUGH)
            places[MATCHING] = place
        if claim != NO_CLAIM and species == claim % SPECIES:
            places[STAYING] = place
    if places[LIKELY] + SPECIES < count:
        places[HIGHER] = places[LIKELY] + SPECIES
    if places[LIKELY] + 2 * SPECIES < count:
        places[MUCH_HIGHER] = places[LIKELY] + 2 * SPECIES
    row = step_of(likely, CHANCES) * ROUGH + step_of(lowest, CHANCES_ROUGH)
    row = row * (ROUGH + 1) + matching
    row = row * PILES + step_of(int(s.pile_size) - 1, CARDS)
    return row * TABLES + table_size(int(s.players))


@kernel
def draw_plan(weights: Array, places: Array, rng: Array) -> int:
    """A plan that is offered, by its weight; any of them if none has weight."""
    total = 0
    offered = 0
    for plan in range(PLANS):
        if places[plan] != NO_PLACE:
            total += int(weights[plan])
            offered += 1
    number = below(rng, total if total > 0 else offered)
    plan = 0
    while True:
        if places[plan] != NO_PLACE:
            number -= int(weights[plan]) if total > 0 else 1
            if number < 0:
                return plan
        plan += 1
