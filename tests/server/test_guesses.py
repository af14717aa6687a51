"""Nobody finds tables by trying all codes, and whoever mistypes still gets in."""

from dataclasses import replace
from pathlib import Path

from tests.server.inside import NO_LIMITS, inside, run
from tests.server.sheet import here, yak
from yurt.server import decide, sight, wire
from yurt.server.limits import (
    CROWD_MISS_SECONDS,
    CROWD_MISSES_PER_HOUR,
    LONGEST_WAIT,
    MISS_SECONDS,
    MISSES_PER_HOUR,
    Guesses,
    Limits,
)

HERE, THERE = "192.0.2.7", "192.0.2.8"
HOUR = 3600.0


def looks(limits: Limits, seconds: float) -> int:
    """How many codes one address can try in this time, with all the haste in the world."""
    guesses = Guesses(limits.misses, limits.miss_seconds)
    now, tried = 0.0, 0
    while now < seconds:
        wait = guesses.wait(HERE, "ABCD", now)
        now += LONGEST_WAIT if wait is None else wait + 0.0025
        if wait is not None:
            tried += 1
            guesses.missed(HERE, "ABCD", now)
    return tried


def test_guessing_is_slow() -> None:
    usual, crowd = Limits(), Limits().for_crowd()
    assert looks(usual, HOUR) <= 2 * MISSES_PER_HOUR + HOUR / MISS_SECONDS + 1
    assert looks(crowd, HOUR) <= 2 * CROWD_MISSES_PER_HOUR + HOUR / CROWD_MISS_SECONDS + 1


def test_a_miss_is_forgotten_after_a_while() -> None:
    guesses = Guesses(2, 10)
    for _ in range(2):
        assert guesses.wait(HERE, "ABCD", 0) == 0
        guesses.missed(HERE, "ABCD", 0)
    assert [guesses.wait(HERE, "ABCD", 0) for _ in range(3)] == [0, 10, None]
    # Ids are not guessed, and others have not missed.
    assert guesses.wait(HERE, "RzSBanLcMHvx", 0) == guesses.wait(THERE, "ABCD", 0) == 0
    assert guesses.wait(HERE, "ABCD", HOUR) == guesses.wait(HERE, "ABCD", HOUR) == 0


def test_hits_are_no_misses(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path, replace(NO_LIMITS, misses=1)) as server:
            made = await server.open("yak", ["host", "bot"])
            for _ in range(5):
                assert (await server.http("GET", f"/api/tables/{made['code']}")).status == 200

    run(work())


def test_whoever_guesses_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, misses=3, miss_seconds=1_000)
        async with inside(tmp_path, limits) as server:
            made = await server.open("yak", ["host", "open"])

            async def look(key: str, address: str = HERE, rest: str = "") -> int:
                path = f"/api/tables/{key}{rest}"
                return (await server.http("GET", path, address=address)).status

            assert [await look("zzzz") for _ in range(5)] == [404] * 4 + [429]
            # The answer tells nothing of whether the code exists.
            assert await look(made["code"]) == await look(made["code"], rest="/record") == 429
            answer = await server.http("GET", f"/api/tables/{made['code']}", address=HERE)
            assert answer.json()["key"] == "table-guesses"
            assert await look(made["id"]) == await look(made["code"], THERE) == 200
            for key in ("ZZZZ", made["code"]):
                line = server.dial(key, address=HERE)
                line.send({"do": "hello"})
                await line.ended()
                assert line.messages[0]["message"] == answer.json()["message"]
            line = server.dial(made["code"], address=THERE)
            line.send({"do": "hello"})
            await line.count(2)

    run(work())


def test_misses_of_connections_count_too(tmp_path: Path) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, misses=3, miss_seconds=1_000)
        async with inside(tmp_path, limits) as server:
            for _ in range(4):
                line = server.dial("ZZZZ", address=HERE)
                line.send({"do": "hello"})
                await line.ended()
            answer = await server.http("GET", "/api/tables/ZZZZ", address=HERE)
            assert answer.status == 429

    run(work())


def test_letters_tell_no_names(tmp_path: Path) -> None:
    """Of a private table; whoever sits there, or has the link, knows them."""

    async def work() -> None:
        async with inside(tmp_path) as server:
            private = await server.open("yak", ["host", "open", "bot"], names=["Ada"])
            public = await server.open("yak", ["host", "open"], names=["Ada"], public=True)

            async def names(key: str, token: str = "") -> list[str]:
                headers = {"x-yurt-token": token}
                answer = await server.http("GET", f"/api/tables/{key}", headers=headers)
                return [seat.get("name", "") for seat in answer.json()["seats"]]

            whole = await names(private["id"])
            assert whole[0] == "Ada"
            assert await names(private["code"]) == ["1", *whole[1:]]
            assert await names(private["code"], "a guess") == ["1", *whole[1:]]
            assert await names(private["code"], private["tokens"]["0"]) == whole
            assert (await names(public["code"]))[0] == "Ada"

    run(work())


def test_letters_tell_no_names_of_those_who_come_and_go() -> None:
    sheet = yak(3)
    sheet.do(decide.stand, 2)
    sheet.do(decide.sit, 2, "Cleo", "new", "", "yeti")
    info = sight.info(sheet.table, here(0, 1), sheet.now)
    names = [name for name in (*sheet.table.names, "Cleo") if name.encode() in wire.encode(info)]
    assert len(names) == 4
    told = wire.encode(sight.without_names(info, sheet.table))
    assert not [name for name in names if name.encode() in told]
