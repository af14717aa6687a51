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
    from yurt.bots.shares import share_win
    from yurt.engine.rulebook import apply, draw, hide, legal, setup, to_move


@kernel
def draw_on(s: Record, rng: Array) -> None:
    while to_move(s) == CHANCE:
        apply(s, draw(s, rng))


@kernel
def reward_seats(s: Record, players: int, points: Array, rewards: Array) -> None:
    """What ``State.returns`` gives: zero-sum, and 1 for a sole winner."""
    share_win(s, players, points, rewards)
    for seat in range(players):
        rewards[seat] = (players * rewards[seat] - 1) / (players - 1)


@kernel
def widen(target: Array, source: Array) -> None:
    for place in range(len(target)):
        target[place] = source[place]


@kernel
def unfold(
    view_bytes: Array, view_words: Array, runs: Array, single: Array, observation: Array
) -> None:
    """The fields of a record one after the other. ``runs`` has the place, the width and the place
    in the record of long runs of them, and their length; ``single`` those of all others: they
    would cost as much as a run, each."""
    for run in range(len(runs)):
        at, width, start, length = runs[run, 0], runs[run, 1], runs[run, 2], runs[run, 3]
        if width == 1:
            widen(observation[at : at + length], view_bytes[start : start + length])
        else:
            widen(observation[at : at + length], view_words[start : start + length])
    for field in range(len(single)):
        at, width, start = single[field, 0], single[field, 1], single[field, 2]
        observation[at] = view_bytes[start] if width == 1 else view_words[start]


@kernel
def mark_legal(s: Record, moves: Array, mask: Array) -> int:
    """1 for each legal move; answers how many there are."""
    mask[:] = 0
    count = legal(s, moves)
    for place in range(count):
        # Unsigned: an index that could be negative costs more.
        mask[np.uint16(moves[place])] = 1
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
    options: Array,
    rngs: Array,
    firsts: Array,
    rewards: Array,
    over: Array,
) -> None:
    """Begins the wanted games anew, up to their first decision; who begins is drawn."""
    for game in range(begin, end):
        if wanted[game]:
            s = states[game]
            firsts[game] = below(rngs[game], players)
            states[game] = blank[0]
            setup(s, players, int(np.int64(firsts[game])), options[0])
            draw_on(s, rngs[game])
            rewards[game] = 0
            over[game] = False


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
    runs: Array,
    single: Array,
    moves: Array,
    pick_rngs: Array,
    seats: Array,
    observations: Array,
    masks: Array,
    picks: Array,
) -> None:
    """Writes what the seat to move may know and do, and a move picked at random; a game that is
    over shows everything, to the seat that moved last."""
    fields = observations.shape[1] - (2 * players + 2)
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
        unfold(view_bytes, view_words, runs, single, observations[game])
        mark_seats(observations[game, fields:], players, seat, seats[game])


@kernel
def call_first_illegal(wanted: Array, actions: Array, masks: Array) -> int:
    """The first wanted game whose action is no legal move, or -1."""
    for game in range(len(actions)):
        action = actions[game]
        if wanted[game] and not (0 <= action < masks.shape[1] and masks[game, action] == 1):
            return game
    return -1


@kernel
def call_act(
    begin: int,
    end: int,
    wanted: Array,
    actions: Array,
    states: Array,
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
