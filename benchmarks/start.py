"""How long one waits: for the first compiled playout of each game, and for ``yurt --help``.

Whole processes by the clock, from starting Python to its end, and beside it their CPU time (of all
threads), which a busy machine changes less.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import yurt
from benchmarks.rows import Row
from yurt.engine.registry import spec_of

TITLE = "Start: seconds to the first compiled playout, and bytes of a state"
COLUMNS = {
    "what": "what",
    "first_s": "nothing compiled yet",
    "cached_s": "from the cache",
    "cached_cpu_s": "its CPU time",
    "state_bytes": "bytes of a state",
}
REPEATS = 5
ROOT = Path(__file__).parent.parent
PLAYOUT = (
    "import sys; from benchmarks.ours import Playouts; Playouts(sys.argv[1], int(sys.argv[2]))(1)"
)


def measure(games: Sequence[str]) -> Iterator[Row]:
    help_command = [str(Path(sys.executable).parent / "yurt"), "--help"]
    with tempfile.TemporaryDirectory() as cache:
        yield {"what": "yurt --help", **cached(help_command, cache)}
        for game in games:
            players = str(spec_of(game).least_players)
            command = [sys.executable, "-c", PLAYOUT, game, players]
            first, _ = seconds(command, cache)
            state_bytes = yurt.load(game).kernels.dtype.itemsize
            yield {
                "what": game,
                "first_s": round(first, 3),
                **cached(command, cache),
                "state_bytes": state_bytes,
            }


def cached(command: Sequence[str], cache: str) -> dict[str, float]:
    """The median of several runs."""
    runs = [seconds(command, cache) for _ in range(REPEATS)]
    by_clock, of_cpu = (statistics.median(column) for column in zip(*runs, strict=True))
    return {"cached_s": round(by_clock, 3), "cached_cpu_s": round(of_cpu, 3)}


def seconds(command: Sequence[str], cache: str) -> tuple[float, float]:
    """One process with this cache: its seconds by the clock and of CPU time."""
    environment = {**os.environ, "YURT_CACHE": cache}
    begin, cpu_begin = time.perf_counter(), cpu_of_children()
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin, cpu_of_children() - cpu_begin


def cpu_of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system
