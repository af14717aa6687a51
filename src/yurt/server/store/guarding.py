"""A SQLite file is kept from other users of the machine, and watched while it is used."""

import contextlib
import logging
import os
import sqlite3
import stat
import sys
import time
from pathlib import Path

from yurt.server.store.rows import StoreError

log = logging.getLogger("yurt.server")

# What SQLite and the server keep beside the file.
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
FILE_MODE, FOLDER_MODE = 0o600, 0o700
# Seconds between two looks whether a damaged file is whole again: that reads all of it.
RECHECK_SECONDS = 10.0
DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def make_private(path: str) -> None:
    """Makes the file if it is not there, readable for its owner alone: it will hold the seeds of
    running games. What SQLite puts beside it gets the same rights."""
    if sys.platform != "win32":
        # If it cannot be made, SQLite says why.
        with contextlib.suppress(OSError):
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, FILE_MODE))


def keep_private(path: str) -> None:
    """What other users of the machine could read is closed to them, with a sentence in the log."""
    if sys.platform != "win32":
        for file in [Path(path + end) for end in BESIDE]:
            _close_to_others(file, FILE_MODE)
        folder = Path(path).absolute().parent
        if _is_only_for(folder, Path(path).name):
            _close_to_others(folder, FOLDER_MODE)


def _is_only_for(folder: Path, name: str) -> bool:
    """Whether a folder holds the database and nothing else, and people do not share it."""
    known = {name + end for end in BESIDE}
    is_shared = bool(folder.stat().st_mode & stat.S_ISVTX)
    try:
        return not is_shared and all(each.name in known for each in folder.iterdir())
    except OSError:
        return False


def _close_to_others(path: Path, wanted: int) -> None:
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if not mode & 0o077:
            return
        path.chmod(mode & wanted)
    except FileNotFoundError:
        return
    except OSError as error:
        reason = error.strerror or "it cannot be changed"
        log.warning("%s can be read by other users of this machine: %s.", path, reason)
    else:
        said = "%s could be read by other users of this machine (%o): that is over now (%o)."
        log.warning(said, path, mode, mode & wanted)


def is_damage(error: sqlite3.Error) -> bool:
    """Whether this is said of a file whose pages make no sense."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in DAMAGED


def require_whole(connection: sqlite3.Connection, path: str) -> None:
    """A damaged file is not served: StoreError."""
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        if not is_damage(error) or error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise
        found = str(error)
    if found != "ok":
        found = " ".join(found.split())
        raise StoreError(
            f"The database {path} is damaged ({found}): put your last backup in its place, or "
            "choose another file with --db."
        )


class Guard:
    """Watches the file that is open. Whatever is written while it is gone, is another one, or is
    damaged would be lost, so nothing is."""

    def __init__(self, path: str) -> None:
        self._path = Path(path)
        self._file: tuple[int, int] | None = None
        self._damage = ""
        self._looked = -RECHECK_SECONDS

    def begin(self) -> None:
        """The file that is there now is the one that counts."""
        self._file = _identity(self._path)

    def note(self, error: sqlite3.Error) -> None:
        """Something failed: if it was for damage, nothing more is written."""
        if is_damage(error) and not self._damage:
            self._damage = f"The database {self._path} is damaged: {error}."
            log.error("%s Nothing is written until it is whole again.", self._damage)

    def trouble(self) -> StoreError | None:
        """Why nothing can be written now."""
        found = _identity(self._path)
        if self._file is not None and found != self._file:
            what = "is not there any more" if found is None else "is another file than was opened"
            return StoreError(f"The database {self._path} {what}: nothing is written to it.")
        return StoreError(self._damage) if self._damage else None

    def look_again(self, connection: sqlite3.Connection) -> None:
        """A file that was damaged may have been mended."""
        now = time.monotonic()
        if self._damage and now - self._looked >= RECHECK_SECONDS:
            self._looked = now
            try:
                require_whole(connection, str(self._path))
            except (sqlite3.Error, StoreError):
                return
            self._damage = ""


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
