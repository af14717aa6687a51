"""Bots of a level at tables: they play whole games, think beside the tables, and betray nothing."""

import asyncio
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, inside, run
from tests.server.players import until
from tests.server.sheet import HIDDEN, START, Sheet, here
from yurt.bots import levels, readiness
from yurt.bots.bot import Clock
from yurt.bots.levels import LEVELS, Leveled
from yurt.bots.roster import Random, Thumb
from yurt.engine import jit, registry
from yurt.engine.layout import Array
from yurt.engine.state import View
from yurt.server import decide, housework, minds, pace, sight
from yurt.server import entries as e
from yurt.server.minds import Choice, Minds, asked
from yurt.server.rematch import rematch_of, series
from yurt.server.seats import BOT, OPEN
from yurt.server.shelf import Shelf
from yurt.server.table import Table


def at_level(*seats: str, **terms: Any) -> Sheet:
    """A game of YAK among bots that has begun."""
    sheet = Sheet("yak", seats, **terms)
    sheet.do(decide.start)
    return sheet


def thinking_shelf(*names: str) -> Shelf:
    """Games whose search counts as compiled."""
    shelf = Shelf()
    shelf._searches = dict.fromkeys(names, True)
    return shelf


class TestSeats:
    def test_a_level_is_a_bot_and_keeps_its_seat(self) -> None:
        sheet = Sheet("yak", ["open", "level-4"])
        assert [seat.kind for seat in sheet.table.seats] == [OPEN, BOT]
        sheet.seated(0)
        assert sheet.refused(decide.sit, 1, "Ada", "x") == "table-full"

    def test_everyone_is_told_the_levels(self) -> None:
        table = Sheet("yak", ["open", "level-4", "bot"]).seated(0).table
        info = sight.info(table, here(), START)
        assert [seat.level for seat in info.seats] == [0, 4, 0]

    def test_whoever_plays_on_for_somebody_has_no_level(self) -> None:
        sheet = Sheet("yak", ["open", "level-4"]).seated(0)
        sheet.do(decide.hand, 0, "asked")
        assert sheet.table.level(0) == 0

    def test_a_rematch_keeps_levels_and_hints(self) -> None:
        sheet = at_level("level-2", "level-5", hints=True)
        while sheet.table.mover is not None:
            sheet.play(bot=True)
        terms = rematch_of(sheet.table)
        assert (list(terms.seats), terms.hints) == (["level-2", "level-5"], True)
        assert list(terms.wins) == series(sheet.table)[1]


