"""Where the games of an arena are kept: one line of JSON each in a folder, or in memory alone."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from yurt import bots
from yurt.lab.arena import playing
from yurt.lab.arena.playing import Fixture, Played, Setting
from yurt.lab.keeping import NOT_IT, Lines, fingerprint

__all__ = ["Folder", "Ledger"]

HEADER = "arena.json"
GAMES = "games.jsonl"
RECORDS = "records"


class Ledger:
    """The games that were played.

    >>> from yurt.lab.arena.tournament import Arena
    >>> ledger = Ledger()
    >>> result = Arena("yaki", ["random", "thumb"]).run(ledger, games=4, jobs=1)
    >>> len(ledger)
    4
    """

    def __init__(self) -> None:
        self._games: dict[Fixture, Played] = {}

    def __contains__(self, fixture: Fixture) -> bool:
        return fixture in self._games

    def __getitem__(self, fixture: Fixture) -> Played:
        return self._games[fixture]

    def __len__(self) -> int:
        return len(self._games)

    def put(self, played: Played, text: str) -> None:
        """A game and its record."""
        self._games[played.fixture] = played


class Folder(Ledger):
    """A ledger that is still there after a break: each game is written as soon as it is over.

    >>> from tempfile import TemporaryDirectory
    >>> from yurt.lab.arena.tournament import Arena
    >>> arena = Arena("yaki", ["random", "thumb"])
    >>> with TemporaryDirectory() as path:
    ...     result = arena.run(Folder(Path(path), arena.setting), games=4, jobs=1)
    ...     len(Folder(Path(path), arena.setting))
    4
    """

    def __init__(self, path: Path, setting: Setting, records: bool = False) -> None:
        super().__init__()
        self._lines = Lines(path, GAMES, HEADER, heading(setting))
        self._records = path / RECORDS if records else None
        if self._records:
            self._records.mkdir(exist_ok=True)
        for played in self._lines.read(Played.from_json):
            super().put(played, "")

    def put(self, played: Played, text: str) -> None:
        if self._records is not None:
            name = f"{played.fixture.name}.yurt"
            (self._records / name).write_text(text, "utf-8", newline="\n")
        self._lines.add(played.to_json())
        super().put(played, text)


def seed_of(path: Path) -> int | None:
    """The seed that a folder was begun with, if there is one."""
    try:
        seed = json.loads((path / HEADER).read_text("utf-8"))["seed"]
    except (OSError, *NOT_IT):
        return None
    return seed if isinstance(seed, int) else None


def heading(setting: Setting) -> dict[str, Any]:
    """What the games of a folder have in common."""
    common = asdict(setting) | {"options": dict(setting.options), "bots": list(setting.bots)}
    return common | {"rules": fingerprint(setting.game, bots, playing)}
