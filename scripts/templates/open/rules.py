"""Demo, rulings DEMO-1 to DEMO-7 (RULES.md).

The state
    phase        TURN (roll or stop), ROLLING (the die decides), OVER
    turn         the seat on turn
    points       the points that each seat has kept
    pot          the points of this turn, not yet kept
    turns        turns that have ended, all seats together

The events
    ROLL, STOP; chance: DIE + face - 1
"""

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array, Record, i1, i2, record
from yurt.games.demo.tables import *

State = record(points=i2[SEATS], pot=i2, turns=i2, goal=i2, turn=i1, phase=i1, players=i1)


@kernel
def setup(s: Record, players: int, first: int, options: Record) -> None:
    s.players = players
    s.turn = first
    s.goal = options.goal


@kernel
def to_move(s: Record) -> int:
    if s.phase == OVER:
        return NOBODY
    return CHANCE if s.phase == ROLLING else int(s.turn)


@kernel
def legal(s: Record, moves: Array) -> int:
    if s.phase != TURN:
        return 0
    moves[0] = ROLL
    moves[1] = STOP
    # DEMO-4: a turn has at least one roll.
    return 2 if s.pot > 0 else 1


@kernel
def why_not(s: Record, event: int) -> int:
    return ROLL_FIRST if event == STOP and s.pot == 0 else LEGAL


@kernel
def apply(s: Record, event: int) -> None:
    if event == ROLL:
        s.phase = ROLLING
    elif event == STOP:
        s.points[s.turn] += s.pot
        end_turn(s)
    elif event == DIE:
        # DEMO-3: a 1 loses the points of this turn.
        end_turn(s)
    else:
        s.pot += event - DIE + 1
        s.phase = TURN


@kernel
def odds(s: Record, events: Array, weights: Array) -> int:
    for face in range(FACES):
        events[face] = DIE + face
        weights[face] = 1
    return FACES


@kernel
def draw(s: Record, rng: Array) -> int:
    return DIE + below(rng, FACES)


@kernel
def is_over(s: Record) -> bool:
    return bool(s.phase == OVER)


@kernel
def score(s: Record, scores: Array, standing: Array) -> None:
    for seat in range(s.players):
        scores[seat] = s.points[seat]
        standing[seat] = s.points[seat]


@kernel
def end_turn(s: Record) -> None:
    s.pot = 0
    s.turns += 1
    # DEMO-5: whoever reaches the goal wins. DEMO-6: no race goes on for ever.
    if s.points[s.turn] >= s.goal or s.turns == MOST_TURNS:
        s.phase = OVER
    else:
        s.turn = (s.turn + 1) % s.players
        s.phase = TURN
