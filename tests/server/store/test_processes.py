"""Several server processes over one database hear of each other."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import asyncpg
import pytest

from tests.server.store.databases import execute
from tests.server.store.tables import append, opened, run, table
from yurt.server.store import FRESH_SECONDS, Due
from yurt.server.store.rows import FORGOTTEN_SECONDS
from yurt.server.store.statements import APPEND

LOOK = ("", 0)


def test_a_wakeup_tells_what_others_appended(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            await one.create(table("a"), [b"opened"], 1, None)
            ones, others = one.wakeups(), other.wakeups()
            assert await anext(ones) == await anext(others) == LOOK
            assert await append(one, "a", 1, b"one")
            assert await anext(others) == ("a", 2)
            assert await append(other, "a", 2, b"other", b"other")
            # Not of its own append before.
            assert await anext(ones) == ("a", 4)

    run(play())


def test_wakeups_of_many_tables_at_once_all_arrive(postgres_url: str) -> None:
    """More than fit into one notification of PostgreSQL."""
    ids = [f"a table with quite a long name {number}" for number in range(300)]

    async def play() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            await asyncio.gather(*(one.create(table(id), [b""], 1, None) for id in ids))
            wakeups = other.wakeups()
            assert await anext(wakeups) == LOOK
            assert all(await asyncio.gather(*(append(one, id, 1, b"x") for id in ids)))
            assert {await anext(wakeups) for _ in ids} == {(id, 2) for id in ids}

    run(play())


def test_wakeups_end_with_the_store(url: str) -> None:
    async def listen(wakeups: AsyncIterator[tuple[str, int]]) -> list[tuple[str, int]]:
        return [each async for each in wakeups]

    async def play() -> None:
        async with opened(url) as store:
            listening = asyncio.create_task(listen(store.wakeups()))
            await store.create(table("a"), [b""], 1, None)
            await append(store, "a", 1, b"own")
        assert set(await listening) <= {LOOK}

    run(play())


KILL_CONNECTIONS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def test_lost_connections_lose_and_double_nothing(postgres_url: str) -> None:
    """An append whose answer was lost with the connection is found in the log."""
    ids = [f"table {number}" for number in range(20)]

    async def disturb() -> None:
        random = Random(20)
        for _ in range(12):
            await asyncio.sleep(random.uniform(0.1, 0.3))
            await asyncio.to_thread(execute, postgres_url, KILL_CONNECTIONS)

    async def play() -> None:
        async with opened(postgres_url) as store, opened(postgres_url) as other:
            wakeups = other.wakeups()
            assert await anext(wakeups) == LOOK
            await asyncio.gather(*(store.create(table(id), [b"1"], 1, None) for id in ids))
            disturbing = asyncio.create_task(disturb())
            last = 1
            while not disturbing.done():
                data = str(last + 1).encode()
                assert all(await asyncio.gather(*(append(store, id, last, data) for id in ids)))
                last += 1
            await disturbing
            for id in ids:
                entries = [int(row.data) for row in await store.read(id)]
                assert entries == [*range(1, last + 1)]
            while await anext(wakeups) != LOOK:
                pass

    run(play())


def test_answers_that_were_lost_are_found_in_the_log(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything is written, but the connection breaks before the store hears of it."""
    fetch = asyncpg.Connection.fetch
    losses: list[str] = []

    async def lose_the_answer(connection: Any, query: str, *values: Any, **more: Any) -> Any:
        rows = await fetch(connection, query, *values, **more)
        if losses and query == APPEND:
            raise ConnectionResetError(losses.pop())
        return rows

    monkeypatch.setattr(asyncpg.Connection, "fetch", lose_the_answer)

    async def play() -> None:
        async with opened(postgres_url) as store, opened(postgres_url) as other:
            for id in "abc":
                await store.create(table(id), [b"opened"], 1, None)
            assert await append(other, "b", 1, b"first")
            losses.append("once")
            won = await asyncio.gather(*(append(store, id, 1, b"mine") for id in "abc"))
            assert won == [True, False, True] and not losses
            logs = [[row.data for row in await store.read(id)] for id in "abc"]
            assert logs == [[b"opened", data] for data in (b"mine", b"first", b"mine")]

    run(play())


