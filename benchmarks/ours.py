"""Our side: random games in compiled code, and one event at a time from Python."""

from random import Random

import numpy as np

import yurt

SEED = 1


class Playouts:
    """Random games inside compiled code, under the default options."""

    def __init__(self, name: str, players: int) -> None:
        game = yurt.load(name)
        if not game.kernels.compiled:
            raise SystemExit("Benchmarks measure compiled code, and NUMBA_DISABLE_JIT forbids it.")
        options = game.spec.check(players, 0, {})
        self._play = game.kernels.call_playouts
        self._arguments = (
            game.kernels.blank(),
            game.kernels.blank(),
            players,
            game.settings(options),
            yurt.seeded(SEED),
            np.empty(game.move_count, dtype=np.int16),
        )

    def __call__(self, games: int) -> float:
        """Plays games and answers how many events they had."""
        return float(self._play(*self._arguments, games))


class Steps:
    """The same from Python, through the public interface."""

    def __init__(self, name: str, players: int) -> None:
        self._game = yurt.load(name)
        self._players = players
        self._rng = yurt.seeded(SEED)
        self._random = Random(SEED).random

    def __call__(self, games: int) -> float:
        return float(sum(self._play() for _ in range(games)))

    def _play(self) -> int:
        state = self._game.start(self._players)
        rng, random = self._rng, self._random
        count = 0
        while (actor := state.to_move) is not None:
            if actor == "*":
                state.apply(state.draw(rng))
            else:
                moves = state.moves
                state.apply(int(moves[int(random() * len(moves))]))
            count += 1
        return count
