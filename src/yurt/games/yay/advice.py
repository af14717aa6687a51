"""YAY!'s moves as advice: what each is called, and one fact that speaks for it.

All odds are exact: the dice are independent, and each lands by the table of YAY-5.
"""

import numpy as np

from yurt.engine.contract import Range, RangePart
from yurt.engine.layout import Array, Record
from yurt.engine.odds import odds
from yurt.engine.state import View
from yurt.engine.words import Say, Slot, say
from yurt.games.yay.narrate import number_of, rivals_beside, spot
from yurt.games.yay.notation import SQUARE_NAMES
from yurt.games.yay.rules import has_live, is_block, is_rival, may_throw, total_of
from yurt.games.yay.tables import (
    ACROSS,
    AIM,
    AIMING,
    BESIDE,
    BLOCK,
    COLUMNS,
    CORNERS,
    CROSS,
    DICE,
    DOWN,
    FACES,
    FREE,
    LIVE,
    ROW_OR_COLUMN,
    ROWS,
    SQUARES,
    STAYING,
    THOUSAND,
    TWENTY,
    WIDTH,
    WRITE,
    total_odds,
)

HIGHEST = DICE * FACES
# From which chance on it is called so; what is less is called "hardly".
LIKELY = (("very", 0.8), ("probably", 0.6), ("even", 0.4), ("unlikely", 0.1))


def name(move: int, view: Record, seat: int) -> Say:
    """A move as an instruction."""
    square = SQUARE_NAMES[move % SQUARES]
    if move < WRITE:
        return say("advise-aim" if view.phase == AIMING else "advise-aim-again", block=square)
    if move < BLOCK:
        crossed = len(rivals_beside(view, move - WRITE))
        return say("advise-write", number=total_of(view), square=square, count=crossed)
    if move < CROSS:
        return say("advise-block", square=square)
    return say("advise-cross", number=int(view.numbers[move - CROSS]), square=square)


def headline(move: int, view: Record, seat: int) -> Say:
    """In the words of the buttons. What a number crosses out is told by the fact that speaks for
    it."""
    if move < WRITE:
        key = "advise-throw" if view.phase == AIMING else "advise-throw-again"
        return say(key, place=spot(move - AIM))
    saying = name(move, view, seat)
    return say(saying.key, **{**saying.details, "count": 0}) if move < BLOCK else saying


def ranges(view: View) -> list[Range]:
    """All blocks that can be aimed at: those of the whole sheet, or none."""
    codes = [int(move) for move in view.moves if move < WRITE]
    if not codes:
        return []
    blocks = tuple(SQUARE_NAMES[code - AIM] for code in codes)
    key = "advise-aim" if view.record.phase == AIMING else "advise-aim-again"
    return [
        Range(
            form="aim {block}",
            parts=(RangePart("block", blocks),),
            least=blocks[:1],
            most=blocks[-1:],
            name=say(key, block=Slot("block")),
            codes=codes,
        )
    ]


def why(view: View, move: int, rng: Array) -> Say:
    """One sentence that is true of this position."""
    table = view.record
    if move < WRITE:
        return why_aim(table, move - AIM)
    if move >= CROSS:
        return why_cross(table, move - CROSS)
    ended = why_end(view, move)
    if ended is not None:
        return ended
    return why_write(table, move - WRITE) if move < BLOCK else why_block(table, move - BLOCK)


def how_likely(chance: float) -> str:
    """A chance in words, as the sentences of the texts know them."""
    return next((word for word, least in LIKELY if chance >= least), "hardly")


def beats(key: str, total: int, chance: float) -> dict[str, Say]:
    """First in words whether a throw is higher, then in numbers."""
    return {"beats": say(key, total=total, likely=how_likely(chance)), "odds": odds(chance)}


def why_aim(table: Record, block: int) -> Say:
    if table.phase == AIMING:
        chance = chance_to_write(table, block)
        return say("why-aim", fits=say("fits", likely=how_likely(chance)), odds=odds(chance))
    total = total_of(table)
    key = "why-aim-again" if has_live(table) else "why-aim-again-free"
    return say(key, **beats("beats", total, chance_to_beat(table, block, total)))


