"""Nobody waits in silence: who is told to be away, and what those who are there may do about it."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, Line, Message, inside, run
from tests.server.players import finish, move, news
from tests.server.sheet import START, Sheet, here, yak
from tests.server.store.tables import opened, table
from yurt.server import decide, sight
from yurt.server import entries as e
from yurt.server.live import Live
from yurt.server.presence import HOST, Seen, attendance


def is_kept(sheet: Sheet) -> bool:
    """Whether the log says the same of it."""
    again, table = sheet.again(), sheet.table
    return (again.seats, again.absence, again.closed, again.due()) == (
        table.seats,
        table.absence,
        table.closed,
        table.due(),
    )


class TestCover:
    def test_a_bot_plays_until_the_owner_is_back(self) -> None:
        sheet = yak()
        (handed,) = sheet.do(decide.cover, 0, here(1, gone=[0]))
        assert handed == e.Handed(seat=0, why="away")
        assert sheet.table.due() == (START + 1, "bot") and sheet.again().seats[0].covered
        assert sheet.do(decide.give_back, {1}) == []
        assert sheet.do(decide.give_back, {0, 1}) == [e.Back(seat=0)]
        assert not sheet.table.seats[0].covered and sheet.table.due() is None
        assert is_kept(sheet)

    def test_who_cannot_be_played_for(self) -> None:
        sheet = yak(3)
        assert sheet.refused(decide.cover, 0, here(0, 1, 2)) == "table-nobody-away"
        assert sheet.refused(decide.cover, 0, here(1, 2, away=[0])) == "table-wait"
        assert sheet.refused(decide.cover, 1, here(1, 2, gone=[0])) == "table-wait"
        sheet.do(decide.stand, 2)
        assert sheet.refused(decide.cover, 2, here(1, gone=[0])) == "table-no-person"
        sheet.do(decide.cover, 0, here(1, gone=[0]))
        assert sheet.do(decide.cover, 0, here(1, gone=[0])) == []
        waiting = Sheet("yak", ["open", "open"]).seated(0)
        assert waiting.refused(decide.cover, 0, here(gone=[0])) == "table-not-playing"

    def test_only_what_others_asked_for_ends_by_coming_back(self) -> None:
        sheet = yak(clock=e.Clock("move", 30))
        sheet.do(decide.hand, 1, "asked")
        sheet.now += 30
        sheet.do(decide.out_of_time, sheet.now)
        assert sheet.do(decide.give_back, {0, 1}) == []

    def test_a_clock_is_not_turned_back_by_coming_and_going(self) -> None:
        sheet = yak(clock=e.Clock("move", 60))
        sheet.now += 50
        sheet.do(decide.cover, 0, here(1, gone=[0]))
        sheet.now += 100
        sheet.do(decide.give_back, {0})
        assert sheet.table.due() == (sheet.now + 10, "clock")

    def test_more_time_is_given_once_for_a_decision(self) -> None:
        sheet = yak(clock=e.Clock("move", 60))
        sheet.now += 60
        sheet.do(decide.out_of_time, sheet.now)
        sheet.do(decide.back, 0)
        sheet.now += 15
        sheet.do(decide.cover, 0, here(1, gone=[0]))
        assert sheet.do(decide.give_back, {0}) == []
        sheet.play(bot=True)
        assert sheet.do(decide.give_back, {0}) == [e.Back(seat=0)]

    def test_whoever_takes_the_seat_anew_has_it(self) -> None:
        sheet = yak()
        sheet.do(decide.cover, 0, here(1, gone=[0]))
        sheet.do(decide.stand, 0, kicked=True)
        assert not sheet.table.seats[0].covered
        assert sheet.do(decide.give_back, {0}) == []


class TestEnding:
    def test_all_who_are_there_agree(self) -> None:
        sheet = yak(3)
        assert sheet.do(decide.vote, 0, True, here(0, 1, gone=[2])) == [
            e.Voted(seat=0, agrees=True)
        ]
        assert sheet.table.status == "playing" and sheet.table.absence.ending == {0}
        voted, closed = sheet.do(decide.vote, 1, True, here(0, 1, gone=[2]))
        assert voted == e.Voted(seat=1, agrees=True) and closed == e.Closed(why="agreed")
        assert (sheet.table.status, sheet.table.closed) == ("closed", "agreed")
        assert is_kept(sheet)

    def test_who_is_alone_decides_alone(self) -> None:
        sheet = yak()
        assert len(sheet.do(decide.vote, 1, True, here(1, gone=[0]))) == 2

    def test_one_no_is_enough(self) -> None:
        sheet = yak(3)
        sheet.do(decide.vote, 0, True, here(0, 1, gone=[2]))
        sheet.do(decide.vote, 1, False, here(0, 1, gone=[2]))
        assert sheet.table.absence.ending == set()
        assert sheet.refused(decide.vote, 0, False, here(0, 1, gone=[2])) == "table-nobody-ends"

    def test_nobody_ends_what_all_can_play(self) -> None:
        sheet = yak()
        assert sheet.refused(decide.vote, 0, True, here(0, 1)) == "table-nobody-away"
        assert sheet.refused(decide.vote, 0, True, here(0, away=[1])) == "table-wait"

    def test_whoever_has_just_lost_the_line_is_asked_too(self) -> None:
        sheet = yak(3)
        sheet.do(decide.vote, 0, True, here(0, gone=[2], away=[1]))
        assert sheet.do(decide.settle, here(0, gone=[2], away=[1])) == []
        assert sheet.do(decide.settle, here(0, gone=[1, 2])) == [e.Closed(why="agreed")]
        assert sheet.do(decide.settle, here(0, gone=[1, 2])) == []

    def test_nobody_is_asked_any_more_when_all_are_here(self) -> None:
        sheet = yak(3)
        sheet.do(decide.vote, 0, True, here(0, 1, gone=[2]))
        sheet.do(decide.vote, 0, True, here(0, 1, gone=[2]))
        assert sheet.refused(decide.vote, 1, True, here(0, 1, 2)) == "table-nobody-away"
        # For a moment away is not back.
        assert sheet.do(decide.settle, here(0, 1, away=[2])) == []
        assert sheet.do(decide.settle, here(0, 1, 2)) == [e.Voted(seat=0, agrees=False)]
        assert sheet.do(decide.settle, here(0, 1, 2)) == [] and is_kept(sheet)
        # What was said of one who was away ends no game that another goes from.
        assert sheet.do(decide.vote, 2, True, here(0, 2, gone=[1])) == [
            e.Voted(seat=2, agrees=True)
        ]
        assert sheet.table.status == "playing"

    def test_a_vote_is_its_owners(self) -> None:
        sheet = yak(3)
        sheet.do(decide.vote, 0, True, here(0, 1, gone=[2]))
        sheet.do(decide.stand, 0)
        assert sheet.table.absence.ending == set()


class TestPause:
    def test_clocks_stop_and_bots_wait(self) -> None:
        sheet = yak(clock=e.Clock("move", 60))
        sheet.now += 20
        assert sheet.do(decide.halt) == [e.Halted()]
        assert sheet.do(decide.halt) == []
        sheet.now += 1_000
        assert sheet.table.due() is None and decide.out_of_time(sheet.table, sheet.now) == []
        info = sight.info(sheet.table, here(0, 1), sheet.now)
        assert info.paused and info.seats[0].left == 40
        assert sheet.refused(decide.play, 0, ["play stop"], sheet.table.seq) == "table-paused"
        assert sheet.do(decide.resume) == [e.Resumed()]
        assert sheet.do(decide.resume) == []
        assert sheet.table.due() == (sheet.now + 40, "clock")
        assert is_kept(sheet)

    @pytest.mark.parametrize("kind", ["move", "bank"])
    def test_what_happens_in_a_pause_takes_no_time(self, kind: str) -> None:
        sheet = yak(clock=e.Clock(kind, 60))
        sheet.now += 20
        sheet.do(decide.halt)
        sheet.now += 100
        sheet.do(decide.hand, 0, "asked")
        sheet.now += 100
        sheet.do(decide.back, 0)
        sheet.now += 100
        sheet.do(decide.resume)
        assert sheet.table.due() == (sheet.now + 40, "clock")

    def test_a_stop_of_the_server_in_a_pause_is_no_pause_of_its_own(self) -> None:
        sheet = yak(clock=e.Clock("move", 60))
        sheet.do(decide.halt)
        sheet.now += 500
        assert decide.pause(sheet.table, START + 100, sheet.now, sheet.now) == []
        sheet.do(decide.resume)
        assert decide.pause(sheet.table, START + 100, sheet.now, sheet.now) == []
        assert sheet.table.due() == (sheet.now + 60, "clock")

    def test_nobody_is_asked_for_a_move(self) -> None:
        sheet = yak()
        assert sheet.refused(decide.play, 0, ["nothing"], 0) == "table-moved-on"
        sheet.do(decide.halt)
        assert sheet.refused(decide.play, 0, ["nothing"], 0) == "table-paused"
        waiting = Sheet("yak", ["open", "open"])
        assert waiting.refused(decide.halt) == "table-not-playing"
        assert waiting.refused(decide.resume) == "table-not-playing"


class TestAttendance:
    def test_since_when_somebody_is_away(self) -> None:
        sheet, seen = yak(), Seen(START)
        seen.note([0, 1, HOST], START + 10)
        told = attendance(sheet.table, seen, {0, HOST}, START + 22)
        assert told.away == {1: 12} and told.wait == {1: 18} and told.gone == set()
        later = attendance(sheet.table, seen, {0, HOST}, START + 40)
        assert later.away == {1: 30} and later.gone == {1} and later.stand_in is None

    def test_who_has_just_sat_down_has_not_been_away(self) -> None:
        sheet, seen = Sheet("yak", ["open", "open"]).seated(0), Seen(START - 500)
        sheet.now += 100
        sheet.seated(1)
        assert attendance(sheet.table, seen, set(), START + 101).away == {0: 101, 1: 1}

    def test_a_server_that_has_just_begun_waits_too(self) -> None:
        """Nobody is played for because the server was away."""
        sheet, seen = yak(), Seen(START + 86_400)
        seen.last[1] = START
        told = attendance(sheet.table, seen, {0}, START + 86_410)
        assert told.away[1] == 86_410 and told.wait[1] == 20 and told.stand_in is None

    @pytest.mark.parametrize("patience", [10, 300])
    def test_the_host_chooses_how_long(self, patience: int) -> None:
        sheet, seen = yak(patience=patience), Seen(START)
        assert not attendance(sheet.table, seen, {0}, START + patience - 1).gone
        assert attendance(sheet.table, seen, {0}, START + patience).gone == {1}

    def test_the_host_changes_how_long(self) -> None:
        sheet, seen = yak(), Seen(START)
        sheet.do(decide.allow, True, True, 0)
        told = attendance(sheet.table, seen, {0}, START + 9_999)
        assert told.away == {1: 9_999} and told.wait == {} and told.stand_in is None
        sheet.do(decide.allow, False, True)
        assert sheet.again().absence.patience == 0
        sheet.do(decide.allow, True, True, 60)
        assert attendance(sheet.table, seen, {0}, START + 60).gone == {1}

    def test_who_sat_down_first_stands_in_for_the_host(self) -> None:
        sheet, seen = Sheet("yak", ["open"] * 3).seated(2, 0), Seen(START)
        assert attendance(sheet.table, seen, {0, 2}, START + 29).stand_in is None
        assert attendance(sheet.table, seen, {0, 2}, START + 30).stand_in == 2
        assert attendance(sheet.table, seen, {0}, START + 30).stand_in == 0
        assert attendance(sheet.table, seen, set(), START + 30).stand_in is None
        assert attendance(sheet.table, seen, {0, 2, HOST}, START + 30).stand_in is None

    def test_bots_are_never_away(self) -> None:
        sheet = Sheet("yak", ["open", "bot"]).seated(0)
        assert attendance(sheet.table, Seen(START), {0, HOST}, START + 99).away == {}


def test_when_somebody_was_there_is_kept(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            assert await store.create(table("one"), [b"{}"], 0.0, None)
            await store.note_seen([("one", 0, 7.5), ("one", HOST, 3.25)])
            await store.note_seen([("one", 0, 5.0), ("one", HOST, 4.0)])
            assert await store.seen("one") == {0: 7.5, HOST: 4.0}
            assert await store.seen("two") == {}

    run(work())


class Evening:
    """A table in a server whose time the test makes up."""

    def __init__(self, server: Inside, made: Message, live: Live) -> None:
        self.server = server
        self.made = made
        self.live = live
        self.now = server.house.now()
        server.house.now = lambda: self.now

    @classmethod
    async def open(cls, server: Inside, people: int = 2, **terms: Any) -> "Evening":
        made = await server.open("yak", ["host"] * people, first=0, **terms)
        live = await server.house.find(made["id"])
        assert live is not None
        return cls(server, made, live)

    async def come(self, seat: int | None = None, **hello: Any) -> Line:
        token = {} if seat is None else {"token": self.made["tokens"][str(seat)]}
        line = self.server.dial(self.made["id"])
        line.send({"do": "hello", **token, **hello})
        await line.until(lambda: news(line))
        return line

    async def later(self, seconds: float) -> None:
        self.now += seconds
        await self.server.house.attend(self.live)

    async def host(self) -> Line:
        return await self.come(host=self.made["host"])


def presence(line: Line) -> Message:
    return [message for message in line.messages if message["is"] == "presence"][-1]


def test_the_seat_is_taken_back_by_coming_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            evening = await Evening.open(server)
            ada, ben, _ = await evening.come(1), await evening.come(0), await evening.host()
            assert (await ada.call("cover", seat=0))["key"] == "table-nobody-away"
            await ben.close()
            assert presence(ada)["seats"] == [False, True]
            await evening.later(12)
            assert (await ada.call("cover", seat=0))["key"] == "table-wait"
            watcher = await evening.come()
            assert news(watcher)[-1]["table"]["seats"][0]["away"] == 12
            assert news(watcher)[-1]["table"]["seats"][0]["wait"] == 18
            await evening.later(18)
            # That the table waits no longer is told by itself.
            assert presence(ada)["away"] == [30, None] and presence(ada)["wait"] == [0, None]
            assert (await watcher.call("cover", seat=0))["key"] == "table-watching"
            assert (await ada.call("cover", seat=0))["is"] == "done"
            told = news(ada)[-1]["table"]["seats"][0]
            assert told["bot"] and told["covered"]
            back = await evening.come(0)
            await back.until(lambda: news(back)[-1].get("moves"))
            told = news(back)[-1]["table"]["seats"][0]
            assert not told.get("bot") and not told.get("covered")

    run(work())


def test_the_host_returns(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            evening = await Evening.open(server)
            ada, host = await evening.come(0), await evening.host()
            assert (await ada.call("pause"))["key"] == "table-host-only"
            await host.close()
            await evening.later(29)
            assert (await ada.call("pause"))["key"] == "table-host-only"
            await evening.later(1)
            assert presence(ada)["stand_in"] == 0
            assert (await ada.call("pause"))["is"] == "done"
            assert news(ada)[-1]["table"]["paused"] and "moves" not in news(ada)[-1]
            # What belongs to the host alone stays with the host.
            for do, details in (
                ("close", {}),
                ("kick", {"seat": 1}),
                ("allow", {"chat": True, "spectators": True}),
                ("free", {"seat": 1}),
            ):
                assert (await ada.call(do, **details))["key"] == "table-host-only"
            host = await evening.host()
            assert "stand_in" not in presence(ada)
            assert (await ada.call("pause"))["key"] == "table-host-only"
            assert (await ada.call("resume"))["is"] == "done"
            assert (await host.call("pause"))["is"] == "done"
            assert (await host.call("resume"))["is"] == "done"
            assert not news(ada)[-1]["table"].get("paused") and news(ada)[-1]["moves"]

    run(work())


def test_another_plays_again_and_the_host_is_the_host_of_the_next_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            evening = await Evening.open(server)
            await finish(server, evening.made)
            ada = await evening.come(0)
            assert (await ada.call("again"))["key"] == "table-host-only"
            await evening.later(30)
            done = await ada.call("again", first=1)
            again = await server.house.find(done["table"])
            assert again is not None and again.table.first == 1
            assert again.table.is_host(evening.made["host"])
            assert set(again.table.owners()) == {0, 1}

    run(work())


def test_another_starts(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["open", "open", "bot"], pace=0)
            live = await server.house.find(made["id"])
            assert live is not None
            taken = await server.http("POST", f"/api/tables/{made['id']}/seats", {"name": "Ada"})
            evening = Evening(server, {**made, "tokens": {"0": taken.json()["token"]}}, live)
            ada = await evening.come(0)
            assert (await ada.call("start"))["key"] == "table-host-only"
            await evening.later(30)
            assert (await ada.call("start"))["is"] == "done"
            assert live.table.status == "playing"

    run(work())


def test_a_game_that_was_ended_by_agreement_keeps_its_secrets(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            evening = await Evening.open(server, 3)
            ada, bea = await evening.come(0), await evening.come(1)
            await evening.later(30)
            assert (await ada.call("end", agrees=True))["is"] == "done"
            assert news(bea)[-1]["table"]["ending"] == [0]
            assert (await bea.call("end", agrees=True))["is"] == "done"
            told = news(ada)[-1]["table"]
            assert (told["status"], told["closed"]) == ("closed", "agreed")
            assert ada.messages[-1] == {"is": "bye", "why": "closed"}
            path = f"/api/tables/{evening.made['id']}"
            record = (await server.http("GET", f"{path}/record")).text
            assert "# proof" not in record and not re.search(r"\* draw [a-z]", record)
            for what in ("story?seat=1", "highlights", "review"):
                answer = await server.http("GET", f"{path}/{what}")
                assert answer.json()["key"] == "table-not-over"
            assert (await server.http("GET", f"{path}/replay")).json()["key"] == "replay-not-over"

    run(work())


def test_whoever_was_still_to_agree_and_goes_is_not_waited_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            evening = await Evening.open(server, 3)
            ada, bea = await evening.come(0), await evening.come(1)
            await evening.later(30)
            await ada.call("end", agrees=True)
            await bea.close()
            await evening.later(29)
            assert evening.live.table.status == "playing"
            await evening.later(1)
            assert evening.live.table.closed == "agreed"

    run(work())


def test_it_is_known_after_a_restart_who_was_there_last(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            evening = await Evening.open(server)
            await (await evening.come(0)).close()
            evening.now += 50
            await (await evening.come(1)).close()
            await server.house.note()
            made, then = evening.made, evening.now
        async with inside(tmp_path) as server:
            server.house.now = lambda: then + 86_400
            live = await server.house.find(made["id"])
            assert live is not None
            told = server.house.attendance(live)
            assert told.away == {0: 86_450, 1: 86_400} and told.gone == set()

    run(work())


def test_a_table_waits_as_long_as_it_was_opened_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            evening = await Evening.open(server, patience=10)
            ada = await evening.come(0)
            assert news(ada)[-1]["table"]["patience"] == 10
            await evening.later(10)
            assert presence(ada)["wait"] == [None, 0]
            host = await evening.host()
            allowed = {"chat": True, "spectators": True}
            assert (await host.call("allow", **allowed, patience=4_000))["key"] == "call-malformed"
            assert (await host.call("allow", **allowed, patience=300))["is"] == "done"
            assert news(ada)[-1]["table"]["seats"][1]["wait"] == 290

    run(work())


def test_news_of_moves_tell_who_is_away(tmp_path: Path) -> None:
    """Most of a table is told as it was told last, but not for how long somebody has been away."""

    async def work() -> None:
        async with inside(tmp_path) as server:
            evening = await Evening.open(server)
            begun, ada = evening.now, await evening.come(0, program=True)
            for _ in range(2):
                evening.now += 5
                assert (await move(ada))["is"] == "done"
                told = news(ada)[-1]["table"]["seats"][1]
                assert told["away"] == round(evening.now - begun, 1)

    run(work())


def test_a_replay_does_not_tell_who_is_there_now(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            evening = await Evening.open(server)
            await finish(server, evening.made)
            await evening.come(0)
            await evening.later(30)
            assert server.house.info(evening.live).stand_in == 0
            answer = await server.http("GET", f"/api/tables/{evening.made['id']}/replay")
            tables = [answer.json()["table"], *(each["table"] for each in answer.json()["frames"])]
            assert all("stand_in" not in table for table in tables)
            seats = [seat for table in tables for seat in table["seats"]]
            assert all(seat["present"] and "away" not in seat for seat in seats)

    run(work())
