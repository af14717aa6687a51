"""Learns anew what a game's bots judge by, from a seed, and writes it into the game's folder.

Use: scripts/train GAME [OPTION…]; scripts/train GAME --help lists them.
"""

from __future__ import annotations

from setup import set_up
from shared import PYTHON, hand_over, run


def main(arguments: list[str]) -> None:
    set_up("dev")
    hand_over(PYTHON, "-m", "yurt.lab.training", *arguments)


if __name__ == "__main__":
    run(main)
