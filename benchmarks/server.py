"""Moves a second at many live tables, beside boardgame.io in the same run.

Ours: ``yurt serve`` as people start it, Yam Master with what browsers get (show, legal moves,
narration, what is expected), every move committed to SQLite before its acknowledgement. Theirs: a
boardgame.io server with its store in memory, and a game of the same size (``peer/game.mjs``), which
sends the bare state. Both seats of every table are connections of one other process (``load.py``,
``peer/load.mjs``) on the same machine. A move is a call of a client that was acknowledged.

The highest rate is that of a closed loop: every table moves again as soon as it can. The two sides
take turns, and the ratio is the median over the rounds. Milliseconds are those of the
acknowledgement when half of our highest rate comes in, paced, whatever the answers do. Memory is
what the process has grown by, from no table to all of them, in play, with two connections each.
"""

import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from benchmarks.rows import Row
from yurt.engine import registry

TITLE = "Server: moves a second at live tables of Yam Master, two seats each"
COLUMNS = {
    "what": "what",
    "tables": "tables",
    "moves_per_s": "moves/s",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "peer_moves_per_s": "boardgame.io moves/s",
    "ratio": "ratio",
    "kb_per_table": "kB a table",
}
TABLES = (50, 400, 1000)
ROUNDS = 3
CLOSED_SECONDS = 4.0
OPEN_SECONDS = 8.0
# Tables that are played before memory is measured, so that everything is loaded.
FIRST_TABLES = 4
PATIENCE = 60.0
ROOT = Path(__file__).parent.parent
PEER = Path(__file__).parent / "peer"
PEER_PACKAGES = ("boardgame.io@0.50.2", "ws@8")


class Load:
    """A process that plays at tables; one JSON line a request and an answer."""

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=pipe, text=True)

    def ask(self, do: str, **details: float) -> dict[str, Any]:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps({"do": do, **details}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("The load broke off; what it said stands above.")
        answer: dict[str, Any] = json.loads(line)
        return answer


def measure(games: Sequence[str]) -> Iterator[Row]:
    """One row for each number of tables. Only Yam Master is played."""
    for game in registry.names():
        # What is compiled while the server runs would be measured too.
        registry.warm(game)
    with peer_folder() as packages:
        for tables in TABLES:
            yield row(tables, packages)


def row(tables: int, packages: Path | None) -> Row:
    with ExitStack() as stack:
        server, ours = stack.enter_context(our_side())
        peer = stack.enter_context(their_side(packages)) if packages else None
        ours.ask("tables", count=FIRST_TABLES)
        ours.ask("closed", seconds=1)
        ours.ask("tables", count=0)
        before = resident(server)
        ours.ask("tables", count=tables)
        rates, peer_rates = [], []
        grown = None
        if peer:
            peer.ask("tables", count=tables)
        for _ in range(ROUNDS):
            rates.append(ours.ask("closed", seconds=CLOSED_SECONDS)["rate"])
            if before and grown is None:
                grown = (resident(server) - before) / tables
            if peer:
                peer_rates.append(peer.ask("closed", seconds=CLOSED_SECONDS)["rate"])
        highest = statistics.median(rates)
        paced = ours.ask("open", seconds=OPEN_SECONDS, rate=highest / 2)
    ratios = [own / other for own, other in zip(rates, peer_rates, strict=False)]
    return {
        "what": "yam-master",
        "tables": tables,
        "moves_per_s": round(highest),
        "p50_ms": round(paced["p50"], 2),
        "p99_ms": round(paced["p99"], 2),
        "peer_moves_per_s": round(statistics.median(peer_rates)) if peer_rates else None,
        "ratio": round(statistics.median(ratios), 3) if ratios else None,
        "kb_per_table": None if grown is None else round(grown, 1),
    }


@contextmanager
def our_side() -> Iterator[tuple[int, Load]]:
    """A server over a new database and its load; the server's process id."""
    with tempfile.TemporaryDirectory() as folder:
        port = str(free_port())
        yurt = str(Path(sys.executable).parent / "yurt")
        database = str(Path(folder) / "tables.db")
        command = [yurt, "serve", "--port", port, "--db", database, "--crowd", "--calls", "1e9"]
        with running(command, ROOT, int(port)) as server:
            load = Load([sys.executable, "-m", "benchmarks.load", port], ROOT)
            with stopping(load.process):
                yield server.pid, load


@contextmanager
def their_side(packages: Path) -> Iterator[Load]:
    port = str(free_port())
    with running(["node", str(PEER / "server.mjs"), port], packages, int(port)):
        load = Load(["node", str(PEER / "load.mjs"), port], packages)
        with stopping(load.process):
            yield load


@contextmanager
def peer_folder() -> Iterator[Path | None]:
    """A folder with boardgame.io, fetched for this run."""
    with tempfile.TemporaryDirectory() as folder:
        npm = shutil.which("npm")
        if npm is None or shutil.which("node") is None:
            print("There is no npm here, so boardgame.io was not measured.", file=sys.stderr)
            yield None
            return
        Path(folder, "package.json").write_text("{}", encoding="utf-8")
        command = [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", *PEER_PACKAGES]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print("npm could not fetch boardgame.io: it was not measured.", file=sys.stderr)
        yield Path(folder) if done.returncode == 0 else None


@contextmanager
def running(command: Sequence[str], folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server that listens."""
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
    with stopping(process):
        until = time.monotonic() + PATIENCE
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            if process.poll() is not None or time.monotonic() > until:
                raise SystemExit(f"{command[0]} did not start.")
            time.sleep(0.1)
        yield process


@contextmanager
def stopping(process: subprocess.Popen[Any]) -> Iterator[None]:
    try:
        yield
    finally:
        process.kill()
        process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def resident(process: int) -> float:
    """The memory of a process in kB; 0 where the system does not tell."""
    statm = Path(f"/proc/{process}/statm")
    if not statm.exists():
        return 0
    pages = int(statm.read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024
