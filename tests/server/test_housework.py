"""What happens by itself, when something is wrong: one table, or the time."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.inside import PATIENCE, Inside, Message, inside, run
from tests.server.players import finish, until
from tests.server.store.databases import let_pass
from yurt.server import entries as e
from yurt.server import housework
from yurt.server.live import Live
from yurt.server.store import Due, StoreError
from yurt.server.store.sqlite import SqliteStore

# Seconds of a clock, and of another one on which nothing is due in the meantime.
SHORT, LONG = 60, 10_000


async def playing(server: Inside, seconds: int = SHORT) -> Message:
    """A table at which a clock runs."""
    clock = {"kind": "move", "seconds": seconds}
    made = await server.open("yak", ["host", "host"], clock=clock)
    live = await server.house.find(made["id"])
    assert live is not None and live.table.due() is not None
    return made


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tables: list[Message] = []

    async def spoil() -> None:
        async with inside(tmp_path, works=True) as server:
            tables.extend([await playing(server), await playing(server)])
            store, broken = server.house.store, tables[0]["id"]
            seq = server.house.live[broken].table.seq
            now = server.house.now()
            due = Due(now + 60, "clock")
            assert await store.append(broken, seq, [b"no entry"], now, due, "playing")

    async def come_back() -> None:
        async with inside(tmp_path, works=True) as server:
            await until(lambda: server.house.watch.away is None)
            log = await server.log(tables[1]["id"])
            assert isinstance(e.decode(log[-1]), e.Paused)
            line = await server.line(tables[1]["id"], token=tables[1]["tokens"]["0"], program=True)
            assert line.messages[-1]["is"] in ("news", "presence")

    run(spoil())
    run(come_back())
    complaints = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert complaints == [f"table {tables[0]['id']} cannot be played"]


def test_the_server_is_there_before_all_clocks_are_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that somebody comes to is excused at once; the others are, whenever a server has the
    time for it, even if one is killed before that."""
    tables: list[Message] = []

    async def begin() -> None:
        async with inside(tmp_path, works=True) as server:
            tables.extend([await playing(server), await playing(server, LONG)])

    async def has_its_time(server: Inside, number: int) -> None:
        table = (await server.http("GET", f"/api/tables/{tables[number]['id']}")).json()
        assert not any(seat.get("bot") for seat in table["seats"])
        allowed = (SHORT, LONG)[number]
        assert allowed - SHORT < table["seats"][table["turn"]]["left"] <= allowed

    async def come_back_for_a_moment() -> None:
        def never() -> asyncio.Future[list[str]]:
            return asyncio.get_running_loop().create_future()

        with monkeypatch.context() as patched:
            patched.setattr(SqliteStore, "clocks", lambda store: never())
            async with inside(tmp_path, works=True) as server:
                await has_its_time(server, 0)
                assert server.house.watch.away is not None

    async def come_back() -> None:
        async with inside(tmp_path, works=True) as server:
            await until(lambda: server.house.watch.away is None)
            await has_its_time(server, 0)
            await has_its_time(server, 1)

    run(begin())
    let_pass(str(tmp_path / "tables.db"), 1000)
    run(come_back_for_a_moment())
    let_pass(str(tmp_path / "tables.db"), 1000)
    run(come_back())


def test_housework_goes_on_after_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(housework, "NAP_SECONDS", 0.01)

    async def work() -> None:
        async with inside(tmp_path, works=True) as server:
            store, taken = server.house.store, asyncio.Event()
            take_due = store.take_due

            async def fails_once(now: float, lease: float, limit: int) -> list[tuple[str, str]]:
                monkeypatch.setattr(store, "take_due", then)
                raise ValueError("a fault of ours")

            async def then(now: float, lease: float, limit: int) -> list[tuple[str, str]]:
                taken.set()
                return await take_due(now, lease, limit)

            monkeypatch.setattr(store, "take_due", fails_once)
            async with asyncio.timeout(PATIENCE):
                await taken.wait()

    run(work())
    assert "the housework failed, and goes on" in caplog.text


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_heard_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def wakeups() -> AsyncIterator[tuple[str, int]]:
        yield "", 0

    async def work() -> None:
        async with inside(tmp_path) as server:
            house = server.house
            broken, whole = await playing(server), await playing(server)
            caught_up: list[str] = []

            async def catch_up(live: Live) -> None:
                if live.table.id == broken["id"]:
                    raise ValueError("an entry of a newer server")
                caught_up.append(live.table.id)

            monkeypatch.setattr(house, "catch_up", catch_up)
            monkeypatch.setattr(house.store, "wakeups", wakeups)
            await server.service.housework._listen()
            assert caught_up == [whole["id"]]
            assert f"table {broken['id']} cannot be played" in caplog.text

    run(work())


