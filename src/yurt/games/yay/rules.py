"""YAY!, rulings YAY-1 to YAY-18 (RULES.md).

Limits: 2 to 4 seats, 64 squares, three dice, 500 turns.

The state
    phase        AIMING (a turn begins), ROLLING, CHOOSING (write, block or throw again),
                 PENALTY, OVER
    turn         the seat whose turn it is
    marks        what each square is: FREE, BLOCKED, LIVE + seat, CROSSED + seat
    numbers      the number in each square that has one, crossed out or not
    aim          the block aimed at last
    thrown       dice of that throw that have come to rest; they lie until the next aim
    faces        the face of each of them, 0 if it left the tray; blocks: where it lies
    previous     the total of the throw just before in this turn, 0 if there was none
    turns        turns that have ended, without the one that fills the last line (YAY-15);
                 idle: how many of the latest ones filled no square
    players, tray, scatter, end: as agreed

The events
    AIM + block, WRITE + square, BLOCK + square, CROSS + square;
    chance: DIE + (face - 1) * SQUARES + block, DIE_OFF
"""

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array, Record, i1, i2, record
from yurt.games.yay.tables import *

State = record(
    marks=i1[SQUARES],
    numbers=i1[SQUARES],
    faces=i1[DICE],
    blocks=i1[DICE],
    thrown=i1,
    aim=i1,
    previous=i1,
    turn=i1,
    phase=i1,
    idle=i1,
    turns=i2,
    players=i1,
    tray=i1,
    scatter=i1,
    end=i1,
)


@kernel
def setup(s: Record, players: int, first: int, options: Record) -> None:
    s.players = players
    s.turn = first
    s.tray = options.tray
    s.scatter = options.scatter
    s.end = options.end
    s.phase = AIMING


@kernel
def to_move(s: Record) -> int:
    if s.phase == OVER:
        return NOBODY
    if s.phase == ROLLING:
        return CHANCE
    return int(s.turn)


@kernel
def legal(s: Record, moves: Array) -> int:
    count = 0
    if s.phase == CHOOSING:
        count = list_fills(s, moves)
    elif s.phase == PENALTY:
        for square in range(SQUARES):
            if s.marks[square] == LIVE + s.turn:
                moves[count] = CROSS + square
                count += 1
    if may_throw(s):
        for row in range(ROWS - 1):
            for column in range(COLUMNS - 1):
                moves[count] = AIM + row * WIDTH + column
                count += 1
    return count


@kernel
def why_not(s: Record, event: int) -> int:
    if s.phase == ROLLING:
        return why_not_die(s, event)
    if s.phase == PENALTY:
        is_own = event >= CROSS and s.marks[event - CROSS] == LIVE + s.turn
        return LEGAL if is_own else PENALTY_DUE
    if event >= CROSS:
        return NO_PENALTY
    if event < WRITE:
        if not is_block(event - AIM):
            return NO_BLOCK
        return LEGAL if may_throw(s) else FIRST_THROW_COUNTS
    if s.phase == AIMING:
        return THROW_FIRST
    if event < BLOCK:
        return why_not_write(s, event - WRITE)
    return why_not_block(s, event - BLOCK)


@kernel
def apply(s: Record, event: int) -> None:
    if event >= DIE:
        land(s, event)
    elif event < WRITE:
        throw(s, event - AIM)
    elif event < BLOCK:
        write_number(s, event - WRITE)
        after_fill(s)
    elif event < CROSS:
        s.marks[event - BLOCK] = BLOCKED
        after_fill(s)
    else:
        s.marks[event - CROSS] = CROSSED + s.turn
        end_turn(s, False)


@kernel
def odds(s: Record, events: Array, weights: Array) -> int:
    count = 0
    off = ALL_WEIGHTS
    for square in range(SQUARES):
        weight = weight_of(s, square)
        if weight > 0:
            for face in range(FACES):
                events[count] = DIE + face * SQUARES + square
                weights[count] = weight
                count += 1
            off -= FACES * weight
    if off > 0:
        events[count] = DIE_OFF
        weights[count] = off
        count += 1
    return count


