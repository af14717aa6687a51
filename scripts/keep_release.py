"""Keeps what the version in pyproject.toml writes: databases and records that later versions open.

Use: scripts/keep-release, once for each release. What is kept is never made anew.
"""

from __future__ import annotations

from setup import set_up
from shared import PYTHON, hand_over, run


def main(_: list[str]) -> None:
    set_up("dev")
    hand_over(PYTHON, "-m", "tests.server.keep_release")


if __name__ == "__main__":
    run(main)
