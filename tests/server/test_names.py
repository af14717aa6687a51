"""What everyone at a table is called."""

from pathlib import Path

import pytest

from tests.server.inside import inside, run
from yurt.bots.names import BOTS, called


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["Ada", "Bea"], ["Ada", "Bea"]),
        (["Ada", None], ["Ada", ""]),
        (["", "Ada", ""], ["Tashi", "Ada", "Momo"]),
        (["Ada", "ada", "Ada"], ["Ada", "ada 2", "Ada 3"]),
        # Whoever is called so keeps the name.
        (["Ada", "Ada", "Ada 2"], ["Ada", "Ada 3", "Ada 2"]),
        (["Pema", "", "Tashi"], ["Pema", "Momo", "Tashi"]),
        ([*BOTS[1:6], ""], [*BOTS[1:6], "Tashi"]),
    ],
)
def test_everyone_has_a_name_of_its_own(names: list[str | None], expected: list[str]) -> None:
    assert called(tuple(names)) == tuple(expected)


def test_sentences_and_seats_have_the_same_names(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            seats = ["host", "host", "bot"]
            for first, name in ((1, "Ada 2"), (2, "Momo")):
                made = await server.open("yak", seats, names=["Ada", "Ada"], first=first)
                info = (await server.http("GET", f"/api/tables/{made['id']}")).json()
                assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ada 2", "Momo"]
                line = await server.line(made["id"], token=made["tokens"]["0"])
                refused = await line.call("play", events=["draw"], saw=10_000)
                assert refused["message"] == f"It’s {name}’s turn. Yours will come."

    run(play())