@kernel
def draw(s: Record, rng: Array) -> int:
    column = draw_place(ACROSS[s.tray, s.scatter, s.aim % WIDTH], rng)
    row = draw_place(DOWN[s.tray, s.scatter, s.aim // WIDTH], rng)
    face = below(rng, FACES)
    if column < 0 or row < 0 or below(rng, TWENTY) >= STAYING[s.tray]:
        return DIE_OFF
    return DIE + face * SQUARES + row * WIDTH + column


@kernel
def is_over(s: Record) -> bool:
    return bool(s.phase == OVER)


@kernel
def score(s: Record, scores: Array, standing: Array) -> None:
    for seat in range(s.players):
        live = 0
        total = 0
        for square in range(SQUARES):
            if s.marks[square] == LIVE + seat:
                live += 1
                total += int(s.numbers[square])
        scores[seat] = live
        # YAY-16: among as many live numbers the higher sum stands before; no sum reaches 10,000.
        standing[seat] = live * 10_000 + total


@kernel
def is_block(square: int) -> bool:
    """YAY-2: a block ends within the sheet."""
    return square % WIDTH < COLUMNS - 1 and square // WIDTH < ROWS - 1


@kernel
def may_throw(s: Record) -> bool:
    # YAY-12: a seat's first turn has one throw. Turns go round, so the first of each come first.
    return bool(s.phase == AIMING or (s.phase == CHOOSING and s.turns >= s.players))


@kernel
def weight_of(s: Record, square: int) -> int:
    """YAY-5: how likely the next die is to land in this block, with each of its faces."""
    if not is_block(square):
        return 0
    across = ACROSS[s.tray, s.scatter, s.aim % WIDTH, square % WIDTH]
    down = DOWN[s.tray, s.scatter, s.aim // WIDTH, square // WIDTH]
    return int(across * down * STAYING[s.tray])


@kernel
def draw_place(line: Array, rng: Array) -> int:
    """Where on a line a die comes to rest, by the odds of each place; -1 if it rolls out."""
    left = below(rng, THOUSAND)
    for place in range(len(line)):
        left -= int(line[place])
        if left < 0:
            return place
    return -1


@kernel
def why_not_die(s: Record, event: int) -> int:
    if event != DIE_OFF:
        return LEGAL if weight_of(s, (event - DIE) % SQUARES) > 0 else CANNOT_LAND
    inside = 0
    for square in range(SQUARES):
        inside += FACES * weight_of(s, square)
    return LEGAL if inside < ALL_WEIGHTS else CANNOT_LEAVE


@kernel
def total_of(s: Record) -> int:
    """YAY-6: the sum of the dice in the tray."""
    return int(s.faces[0]) + int(s.faces[1]) + int(s.faces[2])


@kernel
def is_touched(s: Record, square: int) -> bool:
    for die in range(s.thrown):
        if s.faces[die] > 0 and square - s.blocks[die] in CORNERS:
            return True
    return False


@kernel
def is_touching_free(s: Record) -> bool:
    for die in range(DICE):
        if s.faces[die] > 0:
            for corner in CORNERS:
                if s.marks[s.blocks[die] + corner] == FREE:
                    return True
    return False


@kernel
def is_rival(s: Record, square: int) -> bool:
    """Whether a live number of another seat stands here."""
    mark = s.marks[square]
    return bool(LIVE <= mark < CROSSED and mark != LIVE + s.turn)


@kernel
def is_enough(s: Record, square: int) -> bool:
    """YAY-7: every live number of other seats beside the square is lower than the total."""
    total = total_of(s)
    for place in range(4):
        beside = BESIDE[square, place]
        if is_rival(s, beside) and s.numbers[beside] >= total:
            return False
    return True


@kernel
def list_fills(s: Record, moves: Array) -> int:
    """Writes the moves that fill a square: writing where possible, else blocking (YAY-9)."""
    count = 0
    writable = False
    for die in range(DICE):
        if s.faces[die] == 0:
            continue
        for corner in CORNERS:
            square = s.blocks[die] + corner
            if s.marks[square] != FREE or is_listed(moves, count, square):
                continue
            enough = is_enough(s, square)
            if enough and not writable:
                # What was listed for blocking does not count any more.
                writable = True
                count = 0
            if enough == writable:
                moves[count] = square
                count += 1
    for place in range(count):
        moves[place] += WRITE if writable else BLOCK
    return count


@kernel
def is_listed(moves: Array, count: int, square: int) -> bool:
    for place in range(count):
        if moves[place] == square:
            return True
    return False


@kernel
def why_not_write(s: Record, square: int) -> int:
    if not is_touched(s, square):
        return WRITE_UNTOUCHED
    if s.marks[square] != FREE:
        return WRITE_FILLED
    return LEGAL if is_enough(s, square) else WRITE_TOO_LOW


@kernel
def why_not_block(s: Record, square: int) -> int:
    if not is_touched(s, square):
        return BLOCK_UNTOUCHED
    if s.marks[square] != FREE:
        return BLOCK_FILLED
    for other in range(SQUARES):
        if why_not_write(s, other) == LEGAL:
            return CAN_BE_WRITTEN
    return LEGAL


@kernel
def throw(s: Record, block: int) -> None:
    # YAY-13: a repeated throw has to beat the one just before.
    s.previous = total_of(s) if s.phase == CHOOSING else 0
    s.aim = block
    s.thrown = 0
    for die in range(DICE):
        s.faces[die] = 0
        s.blocks[die] = 0
    s.phase = ROLLING


@kernel
def land(s: Record, event: int) -> None:
    if event != DIE_OFF:
        s.faces[s.thrown] = (event - DIE) // SQUARES + 1
        s.blocks[s.thrown] = (event - DIE) % SQUARES
    s.thrown += 1
    if s.thrown == DICE:
        after_throw(s)


@kernel
def after_throw(s: Record) -> None:
    # YAY-13 comes before YAY-10; the first throw of a turn has nothing to beat.
    if s.previous > 0 and total_of(s) <= s.previous:
        if has_live(s):
            s.phase = PENALTY
        else:
            end_turn(s, False)
    elif is_touching_free(s):
        s.phase = CHOOSING
    else:
        # YAY-10, YAY-14: nothing to fill.
        end_turn(s, False)


@kernel
def has_live(s: Record) -> bool:
    for square in range(SQUARES):
        if s.marks[square] == LIVE + s.turn:
            return True
    return False


@kernel
def write_number(s: Record, square: int) -> None:
    # YAY-8: all live numbers of others beside it are lower, and are crossed out.
    for place in range(4):
        beside = BESIDE[square, place]
        if is_rival(s, beside):
            s.marks[beside] += CROSSED - LIVE
    s.marks[square] = LIVE + s.turn
    s.numbers[square] = total_of(s)


@kernel
def after_fill(s: Record) -> None:
    row = has_full_line(s, ROWS, WIDTH, COLUMNS, 1)
    column = has_full_line(s, COLUMNS, 1, ROWS, WIDTH)
    # YAY-15: at once, in mid-round.
    if (row and column) or (s.end == ROW_OR_COLUMN and (row or column)):
        s.phase = OVER
    else:
        end_turn(s, True)


@kernel
def has_full_line(s: Record, lines: int, apart: int, length: int, step: int) -> bool:
    """Whether one of some parallel lines is filled: they begin ``apart`` squares from each other,
    and each has ``length`` squares that are a ``step`` apart."""
    for line in range(lines):
        filled = 0
        while filled < length and s.marks[line * apart + filled * step] != FREE:
            filled += 1
        if filled == length:
            return True
    return False


@kernel
def end_turn(s: Record, filled: bool) -> None:
    s.turns += 1
    s.idle = 0 if filled else s.idle + 1
    s.previous = 0
    s.turn = (s.turn + 1) % s.players
    # YAY-17: nobody gets anywhere, or it has lasted long enough.
    if s.idle == IDLE_ROUNDS * s.players or s.turns == LAST_TURN:
        s.phase = OVER
    else:
        s.phase = AIMING
