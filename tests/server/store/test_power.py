"""Power that fails takes nothing that was acknowledged (``benchmarks/power.py``)."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from benchmarks import power
from tests.server.store import disk
from yurt.server.store import sqlite

pytestmark = pytest.mark.skipif(
    disk.library() is None, reason="this Python hides the functions of its SQLite"
)
MOVES, LOSSES = 8, 40


def connecting(monkeypatch: pytest.MonkeyPatch, statement: str) -> None:
    """Every connection of the store is told this, too."""
    usual = sqlite._connect

    def connect(path: str) -> sqlite3.Connection:
        connection = usual(path)
        connection.execute(statement)
        return connection

    monkeypatch.setattr(sqlite, "_connect", connect)


def test_nothing_acknowledged_is_lost_with_the_power(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The write-ahead log is copied back again and again meanwhile.
    connecting(monkeypatch, "PRAGMA wal_autocheckpoint = 40")
    found = power.lose_power(tmp_path, LOSSES, MOVES, seed=1)
    assert found.acknowledged == power.TABLES * MOVES
    assert (found.lost, found.doubled) == (0, 0)


def test_without_waiting_for_the_disk_moves_would_be_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The simulation finds what it is there for."""
    connecting(monkeypatch, "PRAGMA synchronous = NORMAL")
    assert power.lose_power(tmp_path, LOSSES, MOVES, seed=1).lost > 0


def test_what_a_loss_leaves() -> None:
    done = [
        disk.Done("write", "a", 0, b"one"),
        disk.Done("sync", "a"),
        disk.Done("write", "a", 3, b"two"),
        disk.Done("write", "b", 0, b"new"),
    ]
    seen = {tuple(sorted(disk.left(done, Random(seed)).items())) for seed in range(40)}
    assert seen == {(("a", a), ("b", b)) for a in (b"one", b"onetwo") for b in (b"", b"new")}
    assert disk.left([*done, disk.Done("delete", "a")], Random(1)).keys() == {"b"}
