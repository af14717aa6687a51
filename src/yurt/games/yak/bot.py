"""A sensible player of YAK: doubts and raises by the odds of the claim, given what it knows."""

import numpy as np

from yurt.engine.chance import below
from yurt.engine.layout import Array, Record
from yurt.engine.state import View
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
    VALUES,
    WILD_2,
)

# How many piles the bot imagines; in how many of them it takes the last card to be as claimed; and
# below which chance of being true it doubts a claim.
WORLDS = 120
BELIEVED = 60
DOUBTED = 0.45


def choose(view: View, rng: Array) -> int:
    """A legal move, from the view alone."""
    table, moves, seat = view.record, view.moves, view.seat or 0
    if len(moves) == 1:
        return int(moves[0])
    piles = imagine(table, seat, rng)
    if table.phase == CLAIM_DUE:
        return choose_claim(table, piles, moves)
    if table.claim != NO_CLAIM and chance_of(table.claim, piles) < DOUBTED:
        return CHALLENGE
    return int(moves[-1]) if table.phase == LAST_WORD else choose_card(table, seat, moves, rng)


def imagine(table: Record, seat: int, rng: Array) -> Array:
    """What each species counts (columns) in piles this seat could not tell from the true one."""
    unseen = np.array(COPIES) - table.hands[seat]
    np.subtract.at(unseen, table.turned[: table.turned_size], 1)
    known = table.pile[: table.pile_size]
    own = known[known != FACE_DOWN]
    np.subtract.at(unseen, own, 1)
    cards = np.repeat(np.arange(KINDS), unseen)
    generator = np.random.default_rng(below(rng, 1 << 30))
    shuffled = generator.random((WORLDS, len(cards))).argsort(axis=1)
    hidden = cards[shuffled[:, : len(known) - len(own)]]
    if len(known) and known[-1] == FACE_DOWN:
        # People like to play what they claim.
        fitting = cards[(cards // 3 == table.claim % SPECIES) | (cards // 3 == CREATURES // 3)]
        if len(fitting):
            hidden[:BELIEVED, -1] = generator.choice(fitting, BELIEVED)
    return count(np.hstack((np.tile(own, (WORLDS, 1)), hidden)))


def count(piles: Array) -> Array:
    """How many of each species each pile would be found to hold (YAK-12 to YAK-15)."""
    works = (piles == STOP).sum(axis=1) % 2 == 0
    ones = works & (piles == ONE).any(axis=1)
    bangs = works & (piles == BANG).any(axis=1)
    values = np.where(ones[:, None], np.minimum(VALUES[piles], 1), VALUES[piles])
    wild = np.where((piles >= CREATURES) & (piles <= WILD_2), values, 0).sum(axis=1)
    creatures = np.arange(SPECIES)[:, None, None] == piles // 3
    found = np.where(creatures, values, 0).sum(axis=2).T
    found = np.where(bangs[:, None], found.sum(axis=1)[:, None], found)
    return np.asarray(found + wild[:, None])


def chance_of(claim: int, piles: Array) -> float:
    number, species = divmod(int(claim), SPECIES)
    return float((piles[:, species] > number).mean())


def choose_claim(table: Record, piles: Array, moves: Array) -> int:
    """The likeliest claim among those not far above the standing one; of equals the lowest."""
    near = moves[moves <= CLAIM + table.claim + 2 * SPECIES]
    return int(max(near, key=lambda move: (round(chance_of(move - CLAIM, piles), 1), -move)))


def choose_card(table: Record, seat: int, moves: Array, rng: Array) -> int:
    """A card of the species the hand has most of, or of the one claimed: it makes claims true."""
    species = np.arange(CREATURES) // 3
    worth = np.append(
        table.hands[seat][:CREATURES].reshape(SPECIES, 3).sum(axis=1)[species], [2] * 5
    )
    if table.claim != NO_CLAIM:
        worth[:CREATURES] += 2 * (species == table.claim % SPECIES)
    plays = [int(move) for move in moves if move < CLAIM]
    return max(plays, key=lambda move: float(worth[move]) + VALUES[move] / 5 + below(rng, 9) / 9)
