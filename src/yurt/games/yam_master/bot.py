"""Players of Yam Master, from the view alone.

``choose`` is a sensible one: it weighs squares by the lines they make and break, and keeps the dice
with the best prospects among them. ``weigh`` says what each move is worth: it plans the turn by the
exact odds of all dice, over what was learned of boards (``turn.py``, ``value.py``).
"""

from functools import cache
from pathlib import Path

import numpy as np

from yurt.engine.chance import below
from yurt.engine.layout import Array, Record
from yurt.engine.registry import extended
from yurt.engine.state import View
from yurt.games.yam_master import tables
from yurt.games.yam_master.policy import THREES
from yurt.games.yam_master.rules import joined, points
from yurt.games.yam_master.turn import (
    ANNOUNCED,
    ENDINGS,
    FIRST,
    ONCE,
    PLAN_ROWS,
    TWICE,
    can_end,
)
from yurt.games.yam_master.value import FEATURES

# Stretches of three and of five squares, and what one more token there is worth by how many stand
# there already: own tokens where the other has none, and the other's where none is one's own.
FIVES = tables.LINES[: tables.LONG_LINES]
WORTHS: tuple[tuple[Array, Array, Array], ...] = (
    (THREES, np.array([1.0, 4.0, 12.0]), np.array([1.0, 3.0, 10.0])),
    (FIVES, np.array([0.0, 1.0, 2.0, 12.0, 1000.0]), np.array([0.0, 0.0, 2.0, 12.0, 500.0])),
)
WIN = 1000.0


def choose(view: View, rng: Array) -> int:
    """A legal move, from the view alone."""
    worths = [worth + below(rng, 1000) / 1e6 for worth in rank(view).tolist()]
    return int(view.moves[np.argmax(worths)])


def rank(view: View) -> Array:
    """What each legal move seems worth: a token on its square, or what dice can be expected to
    bring, by their exact odds."""
    record = view.record
    worth = weigh_squares(record, int(record.turn))
    keeping = prospects(record, worth, bool(record.announced))
    announcing = prospects(record, worth, True)

    def prospect(move: int) -> float:
        if move < tables.PASS:
            return 1.01 * float(worth[move % tables.SQUARES])  # of equals the sure one
        if move == tables.PASS:
            return 0.0
        if move < tables.ANNOUNCE:
            return float(keeping[move - tables.KEEP])
        return float(announcing[move - tables.ANNOUNCE])

    return np.array([prospect(move) for move in view.moves.tolist()])


def weigh_squares(view: Record, seat: int) -> Array:
    """What a token on each free square is worth, or taking away the one that stands there."""
    own, other = view.board == seat, view.board == 1 - seat
    worth = np.zeros(tables.SQUARES)
    for stretches, making, breaking in WORTHS:
        mine = own[stretches].sum(axis=1, keepdims=True) - own[stretches]
        theirs = other[stretches].sum(axis=1, keepdims=True) - other[stretches]
        value = np.where(theirs == 0, making[mine], np.where(mine == 0, breaking[theirs], 0.0))
        np.add.at(worth, stretches, value)
    if view.supply[seat] == 1:
        # The last token ends the game, so it is placed to win or not at all.
        for square in np.flatnonzero(view.board == tables.FREE):
            after = view.copy()
            after.board[square] = seat
            is_won = worth[square] >= WIN or points(after, seat) > points(after, 1 - seat)
            worth[square] = WIN if is_won else -1.0
    return worth


def prospects(view: Record, worth: Array, is_announced: bool) -> Array:
    """What to expect of the turn for each set of dice kept now, when the rest is played best."""
    placing = best_placing(view, worth, is_announced)
    expected: Array = throw_odds() @ placing
    for _ in range(tables.THROWS - 1 - int(view.throws)):
        expected = throw_odds() @ np.maximum(placing, expected[tables.KEEPS].max(axis=1))
    return expected


def best_placing(view: Record, worth: Array, is_announced: bool) -> Array:
    """The worth of the best square, or 0, for each set of five dice after a further throw."""
    best = np.zeros(tables.KINDS)
    free = view.board == tables.FREE
    np.maximum.at(best, np.array(tables.PRINTED)[free], worth[free])
    figures = tables.FIGURES[view.strict_full]
    made = figures[:, None] >> np.arange(tables.KINDS) & 1
    if is_announced:
        is_won = figures & tables.HIGH_BITS != 0
        made[~is_won | bool(view.defi_only)] = 0
        made[:, tables.DEFI] = is_won
    prey = worth[view.board == 1 - view.turn].max(initial=0.0)
    placing: Array = (made * best).max(axis=1)
    is_yam = figures & tables.YAM_BIT != 0
    placing[is_yam] = np.maximum(placing[is_yam], prey)
    return placing


