"""Whole games and trees in one call: kernels that are joined with the rules of each game.

Every event has a generator of its own. That of the n-th chance event comes from the word of the
game's chance, that of a seat's n-th decision from the word of its decisions. So two games with the
same word of chance meet the same chance, as far as their decisions let them.
"""

from typing import TYPE_CHECKING

import numpy as np

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array, Record

if TYPE_CHECKING:
    from yurt.engine.rulebook import apply, draw, legal, odds, score, setup, to_move

# The finalizer of splitmix64.
MIX_30 = np.uint64(30)
MIX_27 = np.uint64(27)
MIX_31 = np.uint64(31)
MIX_FACTOR_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_FACTOR_2 = np.uint64(0x94D049BB133111EB)
MIX_LOWEST = np.uint64(1)
# The number of a seat's decision: SEATS_APART times how many it has made, plus the seat.
SEATS_APART = 8


@kernel
def call_fork(rng: Array, word: int, number: int) -> None:
    """Makes ``rng`` the generator of the event with this number."""
    rng[0] = np.uint64(word) ^ np.uint64(number)
    rng[0] ^= rng[0] >> MIX_30
    # As arrays, because these products are meant to run over.
    np.multiply(rng, MIX_FACTOR_1, rng)
    rng[0] ^= rng[0] >> MIX_27
    np.multiply(rng, MIX_FACTOR_2, rng)
    rng[0] ^= rng[0] >> MIX_31
    rng[0] |= MIX_LOWEST


@kernel
def play_out(
    s: Record, chance: int, choice: int, rng: Array, moves: Array, decided: Array, widths: Array
) -> int:
    """Plays on at random to the end, or until ``widths`` is full; answers how many events there
    were, and writes how many decisions each seat made and how many moves were legal at each."""
    decided[:] = 0
    drawn = 0
    total = 0
    while drawn + total < len(widths):
        actor = to_move(s)
        if actor == NOBODY:
            break
        if actor == CHANCE:
            call_fork(rng, chance, drawn)
            drawn += 1
            apply(s, draw(s, rng))
        else:
            count = legal(s, moves)
            call_fork(rng, choice, int(np.int64(decided[actor])) * SEATS_APART + actor)
            decided[actor] += 1
            widths[total] = count
            total += 1
            # As wide as the events of other calls, so that `apply` is compiled once.
            apply(s, int(np.int64(moves[below(rng, count)])))
    return drawn + total


@kernel
def winners_of(s: Record, players: int, points: Array) -> int:
    """The seats that win, as bits."""
    score(s, points[0], points[1])
    best = points[1, 0]
    for seat in range(1, players):
        best = max(best, points[1, seat])
    bits = 0
    for seat in range(players):
        if points[1, seat] == best:
            bits |= 1 << seat
    return bits


@kernel
def spread_widths(widths: Array, total: int, branching: Array) -> None:
    """Adds the decisions of a game to the parts of its progress: moves, decisions, most moves."""
    parts = branching.shape[1]
    for place in range(total):
        part = place * parts // total
        width = widths[place]
        branching[0, part] += width
        branching[1, part] += 1
        branching[2, part] = max(branching[2, part], width)


@kernel
def call_games(
    states: Array,
    blank: Array,
    players: int,
    options: Array,
    words: Array,
    rng: Array,
    moves: Array,
    decided: Array,
    widths: Array,
    points: Array,
    results: Array,
    branching: Array,
) -> None:
    """Plays a game for each row of ``words`` (its chance, its decisions) and leaves its end in
    ``states``, its length and winners in ``results``."""
    for game in range(len(words)):
        states[game] = blank[0]
        s = states[game]
        setup(s, players, 0, options[0])
        results[game, 0] = play_out(s, words[game, 0], words[game, 1], rng, moves, decided, widths)
        results[game, 1] = winners_of(s, players, points)
        total = 0
        for seat in range(players):
            total += decided[seat]
        spread_widths(widths, total, branching)


@kernel
def list_events(s: Record, events: Array, weights: Array) -> int:
    """Everything that can happen next."""
    actor = to_move(s)
    if actor == NOBODY:
        return 0
    if actor == CHANCE:
        return odds(s, events, weights)
    return legal(s, events)


@kernel
def count_node(s: Record, counts: Array) -> None:
    actor = to_move(s)
    if actor == NOBODY:
        counts[2] += 1
    elif actor == CHANCE:
        counts[1] += 1
    else:
        counts[0] += 1


@kernel
def call_perft(
    states: Array, depth: int, events: Array, weights: Array, places: Array, counts: Array
) -> None:
    """Counts the nodes of the tree below ``states[0]`` at each depth: decisions, chance, ends.
    ``states``, ``events`` and ``counts`` have a row for each depth; ``places`` has how many events
    there are at a depth, and how many of them have been tried."""
    count_node(states[0], counts[0])
    at = 0
    places[0, 0] = list_events(states[0], events[0], weights) if depth > 0 else 0
    places[0, 1] = 0
    while at >= 0:
        if places[at, 1] == places[at, 0]:
            at -= 1
            continue
        event = int(np.int64(events[at, places[at, 1]]))
        places[at, 1] += 1
        states[at + 1] = states[at]
        at += 1
        apply(states[at], event)
        count_node(states[at], counts[at])
        places[at, 0] = list_events(states[at], events[at], weights) if at < depth else 0
        places[at, 1] = 0
