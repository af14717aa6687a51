"""Writes the golden playthroughs; ``scripts/golden`` calls this."""

import sys

from tests.golden.playthrough import files, playthrough
from yurt.engine import registry


def main(names: list[str]) -> None:
    for name in names or registry.names():
        game = registry.load(name)
        for players, path in files(game).items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(playthrough(game, players), "utf-8")
            print(f"Made {path}.")


if __name__ == "__main__":
    main(sys.argv[1:])