@cache
def throw_odds() -> Array:
    """The odds of each set of five dice (columns) for each set kept (rows)."""
    odds = np.zeros((tables.FIVE_DICE, len(tables.KEEPS)))
    for kept in range(tables.FIVE_DICE):
        size = tables.DICE - int(tables.SIZE[kept])
        for thrown in range(tables.FIRST_OF_SIZE[size], tables.FIRST_OF_SIZE[size + 1]):
            five = joined(kept, thrown) - tables.FIVE_DICE
            odds[kept, five] += tables.WAYS[thrown] / tables.FACES**size
    return odds


KERNELS = "yurt.games.yam_master.turn"
# Turns that are looked at, this one included, at most. A third takes twenty times as long.
DEEPEST = 2
# The first level that judges boards by what was learned, and the one that looks at further turns.
LEARNED = 3
MASTER = 5
# How far each level misjudges what a board is worth (in the logarithm of the odds to win) and what
# dice can be expected to bring (in shares of the win): standard deviations.
MISJUDGED = {1: (0.2, 0.04), 2: (0.2, 0.02), 3: (0.3, 0.01), 4: (0.18, 0.006), 5: (0.0, 0.0)}
# What the first levels see in one more token on stretches of three and of five, by how many of
# their own stand there: level 1 the points that it makes, level 2 lines that may become some.
SIGHTS = {
    1: (np.array([0.0, 0.0, 1.0]), np.array([0.0, 0.0, 0.0, 0.0, WIN])),
    2: (WORTHS[0][1], WORTHS[1][1]),
}
# In the same measure: any token, taking one off the board, and what is as good as a win.
TOKEN = 0.2
TAKING = {1: 0.5, 2: 3.0}
CONTENT = {1: 4.0, 2: 60.0}


def weigh(view: View, effort: int, rng: Array, level: int = MASTER) -> tuple[Array, Array, Array]:
    """The legal moves, the share of the win that each can expect, and the standard error of that.
    ``effort`` is how many turns may be planned to look ahead.

    Level 1 looks one throw ahead and at the points it gets; 2 sees its own lines alone; 3 judges
    boards and odds roughly, 4 less so; 5 exactly, and looks at the other seat's next turn too."""
    turn = Turn(view)
    if level < LEARNED:
        worth = short_sighted(view.record, level)
    else:
        turn.look_ahead(turn.depth_for(effort) if level == MASTER else 1)
        worth = turn.worth
    random = np.random.default_rng(below(rng, 1 << 30))
    boards, odds = MISJUDGED[level]
    if boards > 0:
        turn.plan_for(misjudged(worth, boards, random))
    if level == 1:
        turn.plan[[TWICE, TWICE + ANNOUNCED]] = turn.plan[[ONCE, ONCE + ANNOUNCED]]
    moves, shares = turn.shares()
    thrown = moves > tables.PASS
    shares[thrown] += odds * random.normal(size=int(thrown.sum()))
    return moves, shares.clip(0.0, 1.0), np.full(len(moves), learned()[2])


# How many misjudge boards beside what was learned, to tell how sure a promise is.
OPINIONS = 16


def promise(view: View) -> Array:
    """What each seat can expect of the win at any moment (columns): by what was learned, and then
    by some who misjudge boards as far as the training was off, each through the whole turn alike
    (rows). Before dice are thrown it is exactly the mean of what it is after them."""
    turn = Turn(view)
    record = view.record
    found = np.empty((1 + OPINIONS, tables.SEATS))
    turn.look_ahead(DEEPEST)
    found[0, 0] = turn.promised()
    learned_worth = turn.worth.copy()
    # A game that is over with this turn is not misjudged.
    doubtful = (learned_worth > 0) & (learned_worth < 1)
    seed = [*(record.board + 1).tolist(), *record.supply.tolist(), int(record.turns)]
    random = np.random.default_rng(seed)
    for row in range(1, 1 + OPINIONS):
        noise = learned()[2] * random.normal(size=ENDINGS)
        turn.plan_for((learned_worth + np.where(doubtful, noise, 0.0)).clip(0.0, 1.0))
        found[row, 0] = turn.promised()
    found[:, 1] = 1 - found[:, 0]
    return found if record.turn == 0 else found[:, ::-1]


