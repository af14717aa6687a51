"""Yam Master, rulings YAM-1 to YAM-18 (RULES.md).

Limits: 2 seats, 12 tokens each, 1000 turns at most. Everything is open: a view is the whole state.

The state
    phase        THROWING, DECIDING, OVER
    turn         the seat that throws and decides; after the end the seat that ended the game
    dice         the set of dice that lie there (tables.py); while THROWING those that were kept
    throws       throws made in this turn
    announced    1 from the announcement of a Défi to the end of the turn
    board        for each square, row by row, the seat whose token stands there, or FREE
    supply       tokens of each seat that it can still place
    turns        turns that have ended, of both seats together

The events
    PLACE + square, REMOVE + square, PASS, KEEP + set, ANNOUNCE + set (a Défi, and what is kept);
    chance: ROLL + set of the dice thrown
"""

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array, Record, i1, i2, record
from yurt.games.yam_master.tables import *

State = record(
    board=i1[SQUARES],
    supply=i1[SEATS],
    dice=i2,
    throws=i1,
    announced=i1,
    turn=i1,
    phase=i1,
    turns=i2,
    max_turns=i2,
    strict_full=i1,
    defi_only=i1,
    predator=i1,
)


@kernel
def setup(s: Record, players: int, first: int, options: Record) -> None:
    s.strict_full = options.strict_full
    s.defi_only = options.defi_only
    s.predator = options.predator
    s.max_turns = options.max_turns
    for square in range(SQUARES):
        s.board[square] = FREE
    for seat in range(SEATS):
        s.supply[seat] = TOKENS
    s.dice = NO_DICE
    s.turn = first
    s.phase = THROWING


@kernel
def to_move(s: Record) -> int:
    if s.phase == OVER:
        return NOBODY
    return CHANCE if s.phase == THROWING else int(s.turn)


@kernel
def legal(s: Record, moves: Array) -> int:
    if s.phase != DECIDING:
        return 0
    # YAM-13: placing is never compulsory.
    moves[0] = PASS
    count = 1
    figures = open_figures(s)
    if figures != 0:
        for square in range(SQUARES):
            if figures & BITS[square] != 0 and s.board[square] == FREE:
                moves[count] = PLACE + square
                count += 1
    if figures_made(s) & YAM_BIT != 0:
        for square in range(SQUARES):
            if s.board[square] == 1 - s.turn:
                moves[count] = REMOVE + square
                count += 1
    if s.throws < THROWS:
        count = list_keeps(s, KEEP, moves, count)
        if s.throws == 1 and is_defi_free(s):
            count = list_keeps(s, ANNOUNCE, moves, count)
    return count


@kernel
def why_not(s: Record, event: int) -> int:
    if s.phase == THROWING:
        if event != ROLL_MORE and SIZE[event - ROLL] == DICE - SIZE[s.dice]:
            return LEGAL
        return NOT_FIVE_THROWN if s.throws == 0 else NOT_AS_MANY_THROWN
    if event < REMOVE:
        return why_not_place(s, event - PLACE)
    if event < PASS:
        if figures_made(s) & YAM_BIT == 0:
            return NO_YAM
        return LEGAL if s.board[event - REMOVE] == 1 - s.turn else NO_TOKEN_TO_REMOVE
    if event == PASS:
        return LEGAL
    if ANNOUNCE <= event < MOVES or event == ANNOUNCE_MORE:
        # YAM-9: after the first throw, once, and only while a Défi square is free.
        if s.announced == 1:
            return DEFI_ANNOUNCED
        if s.throws != 1:
            return DEFI_TOO_LATE
        if not is_defi_free(s):
            return NO_DEFI_FREE
    return why_not_keep(s, event)


@kernel
def apply(s: Record, event: int) -> None:
    if event >= ROLL:
        s.dice = joined(s.dice, event - ROLL)
        s.throws += 1
        s.phase = DECIDING
    elif event >= ANNOUNCE:
        s.announced = 1
        s.dice = event - ANNOUNCE
        s.phase = THROWING
    elif event >= KEEP:
        s.dice = event - KEEP
        s.phase = THROWING
    elif event < REMOVE:
        place(s, event - PLACE)
    else:
        if event != PASS:
            # YAM-12: the token goes back to its owner's supply, or by an option leaves the game.
            s.board[event - REMOVE] = FREE
            if s.predator == BACK:
                s.supply[1 - s.turn] += 1
        end_turn(s)


@kernel
def odds(s: Record, events: Array, weights: Array) -> int:
    size = DICE - int(SIZE[s.dice])
    first = FIRST_OF_SIZE[size]
    count = FIRST_OF_SIZE[size + 1] - first
    for number in range(count):
        events[number] = ROLL + first + number
        weights[number] = WAYS[first + number]
    return count


