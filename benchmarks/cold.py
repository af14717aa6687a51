"""How long a newcomer waits: everything is compiled for the first time, in an empty cache.

``rules_cpu_s`` and ``search_cpu_s``: CPU seconds of one process each (Python's start included) that
compiles the rules of a game, and then what its levels, hints and reviews search with; ``wall_s``:
both by the clock. ``table_s``: a server that has just been started, with an empty cache and an
empty database; seconds from opening a table against one Eagle in Chromium until it has made a move
by the compiled search, ``ready_s`` of them until that was compiled. The person makes a move at
once, and the next one when the search is there.

The row "all" has the sums over the games, and what it took ``yurt serve`` to compile everything by
itself: ``wall_s`` by the clock from its start, and ``cpu_s``.

``--tree PATH`` measures the sources (and built pages) of another tree, such as a worktree of an
older commit, with the libraries that are here.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from benchmarks.rows import Row, Value
from benchmarks.start import cpu_of_children

TITLE = "Cold start: seconds until a game thinks, with nothing compiled"
COLUMNS = {
    "game": "game",
    "rules_cpu_s": "rules, CPU",
    "search_cpu_s": "search, CPU",
    "wall_s": "both, by the clock",
    "cpu_s": "CPU in all",
    "ready_s": "at a table: compiled",
    "table_s": "at a table: answered",
}
ROOT = Path(__file__).parent.parent
RULES = "import sys; from yurt.engine import registry; registry.warm(sys.argv[1])"
SEARCH = "import sys; from yurt.bots import readiness; readiness.warm(sys.argv[1])"
# Tells by the clock when each game can think. To ask takes a moment, so it asks only when the cache
# has got something else than code: a mark. It stays until it is told to go, so that its own CPU
# time is not counted before.
WATCH = """
import os, sys, time
from pathlib import Path
from yurt.bots import readiness
root, waiting, known = Path(os.environ["YURT_CACHE"]), sys.argv[1:], None
CODE = {".nbc", ".nbi", ".py", ".pyc"}
while waiting:
    files = [name for _, _, names in os.walk(root) for name in names]
    marks = sum(Path(name).suffix not in CODE for name in files)
    for name in [each for each in waiting if marks != known and readiness.is_ready(each)]:
        waiting.remove(name)
        print(name, time.time(), flush=True)
    known = marks
    time.sleep(0.1)
sys.stdin.read()
"""


def measure(games: Sequence[str], tree: Path | None = None) -> Iterator[Row]:
    place = (tree or ROOT).resolve()
    has_browser = can_browse(place)
    rows: list[dict[str, Value]] = []
    for game in games:
        with tempfile.TemporaryDirectory() as cache:
            rules_wall, rules_cpu = compiling(RULES, game, place, cache)
            search_wall, search_cpu = compiling(SEARCH, game, place, cache)
        rows.append(
            {
                "game": game,
                "rules_cpu_s": rules_cpu,
                "search_cpu_s": search_cpu,
                "wall_s": round(rules_wall + search_wall, 2),
                "cpu_s": round(rules_cpu + search_cpu, 2),
                "rules_wall_s": rules_wall,
                **(browsed(game, place) if has_browser else {}),
            }
        )
        yield rows[-1]
    wall, cpu = served(games, place)
    sums = {
        key: round(sum(float(row[key] or 0) for row in rows), 2)
        for key in ("rules_cpu_s", "search_cpu_s")
    }
    yield {"game": "all", **sums, "wall_s": wall, "cpu_s": cpu}


def environment(place: Path, cache: str) -> Mapping[str, str]:
    """Of a process that runs these sources with this cache."""
    return {**os.environ, "PYTHONPATH": str(place / "src"), "YURT_CACHE": cache}


def compiling(code: str, game: str, place: Path, cache: str) -> tuple[float, float]:
    """One process: its seconds by the clock and of CPU time."""
    command = [sys.executable, "-c", code, game]
    begin, cpu_begin = time.perf_counter(), cpu_of_children()
    subprocess.run(command, cwd=place, env=environment(place, cache), check=True)
    wall, cpu = time.perf_counter() - begin, cpu_of_children() - cpu_begin
    return round(wall, 2), round(cpu, 2)


def served(games: Sequence[str], place: Path) -> tuple[float, float]:
    """``yurt serve`` until all these games can think: seconds by the clock and of CPU time."""
    cpu_begin, begin = cpu_of_children(), time.time()
    with tempfile.TemporaryDirectory() as folder, watching(games, place, folder) as watch:
        with serving(place, folder):
            ready = [watch() for _ in games]
        # The server has ended, and with it everything that it started; the watcher has not.
        return round(max(ready) - begin, 2), round(cpu_of_children() - cpu_begin, 2)


@contextmanager
def watching(games: Sequence[str], place: Path, cache: str) -> Iterator[Callable[[], float]]:
    """Answers, one after the other, when the next of these games could think."""
    command = [sys.executable, "-c", WATCH, *games]
    watcher = subprocess.Popen(
        command,
        cwd=place,
        env=environment(place, cache),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield lambda: moment(watcher.stdout)
    finally:
        watcher.kill()
        watcher.communicate()


def moment(lines: IO[str] | None) -> float:
    line = lines.readline() if lines else ""
    if not line:
        raise SystemExit("It could not be seen when the search was compiled.")
    return float(line.split()[1])


@contextmanager
def serving(place: Path, folder: str) -> Iterator[str]:
    """A server with an empty database and this folder as its cache; its address."""
    from tests.server.processes import free_port

    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        yurt = str(Path(sys.executable).with_name("yurt"))
        command = [yurt, "serve", "--port", str(port), "--db", str(Path(data, "tables.db"))]
        server = subprocess.Popen(
            command,
            cwd=place,
            env=environment(place, folder),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(60)


def can_browse(place: Path) -> bool:
    """Whether there is a browser, and pages for it; if not, it says so."""
    from tests.e2e.browser import NoBrowser, find_chromium

    try:
        find_chromium()
    except NoBrowser as missing:
        print(missing, file=sys.stderr)
        return False
    if (place / "src" / "yurt" / "server" / "static" / "index.html").exists():
        return True
    print(f"No table was opened: the pages of {place} are not built.", file=sys.stderr)
    return False


def browsed(game: str, place: Path) -> dict[str, Value]:
    """A newcomer's first table, at a server that has just been started."""
    from benchmarks.newcomer import first_table
    from tests.e2e.browser import chromium

    with (
        tempfile.TemporaryDirectory() as cache,
        watching([game], place, cache) as watch,
        serving(place, cache) as address,
        chromium() as browser,
    ):
        return first_table(browser, address, game, watch)
