"""Dice as sets: which dice lie there, not in which order they fell.

``Dice(5)`` numbers every set of none to five dice, and has the tables that kernels need to count
with such numbers. A game's ``tables.py`` names those it uses; kernels see arrays and numbers only.

>>> two = Dice(2)
>>> len(two.sets), two.sets[9], two.number_of[3, 6]
(28, (1, 3), 20)
>>> [two.sets[number] for number in range(two.first_of_size[1], two.first_of_size[2])]
[(1,), (2,), (3,), (4,), (5,), (6,)]
>>> two.ways[two.number_of[3, 6]], two.ways[two.number_of[3, 3]]
(np.int32(2), np.int32(1))
"""

from itertools import combinations, combinations_with_replacement
from math import factorial, prod

import numpy as np

from yurt.engine.layout import Array


class Dice:
    """All sets of up to ``most`` dice, each with its place among them: smaller sets first.

    ``sets`` their values, ascending, and ``number_of`` the place of each; the sets of n dice are
    ``first_of_size[n]`` … ``first_of_size[n + 1] - 1``. As arrays, by the set's number: ``size``;
    ``values``, filled up with 0; ``counts`` of dice of each value; ``one_more[set, value - 1]``,
    the set that a further die makes (-1 for one too many); and ``ways``, in how many ways distinct
    dice fall as this set, out of ``faces ** size``.
    """

    def __init__(self, most: int, faces: int = 6) -> None:
        faces_up = range(1, faces + 1)
        self.sets: tuple[tuple[int, ...], ...] = tuple(
            dice
            for size in range(most + 1)
            for dice in combinations_with_replacement(faces_up, size)
        )
        self.number_of = {dice: number for number, dice in enumerate(self.sets)}
        firsts = [self.number_of[(1,) * size] for size in range(most + 1)]
        self.first_of_size = (*firsts, len(self.sets))
        self.size = np.array([len(dice) for dice in self.sets], dtype=np.int8)
        self.values = np.array(
            [[*dice, *[0] * (most - len(dice))] for dice in self.sets], dtype=np.int8
        )
        self.counts = np.array(
            [[dice.count(value) for value in faces_up] for dice in self.sets], dtype=np.int8
        )
        self.one_more = np.array(
            [
                [self.number_of.get(tuple(sorted((*dice, value))), -1) for value in faces_up]
                for dice in self.sets
            ],
            dtype=np.int16,
        )
        self.ways = np.array(list(map(ways_to_fall, self.sets)), dtype=np.int32)

    def kept_of(self, size: int) -> tuple[Array, Array]:
        """What can be kept of ``size`` dice when at least one is thrown again: for each set of that
        size how many sets there are, and their numbers, ascending, filled up with 0 (no dice)."""
        first, end = self.first_of_size[size], self.first_of_size[size + 1]
        kept = [
            sorted(
                {self.number_of[some] for count in range(size) for some in combinations(d, count)}
            )
            for d in self.sets[first:end]
        ]
        most = max(map(len, kept))
        table = np.array([row + [0] * (most - len(row)) for row in kept], dtype=np.int16)
        return np.array([len(row) for row in kept], dtype=np.int16), table


def ways_to_fall(dice: tuple[int, ...]) -> int:
    """In how many ways distinct dice show these values."""
    return factorial(len(dice)) // prod(factorial(dice.count(value)) for value in set(dice))
