"""Prints where Chromium is: $CHROMIUM, or else the first of the usual places; fails without it.

Use: scripts/chromium [--get]. --get installs it first where it is missing and that needs no
password: as root on Debian and Ubuntu.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from shared import fail, run

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
WINDOWS_FOLDERS = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
WINDOWS_PLACES = (
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
APT = ["apt-get", "install", "-qy", "--no-install-recommends", "chromium", "fonts-liberation"]


def main(arguments: list[str]) -> None:
    path = find_chromium() or (get_chromium() if "--get" in arguments else None)
    if path is None:
        fail(missing())
    print(path)


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, candidates())), None)


def candidates() -> Iterator[str]:
    chosen = os.environ.get("CHROMIUM")
    if chosen:
        yield chosen
        return
    yield from NAMES
    yield from MAC_PLACES
    for folder in filter(None, map(os.environ.get, WINDOWS_FOLDERS)):
        yield from (str(Path(folder, place)) for place in WINDOWS_PLACES)


def get_chromium() -> str | None:
    """Installs it, if that can be done."""
    if not is_root() or shutil.which("apt-get") is None:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-q"], APT):
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
        if done.returncode:
            return None
    return find_chromium()


def is_root() -> bool:
    if sys.platform == "win32":
        return False
    else:
        return os.getuid() == 0


def missing() -> str:
    chosen = os.environ.get("CHROMIUM")
    where = f", which is not at {chosen}" if chosen else ""
    return (
        f"The tests in the browser need Chromium{where}; "
        "on Debian and Ubuntu the package chromium holds it."
    )


if __name__ == "__main__":
    run(main, at_root=False)
