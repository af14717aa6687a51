"""YAKI-18: who was away is shown once, and in order, what was turned up meanwhile."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, Line, inside
from tests.server.players import events, news
from tests.server.store.tables import opened, run, table
from tests.server.test_leaks import on_paths, tokens
from yurt.server import attention, decide
from yurt.server.live import Live

Message = dict[str, Any]


class Round:
    """Two people at YAKI; what they do is done by hand, from any device."""

    def __init__(self, server: Inside, made: Message, live: Live) -> None:
        self.server = server
        self.made = made
        self.live = live

    async def come(self, seat: int | None, saw: int = -1, **hello: Any) -> Line:
        """A device that comes to the table."""
        if seat is not None:
            hello["token"] = self.made["tokens"][str(seat)]
        return await self.server.line(self.made["id"], saw=saw, **hello)

    async def flip(self, count: int) -> None:
        """Whoever is to move turns up tokens from somewhere, and leaves."""
        for _ in range(count):
            now = self.live.table
            assert now.mover is not None and now.state is not None
            program = await self.come(now.mover, program=True)
            moves = now.state.legal()
            event = moves[now.seq * 7 % len(moves)]
            assert (await program.call("play", events=[event], saw=now.seq))["is"] == "done"
            await program.close()


async def begun(server: Inside, game: str = "yaki", **terms: Any) -> Round:
    made = await server.open(game, ["host", "host"], first=0, **terms)
    live = await server.house.find(made["id"])
    assert live is not None
    return Round(server, made, live)


def late(line: Line) -> list[Message]:
    return [message for message in news(line) if message.get("late")]


def decisions(messages: list[Message]) -> list[list[str]]:
    """The events of each message, in notation."""
    return [[event["event"] for event in message.get("events", [])] for message in messages]


def test_what_was_missed_is_shown_as_it_happened(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            game = await begun(server)
            watcher = await game.come(None)
            await game.flip(9)
            live = news(watcher)[1:]
            back = await game.come(1)
            first, *frames = news(back)
            assert first["whole"] and not first.get("events") and not first.get("late")
            assert [frame["late"] for frame in frames] == [True] * 9
            assert [frame["events"] for frame in frames] == [told["events"] for told in live]
            assert [frame["show"] for frame in frames] == [told["show"] for told in live]
            turns = [(one["table"].get("turn"), one["seq"]) for one in frames]
            assert turns == [(told["table"].get("turn"), told["seq"]) for told in live]
            # Nobody is asked for anything before the last one.
            assert all("expect" not in one and "moves" not in one for one in news(back)[:-1])
            assert ("expect" in frames[-1]) == (game.live.table.mover == 1)

    run(play())


def test_what_was_seen_is_not_shown_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            game = await begun(server)
            await game.flip(6)
            back = await game.come(1)
            third = late(back)[2]["seq"]
            assert (await back.call("seen", saw=third))["is"] == "done"
            again = await game.come(1)
            assert late(again) == late(back)[3:]
            # Everything before it is told without what has to be remembered.
            first = news(again)[0]
            assert first["whole"] and len(first["events"]) == sum(
                len(one["events"]) for one in late(back)[:3]
            )
            assert not any(event["event"] for event in first["events"])
            await again.call("seen", saw=news(again)[-1]["seq"])
            for saw in (-1, 0, third, news(again)[-1]["seq"]):
                (whole,) = news(await game.come(1, saw))
                assert not whole.get("late")
                assert set(tokens(whole.get("events", []))) <= on_paths(game.live.table)
            # The other seat has seen nothing yet.
            assert len(late(await game.come(0))) == 6

    run(play())


def test_a_device_that_only_lost_its_line_gets_the_rest(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            game = await begun(server)
            await game.flip(3)
            here = await game.come(1)
            saw = news(here)[-1]["seq"]
            await here.close()
            await game.flip(3)
            back = await game.come(1, saw)
            assert len(news(back)) == len(late(back)) == 3
            assert events(late(here) + late(back)) == events(late(await game.come(0)))

    run(play())


def test_it_is_kept_when_the_server_stops(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            game = await begun(server)
            await game.flip(5)
            back = await game.come(1)
            await back.call("seen", saw=late(back)[3]["seq"])
            made, last = game.made, late(back)[4:]
        async with inside(tmp_path) as server:
            again = await server.line(made["id"], token=made["tokens"]["1"])
            assert decisions(late(again)) == decisions(last)

    run(play())


def test_numbers_that_nobody_has_seen_are_not_believed(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            game = await begun(server)
            await game.flip(2)
            back = await game.come(1)
            for saw in (10**6, -5, 0):
                await back.call("seen", saw=saw)
            assert len(late(await game.come(1))) == 2
            # Nor does a number go back.
            back = await game.come(1)
            await back.call("seen", saw=game.live.table.seq)
            await back.call("seen", saw=1)
            assert not late(await game.come(1))

    run(play())


def test_a_shared_screen_is_shown_what_it_missed(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            game = await begun(server)
            await game.flip(2)
            # Whoever was never there has missed nothing.
            screen = await game.come(None, screen="kitchen")
            assert not late(screen)
            await screen.call("seen", saw=news(screen)[-1]["seq"])
            await screen.close()
            await game.flip(3)
            assert not late(await game.come(None))
            assert not late(await game.come(None, screen="attic"))
            assert not late(await game.come(None, screen="k" * 41))
            back = await game.come(None, screen="kitchen")
            assert len(late(back)) == 3
            await back.call("seen", saw=news(back)[-1]["seq"])
            assert not late(await game.come(None, screen="kitchen"))

    run(play())


def test_only_some_screens_of_a_table_are_known(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            game = await begun(server)
            for number in range(attention.SCREENS_AT_MOST + 2):
                screen = await game.come(None, screen=f"screen {number}")
                await screen.call("seen", saw=game.live.table.seq)
                await screen.close()
            assert len(game.live.shown.numbers) == attention.SCREENS_AT_MOST

    run(play())


def test_who_sits_down_later_is_shown_nothing_of_before(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            game = await begun(server)
            await game.flip(4)
            seat = 1 - (game.live.table.mover or 0)
            assert (await (await game.come(seat)).call("leave"))["is"] == "done"
            await server.house.act(game.live, lambda table: decide.free(table, seat))
            url = f"/api/tables/{game.made['id']}/seats"
            taken = await server.http("POST", url, {"name": "Cleo", "seat": seat})
            game.made["tokens"][str(seat)] = taken.json()["token"]
            assert not late(await game.come(seat))
            await game.flip(1)
            assert len(late(await game.come(seat))) == 1

    run(play())


def test_of_very_many_only_the_last_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attention, "FRAMES_AT_MOST", 3)

    async def play() -> None:
        async with inside(tmp_path) as server:
            game = await begun(server)
            await game.flip(5)
            back = await game.come(1)
            assert len(news(back)) == 4 and len(late(back)) == 3
            assert not set(tokens(news(back)[0]["events"]))
            assert len(events(news(back))) == len(game.live.table.events)

    run(play())


def test_programs_and_other_games_are_told_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            game = await begun(server)
            await game.flip(3)
            assert len(news(await game.come(1, program=True))) == 1
            other = await begun(server, "yam-master")
            await other.flip(3)
            back = await other.come(1)
            (whole,) = news(back)
            assert whole["whole"] and "late" not in whole
            await back.call("seen", saw=whole["seq"])
            assert not other.live.shown.numbers

    run(play())


def test_the_record_of_a_running_game_hides_what_lies_face_down(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            game = await begun(server, options={"trophies": 1})
            url = f"/api/tables/{game.made['id']}/record"
            hidden = 0
            for _ in range(25):
                await game.flip(1)
                now = game.live.table
                if now.status != "playing":
                    break
                lines = (await server.http("GET", url)).text.split("\n\n")[1].splitlines()
                open_now = on_paths(now)
                expected = []
                for played in now.events:
                    is_open = set(tokens(played.event)) <= open_now
                    text = played.event if is_open else "reveal ?"
                    expected.append(f"{'*' if played.actor < 0 else played.actor} {text}")
                assert lines == expected
                hidden = max(hidden, lines.count("* reveal ?"))
            assert hidden > 0

    run(play())


def test_numbers_in_the_store_never_go_back(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            assert await store.create(table("one"), [b"{}"], 0.0, None)
            await store.note_shown([("one", "0", 7), ("one", "screen kitchen", 3)])
            await store.note_shown([("one", "0", 5), ("one", "screen kitchen", 4)])
            assert await store.shown("one") == {"0": 7, "screen kitchen": 4}
            assert await store.shown("nowhere") == {}

    run(work())
