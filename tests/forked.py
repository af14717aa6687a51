"""``yurt`` in processes that need not import everything first.

Each is forked from one process that has done so, which takes a tenth of the time of a new one. Its
arguments, environment, standard streams, signals and end are its own, as those of any process. That
``yurt`` starts as it is installed is what ``tests/server/test_commands.py`` looks at.
"""

import atexit
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import ExitStack
from multiprocessing import reduction
from typing import IO, Any

from yurt.cli import main

if sys.platform == "win32":
    _context = multiprocessing.get_context("spawn")
else:
    _context = multiprocessing.get_context("forkserver")
    _context.set_forkserver_preload(["tests.preloaded"])
SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
# Seconds; generous, because a machine under load must not fail a test.
PATIENCE = 120.0


class Stream:
    """An open file that goes along to another process."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __reduce__(self) -> tuple[Any, ...]:
        return _received, (reduction.DupFd(self.number),)


def _received(duplicate: Any) -> Stream:
    return Stream(duplicate.detach())


class Forked:
    """One process: what tests need of ``subprocess.Popen``."""

    def __init__(
        self,
        arguments: tuple[str, ...],
        streams: tuple[int, int, int],
        environment: Mapping[str, str] | None = None,
        prelude: str = "",
    ) -> None:
        whole = {**os.environ, **(environment or {})}
        told = (arguments, tuple(map(Stream, streams)), whole, prelude)
        self._process = _context.Process(target=_run, args=told, daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        status = self._process.exitcode
        if status is None:
            raise subprocess.TimeoutExpired("yurt", timeout or 0)
        return status

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self._process.kill()

    def terminate(self) -> None:
        self._process.terminate()


def yurt(
    *arguments: str, typed: str = "", **environment: str
) -> "subprocess.CompletedProcess[str]":
    """``yurt`` with these arguments, until it ends."""
    with ExitStack() as stack:
        told, out, errors = (stack.enter_context(tempfile.TemporaryFile()) for _ in range(3))
        told.write(typed.encode())
        told.seek(0)
        streams = (told.fileno(), out.fileno(), errors.fileno())
        status = Forked(arguments, streams, environment).wait(PATIENCE)
        return subprocess.CompletedProcess(arguments, status, _text(out), _text(errors))


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()


def _run(
    arguments: tuple[str, ...],
    streams: tuple[Stream, Stream, Stream],
    environment: Mapping[str, str],
    prelude: str,
) -> None:
    """Becomes ``yurt``: in a session of its own, with these streams, as a new process would."""
    if sys.platform != "win32":
        os.setsid()
    for number, stream in enumerate(streams):
        os.dup2(stream.number, number)
        os.close(stream.number)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["yurt", *arguments]
    for name in SIGNALS:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    exec(prelude, {})
    try:
        main()
    finally:
        atexit._run_exitfuncs()
