"""Lessons over HTTP: what a try is answered with, and that nobody learns more than their seat."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.yak import leaks
from tests.server.inside import Inside, inside, run
from yurt.engine import registry
from yurt.engine.lesson import SCRIPT, read

FOLDERS = {name: registry.load(name, mode="ready").folder for name in registry.names()}
LESSONS = [name for name, folder in FOLDERS.items() if read(folder)]
YAK = "/api/games/yak/lesson"


async def attempt(server: Inside, event: str, *moves: str, name: str = "yak") -> Any:
    body = {"events": [event], "moves": list(moves)}
    return (await server.http("POST", f"/api/games/{name}/lesson", body)).json()


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_from_begin_to_end(tmp_path: Path, name: str) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            info = (await server.http("GET", f"/api/games/{name}/lesson")).json()
            told = [info["news"]]
            assert told[0]["whole"] and told[0]["table"]["seats"][0]["kind"] == "person"
            moves: list[str] = []
            for step in info["steps"]:
                for move in step["moves"]:
                    assert "expect" in told[-1]
                    answer = await attempt(server, move, *moves, name=name)
                    assert answer["is_right"] and 1 <= answer["pause"] <= len(answer["news"])
                    moves.append(move)
                    told += answer["news"]
            numbers = [event["number"] for news in told for event in news.get("events", [])]
            script = read(FOLDERS[name])
            assert script is not None
            assert numbers == list(range(1, len(script.script) + 1))
            # Each turn of anybody is news of its own, with the chance that follows.
            for news in told[1:]:
                actors = [event["actor"] for event in news["events"]]
                assert actors[0] >= 0 and len({actor for actor in actors if actor >= 0}) == 1
                moves = [event["event"] for event in news["events"] if event["actor"] >= 0]
                assert len(moves) == 1 or (name == "yak" and len(moves) == 2)

    run(work())


def test_right_other_and_illegal(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            assert (await attempt(server, "play yak-2"))["is_right"]
            other = await attempt(server, "play yeti-1")
            assert (other["is_right"], other["other"], other["news"]) == (False, "play yeti-1", [])
            assert (await attempt(server, "claim 1 ibex", "play yak-2"))["is_right"]
            body = {"events": ["claim 2 yak"], "moves": ["play yak-2"]}
            for language, word in (("en", "claim"), ("de", "Behauptung")):
                headers = {"accept-language": language}
                answer = await server.http("POST", YAK, body, headers=headers)
                assert answer.status == 409
                assert answer.json()["rule"] == "YAK-7" and word in answer.json()["message"]

    run(work())


def test_card_and_claim_are_tried_in_one_call(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:

            async def both(card: str, claim: str) -> Any:
                body = {"events": [f"play {card}", f"claim {claim}"]}
                return (await server.http("POST", YAK, body)).json()

            right = await both("yak-2", "1 ibex")
            events = [event["event"] for event in right["news"][0]["events"]]
            assert right["is_right"] and events[:2] == ["play yak-2", "claim 1 ibex"]
            # The move that is not wanted is named.
            assert (await both("yeti-1", "1 ibex"))["other"] == "play yeti-1"
            assert (await both("yak-2", "2 yak"))["rule"] == "YAK-7"
            moves = ["play yak-2", "claim 1 yak"]
            body = {"events": ["play vulture-3", "claim 5 yak"], "moves": moves}
            other = (await server.http("POST", YAK, body)).json()
            assert not other["is_right"] and other["other"] == "claim 5 yak"

    run(work())


def test_what_the_learner_chose_stands(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            answer = await attempt(server, "claim 1 ibex", "play yak-2")
            assert answer["news"][0]["events"][0]["event"] == "claim 1 ibex"
            answer = await attempt(server, "play vulture-3", "play yak-2", "claim 1 ibex")
            assert answer["is_right"]

    run(work())


@pytest.mark.parametrize(
    "moves", [["play yeti-1"], ["play yak-2", "claim 9 yak"], ["x"] * 40, ["play yak-2"] * 2]
)
def test_moves_that_the_lesson_does_not_have(tmp_path: Path, moves: list[str]) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            assert (await attempt(server, "challenge", *moves))["key"] == "lesson-off-script"

    run(work())


def test_after_the_last_step(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            info = (await server.http("GET", YAK)).json()
            moves = [move for step in info["steps"] for move in step["moves"]]
            assert (await attempt(server, "challenge", *moves))["key"] == "not-your-turn"
            assert (await attempt(server, "x", *moves, "x"))["key"] == "lesson-off-script"

    run(work())


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"events": []},
        {"events": ["x"] * 5},
        {"events": ["x" * 121]},
        {"events": ["x"], "moves": ["x"] * 41},
        {"events": ["x"], "y": 1},
    ],
)
def test_bodies_are_bounded(tmp_path: Path, body: dict[str, Any]) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            answer = await server.http("POST", YAK, body)
            assert answer.status == 400 and answer.json()["key"] == "http-malformed"

    run(work())


def test_games_without_a_lesson(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            assert (await server.http("GET", "/api/games/chess/lesson")).status == 404
            games = (await server.http("GET", "/api/games")).json()["games"]
            assert [game["name"] for game in games if game["lesson"]] == LESSONS

    run(work())


def test_nothing_hidden_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            info = (await server.http("GET", YAK)).json()
            told = [info["news"]]
            moves: list[str] = []
            for move in (move for step in info["steps"] for move in step["moves"]):
                told += (await attempt(server, move, *moves))["news"]
                moves.append(move)
            frames = [json.dumps(news) for news in told]
            record = (FOLDERS["yak"] / SCRIPT).read_text("utf-8")
            assert leaks(frames, record, 0) == []
            # The check sees something: to another seat the same frames would have told secrets.
            assert leaks(frames, record, 1)

    run(work())
