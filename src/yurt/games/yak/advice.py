"""YAK's moves as advice: what each is called, and one fact that speaks for it.

The chances are exact: a pile's hidden cards are any of those that the seat cannot see, each as
likely as the others. What people like to play is left out, so that the figure can be checked.
"""

from functools import cache, lru_cache
from itertools import product
from math import comb

import numpy as np

from yurt.engine.layout import Array, Record
from yurt.engine.odds import odds
from yurt.engine.state import View
from yurt.engine.words import Say, say
from yurt.games.yak.narrate import claim
from yurt.games.yak.notation import CARD_NAMES
from yurt.games.yak.tables import (
    BANG,
    CHALLENGE,
    CLAIM,
    CREATURES,
    FACE_DOWN,
    KINDS,
    NO_CLAIM,
    ONE,
    PASS,
    PLAY,
    SPECIES,
    STOP,
    VALUES,
    WILD_2,
)

HIGHEST_VALUE = int(VALUES.max())


def name(move: int, view: Record, seat: int) -> Say:
    """A move as an instruction."""
    if move < CLAIM:
        return say("advise-play", card=a_card(move - PLAY))
    if move < CHALLENGE:
        return say("advise-claim", claim=claim(move - CLAIM))
    return say("advise-doubt" if move == CHALLENGE else "advise-pass")


def a_card(kind: int) -> Say:
    """A card with its article."""
    species = CARD_NAMES[kind].partition("-")[0]
    return say("a-card", card=species, value=int(VALUES[kind]))


def why(view: View, move: int, rng: Array) -> Say:
    """One sentence that is true of this position."""
    table = view.record
    pile = Pile(view)
    if move < CLAIM:
        return why_play(table, pile.with_card(move - PLAY))
    if move < CHALLENGE:
        return certainty("why-claim", pile.chance(move - CLAIM), move - CLAIM)
    chance = pile.chance(int(table.claim))
    if move == PASS:
        count = int(table.pile_size)
        return say("why-pass", count=count, claim=claim(table.claim), odds=odds(chance))
    return certainty("why-doubt", chance, int(table.claim))


def why_play(table: Record, pile: "Pile") -> Say:
    """What could be claimed next. Of a species the lowest claim is the likeliest."""
    lowest = range(int(table.claim) + 1, int(table.claim) + 1 + SPECIES)
    if table.claim == NO_CLAIM:
        lowest = range(SPECIES)
    best = max(lowest, key=lambda standing: (pile.chance(standing), -standing))
    return certainty("why-play", pile.chance(best), best)


def certainty(key: str, chance: float, standing: int) -> Say:
    """The sentence for a claim that is true for sure, or cannot be, or may be."""
    if chance in (0.0, 1.0):
        return say(f"{key}-true" if chance else f"{key}-false", claim=claim(standing))
    return say(key, claim=claim(standing), odds=odds(chance))


class Pile:
    """What a seat knows of the pile: its own cards there, how many others lie there, and which
    cards it has not seen anywhere."""

    def __init__(self, view: View) -> None:
        table, seat = view.record, view.seat or 0
        lying = table.pile[: table.pile_size]
        own = lying[lying != FACE_DOWN]
        unseen = np.array(view.game.kernels.namespace["COPIES"]) - table.hands[seat]
        np.subtract.at(unseen, table.turned[: table.turned_size], 1)
        np.subtract.at(unseen, own, 1)
        self.own: tuple[int, ...] = tuple(own.tolist())
        self.hidden = len(lying) - len(own)
        self.unseen: tuple[int, ...] = tuple(unseen.tolist())

    def with_card(self, kind: int) -> "Pile":
        """The same after a card of the own hand is played."""
        pile = object.__new__(Pile)
        pile.own, pile.hidden, pile.unseen = (*self.own, kind), self.hidden, self.unseen
        return pile

    def chance(self, standing: int) -> float:
        """How likely a claim is true: exactly 0 or 1 only if that is sure."""
        return chance_true(self.own, self.hidden, self.unseen, standing)


@lru_cache(maxsize=1024)
def chance_true(own: tuple[int, ...], hidden: int, unseen: tuple[int, ...], standing: int) -> float:
    """Over all ways to choose the hidden cards from the unseen ones (YAK-11 to YAK-15)."""
    number, species = standing // SPECIES + 1, standing % SPECIES
    specials = [range(min(hidden, unseen[kind]) + 1) for kind in (BANG, ONE, STOP)]
    true = false = 0.0
    for bangs, ones, stops in product(*specials):
        others = hidden - bangs - ones - stops
        if others < 0:
            continue
        ways = comb(unseen[BANG], bangs) * comb(unseen[ONE], ones) * comb(unseen[STOP], stops)
        works = (own.count(STOP) + stops) % 2 == 0
        counts = counting(
            species, works and bangs + own.count(BANG) > 0, works and ones + own.count(ONE) > 0
        )
        needed = number - sum(counts[kind] for kind in own)
        reached, missed = spread(hidden, unseen, counts, needed)
        true += ways * float(reached[others])
        false += ways * float(missed[others])
    return 1.0 if false == 0 else true / (true + false)


@cache
def counting(species: int, is_banged: bool, is_one: bool) -> tuple[int, ...]:
    """What a card of each kind counts for a species."""
    counts = []
    for kind in range(KINDS):
        fits = CREATURES <= kind <= WILD_2 or kind // 3 == species
        fits |= is_banged and kind < CREATURES
        counts.append(int(fits) if is_one else int(fits) * int(VALUES[kind]))
    return tuple(counts)


@lru_cache(maxsize=256)
def spread(
    most: int, unseen: tuple[int, ...], counts: tuple[int, ...], needed: int
) -> tuple[Array, Array]:
    """By how many creatures and wild cards there are: in how many ways they count what is needed,
    and in how many they do not. Only positive numbers are added up, so what is impossible is
    exactly 0."""
    groups = [0] * (HIGHEST_VALUE + 1)
    for kind in range(BANG):
        groups[counts[kind]] += unseen[kind]
    cap = max(0, needed)
    # ways[cards, count]; what is above the need counts as the need
    ways = np.zeros((most + 1, cap + 1))
    ways[0, 0] = 1.0
    for value, copies in enumerate(groups):
        added = np.zeros_like(ways)
        for cards in range(min(copies, most) + 1):
            share = comb(copies, cards) * ways[: most + 1 - cards]
            shift = min(value * cards, cap)
            added[cards:, shift:] += share[:, : cap + 1 - shift]
            added[cards:, cap] += share[:, cap + 1 - shift :].sum(axis=1)
        ways = added
    return ways[:, cap], ways[:, :cap].sum(axis=1)
