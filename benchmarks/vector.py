"""Environment steps a second with observations and masks: the vector environment against pgx (leduc
and backgammon, 1,024 games at once, on the CPU) and OpenSpiel stepped from Python with its tensors.

All sides play random legal moves, and begin a game anew where one ends. They are measured in turns
by the clock on the wall, because pgx computes in threads of its own; so the machine should be
quiet. With one core, every side is bound to that core. OpenSpiel has no batches: one thread always.
"""

import contextlib
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode

from benchmarks.peers import Peer, peer_of
from benchmarks.rows import Row
from yurt.adapters.vector import VectorEnv
from yurt.engine.registry import spec_of

TITLE = "Vector: environment steps a second, with observations and masks"
COLUMNS = {
    "game": "game",
    "players": "players",
    "cores": "cores",
    "steps_per_s": "steps/s",
    "peer": "peer",
    "peer_steps_per_s": "its steps/s",
    "ratio": "ratio",
}
BATCH = 1024
ROUNDS = 9
SECONDS = 0.4
PGX_GAMES = ("leduc_holdem", "backgammon")
PGX_PACKAGES = ("pgx==2.6.0", "jax==0.10.2")
PGX_HOME = Path(__file__).parents[1] / "build" / "pgx"
# Lies there once pgx can be used.
PGX_READY = PGX_HOME / "-".join(PGX_PACKAGES).replace("==", "_")

# Makes steps for about so many seconds, and answers how many a second.
Side = Callable[[float], float]


def measure(games: Sequence[str]) -> Iterator[Row]:
    """Each game at its least number of players, on one core and on all."""
    everything = sorted(os.sched_getaffinity(0))
    python = pgx_python()
    for cores in dict.fromkeys((1, len(everything))):
        os.sched_setaffinity(0, everything[:cores])
        try:
            with contextlib.ExitStack() as stack:
                peers = [
                    stack.enter_context(pgx_side(python, name)) for name in PGX_GAMES if python
                ]
                for game in games:
                    yield from rows_of(game, cores, dict(zip(PGX_GAMES, peers, strict=False)))
        finally:
            os.sched_setaffinity(0, everything)


def rows_of(game: str, cores: int, pgx_sides: dict[str, Side]) -> Iterator[Row]:
    players = spec_of(game).least_players
    kin = peer_of(game, players)
    sides = {f"pgx {name}": side for name, side in pgx_sides.items()}
    if kin:
        sides[f"OpenSpiel {kin.name}"] = open_spiel_side(kin)
    with contextlib.closing(
        VectorEnv(
            game,
            BATCH,
            players=players,
            threads=cores,
            copy=False,
            autoreset_mode=AutoresetMode.SAME_STEP,
        )
    ) as env:
        ours = our_side(env)
        rounds = [
            [ours(SECONDS), *(side(SECONDS) for side in sides.values())] for _ in range(ROUNDS)
        ]
    own = [rates[0] for rates in rounds]
    for place, peer in enumerate(sides, 1):
        ratios = [rates[0] / rates[place] for rates in rounds]
        yield {
            "game": game,
            "players": players,
            "cores": cores,
            "steps_per_s": round(statistics.median(own)),
            "peer": peer,
            "peer_steps_per_s": round(statistics.median(rates[place] for rates in rounds)),
            "ratio": round(statistics.median(ratios), 2),
        }


def our_side(env: VectorEnv) -> Side:
    _, infos = env.reset(seed=1)
    actions = infos["random_action"]
    env.step(actions)

    def run(seconds: float) -> float:
        steps, begin = 0, time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            for _ in range(10):
                env.step(actions)
            steps += 10 * BATCH
        return steps / spent

    return run


def open_spiel_side(peer: Peer) -> Side:
    """Its fastest observations: written into one array where the game has an observer."""
    state = peer.game.new_initial_state()

    def run(seconds: float) -> float:
        nonlocal state
        steps, begin = 0, time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            for _ in range(100):
                if state.is_terminal():
                    state = peer.game.new_initial_state()
                while state.is_chance_node():
                    peer.step(state)
                if not state.is_terminal():
                    look(state)
                    peer.step(state)
                    steps += 1
        return steps / spent

    return run


def look(state: Any) -> None:
    """What a learner gets: a tensor of what the player knows, and the mask."""
    kind = state.get_game().get_type()
    if kind.provides_information_state_tensor:
        np.asarray(state.information_state_tensor())
    elif kind.provides_observation_tensor:
        np.asarray(state.observation_tensor())
    np.asarray(state.legal_actions_mask())


def pgx_python() -> Path | None:
    """The Python of an environment with pgx; it is made once and kept in ``build/``."""
    python = PGX_HOME / "bin" / "python"
    if PGX_READY.exists():
        return python
    subprocess.run([sys.executable, "-m", "venv", "--clear", PGX_HOME], check=True)
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*install, *PGX_PACKAGES], check=False).returncode:
        print("pip could not fetch pgx: it was not measured.", file=sys.stderr)
        return None
    PGX_READY.touch()
    return python


@contextlib.contextmanager
def pgx_side(python: Path, name: str) -> Iterator[Side]:
    """pgx in a process of its own, on the cores that this one has."""
    command = [str(python), str(Path(__file__).with_name("pgx_side.py")), name]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    requests, answers = process.stdin, process.stdout
    answers.readline()
    scanned = 20 * BATCH

    def ask(batches: int) -> float:
        print(batches, file=requests, flush=True)
        return float(answers.readline())

    fitting = max(1, int(SECONDS / ask(1)))

    def run(seconds: float) -> float:
        batches = max(1, int(fitting * seconds / SECONDS))
        return batches * scanned / ask(batches)

    try:
        yield run
    finally:
        requests.close()
        process.wait(timeout=30)