def test_tables_that_were_given_up_are_closed(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            house, work = server.house, server.service.housework
            given_up, visited = await playing(server), await playing(server)
            line = await server.line(visited["id"], token=visited["tokens"]["0"])
            began = house.now()
            house.now = lambda: began + housework.ABANDONED_SECONDS - SHORT
            await work._close_abandoned()
            assert {live.table.status for live in house.live.values()} == {"playing"}
            house.now = lambda: began + housework.ABANDONED_SECONDS + SHORT
            await work._close_abandoned()
            assert [*house.live] == [visited["id"]]
            row = await house.store.find(given_up["id"])
            assert row is not None and row.status == "closed"
            await line.close()

    run(work())


def test_a_table_that_never_began_is_closed_after_a_day_without_anyone(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            house, work = server.house, server.service.housework
            forgotten, visited = [await server.open("yak", ["host", "open"]) for _ in range(2)]
            begun = await playing(server)
            began, late = house.now(), housework.UNPLAYED_SECONDS + SHORT
            line = await server.line(visited["id"], token=visited["tokens"]["0"])
            house.now = lambda: began + late - 2 * SHORT
            work._see_who_waits()
            await work._close_abandoned()
            await line.close()
            house.now = lambda: began + late
            await work._close_abandoned()
            found = {key["id"]: await house.store.find(key["id"]) for key in (visited, begun)}
            assert [row.status for row in found.values() if row] == ["waiting", "playing"]
            row = await house.store.find(forgotten["id"])
            assert row is not None and row.status == "closed"
            assert await house.store.find(forgotten["code"]) is None
            house.now = lambda: began + 2 * late
            await work._close_abandoned()
            row = await house.store.find(visited["id"])
            assert row is not None and row.status == "closed"

    run(work())


def test_a_database_that_takes_nothing_is_no_health(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housework, "MUTE_SECONDS", 0.05)
    monkeypatch.setattr(housework, "BEAT_SECONDS", 0.01)

    async def full(process: str, now: float) -> None:
        raise StoreError("The disk is full.")

    async def work() -> None:
        async with inside(tmp_path, works=True) as server:

            async def status() -> int:
                return (await server.http("GET", "/health")).status

            async with asyncio.timeout(PATIENCE):
                while await status() != 200:
                    await asyncio.sleep(0.01)
                monkeypatch.setattr(server.house.store, "beat", full)
                while await status() != 503:
                    await asyncio.sleep(0.01)

    run(work())


def test_nobody_is_charged_for_the_sleep_of_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housework, "NAP_SECONDS", 0.01)

    async def work() -> None:
        async with inside(tmp_path, works=True) as server:
            made = await playing(server)
            table = server.house.live[made["id"]].table
            awake = server.house.now
            due = table.due()
            server.house.now = lambda: awake() + 3600
            async with asyncio.timeout(PATIENCE):
                while table.due() == due:
                    await asyncio.sleep(0.01)
            assert not table.seats[0].by_bot
            later = table.due()
            assert due is not None and later is not None
            assert later[1] == "clock" and 3590 < later[0] - due[0] < 3610

    run(work())


def test_a_table_whose_game_is_over_is_let_go_sooner(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            over = await server.open("yaki", ["host", "host"], options={"trophies": 1})
            await finish(server, over)
            running = await playing(server, LONG)
            later = server.house.now() + housework.OVER_SECONDS + 1
            server.house.now = lambda: later
            server.service.housework._let_go()
            assert [*server.house.live] == [running["id"]]
            assert (await server.http("GET", f"/api/tables/{over['id']}")).status == 200

    run(work())
