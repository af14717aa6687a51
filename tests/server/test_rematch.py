"""A rematch: who begins it, and what it keeps of the terms."""

from pathlib import Path

import pytest

from tests.server.inside import inside, run
from tests.server.players import finish
from tests.server.sheet import Sheet
from yurt.server.rematch import beginner, rematch_of
from yurt.server.table import NotNow


@pytest.mark.parametrize(
    ("ranks", "first", "begins"),
    [
        ([1, 2], 0, 1),
        ([2, 1], 0, 0),
        ([1, 2, 3], 0, 2),
        ([3, 1, 2], 0, 0),
        # Ties for the last place: clockwise from the winner.
        ([2, 1, 2], 0, 2),
        ([2, 2, 1], 1, 0),
        ([1, 2, 2, 2], 0, 1),
        ([3, 3, 2, 1], 0, 0),
        # Several winners: clockwise from whoever began.
        ([1, 1, 3, 3], 2, 3),
        ([1, 1], 0, 1),
        ([1, 1, 1], 2, 0),
    ],
)
def test_whoever_came_last_begins(ranks: list[int], first: int, begins: int) -> None:
    assert beginner(ranks, first) == begins


def test_the_host_says_otherwise() -> None:
    table = Sheet("yak", ["open"] * 3, taking_back="never").table
    assert [rematch_of(table, first).first for first in (-1, 0, 1)] == [-1, 0, 1]
    assert rematch_of(table, 0).taking_back == "never"
    with pytest.raises(NotNow):
        rematch_of(table, 3)


def test_a_rule_of_before_is_not_played_again() -> None:
    table = Sheet("yaki", ["open"] * 2, options={"may_stop": "back", "trophies": 2}).table
    options = rematch_of(table).options
    assert (options["may_stop"], options["trophies"]) == ("yes", 2)


def test_over_the_wire(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "host"], taking_back="practice")
            await finish(server, made)
            ranks = (await server.http("GET", f"/api/tables/{made['id']}")).json()["ranks"]
            host = await server.line(made["id"], host=made["host"])
            assert (await host.call("again", first=2))["key"] == "table-no-seat"
            done = await host.call("again")
            info = (await server.http("GET", f"/api/tables/{done['table']}")).json()
            assert ranks[info.get("first", 0)] == max(ranks)
            assert info["taking_back"] == info["mark"] == "practice"

    run(work())


def test_the_host_names_who_begins(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            for first in (0, 1):
                made = await server.open("yak", ["host", "host"])
                await finish(server, made)
                host = await server.line(made["id"], host=made["host"])
                done = await host.call("again", first=first)
                info = (await server.http("GET", f"/api/tables/{done['table']}")).json()
                assert info.get("first", 0) == first

    run(work())
