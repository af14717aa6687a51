"""Whatever is sent: no crash, no trace of the inside, no changed table, and the server goes on."""

import asyncio
import hmac
import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server import nonsense
from tests.server.inside import Inside, Line, inside, run
from tests.server.processes import ServerProcess, serving
from tests.server.sheet import Sheet, secret
from yurt.server import sockets
from yurt.server.limits import BODY_BYTES, MESSAGE_BYTES, PINGS_AT_ONCE, Limits

KINDS = ("refused", "pong", "done", "bye", "welcome", "news", "presence", "reason")


def check_answers(line: Line) -> None:
    """What came back is of the protocol, and says nothing of the inside."""
    for text in line.heard:
        assert json.loads(text)["is"] in KINDS
        assert not any(sign in text for sign in nonsense.SIGNS), text


class Siege:
    """A game under way, and a crowd that sends what it should not."""

    def __init__(self, server: Inside, made: dict[str, Any], rng: random.Random) -> None:
        self.server = server
        self.made = made
        self.rng = rng
        self.sent = 0

    async def send(self, line: Line, batch: list[nonsense.Sent]) -> None:
        """Sends it all, and waits until each of it is answered or the connection is closed."""
        before = len(line.heard)
        for message in batch:
            line.send(message)
        await line.count(before + len(batch))
        check_answers(line)
        self.sent += len(batch)

    async def malformed(self, count: int) -> None:
        line = await self.server.line(self.made["id"], token=self.made["tokens"]["1"])
        await self.send(line, [nonsense.malformed(self.rng) for _ in range(count)])
        await line.close()

    async def first_words(self, count: int) -> None:
        """Connections that begin with something else than hello."""
        for _ in range(count):
            line = self.server.dial(self.made["id"])
            line.send(nonsense.malformed(self.rng))
            await line.ended()
            check_answers(line)
            self.sent += 1

    async def forged(self, count: int) -> None:
        """By the seat that is not to move, and by someone who watches."""
        live = await self.server.house.find(self.made["id"])
        assert live is not None and live.table.state is not None
        legal, seq = live.table.state.legal(), live.table.seq
        token = self.rng.choice([self.made["tokens"]["1"], ""])
        line = await self.server.line(self.made["id"], token=token)
        await self.send(line, [nonsense.forged(self.rng, legal, seq) for _ in range(count)])
        assert all(message["is"] != "done" for message in line.messages)
        await line.close()

    async def replayed(self, count: int, call: dict[str, Any], answer: dict[str, Any]) -> None:
        """A call that was carried out long ago, from its own seat and from others."""
        for seat in ("0", "1"):
            line = await self.server.line(self.made["id"], token=self.made["tokens"][seat])
            before = len(line.heard)
            await self.send(line, [json.dumps(call)] * (count // 2))
            answers = [m for m in line.messages[before:] if m["is"] != "presence"]
            if seat == "0":
                assert all(m == answer for m in answers)
            else:
                assert all(m["is"] == "refused" for m in answers)
            await line.close()


async def besiege(server: Inside, batches: int, size: int) -> int:
    made = await server.open("yak", ["host", "host"], first=0)
    rng = random.Random(4)
    own = await server.line(made["id"], token=made["tokens"]["0"], program=True)
    saw = own.messages[1]["seq"]
    move = own.messages[1]["show"]["legal"][0]
    call = {"do": "play", "events": [move], "saw": saw, "request": "once"}
    own.send(call)
    answer = await own.answer("once", 0)
    assert answer["is"] == "done"
    siege = Siege(server, made, rng)
    before = await server.log(made["id"])
    for number in range(batches):
        await siege.malformed(size)
        await siege.forged(size)
        await siege.replayed(size, call, answer)
        await siege.first_words(max(size // 20, 1))
        assert await server.log(made["id"]) == before, f"batch {number} changed the table"
    assert (await server.http("GET", "/health")).status == 200
    again = await server.line(made["id"], token=made["tokens"]["0"], program=True)
    news = next(m for m in again.messages if m["is"] == "news")
    done = await again.call("play", events=[news["show"]["legal"][0]], saw=news["seq"])
    assert done["is"] == "done"
    return siege.sent


def test_a_siege(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            assert await besiege(server, 8, 150) > 3_000

    run(work())


@pytest.mark.slow
def test_a_long_siege(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            assert await besiege(server, 180, 190) > 100_000

    run(work())


# Requests


def bodies(rng: random.Random) -> Iterator[bytes]:
    good = {"game": "yak", "seats": ["open", "bot"], "clock": {"kind": "move", "seconds": 9}}
    yield from (b"", b"{}", b"[]", b"null", b"\xff\xfe", b"[" * 9_000, b'{"game":' * 900)
    yield json.dumps(good).encode()[:-1]
    for name in ("game", "seats", "options", "names", "clock", "public", "first", "pace"):
        for value in [*nonsense.VALUES, ["host"] * 13, ["king"], {"kind": "bank", "seconds": -1}]:
            yield json.dumps(good | {name: value}).encode("utf-8", errors="replace")
        for raw in nonsense.RAW:
            yield json.dumps(good | {name: "<>"}).replace('"<>"', raw).encode()
    for _ in range(300):
        text = json.dumps(good | {"options": {"cards": rng.choice(nonsense.VALUES)}})
        place = rng.randrange(len(text))
        yield (text[:place] + chr(rng.randrange(32, 127)) + text[place + 1 :]).encode()


def test_bodies_of_requests(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            for body in bodies(random.Random(5)):
                for path in ("/api/tables", "/api/tables/ABCD/seats"):
                    answer = await server.http("POST", path, body)
                    assert answer.status < 500, (body, answer.text)
                    assert not any(sign in answer.text for sign in nonsense.SIGNS), answer.text
                    if answer.status >= 400:
                        assert set(answer.json()) == {"message", "rule", "key"}

    run(work())


def test_addresses_and_headers(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "bot"])
            odd = ["%00", "..%2f..", "%ff", "'--", "é", "x" * 3_000, "AB%20D", "\u202e", "None"]
            for word in odd:
                for path in (f"/api/tables/{word}", f"/api/games/{word}/rules", f"/{word}"):
                    answer = await server.http("GET", path)
                    assert answer.status == 404 and not any(
                        s in answer.text for s in nonsense.SIGNS
                    )
            for seat in ("-1", "12", "x", "1.5", "1e3", "", "9" * 400):
                answer = await server.http("GET", f"/api/tables/{made['id']}/story?seat={seat}")
                assert answer.status in (200, 400, 409), answer.text
            for header in ("accept-language", "x-yurt-token", "cookie", "content-type"):
                for value in ("\x00", "é", "x" * 5_000, "de;q=9,,"):
                    answer = await server.http(
                        "GET", f"/api/tables/{made['id']}/story?seat=1", headers={header: value}
                    )
                    assert answer.status == 409

    run(work())


# Limits


def test_a_message_is_bounded(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "bot"])
            line = await server.line(made["id"], token=made["tokens"]["0"])
            for text, key in (
                ("x" * (MESSAGE_BYTES - 40), "chat-length"),
                ("x" * MESSAGE_BYTES, "call-too-long"),
                ("é" * (MESSAGE_BYTES // 2), "call-too-long"),
            ):
                since = len(line.heard)
                line.send(json.dumps({"do": "speak", "text": text}, ensure_ascii=False))
                await line.count(since + 1)
                assert line.messages[-1]["key"] == key

    run(work())


def test_a_request_is_bounded(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            answer = await server.http("POST", "/api/tables", b" " * (BODY_BYTES + 1))
            assert answer.status == 413 and answer.json()["key"] == "http-too-long"

    run(work())


def test_calls_are_rationed_and_a_flood_is_cut_off(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, Limits(calls=0.001, burst=5)) as server:
            made = await server.open("yak", ["host", "bot"])
            line = await server.line(made["id"], token=made["tokens"]["0"])
            for number in range(sockets.REFUSALS_BORNE + 100):
                line.send({"do": "ping" if number % 2 else "undo"})
            await line.until(lambda: line.code is not None)
            kinds = [message["is"] for message in line.messages]
            assert kinds.count("pong") <= 2 * PINGS_AT_ONCE
            # A client that does not read either is cut off sooner, as too slow.
            assert line.messages[-1]["why"] in ("refused", "slow")

    run(work())


def test_tables_and_requests_of_one_address(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(tables=3, requests=0.001, request_burst=40)
        async with inside(tmp_path, limits) as server:
            form = {"game": "yak", "seats": ["open", "bot"]}
            asked = [await server.http("POST", "/api/tables", form) for _ in range(4)]
            assert [answer.status for answer in asked] == [201, 201, 201, 429]
            assert asked[-1].json()["key"] == "house-limit"
            statuses = [(await server.http("GET", "/api/games")).status for _ in range(30)]
            assert statuses[0] == 200 and statuses[-1] == 429
            other = await server.http("GET", "/api/games", address="10.0.0.9")
            assert other.status == 200
            # Whoever watches over the server is always let in.
            assert (await server.http("GET", "/health")).status == 200

    run(work())


def test_connections_of_one_address(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, Limits(connections=3)) as server:
            made = await server.open("yak", ["host", "bot"])
            lines = [await server.line(made["id"]) for _ in range(3)]
            turned_away = server.dial(made["id"])
            await turned_away.until(lambda: turned_away.code is not None)
            assert turned_away.code == 1008 and turned_away.heard == []
            other = server.dial(made["id"], address="10.0.0.9")
            other.send({"do": "hello"})
            await other.count(2)
            await lines[0].close()
            await server.line(made["id"])

    run(work())


ORIGINS = [
    (None, True),
    ("http://yurt.example:8642", True),
    ("https://yurt.example:8642", True),
    ("http://evil.example", False),
    ("http://yurt.example:8642.evil.example", False),
    ("http://evil.example/?yurt.example:8642", False),
    ("http://yurt.example", False),
    ("null", False),
    ("", False),
]


@pytest.mark.parametrize(("origin", "is_let_in"), ORIGINS)
def test_browsers_say_which_page_they_come_from(
    origin: str | None, is_let_in: bool, tmp_path: Path
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "bot"])
            line = server.dial(made["id"], {} if origin is None else {"origin": origin})
            line.send({"do": "hello"})
            await line.until(lambda: line.heard or line.code is not None)
            assert bool(line.heard) == is_let_in
            assert is_let_in or line.code == 1008
            await line.close()

    run(work())


@pytest.mark.parametrize(("origin", "is_let_in"), ORIGINS)
def test_other_websites_change_nothing(origin: str | None, is_let_in: bool, tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "open", "open"])
            headers = {} if origin is None else {"origin": origin}
            seats = f"/api/tables/{made['id']}/seats"
            form = {"game": "yak", "seats": ["open", "bot"], "public": True}
            for path, body in ((seats, {}), ("/api/tables", form)):
                answer = await server.http("POST", path, body, headers)
                assert answer.status == (201 if is_let_in else 403)
                assert is_let_in or answer.json()["key"] == "http-foreign"
            # Looking changes nothing.
            listed = await server.http("GET", "/api/tables", headers=headers)
            assert len(listed.json()["tables"]) == is_let_in

    run(work())


# Secrets


def test_secrets_are_not_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    secrets: list[str] = []

    async def work() -> None:
        async with inside(tmp_path, works=True) as server:
            made = await server.open("yak", ["host", "bot", "open"], pace=0)
            taken = (await server.http("POST", f"/api/tables/{made['code']}/seats", {})).json()
            live = await server.house.find(made["id"])
            assert live is not None
            secrets.extend([made["host"], *made["tokens"].values(), taken["token"]])
            secrets.append(live.table.seed.hex())
            await use(server, made, taken)

    run(work())
    said = "\n".join(f"{r.getMessage()} {r.exc_text} {r.args}" for r in caplog.records)
    assert len(secrets) == 4 and not any(secret in said for secret in secrets)


async def use(server: Inside, made: dict[str, Any], taken: dict[str, Any]) -> None:
    """A session with all that may be logged: moves, refusals, kicks, wrong tokens."""
    host = await server.line(made["id"], token=made["tokens"]["0"], host=made["host"], program=True)
    guest = await server.line(made["id"], token=taken["token"], program=True)
    for line in (host, guest):
        for do in (
            ("undo", "again", "start", "close") if line is guest else ("undo", "hand", "back")
        ):
            await line.call(do)
        line.send("not JSON " + made["host"])
        await line.call("play", events=[made["host"]], saw=99)
    await host.call("kick", seat=2)
    stranger = server.dial(made["id"])
    stranger.send({"do": "hello", "token": taken["token"]})
    await stranger.until(lambda: stranger.code is not None)
    headers = {"x-yurt-token": made["tokens"]["0"]}
    for path in ("/record", "/story", "/story?seat=1", ""):
        await server.http("GET", f"/api/tables/{made['id']}{path}", headers=headers)
    await host.call("close")


def test_no_message_tells_another_seats_secret(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "host"])
            line = await server.line(made["id"], token=made["tokens"]["0"])
            story = await server.http("GET", f"/api/tables/{made['id']}/record")
            live = await server.house.find(made["id"])
            assert live is not None
            told = "".join(line.heard) + story.text
            for secret in (made["host"], *made["tokens"].values(), live.table.seed.hex()):
                assert secret not in told
            for seat in live.table.seats:
                assert seat.token not in told

    run(work())


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    honest = hmac.compare_digest

    def compare(one: bytes, other: bytes) -> bool:
        asked.append((one, other))
        return honest(one, other)

    table = Sheet("yak", ["open"] * 3).seated(0, 1).table
    monkeypatch.setattr(hmac, "compare_digest", compare)
    assert table.seat_of(secret(0)) == 0 and len(asked) == 3
    assert table.seat_of("nothing like it") is None and len(asked) == 6
    assert not table.is_host("x") and len(asked) == 7
    # What is compared are hashes: even equal time tells nothing of a secret's length.
    assert all(len(other) == 64 for _, other in asked)


# Over the network


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with serving(str(folder / "tables.db"), folder) as server:
        asyncio.run(server.ready())
        yield server


def test_a_siege_over_the_network(process: ServerProcess) -> None:
    async def work() -> None:
        from yurt.client import Client

        client = Client(process.address)
        made = await client.open("yak", ["host", "host"], first=0)
        record = await client.record(made["id"])
        rng = random.Random(6)
        for _ in range(12):
            await attack(process, made, [nonsense.malformed(rng) for _ in range(190)])
        await attack(process, made, ["x" * 300_000, b"\x00" * 300_000])
        await raw_bytes(process.port, rng)
        assert await client.record(made["id"]) == record
        async with client.sit(made["id"], made["tokens"]["0"]) as seat:
            await seat.play(seat.last["show"]["legal"][0])

    run(work())
    assert "Traceback" not in process.said()


async def attack(process: ServerProcess, made: dict[str, Any], batch: list[nonsense.Sent]) -> None:
    url = f"ws{process.address.removeprefix('http')}/ws/{made['id']}"
    async with connect(url, ping_interval=None) as socket:
        await socket.send(json.dumps({"do": "hello", "token": made["tokens"]["1"]}))
        for message in batch:
            text = (
                message.encode("utf-8", errors="replace") if isinstance(message, str) else message
            )
            await socket.send(text, text=isinstance(message, str))
        answered = 0
        try:
            async with asyncio.timeout(30):
                while answered < len(batch):
                    answer = json.loads(await socket.recv())
                    assert answer["is"] in KINDS
                    answered += answer["is"] == "refused"
        except ConnectionClosed:
            pass


async def raw_bytes(port: int, rng: random.Random) -> None:
    """What is not even HTTP, and handshakes that break off."""
    shake = b"GET /ws/x HTTP/1.1\r\nUpgrade: websocket\r\n"
    for start in (b"", shake, b"POST /api/tables HTTP/1.1\r\n"):
        for _ in range(10):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(start + rng.randbytes(400))
            await writer.drain()
            writer.close()
            await asyncio.gather(writer.wait_closed(), return_exceptions=True)
