"""For whom bots play, and in which order they think."""

import asyncio
import threading
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, Line, inside, run
from tests.server.players import news, until
from tests.server.sheet import Sheet
from yurt.bots import hints
from yurt.engine.state import State
from yurt.server import decide, housework
from yurt.server import entries as e
from yurt.server.company import SLOW_SECONDS, is_slow
from yurt.server.housework import Housework
from yurt.server.limits import TABLES_WATCHED, Limits
from yurt.server.live import Live
from yurt.server.minds import Asker, Choice, Minds, Question, asked
from yurt.server.shelf import Shelf
from yurt.server.turns import Turns

FAST = {"kind": "move", "seconds": 600}


class Stage:
    """Bots that move when the test says so, and the tables whose bots were put off, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turns: defaultdict[str, asyncio.Semaphore] = defaultdict(lambda: asyncio.Semaphore(0))
        self.put_off: list[str] = []
        turn, put_off = Housework._turn, Housework._put_off

        async def allowed(
            work: Housework, state: State, seat: int, question: Question, asker: Asker
        ) -> list[Choice]:
            await self.turns[asker.table].acquire()
            return await turn(work, state, seat, question, asker)

        async def noted(work: Housework, live: Live) -> None:
            await put_off(work, live)
            self.put_off.append(live.table.id)

        monkeypatch.setattr(Housework, "_turn", allowed)
        monkeypatch.setattr(Housework, "_put_off", noted)
        monkeypatch.setattr(housework, "NAP_SECONDS", 0.01)

    async def move(self, *tables: Live) -> None:
        """One turn at each of these tables."""
        before = [live.table.seq for live in tables]
        for live in tables:
            self.turns[live.table.id].release()
        await until(lambda: all(live.table.seq > n for live, n in zip(tables, before, strict=True)))

    async def waits(self, server: Inside, live: Live, times: int = 1) -> None:
        """Until the bots of a table wait, and nothing is due there before somebody comes."""
        name = live.table.id
        await until(lambda: self.put_off.count(name) == times)
        upcoming = await server.house.store.next_due()
        assert upcoming is not None and upcoming > server.house.now() + 86_400


async def opened(server: Inside, *seats: str, **terms: Any) -> tuple[Live, dict[str, str]]:
    """A table, and the secrets of its seats."""
    made = await server.open("yak", list(seats), pace=0, first=0, **terms)
    live = await server.house.find(made["id"])
    assert live is not None
    return live, made["tokens"]


async def come(server: Inside, live: Live, address: str = "here", **hello: Any) -> Line:
    line = server.dial(live.table.id, address=address)
    line.send({"do": "hello", **hello})
    await line.until(lambda: news(line))
    return line


def test_bots_alone_play_while_somebody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        stage = Stage(monkeypatch)
        async with inside(tmp_path, works=True) as server:
            live, _ = await opened(server, "bot", "bot")
            await stage.waits(server, live)
            begun = live.table.seq
            watcher = await come(server, live)
            await stage.move(live)
            await stage.move(live)
            await watcher.close()
            # The move that is being thought about is still made.
            await stage.move(live)
            await stage.waits(server, live, 2)
            assert len(live.table.events) > 2 and live.table.seq > begun
            await come(server, live)
            await stage.move(live)
            assert stage.put_off == [live.table.id] * 2

    run(work())


def test_few_tables_of_bots_alone_are_played_for_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        stage = Stage(monkeypatch)
        async with inside(tmp_path, works=True) as server:
            tables = [(await opened(server, "bot", "bot"))[0] for _ in range(TABLES_WATCHED + 2)]
            await until(lambda: len(stage.put_off) == len(tables))
            played, waiting = tables[:TABLES_WATCHED], tables[TABLES_WATCHED:]
            lines = []
            for live in played:
                lines.append(await come(server, live, "crowd"))
                await stage.move(live)
            lines += [await come(server, live, "crowd") for live in waiting]
            other = await come(server, waiting[0], "guest")
            await stage.move(*played, waiting[0])
            await until(lambda: stage.put_off.count(waiting[1].table.id) > 1)
            # Whoever leaves one table has the next one played.
            await lines[0].close()
            await stage.move(played[0])
            await stage.move(waiting[1], *played[1:])
            await other.close()

    run(work())


def test_a_crowd_behind_one_address_may_watch_more() -> None:
    assert Limits().watched == TABLES_WATCHED
    assert Limits().for_crowd().watched > 1_000


def test_bots_wait_for_people_who_have_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But not where people need not be there all the time: then until it is a person's turn."""

    async def work() -> None:
        stage = Stage(monkeypatch)
        async with inside(tmp_path, works=True) as server:
            fast, tokens = await opened(server, "bot", "bot", "host", clock=FAST)
            await stage.waits(server, fast)
            line = await come(server, fast, token=tokens["2"])
            await stage.move(fast)
            await line.close()
            slow, _ = await opened(server, "bot", "bot", "host")
            while slow.table.mover != 2:
                await stage.move(slow)
            assert slow.table.id not in stage.put_off

    run(work())


def test_what_slow_play_is() -> None:
    def sheet(**terms: Any) -> Sheet:
        return Sheet("yak", ["open", "bot"], **terms).seated(0)

    assert is_slow(sheet().table)
    assert is_slow(sheet(clock=e.Clock("move", SLOW_SECONDS)).table)
    assert not is_slow(sheet(clock=e.Clock("bank", 600)).table)
    assert not is_slow(Sheet("yak", ["bot", "bot"]).table)


def test_a_hint_comes_before_a_crowd_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty tables with bots of level 5 want to think when a person asks for a hint."""
    sheet = Sheet("yak", ["level-5", "level-5"])
    sheet.do(decide.start)
    question = asked(sheet.table, 0, "seed")
    begun: list[str] = []
    go_on = threading.Event()

    def think(what: str, answer: Any) -> Any:
        begun.append(what)
        assert go_on.wait(30)
        return answer

    monkeypatch.setattr(Minds, "_choose", lambda *_: think("bot", Choice("", 0, 0.0)))
    monkeypatch.setattr(Minds, "_hint", lambda *_: think("hint", list[hints.Hint]()))

    async def position(address: str) -> int:
        """The hint is so many-th to be thought about, the one that is under way included."""
        begun.clear()
        go_on.clear()
        minds = Minds(Shelf())
        minds._turns = Turns(1)
        bots = [
            asyncio.create_task(minds.choose(question, Asker("crowd", f"table {number}")))
            for number in range(40)
        ]
        await until(lambda: begun)
        asking = asyncio.create_task(minds.hint(question, True, Asker(address)))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*bots, asking)
        minds.close()
        return begun.index("hint") + 1

    async def work() -> None:
        assert await position("guest") == 2
        assert await position("crowd") == 2

    run(work())
