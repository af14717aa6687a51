"""``yurt.client``: what it knows of a table, and how it ends."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidURI

from tests.server.players import is_to_move, until
from tests.server.processes import serving
from tests.server.store.tables import run
from yurt.client import Client, Refused, Seat
from yurt.engine import registry

MOVES = 12


async def seen(seat: Seat, number: int) -> None:
    await until(lambda: seat.saw >= number)


@pytest.mark.parametrize("clock", [{}, {"clock": {"kind": "move", "seconds": 600}}])
def test_what_a_move_changes_of_the_table_is_never_old(
    tmp_path: Path, clock: dict[str, object]
) -> None:
    """In ZAYO the seat that answers an attack is to move out of turn."""

    async def play() -> None:
        with serving(f"sqlite:///{tmp_path / 'yurt.db'}", tmp_path) as server:
            await server.ready()
            yurt = Client(server.address)
            for game in registry.names():
                made = await yurt.open(game, ["host", "host"], **clock)
                await follow(yurt, made["id"], list(made["tokens"].values()))

    async def follow(yurt: Client, table: str, tokens: list[str]) -> None:
        programs = [yurt.sit(table, token) for token in tokens]
        person = yurt.sit(table, program=False)
        async with programs[0], programs[1], person:
            everyone = [*programs, person]
            for _ in range(MOVES):
                mover = next(filter(is_to_move, programs))
                # The last one: bids and attacks rather than what comes first in the notation.
                done = await mover.play(mover.last["show"]["legal"][-1])
                truth = await yurt.request(f"/api/tables/{table}")
                for seat in everyone:
                    await seen(seat, done["seq"])
                assert person.table["turn"] == truth["turn"]
                for seat in programs:
                    assert is_to_move(seat) == (seat.table.get("turn") == seat.seat)
                for seat in everyone:
                    assert seat.table.get("turn") in (None, truth["turn"])
                    assert seat.table.get("scores") in (None, truth["scores"])
                    if clock:
                        assert seat.table["scores"] == truth["scores"]

    run(play())


def test_a_call_after_the_end_is_refused_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        with serving(f"sqlite:///{tmp_path / 'yurt.db'}", tmp_path) as server:
            await server.ready()
            yurt = Client(server.address)
            made = await yurt.open("yay", ["host", "open"])
            token, host = made["tokens"]["0"], made["host"]
            old, new = yurt.sit(made["id"], token), yurt.sit(made["id"], token, host)
            async with old, new:
                await until(lambda: old.ended)
                async with asyncio.timeout(10):
                    with pytest.raises(Refused, match="played from another device"):
                        await old.call("speak", text="hello")
                await new.call("close")
                await until(lambda: new.ended)
                async with asyncio.timeout(10):
                    with pytest.raises(Refused, match=r"^The table was closed\.$"):
                        await new.call("speak", text="hello")
            async with yurt.sit("nowhere") as nobody:
                async with asyncio.timeout(10):
                    with pytest.raises(Refused, match="no such table"):
                        await nobody.hint()

    run(play())


def test_an_address_that_is_none_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="begins with http"):
        Client("localhost:8642")


def test_a_fault_is_not_waited_for() -> None:
    async def play() -> None:
        async with asyncio.timeout(10):
            with pytest.raises(InvalidURI):
                async with Client("http://").sit("ABCD"):
                    pass

    run(play())


def test_what_nobody_knows_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database does not answer: the call is sent again under its name, and done once."""

    async def play() -> None:
        with serving(f"sqlite:///{tmp_path / 'yurt.db'}", tmp_path) as server:
            await server.ready()
            yurt = Client(server.address, later=0.05)
            made = await yurt.open("yay", ["host", "open"])
            async with yurt.sit(made["id"], made["tokens"]["0"]) as seat:
                take, refusals = seat._take, 0

                async def take_as_refused(message: dict[str, Any]) -> None:
                    nonlocal refusals
                    if message["is"] == "done" and refusals < 3:
                        refusals += 1
                        unsure = {"is": "refused", "message": "?", "key": "house-store"}
                        message = {**unsure, "request": message["request"]}
                    await take(message)

                monkeypatch.setattr(seat, "_take", take_as_refused)
                done = await seat.call("speak", text="hello")
                await seen(seat, done["seq"])
                assert refusals == 3
                assert (seat.saw, done["seq"]) == (done["seq"], seat.last["seq"])

    run(play())


def test_whoever_has_gone_is_not_left_waiting(tmp_path: Path) -> None:
    async def play() -> None:
        with serving(f"sqlite:///{tmp_path / 'yurt.db'}", tmp_path) as server:
            await server.ready()
            yurt = Client(server.address)
            made = await yurt.open("yay", ["host", "open"])
            async with yurt.sit(made["id"], made["tokens"]["0"]) as seat:
                server.kill()
                waiting = asyncio.create_task(seat.call("speak", text="hello"))
                await asyncio.sleep(0.1)
            async with asyncio.timeout(10):
                for call in (waiting, seat.call("speak", text="hello")):
                    with pytest.raises(Refused, match="has ended"):
                        await call

    run(play())
