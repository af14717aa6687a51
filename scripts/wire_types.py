"""Writes the TypeScript types of all messages into web/src/wire/, with the lists that the client
shares with the server, and those of what a game shows into web/wire.ts of the game's folder.

Use: scripts/types, after a change to wire.py, forms.py or a game's show.py; commit what it writes.
(A types.py in this folder would stand in the way of the standard library's.)
"""

from __future__ import annotations

from setup import set_up
from shared import PYTHON, hand_over, run


def main(_: list[str]) -> None:
    set_up("dev")
    hand_over(PYTHON, "-m", "yurt.server.typescript", "web/src/wire")


if __name__ == "__main__":
    run(main)
