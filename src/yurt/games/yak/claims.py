"""How likely a claim of YAK is true, exactly, from what a seat knows.

A pile's hidden cards are any of those that the seat cannot see: its own hand, its own cards of the
pile and all that was ever turned up are out of the question. ``chances.py`` is the rough and quick
form of this, for the moves of others that a search imagines by the million.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from math import comb
from typing import Self

import numpy as np

from yurt.engine.layout import Array
from yurt.engine.state import View
from yurt.games.yak.tables import (
    BANG,
    CREATURES,
    FACE_DOWN,
    KINDS,
    ONE,
    SPECIES,
    STOP,
    VALUES,
    WILD_2,
)

HIGHEST_VALUE = int(VALUES.max())


@dataclass(frozen=True)
class Pile:
    """What a seat knows of the pile: its own cards there, how many others lie there, how many of
    each kind it has not seen anywhere, and the species that was claimed with the last card (None if
    it laid that itself)."""

    own: tuple[int, ...]
    hidden: int
    unseen: tuple[int, ...]
    meant: int | None

    @classmethod
    def of(cls, view: View) -> Self:
        table, seat = view.record, view.holder
        lying = table.pile[: table.pile_size]
        own = lying[lying != FACE_DOWN]
        unseen = np.array(view.game.kernels.namespace["COPIES"]) - table.hands[seat]
        np.subtract.at(unseen, table.turned[: table.turned_size], 1)
        np.subtract.at(unseen, own, 1)
        is_anothers = len(lying) > 0 and lying[-1] == FACE_DOWN
        meant = int(table.claim) % SPECIES if is_anothers else None
        return cls(tuple(own.tolist()), len(lying) - len(own), tuple(unseen.tolist()), meant)

    def with_card(self, kind: int) -> "Pile":
        """The same after a card of the own hand is played."""
        return Pile((*self.own, kind), self.hidden, self.unseen, None)

    def revealed(self, kind: int) -> "Pile":
        """The same if one of the hidden cards is known to be of this kind."""
        unseen = (*self.unseen[:kind], self.unseen[kind] - 1, *self.unseen[kind + 1 :])
        return Pile((*self.own, kind), self.hidden - 1, unseen, None)

    def chance(self, standing: int) -> float:
        """How likely a claim is true: exactly 0 or 1 only if that is sure."""
        return chance_true(self.own, self.hidden, self.unseen, standing)

    def believed(self, standing: int) -> float:
        """The same for somebody who thinks that people like to play what they claim: in half of
        all cases the last card is one that counts for it."""
        chance = self.chance(standing)
        if self.meant is None:
            return chance
        counts = counting(self.meant, is_banged=False, is_one=True)
        fitting = [kind for kind in range(KINDS) if counts[kind] and self.unseen[kind]]
        if not fitting:
            return chance
        copies = [self.unseen[kind] for kind in fitting]
        meant = [self.revealed(kind).chance(standing) for kind in fitting]
        return (chance + float(np.average(meant, weights=copies))) / 2


@lru_cache(maxsize=1024)
def chance_true(own: tuple[int, ...], hidden: int, unseen: tuple[int, ...], standing: int) -> float:
    """Over all ways to choose the hidden cards from the unseen ones (YAK-11 to YAK-15). Only
    positive numbers are added up, so what is impossible is exactly 0."""
    number, species = standing // SPECIES + 1, standing % SPECIES
    true = false = 0.0
    in_pile = (BANG in own, ONE in own, own.count(STOP) % 2 == 1)
    for (is_banged, is_one), ways in effects(hidden, unseen[BANG:], in_pile):
        counts = counting(species, is_banged, is_one)
        needed = number - sum(counts[kind] for kind in own)
        reached, missed = spread(hidden, grouped(unseen, counts), needed)
        # With so many specials the others are the rest of the hidden cards.
        true += float(ways @ reached[::-1])
        false += float(ways @ missed[::-1])
    return 1.0 if false == 0 else true / (true + false)


@lru_cache(maxsize=1024)
def effects(
    hidden: int, unseen: tuple[int, ...], in_pile: tuple[bool, bool, bool]
) -> list[tuple[tuple[bool, bool], Array]]:
    """Whether "!" and "1" work, and in how many ways the hidden cards have that effect, by how many
    of them are special. ``unseen``: "!", "1" and stop cards; ``in_pile``: whether the seat knows of
    a "!" there, of a "1", and of an odd number of stop cards."""
    number = np.arange(hidden + 1)
    bangs, ones, stops = (chosen(copies, hidden) for copies in unseen)
    found: dict[tuple[bool, bool], Array] = {}
    for bang, one, odd in product((False, True), repeat=3):
        ways = np.convolve(bangs * ((number > 0) == bang), ones * ((number > 0) == one))
        ways = np.convolve(ways, stops * (number % 2 == odd))[: hidden + 1]
        works = odd == in_pile[2]
        effect = (works and (bang or in_pile[0]), works and (one or in_pile[1]))
        found[effect] = found.get(effect, 0.0) + ways
    return [(effect, ways) for effect, ways in found.items() if ways.any()]


@lru_cache(maxsize=1024)
def grouped(unseen: tuple[int, ...], counts: tuple[int, ...]) -> tuple[int, ...]:
    """How many of the unseen creatures and wild cards count 0, 1, 2 and 3."""
    copies = [0] * (HIGHEST_VALUE + 1)
    for kind in range(BANG):
        copies[counts[kind]] += unseen[kind]
    return tuple(copies)


@cache
def chosen(copies: int, most: int) -> Array:
    """In how many ways 0, 1, … cards can be chosen from some that are alike."""
    return np.array([comb(copies, cards) for cards in range(most + 1)], dtype=float)


@cache
def counting(species: int, is_banged: bool, is_one: bool) -> tuple[int, ...]:
    """What a card of each kind counts for a species."""
    counts = []
    for kind in range(KINDS):
        fits = CREATURES <= kind <= WILD_2 or kind // 3 == species
        fits |= is_banged and kind < CREATURES
        counts.append(int(fits) if is_one else int(fits) * int(VALUES[kind]))
    return tuple(counts)


@lru_cache(maxsize=1024)
def spread(most: int, copies: tuple[int, ...], needed: int) -> tuple[Array, Array]:
    """By how many creatures and wild cards there are, up to ``most``: in how many ways they count
    what is needed, and in how many they do not. ``copies``: of the cards that count 0, 1, 2, 3."""
    cards, count, *numbers = hands(most)
    ways = np.ones(len(cards))
    for number, group in zip(numbers, copies[1:], strict=True):
        ways *= chosen(group, most)[number]
    is_enough = count >= needed
    others = chosen(copies[0], most)
    reached = np.bincount(cards, ways * is_enough, most + 1)
    missed = np.bincount(cards, ways * ~is_enough, most + 1)
    return np.convolve(reached, others)[: most + 1], np.convolve(missed, others)[: most + 1]


@lru_cache(maxsize=4)  # of a pile of a hundred cards they are some megabytes
def hands(most: int) -> tuple[Array, ...]:
    """All ways to have cards that count 1, 2 and 3, up to so many: how many they are and what they
    count, and then how many there are of each."""
    numbers = np.indices([most + 1] * HIGHEST_VALUE).reshape(HIGHEST_VALUE, -1)
    numbers = numbers[:, numbers.sum(axis=0) <= most]
    count = np.arange(1, HIGHEST_VALUE + 1) @ numbers
    return (numbers.sum(axis=0), count, *numbers)
