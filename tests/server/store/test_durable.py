"""A server that is killed has lost nothing that it acknowledged."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.server.store.appender import TABLES
from tests.server.store.tables import opened, run
from yurt.server.store import Row

ROOT = Path(__file__).parents[3]
KILLS = 4


def start(url: str, mark: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.server.store.appender", url, mark]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stdout.readline() == "ready\n"
    return process


def kill_after(process: "subprocess.Popen[str]", lines: int) -> list[tuple[str, int]]:
    """Everything that was acknowledged; the process dies after about so many lines."""
    assert process.stdout is not None
    acknowledged = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    # What it still wrote lies in the pipe; the last line may have been cut.
    acknowledged += process.stdout.readlines()
    process.wait()
    process.stdout.close()
    whole = [line.split() for line in acknowledged if line.endswith("\n")]
    return [(id, int(seq)) for id, seq in whole]


def logs(url: str) -> dict[str, list[Row]]:
    async def read() -> dict[str, list[Row]]:
        async with opened(url) as store:
            return {id: await store.read(id) for id in TABLES}

    return run(read())


def check(url: str, acknowledged: list[tuple[str, str, int]]) -> None:
    found = logs(url)
    for id, rows in found.items():
        assert [row.seq for row in rows] == [*range(1, len(rows) + 1)]
        for row in rows:
            assert row.data.decode().startswith(f"{id} {row.seq} ")
    for mark, id, seq in acknowledged:
        assert found[id][seq - 1].data.decode() == f"{id} {seq} {mark}"
    assert len({(id, seq) for _, id, seq in acknowledged}) == len(acknowledged)


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(url: str) -> None:
    random = Random(4)
    acknowledged: list[tuple[str, str, int]] = []
    for number in range(KILLS):
        mark = f"process-{number}"
        lines = kill_after(start(url, mark), random.randrange(20, 400))
        acknowledged += [(mark, id, seq) for id, seq in lines]
        check(url, acknowledged)


def test_two_processes_over_one_database_one_of_them_killed(url: str) -> None:
    """They race for every number of every table."""
    one, other = start(url, "one"), start(url, "other")
    acknowledged = [("one", id, seq) for id, seq in kill_after(one, 150)]
    acknowledged += [("other", id, seq) for id, seq in kill_after(other, 300)]
    check(url, acknowledged)


@pytest.mark.slow
def test_many_kills(url: str) -> None:
    random = Random(50)
    acknowledged: list[tuple[str, str, int]] = []
    for number in range(25):
        mark = f"process-{number}"
        lines = kill_after(start(url, mark), random.randrange(1, 600))
        acknowledged += [(mark, id, seq) for id, seq in lines]
    check(url, acknowledged)
