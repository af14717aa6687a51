"""Plays on from positions and views, again and again, and adds up what comes of it."""

from collections.abc import Callable

import numpy as np

from yurt.bots import judging, search, thinking
from yurt.bots.thinking import Prospect
from yurt.engine.game import Game
from yurt.engine.layout import Array
from yurt.engine.state import State, View

# Most tries for one decision, for what one position promises, and for what one decision changes.
DECISION_TRIES = 4_096
PROMISE_TRIES = 4_096
CHANGE_TRIES = 4_096
# Tries between two looks at how much was played.
ROUND_TRIES = 16


class Playing:
    """Plays on from positions, with the arrays that this needs."""

    def __init__(self, game: Game, players: int) -> None:
        self._kernels = thinking.kernels(game, search.__name__, judging.__name__)
        self._room = judging.Room(
            tasks=self._kernels.records(search.Task),
            worlds=self._kernels.blank(2),
            moves=np.zeros(game.move_count, dtype=np.int16),
            points=np.zeros((2, players), dtype=np.int64),
            shares=np.zeros(players),
            before=np.zeros(players),
        )
        self._task = self._room.tasks[0]
        self._task["players"] = players
        self._task["tries"] = ROUND_TRIES
        self._task["horizon"] = thinking.horizon(game)

    def promise(self, state: State, events: int, rng: Array) -> tuple[Array, Array]:
        """The share of the win that each seat can expect, after about so many events, and the
        errors of that."""
        states = self._kernels.restored(state.to_bytes())
        sums = np.zeros((state.players, 2))

        def play() -> int:
            return int(self._kernels.call_promise(states, rng, self._room, sums))

        tries = _repeat(play, events, PROMISE_TRIES)
        return sums[:, 0] / tries, np.sqrt(_variances(sums, tries))

    def change(self, view: View, move: int, events: int, rng: Array) -> tuple[Array, Array]:
        """By how much a move changes what each seat can expect, as far as whoever makes it can
        know, and the variances of that."""
        views = self._kernels.restored(view.to_bytes())
        sums = np.zeros((view.players, 2))
        self._task["seat"] = view.seat

        def play() -> int:
            return int(self._kernels.call_change(views, move, rng, self._room, sums))

        tries = _repeat(play, events, CHANGE_TRIES)
        return sums[:, 0] / tries, _variances(sums, tries)

    def compare(
        self, view: View, made: int, best: int, events: int, rng: Array
    ) -> tuple[Prospect, Prospect, float, float]:
        """Two moves, by how much the second is better, and the error of that."""
        views = self._kernels.restored(view.to_bytes())
        pair = np.array([made, best], dtype=np.int64)
        sums = np.zeros((3, 2))
        self._task["seat"] = view.seat

        def play() -> int:
            return int(self._kernels.call_compare(views, pair, rng, self._room, sums))

        tries = _repeat(play, events, DECISION_TRIES)
        means = sums[:, 0] / tries
        errors = np.sqrt(_variances(sums, tries))
        prospects = [
            Prospect(move, float(means[place]), float(errors[place]), tries)
            for place, move in enumerate((made, best))
        ]
        return prospects[0], prospects[1], float(means[2]), float(errors[2])


def _repeat(play: Callable[[], int], events: int, most_tries: int) -> int:
    """One round of tries at least, then until so many events were played; answers how many tries
    there were."""
    played = 0
    for tries in range(ROUND_TRIES, most_tries, ROUND_TRIES):
        played += play()
        if played >= events:
            return tries
    play()
    return most_tries


def _variances(sums: Array, tries: int) -> Array:
    """Of the means; one try more, as uncertain as can be, so that few tries alike prove little."""
    spread = np.maximum(sums[:, 1] - sums[:, 0] ** 2 / tries, 0) + 0.25
    variances: Array = spread / (tries + 1) / tries
    return variances
