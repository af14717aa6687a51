"""A sensible player of YAK: doubts and raises by the exact odds of the claim, given what it knows.

``reckon`` gives a search the worth of a doubt, by the same odds.
"""

import numpy as np

from yurt.engine.chance import below
from yurt.engine.layout import Array, Record
from yurt.engine.state import View
from yurt.games.yak.claims import Pile
from yurt.games.yak.policy import judge
from yurt.games.yak.tables import (
    CHALLENGE,
    CLAIM,
    CLAIM_DUE,
    CREATURES,
    LAST_WORD,
    NO_CLAIM,
    SPECIES,
    VALUES,
)

# Below which chance of being true a claim is doubted.
DOUBTED = 0.45
# More than a card can be worth, and more than there are claims.
MOST = 20.0
FAR = 1000.0


def choose(view: View, rng: Array) -> int:
    """A legal move, from the view alone."""
    table, moves = view.record, view.moves
    if len(moves) == 1:
        return int(moves[0])
    pile = Pile.of(view)
    if table.phase == CLAIM_DUE:
        return choose_claim(table, pile, moves)
    if table.claim != NO_CLAIM and pile.believed(int(table.claim)) < DOUBTED:
        return CHALLENGE
    return int(moves[-1]) if table.phase == LAST_WORD else choose_card(view, moves, rng)


def rank(view: View) -> Array:
    """What each legal move seems worth: claims by how likely they are true, if they are not far
    above the standing one; a doubt by the odds of the claim; cards by what they do for claims."""
    table, moves = view.record, view.moves
    pile = Pile.of(view)
    if table.phase == CLAIM_DUE:
        is_near = moves <= CLAIM + table.claim + 2 * SPECIES
        # Of equals the lowest; what is far from likely comes after all that are near.
        worths = -1.0 - (moves - CLAIM) / FAR
        near = [round(pile.chance(move - CLAIM), 1) for move in moves[is_near].tolist()]
        worths[is_near] += 1.0 + np.array(near)
        return np.asarray(worths)
    cards = worth_of_cards(view) + VALUES / 5
    worths = np.array([cards[move] / MOST if move < CLAIM else 0.0 for move in moves.tolist()])
    if table.claim != NO_CLAIM:
        doubt = DOUBTED - pile.believed(int(table.claim))
        worths[moves == CHALLENGE] = 1.0 + doubt if doubt > 0 else doubt
    return worths


def choose_claim(table: Record, pile: Pile, moves: Array) -> int:
    """The likeliest claim among those not far above the standing one; of equals the lowest."""
    near: list[int] = moves[moves <= CLAIM + table.claim + 2 * SPECIES].tolist()
    return max(near, key=lambda move: (round(pile.chance(move - CLAIM), 1), -move))


def choose_card(view: View, moves: Array, rng: Array) -> int:
    """One of the cards that are worth most."""
    worth = worth_of_cards(view)
    plays = [int(move) for move in moves if move < CLAIM]
    return max(plays, key=lambda move: float(worth[move]) + VALUES[move] / 5 + below(rng, 9) / 9)


def worth_of_cards(view: View) -> Array:
    """What each kind of card does for claims, beside its value: it makes them true if it is of the
    species the hand has most of, or of the one claimed."""
    table, hand = view.record, view.record.hands[view.holder]
    species = np.arange(CREATURES) // 3
    worth = np.append(hand[:CREATURES].reshape(SPECIES, 3).sum(axis=1)[species], [2] * 5)
    if table.claim != NO_CLAIM:
        worth[:CREATURES] += 2 * (species == table.claim % SPECIES)
    return np.asarray(worth)


def reckon(view: View) -> dict[int, float]:
    """The share of the win that a doubt can expect: nothing but the odds of the claim counts for
    it, because afterwards a pile begins, or the game is over."""
    table = view.record
    if view.moves[-1] != CHALLENGE and table.phase != LAST_WORD:
        return {}
    true = Pile.of(view).believed(int(table.claim))
    share = 0.0
    # YAK-11: the seat that doubts takes the pile if the claim is true, else the seat before it.
    for chance, taker in ((true, table.turn), (1 - true, (table.turn - 1) % view.players)):
        after = table.copy()
        after.taken[taker] += after.pile_size
        after.pile_size = 0
        share += chance * worth_of(after, view.players)[table.turn]
    return {CHALLENGE: float(share)}


def worth_of(table: Record, players: int) -> Array:
    """What each seat can expect of the win where a pile was taken (YAK-17, YAK-19)."""
    taken = table.taken[:players]
    is_won = taken == taken.min()
    shares: Array = is_won / is_won.sum()
    if table.deck_size > 0:
        judge(table, players, np.empty(0), shares)
    return shares
