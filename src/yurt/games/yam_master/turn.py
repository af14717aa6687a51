"""A turn of Yam Master played best: kernels that take the exact expectation over all dice.

What a turn can end with (a token placed, one removed, a pass) is worth what the board is worth then
(``value.py``), or what it is worth after the other seat's best turn, and so on. From there on
nothing is estimated: ``plan_turn`` goes through all sets of dice, all that can be kept of them, and
the announcement of a Défi.

``worth``    for each event that ends the turn (PLACE, REMOVE, PASS): the share of the win after it
``plan``     rows of shares of the win, for each set of dice (tables.py), see below
"""

import numpy as np

from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.yam_master.rules import apply, has_five, is_defi_free, legal, points
from yurt.games.yam_master.tables import (
    ANNOUNCE,
    DEFI,
    DICE,
    FACES,
    FIGURES,
    FIVE_DICE,
    FREE,
    HIGH_BITS,
    KEEP,
    KINDS,
    NO_DICE,
    NUMBER_OF,
    ONE_MORE,
    OVER,
    PASS,
    PLACE,
    PRINTED,
    REMOVE,
    SEC,
    SET_COUNT,
    SETS,
    SQUARES,
    THROWS,
    YAM_BIT,
)
from yurt.games.yam_master.value import judge

# The set that one more die makes, and the one that is left without the n-th die (NO_DICE where
# there is none). Unsigned: an index that could be negative costs twice as much.
WITH = np.maximum(ONE_MORE[:FIVE_DICE], NO_DICE).astype(np.uint64)
WITHOUT = np.array(
    [
        [
            NUMBER_OF[dice[:place] + dice[place + 1 :]] if place < len(dice) else NO_DICE
            for place in range(DICE)
        ]
        for dice in SETS
    ],
    dtype=np.uint64,
)
ENDINGS = PASS + 1

# The rows of a plan. ENDED: the best that five dice can end the turn with. ONCE and TWICE: what
# kept dice can expect when one or two more throws follow. Each of them without a Défi and,
# ANNOUNCED rows further on, with one. BEST_KEPT: what the best dice to keep of a set can expect.
# FIRST: what to expect of the dice of the first throw.
ENDED, ONCE, TWICE = range(3)
ANNOUNCED = 3
BEST_KEPT = 6
FIRST = 7
PLAN_ROWS = 8


@kernel
def expect(shares: Array) -> None:
    """From the shares of five dice those of fewer: the others are thrown."""
    for dice in range(FIVE_DICE - 1, -1, -1):
        total = 0.0
        for face in range(FACES):
            total += shares[WITH[dice, face]]
        shares[dice] = total / FACES


@kernel
def keep_best(shares: Array, best: Array) -> None:
    """For each set of dice the share of the best dice to keep of it. YAM-8: never all five."""
    best[NO_DICE] = shares[NO_DICE]
    for dice in range(NO_DICE + 1, SET_COUNT):
        most = shares[dice] if dice < FIVE_DICE else best[NO_DICE]
        for place in range(DICE):
            fewer = best[WITHOUT[dice, place]]
            if fewer > most:
                most = fewer
        best[dice] = most


@kernel
def plan_throws(plan: Array, announced: int) -> None:
    """Fills ONCE and TWICE from ENDED, and BEST_KEPT for the first throw."""
    ended = plan[ENDED + announced]
    once = plan[ONCE + announced]
    twice = plan[TWICE + announced]
    best = plan[BEST_KEPT]
    for dice in range(SET_COUNT):
        once[dice] = ended[dice]
    expect(once)
    keep_best(once, best)
    for dice in range(FIVE_DICE, SET_COUNT):
        twice[dice] = max(ended[dice], best[dice])
    expect(twice)
    keep_best(twice, best)


@kernel
def weigh_kinds(s: Record, worth: Array, kinds: Array) -> float:
    """The worth of the best free square of each kind, or of a pass, which is always possible.
    Answers the worth of the best token to remove, or of a pass."""
    kinds[:KINDS] = worth[PASS]
    prey = worth[PASS]
    for square in range(SQUARES):
        if s.board[square] == FREE:
            kind = PRINTED[square]
            kinds[kind] = max(kinds[kind], worth[PLACE + square])
        elif s.board[square] != s.turn:
            prey = max(prey, worth[REMOVE + square])
    return float(prey)


