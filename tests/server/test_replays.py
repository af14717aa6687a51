"""Looking at a game again: what a seat was told, frame by frame, from a table or from a record."""

import asyncio
import gzip
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Answer, Inside, inside, run
from tests.server.players import finish, move, mover, news
from tests.server.sheet import GAMES
from yurt.engine.words import LANGUAGES
from yurt.server import decide
from yurt.server.limits import RECORD_BYTES, RECORDS_WAITING

SAMPLES = Path(__file__).parents[1] / "samples"
BROKEN = '"expect": "error"'
Made = dict[str, Any]


async def finished(server: Inside, game: str) -> Made:
    seats = ["host"] * GAMES[game]
    made = await server.open(game, seats, names=["Ada", "Bea", "Cyd"][: len(seats)], first=0)
    await finish(server, made)
    return made


async def record_of(server: Inside, made: Made) -> bytes:
    return (await server.http("GET", f"/api/tables/{made['id']}/record")).body


def asks(seat: int | None) -> str:
    return "" if seat is None else f"?seat={seat}"


async def replay(server: Inside, made: Made, seat: int | None = None) -> Any:
    answer = await server.http("GET", f"/api/tables/{made['id']}/replay{asks(seat)}")
    assert answer.status == 200, answer.text
    return answer.json()


async def opened(server: Inside, record: bytes, seat: int | None = None) -> Answer:
    headers = {"content-type": "text/plain"}
    return await server.http("POST", f"/api/replay{asks(seat)}", record, headers)


def shown(told: list[Any]) -> list[Any]:
    """What a table draws, and how its table stands, whatever number it came under."""
    fields = ("game", "status", "turn", "scores", "ranks")
    return [
        (each.get("events", []), each["show"], [each["table"].get(field) for field in fields])
        for each in told
    ]