class Turn:
    """The turn of a view's seat, and the arrays that planning it needs."""

    def __init__(self, view: View) -> None:
        self.kernels = extended(view.game.name, KERNELS)
        self.states = self.kernels.blank(DEEPEST + 1)
        self.states[:1] = self.kernels.restored(view.to_bytes())
        self.worths = np.zeros((DEEPEST + 1, ENDINGS))
        self.worth = self.worths[0]
        self.plan = np.zeros((PLAN_ROWS, tables.SET_COUNT))
        self.record = view.record

    def depth_for(self, effort: int) -> int:
        """How many turns ahead so many plans reach."""
        endings = sum(can_end(self.record, event) for event in range(ENDINGS))
        free = int((self.record.board == tables.FREE).sum())
        depth, plans, next_ones = 1, 1, endings
        while depth < DEEPEST and plans + next_ones <= effort:
            depth, plans, next_ones = depth + 1, plans + next_ones, next_ones * free
        return depth

    def look_ahead(self, depth: int) -> float:
        """Plans by what was learned; answers the share of the win before the turn's dice."""
        table, output, _ = learned()
        return float(
            self.kernels.call_expect_turn(
                self.states,
                depth,
                np.zeros(DEEPEST + 1, dtype=np.int64),
                self.worths,
                self.plan,
                table,
                output,
                np.zeros(FEATURES, dtype=np.int64),
                np.zeros(len(output), dtype=np.float32),
            )
        )

    def plan_for(self, worth: Array) -> None:
        """Plans by what the ends of the turn are said to be worth."""
        self.worth[:] = worth
        self.kernels.call_plan(self.states, self.worth, self.plan)

    def promised(self) -> float:
        """The share of the win by the plan: before a throw, or with the best move after it."""
        record = self.record
        if record.phase == tables.DECIDING:
            return float(self.shares()[1].max())
        if record.throws == 0:
            return float(self.plan[FIRST, tables.NO_DICE])
        row = ONCE if record.throws == tables.THROWS - 1 else TWICE
        return float(self.plan[row + ANNOUNCED * record.announced, record.dice])

    def shares(self) -> tuple[Array, Array]:
        """The legal moves and their shares of the win by the plan."""
        moves = np.zeros(tables.MOVES, dtype=np.int16)
        shares = np.zeros(tables.MOVES)
        count = self.kernels.call_list_shares(self.states, self.worth, self.plan, moves, shares)
        return moves[:count], shares[:count]


def short_sighted(view: Record, level: int) -> Array:
    """What the first levels see in the ways to end the turn."""
    own, other = view.board == view.turn, view.board == 1 - view.turn
    seen = np.zeros(ENDINGS)
    seen[tables.REMOVE : tables.PASS] = TAKING[level]
    squares = seen[tables.PLACE : tables.REMOVE]
    squares += TOKEN
    for (stretches, _, _), making in zip(WORTHS, SIGHTS[level], strict=True):
        mine = own[stretches].sum(axis=1, keepdims=True) - own[stretches]
        value = np.where(other[stretches].any(axis=1, keepdims=True), 0.0, making[mine])
        np.add.at(squares, stretches, value)
    share: Array = 0.5 + 0.5 * np.minimum(1.0, seen / CONTENT[level])
    return share


def misjudged(worth: Array, deviation: float, random: np.random.Generator) -> Array:
    """The same shares as somebody sees them who is not sure; a sure win stays one."""
    odds = worth / np.maximum(1.0 - worth, 1e-9) * np.exp(deviation * random.normal(size=ENDINGS))
    share: Array = np.where(worth < 1.0, odds / (1.0 + odds), worth)
    return share


@cache
def learned() -> tuple[Array, Array, float]:
    """The numbers of ``value.py``, and how far they are from the truth (standard error)."""
    with np.load(Path(__file__).with_name("value.npz"), allow_pickle=False) as kept:
        table, output = (kept[name].astype(np.float32) for name in ("table", "output"))
        return table, output, float(kept["error"])
