"""Where the games of an arena are kept: one line of JSON each in a folder, or in memory alone."""

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from yurt.engine.registry import load, sources
from yurt.lab.arena import playing
from yurt.lab.arena.playing import Fixture, Played, Setting

HEADER = "arena.json"
GAMES = "games.jsonl"
RECORDS = "records"


class OtherArena(ValueError):
    """The folder holds games of other bots, of other options or of other rules."""


class Ledger:
    """The games that were played."""

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
    """A ledger that is still there after a break: each game is written as soon as it is over."""

    def __init__(self, path: Path, setting: Setting, records: bool = False) -> None:
        super().__init__()
        self._path = path / GAMES
        self._records = path / RECORDS if records else None
        (self._records or path).mkdir(parents=True, exist_ok=True)
        header = path / HEADER
        wanted = heading(setting)
        if not header.exists():
            header.write_text(json.dumps(wanted, ensure_ascii=False) + "\n", "utf-8")
        elif json.loads(header.read_text("utf-8")) != wanted:
            raise OtherArena(str(path))
        self._read()

    def _read(self) -> None:
        """Takes in the whole lines; what broke off in the middle of one is played again."""
        data = self._path.read_bytes() if self._path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            self._path.write_bytes(whole)
        for line in whole.splitlines():
            super().put(Played.from_json(json.loads(line)), "")

    def put(self, played: Played, text: str) -> None:
        if self._records is not None:
            name = f"{played.fixture.name}.yurt"
            (self._records / name).write_text(text, "utf-8", newline="\n")
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(played.to_json(), separators=(",", ":")) + "\n")
        super().put(played, text)


def heading(setting: Setting) -> dict[str, Any]:
    """What the games of a folder have in common."""
    common = asdict(setting) | {"options": dict(setting.options), "bots": list(setting.bots)}
    return common | {"rules": fingerprint(setting.game)}


def fingerprint(game: str) -> str:
    """Of what makes the games what they are: the rules, the game's own bot, and how they are
    played. Programs are not looked into."""
    texts = [source.text for source in sources(game)]
    files = [load(game).folder / "bot.py", Path(playing.__file__)]
    texts += [file.read_text("utf-8") for file in files if file.exists()]
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]
