"""Many games stepped in one call: kernels that are joined with the rules of each game.

Every array has one row for each game; a call works on the rows ``begin`` … ``end - 1``, so that
threads can share them. Chance is drawn from the generator of each game's own row: the same seeds
give the same games, however many threads there are.
"""

from typing import TYPE_CHECKING

import numpy as np

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array, Record

if TYPE_CHECKING:
    from yurt.engine.rulebook import apply, draw, hide, legal, score, setup, to_move


@kernel
def draw_on(s: Record, rng: Array) -> None:
    while to_move(s) == CHANCE:
        apply(s, draw(s, rng))


@kernel
def reward_seats(s: Record, players: int, points: Array, rewards: Array) -> None:
    """What ``State.returns`` gives: zero-sum, and 1 for a sole winner."""
    score(s, points[0], points[1])
    standing = points[1]
    best = standing[0]
    for seat in range(1, players):
        best = max(best, standing[seat])
    winners = 0
    for seat in range(players):
        winners += standing[seat] == best
    won = (players - winners) / (winners * (players - 1))
    for seat in range(players):
        rewards[seat] = won if standing[seat] == best else -1 / (players - 1)


@kernel
def unfold(view_bytes: Array, view_words: Array, parts: Array, observation: Array) -> int:
    """The fields of a record one after the other; ``parts`` has the width, place and length of each
    run of them. Answers how many numbers there are."""
    at = 0
    for part in range(len(parts)):
        length = parts[part, 2]
        # Slices, because an index that could be negative costs twenty times as much.
        unfolded = observation[at : at + length]
        if parts[part, 0] == 1:
            small = view_bytes[parts[part, 1] : parts[part, 1] + length]
            for place in range(length):
                unfolded[place] = small[place]
        else:
            large = view_words[parts[part, 1] : parts[part, 1] + length]
            for place in range(length):
                unfolded[place] = large[place]
        at += length
    return at


@kernel
def mark_legal(s: Record, moves: Array, mask: Array) -> int:
    """1 for each legal move; answers how many there are."""
    mask[:] = 0
    count = legal(s, moves)
    for place in range(count):
        mask[moves[place]] = 1
    return count


@kernel
def mark_seats(marks: Array, players: int, seat: int, viewer: int) -> None:
    """Who is to move (the seats, chance, nobody) and whose view it is: ones among zeros."""
    marks[:] = 0
    marks[seat if seat >= 0 else players + 1] = 1
    marks[players + 2 + viewer] = 1


@kernel
def call_begin(
    begin: int,
    end: int,
    wanted: Array,
    states: Array,
    blank: Array,
    players: int,
    settings: Array,
    rngs: Array,
    firsts: Array,
) -> None:
    """Begins the wanted games anew, up to their first decision; who begins is drawn."""
    for game in range(begin, end):
        if wanted[game]:
            s = states[game]
            firsts[game] = below(rngs[game], players)
            states[game] = blank[0]
            setup(s, players, int(np.int64(firsts[game])), settings)
            draw_on(s, rngs[game])


@kernel
def call_look(
    begin: int,
    end: int,
    wanted: Array,
    states: Array,
    blank: Array,
    players: int,
    views: Array,
    view_bytes: Array,
    view_words: Array,
    parts: Array,
    moves: Array,
    pick_rngs: Array,
    seats: Array,
    observations: Array,
    masks: Array,
    picks: Array,
) -> None:
    """Writes what the seat to move may know and do, and a move picked at random; a game that is
    over shows everything, to the seat that moved last."""
    for game in range(begin, end):
        if not wanted[game]:
            continue
        s = states[game]
        seat = to_move(s)
        count = mark_legal(s, moves, masks[game])
        if seat == NOBODY:
            views[0] = s
        else:
            seats[game] = seat
            picks[game] = moves[below(pick_rngs[game], count)]
            views[0] = blank[0]
            hide(s, seat, views[0])
        at = unfold(view_bytes, view_words, parts, observations[game])
        mark_seats(observations[game, at:], players, seat, seats[game])


@kernel
def call_first_illegal(begin: int, end: int, wanted: Array, actions: Array, masks: Array) -> int:
    """The first wanted game whose action is no legal move, or -1."""
    for game in range(begin, end):
        action = actions[game]
        if wanted[game] and not (0 <= action < masks.shape[1] and masks[game, action] == 1):
            return game
    return -1


@kernel
def call_act(
    begin: int,
    end: int,
    wanted: Array,
    states: Array,
    actions: Array,
    rngs: Array,
    players: int,
    points: Array,
    rewards: Array,
    over: Array,
) -> None:
    """Carries out one legal decision in each wanted game, and the chance that follows it."""
    for game in range(begin, end):
        if not wanted[game]:
            continue
        s = states[game]
        # As wide as the events of other calls, so that `apply` is compiled once.
        apply(s, int(np.int64(actions[game])))
        draw_on(s, rngs[game])
        if to_move(s) == NOBODY:
            over[game] = True
            reward_seats(s, players, points, rewards[game])
