"""Thousands of random games of each game inside compiled code, in parts (plain: a few): exactly one
to move, legal moves unique and accepted, everything else refused, views true, replay and undo
equal."""

import random
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from tests.parts import parts
from tests.properties.kernels import FAULTS, GAME, KEPT, STATES
from yurt.engine import jit, registry
from yurt.engine.chance import seeded
from yurt.engine.conformance import trials
from yurt.engine.game import Game
from yurt.engine.jit import Kernels, Source
from yurt.engine.layout import Array
from yurt.engine.trial import Trial

# Of each part.
GAMES, RARITY = (6, 100) if jit.is_plain_wanted() else (600, 8)
LONGEST = 30_000


@cache
def sweeping(name: str) -> Kernels:
    """The game's kernels together with those of the sweep."""
    sweep = Source("tests.properties.kernels", Path(__file__).with_name("kernels.py"))
    sources = jit.join([*registry.sources(name), sweep], {})
    return jit.plain(sources) if jit.is_plain_wanted() else jit.compiled(name, sources)


@pytest.mark.parametrize("part", parts(5))
@pytest.mark.parametrize("name", registry.names())
def test_sweep(name: str, part: int) -> None:
    game = registry.load(name)
    dice = random.Random(f"{name} {part}")
    log = np.zeros(LONGEST, dtype=np.int16)
    readable = {players: readable_codes(game, players) for players in game.spec.players}
    for trial in trials(game, GAMES, seed=7 + part):
        start = trial.state.to_bytes()
        states = fresh(name, start)
        keep = dice.randrange(200)
        length = sweep(name, trial, states, readable[trial.players], log, keep)
        assert length >= 0, f"{FAULTS[-length]}: {trial}"
        assert again(name, start, log, length) == states[GAME].tobytes(), f"replay differs: {trial}"
        if keep <= length:
            kept = again(name, start, log, keep)
            assert kept == states[KEPT].tobytes(), f"event {keep} taken back differs: {trial}"


def fresh(name: str, start: bytes) -> Array:
    kernels = sweeping(name)
    states = kernels.blank(STATES)
    states[GAME : GAME + 1] = np.frombuffer(start, dtype=kernels.dtype)
    return states


def sweep(name: str, trial: Trial, states: Array, readable: Array, log: Array, keep: int) -> int:
    game = trial.game
    size = max(game.move_count, game.event_count - game.move_count)
    length: int = sweeping(name).call_sweep(
        states,
        trial.players,
        seeded(trial.seed),
        np.zeros(size, dtype=np.int16),
        np.zeros(size, dtype=np.int16),
        np.zeros(size, dtype=np.int64),
        readable,
        np.zeros(game.event_count, dtype=np.int16),
        log,
        keep,
        RARITY,
    )
    return length


def again(name: str, start: bytes, log: Array, length: int) -> bytes:
    states = fresh(name, start)
    sweeping(name).call_again(states, log, length)
    return bytes(states[GAME].tobytes())


def readable_codes(game: Game, players: int) -> Array:
    """Which events can be written with this many players."""
    codes = range(game.event_count)
    return np.array([game.read(game.write(code), players) == code for code in codes])
