"""Writes the pinned counts of the tree; ``scripts/golden`` calls this."""

import sys

from tests.lab.trees import file, text
from yurt.engine import registry


def main(names: list[str]) -> None:
    for name in names or registry.names():
        path = file(registry.load(name))
        path.parent.mkdir(exist_ok=True)
        path.write_text(text(name), "utf-8")
        print(f"Made {path}.")


if __name__ == "__main__":
    main(sys.argv[1:])
