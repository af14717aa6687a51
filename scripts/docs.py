"""Builds the documentation site into src/yurt/server/site/, where "yurt serve" finds it, if what it
is made from has changed. Every warning is an error: a link that leads nowhere, an unknown name.

Use: scripts/docs [--background]. With --background nothing is set up, everything else goes first,
and where Sphinx is not installed nothing is done.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess

from setup import set_up
from shared import BUILD, PYTHON, ROOT, fail, locked, quietly, remove, run, say

SITE = ROOT / "src" / "yurt" / "server" / "site"
FOLDER = BUILD / "docs"
LOG = BUILD / "docs.log"
STAMP = FOLDER / "stamp"
# What the pages are made from.
SOURCES = (
    "*.md",
    "LICENSE",
    "NOTICE",
    "benchmarks/results.md",
    "docs/**/*",
    "requirements/dev.txt",
    "scripts/docs.py",
    "src/yurt/**/*.py",
    "src/yurt/games/*/RULES.md",
    "src/yurt/games/*/text/rules.en.md",
    "web/public/icon.svg",
)
# A change of these touches every page.
SETTINGS = ("docs/conf.py", "docs/tree.py", "requirements/dev.txt")
# Pages that the build itself writes for the games (docs/tree.py).
MADE = (ROOT / "docs" / "play" / "rules", ROOT / "docs" / "play" / "rulings")
PACKED = {".html", ".js", ".css", ".svg"}


def main(arguments: list[str]) -> None:
    if arguments not in ([], ["--background"]):
        fail("Use: scripts/docs [--background]")
    if not arguments:
        set_up("dev")
    elif not has_sphinx():
        return
    elif hasattr(os, "nice"):
        os.nice(19)
    unwritable = f"Yurt cannot write to {ROOT}, where it builds its documentation."
    try:
        FOLDER.mkdir(parents=True, exist_ok=True)
    except OSError:
        fail(unwritable)
    with locked(FOLDER / "lock", "Waiting for another build of the documentation.", unwritable):
        hashed = fingerprint(SOURCES)  # before: what changes meanwhile is built the next time
        if (SITE / "index.html").exists() and STAMP.exists() and STAMP.read_text() == hashed:
            return
        say("Building the documentation.")
        build()
        put_in_place()
        STAMP.write_text(hashed)


def has_sphinx() -> bool:
    command = [str(PYTHON), "-c", "import furo, myst_parser, sphinx"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def fingerprint(patterns: tuple[str, ...]) -> str:
    """A hash of files, names included."""
    digest = hashlib.sha256()
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file() and path.parent not in MADE and "__pycache__" not in path.parts:
                digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def build() -> None:
    """Sphinx, strictly. What was built before is built on, unless it had faults: Sphinx would not
    tell them again of pages that did not change."""
    trees = FOLDER / f"trees-{fingerprint(SETTINGS)[:16]}"
    for known in set(FOLDER.glob("trees-*")) - {trees}:
        remove(known)
    strict = ("--fail-on-warning", "--keep-going", "--nitpicky", "--quiet")
    folders = ("--doctree-dir", str(trees), "docs", str(FOLDER / "html"))
    LOG.write_bytes(b"")
    try:
        command = [str(PYTHON), "-m", "sphinx", "--builder", "dirhtml", *strict, *folders]
        quietly("The documentation has faults.", LOG, command)
    except SystemExit:
        remove(trees)
        raise


def put_in_place() -> None:
    """A copy where the server looks. Whoever asks meanwhile gets the old site or the new one."""
    made, old = FOLDER / "site", FOLDER / "site.old"
    remove(made)
    remove(old)
    left_out = shutil.ignore_patterns(".buildinfo*", "objects.inv")
    shutil.copytree(FOLDER / "html", made, ignore=left_out)
    for path in made.rglob("*"):
        if path.suffix in PACKED:
            packed = gzip.compress(path.read_bytes(), mtime=0)
            path.with_name(path.name + ".gz").write_bytes(packed)
    if SITE.exists():
        SITE.rename(old)
    made.rename(SITE)
    remove(old)


if __name__ == "__main__":
    run(main)
