"""Counts of the tree: how many ways there are to play on for a number of events.

A node is a sequence of events; each decision and each chance event (one for each thing that chance
can do, however likely) leads one level down. Chess calls such counts *perft*: two programs that
agree on them agree on the rules.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass

import numpy as np

from yurt.engine.jit import Kernels
from yurt.engine.layout import CHANCE, Array
from yurt.engine.registry import extended
from yurt.engine.state import State
from yurt.lab.playing import KERNELS

__all__ = ["Depth", "perft"]

# So many parts of the tree for each core keep all of them busy to the end.
PARTS_PER_JOB = 8

# Told how many parts of the tree have been counted, and of how many.
Tick = Callable[[int, int], None]


def silent(done: int, total: int) -> None:
    """Tells nobody."""


@dataclass(frozen=True)
class Depth:
    """The nodes at one depth, by who is to move there.

    >>> Depth(depth=1, decisions=0, chance=20, over=0).nodes
    20
    """

    depth: int
    decisions: int
    chance: int
    over: int

    @property
    def nodes(self) -> int:
        return self.decisions + self.chance + self.over


def perft(state: State, depth: int, jobs: int = 1, tick: Tick = silent) -> list[Depth]:
    """The nodes below a state at each depth. The upper levels are walked here until there are
    enough nodes to share; what lies below them is counted in compiled code.

    >>> import yurt
    >>> [level.nodes for level in perft(yurt.load("yaki").start(players=2), depth=3)]
    [1, 20, 400, 7600]
    """
    counts = np.zeros((depth + 1, 3), dtype=np.int64)
    frontier = [state]
    level = 0
    enough = 1 if jobs == 1 else PARTS_PER_JOB * jobs
    while level < depth - 1 and 0 < len(frontier) < enough:
        for node in frontier:
            counts[level, _kind(node)] += 1
        frontier = [after for node in frontier for after in _children(node)]
        level += 1
    # Loaded once, before there are threads: Python cannot read sources in several at a time.
    kernels = extended(state.game.name, KERNELS, state.game.reduced)
    with ThreadPoolExecutor(jobs) as executor:
        running = [executor.submit(_count, kernels, node, depth - level) for node in frontier]
        try:
            for number, done in enumerate(as_completed(running), 1):
                counts[level:] += done.result()
                tick(number, len(running))
        finally:
            executor.shutdown(wait=False, cancel_futures=True)
    return [Depth(at, *row) for at, row in enumerate(counts.tolist())]


def _count(kernels: Kernels, state: State, depth: int) -> Array:
    game = state.game
    states = kernels.restored(state.to_bytes() * (depth + 1))
    events = np.zeros((depth + 1, game.event_count), dtype=np.int16)
    weights = np.zeros(game.event_count, dtype=np.int64)
    places = np.zeros((depth + 1, 2), dtype=np.int64)
    counts = np.zeros((depth + 1, 3), dtype=np.int64)
    kernels.call_perft(states, depth, events, weights, places, counts)
    return counts


def plain_perft(state: State, depth: int) -> list[Depth]:
    """The same by the engine's own functions, one event after the other."""
    counts = [[0, 0, 0] for _ in range(depth + 1)]
    frontier = [state]
    for row in counts:
        for node in frontier:
            row[_kind(node)] += 1
        if row is not counts[-1]:
            frontier = [after for node in frontier for after in _children(node)]
    return [Depth(at, *row) for at, row in enumerate(counts)]


def _kind(state: State) -> int:
    """The place of a node's kind among the counts."""
    return 2 if state.is_over else 1 if state.actor == CHANCE else 0


def _children(state: State) -> Iterator[State]:
    events = state.outcomes()[0] if state.actor == CHANCE else state.moves
    for event in events.tolist():
        after = state.copy()
        after.apply(event)
        yield after
