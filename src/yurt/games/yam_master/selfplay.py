"""Games of Yam Master against itself, and learning from them.

Before each turn the exact expectation of the turn (``turn.py``) says what the board should have
been judged at; that and what came of the turn are what is learned.
"""

from math import sqrt

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.yam_master.rules import apply, draw, legal, setup
from yurt.games.yam_master.tables import DECIDING, FREE, OVER, PASS, PLACE, SQUARES
from yurt.games.yam_master.turn import (
    ENDINGS,
    call_expect_turn,
    plan_turn,
    share_of,
    share_won,
)
from yurt.games.yam_master.value import FEATURES, judge

# Of a hundred games: begun by tokens at random; with an option that is not the usual one, each;
# ended early.
SCATTERED = 30
OTHER_OPTIONS = 15
SHORT = 20
MOST_SCATTERED = 19
USUAL_TURNS = 200
# Of a hundred turns: played by whim, for boards that good play never sees.
WHIMS = 10
WHIM = 0.3


@kernel
def begin_game(s: Record, options: Record, rng: Array) -> None:
    """A game with options and an opening at random."""
    options.strict_full = below(rng, 100) < OTHER_OPTIONS
    options.defi_only = below(rng, 100) < OTHER_OPTIONS
    options.predator = below(rng, 100) < OTHER_OPTIONS
    options.max_turns = 20 + 2 * below(rng, 30) if below(rng, 100) < SHORT else USUAL_TURNS
    setup(s, 2, below(rng, 2), options)
    s.throws = 0
    s.announced = 0
    s.turns = 0
    if below(rng, 100) >= SCATTERED:
        return
    for _ in range(below(rng, MOST_SCATTERED)):
        square = below(rng, SQUARES)
        event = PLACE + square if s.board[square] == FREE else PASS
        apply(s, event)
        if s.phase == OVER:
            setup(s, 2, below(rng, 2), options)
            s.turns = 0
            return


@kernel
def plan_by_whim(s: Record, worth: Array, plan: Array, rng: Array) -> None:
    """Plans the turn anew as if its ends were worth more, some more than others."""
    for event in range(ENDINGS):
        worth[event] += WHIM * below(rng, 1000) / 1000
    plan_turn(s, worth, plan)


@kernel
def follow_plan(s: Record, worth: Array, plan: Array, moves: Array, rng: Array) -> None:
    """Plays the turn as planned; chance is drawn."""
    turns = s.turns
    while s.turns == turns:
        if s.phase != DECIDING:
            apply(s, draw(s, rng))
            continue
        best, most = PASS, -1.0
        for number in range(legal(s, moves)):
            move = int(moves[number])
            share = share_of(s, move, worth, plan)
            if share > most:
                best, most = move, share
        apply(s, best)


@kernel
def hand_back(shares: Array, whims: Array, count: int, end: float, trust: float) -> None:
    """Mixes what each turn expected with what came of it. ``end`` is the share of the seat that
    had the last turn; ``trust``: how much the outcome counts."""
    came = end
    for number in range(count - 1, -1, -1):
        if number < count - 1:
            came = 1.0 - shares[number + 1]
        if whims[number] == 0:
            shares[number] += trust * (came - shares[number])


@kernel
def call_self_play(
    states: Array,
    options: Array,
    tried: Array,
    worths: Array,
    plan: Array,
    moves: Array,
    whims: Array,
    table: Array,
    output: Array,
    features: Array,
    sums: Array,
    rng: Array,
    trust: float,
    seen: Array,
    shares: Array,
) -> int:
    """Plays games until ``seen`` (boards before turns) may not hold another; answers how many
    boards there are. ``shares`` says what each is worth."""
    s = states[0]
    count = 0
    while count + 100 < len(seen):
        begin_game(s, options[0], rng)
        first = count
        while s.phase != OVER and count < len(seen):
            seat = int(s.turn)
            shares[count] = call_expect_turn(
                states, 1, tried, worths, plan, table, output, features, sums
            )
            seen[count] = s
            whims[count] = below(rng, 100) < WHIMS
            if whims[count]:
                plan_by_whim(s, worths[0], plan, rng)
            follow_plan(s, worths[0], plan, moves, rng)
            count += 1
        if s.phase == OVER:
            end = share_won(s, seat)
            hand_back(shares[first:], whims[first:], count - first, end, trust)
    return count


@kernel
def learn(
    s: Record,
    share: float,
    rate: float,
    table: Array,
    output: Array,
    table_squares: Array,
    output_squares: Array,
    features: Array,
    sums: Array,
    steps: Array,
) -> float:
    """One step of Adagrad towards a share; answers the squared error before it."""
    error = judge(s, table, output, features, sums) - share
    steps[0] = error
    for unit in range(1, len(sums)):
        steps[unit] = error * output[unit] if sums[unit] > 0 else 0.0
        if sums[unit] > 0:
            step = error * sums[unit]
            output_squares[unit] += step * step
            output[unit] -= rate * step / sqrt(output_squares[unit])
    for number in range(FEATURES):
        row = features[number]
        for unit in range(len(sums)):
            step = steps[unit]
            table_squares[row, unit] += step * step
            table[row, unit] -= rate * step / sqrt(table_squares[row, unit])
    return error * error


@kernel
def call_learn(
    seen: Array,
    shares: Array,
    order: Array,
    rate: float,
    table: Array,
    output: Array,
    table_squares: Array,
    output_squares: Array,
    features: Array,
    sums: Array,
    steps: Array,
) -> float:
    """Learns boards in an order; answers the mean squared error."""
    total = 0.0
    for number in order:
        total += learn(
            seen[number],
            shares[number],
            rate,
            table,
            output,
            table_squares,
            output_squares,
            features,
            sums,
            steps,
        )
    return total / len(order)
