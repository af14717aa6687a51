"""Two server processes over one PostgreSQL: clients of one table are spread over both."""

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, inside
from tests.server.players import events, is_to_move, mover, news, plain, take_turns, until
from tests.server.processes import ServerProcess, serving
from tests.server.store.tables import run
from yurt.client import Client, Refused, Seat

Message = dict[str, Any]
# Seconds until the work of a process that died must be done by another one. It is under two on a
# machine that is not busy; the bound is for one that is.
HANDED_OVER = 20.0
HURRY = {"later": 0.2}


@contextmanager
def both(url: str, folder: Path) -> Iterator[list[ServerProcess]]:
    with serving(url, folder, "a") as one, serving(url, folder, "b") as other:
        yield [one, other]


@pytest.fixture(scope="module")
def servers(
    new_postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    with both(new_postgres(), tmp_path_factory.mktemp("servers")) as started:
        yield started


@pytest.fixture
def mortal_servers(postgres_url: str, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """For a test that kills one of them."""
    with both(postgres_url, tmp_path) as started:
        yield started


@asynccontextmanager
async def seated(
    servers: list[ServerProcess], places: Sequence[tuple[int, int | None]], **terms: Any
) -> AsyncIterator[tuple[Message, list[Seat]]]:
    """A table of two, and connections: the server of each, and its seat or None to watch."""
    for server in servers:
        await server.ready()
    clients = [Client(server.address, **HURRY) for server in servers]
    made = await clients[0].open("yak", ["host", "host"], **terms)
    async with AsyncExitStack() as stack:
        seats = []
        for place, number in places:
            token = "" if number is None else made["tokens"][str(number)]
            seat = clients[place].sit(made["id"], token)
            seats.append(await stack.enter_async_context(seat))
        yield made, seats


async def attempt(seat: Seat, event: str, saw: int, name: str) -> Message | str:
    """The answer to a move, or the name of the refusal."""
    try:
        return await seat.call("play", events=[event], saw=saw, request=name)
    except Refused as refused:
        return refused.key or str(refused)


async def same(everyone: list[Seat]) -> None:
    """Waits until all have heard the same."""
    await until(lambda: len({seat.saw for seat in everyone}) == 1)


def test_of_racing_moves_one_is_accepted(servers: list[ServerProcess]) -> None:
    """Each seat is connected to both processes, and all of them move at once."""
    rng = random.Random(7)
    places = [(0, 0), (1, 0), (0, 1), (1, 1), (0, None), (1, None)]

    async def play() -> None:
        async with seated(servers, places) as (_, everyone):
            seats = everyone[:4]
            for turn in range(25):
                await same(everyone)
                movers = [seat for seat in seats if is_to_move(seat)]
                assert len(movers) == 2 and movers[0].seat == movers[1].seat
                saw, legal = movers[0].saw, movers[0].last["show"]["legal"]
                racing = [
                    attempt(seat, rng.choice(legal), saw, f"{turn} {place}")
                    for place, seat in enumerate(seats)
                ]
                answers = await asyncio.gather(*racing)
                done = [answer for answer in answers if isinstance(answer, dict)]
                assert len(done) == 1, answers
                late = [a for a, seat in zip(answers, seats, strict=True) if seat in movers]
                assert "table-moved-on" in late
            await same(everyone)
            first = plain(everyone[0].events)
            assert len(first) >= 25 and plain(everyone[1].events) == first
            assert plain(everyone[2].events) == plain(everyone[3].events)
            assert plain(everyone[4].events) == plain(everyone[5].events)
            for seat in everyone:
                assert [event[:2] for event in plain(seat.events)] == [e[:2] for e in first]

    run(play())


def test_one_move_sent_through_both_is_played_once(servers: list[ServerProcess]) -> None:
    places = [(0, 0), (1, 0), (0, 1), (1, 1)]

    async def play() -> None:
        async with seated(servers, places) as (_, everyone):
            for turn in range(10):
                await same(everyone)
                movers = [seat for seat in everyone if is_to_move(seat)]
                saw, event = movers[0].saw, movers[0].last["show"]["legal"][0]
                length = len(movers[0].events)
                answers = await asyncio.gather(
                    *(attempt(seat, event, saw, f"turn {turn}") for seat in movers)
                )
                assert answers[0] == answers[1] and isinstance(answers[0], dict), answers
                await same(everyone)
                moves = [each for each in movers[0].events[length:] if each["actor"] >= 0]
                assert len(moves) == 1

    run(play())


def test_a_seat_taken_through_one_is_known_to_the_other(servers: list[ServerProcess]) -> None:
    async def play() -> None:
        for server in servers:
            await server.ready()
        one, other = (Client(server.address, **HURRY) for server in servers)
        made = await one.open("yak", ["open", "open"])
        async with other.sit(made["id"]) as watcher:
            for number in range(2):
                taken = await one.join(made["id"], f"Player {number}")
                async with other.sit(made["id"], taken["token"]) as seat:
                    assert seat.seat == number and not seat.ended
            await until(lambda: watcher.table["status"] == "playing")

    run(play())


@pytest.mark.slow
def test_presence_is_seen_across_processes(mortal_servers: list[ServerProcess]) -> None:
    async def play() -> None:
        async with seated(mortal_servers, [(1, 1)]) as (made, (watching,)):
            one = Client(mortal_servers[0].address)
            await until(lambda: watching.present == [False, True])
            async with one.sit(made["id"], made["tokens"]["0"]) as seat:
                await until(lambda: watching.present == seat.present == [True, True])
            await until(lambda: watching.present == [False, True])
            async with one.sit(made["id"], made["tokens"]["0"]):
                await until(lambda: watching.present == [True, True])
                mortal_servers[0].kill()
                await until(lambda: watching.present == [False, True])

    run(play())


async def insist(seat: Seat, do: str, /, **details: Any) -> None:
    """Asks until it is not too early any more."""
    while True:
        with contextlib.suppress(Refused):
            await seat.call(do, **details)
            return
        await asyncio.sleep(0.1)


def test_somebody_away_is_played_for_across_processes(servers: list[ServerProcess]) -> None:
    """Ada asks through one process; Ben, who was connected to the other one, comes back there."""

    async def play() -> None:
        async with seated(servers, [(0, 0)], first=1, pace=0, patience=1) as (made, (ada,)):
            other = Client(servers[1].address, **HURRY)
            async with other.sit(made["id"], made["tokens"]["1"]):
                await until(lambda: ada.present == [True, True])
            await insist(ada, "cover", seat=1)
            async with other.sit(made["id"], made["tokens"]["1"]) as ben:
                await until(lambda: not ben.table["seats"][1].get("bot"))
                await until(lambda: ada.saw == ben.saw and ada.present == [True, True])
                assert not ada.table["seats"][1].get("covered")

    run(play())


def test_the_host_is_known_across_processes(servers: list[ServerProcess]) -> None:
    async def play() -> None:
        async with seated(servers, [(0, 0)], patience=2) as (made, (ada,)):
            other = Client(servers[1].address, **HURRY)
            async with other.sit(made["id"], host=made["host"]):
                with pytest.raises(Refused):
                    await ada.call("pause")
            await insist(ada, "pause")
            async with other.sit(made["id"], host=made["host"]) as host:
                assert host.table["paused"]
                await host.call("resume")
                await until(lambda: not ada.table.get("paused"))

    run(play())


def test_a_move_is_taken_back_across_processes(servers: list[ServerProcess]) -> None:
    async def play() -> None:
        async with seated(servers, [(0, 0), (1, 1), (1, None)]) as (_, everyone):
            for _ in range(5):
                await same(everyone)
                seat = next(filter(is_to_move, everyone))
                await seat.play(seat.last["show"]["legal"][0])
            await same(everyone)
            asks, answers = everyone[0], everyone[1]
            length = len(asks.events)
            await asks.call("undo")
            await same(everyone)
            if answers.table.get("ask"):
                await answers.call("answer", agrees=True)
            await same(everyone)
            assert len({len(seat.events) for seat in everyone}) == 1
            assert len(asks.events) < length
            await same(everyone)
            seat = next(filter(is_to_move, everyone))
            await seat.play(seat.last["show"]["legal"][0])

    run(play())


def test_bots_and_clocks_of_a_process_that_died_go_on(
    mortal_servers: list[ServerProcess], record_property: Any
) -> None:
    async def play() -> tuple[float, float]:
        for server in mortal_servers:
            await server.ready()
        one, other = (Client(server.address, **HURRY) for server in mortal_servers)
        terms: Message = {"pace": 0.05}
        made = [await one.open("yak", ["bot", "bot", "host"], **terms) for _ in range(6)]
        clock = {"kind": "move", "seconds": 1}
        async with AsyncExitStack() as stack:
            # The seats of people are handed to bots, so that the games go on by themselves.
            for each in made:
                async with one.sit(each["id"], each["tokens"]["2"]) as seat:
                    await seat.call("hand")
            watching = [await stack.enter_async_context(other.sit(each["id"])) for each in made]
            clocked = await one.open("yak", ["host", "host"], clock=clock)
            due = time.monotonic() + 1
            mortal_servers[0].kill()
            killed = time.monotonic()
            # Twice: what was on its way when the process died may still arrive.
            await all_go_on(watching)
            await all_go_on(watching)
            bots = time.monotonic() - killed
            async with other.sit(clocked["id"]) as seat:
                await until(lambda: any(each.get("bot") for each in seat.table["seats"]))
            return bots, time.monotonic() - max(due, killed)

    bots, clocks = run(play())
    record_property("bots handed over after", round(bots, 2))
    record_property("clock handed over after", round(clocks, 2))
    print(f"bots {bots:.2f} s, clock {clocks:.2f} s")
    assert bots < HANDED_OVER and clocks < HANDED_OVER


async def all_go_on(watching: Sequence[Seat]) -> None:
    saw = [seat.saw for seat in watching]
    await until(lambda: all(seat.saw > n for seat, n in zip(watching, saw, strict=True)))


def test_what_was_taken_back_before_it_was_heard_of_is_not_told(tmp_path: Path) -> None:
    """A move, its undo and another move that arrive at once."""

    async def play() -> None:
        async with inside(tmp_path) as one, inside(tmp_path) as other:
            made = await one.open("yak", ["host", "host"])
            lines = [
                await one.line(made["id"], token=token, program=True)
                for token in made["tokens"].values()
            ]
            await take_turns(one, lines, 3)
            watcher = await other.line(made["id"], program=True)
            await take_turns(one, lines, 2)
            await take_back(one, lines)
            await take_turns(one, lines, 2)
            live = await other.house.find(made["id"])
            assert live is not None
            await other.house.catch_up(live)
            await other.settle()
            back = await one.line(made["id"], program=True)
            assert plain(events(news(watcher))) == plain(events(news(back)))

    run(play())


async def take_back(server: Inside, lines: list[Any]) -> None:
    asks = mover(*lines)
    await asks.call("undo")
    await server.settle()
    other = lines[1 - lines.index(asks)]
    if news(other)[-1]["table"].get("ask"):
        await other.call("answer", agrees=True)
        await server.settle()
