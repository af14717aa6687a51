"""Builds the wheel and tries it in fresh environments: bare, and with each extra that is named.

Use: scripts/wheel [bare|EXTRA…]. Without a name it is tried bare and with every extra.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

from setup import PIP, clean_environment, find_python, make_venv, set_up
from shared import BUILD, ROOT, VENV, fail, in_venv, quietly, remove, run

FOLDER = BUILD / "wheel"
LOG = BUILD / "wheel.log"
HATCHLING = in_venv(VENV, "hatchling")
# What a bare install must not bring along.
EXTRA_LIBRARIES = ("litestar", "matplotlib", "msgspec", "pettingzoo", "psutil", "rich", "typer")
LIBRARY = """
import subprocess, sys, yurt
from importlib.util import find_spec
found = [name for name in sys.argv[2:] if find_spec(name)]
assert not found, f"a bare install brought {found}"
match = yurt.Match(yurt.load("yak"), players=3)
match.draw(yurt.seeded("a try"))
judged = subprocess.run([sys.argv[1], "referee", "-"], input=yurt.write(match), text=True)
assert judged.returncode == 0
"""
NEEDS_SERVER = 'Serving needs the extra server: pip install "yurt[server]".\n'
SERVES = """
import socket, subprocess, sys, time, urllib.request
with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = str(probe.getsockname()[1])
server = subprocess.Popen([sys.argv[1], "serve", "--port", port, "--db", "tables.db"])
try:
    for attempt in range(600):
        try:
            page = urllib.request.urlopen(f"http://127.0.0.1:{port}/").read()
            break
        except OSError:
            assert server.poll() is None
            time.sleep(0.1)
    assert b"/assets/" in page, "the wheel lacks the pages"
finally:
    server.terminate()
    server.wait()
"""
SIMULATES = """
import subprocess, sys
for arguments in (["games"], ["simulate", "yaki", "--games", "3", "--json"]):
    subprocess.run([sys.argv[1], *arguments], check=True, stdout=subprocess.DEVNULL)
"""
STUDIES = """
import sys, yurt.adapters.pettingzoo, yurt.adapters.vector
if sys.platform != "win32":
    import yurt.adapters.open_spiel
"""
TRIALS = {
    "bare": LIBRARY,
    "server": SERVES,
    "postgres": "import yurt.server.store.postgres",
    "terminal": SIMULATES,
    "study": STUDIES,
    "lab": "import yurt.lab.plots",
}
TRIALS["all"] = "\n".join(code for name, code in TRIALS.items() if name != "bare")


def main(arguments: list[str]) -> None:
    unknown = [name for name in arguments if name not in TRIALS]
    if unknown:
        fail(f"There is no extra {unknown[0]}: choose from {', '.join(TRIALS)}.")
    set_up("runtime")
    try_wheel(build_wheel(), arguments or list(TRIALS))


def build_wheel() -> Path:
    remove(FOLDER)
    BUILD.mkdir(exist_ok=True)
    LOG.write_bytes(b"")
    command = ("build", "--target", "wheel", "--directory", str(FOLDER))
    quietly("The wheel could not be built.", LOG, [HATCHLING, *command])
    (wheel,) = FOLDER.glob("*.whl")
    return wheel


def try_wheel(wheel: Path, extras: list[str]) -> None:
    """Fails with what an extra does not keep."""
    interpreter = find_python()
    with tempfile.TemporaryDirectory() as folder:
        pins = Path(folder, "pins.txt")
        pins.write_text(pinned((ROOT / "requirements" / "dev.txt").read_text("utf-8")))
        for extra in extras:
            print(f"Trying the wheel: {extra}", flush=True)
            fresh = Path(folder, extra)
            make_venv(fresh, interpreter, LOG)
            wanted = str(wheel) if extra == "bare" else f"{wheel}[{extra}]"
            install = ["--no-compile", "--only-binary", ":all:", "--constraint", str(pins), wanted]
            message = f"The wheel could not be installed ({extra})."
            python = str(in_venv(fresh, "python"))
            quietly(message, LOG, [python, *PIP, *install], clean_environment())
            try_out(fresh, extra)


def pinned(text: str) -> str:
    """The pins of a file without their hashes, which a wheel that was just built does not have."""
    return "\n".join(re.findall(r"^[\w.\-\[\]]+==[^\\\n]+", text, re.MULTILINE)) + "\n"


def try_out(fresh: Path, extra: str) -> None:
    """With plain rules: whether they compile is not a matter of the wheel."""
    environment = {**clean_environment(), "NUMBA_DISABLE_JIT": "1", "LC_ALL": "C.UTF-8"}
    yurt = str(in_venv(fresh, "yurt"))
    command = [str(in_venv(fresh, "python")), "-I", "-c", TRIALS[extra], yurt]
    missing = EXTRA_LIBRARIES if extra == "bare" else ()
    done = subprocess.run(
        [*command, *missing], cwd=fresh, env=environment, stdout=subprocess.DEVNULL, check=False
    )
    if done.returncode:
        fail(f"The wheel installs but does not do what it should ({extra}).")
    if extra == "bare":
        alone = subprocess.run([yurt], env=environment, capture_output=True, text=True, check=False)
        if alone.stderr != NEEDS_SERVER:
            fail(f"Installed bare, yurt should name the extra server; it says: {alone.stderr}")


if __name__ == "__main__":
    run(main)