class TestPace:
    def test_a_level_begins_early_enough_to_keep_the_pace(self) -> None:
        for level in range(1, 6):
            table = at_level(f"level-{level}", f"level-{level}", pace=3.0).table
            due = table.due()
            assert due is not None and due[0] + pace.patience(level) == pytest.approx(START + 3)

    def test_where_the_pace_is_faster_it_begins_at_once(self) -> None:
        assert at_level("level-5", "level-5", pace=0.5).table.due() == (START, "bot")

    def test_each_level_has_the_time_that_it_can_use(self) -> None:
        assert pace.time_of(0) == 0
        for level in LEVELS:
            limit = pace.time_of(level.number)
            assert limit <= pace.THINKING_SECONDS
            assert (
                limit == pace.THINKING_SECONDS or level.clock_share * limit >= level.seconds - 1e-9
            )

    @pytest.mark.parametrize(
        ("game", "is_hidden"), [(name, name in HIDDEN) for name in registry.names()]
    )
    def test_hidden_hands_are_not_told_by_time(
        self, game: str, is_hidden: bool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A bot that had nothing to think about moves as late as one that thought for long."""
        sheet = Sheet(game, ["level-5", "level-5"], pace=0.2)
        sheet.do(decide.start)
        question = asked(sheet.table, sheet.table.mover or 0, "seed")
        moved = []
        for spent in (0.0, 0.9):
            now = 50.0 + spent
            monkeypatch.setattr(time, "monotonic", lambda now=now: now)
            wait = housework.seconds_to_hide(question, Choice("", 0, 50.0))
            moved.append(round(spent + wait, 6))
        late = pytest.approx(pace.patience(5))
        assert moved == ([late, late] if is_hidden else [0.0, 0.9])


class TestChoosing:
    def question(self, sheet: Sheet) -> minds.Question:
        assert sheet.table.mover is not None
        return asked(sheet.table, sheet.table.mover, "seed")

    def test_a_level_remembers_what_its_seat_saw(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """And no more: the events are those of its view, in the game as it is compiled by now."""
        views: list[View] = []

        def choose(self: Leveled, view: View, clock: Clock, rng: Array) -> int:
            views.append(view)
            return int(view.moves[0])

        monkeypatch.setattr(Leveled, "choose", choose)
        monkeypatch.setattr(levels, "ready", lambda game: None)
        sheet = at_level("level-3", "level-3")
        for _ in range(6):
            sheet.play(bot=True)
        question = self.question(sheet)
        Minds(thinking_shelf("yak"))._choose(question)
        match = registry.load("yak", mode="ready").start(2).copy()
        seen = []
        for played in sheet.table.events:
            event = match.number(played.event)
            seen.append((played.actor, match.seen(event, sheet.table.mover)))
            match.apply(event)
        assert views == [match.view(sheet.table.mover, seen)]
        assert len(seen) > 6 and views[0].log != ()

    def test_until_the_search_is_compiled_levels_differ_already(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The best plays by the rule of thumb, the first overlooks nearly everything."""
        monkeypatch.setattr(Shelf, "can_think", lambda self, name: False)
        monkeypatch.setattr(Leveled, "choose", fails)
        question = self.question(at_level("level-5", "level-5"))
        mind = Minds(Shelf())
        thumbs, alike = [], []
        for number in range(12):
            asked_now = replace(question, seed=f"{number}")
            choices = [mind._choose(replace(asked_now, level=level)) for level in (0, 5, 1)]
            assert [choice.failures for choice in choices] == [0, 0, 0]
            thumbs.append(choices[0].move == choices[1].move)
            alike.append(choices[0].move == choices[2].move)
        assert all(thumbs) and sum(alike) < 8

    def test_one_that_fails_is_replaced_by_a_simpler_one(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(levels, "ready", lambda game: None)
        mind = Minds(thinking_shelf("yak"))
        sheet = at_level("level-5", "level-5")
        question = self.question(sheet)
        assert sheet.table.state is not None
        legal = sheet.table.state.legal()
        for number, bot in enumerate((Leveled, Thumb), 1):
            monkeypatch.setattr(bot, "choose", fails if number == 1 else nonsense)
            choice = mind._choose(question)
            assert choice.failures == number and choice.move in legal

    def test_where_many_wait_each_thinks_less(self) -> None:
        shares = [minds.share_of(2, rivals) for rivals in (1, 2, 4, 400)]
        assert shares == [1.0, 1.0, 0.5, minds.LEAST]

    def test_no_more_think_at_once_than_there_are_cores(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(levels, "ready", lambda game: None)
        lock, go_on = threading.Lock(), threading.Event()
        now: list[int] = []
        most: list[int] = []

        def choose(self: Leveled, view: View, clock: Clock, rng: Array) -> int:
            with lock:
                now.append(1)
                most.append(len(now))
            go_on.wait(10)
            with lock:
                now.pop()
            return int(view.moves[0])

        monkeypatch.setattr(Leveled, "choose", choose)

        async def work() -> None:
            mind = Minds(thinking_shelf("yak"))
            question = self.question(at_level("level-5", "level-5"))
            asking = [asyncio.create_task(mind.choose(question)) for _ in range(mind._cores + 3)]
            await until(lambda: len(now) == mind._cores)
            go_on.set()
            await asyncio.gather(*asking)
            assert max(most) == mind._cores and mind._turns.is_idle
            mind.close()

        run(work())


def fails(self: object, view: View, clock: Clock, rng: Array) -> int:
    raise RuntimeError("this bot has a bug")


def nonsense(self: object, view: View, clock: Clock, rng: Array) -> int:
    return -1


# At tables


async def play_out(server: Inside, game: str, seats: list[str], **terms: Any) -> Table:
    """A table of bots alone, played to its end."""
    made = await server.open(game, seats, pace=0, **terms)
    live = await server.house.find(made["id"])
    assert live is not None
    watcher = await server.line(made["id"])
    await until(lambda: live.table.status == "over", 240)
    await watcher.close()
    return live.table


SHORT: dict[str, dict[str, Any]] = {"yaki": {"trophies": 1}}


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.names())
def test_levels_play_whole_games(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housework, "patience", lambda level: 0.0)
    registry.warm(game)
    readiness.warm(game)

    async def work() -> None:
        async with inside(tmp_path, works=True) as server:
            assert server.service.shelf.can_think(game)
            table = await play_out(
                server, game, ["level-1", "level-2"], options=SHORT.get(game, {})
            )
            assert all(played.bot for played in table.events if played.actor >= 0)
            assert [seat.failed for seat in table.seats] == [0, 0]
            assert server.service.housework.failed_bots == 0

    run(work())


def test_a_level_that_fails_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, and from then on a simpler one plays."""
    monkeypatch.setattr(housework, "patience", lambda level: 0.0)
    monkeypatch.setattr(Shelf, "can_think", lambda self, name: True)
    monkeypatch.setattr(levels, "ready", lambda game: None)
    monkeypatch.setattr(Leveled, "choose", fails)

    async def work() -> None:
        async with inside(tmp_path, works=True) as server:
            table = await play_out(server, "yay", ["level-4", "bot"])
            log = [e.decode(data) for data in await server.log(table.id)]
            assert [entry.seat for entry in log if isinstance(entry, e.Failed)] == [0]
            assert [seat.failed for seat in table.seats] == [1, 0]
            text = (await server.http("GET", "/metrics")).text
            assert "yurt_bots_failed_total 1" in text

    run(work())


def test_a_bot_plays_on_for_a_person_by_the_thumb(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Leveled, "choose", fails)
    monkeypatch.setattr(Random, "choose", fails)

    async def work() -> None:
        async with inside(tmp_path, works=True) as server:
            made = await server.open("yak", ["host", "host"], first=0, pace=0)
            line = await server.line(made["id"], token=made["tokens"]["0"])
            await line.call("hand")
            live = await server.house.find(made["id"])
            assert live is not None
            await until(lambda: live.table.mover == 1)
            assert live.table.seats[0].failed == 0

    run(work())


@pytest.mark.parametrize("word", ["level-0", "level-6", "level-", "level-10", "thumb", "Level-1"])
def test_there_are_five_levels(word: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            form = {"game": "yak", "seats": ["host", word]}
            assert (await server.http("POST", "/api/tables", form)).status == 400

    run(work())


class TestReady:
    def test_a_mark_is_for_these_very_sources(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("YURT_CACHE", str(tmp_path))
        assert not readiness.is_ready("yak")
        jit.mark_ready("yak", readiness.sources("yak"))
        assert readiness.is_ready("yak") and not readiness.is_ready("yay")
        changed = readiness.sources("yak")[:-1]
        assert not jit.is_ready("yak", changed)

    def test_rules_and_search_are_marked_apart(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("YURT_CACHE", str(tmp_path))
        jit.mark_ready("yak", readiness.sources("yak"))
        assert not jit.is_ready("yak", registry.sources("yak"))
