"""What ``scripts/bench siege`` does at length: attacks are held, and others play on."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.attacks import ATTACKS
from benchmarks.callers import Place
from tests.server.processes import ServerProcess, serving
from yurt.client import Client

pytestmark = pytest.mark.skipif(
    sys.platform == "darwin", reason="macOS has one loopback address, and limits count by address"
)
# Seconds of each attack.
SHORT = 0.5


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with serving(str(folder / "tables.db"), folder, options=()) as server:
        asyncio.run(server.ready())
        yield server


async def play_on(server: ServerProcess, attacking: "asyncio.Task[object]") -> int:
    """Others at a table of their own, who are answered during the attack and after it."""
    client, moves = Client(server.address), 0
    made = await client.open("yam-master", ["host", "host"])
    async with (
        client.sit(made["id"], made["tokens"]["0"]) as one,
        client.sit(made["id"], made["tokens"]["1"]) as two,
    ):
        while True:
            was_over = attacking.done()
            for seat in (one, two):
                if seat.last.get("expect"):
                    await seat.play(seat.last["show"]["legal"][0])
                    moves += 1
            if was_over:
                return moves
            await asyncio.sleep(0.2)


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_is_held_and_others_play_on(name: str, process: ServerProcess) -> None:
    number = list(ATTACKS).index(name)

    async def work() -> None:
        own, other = (Place(process.port, f"127.0.{net}.{number + 1}") for net in (66, 77))
        attacking = asyncio.create_task(ATTACKS[name](own, other, SHORT))
        assert await play_on(process, attacking) > 0
        found = await attacking
        assert found.held and found.sent > 0, found
        assert process.answers()

    asyncio.run(work())
    assert "Traceback" not in process.said()


def test_it_would_be_noticed_if_nothing_held(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), tmp_path) as server:
        asyncio.run(server.ready())
        own, other = Place(server.port, "127.0.66.1"), Place(server.port, "127.0.77.1")
        # Long enough for all that it tries.
        assert not asyncio.run(ATTACKS["websockets"](own, other, 60)).held
