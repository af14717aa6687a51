"""Small means against a server: each attack of ``attacks.py`` beside a normal load of 100 tables.

The server has its usual limits. It has one core, attack and load have the other one, where the
system lets us say so; the attack is of lower priority than the load, so that what is measured is
the server. Attackers, players and strangers come from different addresses of the loopback network:
limits count by address, and nothing leaves this machine.

``held``: the server let through no more than it may, strangers who came meanwhile opened a table
and made a move, and nobody's game broke off. Milliseconds are those until a move at a normal table
was acknowledged, before the attack and during it. ``recovered_s``: seconds after its end until, of
the moves of a second, 19 in 20 take no longer than three times that p99 of before.

Each attack is a process of its own, started as ``python -m benchmarks.siege NAME PORT NUMBER
SECONDS``, which ends by itself, or is ended by its id.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from benchmarks.attacks import ATTACKS
from benchmarks.callers import CUT, Place
from benchmarks.rows import Row
from benchmarks.server import ROOT, Load, stopping
from tests.server.processes import ServerProcess, serving
from yurt.bots import readiness
from yurt.client import Client, Refused

TITLE = "Siege: a hundred normal tables while somebody attacks"
COLUMNS = {
    "attack": "attack",
    "held": "held",
    "p50_ms_before": "p50 ms before",
    "p50_ms_during": "p50 ms during",
    "p99_ms_before": "p99 ms before",
    "p99_ms_during": "p99 ms during",
    "recovered_s": "recovered after s",
    "found": "what came of it",
}
TABLES = 100
# Moves a second at all of them.
RATE = 100.0
# Seconds before, during and after an attack; and until one that does not end is ended.
BEFORE, DURING, AFTER = 5.0, 6.0, 6.0
WARM_UP = 1.0
LONGEST = 120.0
# A stranger comes so often, and gives up after so long.
STRANGERS, STRANGER_PATIENCE = 2.0, 20.0
# Of its p99 before: what a move may take.
SLOWER = 3.0
SOURCES = 10
# How much less of its core an attack gets than the load.
NICER = 10


def measure(games: Sequence[str]) -> Iterator[Row]:
    """One row for each attack. Games are those that the attacks need."""
    if sys.platform == "darwin":
        raise SystemExit("macOS has one loopback address only, and limits count by address.")
    for game in ("yak", "yaki", "yam-master"):
        readiness.warm(game)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        with serving(str(path / "tables.db"), path, options=()) as server:
            asyncio.run(server.ready())
            pin(server.pid, -1)
            for number, name in enumerate(ATTACKS, 1):
                yield row(name, number, server)


def row(name: str, number: int, server: ServerProcess) -> Row:
    with playing(server.port, number) as load, attacking(name, number, server.port) as attack:
        load.ask("tables", count=TABLES)
        load.ask("begin", rate=RATE)
        time.sleep(WARM_UP + BEFORE)
        began = time.perf_counter()
        told = asyncio.run(meanwhile(server, attack))
        over = time.perf_counter()
        time.sleep(AFTER)
        try:
            moves = [(due, took) for due, took in load.ask("end")["answered"]]
        except SystemExit:
            return {"attack": name, "held": "no", "found": "normal tables broke off"}
    first = min(due for due, _ in moves) + WARM_UP
    before = sorted(took for due, took in moves if first <= due < began)
    during = sorted(took for due, took in moves if began <= due < over)
    return {
        "attack": name,
        "held": "yes" if told["held"] else "no",
        "p50_ms_before": milliseconds(before, 0.5),
        "p50_ms_during": milliseconds(during, 0.5),
        "p99_ms_before": milliseconds(before, 0.99),
        "p99_ms_during": milliseconds(during, 0.99),
        "recovered_s": recovered(moves, over, SLOWER * quantile(before, 0.99)),
        "found": told["said"],
    }


@contextmanager
def playing(port: int, number: int) -> Iterator[Load]:
    """A normal load, from addresses of its own."""
    sources = [f"127.1.{number}.{place + 1}" for place in range(SOURCES)]
    load = Load([sys.executable, "-m", "benchmarks.load", str(port), *sources], ROOT)
    with stopping(load.process):
        pin(load.process.pid, 0)
        yield load


@contextmanager
def attacking(name: str, number: int, port: int) -> Iterator["subprocess.Popen[str]"]:
    """A process that attacks when it is told to."""
    arguments = (name, str(port), str(number), str(DURING))
    attack = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.siege", *arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with stopping(attack):
        pin(attack.pid, 0)
        yield attack


async def meanwhile(server: ServerProcess, attack: "subprocess.Popen[str]") -> dict[str, Any]:
    """Begins the attack, and lets strangers in until it has ended; what it tells."""
    ending = asyncio.create_task(asyncio.to_thread(attack.communicate, "go\n", LONGEST))
    turned_away = ""
    while not ending.done():
        try:
            async with asyncio.timeout(STRANGER_PATIENCE):
                await stranger(server.address)
        except (*CUT, Refused, TimeoutError) as error:
            turned_away = f"a stranger was turned away: {error!r}"
        await asyncio.wait([ending], timeout=STRANGERS)
    try:
        told: dict[str, Any] = json.loads((await ending)[0])
    except (subprocess.TimeoutExpired, ValueError):
        return {"held": False, "said": "the attack did not end"}
    return {"held": False, "said": turned_away} if turned_away else told


async def stranger(address: str) -> None:
    """Opens a table, sits down and makes a move."""
    client = Client(address)
    made = await client.open("yam-master", ["host", "bot"], first=0)
    async with client.sit(made["id"], made["tokens"]["0"]) as seat:
        await seat.play(seat.last["show"]["legal"][0])


def quantile(times: Sequence[float], share: float) -> float:
    """Of times in ascending order."""
    return times[int(len(times) * share)]


def milliseconds(times: Sequence[float], share: float) -> float:
    return round(quantile(times, share) * 1000, 1)


def recovered(moves: Sequence[tuple[float, float]], over: float, limit: float) -> float | None:
    """Seconds from the end of the attack; None if they were not enough."""
    for tenth in range(int(10 * (AFTER - 1))):
        begin = over + tenth / 10
        times = sorted(took for due, took in moves if begin <= due < begin + 1)
        if times and quantile(times, 0.95) <= limit:
            return tenth / 10
    return None


def pin(process: int, core: int) -> None:
    """Keeps a process, and what it will start, on one of the cores that this one has."""
    if sys.platform == "linux" and (cores := sorted(os.sched_getaffinity(0))):
        for thread in Path(f"/proc/{process}/task").iterdir():
            # It may have ended.
            with suppress(ProcessLookupError):
                os.sched_setaffinity(int(thread.name), {cores[core]})


def main(name: str, port: int, number: int, seconds: float) -> None:
    """One attack, when a line says so."""
    if sys.platform != "win32":
        os.nice(NICER)
    sys.stdin.readline()
    own, other = (Place(port, f"127.0.{net}.{number}", random.Random(number)) for net in (66, 77))
    found = asyncio.run(ATTACKS[name](own, other, seconds))
    print(json.dumps({"held": found.held, "said": found.said}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))
