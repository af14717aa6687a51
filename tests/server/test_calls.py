"""What a message has to be to count as a call, and how it is refused if it is none."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.inside import NO_LIMITS, Line, inside, run
from yurt.server.limits import PINGS_AT_ONCE


@pytest.mark.parametrize(
    ("message", "request_name"),
    [
        ('{"do": "nothing", "request": "a"}', "a"),
        ('{"request": "a"}', "a"),
        ('{"do": "play", "request": "a"}', "a"),
        ('{"do": "play", "request": "a", "events": "x", "saw": null}', "a"),
        ('{"do": "undo", "request": "a", "why": "a field of no call"}', "a"),
        ('{"do": "nothing", "request": "' + "a" * 50 + '"}', "a" * 40),
        ('{"do": "nothing", "request": 7}', ""),
        ('{"do": "undo", "request": "a"', ""),
        ("[]", ""),
        ("", ""),
    ],
)
def test_what_is_no_call_is_refused_by_its_name(
    message: str, request_name: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "bot"])
            line = await server.line(made["id"], token=made["tokens"]["0"])
            since = len(line.heard)
            line.send(message)
            await line.count(since + 1)
            refused = line.messages[since]
            assert (refused["key"], refused["request"]) == ("call-malformed", request_name)

    run(work())


def test_a_hello_with_a_field_of_none_is_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "bot"])
            line = server.dial(made["id"])
            line.send({"do": "hello", "tokem": "x"})
            await line.ended()
            assert line.messages[0]["why"] == "refused"
            seats = f"/api/tables/{made['id']}/seats"
            assert (await server.http("POST", seats, {"naem": "Bea"})).status == 400

    run(work())


async def pongs(line: Line, pings: int) -> int:
    for _ in range(pings):
        line.send({"do": "ping"})
    line.send({"do": "undo", "request": "last"})
    await line.answer("last", 0)
    return sum(message["is"] == "pong" for message in line.messages)


def test_pings_are_no_calls_but_are_counted(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, replace(NO_LIMITS, calls=0.001, burst=1)) as server:
            made = await server.open("yak", ["host", "host"])
            line = await server.line(made["id"], token=made["tokens"]["0"])
            assert await pongs(line, 20) == 20
            # The call was the first one.
            assert line.messages[-1]["key"] != "call-too-many"
            line = await server.line(made["id"], token=made["tokens"]["0"])
            assert PINGS_AT_ONCE <= await pongs(line, 150) < 150

    run(work())
