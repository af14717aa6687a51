"""Where the pieces of a study are kept: one line of JSON each, in a folder, or in memory alone."""

import hashlib
import json
from pathlib import Path

from yurt.engine.registry import load, sources
from yurt.lab import kernels, playing
from yurt.lab.playing import Piece

PIECES = "pieces.jsonl"
HEADER = "study.json"


class OtherStudy(ValueError):
    """The folder holds pieces of another game, or of other rules."""


class Shelf:
    """Pieces by the keys of their tasks."""

    def __init__(self) -> None:
        self._pieces: dict[str, Piece] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._pieces

    def __getitem__(self, key: str) -> Piece:
        return self._pieces[key]

    def put(self, piece: Piece) -> None:
        self._pieces[piece["task"]] = piece


class Folder(Shelf):
    """A shelf that is still there after a break: each piece is written as soon as it is played."""

    def __init__(self, path: Path, game: str) -> None:
        super().__init__()
        self._path = path / PIECES
        path.mkdir(parents=True, exist_ok=True)
        header = path / HEADER
        wanted = {"game": game, "rules": fingerprint(game)}
        if not header.exists():
            header.write_text(json.dumps(wanted) + "\n", "utf-8")
        elif json.loads(header.read_text("utf-8")) != wanted:
            raise OtherStudy(str(path))
        self._read()

    def _read(self) -> None:
        """Takes in the whole lines; what broke off in the middle of one is played again."""
        data = self._path.read_bytes() if self._path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            self._path.write_bytes(whole)
        for line in whole.splitlines():
            super().put(json.loads(line))

    def put(self, piece: Piece) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(piece, separators=(",", ":")) + "\n")
        super().put(piece)


def fingerprint(game: str) -> str:
    """Of everything that makes the games what they are: rules, bots, and how they are played."""
    texts = [source.text for source in sources(game)]
    files = [load(game).folder / "bot.py", Path(kernels.__file__), Path(playing.__file__)]
    texts += [file.read_text("utf-8") for file in files if file.exists()]
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]
