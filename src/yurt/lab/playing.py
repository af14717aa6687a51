"""Plays a piece of a study: some games of one setting, at random or by the game's own bots.

Each game has two words: one from which all its chance is drawn, one for all its decisions. They
come from the seed, the setting and the number of the game, so that a piece is the same wherever and
whenever it is played.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from yurt.engine import jit, registry
from yurt.engine.fields import Fields
from yurt.engine.game import Game
from yurt.engine.layout import CHANCE, Actor, Array
from yurt.engine.registry import extended, extended_sources, load
from yurt.engine.spec import Value
from yurt.engine.state import State
from yurt.lab.kernels import SEATS_APART

KERNELS = "yurt.lab.kernels"
# Branching is told for tenths of a game.
PARTS = 10
# Which words a game and its two replays have: of the chance, and of the decisions.
GAME, SAME_CHANCE, SAME_DECISIONS = (0, 0), (0, 1), (1, 0)
MASK = 2**64 - 1


@dataclass(frozen=True)
class Setting:
    """What is played, and by whom; ``options`` are all of them, in the order of the rulings."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...]
    seed: int
    bots: bool

    @cached_property
    def key(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options)
        who = "bots" if self.bots else "random"
        return f"{self.seed} {self.game} {self.players} {who} {options}"

    def word(self, game: int, kind: str, draft: int) -> int:
        """The word of a game's chance or decisions; ``draft`` 1 is drawn anew, for a replay."""
        text = f"{self.key} {game} {kind} {draft}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")


@dataclass(frozen=True)
class Task:
    """The games ``begin`` … ``end - 1`` of a setting; ``paired``: with the two replays of each."""

    setting: Setting
    begin: int
    end: int
    paired: bool

    @property
    def key(self) -> str:
        return f"{self.setting.key} {self.begin} {self.end} {'paired' * self.paired}".strip()


# What a piece holds, as it is kept in a file: lists with a number for each game, and sums.
Piece = dict[str, Any]


def play(task: Task) -> Piece:
    """The games of a task."""
    results, branching, capped = _play(task, GAME)
    piece: Piece = {
        "task": task.key,
        "lengths": results[:, 0].tolist(),
        "winners": results[:, 1].tolist(),
        "capped": capped,
        "branching": branching.tolist(),
    }
    if task.paired:
        piece["same_chance"] = _play(task, SAME_CHANCE)[0][:, 1].tolist()
        piece["same_decisions"] = _play(task, SAME_DECISIONS)[0][:, 1].tolist()
    return piece


def _play(task: Task, drafts: tuple[int, int]) -> tuple[Array, Array, int]:
    """Length and winners (as bits) of each game, the branching, and how many a cap ended."""
    game = load(task.setting.game)
    results = np.zeros((task.end - task.begin, 2), dtype=np.int64)
    branching = np.zeros((3, PARTS), dtype=np.int64)
    words = np.array(
        [
            [
                task.setting.word(number, "chance", drafts[0]),
                task.setting.word(number, "decisions", drafts[1]),
            ]
            for number in range(task.begin, task.end)
        ],
        dtype=np.uint64,
    )
    if task.setting.bots:
        capped = _by_bots(game, task.setting, words, results, branching)
    else:
        capped = _at_random(game, task.setting, words, results, branching)
    return results, branching, capped


def _at_random(game: Game, setting: Setting, words: Array, results: Array, branching: Array) -> int:
    """Whole games inside the compiled code."""
    kernels = extended(game.name, KERNELS)
    players = setting.players
    states = kernels.blank(len(words))
    kernels.call_games(
        states,
        kernels.blank(),
        players,
        kernels.readable(game.spec.settings(dict(setting.options))),
        words,
        np.ones(1, dtype=np.uint64),
        np.zeros(game.move_count, dtype=np.int16),
        np.zeros(players, dtype=np.int64),
        np.zeros(game.spec.longest + 1, dtype=np.int32),
        np.zeros((2, players), dtype=np.int64),
        results,
        branching,
    )
    if results[:, 0].max() > game.spec.longest:
        raise RuntimeError(f"a game of {game.spec.title} went on after {game.spec.longest} events")
    ends = (Fields(states[place : place + 1]) for place in range(len(words)))
    return sum(game.is_capped(end) for end in ends)


def _by_bots(game: Game, setting: Setting, words: Array, results: Array, branching: Array) -> int:
    """Games by the game's own bots, who see what their seat may see."""
    capped = 0
    for place, (chance, choice) in enumerate(words.tolist()):
        state = game.start(setting.players, 0, **dict(setting.options))
        widths = _bot_game(game, state, chance, choice)
        results[place] = widths.pop(), sum(1 << seat for seat in _winners(state))
        for number, width in enumerate(widths):
            part = number * PARTS // len(widths)
            branching[:2, part] += width, 1
            branching[2, part] = max(branching[2, part], width)
        capped += game.is_capped(state.record)
    return capped


def _bot_game(game: Game, state: State, chance: int, choice: int) -> list[int]:
    """Plays to the end; how many moves each decision could choose from, and last the length."""
    choose = game.bot().choose
    logs: list[list[tuple[Actor, int]]] = [[] for _ in range(state.players)]
    decided = [0] * state.players
    widths: list[int] = []
    drawn = 0
    while not state.is_over:
        actor = state.actor
        if actor != CHANCE:
            rng = fork(choice, decided[actor] * SEATS_APART + actor)
            decided[actor] += 1
            view = state.view(actor, logs[actor])
            widths.append(len(view.moves))
            event = int(choose(view, rng))
        else:
            event = state.draw(fork(chance, drawn))
            drawn += 1
        for seat, log in enumerate(logs):
            log.append((actor, state.seen(event, seat)))
        state.apply(event)
    return [*widths, drawn + len(widths)]


def _winners(state: State) -> list[int]:
    return [seat for seat, rank in enumerate(state.ranks() or ()) if rank == 1]


def fork(word: int, number: int) -> Array:
    """The generator of an event, as ``call_fork`` of the kernels makes it."""
    mixed = word ^ number
    mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & MASK
    return np.array([(mixed ^ mixed >> 31) | 1], dtype=np.uint64)


def is_ready(game: str) -> bool:
    """Whether nobody has to wait for the compiler."""
    return jit.is_plain_needed() or jit.is_ready(game, extended_sources(game, KERNELS))


def warm(game: str) -> None:
    """Compiles what random games need if it can be, so that later studies find it ready."""
    if jit.is_plain_needed():
        return
    registry.warm(game)
    players = registry.spec_of(game).least_players
    play(Task(Setting(game, players, complete(game, players, {}), 0, False), 0, 1, False))
    jit.mark_ready(game, extended_sources(game, KERNELS))


def complete(
    game: str, players: int, options: Mapping[str, Value]
) -> tuple[tuple[str, Value], ...]:
    """All options of a game, those that were not chosen as usual."""
    return tuple(load(game).spec.check(players, 0, options).items())
