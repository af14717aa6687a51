"""Players for tests: what a connection knows, and moves picked from what it was sent."""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

from tests.server.inside import Inside, Line
from yurt.client import Seat

Message = dict[str, Any]
# Generous: a machine under load must not fail a test.
PATIENCE = 60.0


def news(line: Line) -> list[Message]:
    return [message for message in line.messages if message["is"] == "news"]


def byes(line: Line) -> list[str]:
    return [message["why"] for message in line.messages if message["is"] == "bye"]


def events(messages: Sequence[Message]) -> list[Message]:
    """What a client has that was told this."""
    known: list[Message] = []
    for message in messages:
        if message.get("whole"):
            known = []
        elif message.get("undone") is not None:
            del known[message["undone"] :]
        known += message.get("events", [])
    return known


def plain(known: Sequence[Message]) -> list[tuple[int, int, str]]:
    return [(each["number"], each["actor"], each["event"]) for each in known]


def mover(*lines: Line) -> Line:
    """The one that is asked to move."""
    return next(line for line in lines if news(line)[-1].get("expect"))


async def move(line: Line, **details: Any) -> Message:
    """Plays the first legal move that was sent."""
    told = news(line)[-1]
    return await line.call(
        "play", **({"events": [told["show"]["legal"][0]], "saw": told["seq"]} | details)
    )


async def take_turns(server: Inside, lines: Sequence[Line], count: int) -> None:
    for _ in range(count):
        answer = await move(mover(*lines))
        assert answer["is"] == "done", answer
        await server.settle()


async def finish(server: Inside, made: dict[str, Any]) -> None:
    """Random moves by all seats, which belong to the host's device, to the end of the game."""
    rng = random.Random(3)
    live = await server.house.find(made["id"])
    assert live is not None
    lines = [await server.line(made["id"], token=token) for token in made["tokens"].values()]
    while live.table.mover is not None:
        assert live.table.state is not None
        event = rng.choice(live.table.state.legal())
        done = await lines[live.table.mover].call("play", events=[event], saw=live.table.seq)
        assert done["is"] == "done", done
    for line in lines:
        await line.close()


async def until(condition: Callable[[], object], patience: float = PATIENCE) -> None:
    async with asyncio.timeout(patience):
        while not condition():
            await asyncio.sleep(0.01)


def is_to_move(seat: Seat) -> bool:
    return bool(seat.last.get("expect"))
