"""Makes .venv at the root with the pinned libraries and Yurt itself, or brings it up to date.

Use: scripts/setup [runtime|dev]. "dev" (the default) also holds what tests and checks need. The
interpreter is $PYTHON, or else the first Python 3.11 or newer that is found.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from shared import (
    INTERRUPTED,
    PYTHON,
    ROOT,
    VENV,
    beside,
    fail,
    locked,
    quietly,
    remove,
    run,
    say,
)

LOG = VENV / "setup.log"
# Lies there while packages change, and afterwards if that was interrupted.
BUSY = VENV / "setup.busy"
LOCK = ROOT / ".venv.lock"
KINDS = ("runtime", "dev")
# They would send packages elsewhere, or bring others in.
LEFT_OUT = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX")
CANDIDATES = ("python3", "python3.14", "python3.13", "python3.12", "python3.11", "python")
PROBE = """import sys
print("%d.%d" % sys.version_info[:2])
if sys.version_info < (3, 11): sys.exit(3)
import ensurepip, venv"""
TOO_OLD = 3
# Modules are compiled when they are first used: most of them never are.
PIP = ("-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check")


class Interpreter(NamedTuple):
    path: str
    version: str


def main(arguments: list[str]) -> None:
    kind = arguments[0] if arguments else "dev"
    if len(arguments) > 1 or kind not in KINDS:
        fail("Use: scripts/setup [runtime|dev]")
    set_up(kind)


def set_up(kind: str) -> None:
    """Makes or renews .venv, if need be."""
    if is_up_to_date(kind):
        return
    try:
        interpreter = find_python()
        unwritable = f"Yurt cannot write to {ROOT}, where it keeps its .venv."
        with locked(LOCK, "Waiting for another set-up to finish.", unwritable):
            if not is_up_to_date(kind):  # another set-up may just have done it
                renew(kind, interpreter)
    except KeyboardInterrupt:
        say("Interrupted; the next set-up starts afresh.")
        sys.exit(INTERRUPTED)


def set_up_with_pages(kind: str) -> None:
    """The same, with the pages of the browser client, which are built meanwhile."""
    with beside("web"):
        set_up(kind)


def is_up_to_date(kind: str) -> bool:
    made = made_for()
    return any(
        not BUSY.exists() and read_stamp(each) == (made + made_from(each)).rstrip("\n")
        for each in KINDS[KINDS.index(kind) :]
    )


def is_ours(kind: str) -> bool:
    """Whether .venv was made here and by its own Python, and holds this set, up to date or not."""
    return not BUSY.exists() and f"{read_stamp(kind)}\n".startswith(made_for())


def read_stamp(kind: str) -> str:
    """What .venv was made for (first line: it cannot be moved) and made from (the rest)."""
    try:
        return (VENV / f"{kind}.stamp").read_text("utf-8").rstrip("\n")
    except OSError:
        return ""


def made_for() -> str:
    probed = probe(str(PYTHON))
    return f"{ROOT} with Python {probed[0] if probed else ''}\n"


def made_from(kind: str) -> str:
    sources = (ROOT / "pyproject.toml", ROOT / "requirements" / f"{kind}.txt")
    return "".join(path.read_text("utf-8") for path in sources)


def renew(kind: str, interpreter: Interpreter) -> None:
    if is_ours("dev"):
        kind = "dev"  # what was there stays there
    elif not is_ours("runtime"):
        # Nothing there, half made, moved from elsewhere, or its Python is gone.
        say(f"Making {VENV} with Python {interpreter.version}.")
        make_venv(VENV, interpreter, LOG)
    LOG.write_bytes(b"")
    BUSY.touch()
    try:
        install(kind)
    except SystemExit:
        BUSY.unlink(missing_ok=True)
        raise
    for stamp in VENV.glob("*.stamp"):
        stamp.unlink()
    (VENV / f"{kind}.stamp").write_text(made_for() + made_from(kind), "utf-8", newline="\n")
    BUSY.unlink()
    say("Yurt is set up.")


def make_venv(folder: Path, interpreter: Interpreter, log: Path) -> None:
    """An empty virtual environment in place of what is there."""
    try:
        remove(folder)
        folder.mkdir(parents=True)
    except OSError as error:
        fail(f"{folder} cannot be made anew ({error.strerror}): close what uses it.")
    message = "The virtual environment could not be made."
    quietly(message, log, [interpreter.path, "-m", "venv", folder], clean_environment())


def install(kind: str) -> None:
    say(f"Installing the pinned libraries ({kind}); the first time this can take a few minutes.")
    pip_install("The libraries could not be installed.", PYTHON, kind, LOG)
    quietly(
        "Yurt itself could not be installed.",
        LOG,
        [PYTHON, *PIP, "--no-deps", "--no-build-isolation", "--editable", "."],
        clean_environment(),
    )


def pip_install(message: str, python: Path, pins: str, log: Path) -> None:
    """Installs a file of requirements/ into the environment of a Python."""
    pinned = ["--require-hashes", "--only-binary", ":all:", "-r", f"requirements/{pins}.txt"]
    quietly(message, log, [python, *PIP, "--no-compile", *pinned], clean_environment())


def clean_environment() -> Mapping[str, str]:
    return {name: value for name, value in os.environ.items() if name not in LEFT_OUT}


def find_python() -> Interpreter:
    """The first Python that is new enough and can make virtual environments."""
    too_old = without_venv = ""
    for path in candidates():
        probed = probe(path)
        if probed is None:
            continue
        version, status = probed
        if status == 0:
            return Interpreter(path, version)
        if status == TOO_OLD:
            too_old = too_old or f"{version} at {path}"
        else:
            without_venv = without_venv or f"Python {version} at {path}"
    if without_venv:
        fail(
            f"Yurt needs Python's venv module, which {without_venv} lacks; "
            "on Debian and Ubuntu the package python3-venv holds it."
        )
    chosen = os.environ.get("PYTHON")
    none = f"none at {chosen}" if chosen else "none"
    fail(f"Yurt needs Python 3.11 or newer; found {too_old or none}.")


def candidates() -> Iterator[str]:
    """$PYTHON alone if it is set; else the Python that runs this, then those of the system."""
    chosen = os.environ.get("PYTHON")
    names = (chosen,) if chosen else CANDIDATES
    if not chosen:
        # Outside of any environment: .venv, from which this may run, is about to be replaced.
        yield getattr(sys, "_base_executable", sys.executable)
    for name in names:
        path = shutil.which(name)
        if path is not None and not Path(path).is_relative_to(VENV):
            yield path


def probe(python: str) -> tuple[str, int] | None:
    """A Python's version and 0, TOO_OLD or another status for one without venv; None if it does
    not run."""
    try:
        done = subprocess.run(
            [python, "-I", "-c", PROBE], capture_output=True, text=True, check=False
        )
    except OSError:
        return None
    return (done.stdout.strip(), done.returncode) if done.stdout.strip() else None


if __name__ == "__main__":
    run(main)
