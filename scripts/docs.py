"""Builds the documentation site into src/yurt/server/site/, if what it is made from has changed.

Use: python scripts/docs.py [--background]

Every warning is an error: a link that leads nowhere, a name that does not exist. With --background
it gives way to everything else and says nothing; its status tells whether the site is there.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "docs"
SITE = ROOT / "src" / "yurt" / "server" / "site"
STAMP = BUILD / "stamp"
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
# What a change of touches every page.
SETTINGS = ("docs/conf.py", "docs/tree.py", "requirements/dev.txt")
# Pages that the build itself writes for the games (docs/tree.py).
MADE = (ROOT / "docs" / "play" / "rules", ROOT / "docs" / "play" / "rulings")
PACKED = {".html", ".js", ".css", ".svg"}
USE = "Use: python scripts/docs.py [--background]"


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--background"]):
        print(USE, file=sys.stderr)
        return 2
    quiet = bool(arguments)
    if quiet and hasattr(os, "nice"):
        os.nice(19)
    BUILD.mkdir(parents=True, exist_ok=True)
    with alone():
        before = fingerprint(SOURCES)
        if (SITE / "index.html").exists() and STAMP.exists() and STAMP.read_text() == before:
            return 0
        if not quiet:
            print("Building the documentation.", file=sys.stderr)
        status = build(quiet)
        if status == 0:
            hand_over()
            # That of before: what has changed meanwhile is built the next time.
            STAMP.write_text(before)
        return status


def python() -> str:
    """The interpreter of .venv, on any system; without one, this one."""
    for name in ("bin/python", "Scripts/python.exe"):
        if (ROOT / ".venv" / name).exists():
            return str(ROOT / ".venv" / name)
    return sys.executable


def fingerprint(patterns: tuple[str, ...]) -> str:
    """A hash of files, names included."""
    digest = hashlib.sha256()
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file() and path.parent not in MADE and "__pycache__" not in path.parts:
                digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def build(quiet: bool) -> int:
    """Sphinx, strictly. What was built before is built on, unless it had faults: Sphinx would not
    tell them again of pages that did not change."""
    trees = BUILD / f"trees-{fingerprint(SETTINGS)[:16]}"
    for known in set(BUILD.glob("trees-*")) - {trees}:
        shutil.rmtree(known)
    strict = ("--fail-on-warning", "--keep-going", "--nitpicky", "--quiet")
    folders = ("--doctree-dir", str(trees), "docs", str(BUILD / "html"))
    command = [python(), "-m", "sphinx", "--builder", "dirhtml", *strict, *folders]
    output = subprocess.DEVNULL if quiet else None
    done = subprocess.run(command, cwd=ROOT, stdout=output, stderr=output, check=False)
    if done.returncode:
        shutil.rmtree(trees, ignore_errors=True)
    return done.returncode


def hand_over() -> None:
    """Puts a copy where the server looks. Whoever asks meanwhile gets the old site or the new."""
    fresh, old = BUILD / "fresh", BUILD / "old"
    for folder in (fresh, old):
        shutil.rmtree(folder, ignore_errors=True)
    left_out = shutil.ignore_patterns(".buildinfo*", "objects.inv")
    shutil.copytree(BUILD / "html", fresh, ignore=left_out)
    for path in fresh.rglob("*"):
        if path.suffix in PACKED:
            packed = gzip.compress(path.read_bytes(), mtime=0)
            path.with_name(path.name + ".gz").write_bytes(packed)
    if SITE.exists():
        SITE.rename(old)
    fresh.rename(SITE)
    shutil.rmtree(old, ignore_errors=True)


@contextmanager
def alone() -> Iterator[None]:
    """Waits until no other build is under way. The system lets go of the lock however this ends."""
    with (BUILD / "lock").open("a+b") as file:
        if os.name == "nt":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
