"""Draws the PNG pictures of the app from web/public/icon.svg.

Use: scripts/icons, after a change to icon.svg; commit what it writes.
"""

from __future__ import annotations

from setup import set_up
from shared import PYTHON, hand_over, run


def main(arguments: list[str]) -> None:
    set_up("dev")
    hand_over(PYTHON, "-m", "tests.e2e.icons", *arguments)


if __name__ == "__main__":
    run(main)
