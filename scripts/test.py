"""Runs the tests of the browser client's parts, then all others with the rules compiled, then those
that play by the rules again with the same rules as plain Python.

Use: scripts/test [--all | --quick] [PYTEST ARGUMENT…]. --all includes the slow tests and measures
what the others cover; --quick runs what belongs to the files that have changed, without browsers,
until something fails. Other arguments go to pytest and replace the defaults, as in:
scripts/test tests/properties -k undo
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import IO

import chromium
import related
import web
from setup import set_up, set_up_with_pages
from shared import PYTHON, ROOT, fail, run, script
from web import node_command

NOT_SLOW = ("-m", "not slow")
SLOW = ("-m", "slow")
NOT_SLOW_PLAIN = ("-m", "not slow and not slow_plain")
ALL_CORES = ("-n", "2", "--dist", "worksteal")
# Whatever runs kernels itself: all that plain and compiled Python could do differently. What is
# plain in any case (the broken games of the conformance suite), or only words and choices around a
# search that is among these (hints, levels), is not.
KERNELS = (
    "src/yurt/games",
    "tests/engine",
    "tests/properties",
    "tests/golden",
    "tests/differential",
    "tests/conformance/test_all_games.py",
    "tests/lab/test_perft.py",
    *(f"tests/bots/test_{part}.py" for part in ("bots", "bounds", "expectimax", "policy")),
    "tests/bots/test_search.py",
)
COVERAGE = ("--cov", "--cov-report=")
CLIENT_COVERAGE = ("--coverage.enabled", "--coverage.reporter=text-summary")
VITEST = "node_modules/vitest/vitest.mjs"
RELATED = ("related", "--run", "--no-color", "--passWithNoTests")
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
    named = [argument for argument in arguments if argument not in ("--all", "--quick")]
    results = Results()
    missing: list[str] = []
    if "--quick" in arguments:
        test_what_changed(results, named)
    elif named:
        # What is named is wanted, slow or not, and is of Python.
        set_up_with_pages("dev")
        compile_games()
        missing = look_for_chromium()
        run_pytest("compiled", results, named)
        run_pytest("plain Python", results, named, plain=True)
    else:
        missing = test_everything(results, "--all" in arguments)
    print("", *results.lines, *missing, sep="\n")
    return int(results.failed)


def test_everything(results: Results, slow: bool) -> list[str]:
    """Answers what is to be said of a browser that is missing."""
    prepare_and_test_client(results, CLIENT_COVERAGE if slow else ())
    missing = look_for_chromium()
    run_pytest("compiled", results, [*NOT_SLOW, *ALL_CORES, *(COVERAGE if slow else ())])
    if slow:
        results.add("covered by these", *measured())
        run_pytest("compiled, slow", results, [*SLOW, *ALL_CORES])
    again = [*(() if slow else NOT_SLOW_PLAIN), *ALL_CORES, *KERNELS]
    run_pytest("plain Python", results, again, plain=True)
    return missing


def test_what_changed(results: Results, named: list[str]) -> None:
    set_up("dev")
    found = related.related(related.changed_files(ROOT), related.files_of_tests(ROOT))
    if found.client:
        files = [str(ROOT / path) for path in found.client]
        command = node_command(VITEST, *RELATED, *files)
        said, status = heard(command)
        results.add("client", counted(said, "no test belongs to what has changed"), status)
    if found.python:
        # Rules that have changed would take longer to compile than to be run as they are.
        name = "plain Python" if found.kernels else "compiled"
        chosen = [*NOT_SLOW_PLAIN, *ALL_CORES, "--maxfail=1", *found.python, *named]
        run_pytest(name, results, chosen, plain=found.kernels)
    if not results.lines:
        results.add("nothing", "no test belongs to what has changed", 0)


def measured() -> tuple[str, int]:
    """How much of the Python sources ran. Kernels are not counted: they ran compiled."""
    command = [str(PYTHON), "-m", "coverage", "report", "--format=total"]
    total = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    return f"{total.stdout.strip()} % of the lines of Python", total.returncode


def look_for_chromium() -> list[str]:
    """What is to be said if it is missing: its tests are skipped then, or fail if CI is set."""
    if chromium.find_chromium() or chromium.get_chromium():
        return []
    print(chromium.missing(), flush=True)
    return [chromium.missing()]


def prepare_and_test_client(results: Results, options: Sequence[str]) -> None:
    """The pages are built, and the client's tests run, while Python is set up and games compile."""
    with tempfile.TemporaryFile() as out:
        with subprocess.Popen(
            script("web", "test", *options), stdin=subprocess.DEVNULL, stdout=out
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
    results.add("client", counted(said), client.returncode)
    for share in re.findall(r"^Lines +: ([\d.]+)%", said, re.MULTILINE):
        results.add("covered by these", f"{share} % of the lines of the client", 0)


def counted(said: str, otherwise: str = "could not be run") -> str:
    """How many tests of the client passed and failed."""
    found: list[str] = re.findall(r"^ *Tests +(.*)$", said, re.MULTILINE)
    return found[-1] if found else otherwise


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
    # Tests that have not changed are not prepared again by each process of each run.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    said, status = heard([str(PYTHON), "-m", "pytest", *arguments], environment)
    results.add(name, (said.splitlines() or [""])[-1].strip("= "), status)


def heard(command: Sequence[str], environment: Mapping[str, str] = os.environ) -> tuple[str, int]:
    """The end of what a command says, which is shown, and its status."""
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout is not None
        said = pass_on(process.stdout)
    return said, process.returncode


def pass_on(stream: IO[bytes]) -> str:
    """Shows what comes, as it comes; answers the end of it."""
    end = b""
    while part := os.read(stream.fileno(), 1 << 16):
        sys.stdout.buffer.write(part)
        sys.stdout.buffer.flush()
        end = (end + part)[-4096:]
    return end.decode("utf-8", "replace").rstrip()


if __name__ == "__main__":
    run(main)
