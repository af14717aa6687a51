"""``scripts/train GAME``: learns anew what a game's bots judge by, from a seed.

A game that learns has a ``train.py``; what such modules share is here: the command line, made from
their ``Course``, and the manifest that tells how what they learned was made. The same course gives
the same files.
"""

import argparse
import json
import sys
from dataclasses import asdict
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, cast

from yurt.engine import registry


class Trainer(Protocol):
    """A game's ``train.py``. ``Course``: a dataclass of plain values, each with a default;
    ``WHAT`` is learned and ``HOW``, for the file ``MANIFEST``."""

    Course: type[Any]
    MANIFEST: str
    WHAT: str
    HOW: str

    def learn(self, course: Any, folder: Path) -> dict[str, object]:
        """Writes what was learned into the folder, but for the manifest, and answers what else is
        to be told there."""


def trainers() -> dict[str, str]:
    """The modules of the games that learn, by the names of the games."""
    modules = {name: f"{package}.train" for name, package in registry.packages().items()}
    return {name: module for name, module in modules.items() if find_spec(module)}


def train(name: str, arguments: list[str]) -> None:
    """Trains as the command line says, and writes into the game's folder or another."""
    module = import_module(trainers()[name])
    trainer = cast(Trainer, module)
    command = f"scripts/train {name}"
    parser = argparse.ArgumentParser(prog=command, description=module.__doc__)
    for each, default in asdict(trainer.Course()).items():
        parser.add_argument(f"--{each}", type=type(default), default=default)
    parser.add_argument("--into", type=Path, default=registry.folder_of(name))
    chosen = vars(parser.parse_args(arguments))
    folder: Path = chosen.pop("into")
    course = trainer.Course(**chosen)
    found = trainer.learn(course, folder)
    about = {"what": trainer.WHAT, "how": trainer.HOW, "command": command}
    text = json.dumps({**about, **asdict(course), **found}, indent=2)
    (folder / trainer.MANIFEST).write_text(f"{text}\n", encoding="utf-8")


def main() -> None:
    name, *arguments = sys.argv[1:] or [""]
    if name not in trainers():
        sys.exit(f"Name a game that learns: {', '.join(trainers())}.")
    train(name, arguments)


if __name__ == "__main__":
    main()
