"""Runs the tests of the browser client's parts, then all others with the rules compiled, then those
that play by the rules again with the same rules as plain Python.

Use: scripts/test [--all] [PYTEST ARGUMENT…]. --all includes the slow tests; other arguments go to
pytest and replace the defaults, as in: scripts/test tests/properties -k undo
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import IO

import chromium
import web
from setup import set_up, set_up_with_pages
from shared import PYTHON, fail, run, script

NOT_SLOW = ("-m", "not slow")
NOT_SLOW_PLAIN = ("-m", "not slow and not slow_plain")
ALL_CORES = ("-n", "2", "--dist", "worksteal")
# The same in plain Python.
ONCE = (
    "tests/architecture",
    "tests/reference",
    "tests/server",
    "tests/e2e",
    "tests/adapters",
    "tests/bots/test_coach.py",
    "tests/lab/test_report.py",
    "tests/lab/test_study.py",
    "tests/conformance/test_lessons.py",
)
COMPILERS = 2
NAMES = "from yurt.engine.registry import names; print(*names())"
WARM = """import sys; from yurt.engine import registry; from yurt.bots import readiness
registry.warm(sys.argv[1]); readiness.warm(sys.argv[1])"""


class Results:
    """What the parts of a run came to."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed = False

    def add(self, name: str, line: str, status: int) -> None:
        self.lines.append(f"{name}: {line}")
        self.failed |= status != 0


def main(arguments: list[str]) -> int:
    named = [argument for argument in arguments if argument != "--all"]
    results = Results()
    if named:
        # What is named is wanted, slow or not, and is of Python.
        set_up_with_pages("dev")
        compile_games()
        missing = look_for_chromium()
        run_pytest("compiled", results, named)
        run_pytest("plain Python", results, named, plain=True)
    else:
        prepare_and_test_client(results)
        missing = look_for_chromium()
        slow = "--all" in arguments
        run_pytest("compiled", results, [*(() if slow else NOT_SLOW), *ALL_CORES])
        again = [*(() if slow else NOT_SLOW_PLAIN), *ALL_CORES, *(f"--ignore={p}" for p in ONCE)]
        run_pytest("plain Python", results, again, plain=True)
    print("", *results.lines, *missing, sep="\n")
    return int(results.failed)


def look_for_chromium() -> list[str]:
    """What is to be said if it is missing: its tests are skipped then, or fail if CI is set."""
    if chromium.find_chromium() or chromium.get_chromium():
        return []
    print(chromium.missing(), flush=True)
    return [chromium.missing()]


def prepare_and_test_client(results: Results) -> None:
    """The pages are built, and the client's tests run, while Python is set up and games compile."""
    with tempfile.TemporaryFile() as out:
        with subprocess.Popen(
            script("web", "test"), stdin=subprocess.DEVNULL, stdout=out
        ) as client:
            try:
                set_up("dev")
                compile_games()
            except BaseException:
                client.terminate()
                raise
        out.seek(0)
        said = out.read().decode("utf-8", "replace")
    if not web.pages_are_current():
        sys.exit(1)  # it has said why
    print("Testing: client", said, sep="\n", flush=True)
    counted = re.findall(r"^ *Tests +(.*)$", said, re.MULTILINE)
    results.add("client", counted[-1] if counted else "could not be run", client.returncode)


def compile_games() -> None:
    """Each game and its search are compiled once, not by every test process for itself."""
    print("Compiling the games that have changed since they were last compiled.", flush=True)
    names = subprocess.run([PYTHON, "-c", NAMES], stdout=subprocess.PIPE, text=True, check=True)
    with ThreadPoolExecutor(COMPILERS) as pool:
        statuses = list(pool.map(warm, names.stdout.split()))
    if any(statuses):
        fail("A game could not be compiled; what went wrong stands above.")


def warm(name: str) -> int:
    return subprocess.run([PYTHON, "-c", WARM, name], check=False).returncode


def run_pytest(name: str, results: Results, arguments: Sequence[str], plain: bool = False) -> None:
    print(f"Testing: {name}", flush=True)
    environment = {**os.environ, "NUMBA_DISABLE_JIT": str(int(plain))}
    with subprocess.Popen(
        [PYTHON, "-m", "pytest", *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        assert process.stdout is not None
        last = pass_on(process.stdout)
    results.add(name, last.strip("= "), process.returncode)


def pass_on(stream: IO[bytes]) -> str:
    """Shows what comes, as it comes; answers its last line."""
    end = b""
    while part := os.read(stream.fileno(), 1 << 16):
        sys.stdout.buffer.write(part)
        sys.stdout.buffer.flush()
        end = (end + part)[-4096:]
    lines = end.decode("utf-8", "replace").splitlines()
    return lines[-1] if lines else ""


if __name__ == "__main__":
    run(main)
