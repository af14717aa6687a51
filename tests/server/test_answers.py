"""What every answer says of itself, and what a request has to say."""

from pathlib import Path

import pytest

from tests.server.inside import inside, run

FORM = {"game": "yak", "seats": ["open", "bot"]}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games", 200),
        ("/api/games/yak/rules", 200),
        ("/api/tables", 200),
        ("/api/tables/ZZZZ", 404),
        ("/api/nothing.at.all", 404),
        ("/health", 200),
        ("/metrics", 200),
        ("/assets/nothing.js", 404),
    ],
)
def test_nobody_keeps_or_guesses_an_answer(path: str, status: int, tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            answer = await server.http("GET", path)
            assert answer.status == status
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cache-control"] == "no-store"

    run(work())


@pytest.mark.parametrize("path", ["/assets/%2f", "/assets//", "/assets/nothing"])
def test_what_is_not_there_is_not_kept_for_a_year(path: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            answer = await server.http("GET", path)
            assert answer.status in (404, 503)
            assert "max-age" not in answer.headers["cache-control"]

    run(work())


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "x/json"])
def test_what_is_no_json_is_not_taken_for_it(kind: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "open"])
            lesson = ("/api/games/yak/lesson", {"events": ["x"], "moves": []})
            seat = (f"/api/tables/{made['id']}/seats", {"name": "Bea"})
            for path, form in (("/api/tables", FORM), seat, lesson):
                answer = await server.http("POST", path, form, {"content-type": kind})
                assert (answer.status, answer.json()["key"]) == (415, "http-not-json")
            charset = {"content-type": "Application/JSON; charset=utf-8"}
            assert (await server.http("POST", "/api/tables", FORM, charset)).status == 201
            # A record is text.
            answer = await server.http("POST", "/api/verify", b"x", {"content-type": "text/plain"})
            assert answer.status == 422

    run(work())
