"""WebSockets: who is let in, who is sent away, and that calls are answered first."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import NO_LIMITS, inside, run
from tests.server.players import finish, move, news
from yurt.server import sockets


class TestConnections:
    """Who is let in, who is sent away, and that calls are answered first."""

    def test_a_kicked_seat_learns_nothing_more(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "open"])
                path = f"/api/tables/{made['id']}/seats"
                taken = (await server.http("POST", path, {"name": "Mallory"})).json()
                host = await server.line(
                    made["id"], token=made["tokens"]["0"], host=made["host"], program=True
                )
                kicked = await server.line(made["id"], token=taken["token"], program=True)
                assert (await host.call("kick", seat=1))["is"] == "done"
                await kicked.ended()
                assert kicked.messages[-1] == {"is": "bye", "why": "left"}
                assert not any(m.get("seq", 0) > 20 for m in kicked.messages if m["is"] == "done")
                back = server.dial(made["id"])
                back.send({"do": "hello", "token": taken["token"]})
                await back.ended()
                assert (
                    back.messages[0]["why"] == "refused" and "link" in back.messages[0]["message"]
                )
                again = (await server.http("POST", path, {"name": "Nell", "seat": 1})).json()
                assert again["token"] != taken["token"]

        run(work())

    def test_whoever_leaves_or_closes_is_answered_first(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"])
                guest = await server.line(made["id"], token=made["tokens"]["1"])
                assert (await guest.call("leave"))["is"] == "done"
                await guest.ended()
                assert guest.messages[-1]["why"] == "left"
                host = await server.line(made["id"], host=made["host"])
                assert (await host.call("close"))["is"] == "done"
                await host.ended()
                assert host.messages[-1]["why"] == "closed"

        run(work())

    def test_watching_can_be_forbidden_at_any_time(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "bot"])
                watcher = await server.line(made["id"])
                host = await server.line(made["id"], host=made["host"])
                assert (await host.call("allow", chat=True, spectators=False))["is"] == "done"
                await watcher.ended()
                assert watcher.messages[-1] == {"is": "bye", "why": "refused"}
                assert host.code is None

        run(work())

    def test_the_shared_screen_is_always_let_in(self, tmp_path: Path) -> None:
        """By the secret of its link; and it stays when watching is closed."""

        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "bot"], spectators=False)
                screen = await server.line(made["id"], token=made["screen"])
                assert screen.messages[0]["seat"] is None
                host = await server.line(made["id"], host=made["host"])
                for may_watch in (True, False):
                    await host.call("allow", chat=True, spectators=may_watch)
                await server.settle()
                assert screen.code is None and host.code is None
                refused = await screen.call("start")
                assert refused["is"] == "refused"
                other = server.dial(made["id"])
                other.send({"do": "hello", "token": made["screen"][::-1]})
                await other.ended()
                assert other.messages[-1]["why"] == "refused"

        run(work())

    def test_another_device_takes_the_seat_over(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "bot"])
                phone = await server.line(made["id"], token=made["tokens"]["0"])
                await server.line(made["id"], token=made["tokens"]["0"])
                await phone.ended()
                assert phone.messages[-1] == {"is": "bye", "why": "moved"}

        run(work())

    @pytest.mark.parametrize("program", [False, True])
    def test_a_seat_is_asked_for_nothing_while_a_bot_plays_for_it(
        self, tmp_path: Path, program: bool
    ) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"], first=0)
                token = made["tokens"]["0"]
                line = await server.line(made["id"], token=token, program=program)
                asked = {"expect"} if program else {"expect", "moves"}
                assert news(line)[-1].keys() & {"expect", "moves"} == asked
                await line.call("hand")
                await server.settle()
                told = news(line)[-1]
                assert told["table"]["turn"] == 0 and told["table"]["seats"][0]["bot"]
                assert not told.keys() & {"expect", "moves"}
                again = await server.line(made["id"], token=token, program=program)
                assert not news(again)[-1].keys() & {"expect", "moves"}
                await again.call("back")
                await server.settle()
                assert news(again)[-1].keys() & {"expect", "moves"} == asked

        run(work())

    def test_the_same_call_twice_is_done_once(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"])
                token = made["tokens"]["0"]
                line = await server.line(made["id"], token=token, host=made["host"])
                for do, details in (
                    ("speak", {"text": "hi"}),
                    ("mute", {"seat": 1, "muted": True}),
                    ("hand", {}),
                    ("allow", {"chat": True, "spectators": True}),
                    ("kick", {"seat": 1}),
                ):
                    first = await line.call(do, request=do, **details)
                    length = len(await server.log(made["id"]))
                    assert await line.call(do, request=do, **details) == first
                    assert first["is"] == "done" and len(await server.log(made["id"])) == length

        run(work())

    def test_a_name_that_the_host_used_is_free_for_others(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"], first=1)
                host = await server.line(made["id"], host=made["host"])
                await host.call("mute", seat=1, muted=True, request="1")
                seat = await server.line(made["id"], token=made["tokens"]["1"], program=True)
                news = next(m for m in seat.messages if m["is"] == "news")
                move = news["show"]["legal"][0]
                await seat.call("play", events=[move], saw=news["seq"], request="1")
                live = await server.house.find(made["id"])
                assert live is not None and live.table.events[-1].event == move

        run(work())

    def test_a_rematch_keeps_host_and_seats(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"], names=["Ada", "Bea"])
                await finish(server, made)
                host = await server.line(made["id"], host=made["host"])
                done = await host.call("again")
                assert done["is"] == "done" and (await host.call("again"))["table"] == done["table"]
                for seat in (0, 1):
                    line = await server.line(done["table"], token=made["tokens"][str(seat)])
                    assert line.messages[0]["seat"] == seat
                new_host = await server.line(done["table"], host=made["host"])
                assert new_host.messages[0]["host"] is True
                info = (await server.http("GET", f"/api/tables/{done['table']}")).json()
                assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bea"]
                assert info["status"] == "playing"

        run(work())

    def test_hello_comes_once_and_first(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "bot"])
                line = await server.line(made["id"], token=made["tokens"]["0"])
                assert (await line.call("hello"))["key"] == "call-malformed"
                rude = server.dial(made["id"])
                rude.send({"do": "ping"})
                await rude.ended()
                assert rude.messages[0]["why"] == "refused"

        run(work())

    def test_who_says_nothing_is_closed_and_counts_until_then(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05)

        async def work() -> None:
            async with inside(tmp_path, replace(NO_LIMITS, connections=2)) as server:
                made = await server.open("yak", ["host", "open"])
                silent = [server.dial(made["id"]) for _ in range(3)]
                await silent[2].ended()
                assert silent[2].code == sockets.POLICY
                for line in silent[:2]:
                    await line.ended()
                    assert line.code == sockets.NORMAL
                again = await server.line(made["id"], token=made["tokens"]["0"])
                assert again.code is None

        run(work())

    def test_whoever_goes_while_the_log_is_written_is_not_told_to_be_there(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """News of a move are worked out while the log is written."""

        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yam-master", ["host", "host"], first=0)
                ada, ben = [
                    await server.line(made["id"], token=made["tokens"][seat], program=True)
                    for seat in "01"
                ]
                store = server.house.store
                append, has_gone = store.append, asyncio.Event()

                async def later(*row: Any) -> bool:
                    await has_gone.wait()
                    return await append(*row)

                monkeypatch.setattr(
                    store, "append", lambda *row: asyncio.ensure_future(later(*row))
                )
                played = asyncio.create_task(move(ada))
                await server.settle()
                await ben.close()
                await ada.until(lambda: ada.messages[-1]["is"] == "presence")
                has_gone.set()
                assert (await played)["is"] == "done"
                seats = news(ada)[-1]["table"]["seats"]
                assert [seat.get("present", False) for seat in seats] == [True, False]

        run(work())
