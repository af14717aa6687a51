"""A SQLite file belongs to its owner alone; one that is gone or damaged takes nothing."""

import asyncio
import logging
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.inside import inside
from tests.server.players import move, mover, take_turns
from tests.server.store.tables import append, opened, run, table
from yurt.server.store import StoreError, guarding
from yurt.server.store.sqlite import SqliteStore


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def fill(path: Path, count: int) -> None:
    async with opened(str(path)) as store:
        for number in range(count):
            assert await store.create(table(f"table {number}"), [b"x" * 900], 1, None)


def test_others_cannot_read_a_new_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    tmp_path.chmod(0o755)

    async def play() -> None:
        async with opened(str(path)) as store:
            await store.create(table("a"), [b"opened"], 1, None)
            assert {mode(each) for each in tmp_path.iterdir()} == {0o600}
            assert (tmp_path / "tables.db-wal").exists()

    run(play())
    assert mode(tmp_path) == 0o700


def test_an_open_file_is_closed_to_others_with_a_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"
    run(fill(path, 1))
    path.chmod(0o644)
    with caplog.at_level(logging.WARNING):
        run(fill(path, 0))
    assert mode(path) == 0o600
    assert caplog.records[0].getMessage() == (
        f"{path} could be read by other users of this machine (644): that is over now (600)."
    )


@pytest.mark.parametrize("rights", [0o1777, 0o755])
def test_a_folder_of_others_is_left_alone(tmp_path: Path, rights: int) -> None:
    """A sticky folder is shared; one that holds other things is somebody's."""
    path = tmp_path / "tables.db"
    tmp_path.chmod(rights)
    if rights == 0o755:
        (tmp_path / "letter.txt").write_text("Dear grandmother")
    run(fill(path, 1))
    assert mode(tmp_path) == rights and mode(path) == 0o600


def test_a_file_of_another_program_keeps_its_rights(tmp_path: Path) -> None:
    path = tmp_path / "foreign.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE letters (text)")
    path.chmod(0o644)
    with pytest.raises(StoreError, match="another program"):
        run(fill(path, 1))
    assert mode(path) == 0o644


def damage(path: Path) -> None:
    """Other bytes in the middle of the file, as a bad disk leaves them."""
    middle = path.stat().st_size // 2 // 4096 * 4096
    with path.open("r+b") as file:
        file.seek(middle)
        file.write(b"\xa5" * 8192)


def test_a_damaged_file_is_not_served(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    run(fill(path, 100))
    damage(path)
    with pytest.raises(StoreError) as refused:
        run(fill(path, 0))
    sentence = str(refused.value)
    assert sentence.startswith(f"The database {path} is damaged (")
    assert sentence.endswith("put your last backup in its place, or choose another file with --db.")


def test_a_probe_writes_where_moves_are_written(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.probe(7.0)
            await store.probe(8.0)

    run(play())


def test_nothing_is_written_to_a_file_that_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def play() -> None:
        async with opened(str(path)) as store:
            await store.create(table("a"), [b"opened"], 1, None)
            path.rename(tmp_path / "elsewhere.db")
            with pytest.raises(StoreError, match="not there any more"):
                await append(store, "a", 1, b"lost")
            with pytest.raises(StoreError, match="not there any more"):
                await store.probe(1.0)
            path.write_bytes(b"")
            with pytest.raises(StoreError, match="another file"):
                await append(store, "a", 1, b"lost")
            # It is back, with everything that was ever acknowledged.
            (tmp_path / "elsewhere.db").rename(path)
            await store.probe(2.0)
            assert await append(store, "a", 1, b"kept")

    run(play())


def test_a_file_that_is_damaged_while_it_serves_takes_nothing_until_it_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guarding, "RECHECK_SECONDS", 0.0)

    def corrupt(connection: sqlite3.Connection) -> None:
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error

    async def play() -> None:
        store = await SqliteStore.open(str(tmp_path / "tables.db"))
        await store.create(table("a"), [b"opened"], 1, None)
        with pytest.raises(StoreError, match="malformed"):
            await store._reader.do(corrupt)
        with pytest.raises(StoreError, match="is damaged"):
            await append(store, "a", 1, b"lost")
        await store.probe(1.0)
        assert await append(store, "a", 1, b"kept")
        await store.close()

    run(play())


def test_no_move_is_acknowledged_once_the_file_is_deleted(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yam-master", ["host", "host"])
            tokens = made["tokens"].values()
            lines = [await server.line(made["id"], token=each, program=True) for each in tokens]
            await take_turns(server, lines, 2)
            assert (await server.http("GET", "/health")).status == 200
            (tmp_path / "tables.db").unlink()
            answer = await move(mover(*lines))
            assert (answer["is"], answer["key"]) == ("refused", "house-store")
            assert (await server.http("GET", "/health")).status == 503
            opening = await server.http(
                "POST", "/api/tables", {"game": "yak", "seats": ["open"] * 2}
            )
            assert opening.status == 503
            for line in lines:
                await line.close()

    asyncio.run(play())
