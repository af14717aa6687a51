"""Reviews of finished games: worked out beside the tables, with progress, from the record alone."""

import asyncio
import logging
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import TooManyRequestsException

from tests.server.inside import Answer, Inside, inside, run
from tests.server.players import finish, until
from yurt.bots import readiness
from yurt.client import Client
from yurt.engine import registry
from yurt.engine.jit import is_plain_wanted
from yurt.server import reviews
from yurt.server.forms import ReviewBody, ReviewInfo
from yurt.server.reviews import Reviews
from yurt.server.table import NotNow

EFFORT = 1e-3
EMPTY = ReviewBody(seats=[], decisions=[], chances=[])


async def ask(server: Inside, table: str) -> Answer:
    return await server.http("GET", f"/api/tables/{table}/review")


async def finished(server: Inside, game: str, **terms: Any) -> str:
    """A table whose game was played to its end."""
    made = await server.open(game, ["host", "host"], names=["Ada", "Bea"], **terms)
    await finish(server, made)
    return str(made["id"])


async def wait_for(server: Inside, table: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """What was told on the way, and the review."""
    told = []
    async with asyncio.timeout(240):
        while True:
            answer = await ask(server, table)
            assert answer.status == 200, answer.text
            told.append(answer.json())
            if told[-1]["review"] is not None:
                return told, told[-1]["review"]
            await asyncio.sleep(0.05)


def check(review: dict[str, Any], events: list[Any]) -> None:
    for seat, balance in enumerate(review["seats"]):
        parts = sum(part["value"] for part in balance["parts"].values())
        assert balance["result"] == pytest.approx(balance["fair"] + parts, abs=2e-3)
        assert 0 <= balance["accuracy"] <= 100
        assert review["chances"][-1][seat] == pytest.approx(balance["result"], abs=1e-3)
    assert len(review["chances"]) == len(events) + 1
    for decision in review["decisions"]:
        event = events[decision["event"] - 1]
        assert (event["actor"], event["event"]) == (decision["seat"], decision["made"]["move"])
        assert (decision["why"] is None) == (not decision["grade"])
        assert decision["made"]["name"]["key"] and decision["loss"] >= 0


@pytest.mark.slow
@pytest.mark.skipif(is_plain_wanted(), reason="plain Python takes minutes for the least review")
@pytest.mark.parametrize("game", registry.names())
def test_a_finished_game_is_reviewed(game: str, tmp_path: Path) -> None:
    """With progress that never goes back; and the same record has the same review."""
    readiness.warm(game)

    async def work() -> None:
        async with inside(tmp_path) as server:
            server.service.reviews.effort = EFFORT
            table = await finished(server, game)
            told, review = await wait_for(server, table)
            assert [each["done"] for each in told] == sorted(each["done"] for each in told)
            assert all(0 <= each["done"] <= each["total"] for each in told)
            assert told[-1]["done"] == told[-1]["total"] > 0
            story = await server.http("GET", f"/api/tables/{table}/story?seat=0")
            record = await server.http("GET", f"/api/tables/{table}/record")
            events = [
                {"actor": each["actor"], "event": line.partition(" ")[2]}
                for each, line in zip(story.json(), event_lines(record.text), strict=True)
            ]
            check(review, events)
            server.service.reviews._jobs.clear()
            assert (await wait_for(server, table))[1] == review

    run(work())


def event_lines(text: str) -> list[str]:
    below = text.partition("\n\n")[2].splitlines()
    return [line for line in below if line and not line.startswith("#")]


def test_only_finished_games_are_reviewed(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            waiting = await server.open("yak", ["host", "open"])
            playing = await server.open("yak", ["host", "host"])
            closed = await server.open("yak", ["host", "host"])
            host = await server.line(closed["id"], host=closed["host"])
            await host.call("close")
            for made in (waiting, playing, closed):
                answer = await ask(server, made["id"])
                assert (answer.status, answer.json()["key"]) == (409, "table-not-over")
            missing = await ask(server, "OOOO")
            assert (missing.status, missing.json()["key"]) == (404, "table-none")
            assert (await server.http("POST", f"/api/tables/{closed['id']}/review")).status == 405

    run(work())


@pytest.mark.parametrize("worker", ["yurt.server.no_such_worker", "this"])
def test_a_review_that_fails_can_be_asked_for_again(
    worker: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """``this`` prints the Zen of Python, which is no review."""
    monkeypatch.setattr(reviews, "WORKER", worker)

    async def work() -> None:
        async with inside(tmp_path) as server:
            table = await finished(server, "yay")
            for _ in range(2):
                assert (await ask(server, table)).json()["review"] is None
                await until(lambda: not server.service.reviews._tasks)
                answer = await ask(server, table)
                assert (answer.status, answer.json()["key"]) == (409, "review-failed")

    with caplog.at_level(logging.CRITICAL):
        run(work())


def test_the_client_waits_for_the_review(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[Any] = [{"done": done, "total": 2, "review": None} for done in (0, 1)]
    answers.append({"done": 2, "total": 2, "review": {"seats": []}})
    paths: list[str] = []

    async def request(self: Client, path: str) -> Any:
        paths.append(path)
        return answers.pop(0)

    monkeypatch.setattr(Client, "request", request)

    async def work() -> None:
        assert await Client("http://127.0.0.1:1").review("ABCD", nap=0) == {"seats": []}

    run(work())
    assert paths == ["/api/tables/ABCD/review"] * 3


# One after the other


class Staged(Reviews):
    """Reviews that are worked out when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[bytes] = []
        self.go_on = asyncio.Event()

    async def _review(self, data: bytes, job: reviews.Job) -> ReviewBody:
        self.begun.append(data)
        job.done, job.total = 5, 10
        await self.go_on.wait()
        return EMPTY


def test_one_at_a_time_and_the_others_wait() -> None:
    async def work() -> None:
        staged = Staged()
        for name in ("a", "b"):
            assert staged.ask(name, 7, partial(str, name)) == ReviewInfo(0, 7)
        await until(lambda: staged.begun)
        assert staged.ask("a", 7, str) == ReviewInfo(5, 10)
        assert staged.ask("b", 7, str) == ReviewInfo(0, 7)
        assert staged.begun == [b"a"]
        staged.go_on.set()
        await until(lambda: not staged._tasks)
        assert staged.begun == [b"a", b"b"]
        for name in ("a", "b"):
            assert staged.ask(name, 7, str) == ReviewInfo(10, 10, EMPTY)

    run(work())


def test_nobody_waits_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        staged = Staged()
        for number in range(reviews.REVIEWS_WAITING + 1):
            staged.ask(str(number), 1, str)
        with pytest.raises(TooManyRequestsException):
            staged.ask("one more", 1, str)
        # Whoever has gone meanwhile is not worked for.
        await until(lambda: staged.begun)
        monkeypatch.setattr(reviews, "FORGOTTEN_SECONDS", -1.0)
        staged.go_on.set()
        await until(lambda: not staged._tasks)
        assert len(staged.begun) == 1 and list(staged._jobs) == ["0"]

    run(work())


def test_one_address_keeps_no_other_from_its_review() -> None:
    """The queue is full of one address's games: whoever else comes has the next turn."""

    async def work() -> None:
        staged = Staged()
        for number in range(reviews.REVIEWS_WAITING + 1):
            staged.ask(f"{number}", 1, partial(str, number), "crowd")
        await until(lambda: staged.begun)
        others = [f"guest {number}" for number in range(3)]
        for name in others:
            staged.ask(name, 1, partial(str, name), name)
        with pytest.raises(TooManyRequestsException):
            staged.ask("one more", 1, str, "crowd")
        staged.go_on.set()
        await until(lambda: not staged._tasks)
        order = [data.decode() for data in staged.begun]
        assert order[:4] == ["0", *others]
        # The last ones of the crowd gave their places away.
        last = reviews.REVIEWS_WAITING - len(others)
        assert order[4:] == [str(number) for number in range(1, last + 1)]

    run(work())


def test_whoever_has_gone_keeps_nobody_from_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        staged = Staged()
        for number in range(reviews.REVIEWS_WAITING + 1):
            staged.ask(f"{number}", 1, str)
        await until(lambda: staged.begun)
        monkeypatch.setattr(reviews, "FORGOTTEN_SECONDS", -1.0)
        assert staged.ask("one more", 1, str) == ReviewInfo(0, 1)
        assert list(staged._jobs) == ["0", "one more"]
        await staged.end()

    run(work())


def test_the_last_reviews_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "REVIEWS_KEPT", 3)

    async def work() -> None:
        staged = Staged()
        staged.go_on.set()
        for number in range(6):
            staged.ask(str(number), 1, str)
            await until(lambda: not staged._tasks)
            # The first one is looked at again and again.
            staged.ask("0", 1, str)
        assert set(staged._jobs) == {"0", "4", "5"}

    run(work())


def test_what_is_under_way_ends_with_the_server() -> None:
    async def work() -> None:
        staged = Staged()
        staged.ask("a", 1, str)
        await until(lambda: staged.begun)
        await staged.end()
        assert not staged._tasks

    run(work())


def test_a_failure_is_told_once() -> None:
    async def work() -> None:
        staged = Staged()
        staged.ask("a", 1, str)
        staged._jobs["a"].has_failed = True
        with pytest.raises(NotNow, match="review-failed"):
            staged.ask("a", 1, str)
        assert staged.ask("a", 1, str).review is None
        await staged.end()

    run(work())


def test_whatever_fails_is_told_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    """A record that cannot be written: the second time it can."""
    written: list[str] = []

    def write() -> str:
        written.append("a")
        if len(written) == 1:
            raise KeyError("a bug")
        return "a"

    async def work() -> None:
        staged = Staged()
        staged.go_on.set()
        staged.ask("a", 1, write)
        await until(lambda: not staged._tasks)
        with pytest.raises(NotNow, match="review-failed"):
            staged.ask("a", 1, write)
        assert staged.ask("a", 1, write).review is None
        await until(lambda: not staged._tasks)
        assert staged.ask("a", 1, write).review is EMPTY

    with caplog.at_level(logging.CRITICAL):
        run(work())


def test_failures_are_not_kept_longer_than_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "REVIEWS_KEPT", 3)

    async def work() -> None:
        staged = Staged()
        staged.go_on.set()
        for number in range(6):
            staged.ask(str(number), 1, str)
            await until(lambda: not staged._tasks)
            staged._jobs[str(number)].has_failed = number < 4
        assert list(staged._jobs) == ["3", "4", "5"]

    run(work())


ENDLESS = """
import time
from yurt.bots import coach
from yurt.server import reviewer
coach.review = lambda *arguments, **details: time.sleep(600)
reviewer.main()
"""


def test_the_worker_ends_when_the_server_is_gone() -> None:
    """Its standard input ends, whatever it is doing."""
    command = [sys.executable, "-c", ENDLESS, "1.0"]
    record = b"yurt: 1\ngame: yak\nplayers: 2\n\n"
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL) as worker:
        assert worker.stdin is not None
        worker.stdin.write(b"%d\n" % len(record) + record)
        worker.stdin.close()
        assert worker.wait(120) == 1
