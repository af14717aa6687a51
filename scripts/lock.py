"""Pins every library with its hashes in requirements/, for all Pythons and systems Yurt supports.

Use: scripts/lock [--upgrade]. Without --upgrade, pins that still fit pyproject.toml stay.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from setup import clean_environment, find_python, set_up
from shared import ROOT, fail, in_venv, run

OPTIONS = (
    *("--quiet", "--universal", "--python-version", "3.11", "--generate-hashes", "--no-annotate"),
    *("--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "scripts/lock"),
)


def main(arguments: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        uv = get_uv(Path(folder))
        pin(uv, "dev", "pyproject.toml", "--group", "dev", "--all-extras", *arguments)
        # The development set holds the runtime set, version by version.
        extras = [f"--extra={name}" for name in ("server", "postgres", "terminal")]
        within = ("--constraint", "requirements/dev.txt")
        groups = ("--group", "build", "--group", "docs")
        pin(uv, "runtime", "pyproject.toml", *groups, *extras, *within, *arguments)
        # Only where the machine has no Node; see scripts/web.
        pin(uv, "node", "--group", "node", *arguments)
    set_up("runtime")


def get_uv(folder: Path) -> Path:
    subprocess.run([find_python().path, "-m", "venv", folder], check=True)
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv")
    subprocess.run([in_venv(folder, "python"), *pip], env=clean_environment(), check=True)
    return in_venv(folder, "uv")


def pin(uv: Path, name: str, *sources: str) -> None:
    path = ROOT / "requirements" / f"{name}.txt"
    command = [str(uv), "pip", "compile", *sources, *OPTIONS, "--output-file", str(path)]
    if subprocess.run(command, check=False).returncode:
        fail(f"{path.name} could not be pinned; what went wrong stands above.")
    if "://" in path.read_text("utf-8"):
        fail(f"requirements/{name}.txt names an address; pins must come from any registry.")


if __name__ == "__main__":
    run(main)
