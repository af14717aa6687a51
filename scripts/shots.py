"""Makes pictures of every page and table, at three sizes and in both themes, in shots/: look at
them.

Use: scripts/shots [--language LANGUAGE] [--text SIZE] [--to FOLDER] [--gallery] [NAME…]; a name
such as lobby or yak-6 picks some, --text 2 doubles the letters, --gallery renews docs/gallery.
"""

from __future__ import annotations

from setup import set_up_with_pages
from shared import PYTHON, hand_over, run


def main(arguments: list[str]) -> None:
    set_up_with_pages("dev")
    hand_over(PYTHON, "-m", "tests.e2e.shots", *arguments)


if __name__ == "__main__":
    run(main)