@kernel
def weigh_endings(s: Record, worth: Array, plan: Array) -> None:
    """Fills ENDED and FIRST for each set of five dice."""
    kinds = plan[BEST_KEPT]
    prey = weigh_kinds(s, worth, kinds)
    for dice in range(FIVE_DICE, SET_COUNT):
        made = FIGURES[s.strict_full, dice - FIVE_DICE]
        without, announced = worth[PASS], worth[PASS]
        for kind in range(SEC if made != 0 else 0):
            if made >> kind & 1:
                without = max(without, kinds[kind])
        first = without
        if made & HIGH_BITS != 0:
            first = max(first, kinds[SEC])
            # YAM-10: a bet that is won opens the Défis and, but for an option, whatever is made.
            announced = kinds[DEFI] if s.defi_only == 1 else max(without, kinds[DEFI])
        if made & YAM_BIT != 0:
            # YAM-12: the Predator, whatever was announced.
            without, first, announced = max(without, prey), max(first, prey), max(announced, prey)
        plan[ENDED, dice] = without
        plan[ENDED + ANNOUNCED, dice] = announced
        plan[FIRST, dice] = first


@kernel
def plan_turn(s: Record, worth: Array, plan: Array) -> float:
    """Fills a plan for the whole turn; answers what to expect of it before the first throw."""
    weigh_endings(s, worth, plan)
    first, best = plan[FIRST], plan[BEST_KEPT]
    plan_throws(plan, 0)
    for dice in range(FIVE_DICE, SET_COUNT):
        first[dice] = max(first[dice], best[dice])
    if is_defi_free(s):
        plan_throws(plan, ANNOUNCED)
        for dice in range(FIVE_DICE, SET_COUNT):
            first[dice] = max(first[dice], best[dice])
    expect(first)
    return float(first[NO_DICE])


@kernel
def share_of(s: Record, move: int, worth: Array, plan: Array) -> float:
    """What a legal move of the seat whose turn it is can expect, by the plan of the turn."""
    if move <= PASS:
        return float(worth[move])
    if move >= ANNOUNCE:
        return float(plan[TWICE + ANNOUNCED, move - ANNOUNCE])
    row = ONCE if s.throws == THROWS - 1 else TWICE
    return float(plan[row + ANNOUNCED * s.announced, move - KEEP])


@kernel
def share_won(s: Record, seat: int) -> float:
    """What a finished game gives a seat: YAM-14 before YAM-15."""
    for winner in range(2):
        if has_five(s, winner):
            return 1.0 if winner == seat else 0.0
    lead = points(s, seat) - points(s, 1 - seat)
    return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0


@kernel
def can_end(s: Record, event: int) -> bool:
    """Whether some dice let the turn end so."""
    if event == PASS:
        return True
    if event < REMOVE:
        return bool(s.board[event - PLACE] == FREE)
    return bool(s.board[event - REMOVE] == 1 - s.turn)


@kernel
def call_expect_turn(
    states: Array,
    depth: int,
    tried: Array,
    worths: Array,
    plan: Array,
    table: Array,
    output: Array,
    features: Array,
    sums: Array,
) -> float:
    """The share of the win that the seat whose turn it is in ``states[0]`` can expect when this
    and the next turns, ``depth`` in all, are played best. Leaves what the turn's ends are worth in
    ``worths[0]``, and its plan. All arrays but the plan have a row for each turn and one more;
    ``tried`` says how many ends of a turn have been looked at."""
    at = 0
    tried[0] = 0
    while True:
        if tried[at] == ENDINGS:
            share = plan_turn(states[at], worths[at], plan)
            if at == 0:
                return share
            at -= 1
            worths[at, tried[at] - 1] = 1.0 - share
            continue
        event = int(tried[at])
        tried[at] += 1
        if not can_end(states[at], event):
            continue
        states[at + 1] = states[at]
        after = states[at + 1]
        apply(after, event)
        if after.phase == OVER:
            worths[at, event] = share_won(after, int(states[at].turn))
        elif at + 1 == depth or (at > 0 and REMOVE <= event < PASS):
            # Removing takes a Yam, which is rare: a glance at the board has to do further on.
            worths[at, event] = 1.0 - judge(after, table, output, features, sums)
        else:
            at += 1
            tried[at] = 0


@kernel
def call_list_shares(states: Array, worth: Array, plan: Array, moves: Array, shares: Array) -> int:
    """The legal moves and their shares of the win, by a plan; answers how many they are."""
    count = legal(states[0], moves)
    for number in range(count):
        shares[number] = share_of(states[0], int(np.int64(moves[number])), worth, plan)
    return count


@kernel
def call_plan(states: Array, worth: Array, plan: Array) -> float:
    return plan_turn(states[0], worth, plan)
