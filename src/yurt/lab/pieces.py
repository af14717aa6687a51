"""Where the pieces of a study are kept: one line of JSON each, in a folder, or in memory alone."""

from pathlib import Path

from yurt.lab import kernels, playing
from yurt.lab.keeping import Lines, fingerprint
from yurt.lab.playing import Piece

PIECES = "pieces.jsonl"
HEADER = "study.json"


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
        wanted = {"game": game, "rules": fingerprint(game, kernels, playing)}
        self._lines = Lines(path, PIECES, HEADER, wanted)
        self._pieces.update(self._lines.read(lambda piece: (piece["task"], piece)))

    def put(self, piece: Piece) -> None:
        self._lines.add(piece)
        super().put(piece)
