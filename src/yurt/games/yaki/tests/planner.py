"""The best play of a small YAKI for two, by looking at everything that can happen.

It follows the rulings, not ``rules.py``. One trophy wins. Places do not matter, only which tokens
are known to lie face down, so all orders of the unseen tokens are covered by few positions. The
value of a position is what seat 0 can expect of the win. The 200 turns of a round are worked out
backwards; void rounds lead on to the next round, the third to a shared win (YAKI-16).
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from yurt.engine.layout import Array
from yurt.engine.state import State

NUMBERS = 5
TURNS = 200
VOIDS = 3
# Where nothing can happen any more.
WON, LOST, VOID_0, VOID_1 = range(4)
ENDS = 4
Ahead = tuple[int, int] | None


@dataclass(frozen=True)
class Position:
    """Seat on turn, how many tokens it has laid in this turn, tokens known to lie face down, tokens
    behind the seat's most advanced one, and square and token of the most advanced one of each
    seat."""

    turn: int
    laid: int
    lying: frozenset[int]
    behind: frozenset[int]
    ahead: tuple[Ahead, Ahead]


class Planner:
    def __init__(self, tokens: Iterable[int], paths: tuple[str, str]) -> None:
        self.tokens = frozenset(tokens)
        self.paths = paths
        self.numbers: dict[Position, int] = {}
        # For each position its choices: of a known token, or of all unseen ones; and for each
        # choice what can follow, equally likely.
        self.choices: list[dict[int | None, list[int]]] = [{} for _ in range(ENDS)]
        self.starts = [self.number(self.beginning(seat)) for seat in (0, 1)]
        self.laid = [0] * ENDS + [position.laid for position in self.numbers]
        self.values = self.solved()

    def beginning(self, seat: int) -> Position:
        return Position(seat, 0, frozenset(), frozenset(), (None, None))

    def unseen(self, position: Position) -> list[int]:
        ahead = {seat[1] for seat in position.ahead if seat}
        return sorted(self.tokens - position.lying - position.behind - ahead)

    def number(self, position: Position) -> int:
        """The number of a position; those that can follow are numbered too."""
        todo = [position]
        while todo:
            each = todo.pop()
            if each not in self.numbers:
                self.numbers[each] = len(self.choices)
                self.choices.append({})
                follow = [self.after(each, t) for t in [*each.lying, *self.unseen(each)]]
                todo += [after for after in follow if isinstance(after, Position)]
        return self.numbers[position]

    def fits(self, ahead: Ahead, seat: int, token: int) -> bool:
        """YAKI-8 to YAKI-10."""
        if ahead is None:
            return True
        square, last = ahead
        wanted = self.paths[seat][square + 1]
        if wanted in "GRYV" and "GRYV".index(wanted) != token // NUMBERS:
            return False
        apart = abs(last % NUMBERS - token % NUMBERS)
        return last // NUMBERS == token // NUMBERS or apart <= 1

    def after(self, position: Position, token: int) -> Position | int:
        """What follows when this token is turned up: a position, or an end."""
        seat, ahead = position.turn, position.ahead[position.turn]
        if not self.fits(ahead, seat, token):
            return self.turn_ended(position, position.lying | {token}, position.ahead)
        square = ahead[0] + 1 if ahead else 0
        if self.paths[seat][square] == "T":
            return LOST if seat else WON
        behind = position.behind | ({ahead[1]} if ahead else set())
        both = list(position.ahead)
        both[seat] = (square, token)
        lying = position.lying - {token}
        moved = Position(seat, position.laid + 1, lying, behind, (both[0], both[1]))
        if not moved.lying and not self.unseen(moved):
            return self.turn_ended(moved, moved.lying, moved.ahead)
        return moved

    def turn_ended(
        self, position: Position, lying: frozenset[int], ahead: tuple[Ahead, Ahead]
    ) -> Position | int:
        """YAKI-12, YAKI-16."""
        ended = Position(1 - position.turn, 0, lying | position.behind, frozenset(), ahead)
        stuck = not self.unseen(ended) and not any(
            self.fits(ahead[seat], seat, token) for seat in (0, 1) for token in ended.lying
        )
        return (VOID_1 if ended.turn else VOID_0) if stuck else ended

    def options(self, position: Position) -> dict[int | None, list[int]]:
        """What can follow of each choice, as numbers."""
        follow: dict[int | None, list[int]] = {
            token: [self.numbered(self.after(position, token))] for token in sorted(position.lying)
        }
        if unseen := self.unseen(position):
            follow[None] = [self.numbered(self.after(position, token)) for token in unseen]
        return follow

    def numbered(self, after: Position | int) -> int:
        return self.numbers[after] if isinstance(after, Position) else after

    def solved(self) -> Array:
        """[turns that are left, position]: what each position is worth in a first round."""
        for position, number in self.numbers.items():
            self.choices[number] = self.options(position)
        rounds, void = Rounds(self), [0.5, 0.5]
        for _ in range(VOIDS):
            values = rounds.played(void)
            void = [float(values[TURNS, start]) for start in self.starts]
        return values

    def worth(self, state: State) -> dict[int, float]:
        """What each move of a state is worth to the seat on turn."""
        record, seat = state.record, int(state.record.turn)
        options = self.options(self.position(state))
        left, found = TURNS - int(record.turns), {}
        for move in state.moves.tolist():
            token = int(record.token[move])
            follow = options[token if token >= 0 else None]
            won = sum(self.value(each, left) for each in follow) / len(follow)
            found[move] = 1 - won if seat else won
        return found

    def value(self, number: int, left: int) -> float:
        """What a position is worth that follows in a turn: in this one, or the next."""
        is_later = number >= ENDS and not self.laid[number]
        return float(self.values[left - is_later, number])

    def position(self, state: State) -> Position:
        record = state.record
        tokens = [int(token) for token in record.token]
        lying = frozenset(
            tokens[place] for place in range(len(self.tokens)) if record.lying[place]
        ) - {-1}
        ahead: list[Ahead] = [None, None]
        for seat in (0, 1):
            if record.square[seat] >= 0:
                ahead[seat] = (int(record.square[seat]), tokens[record.place[seat]])
        seat = int(record.turn)
        behind = frozenset(tokens[place] for place in record.trail[seat] if place >= 0)
        return Position(seat, int(record.laid), lying, behind, (ahead[0], ahead[1]))


class Rounds:
    """All positions as arrays: the choices of each, and what follows of each choice."""

    def __init__(self, planner: Planner) -> None:
        self.depths, self.turns = np.zeros((2, len(planner.choices)), dtype=np.int64)
        for position, number in planner.numbers.items():
            self.depths[number], self.turns[number] = position.laid, position.turn
        self.layers = []
        for depth in range(int(self.depths.max()), -1, -1):
            own = [n for n in range(ENDS, len(self.depths)) if self.depths[n] == depth]
            chosen = [numbers for n in own for numbers in planner.choices[n].values()]
            counts = np.array([len(planner.choices[n]) for n in own])
            sizes = np.array([len(numbers) for numbers in chosen])
            follow = np.array([number for numbers in chosen for number in numbers])
            self.layers.append((np.array(own), begins(counts), sizes, begins(sizes), follow))

    def played(self, void: list[float]) -> Array:
        """[turns that are left, position]: the values if a void round is worth this, by who begins
        the next one."""
        none = np.where(self.turns == 0, void[0], void[1])
        none[[WON, LOST, VOID_0, VOID_1]] = 1.0, 0.0, *void
        layers = [none]
        for _ in range(TURNS):
            before, values = layers[-1], layers[-1].copy()
            for own, first, sizes, begin, follow in self.layers:
                # The rest of the turn is worked out already; the next turn is one later.
                ahead = np.where(self.depths[follow] > 0, values[follow], before[follow])
                means = np.add.reduceat(ahead, begin) / sizes
                best, least = np.maximum.reduceat(means, first), np.minimum.reduceat(means, first)
                values[own] = np.where(self.turns[own] == 0, best, least)
            layers.append(values)
        return np.array(layers)


def begins(sizes: Array) -> Array:
    """Where each of some pieces begins that lie one after the other."""
    return np.concatenate(([0], np.cumsum(sizes)[:-1])).astype(np.int64)
