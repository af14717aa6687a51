"""A disk that loses power: what SQLite does to its files is noted, and what a loss at any moment
would leave of them is made from that.

The layer between SQLite and the system (its VFS) is wrapped in the library that Python's
``sqlite3`` uses: everything else is as it always is. What was written and not synchronized since
may be there after a loss, be missing, or be there in part, each sector by itself and in any order.
That is what SQLite expects of a disk, and no less.
"""

import _sqlite3
import ctypes
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_int64, c_void_p
from random import Random
from typing import Any, NamedTuple

SECTOR = 512
# Files that have to survive, by the flags they are opened with: the database, its journal and its
# write-ahead log.
KEPT = 0x00000100 | 0x00000800 | 0x00080000

OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))
DELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)


def _pointers(names: str) -> list[tuple[str, Any]]:
    return [(name, c_void_p) for name in names.split()]


class Methods(ctypes.Structure):
    """What SQLite does with an open file (``sqlite3_io_methods``)."""

    _fields_ = (
        ("version", c_int),
        *_pointers("close read write truncate sync size lock unlock is_reserved control"),
        *_pointers("sector_size traits shm_map shm_lock shm_barrier shm_unmap fetch unfetch"),
    )


class Vfs(ctypes.Structure):
    """How SQLite reaches files (``sqlite3_vfs``)."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("own", c_void_p),
        *_pointers("open delete access full_path dl_open dl_error dl_sym dl_close randomness"),
        *_pointers("sleep time last_error time_64 set_call get_call next_call"),
    )


class Done(NamedTuple):
    """Something that was done to a file (``write``, ``truncate``, ``sync``, ``delete``), or a
    ``mark`` of whoever looks on, with what it says in ``note``."""

    what: str
    path: str = ""
    offset: int = 0
    data: bytes = b""
    note: Any = None


class Disk:
    """What was done to the files, in order."""

    def __init__(self) -> None:
        self.done: list[Done] = []
        self._lock = threading.Lock()

    def note(self, done: Done) -> None:
        with self._lock:
            self.done.append(done)

    def mark(self, note: Any) -> None:
        self.note(Done("mark", note=note))


def library() -> Any:
    """The SQLite of Python; None where it cannot be reached."""
    try:
        found: Any = ctypes.CDLL(_sqlite3.__file__)
        found.sqlite3_vfs_find.restype = c_void_p
    except (AttributeError, OSError):
        return None
    found.sqlite3_vfs_register.argtypes = [c_void_p, c_int]
    found.sqlite3_vfs_unregister.argtypes = [c_void_p]
    return found


class Wrapper:
    """The usual VFS, with what it does to files that have to survive noted on a disk."""

    def __init__(self, usual: int, disk: Disk) -> None:
        self._usual = usual
        self._disk = disk
        self._paths: dict[int, str] = {}
        # By the address of the usual ones; kept, because SQLite goes on using them.
        self._methods: dict[int, Methods] = {}
        self._calls: list[Any] = []
        known = Vfs.from_address(usual)
        self.vfs = Vfs.from_buffer_copy(known)
        self.vfs.name, self.vfs.next = b"yurt-disk", None
        self.vfs.open = self._call(OPEN(self._opening(OPEN(known.open))))
        self.vfs.delete = self._call(DELETE(self._deleting(DELETE(known.delete))))

    def _call(self, function: Any) -> int | None:
        self._calls.append(function)
        return ctypes.cast(function, c_void_p).value

    def _opening(self, usual: Any) -> Any:
        def open_file(_vfs: int, name: int, file: int, flags: int, out: Any) -> int:
            status: int = usual(self._usual, name, file, flags, out)
            if status == 0 and name and flags & KEPT:
                self._paths[file] = ctypes.string_at(name).decode()
                methods = c_void_p.from_address(file)
                assert methods.value is not None
                methods.value = ctypes.addressof(self._wrapped(methods.value))
            return status

        return open_file

    def _deleting(self, usual: Any) -> Any:
        def delete(_vfs: int, name: bytes, is_folder_synced: int) -> int:
            status: int = usual(self._usual, name, is_folder_synced)
            self._disk.note(Done("delete", name.decode()))
            return status

        return delete

    def _wrapped(self, address: int) -> Methods:
        if address not in self._methods:
            usual = Methods.from_address(address)
            mine = self._methods[address] = Methods.from_buffer_copy(usual)
            mine.write = self._call(WRITE(self._writing(WRITE(usual.write))))
            mine.truncate = self._call(TRUNCATE(self._truncating(TRUNCATE(usual.truncate))))
            mine.sync = self._call(SYNC(self._syncing(SYNC(usual.sync))))
        return self._methods[address]

    def _writing(self, usual: Any) -> Any:
        def write(file: int, data: int, length: int, offset: int) -> int:
            text = ctypes.string_at(data, length)
            self._disk.note(Done("write", self._paths[file], offset, text))
            status: int = usual(file, data, length, offset)
            return status

        return write

    def _truncating(self, usual: Any) -> Any:
        def truncate(file: int, length: int) -> int:
            self._disk.note(Done("truncate", self._paths[file], length))
            status: int = usual(file, length)
            return status

        return truncate

    def _syncing(self, usual: Any) -> Any:
        def sync(file: int, flags: int) -> int:
            status: int = usual(file, flags)
            if status == 0:
                self._disk.note(Done("sync", self._paths[file]))
            return status

        return sync


# Connections may outlive whoever looked on.
_KEPT: list[Wrapper] = []


@contextmanager
def noted() -> Iterator[Disk]:
    """What SQLite does to files that are opened meanwhile."""
    sqlite, disk = library(), Disk()
    usual = sqlite.sqlite3_vfs_find(None)
    wrapper = Wrapper(usual, disk)
    _KEPT.append(wrapper)
    sqlite.sqlite3_vfs_register(ctypes.byref(wrapper.vfs), 1)
    try:
        yield disk
    finally:
        sqlite.sqlite3_vfs_register(usual, 1)
        sqlite.sqlite3_vfs_unregister(ctypes.byref(wrapper.vfs))


def left(done: Sequence[Done], rng: Random) -> dict[str, bytes]:
    """What the files hold when the power comes back after it was lost at this point. Their names
    are not lost: SQLite synchronizes the folder."""
    safe: dict[str, bytearray] = {}
    waiting: dict[str, list[Done]] = {}
    for each in done:
        if each.what == "delete":
            safe.pop(each.path, None)
            waiting.pop(each.path, None)
        elif each.what == "sync":
            file = safe.setdefault(each.path, bytearray())
            for change in waiting.pop(each.path, []):
                _carry_out(file, change)
        elif each.what != "mark":
            waiting.setdefault(each.path, []).append(each)
    # How much of what was not synchronized had reached the disk.
    share = rng.choice((0.0, 0.5, 1.0))
    for path, changes in waiting.items():
        file = safe.setdefault(path, bytearray())
        for change in changes:
            for part in _sectors(change):
                if rng.random() < share:
                    _carry_out(file, part)
    return {path: bytes(file) for path, file in safe.items()}


def _carry_out(file: bytearray, change: Done) -> None:
    end = change.offset + len(change.data)
    if change.what == "truncate":
        del file[change.offset :]
    else:
        file.extend(bytes(max(0, end - len(file))))
        file[change.offset : end] = change.data


def _sectors(change: Done) -> Iterator[Done]:
    if change.what == "truncate":
        yield change
        return
    begin, end = change.offset, change.offset + len(change.data)
    while begin < end:
        after = min(end, (begin // SECTOR + 1) * SECTOR)
        part = change.data[begin - change.offset : after - change.offset]
        yield Done("write", change.path, begin, part)
        begin = after
