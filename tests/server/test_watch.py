"""Time: clocks that are set back or differ, and processes that stand still."""

import asyncio
import time
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.server.inside import Inside, inside, run
from tests.server.players import is_to_move, move, until
from tests.server.processes import serving
from tests.server.sheet import START, here, yak
from yurt.client import Client
from yurt.server import entries as e
from yurt.server import sight
from yurt.server.store.sqlite import SqliteStore
from yurt.server.watch import ASLEEP_SECONDS, Watch

HOUR = 3600.0
BANK_SECONDS = 300.0
BANK = {"kind": "bank", "seconds": BANK_SECONDS}
# Seconds for which a server process is stopped.
STOPPED = 2.5


class Machine:
    """A machine whose clocks the test sets."""

    def __init__(self) -> None:
        self.wall, self.steady = START, 50.0

    def watch(self, is_shared: bool = False) -> Watch:
        return Watch(is_shared, lambda: self.wall, lambda: self.steady)

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def test_nobody_sets_the_time() -> None:
    machine = Machine()
    watch = machine.watch()
    assert watch.now() == START
    machine.pass_by(2)
    machine.wall -= HOUR
    assert watch.now() == START + 2
    machine.wall += 2 * HOUR
    assert watch.now() == START + 2
    watch.reach(START - HOUR)
    assert watch.now() == START + 2
    watch.reach(START + 5)
    assert watch.now() == START + 5


def test_a_pause_is_a_gap_between_two_looks() -> None:
    machine = Machine()
    watch = machine.watch()
    machine.pass_by(HOUR)
    # Nobody has looked before.
    watch.look(watch.now())
    found = []
    for _ in range(9):
        machine.pass_by(ASLEEP_SECONDS)
        watch.look(watch.now())
        found.append(watch.away)
    assert found == [None] * 9
    left = watch.now()
    machine.pass_by(9)
    watch.notice(watch.now())
    assert (watch.away, watch.has_slept, watch.is_only_here) == ((left, left + 9), True, False)


def test_where_others_went_on_the_pause_was_of_those_who_are_connected_here() -> None:
    machine = Machine()
    watch = machine.watch(is_shared=True)
    table = yak(clock=e.Clock("bank", 300)).table
    watch.look(START)
    assert watch.excuse(table, START + 9, here=[1]) == []
    assert watch.excuse(table, START + 9, here=[0]) == [e.Paused(seconds=9)]


def test_a_bank_does_not_grow_by_time_that_goes_back() -> None:
    sheet = yak(clock=e.Clock("bank", 300))
    sheet.now = START - HOUR
    assert sight.info(sheet.table, here(), sheet.now).seats[0].left == 300
    sheet.play()
    sheet.play()
    assert max(sheet.table.banks) <= 300 and sheet.table.at == START
    assert sheet.again().banks == sheet.table.banks


async def opened(server: Inside) -> tuple[Any, Any]:
    """A table at which a person is to move, and then a bot; and the person."""
    made = await server.open("yak", ["host", "bot"], first=0, pace=0, clock=BANK)
    line = await server.line(made["id"], token=made["tokens"]["0"], program=True)
    return server.house.live[made["id"]], line


def shifted(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """By how much the machine's clock is wrong."""
    shift, clock = [0.0], time.time
    monkeypatch.setattr(time, "time", lambda: clock() + shift[0])
    return shift


def test_a_clock_that_is_set_back_stops_no_bot_and_fills_no_bank(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shift = shifted(monkeypatch)

    async def work() -> None:
        async with inside(tmp_path, works=True) as server:
            live, line = await opened(server)
            shift[0] = -HOUR
            # A card, and what is said of it.
            for _ in range(2):
                assert (await move(line))["is"] == "done"
                await server.settle()
            assert max(live.table.banks) <= 300
            await until(lambda: any(played.bot for played in live.table.events))

    run(work())


def test_a_clock_that_was_set_back_before_the_server_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shift = shifted(monkeypatch)
    tables: list[str] = []
    stamps: list[float] = []

    async def before() -> None:
        async with inside(tmp_path, works=True) as server:
            live, _ = await opened(server)
            await until(lambda: server.service.housework.is_writing)
            tables.append(live.table.id)
            stamps.append(live.table.at)

    async def after() -> None:
        async with inside(tmp_path, works=True) as server:
            # As late as the last beat, which may have been a little before the last entry.
            assert server.house.now() > stamps[0] - HOUR / 2
            live = await server.house.find(tables[0])
            assert live is not None
            left = sight.info(live.table, here(), server.house.now()).seats[0].left
            assert left is not None and left <= 300

    run(before())
    shift[0] = -HOUR
    run(after())


def test_the_database_says_what_time_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes on machines whose clocks differ agree all the same."""
    shift = shifted(monkeypatch)

    async def clock(store: SqliteStore) -> float:
        return 5_000.0

    monkeypatch.setattr(SqliteStore, "clock", clock)

    async def work() -> None:
        for number, wrong in enumerate((HOUR, -HOUR)):
            shift[0] = wrong
            folder = tmp_path / f"{number}"
            folder.mkdir()
            async with inside(folder, works=True) as server:
                assert 5_000.0 <= server.house.now() < 5_000.0 + 600

    run(work())


def test_a_move_right_after_a_pause_is_not_charged_for_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, works=True) as server:
            live, line = await opened(server)
            await asyncio.sleep(0)
            awake = server.house.now
            server.house.now = lambda: awake() + HOUR
            assert (await move(line))["is"] == "done"
            assert max(live.table.spent) < HOUR / 2
            assert min(live.table.banks) > 0 and not live.table.seats[0].by_bot

    run(work())


def test_a_process_that_was_stopped_charges_nobody_for_it(tmp_path: Path) -> None:
    async def play() -> None:
        await server.ready()
        client = Client(server.address)
        opened = time.monotonic()
        made = await client.open("yak", ["host", "host"], first=0, clock=BANK)
        async with client.sit(made["id"], made["tokens"]["0"]) as seat:
            assert is_to_move(seat)
            process = psutil.Process(server.pid)
            process.suspend()
            try:
                await asyncio.sleep(STOPPED)
                moving = asyncio.create_task(seat.play(seat.last["show"]["legal"][0]))
                await asyncio.sleep(0.02)
            finally:
                process.resume()
            await moving
            elapsed = time.monotonic() - opened
            charged = BANK_SECONDS - seat.table["seats"][0]["left"]
            # Whatever the machine is busy with: what was not the pause.
            assert 0 <= charged <= elapsed - STOPPED + 0.01

    with serving(str(tmp_path / "tables.db"), tmp_path) as server:
        asyncio.run(play())