def why_write(table: Record, square: int) -> Say:
    """What it crosses out; else whether it can be crossed out itself."""
    crossed = [number_of(table, beside) for beside in rivals_beside(table, square)]
    if crossed:
        return say("why-write-crosses", numbers=crossed)
    total = total_of(table)
    doors = free_beside(table, square)
    if not doors:
        return say("why-write-closed")
    if total == HIGHEST:
        return say("why-write-highest", total=total)
    threat = beats("others-beat", total, best_to_beat(table, total))
    return say("why-write-open", count=len(doors), **threat)


def why_block(table: Record, square: int) -> Say:
    """Which own numbers it protects; else what throwing again would risk."""
    own = [
        say("own-number", number=int(table.numbers[beside]), square=SQUARE_NAMES[beside])
        for beside in beside_of(square)
        if table.marks[beside] == LIVE + table.turn
    ]
    if own:
        return say("why-block-protects", numbers=own)
    total = total_of(table)
    if not may_throw(table):
        return say("why-block-first", total=total)
    return say("why-block", **beats("beats", total, best_to_beat(table, total)))


def why_cross(table: Record, square: int) -> Say:
    doors = free_beside(table, square)
    if doors:
        return say("why-cross-open", count=len(doors))
    own = table.numbers[table.marks == LIVE + table.turn]
    return say("why-cross-lowest" if table.numbers[square] == own.min() else "why-cross-closed")


def why_end(view: View, move: int) -> Say | None:
    """Filling this square ends the game (YAY-15): what that means."""
    table, square = view.record, move % SQUARES
    filled = (table.marks != FREE).reshape(-1, WIDTH)
    filled[divmod(square, WIDTH)] = True
    row, column = filled.all(axis=1).any(), filled.all(axis=0).any()
    if not ((row and column) or (table.end == ROW_OR_COLUMN and (row or column))):
        return None
    counts = [int((table.marks == LIVE + seat).sum()) for seat in range(table.players)]
    if move < BLOCK:
        counts[table.turn] += 1
        for beside in rivals_beside(table, square):
            counts[table.marks[beside] - LIVE] -= 1
    own = counts.pop(table.turn)
    key = "won" if own > max(counts) else "lost" if own < max(counts) else "even"
    return say(f"why-end-{key}", own=own, most=max(counts))


def beside_of(square: int) -> list[int]:
    """The squares beside this one; the table has the square itself for one that is missing."""
    return [int(beside) for beside in BESIDE[square] if beside != square]


def free_beside(table: Record, square: int) -> list[int]:
    return [beside for beside in beside_of(square) if table.marks[beside] == FREE]


def landing(table: Record, aim: int) -> Array:
    """How likely a die lands in each block of the sheet."""
    down = DOWN[table.tray, table.scatter, aim // WIDTH]
    across = ACROSS[table.tray, table.scatter, aim % WIDTH]
    chances = np.zeros((ROWS, COLUMNS))
    chances[:-1, :-1] = np.outer(down, across) * STAYING[table.tray] / (THOUSAND**2 * TWENTY)
    return chances.ravel()


def chance_to_beat(table: Record, aim: int, total: int) -> float:
    """YAY-13: how likely a throw is to have a higher total."""
    stays = float(landing(table, aim).sum())
    return float(total_odds(1 - stays, stays)[total + 1 :].sum())


def best_to_beat(table: Record, total: int) -> float:
    """The same for the best aim; in a tray with a rim all are alike."""
    return max(chance_to_beat(table, block, total) for block in range(SQUARES) if is_block(block))


def chance_to_write(table: Record, aim: int) -> float:
    """How likely a throw is to touch a square in which its total can be written (YAY-7)."""
    lands = landing(table, aim)
    off = 1 - float(lands.sum())
    limits = needed(table)
    usual = total_odds(off, 1 - off)
    chance = 0.0
    for total in range(1, HIGHEST + 1):
        # The dice that touch no square for this total, or are off, make it without use.
        misses = float(lands[limits >= total].sum())
        chance += usual[total] - total_odds(off, misses)[total]
    return max(0.0, float(chance))


def needed(table: Record) -> Array:
    """For each block the total that must be exceeded to write in the easiest of its squares."""
    limits = np.full(SQUARES, HIGHEST)
    for square in np.flatnonzero(table.marks == FREE).tolist():
        rivals = [int(table.numbers[b]) for b in beside_of(square) if is_rival(table, b)]
        for corner in CORNERS:
            block = square - corner
            if block >= 0 and is_block(block) and square % WIDTH - block % WIDTH in (0, 1):
                limits[block] = min(limits[block], max(rivals, default=0))
    return limits
