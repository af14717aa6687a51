"""What Python calls in a game's compiled code: one call an event, states in arrays of one.

Everything here works for every game: ``setup``, ``legal`` and the others are the rules of the game
that this file is joined with (``jit.py``).
"""

from typing import TYPE_CHECKING

import numpy as np

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array

if TYPE_CHECKING:
    from yurt.engine.rulebook import (
        EVENTS,
        MOVES,
        apply,
        draw,
        guess,
        hide,
        is_over,
        legal,
        odds,
        score,
        seen,
        setup,
        to_move,
        why_not,
    )

# call_step answers who is to move next, or REFUSED - the number of the refusal; that number is 0
# for an event that is not of the kind of whoever is to move.
REFUSED = -10


@kernel
def call_setup(states: Array, blank: Array, players: int, first: int, options: Array) -> int:
    states[0] = blank[0]
    setup(states[0], players, first, options[0])
    return to_move(states[0])


@kernel
def call_legal(states: Array, moves: Array) -> int:
    return legal(states[0], moves)


@kernel
def call_why_not(states: Array, event: int) -> int:
    return why_not(states[0], event)


@kernel
def call_to_move(states: Array) -> int:
    return to_move(states[0])


@kernel
def call_step(states: Array, event: int) -> int:
    s = states[0]
    actor = to_move(s)
    is_chance = MOVES <= event < EVENTS
    is_move = 0 <= event < MOVES
    if not (is_chance if actor == CHANCE else is_move and actor >= 0):
        return REFUSED
    reason = why_not(s, event)
    if reason != 0:
        return REFUSED - reason
    apply(s, event)
    return to_move(s)


@kernel
def call_odds(states: Array, events: Array, weights: Array) -> int:
    return odds(states[0], events, weights)


@kernel
def call_draw(states: Array, rng: Array) -> int:
    return draw(states[0], rng)


@kernel
def call_score(states: Array, scores: Array, standing: Array) -> None:
    score(states[0], scores, standing)


@kernel
def call_hide(states: Array, seat: int, views: Array) -> None:
    # Once a game is over everything may be shown (common ground, "Hidden information").
    if is_over(states[0]):
        views[0] = states[0]
    else:
        hide(states[0], seat, views[0])


@kernel
def call_seen(states: Array, event: int, seat: int) -> int:
    return seen(states[0], event, seat)


@kernel
def call_guess(views: Array, seat: int, rng: Array, states: Array) -> None:
    states[0] = views[0]
    if not is_over(views[0]):
        guess(views[0], seat, rng, states[0])


@kernel
def call_playout(states: Array, rng: Array, moves: Array, most: int) -> int:
    """Plays on at random to the end, for ``most`` events at most; answers how many there were."""
    s = states[0]
    count = 0
    while count < most:
        actor = to_move(s)
        if actor == NOBODY:
            break
        if actor == CHANCE:
            apply(s, draw(s, rng))
        else:
            # As wide as the events of other calls, so that `apply` is compiled once.
            apply(s, int(np.int64(moves[below(rng, legal(s, moves))])))
        count += 1
    return count


@kernel
def call_playouts(
    states: Array,
    blank: Array,
    players: int,
    options: Array,
    rng: Array,
    moves: Array,
    games: int,
) -> int:
    """Plays whole games at random, each begun by the next seat; answers how many events it took."""
    count = 0
    for game in range(games):
        call_setup(states, blank, players, game % players, options)
        count += call_playout(states, rng, moves, 1 << 40)
    return count