def test_a_table_whose_connection_was_lost_is_made_once(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            for number in range(10):
                execution = asyncio.to_thread(execute, postgres_url, KILL_CONNECTIONS)
                made, _ = await asyncio.gather(
                    store.create(table(f"table {number}"), [b"opened"], 1, None), execution
                )
                assert made and len(await store.read(f"table {number}")) == 1

    run(play())


def test_processes_that_share_a_database_go_by_its_clock(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            first, second = await store.clock(), await store.clock()
            if store.is_shared:
                assert first is not None and second is not None
                assert 0 < second - first < 3600
            else:
                assert first is second is None

    run(play())


def test_away_is_how_long_nobody_was_there(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            assert await store.away("one", 100) == 0
            await store.arrive("one", 100)
            await store.beat("one", 101)
            await store.beat("one", 102)
        async with opened(url) as store:
            assert await store.away("two", 150) == 48
            # Whoever dies before it has made up for the pause leaves it to the next one.
            assert await store.away("three", 150.5) == 48.5
            await store.arrive("three", 151)
            assert await store.away("four", 151.5) == 0.5
            # A clock that was set back.
            assert await store.away("four", 90) == -61

    run(play())


def test_the_tables_at_which_a_clock_runs(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for id, due in (("a", Due(5, "clock")), ("b", Due(5, "bot")), ("c", None)):
                await store.create(table(id), [b"opened"], 1, due)
            await store.take_due(6, 10, 10)
            assert await store.clocks() == ["a"]

    run(play())


def test_presence_counts_living_processes(url: str) -> None:
    async def play() -> None:
        async with opened(url) as one, opened(url) as other:
            await one.arrive("one", 100)
            await other.arrive("other", 100)
            await one.present("one", {("a", 0), ("a", 1), ("b", 0)})
            await other.present("other", {("a", 1), ("a", 2)})
            at_a = {("a", 0), ("a", 1), ("a", 2)}
            assert await one.who(["a"], 101) == await other.who(["a"], 101) == at_a
            assert await other.who(["a", "b", "c"], 101) == at_a | {("b", 0)}
            assert await other.who([], 101) == set()
            await one.present("one", {("a", 0), ("c", 3)})
            assert await other.who(["a", "b", "c"], 101) == at_a | {("c", 3)}
            await other.present("other", set())
            assert await one.who(["a"], 101) == {("a", 0)}
            await other.present("other", {("a", 2)})
            await one.beat("one", 100 + FRESH_SECONDS)
            assert await one.who(["a"], 101 + FRESH_SECONDS) == {("a", 0)}
            await other.beat("other", 101 + FRESH_SECONDS)
            assert await one.who(["a"], 101 + FRESH_SECONDS) == {("a", 0), ("a", 2)}

    run(play())


def test_traces_of_old_processes_are_cleared_away(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.arrive("old", 100)
            await store.present("old", {("a", 1)})
            later = 101 + FORGOTTEN_SECONDS
            assert await store.away("new", later) == later - 100
            await store.arrive("new", later)
            await store.beat("old", later)
            assert await store.who(["a"], later) == set()

    run(play())


def test_two_stores_on_one_file_or_database_see_each_other(url: str) -> None:
    async def play() -> None:
        async with opened(url) as one, opened(url) as other:
            await one.create(table("a", "YURT"), [b"opened"], 1, None)
            assert await other.find("YURT") == table("a", "YURT")
            assert await append(other, "a", 1, b"x")
            assert [row.seq for row in await one.read("a")] == [1, 2]

    run(play())
