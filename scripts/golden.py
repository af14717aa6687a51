"""Makes the golden playthroughs and the counts of the tree of all games anew (or of the games
named): read what changed.

Use: scripts/golden [GAME…]
"""

from __future__ import annotations

import subprocess

from setup import set_up
from shared import PYTHON, hand_over, run


def main(arguments: list[str]) -> int:
    set_up("dev")
    made = subprocess.run([PYTHON, "-m", "tests.golden.make", *arguments], check=False)
    if made.returncode:
        return made.returncode
    hand_over(PYTHON, "-m", "tests.lab.make", *arguments)


if __name__ == "__main__":
    run(main)
