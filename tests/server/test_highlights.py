"""After the game: feats and stories over HTTP, and the score of a series of rematches."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, inside, run
from tests.server.players import finish
from yurt.engine import registry
from yurt.engine.words import LANGUAGES, Say, Seat, say

NAMES = ("Ada", "Bea", "Cleo", "Dan", "Eve", "Finn")


async def highlights(server: Inside, key: str) -> Any:
    answer = await server.http("GET", f"/api/tables/{key}/highlights")
    assert answer.status == 200, answer.text
    return answer.json()


def said(story: dict[str, Any]) -> Say:
    """A saying that travelled, as the engine has it."""
    details: dict[str, Any] = {}
    for name, value in story.get("details", {}).items():
        if isinstance(value, dict) and value["is"] == "seat":
            details[name] = Seat(value["seat"])
        elif isinstance(value, dict) and value["is"] == "list":
            details[name] = [said(part) for part in value["parts"]]
        elif isinstance(value, dict):
            details[name] = said(value)
        else:
            details[name] = value
    return say(story["key"], **details)


@pytest.mark.parametrize("game", registry.names())
def test_each_seat_has_its_feats_and_its_story(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open(game, ["host", "host"], names=["Ada", "Bea"])
            await finish(server, made)
            told = await highlights(server, made["id"])
            loaded = registry.load(game, mode="plain")
            info = (await server.http("GET", f"/api/tables/{made['id']}")).json()
            assert (told["id"], told["game"]) == (made["id"], game)
            assert [seat["rank"] for seat in told["seats"]] == info["ranks"]
            assert [seat["score"] for seat in told["seats"]] == info["scores"]
            for seat in told["seats"]:
                names = [feat["name"] for feat in seat["feats"]]
                assert names == [feat.name for feat in loaded.feats]
                for language in LANGUAGES:
                    sentence = loaded.words(language).put(said(seat["story"]), NAMES)
                    assert sentence.startswith(("Ada ", "Bea ")) and sentence.endswith(".")
            assert told["series"]["games"] == 1

    run(work())


def test_nothing_is_told_before_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            waiting = await server.open("yak", ["host", "open"])
            playing = await server.open("yak", ["host", "host"])
            closed = await server.open("yak", ["host", "host"])
            host = await server.line(closed["id"], host=closed["host"])
            await host.call("close")
            for made in (waiting, playing, closed):
                path = f"/api/tables/{made['id']}/highlights"
                answer = await server.http("GET", path)
                assert (answer.status, answer.json()["key"]) == (409, "table-not-over")
            missing = await server.http("GET", "/api/tables/OOOO/highlights")
            assert (missing.status, missing.json()["key"]) == (404, "table-none")

    run(work())


async def rematch(server: Inside, made: dict[str, Any]) -> dict[str, Any]:
    """The next game with the same secrets, played to its end."""
    host = await server.line(made["id"], host=made["host"])
    done = await host.call("again")
    await host.close()
    following = {**made, "id": done["table"]}
    await finish(server, following)
    return following


async def decided(server: Inside, made: dict[str, Any]) -> tuple[dict[str, Any], Any]:
    """The first game of a series that somebody wins (a draw is nobody's win), and its tale."""
    for _ in range(100):
        told = await highlights(server, made["id"])
        if sum(told["series"]["wins"]):
            return made, told
        made = await rematch(server, made)
    raise AssertionError("a hundred games in a row were drawn")


def won(told: Any) -> list[int]:
    """For each seat: 1 where this game alone was won."""
    ranks = [seat["rank"] for seat in told["seats"]]
    return [int(rank < max(ranks)) for rank in ranks]


def test_rematches_are_a_series(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "host"], names=["Ada", "Bea"])
            await finish(server, made)
            made, told = await decided(server, made)
            games, wins = told["series"]["games"], won(told)
            assert told["series"] == {"games": games, "wins": wins}
            for _ in range(2):
                made = await rematch(server, made)
                told = await highlights(server, made["id"])
                games, wins = games + 1, [sum(pair) for pair in zip(wins, won(told), strict=True)]
                assert told["series"] == {"games": games, "wins": wins}

    run(work())


def test_whoever_takes_over_a_seat_begins_anew(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "host"], names=["Ada", "Bea"])
            await finish(server, made)
            made, first = await decided(server, made)
            winner = first["series"]["wins"].index(1)
            line = await server.line(made["id"], token=made["tokens"][str(winner)])
            await line.call("leave")
            host = await server.line(made["id"], host=made["host"])
            done = await host.call("again")
            path = f"/api/tables/{done['table']}/seats"
            taken = (await server.http("POST", path, {"name": "Cleo"})).json()
            tokens = made["tokens"] | {str(winner): taken["token"]}
            following = {**made, "id": done["table"], "tokens": dict(sorted(tokens.items()))}
            await finish(server, following)
            told = await highlights(server, following["id"])
            # The loser of before had no win to keep, and the winner's win is not Cleo's.
            assert told["series"] == {"games": first["series"]["games"] + 1, "wins": won(told)}

    run(work())
