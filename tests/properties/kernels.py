"""A whole random game inside compiled code, with everything that must hold at each event.

Joined with the rules of a game, like the engine's own kernels (``yurt.engine.jit``).
"""

from typing import TYPE_CHECKING

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array, Record

if TYPE_CHECKING:
    from yurt.engine.rulebook import (
        apply,
        draw,
        guess,
        hide,
        is_over,
        legal,
        odds,
        to_move,
        why_not,
    )
    from yurt.games.yak.tables import EVENTS, MOVES

# The states that a sweep needs: the game, the same after `keep` events, a view, a world that the
# view allows, and a blank one.
GAME, KEPT, VIEW, WORLD, BLANK = range(5)
STATES = 5

# What can be wrong; a sweep answers the number of events, or one of these.
FAULTS = (
    "",
    "somebody who is no seat is to move",
    "a seat has no legal move",
    "chance is to move and so is a seat",
    "a legal move is listed twice",
    "a legal event is refused",
    "an event is neither legal nor refused",
    "nothing can happen at chance",
    "an outcome has no weight",
    "an event was drawn that has no odds",
    "the view has other legal moves than the state",
    "the view has another seat to move",
    "a guessed world has other legal moves",
    "the end of the game is not told by is_over",
    "the game does not end",
)
(
    NO_FAULT,
    NO_SEAT,
    NO_MOVE,
    TWO_TO_MOVE,
    TWICE,
    LEGAL_REFUSED,
    NOT_REFUSED,
    NO_OUTCOME,
    NO_WEIGHT,
    NO_ODDS,
    VIEW_DIFFERS,
    VIEW_TO_MOVE,
    WORLD_DIFFERS,
    NOT_OVER,
    ENDLESS,
) = range(15)


@kernel
def call_sweep(
    states: Array,
    players: int,
    rng: Array,
    moves: Array,
    others: Array,
    weights: Array,
    readable: Array,
    marks: Array,
    log: Array,
    keep: int,
    rarity: int,
) -> int:
    """Plays states[GAME] to its end, looks closely at one of `rarity` positions, writes the events
    to the log and answers their number, or -fault."""
    s = states[GAME]
    length = 0
    while length < len(log):
        if length == keep:
            states[KEPT] = states[GAME]
        actor = to_move(s)
        if is_over(s) != (actor == NOBODY):
            return -NOT_OVER
        if actor == NOBODY:
            return length
        if actor < CHANCE or actor >= players:
            return -NO_SEAT
        closely = below(rng, rarity) == 0
        if actor == CHANCE:
            fault = look_at_chance(s, moves, weights, readable, marks, closely)
            event = draw(s, rng)
            if fault == NO_FAULT and closely and marks[event] == 0:
                fault = NO_ODDS
        else:
            fault = look_at_moves(s, moves, readable, marks, closely)
            if fault == NO_FAULT and closely:
                fault = look_at_views(states, actor, rng, moves, others)
            event = moves[below(rng, legal(s, moves))] if fault == NO_FAULT else 0
        if fault != NO_FAULT:
            return -fault
        if why_not(s, event) != 0:
            return -LEGAL_REFUSED
        apply(s, event)
        log[length] = event
        length += 1
    return -ENDLESS


@kernel
def call_again(states: Array, log: Array, length: int) -> None:
    """Applies logged events to states[GAME]."""
    for place in range(length):
        apply(states[GAME], log[place])


@kernel
def look_at_chance(
    s: Record, moves: Array, weights: Array, readable: Array, marks: Array, closely: bool
) -> int:
    if legal(s, moves) != 0:
        return TWO_TO_MOVE
    if not closely:
        return NO_FAULT
    count = odds(s, moves, weights)
    if count == 0:
        return NO_OUTCOME
    marks[:] = 0
    for place in range(count):
        if weights[place] <= 0:
            return NO_WEIGHT
        marks[moves[place]] += 1
    return compare_with_marks(s, MOVES, EVENTS, readable, marks)


@kernel
def look_at_moves(s: Record, moves: Array, readable: Array, marks: Array, closely: bool) -> int:
    count = legal(s, moves)
    if count == 0:
        return NO_MOVE
    if not closely:
        return NO_FAULT
    marks[:] = 0
    for place in range(count):
        marks[moves[place]] += 1
    return compare_with_marks(s, 0, MOVES, readable, marks)


@kernel
def compare_with_marks(s: Record, begin: int, end: int, readable: Array, marks: Array) -> int:
    """What is marked is legal, and everything else of this actor's kind is refused."""
    for event in range(begin, end):
        if marks[event] > 1:
            return TWICE
        if readable[event]:
            is_legal = why_not(s, event) == 0
            if is_legal and marks[event] == 0:
                return NOT_REFUSED
            if not is_legal and marks[event] == 1:
                return LEGAL_REFUSED
    return NO_FAULT


@kernel
def look_at_views(states: Array, actor: int, rng: Array, moves: Array, others: Array) -> int:
    """The seat to move has the same moves by its view, and in any world that the view allows."""
    states[VIEW] = states[BLANK]
    hide(states[GAME], actor, states[VIEW])
    if to_move(states[VIEW]) != actor:
        return VIEW_TO_MOVE
    count = legal(states[GAME], moves)
    if legal(states[VIEW], others) != count:
        return VIEW_DIFFERS
    for place in range(count):
        if moves[place] != others[place]:
            return VIEW_DIFFERS
    states[WORLD] = states[VIEW]
    guess(states[VIEW], actor, rng, states[WORLD])
    if legal(states[WORLD], others) != count:
        return WORLD_DIFFERS
    for place in range(count):
        if moves[place] != others[place]:
            return WORLD_DIFFERS
    return NO_FAULT
