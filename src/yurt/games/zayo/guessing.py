"""Deals that a seat cannot tell from the true one, each equally likely."""

import numpy as np

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.zayo.tables import (
    BASE,
    BID_CARDS,
    CARDS,
    FACTORIALS,
    KINDS,
    RANKS,
    SEATS,
    SUIT_CARDS,
    SUITS,
    ZAYO,
)


@kernel
def guess_bids(view: Record, seat: int, rng: Array, s: Record) -> None:
    cards = np.empty(BID_CARDS, np.int64)
    barred = np.zeros(SEATS + 1, np.int64)
    count = 0
    for suit in range(SUITS):
        known = int(view.spent[suit])
        if seat >= 0:
            known |= int(view.bids[seat, suit])
        for rank in range(RANKS):
            if known >> rank & 1 == 0:
                for other in range(view.players):
                    if rank >= view.ceiling[other, suit]:
                        barred[other] |= 1 << count
                cards[count] = suit * SUIT_CARDS + rank
                count += 1
    homes = allot(count, barred, view.bids_held, seat, rng)
    for number in range(count):
        suit = cards[number] // SUIT_CARDS
        bit = 1 << cards[number] % SUIT_CARDS
        if homes[number] == SEATS:
            s.bid_deck[suit] |= bit
        else:
            s.bids[homes[number], suit] |= bit


@kernel
def guess_cards(view: Record, seat: int, rng: Array, s: Record) -> None:
    kinds = np.empty(BID_CARDS, np.int64)
    barred = np.zeros(SEATS + 1, np.int64)
    count = 0
    for kind in range(KINDS):
        unseen = int(CARDS[kind])
        if kind == ZAYO and view.players == 2:
            unseen = 0
        for other in range(view.players):
            unseen -= int(view.camp[other, kind])
        if seat >= 0:
            unseen -= int(view.hands[seat, kind])
        for _ in range(unseen):
            for other in range(view.players):
                if kind < BASE and view.lacks[other, kind] > 0:
                    barred[other] |= 1 << count
            kinds[count] = kind
            count += 1
    homes = allot(count, barred, view.held, seat, rng)
    for number in range(count):
        if homes[number] == SEATS:
            s.play_deck[kinds[number]] += 1
        else:
            s.hands[homes[number], kinds[number]] += 1


@kernel
def pick(cards: Array, number: int) -> int:
    """The kind of a card by its number among the cards; without branches, which would be slower."""
    kind = 0
    passed = 0
    for other in range(len(cards)):
        passed += int(cards[other])
        kind += number >= passed
    return kind


@kernel
def allot(count: int, barred: Array, held: Array, seat: int, rng: Array) -> Array:
    """The home of each card: another seat, or SEATS for the pack. All ways are equally likely that
    fill the hands and put no card where it is barred; ``barred`` has a bit for each card."""
    homes = np.empty(BID_CARDS, np.int64)
    room = np.zeros(SEATS + 1, np.int64)
    room[SEATS] = count
    restricted = 0
    for other in range(SEATS):
        if other != seat and held[other] > 0:
            room[other] = held[other]
            room[SEATS] -= held[other]
            restricted |= barred[other]
    if restricted:
        allot_restricted(count, restricted, barred, room, homes, rng)
    left = 0
    for home in range(SEATS + 1):
        left += room[home]
    for card in range(count):
        if restricted >> card & 1 == 0:
            homes[card] = pick(room, below(rng, left))
            room[homes[card]] -= 1
            left -= 1
    return homes


@kernel
def allot_restricted(
    count: int, restricted: int, barred: Array, room: Array, homes: Array, rng: Array
) -> None:
    """Finds homes for the cards that are barred somewhere, each by the number of ways to go on."""
    group, space, bars, groups = group_homes(barred, room)
    steps = np.ones(groups + 1, np.int64)
    for number in range(1, groups):
        steps[number + 1] = steps[number] * (space[number] + 1)
    ways = count_ways(count, restricted, space, bars, steps, groups)
    place = steps[groups] - 1
    row = 0
    for card in range(count):
        if restricted >> card & 1 == 0:
            continue
        row += 1
        chosen = choose_group(card, ways, row, place, space, bars, steps, rng)
        if chosen > 0:
            place -= steps[chosen]
        target = below(rng, space[chosen])
        space[chosen] -= 1
        home = 0
        while group[home] != chosen or target >= room[home]:
            target -= room[home] if group[home] == chosen else 0
            home += 1
        room[home] -= 1
        homes[card] = home


@kernel
def choose_group(
    card: int,
    ways: Array,
    row: int,
    place: int,
    space: Array,
    bars: Array,
    steps: Array,
    rng: Array,
) -> int:
    """The group that takes the card, by the ways to go on from there. Group 0 has no digit."""
    chosen = 0
    mark = uniform(rng) * ways[row - 1, place] - ways[row, place]
    for number in range(1, len(steps) - 1):
        if mark >= 0 and space[number] > 0 and bars[number] >> card & 1 == 0:
            share = ways[row, place - steps[number]]
            if share > 0:
                chosen = number
                mark -= share
    return chosen


@kernel
def group_homes(barred: Array, room: Array) -> tuple[Array, Array, Array, int]:
    """Homes that the same cards are barred from are counted as one: the group of each home, and
    each group's space and bars. Group 0 takes every card."""
    group = np.zeros(SEATS + 1, np.int64)
    space = np.zeros(SEATS + 2, np.int64)
    bars = np.zeros(SEATS + 2, np.int64)
    groups = 1
    for home in range(SEATS + 1):
        if room[home] > 0:
            number = 0
            while number < groups and bars[number] != barred[home]:
                number += 1
            if number == groups:
                bars[number] = barred[home]
                groups += 1
            group[home] = number
            space[number] += room[home]
    return group, space, bars, groups


@kernel
def count_ways(
    count: int, restricted: int, space: Array, bars: Array, steps: Array, groups: int
) -> Array:
    """ways[n, place]: in how many ways the restricted cards from the n-th on, and then all others,
    fill the space that is left. A place is the space left in the groups from 1 on, written as
    digits that are worth ``steps``."""
    hard = 0
    for card in range(count):
        hard += restricted >> card & 1
    size = steps[groups]
    ways = np.zeros((hard + 1, size))
    for place in range(size):
        left = count - hard
        share = FACTORIALS[left]
        for number in range(1, groups):
            digit = place // steps[number] % (space[number] + 1)
            share /= FACTORIALS[digit]
            left -= digit
        if left >= 0:
            ways[hard, place] = share / FACTORIALS[left]
    row = hard
    for card in range(count - 1, -1, -1):
        if restricted >> card & 1:
            row -= 1
            for place in range(size):
                ways[row, place] = ways[row + 1, place]
            for number in range(1, groups):
                if bars[number] >> card & 1 == 0:
                    add_ways(ways, row, steps[number], steps[number + 1])
    return ways


@kernel
def add_ways(ways: Array, row: int, step: int, block: int) -> None:
    """The ways that go on with a card in the group whose digit is worth ``step``."""
    for begin in range(0, ways.shape[1], block):
        for place in range(begin + step, begin + block):
            ways[row, place] += ways[row + 1, place - step]


@kernel
def uniform(rng: Array) -> float:
    """A number from 0 to just below 1, in steps of 2**-52."""
    return (below(rng, 1 << 26) + below(rng, 1 << 26) / (1 << 26)) / (1 << 26)
