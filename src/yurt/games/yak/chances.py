"""How likely a claim of YAK is true, for a seat that knows some cards of the pile.

The cards that it does not know are taken as drawn from the whole deck, each by itself; then the
odds are exact, all specials included. They are looked up, in thousandths, because a search asks for
them at every move.

What a seat knows of the pile (``know``)
    0 … 4        what the known cards count for each species, wild cards included
    5 … 9        how many known cards count for it
    10, 11       the same two for all species together, as a "!" has it
    12, 13, 14   1 for a known "!", a known "1", an odd number of known stop cards
    15           cards that it does not know
"""

import numpy as np

from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.yak.rules import player_of
from yurt.games.yak.tables import (
    BANG,
    COPIES,
    CREATURES,
    KINDS,
    NO_CLAIM,
    ONE,
    SPECIES,
    STOP,
    VALUES,
    WILD_2,
)

COUNTS = SPECIES
ALL_SUM = 2 * SPECIES
ALL_COUNT = ALL_SUM + 1
HAS_BANG = ALL_SUM + 2
HAS_ONE = ALL_SUM + 3
IS_STOPPED = ALL_SUM + 4
UNKNOWN = ALL_SUM + 5
KNOWN = ALL_SUM + 6
# Of more unknown cards and larger claims than these the odds are those of these.
MOST_UNKNOWN = 16
MOST_NEEDED = 28
SURE = 1000
# How a pile counts: as it is, with "!", with "1", with both.
WAYS = 4
# The specials of a pile: 4 for an odd number of stop cards, 2 for a "!", 1 for a "1".
SPECIALS = 8


def way_of(specials: int) -> int:
    """YAK-15: an odd number of stop cards voids the others."""
    return 0 if specials >= 4 else (specials & 2) // 2 + 2 * (specials & 1)


def special_of(kind: int) -> int:
    return {STOP: 4, BANG: 2, ONE: 1}.get(kind, 0)


def together(specials: int, others: int) -> int:
    return ((specials ^ others) & 4) | ((specials | others) & 3)


def worth_of(kind: int, species: int, way: int) -> int:
    """What a card counts for a species (YAK-12 to YAK-14)."""
    counts = kind <= WILD_2 and (kind >= CREATURES or kind // 3 == species or way in (1, 3))
    return int(counts) * (1 if way >= 2 else int(VALUES[kind]))


def piles_of(species: int, way: int) -> Array:
    """[unknown cards, specials among them, what they count]: how likely, if they count this way."""
    found = np.zeros((MOST_UNKNOWN + 1, SPECIALS, 3 * MOST_UNKNOWN + 1))
    found[0, 0, 0] = 1.0
    kinds: dict[tuple[int, int], int] = {}
    for kind in range(KINDS):
        alike = (special_of(kind), worth_of(kind, species, way))
        kinds[alike] = kinds.get(alike, 0) + COPIES[kind]
    for cards in range(MOST_UNKNOWN):
        for (special, worth), copies in kinds.items():
            share = copies / sum(COPIES)
            for specials in range(SPECIALS):
                target = found[cards + 1, together(specials, special)]
                target[worth:] += share * found[cards, specials, : target.size - worth]
    return found


def make_odds() -> Array:
    """[species, known specials, way, unknown cards, needed of them]: how likely the pile counts
    this way and the unknown cards count as much as needed, in thousandths."""
    odds = np.zeros((SPECIES, SPECIALS, WAYS, MOST_UNKNOWN + 1, MOST_NEEDED + 1))
    for species in range(SPECIES):
        for way in range(WAYS):
            piles = piles_of(species, way)
            # At least so much, instead of exactly.
            piles = piles[:, :, ::-1].cumsum(axis=2)[:, :, ::-1]
            for known in range(SPECIALS):
                for specials in range(SPECIALS):
                    if way_of(together(known, specials)) == way:
                        odds[species, known, way] += piles[:, specials, : MOST_NEEDED + 1]
    return np.round(SURE * odds).astype(np.int16)


ODDS = make_odds()


@kernel
def know(s: Record, seat: int, known: Array) -> None:
    """Of the pile, what this seat knows."""
    known[:] = 0
    for place in range(s.pile_size):
        if player_of(s, place) == seat:
            add_known(known, int(s.pile[place]))
        else:
            known[UNKNOWN] += 1


@kernel
def add_known(known: Array, kind: int) -> None:
    if kind == STOP:
        known[IS_STOPPED] = 1 - known[IS_STOPPED]
    elif kind == BANG:
        known[HAS_BANG] = 1
    elif kind == ONE:
        known[HAS_ONE] = 1
    else:
        value = int(VALUES[kind])
        known[ALL_SUM] += value
        known[ALL_COUNT] += 1
        for species in range(SPECIES):
            if kind >= CREATURES or kind // 3 == species:
                known[species] += value
                known[COUNTS + species] += 1


@kernel
def chance_of(known: Array, species: int, number: int, value: int) -> int:
    """How likely the pile counts so many of a species, in thousandths, if the seat lays a card of
    it with this value (0: none) before it is counted."""
    specials = int(4 * known[IS_STOPPED] + 2 * known[HAS_BANG] + known[HAS_ONE])
    unknown = min(MOST_UNKNOWN, int(known[UNKNOWN]))
    odds = ODDS[species, specials]
    card = 1 if value > 0 else 0
    return int(
        odds[0, unknown, needed(number - value - int(known[species]))]
        + odds[1, unknown, needed(number - value - int(known[ALL_SUM]))]
        + odds[2, unknown, needed(number - card - int(known[COUNTS + species]))]
        + odds[3, unknown, needed(number - card - int(known[ALL_COUNT]))]
    )


@kernel
def needed(number: int) -> int:
    return max(0, min(MOST_NEEDED, number))


@kernel
def lowest_number(claim: int, species: int) -> int:
    """YAK-7, YAK-8: the lowest number of a species that can be claimed."""
    if claim == NO_CLAIM:
        return 1
    return claim // SPECIES + (1 if species > claim % SPECIES else 2)
