"""Compiles one game in a process of its own: its rules, then at once its search, then what reviews
need.

Standard output tells what is there, a line each time (``rules``, ``search``). Standard input stays
open as long as the server lives: a server that is killed takes its compiler along. Of all processes
that share a cache one compiles a game at a time; the others wait, and find it done.
"""

import contextlib
import os
import sys
import threading
import time
from pathlib import Path

import filelock
import psutil

from yurt.bots import readiness
from yurt.engine import jit, registry

RULES, SEARCH = "rules", "search"
# Said on the command line of a game that nobody has asked for: those that are wanted come first.
UNASKED = "unasked"
if sys.platform == "win32":
    LAST_PRIORITY = int(psutil.IDLE_PRIORITY_CLASS)
else:
    LAST_PRIORITY = 19


def main(name: str, *how: str) -> None:
    threading.Thread(target=end_with_the_server, daemon=True).start()
    if UNASKED in how:
        psutil.Process().nice(LAST_PRIORITY)
    jit.cache_root().mkdir(parents=True, exist_ok=True)
    with filelock.FileLock(jit.cache_root() / f"{name}.lock"):
        compile_game(name)


def compile_game(name: str) -> None:
    is_known = jit.is_plain_needed() or readiness.is_ready(name)
    begun = time.monotonic()
    registry.warm(name)
    print(RULES, flush=True)
    if not is_known:
        readiness.warm_thinking(name)
    print(SEARCH, flush=True)
    if not is_known:
        note(name, time.monotonic() - begun)
        readiness.warm_reviews(name)


def end_with_the_server() -> None:
    sys.stdin.read()
    os._exit(1)


# How long it takes on this machine


def note(name: str, seconds: float) -> None:
    """Keeps how long a game has taken, for the next time that it changes."""
    with contextlib.suppress(OSError):
        _noted(name).write_text(f"{seconds:.1f}\n", encoding="utf-8")


def measured(name: str) -> float | None:
    """How many seconds a game took here the last time, if it was ever compiled."""
    with contextlib.suppress(OSError, ValueError):
        return max(0.0, float(_noted(name).read_text(encoding="utf-8")))
    return None


def _noted(name: str) -> Path:
    return jit.cache_root() / f"{name}.seconds"


if __name__ == "__main__":
    main(*sys.argv[1:])
