"""Opening a database: made when it is new, brought up to date once, and plain words if it fails."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.store.databases import execute
from tests.server.store.tables import append, opened, run, table
from yurt.server.store import StoreError, connect
from yurt.server.store.migrate import missing, steps


async def refusal(url: str) -> str:
    with pytest.raises(StoreError) as caught:
        await connect(url)
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_what_was_brought_up_to_date_is_left_alone(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create(table("a"), [b"opened"], 1, None)
        async with opened(url) as store, opened(url) as other:
            assert await append(store, "a", 1, b"x")
            assert len(await other.read("a")) == 2

    run(play())


OPEN = """
import asyncio, sys
from yurt.server.store import connect
async def main():
    await (await connect(sys.argv[1])).close()
sys.stdin.read()
asyncio.run(main())
"""


def test_processes_that_start_at_once_on_a_new_database(url: str) -> None:
    command = [sys.executable, "-c", OPEN, url]
    processes = [subprocess.Popen(command, stdin=subprocess.PIPE) for _ in range(4)]
    for process in processes:
        assert process.stdin is not None
        process.stdin.close()
    assert [process.wait(60) for process in processes] == [0] * 4


def test_stores_that_start_at_once_on_a_new_database(url: str) -> None:
    async def play() -> None:
        stores = await asyncio.gather(*(connect(url) for _ in range(8)))
        for store in stores:
            await store.close()

    run(play())


def test_both_databases_take_the_same_steps() -> None:
    assert len(steps("sqlite")) == len(steps("postgres"))
    assert [number for number, _ in missing("sqlite", 0, "x")] == [
        number for number, _ in missing("postgres", 0, "x")
    ]


def test_addresses_of_sqlite_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play() -> None:
        for address in (str(tmp_path / "one.db"), "two.db", "sqlite:///three.db"):
            async with opened(address):
                pass
        async with opened(f"sqlite:///{tmp_path / 'four.db'}"):
            pass

    run(play())
    assert sorted(path.stem for path in tmp_path.glob("*.db")) == ["four", "one", "three", "two"]


def test_addresses_that_mean_nothing() -> None:
    assert run(refusal("mysql://localhost/yurt")) == (
        "Yurt knows databases of the kinds sqlite and postgresql, not mysql."
    )
    assert "sqlite:///" in run(refusal("sqlite://yurt.db"))


def test_sqlite_files_that_cannot_be_opened(tmp_path: Path) -> None:
    missing_folder = tmp_path / "nowhere" / "yurt.db"
    assert run(refusal(str(missing_folder))) == (
        f"The folder {missing_folder.parent} of the database {missing_folder} does not exist."
    )
    assert "cannot be opened" in run(refusal(str(tmp_path)))
    text = tmp_path / "letter.txt"
    text.write_text("Dear grandmother, " * 100)
    assert "not a database" in run(refusal(str(text)))
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE letters (text)")
    before = foreign.read_bytes()
    assert "another program" in run(refusal(str(foreign)))
    assert foreign.read_bytes() == before


def test_a_sqlite_file_of_a_newer_yurt(tmp_path: Path) -> None:
    path = tmp_path / "yurt.db"

    async def make() -> None:
        async with opened(str(path)):
            pass

    run(make())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    message = run(refusal(str(path)))
    assert message.startswith(f"The database {path} was made by a newer Yurt") and "999" in message


def test_a_postgres_of_a_newer_yurt(postgres_url: str) -> None:
    async def make() -> None:
        async with opened(postgres_url):
            pass

    run(make())
    execute(postgres_url, "UPDATE yurt_version SET version = 999")
    assert "newer Yurt" in run(refusal(postgres_url))


def test_a_postgres_that_is_not_there(new_postgres: Callable[[], str]) -> None:
    message = run(refusal("postgresql://someone:a-secret@127.0.0.1:1/games"))
    assert message.startswith("The database games at 127.0.0.1 cannot be opened")
    assert "a-secret" not in message
    assert "cannot be opened" in run(refusal(new_postgres().replace("/yurt_", "/nothing_")))
