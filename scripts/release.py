"""Builds the wheel and the source archive into dist/, after everything that must hold for a
release: a dated changelog entry, a database and records for later versions to open, a clean tree,
passing checks and tests, a wheel that does what it should, bare and with each extra.

Use: scripts/release
"""

from __future__ import annotations

import re
import subprocess
import time
from pathlib import Path

from setup import set_up
from shared import ROOT, fail, remove, run, script
from wheel import HATCHLING, TRIALS, try_wheel

DIST = ROOT / "dist"


def main(_: list[str]) -> None:
    set_up("dev")
    version = output(HATCHLING, "version").strip()
    check_changelog(version)
    check_kept(version)
    if output("git", "status", "--porcelain"):
        fail("The tree has changes that are not committed.")
    for command in (script("check"), script("test", "--all"), script("docs")):
        if subprocess.run(command, check=False).returncode:
            fail("This cannot go out yet; what is wrong stands above.")
    remove(DIST)
    subprocess.run([HATCHLING, "build"], check=True)
    (wheel,) = DIST.glob("*.whl")
    try_wheel(wheel, list(TRIALS))
    print("Ready to go out:", *(path.relative_to(ROOT) for path in sorted(DIST.iterdir())))


def output(*command: str | Path) -> str:
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def check_changelog(version: str) -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    entry = rf"^## \[{re.escape(version)}\] - [0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}$"
    if not re.search(entry, text, re.MULTILINE):
        wanted = f"## [{version}] - {time.strftime('%Y-%m-%d')}"
        fail(f"CHANGELOG.md has no dated entry for version {version}, like: {wanted}")


def check_kept(version: str) -> None:
    """What a version leaves behind is opened by all later ones, so it must be there."""
    folder = ROOT / "tests" / "server" / "kept" / version
    if not (folder / "tables.db").is_file():
        fail(f"Nothing is kept of version {version}: run scripts/keep-release and commit it.")


if __name__ == "__main__":
    run(main)
