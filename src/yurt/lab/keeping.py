"""What a study or an arena keeps in a folder, so that it goes on where it broke off: a header that
says what it is, and lines of JSON that are written as soon as they are known."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from yurt.engine.registry import folder_of, sources

# What files hold that games are played with: code, and what was learned.
THINKING = (".py", ".npz", ".npy", ".json")


class OtherContents(ValueError):
    """The folder was begun for something else."""


class Damaged(ValueError):
    """A file of the folder is not what was written; the message is its path."""


T = TypeVar("T")
# What comes of reading JSON that is none, or is not what was expected.
NOT_IT = (ValueError, RecursionError, TypeError, LookupError, AttributeError)


class Lines:
    """The lines of a folder; OtherContents if its header is another one."""

    def __init__(self, folder: Path, name: str, header: str, wanted: Mapping[str, Any]) -> None:
        self._path = folder / name
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / header
        if not file.exists():
            # Under its own name it is there as a whole, or not at all.
            draft = file.with_name(f"{header}.new")
            draft.write_text(json.dumps(wanted, ensure_ascii=False) + "\n", "utf-8")
            draft.replace(file)
        elif _understood(file, file.read_bytes(), lambda found: found) != wanted:
            raise OtherContents(str(folder))

    def read(self, understand: Callable[[Any], T]) -> Iterator[T]:
        """What the whole lines mean; what broke off in the middle of one is cut away, to be played
        again."""
        data = self._path.read_bytes() if self._path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            self._path.write_bytes(whole)
        for line in whole.splitlines():
            yield _understood(self._path, line, understand)

    def add(self, line: Any) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")


def _understood(file: Path, data: bytes, understand: Callable[[Any], T]) -> T:
    try:
        return understand(json.loads(data))
    except NOT_IT:
        raise Damaged(str(file)) from None


def fingerprint(game: str, *players: ModuleType) -> str:
    """Of what makes the games what they are: the rules, all that the game's folder thinks with, and
    the modules that play them, packages as a whole. Programs are not looked into."""
    digest = hashlib.sha256()
    for source in sources(game):
        digest.update(source.text.encode())
    for path in (folder_of(game), *(_path(each) for each in players)):
        for file in _thinking(path):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def _path(module: ModuleType) -> Path:
    file = Path(str(module.__file__))
    return file.parent if hasattr(module, "__path__") else file


def _thinking(path: Path) -> Iterator[Path]:
    """The files that moves come from, of a folder or of one module."""
    for file in [path] if path.is_file() else sorted(path.rglob("*")):
        if file.suffix in THINKING and "tests" not in file.relative_to(path).parts:
            yield file
