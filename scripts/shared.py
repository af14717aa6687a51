"""What the scripts share: where things lie, quiet runs, locks, and how a script ends.

The scripts run before anything is installed, on Linux, macOS and Windows: they use nothing but the
standard library.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NoReturn

# An older Python gets as far as here, and no further.
if sys.version_info < (3, 11):  # noqa: UP036
    found = "%d.%d at %s" % (*sys.version_info[:2], sys.executable)  # noqa: UP031
    sys.exit("Yurt needs Python 3.11 or newer; found %s." % found)  # noqa: UP031

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = ROOT / "scripts"
BUILD = ROOT / "build"
VENV = ROOT / ".venv"
# Lines of a log that are shown when a command has failed.
SHOWN_LINES = 30
INTERRUPTED = 130


def in_venv(venv: Path, name: str) -> Path:
    """Where a program of a virtual environment lies."""
    return venv / "Scripts" / f"{name}.exe" if sys.platform == "win32" else venv / "bin" / name


PYTHON = in_venv(VENV, "python")


def say(sentence: str) -> None:
    """To standard error: standard output belongs to what runs afterwards."""
    print(sentence, file=sys.stderr, flush=True)


def fail(sentence: str) -> NoReturn:
    say(sentence)
    sys.exit(1)


def run(main: Callable[[list[str]], int | None], at_root: bool = True) -> NoReturn:
    """Runs a script with its arguments. Whoever interrupts or ends it ends its children too."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # Windows has no SIGHUP
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, _interrupt)
    if at_root:
        os.chdir(ROOT)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _interrupt(*_: object) -> NoReturn:
    raise KeyboardInterrupt


def hand_over(*command: str | Path) -> NoReturn:
    """Becomes another program: its signals and its exit status are those of the script."""
    arguments = list(map(str, command))
    sys.stdout.flush()
    if sys.platform == "win32":
        # Windows cannot exchange a program. Both hear Ctrl+C, and the other one decides.
        with subprocess.Popen(arguments) as process:
            while True:
                with contextlib.suppress(KeyboardInterrupt):
                    sys.exit(process.wait())
    else:
        os.execv(arguments[0], arguments)


def script(name: str, *arguments: str) -> list[str]:
    """The command of another script, run by the same Python."""
    return [sys.executable, "-E", str(SCRIPTS / f"{name}.py"), *arguments]


@contextlib.contextmanager
def beside(name: str, *arguments: str) -> Iterator[None]:
    """Lets another script run meanwhile. It says itself why it fails; then this one fails too."""
    with subprocess.Popen(script(name, *arguments), stdin=subprocess.DEVNULL) as process:
        try:
            yield
            status = process.wait()
        except BaseException:
            process.terminate()
            raise
    if status:
        sys.exit(status)


def quietly(
    message: str, log: Path, command: Iterable[str | Path], env: Mapping[str, str] | None = None
) -> None:
    """Runs a command at the root; its output is shown only when it fails, and kept in a log."""
    words = [str(word) for word in command]
    with log.open("ab") as out:
        try:
            done = subprocess.run(
                words,
                cwd=ROOT,
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                check=False,
            )
            if done.returncode == 0:
                return
        except OSError as error:
            out.write(f"{words[0]}: {error.strerror}\n".encode())
    for line in log.read_text("utf-8", "replace").splitlines()[-SHOWN_LINES:]:
        say(line)
    fail(f"{message} The whole output is in {log}.")


@contextlib.contextmanager
def locked(path: Path, waiting: str, unwritable: str) -> Iterator[None]:
    """Holds a lock that ends with this process, however it ends. ``waiting`` is said when another
    process has it, ``unwritable`` when nobody can."""
    try:
        file = path.open("a+b")
    except OSError:
        fail(unwritable)
    with file:
        if not _try_lock(file.fileno()):
            say(waiting)
            _wait_for_lock(file.fileno())
        yield


if sys.platform == "win32":
    import msvcrt
    import time

    def _try_lock(file: int) -> bool:
        os.lseek(file, 0, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _wait_for_lock(file: int) -> None:
        while not _try_lock(file):
            time.sleep(0.2)

else:
    import fcntl

    def _try_lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _wait_for_lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


def remove(folder: Path) -> None:
    """A folder with all that is in it, or a link to one; it need not be there."""
    if folder.is_symlink():
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(folder)
