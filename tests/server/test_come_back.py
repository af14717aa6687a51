"""A client that comes back: what it missed, what it sent twice, and whose seat it has."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import websockets.asyncio.server

from tests.server.inside import Inside, Line, inside
from tests.server.players import (
    byes,
    events,
    is_to_move,
    move,
    mover,
    news,
    plain,
    take_turns,
    until,
)
from tests.server.processes import serving
from tests.server.store.databases import let_pass
from tests.server.store.tables import run
from yurt import client
from yurt.engine import registry
from yurt.server import sight, sockets
from yurt.server.store import StoreError

Message = dict[str, Any]


async def two_seats(server: Inside, game: str = "yak", **terms: Any) -> tuple[Message, list[Line]]:
    made = await server.open(game, ["host", "host"], **terms)
    tokens = made["tokens"].values()
    lines = [await server.line(made["id"], token=token, program=True) for token in tokens]
    return made, lines


# What was missed


@pytest.mark.parametrize("game", registry.names())
def test_whoever_comes_back_gets_exactly_what_it_missed(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            made, lines = await two_seats(server, game)
            watcher = await server.line(made["id"], program=True)
            await take_turns(server, lines, 12)
            told = news(watcher)
            for place, message in enumerate(told):
                saw = message["seq"]
                back = await server.line(made["id"], program=True, saw=saw)
                (missed,) = news(back)
                assert not missed.get("whole") and missed["seq"] == told[-1]["seq"]
                assert missed.get("events", []) == events(told[place + 1 :])

    run(play())


def test_after_an_undo_everything_is_told_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            made, lines = await two_seats(server)
            await take_turns(server, lines, 3)
            before = news(lines[0])[-1]["seq"]
            await take_back(server, lines)
            back = await server.line(made["id"], program=True, saw=before)
            (whole,) = news(back)
            assert whole["whole"]
            watcher = await server.line(made["id"], program=True)
            assert plain(events(news(back))) == plain(events(news(watcher)))
            # Whoever saw the undo need not forget anything.
            now = await server.line(made["id"], program=True, saw=whole["seq"])
            assert not news(now)[0].get("whole") and not news(now)[0].get("events")

    run(play())


async def take_back(server: Inside, lines: list[Line]) -> None:
    """The seat that did not move last takes its last move back, and the other one agrees."""
    asks = mover(*lines)
    length = len(events(news(asks)))
    assert (await asks.call("undo"))["is"] == "done"
    await server.settle()
    other = lines[1 - lines.index(asks)]
    if news(other)[-1]["table"].get("ask"):
        assert (await other.call("answer", agrees=True))["is"] == "done"
        await server.settle()
    assert len(events(news(asks))) < length


def test_a_number_from_the_future_gets_everything(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            made, lines = await two_seats(server)
            await take_turns(server, lines, 2)
            back = await server.line(made["id"], program=True, saw=10**6)
            assert news(back)[0]["whole"]

    run(play())


# What was sent twice


def test_a_move_sent_twice_is_answered_alike_and_played_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            made, lines = await two_seats(server)
            first = mover(*lines)
            told = news(first)[-1]
            sent = {"events": [told["show"]["legal"][0]], "saw": told["seq"], "request": "mine"}
            done = await first.call("play", **sent)
            length = len(await server.log(made["id"]))
            assert await first.call("play", **sent) == done
            assert len(await server.log(made["id"])) == length
            await server.settle()
            # The same name of another seat is another call.
            other = mover(*lines)
            if other is not first:
                assert (await move(other, request="mine"))["seq"] > done["seq"]
            length = len(await server.log(made["id"]))
        async with inside(tmp_path) as server:
            token = made["tokens"][str(lines.index(first))]
            again = await server.line(made["id"], token=token, program=True)
            assert await again.call("play", **sent) == done
            assert len(await server.log(made["id"])) == length

    run(play())


def test_what_the_host_calls_its_call_is_not_a_seats(tmp_path: Path) -> None:
    """A host who mutes seat 1 under a name must not use up that name for the moves of seat 1."""

    async def play() -> None:
        async with inside(tmp_path) as server:
            made, lines = await two_seats(server, first=1)
            host = await server.line(made["id"], host=made["host"], program=True)
            muted = await host.call("mute", seat=1, muted=True, request="1")
            assert muted["is"] == "done"
            assert await host.call("mute", seat=1, muted=True, request="1") == muted
            await server.settle()
            seat = mover(*lines)
            length = len(await server.log(made["id"]))
            assert (await move(seat, request="1"))["is"] == "done"
            assert len(await server.log(made["id"])) > length

    run(play())


def test_a_late_move_is_played_once_or_not_at_all(tmp_path: Path) -> None:
    """A move whose first sending was lost is played if the game stands still, else refused."""

    async def play() -> None:
        async with inside(tmp_path) as server:
            made, lines = await two_seats(server)
            await take_turns(server, lines, 1)
            seat = mover(*lines)
            told = news(seat)[-1]
            sent = {"events": [told["show"]["legal"][0]], "saw": told["seq"]}
            await seat.close()
            token = made["tokens"][str(lines.index(seat))]
            back = await server.line(made["id"], token=token, program=True, saw=told["seq"])
            assert (await back.call("play", **sent, request="late"))["is"] == "done"
            length = len(await server.log(made["id"]))
            refused = await back.call("play", **sent, request="later")
            assert refused["is"] == "refused" and refused["key"] == "table-moved-on"
            assert len(await server.log(made["id"])) == length

    run(play())


def test_a_rematch_asked_for_twice_is_one_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            made, lines = await two_seats(server, "yam-master", options={"max_turns": 20})
            while news(lines[0])[-1].get("table", {}).get("status") != "over":
                await take_turns(server, lines, 1)
            hosts = [await server.line(made["id"], host=made["host"]) for _ in range(3)]
            answers = await asyncio.gather(*(host.call("again") for host in hosts))
            assert {answer["is"] for answer in answers} == {"done"}
            (new,) = {answer["table"] for answer in answers}
            statuses = [live.table.status for live in server.house.live.values()]
            assert statuses.count("closed") == 2
            live = await server.house.find(new)
            assert live is not None and live.table.status != "closed"

    run(play())


# When the connection or the database goes in the middle of a call


def test_a_call_is_carried_out_although_the_caller_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            made, lines = await two_seats(server)
            watcher = await server.line(made["id"], program=True)
            store, gate, asked = server.house.store, asyncio.Event(), asyncio.Event()
            append = store.append

            async def slowly(*what: Any) -> bool:
                asked.set()
                await gate.wait()
                return await append(*what)

            monkeypatch.setattr(store, "append", slowly)
            seat = mover(*lines)
            told = news(seat)[-1]
            event = told["show"]["legal"][0]
            seat.send({"do": "play", "events": [event], "saw": told["seq"], "request": "x"})
            await asked.wait()
            closing = asyncio.create_task(seat.close())
            await asyncio.sleep(0)
            gate.set()
            await closing
            await server.settle()
            assert news(watcher)[-1]["seq"] > told["seq"]
            assert byes(watcher) == []

    run(play())


@pytest.mark.parametrize("is_written", [True, False])
def test_when_the_database_fails_the_log_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_written: bool
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            made, lines = await two_seats(server)
            seat = mover(*lines)
            told = news(seat)[-1]
            sent = {"events": [told["show"]["legal"][0]], "saw": told["seq"], "request": "x"}
            store = server.house.store
            append = store.append

            async def fail(*what: Any) -> bool:
                monkeypatch.setattr(store, "append", append)
                if is_written:
                    await append(*what)
                raise StoreError("The database went away.")

            monkeypatch.setattr(store, "append", fail)
            before = len(await server.log(made["id"]))
            assert (await seat.call("play", **sent))["key"] == "house-store"
            await until(lambda: byes(lines[0]) == byes(lines[1]) == ["stopped"])
            assert (len(await server.log(made["id"])) > before) == is_written
            token = made["tokens"][str(lines.index(seat))]
            back = await server.line(made["id"], token=token, program=True, saw=told["seq"])
            assert bool(news(back)[0].get("events")) == is_written
            assert (await back.call("play", **sent))["seq"] == before + 1
            played = [data for data in await server.log(made["id"]) if b'"request":"x"' in data]
            assert len(played) == 1

    run(play())


@pytest.mark.parametrize("clock", [{}, {"clock": {"kind": "move", "seconds": 60}}])
def test_when_telling_fails_everyone_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Message
) -> None:
    """The move is in the log, but nobody could be told."""

    async def play() -> None:
        async with inside(tmp_path) as server:
            made, lines = await two_seats(server, **clock)
            before = len(await server.log(made["id"]))
            with monkeypatch.context() as patched:
                patched.setattr(sight, "show", None)
                assert (await move(mover(*lines)))["key"] == "http-failed"
            await until(lambda: byes(lines[0]) == byes(lines[1]) == ["stopped"])
            assert len(await server.log(made["id"])) > before
            back = await server.line(made["id"], token=made["tokens"]["0"], program=True)
            assert news(back)[-1]["seq"] == len(await server.log(made["id"]))

    run(play())


# Whose seat it is, and whether anyone is there


def test_a_seat_opened_elsewhere_moves_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            made, lines = await two_seats(server)
            new = await server.line(made["id"], token=made["tokens"]["0"], program=True)
            await until(lambda: byes(lines[0]) == ["moved"])
            await until(lines[0].task.done)
            assert byes(lines[1]) == []
            await take_turns(server, [new, lines[1]], 4)
            assert byes(new) == []

    run(play())


def test_a_silent_connection_is_found_dead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SILENCE_SECONDS", 3.0)

    async def play() -> None:
        async with inside(tmp_path) as server:
            _, (silent, alive) = await two_seats(server)
            async with asyncio.timeout(30):
                while not silent.task.done():
                    alive.send({"do": "ping"})
                    await asyncio.sleep(0.02)
            told = [m["seats"] for m in alive.messages if m["is"] == "presence"]
            assert told[-1] == [False, True] and not alive.task.done()

    run(play())


def test_a_client_finds_a_server_that_has_gone_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "SILENCE_SECONDS", 0.1)
    met: list[object] = []

    async def say_nothing(socket: Any) -> None:
        met.append(socket)
        await socket.wait_closed()

    async def play() -> None:
        async with websockets.asyncio.server.serve(say_nothing, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            seat = client.Client(f"http://127.0.0.1:{port}").sit("table")
            entering = asyncio.create_task(seat.__aenter__())
            await until(lambda: len(met) > 2)
            entering.cancel()
            await seat.__aexit__()

    run(play())


# Clocks


def test_out_of_time_a_bot_plays_on_and_the_owner_may_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        clock = {"kind": "move", "seconds": 0.3}
        async with inside(tmp_path, works=True) as server:
            _, lines = await two_seats(server, clock=clock, pace=0.05, first=0)
            seat, number = lines[0], 0
            await until(lambda: news(seat)[-1]["table"]["seats"][number].get("bot"))
            await until(lambda: any(each["actor"] == number for each in events(news(seat))))
            assert (await seat.call("back"))["is"] == "done"
            assert byes(seat) == []

    run(play())


@pytest.mark.slow
def test_the_pause_of_a_restart_is_charged_to_nobody(url: str, tmp_path: Path) -> None:
    """Killed while a clock of a minute runs, and away for much longer."""

    async def play() -> None:
        with serving(url, tmp_path) as server:
            await server.ready()
            yurt = client.Client(server.address)
            clock = {"kind": "move", "seconds": 60}
            made = await yurt.open("yak", ["host", "host"], clock=clock)
            seats = [yurt.sit(made["id"], token) for token in made["tokens"].values()]
            async with seats[0], seats[1]:
                await until(lambda: any(map(is_to_move, seats)))
                seat = next(filter(is_to_move, seats))
                server.kill()
                await asyncio.to_thread(let_pass, url, 1000)
                server.start()
                await server.ready()
                table = await yurt.request(f"/api/tables/{made['id']}")
                assert not any(each.get("bot") for each in table["seats"])
                assert 0 < table["seats"][table["turn"]]["left"] <= 60
                done = await seat.play(seat.last["show"]["legal"][0])
                assert done["is"] == "done"

    run(play())


def test_a_clock_runs_on_after_a_restart(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        with serving(url, tmp_path) as server:
            await server.ready()
            yurt = client.Client(server.address)
            made = await yurt.open("yak", ["host", "host"], clock={"kind": "move", "seconds": 2})
            server.kill()
            server.start()
            await server.ready()
            async with yurt.sit(made["id"]) as watcher:
                await until(lambda: any(seat.get("bot") for seat in watcher.table["seats"]))

    run(play())