class TestFrames:
    @pytest.mark.parametrize("game", GAMES)
    def test_they_are_what_each_seat_was_told(self, game: str, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                seats = ["host"] * GAMES[game]
                made = await server.open(game, seats, names=["Ada", "Bea"], first=0)
                eyes = [*range(GAMES[game]), None]
                tokens = [made["tokens"][str(seat)] for seat in eyes[:-1]]
                told = [await server.line(made["id"], token=token) for token in tokens]
                watching = await server.line(made["id"])
                programs = [*told, watching]
                await finish_beside(server, made)
                for seat, line in zip(eyes, programs, strict=True):
                    found = (await replay(server, made, seat))["frames"]
                    heard = [each for each in news(line) if each.get("show")]
                    assert shown(found) == shown(heard), seat

        run(work())

    @pytest.mark.parametrize(
        "game",
        ["yak", *(pytest.param(game, marks=pytest.mark.slow) for game in GAMES if game != "yak")],
    )
    def test_a_record_gives_the_same(self, game: str, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await finished(server, game)
                record = await record_of(server, made)
                for seat in (*range(GAMES[game]), None):
                    again = (await opened(server, record, seat)).json()
                    table = await replay(server, made, seat)
                    assert shown(again["frames"]) == shown(table["frames"])
                    for field in ("game", "ranks", "scores", "status", "commitment"):
                        assert again["table"][field] == table["table"][field]
                    assert [each["name"] for each in again["table"]["seats"]][:2] == ["Ada", "Bea"]

        run(work())

    def test_every_event_is_told_once_and_in_order(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await finished(server, "zayo")
                frames = (await replay(server, made))["frames"]
                events = [event for frame in frames for event in frame.get("events", [])]
                assert [event["number"] for event in events] == list(range(1, len(events) + 1))
                # Each decision is a frame of its own, with what chance did about it.
                for frame in frames[1:]:
                    actors = [event["actor"] for event in frame["events"]]
                    assert actors[0] >= 0 and set(actors[1:]) <= {-1}

        run(work())

    def test_a_game_that_is_not_over_can_be_read_from_a_whole_record(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                record = await record_of(server, await finished(server, "yam-master"))
                some = b"\n".join(record.split(b"\n")[:20])
                answer = (await opened(server, some, 1)).json()
                assert answer["table"]["status"] == "playing"
                assert "ranks" not in answer["table"] and len(answer["frames"]) > 3

        run(work())

    def test_they_are_packed_for_whoever_unpacks_them(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await finished(server, "yak")
                path = f"/api/tables/{made['id']}/replay"
                plain = await server.http("GET", path)
                packed = await server.http("GET", path, headers={"accept-encoding": "br, gzip"})
                assert packed.headers["content-encoding"] == "gzip"
                assert gzip.decompress(packed.body) == plain.body
                assert len(packed.body) < len(plain.body) / 10
                assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"

        run(work())


async def finish_beside(server: Inside, made: Made) -> None:
    """Plays to the end without taking the seats from the connections that listen."""
    live = await server.house.find(made["id"])
    assert live is not None
    while (seat := live.table.mover) is not None:
        assert live.table.state is not None
        legal, saw = live.table.state.legal(), live.table.seq
        event = legal[saw * 7 % len(legal)]
        await server.house.act(live, partial(decide.play, seat=seat, texts=[event], saw=saw))
        await server.settle()


class TestSecrets:
    @pytest.mark.parametrize("game", GAMES)
    def test_before_the_end_there_is_no_replay(self, game: str, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open(game, ["host"] * GAMES[game], first=0)
                tokens = made["tokens"].values()
                lines = [await server.line(made["id"], token=t, program=True) for t in tokens]
                for _ in range(3):
                    await move(mover(*lines))
                    await server.settle()
                for seat in (None, 0, 1):
                    path = f"/api/tables/{made['id']}/replay{asks(seat)}"
                    own = {"x-yurt-token": made["tokens"]["0"]}
                    for headers in ({}, own):
                        answer = await server.http("GET", path, headers=headers)
                        assert (answer.status, answer.json()["key"]) == (409, "replay-not-over")

        run(work())

    def test_a_table_closed_in_the_middle_keeps_its_secrets(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"])
                host = await server.line(made["id"], host=made["host"])
                await host.call("close")
                answer = await server.http("GET", f"/api/tables/{made['id']}/replay?seat=0")
                assert answer.json()["key"] == "replay-not-over"

        run(work())

    def test_what_is_hidden_in_a_record_is_named(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"])
                record = await record_of(server, made)
                problem = (await opened(server, record)).json()
                hidden = record.decode().splitlines().index("* draw ?") + 1
                assert (problem["key"], problem["line"]) == ("record-hidden", hidden)
                assert problem["message"].startswith(f"Line {hidden}: Something is still hidden")

        run(work())


def test_a_replay_leaves_nothing_in_memory(tmp_path: Path) -> None:
    """Each position of a game, with what eyes saw of it, would be kept as long as its table is."""

    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await finished(server, "yak")
            live = await server.house.find(made["id"])
            assert live is not None and live.table.start is not None
            for path in ("replay", "replay?seat=0", "story", "record"):
                answer = await server.http("GET", f"/api/tables/{made['id']}/{path}")
                assert answer.status == 200
                assert live.table.start._after is None
            playing = await server.open("yak", ["host", "host"])
            await server.http("GET", f"/api/tables/{playing['id']}/record")
            start = server.house.live[playing["id"]].table.start
            assert start is not None and start._after is None

    run(work())


class TestBadRecords:
    @pytest.mark.parametrize(
        "name", sorted(path.stem for path in SAMPLES.glob("*.json") if BROKEN in path.read_text())
    )
    def test_the_referee_says_what_is_wrong(self, name: str, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                answer = await opened(server, (SAMPLES / f"{name}.yurt").read_bytes())
                said = json.loads((SAMPLES / f"{name}.json").read_text())
                problem = answer.json()
                assert answer.status == 422
                assert (problem["line"], problem["rule"]) == (said["line"], said["rule"])
                assert problem["message"].startswith(f"Line {said['line']}: ")

        run(work())

    @pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"{}", b"yurt: 1\n", b"hello\n" * 9])
    def test_what_is_no_record(self, data: bytes, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                for path in ("/api/replay", "/api/verify"):
                    answer = await server.http("POST", path, data, {"content-type": "text/plain"})
                    assert answer.status == 422 and answer.json()["line"] >= 1

        run(work())

    def test_the_sentence_is_in_the_language_of_the_browser(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                record = (SAMPLES / "yak-x-same-claim-again.yurt").read_bytes()
                said = set()
                for language in LANGUAGES:
                    headers = {"content-type": "text/plain", "accept-language": language}
                    answer = await server.http("POST", "/api/replay", record, headers)
                    said.add(answer.json()["message"])
                assert len(said) == len(LANGUAGES)

        run(work())

    def test_too_long(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                for path in ("/api/replay", "/api/verify"):
                    data = b"#" * (RECORD_BYTES + 1)
                    answer = await server.http("POST", path, data, {"content-type": "text/plain"})
                    assert (answer.status, answer.json()["key"]) == (413, "http-too-long")

        run(work())

    def test_too_many_at_once(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                record = (SAMPLES / "yak-worked-examples.yurt").read_bytes()
                answers = await asyncio.gather(*(opened(server, record) for _ in range(40)))
                statuses = [answer.status for answer in answers]
                assert statuses.count(200) == RECORDS_WAITING + 1
                assert statuses.count(429) == 40 - statuses.count(200)
                assert (await opened(server, record)).status == 200

        run(work())

    def test_one_address_keeps_no_other_from_reading(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                record = (SAMPLES / "yak-worked-examples.yurt").read_bytes()
                headers = {"content-type": "text/plain"}
                addresses = ["crowd"] * 40 + ["guest 1", "guest 2"]
                answers = await asyncio.gather(
                    *(
                        server.http("POST", "/api/replay", record, headers, address)
                        for address in addresses
                    )
                )
                statuses = [answer.status for answer in answers]
                assert statuses[40:] == [200, 200]
                assert statuses.count(200) == RECORDS_WAITING + 1

        run(work())

    def test_no_such_seat(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await finished(server, "yam-master")
                missing = await server.http("GET", f"/api/tables/{made['id']}/replay?seat=2")
                assert missing.json()["key"] == "table-no-seat"
                other = await opened(server, await record_of(server, made), 2)
                assert other.json()["key"] == "table-no-seat"

        run(work())


class TestVerify:
    def test_a_true_record_and_a_better_card(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await finished(server, "yak")
                record = (await record_of(server, made)).decode()
                info = (await server.http("GET", f"/api/tables/{made['id']}")).json()
                verdict = await verify(server, record)
                drawn = sum(line.startswith("* ") for line in record.splitlines())
                expected = {
                    "draws": drawn,
                    "commitment": info["commitment"],
                    "first": "named",
                    "taken_back": 0,
                }
                assert verdict.status == 200 and verdict.json() == expected
                lines = record.splitlines()
                first = next(n for n, line in enumerate(lines) if line.startswith("* "))
                draws = [line for line in lines if line.startswith("* ")]
                lines[first] = next(line for line in draws if line != lines[first])
                problem = (await verify(server, "\n".join(lines))).json()
                assert (problem["key"], problem["line"]) == ("proof-differs", first + 1)

        run(work())

    def test_without_a_proof(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                record = (SAMPLES / "yak-worked-examples.yurt").read_text()
                assert (await verify(server, record)).json()["key"] == "proof-missing"

        run(work())


async def verify(server: Inside, record: str) -> Answer:
    return await server.http("POST", "/api/verify", record.encode(), {"content-type": "text/plain"})
