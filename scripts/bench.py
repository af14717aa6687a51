"""Sets up what benchmarks need and runs them.

Use: scripts/bench [BENCHMARK] [OPTION…]; scripts/bench --help lists them.
"""

from __future__ import annotations

from setup import set_up_with_pages
from shared import PYTHON, hand_over, run


def main(arguments: list[str]) -> None:
    set_up_with_pages("dev")
    hand_over(PYTHON, "-m", "benchmarks", *arguments)


if __name__ == "__main__":
    run(main)