@kernel
def draw(s: Record, rng: Array) -> int:
    thrown = NO_DICE
    for _ in range(DICE - SIZE[s.dice]):
        thrown = int(ONE_MORE[thrown, below(rng, FACES)])
    return ROLL + thrown


@kernel
def is_over(s: Record) -> bool:
    return bool(s.phase == OVER)


@kernel
def score(s: Record, scores: Array, standing: Array) -> None:
    for seat in range(SEATS):
        scores[seat] = points(s, seat)
        # YAM-14: five in a row stand before any points.
        standing[seat] = scores[seat] + (1000 if has_five(s, seat) else 0)


@kernel
def figures_made(s: Record) -> int:
    """The bits of all figures that the dice make."""
    return int(FIGURES[s.strict_full, s.dice - FIVE_DICE])


@kernel
def open_figures(s: Record) -> int:
    """The bits of the kinds of squares that take a token now, if they are free."""
    made = figures_made(s)
    high = made & HIGH_BITS
    if s.announced == 1:
        # YAM-10: a figure other than a Brelan wins the bet and opens the Défi squares and, but for
        # an option, those of all figures that the dice make.
        if high == 0:
            return 0
        return DEFI_BIT if s.defi_only == 1 else DEFI_BIT | made
    # YAM-11: the first throw opens the Sec squares too.
    return made | SEC_BIT if s.throws == 1 and high != 0 else made


@kernel
def is_defi_free(s: Record) -> bool:
    for square in DEFI_SQUARES:
        if s.board[square] == FREE:
            return True
    return False


@kernel
def list_keeps(s: Record, event: int, moves: Array, count: int) -> int:
    dice = s.dice - FIVE_DICE
    for number in range(KEEP_COUNTS[dice]):
        moves[count + number] = event + KEEPS[dice, number]
    return count + int(KEEP_COUNTS[dice])


@kernel
def why_not_place(s: Record, square: int) -> int:
    if s.board[square] != FREE:
        return NOT_FREE
    if open_figures(s) & BITS[square] != 0:
        return LEGAL
    kind = PRINTED[square]
    if kind == SEC:
        return SEC_NOT_MADE if s.throws == 1 else SEC_TOO_LATE
    if s.announced == 1:
        if figures_made(s) & HIGH_BITS == 0:
            return CLOSED_NO_FIGURE
        if s.defi_only == 1:
            return CLOSED_DEFI_ONLY
    elif kind == DEFI:
        return NOT_ANNOUNCED
    # YAM-3: what is made and is no Full is a Yam under `strict_full`.
    return YAM_IS_NO_FULL if kind == FULL and figures_made(s) & YAM_BIT != 0 else NOT_MADE


@kernel
def why_not_keep(s: Record, event: int) -> int:
    if s.throws == THROWS:
        return NO_THROW_LEFT
    if event >= EVENTS:
        return NOT_LYING_THERE
    kept = event - KEEP if event < ANNOUNCE else event - ANNOUNCE
    for face in range(FACES):
        if COUNTS[kept, face] > COUNTS[s.dice, face]:
            return NOT_LYING_THERE
    return ALL_KEPT if kept == s.dice else LEGAL


@kernel
def joined(dice: int, thrown: int) -> int:
    """The set of both together."""
    for number in range(SIZE[thrown]):
        dice = ONE_MORE[dice, VALUES[thrown, number] - 1]
    return dice


@kernel
def place(s: Record, square: int) -> None:
    s.board[square] = s.turn
    s.supply[s.turn] -= 1
    # YAM-14, YAM-15: five in a row, or the last token of the supply, end the game at once.
    if s.supply[s.turn] == 0 or has_five(s, s.turn):
        s.turns += 1
        s.phase = OVER
    else:
        end_turn(s)


@kernel
def end_turn(s: Record) -> None:
    s.turns += 1
    # YAM-16: the last turn that may be played.
    if s.turns == s.max_turns:
        s.phase = OVER
        return
    s.turn = 1 - s.turn
    s.dice = NO_DICE
    s.throws = 0
    s.announced = 0
    s.phase = THROWING


@kernel
def has_five(s: Record, seat: int) -> bool:
    """YAM-14: whether a row, a column or a long diagonal is all this seat's."""
    for line in range(LONG_LINES):
        number = 0
        while number < SIDE and s.board[LINES[line, number]] == seat:
            number += 1
        if number == SIDE:
            return True
    return False


@kernel
def points(s: Record, seat: int) -> int:
    """YAM-15: the points of this seat's runs, each as long as it goes."""
    total = 0
    for line in range(LINE_COUNT):
        run = 0
        for number in range(LENGTHS[line]):
            if s.board[LINES[line, number]] == seat:
                run += 1
            else:
                total += POINTS[run]
                run = 0
        total += POINTS[run]
    return total
