"""Thousands of games of one kind, stepped together in compiled code on all cores."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from yurt.adapters.spaces import Spaces
from yurt.engine.chance import seeded
from yurt.engine.jit import Kernels
from yurt.engine.layout import Array
from yurt.engine.machine import cores
from yurt.engine.registry import extended
from yurt.engine.spec import Value
from yurt.engine.state import State, Terms

__all__ = ["Batch", "IllegalAction"]

# Fewer games than this are not worth waking another thread for: that takes as long as stepping a
# thousand of them.
LEAST_SHARE = 2048
# From so many fields on, they are copied as a run.
LONG = 24


class IllegalAction(ValueError):
    """An action that is no legal move; nothing was changed in any game.

    >>> batch = Batch("yaki", 2)
    >>> batch.begin(seed=7)
    >>> try:
    ...     batch.act([0, 20])
    ... except IllegalAction as error:
    ...     print(error)
    Action 20 is no legal move in game 1.
    """


class Desk:
    """What one thread works with: room for a view, for moves and for scores."""

    def __init__(self, kernels: Kernels, moves: int, players: int) -> None:
        dtype = kernels.dtype
        self.raw = np.zeros(dtype.itemsize + dtype.itemsize % 2, dtype=np.int8)
        views = self.raw[: dtype.itemsize].view(dtype)
        self.views: Array = views if kernels.compiled else views.view(np.recarray)
        self.words = self.raw.view(np.int16)
        self.moves = np.zeros(moves, dtype=np.int16)
        self.points = np.zeros((2, players), dtype=np.int64)


def places(spaces: Spaces) -> tuple[Array, Array]:
    """Where observations have which fields of a view, for ``unfold``: the long runs, and each field
    of the short ones."""
    runs, single = [], []
    at = 0
    for run in spaces.runs:
        width, length = np.dtype(run.code).itemsize, run.source.stop - run.source.start
        if length >= LONG:
            runs.append((at, width, run.source.start, length))
        else:
            single += [(at + each, width, run.source.start + each, 1) for each in range(length)]
        at += length
    return (
        np.array(runs, dtype=np.int64).reshape(-1, 4),
        np.array(single, dtype=np.int64).reshape(-1, 4),
    )


class Batch:
    """``count`` games of one kind. All arrays have a row for each game and are written in place:

    - ``seats``: the seat that is to move (of a game that is over: the one that moved last);
    - ``observations``: what that seat knows, as ``Spaces.observe`` gives it;
    - ``masks``: 1 for each legal action of that seat;
    - ``picks``: a legal action, picked at random;
    - ``rewards``: for each seat, 0 until its game is over, then what ``State.returns`` gives;
    - ``over``: whether the game has ended;
    - ``opponent_rngs``: a generator for whoever plays other seats in this game.

    >>> batch = Batch("yaki", 1000, players=3)
    >>> batch.begin(seed=7)
    >>> batch.act(batch.picks)
    >>> batch.observations.shape, batch.over.any()
    ((1000, 295), np.False_)
    """

    def __init__(
        self, game: str, count: int, players: int = 2, threads: int | None = None, **options: Value
    ) -> None:
        self.spaces = Spaces(game, players)
        spec = self.spaces.game.spec
        self._options = spec.check(players, 0, options)
        self.count = count
        self.players = players
        self._kernels = extended(game, ("yurt.bots.shares", "yurt.adapters.stepping"))
        self._settings = self._kernels.readable(spec.settings(self._options))
        self._runs, self._single = places(self.spaces)
        self._states = self._kernels.blank(count)
        self._blank = self._kernels.blank()
        self._rngs = np.ones((count, 1), dtype=np.uint64)
        self._pick_rngs = np.ones((count, 1), dtype=np.uint64)
        self.opponent_rngs = np.ones((count, 1), dtype=np.uint64)
        self._firsts = np.zeros(count, dtype=np.int8)
        self.all = np.ones(count, dtype=np.bool_)
        self.seats = np.zeros(count, dtype=np.int8)
        self.observations = np.zeros((count, self.spaces.size), dtype=np.int16)
        self.masks = np.zeros((count, self.spaces.actions), dtype=np.int8)
        self.picks = np.zeros(count, dtype=np.int64)
        self.rewards = np.zeros((count, players), dtype=np.float32)
        self.over = np.zeros(count, dtype=np.bool_)
        # No seed has been given yet.
        self.is_fresh = True
        self._share(threads or cores())
        self._call_begin = self._kernels.direct("call_begin", 0, 0, self.all, *self._begun())
        self._call_look = self._kernels.direct(
            "call_look", 0, 0, self.all, *self._seen(self._desks[0])
        )
        self._call_act = self._kernels.direct(
            "call_act", 0, 0, self.all, self.picks, *self._played(self._desks[0])
        )
        self._call_first_illegal = self._kernels.direct(
            "call_first_illegal", self.all, self.picks, self.masks
        )

    def _share(self, threads: int) -> None:
        """Divides the games among threads."""
        self.threads = threads = max(1, min(threads, self.count // LEAST_SHARE))
        edges = [self.count * thread // threads for thread in range(threads + 1)]
        self._shares = list(pairwise(edges))
        self._desks = [Desk(self._kernels, self.spaces.actions, self.players) for _ in self._shares]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def _run(self, work: Callable[[int, int, Desk], None]) -> None:
        """This thread does the first share: waking another costs as much as many games."""
        running = [
            self._pool.submit(work, *share, desk)
            for share, desk in zip(self._shares[1:], self._desks[1:], strict=True)
            if self._pool
        ]
        work(*self._shares[0], self._desks[0])
        for each in running:
            each.result()

    def state(self, row: int) -> State:
        """One of the games as a state of its own: what happens to it does not happen here."""
        terms = Terms(self.players, int(self._firsts[row]), self._options)
        return self.spaces.game.restore(terms, self._states[row].tobytes())

    def seed(self, seed: int | str) -> None:
        """Chance, picks and opponents of each game from now on: its own streams, drawn from the
        seed."""
        self.is_fresh = False
        words = np.random.Generator(np.random.PCG64(int(seeded(seed)[0])))
        streams = words.integers(1, 2**63, size=(3, self.count, 1), dtype=np.uint64)
        # The lowest bit is set because xorshift never leaves zero.
        self._rngs[:], self._pick_rngs[:], self.opponent_rngs[:] = streams | np.uint64(1)

    def begin(self, seed: int | str | None = None, wanted: Array | None = None) -> None:
        """Begins all games, or the wanted ones, anew; who begins is drawn."""
        if seed is not None:
            self.seed(seed)
        wanted = self.all if wanted is None else np.ascontiguousarray(wanted, dtype=np.bool_)

        def work(begin: int, end: int, desk: Desk) -> None:
            self._call_begin(begin, end, wanted, *self._begun())
            self._call_look(begin, end, wanted, *self._seen(desk))

        self._run(work)

    def act(self, actions: Array, wanted: Array | None = None) -> None:
        """One move in each game, or in each wanted one; the games must not be over."""
        actions = np.ascontiguousarray(actions, dtype=np.int64)
        if actions.shape != (self.count,):
            raise IllegalAction(f"There are {self.count} games and {actions.size} actions.")
        wanted = self.all if wanted is None else np.ascontiguousarray(wanted, dtype=np.bool_)
        wrong = self._call_first_illegal(wanted, actions, self.masks)
        if wrong >= 0:
            raise IllegalAction(f"Action {actions[wrong]} is no legal move in game {wrong}.")

        def work(begin: int, end: int, desk: Desk) -> None:
            self._call_act(begin, end, wanted, actions, *self._played(desk))
            self._call_look(begin, end, wanted, *self._seen(desk))

        self._run(work)

    # What the kernels work with, beside the games that are wanted

    def _begun(self) -> tuple[Any, ...]:
        return (
            self._states,
            self._blank,
            self.players,
            self._settings,
            self._rngs,
            self._firsts,
            self.rewards,
            self.over,
        )

    def _played(self, desk: Desk) -> tuple[Any, ...]:
        return self._states, self._rngs, self.players, desk.points, self.rewards, self.over

    def _seen(self, desk: Desk) -> tuple[Any, ...]:
        return (
            self._states,
            self._blank,
            self.players,
            desk.views,
            desk.raw,
            desk.words,
            self._runs,
            self._single,
            desk.moves,
            self._pick_rngs,
            self.seats,
            self.observations,
            self.masks,
            self.picks,
        )

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
