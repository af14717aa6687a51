"""Who may sit where: a kick is a ban, nobody sees two hands, and a seat of a running game is had by
the consent of those who sit there."""

import itertools
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, inside, run
from tests.server.sheet import Sheet, here, secret, yak
from yurt.server import decide, sight
from yurt.server import entries as e
from yurt.server.rematch import rematch_of
from yurt.server.seating import MOST_WISHES

ADA, BEN, CLEO = "the phone of Ada", "the phone of Ben", "the phone of Cleo"


def devices() -> Sheet:
    """Ada and Ben at a table of YAK, each on a device of their own; a third seat is a bot's."""
    sheet = Sheet("yak", ["open", "open", "open"])
    sheet.do(decide.sit, 0, "Ada", secret(0), ADA)
    sheet.do(decide.sit, 1, "Ben", secret(1), BEN)
    sheet.do(decide.start)
    return sheet


def wishes(sheet: Sheet) -> list[tuple[int, str]]:
    found = sight.info(sheet.table, here(), sheet.now).wishes
    assert wishes_again(sheet) == found
    return [(wish.seat, wish.name) for wish in found]


def wishes_again(sheet: Sheet) -> list[Any]:
    """The same from the bytes of the log."""
    return sight.info(sheet.again(), here(), sheet.now).wishes


class TestSentAway:
    def test_a_kicked_device_does_not_come_back(self) -> None:
        sheet = devices()
        sheet.do(decide.stand, 1, kicked=True)
        for seat in (None, 1, 2):
            assert sheet.refused(decide.sit, seat, "Ben", "new", BEN) == "table-sent-away"
        sheet.do(decide.free, 1)
        assert sheet.refused(decide.sit, 1, "Ben", "new", BEN) == "table-sent-away"

    def test_before_the_start_neither(self) -> None:
        sheet = Sheet("yak", ["open", "open"])
        sheet.do(decide.sit, 0, "Ada", secret(0), ADA)
        sheet.do(decide.stand, 0, kicked=True)
        assert sheet.refused(decide.sit, 0, "Ada", "new", ADA) == "table-sent-away"
        sheet.do(decide.sit, 0, "Cleo", "new", CLEO)

    def test_whoever_left_of_their_own_will_may(self) -> None:
        sheet = Sheet("yak", ["open", "open"])
        sheet.do(decide.sit, 0, "Ada", secret(0), ADA)
        sheet.do(decide.stand, 0)
        sheet.do(decide.sit, 1, "Ada", "new", ADA)
        assert sheet.table.seat_of("new") == 1

    def test_nor_at_the_rematch(self) -> None:
        sheet = devices()
        sheet.do(decide.stand, 1, kicked=True)
        terms = rematch_of(sheet.table)
        assert terms.banned and set(terms.banned) == sheet.again().seating.banned

    def test_a_void_secret_opens_nothing(self) -> None:
        sheet = Sheet("yak", ["open", "open"]).seated(0)
        sheet.do(decide.stand, 0)
        assert sheet.refused(decide.sit, 0, "Ada", secret(0)) == "table-token"


class TestTwoHands:
    def test_a_seated_person_gets_no_second_hand(self) -> None:
        sheet = devices()
        sheet.do(decide.stand, 1)
        sheet.do(decide.free, 1)
        assert sheet.refused(decide.sit, 1, "Ada too", "new", ADA) == "table-second-hand"
        assert sheet.refused(decide.sit, None, "Ada too", "new", ADA) == "table-second-hand"

    def test_nor_does_whoever_had_one(self) -> None:
        sheet = devices()
        sheet.do(decide.stand, 1)
        assert sheet.refused(decide.sit, 2, "Ben", "new", BEN) == "table-second-hand"
        sheet.do(decide.sit, None, "Ben", "new", BEN)
        assert wishes(sheet) == [(1, "Ben")]

    def test_one_device_that_is_passed_round(self) -> None:
        sheet = Sheet("yak", ["open", "open"])
        for seat in (0, 1):
            sheet.do(decide.sit, seat, f"Player {seat}", secret(seat), ADA)
        sheet.do(decide.stand, 1)
        sheet.do(decide.sit, 1, "Player 1", "new", ADA)
        assert wishes(sheet) == [(1, "Player 1")]


class TestConsent:
    def test_somebody_waits_until_all_have_agreed(self) -> None:
        sheet = yak(3)
        sheet.do(decide.stand, 2)
        (wished,) = sheet.do(decide.sit, 2, "Cleo", "new", CLEO)
        assert isinstance(wished, e.Wished) and wishes(sheet) == [(2, "Cleo")]
        assert set(sheet.table.owners()) == {0, 1} and sheet.table.seats[2].by_bot
        sheet.do(decide.admit, 2, True, sheet.table.seq, 0, False)
        assert set(sheet.table.owners()) == {0, 1}
        sheet.do(decide.admit, 2, True, sheet.table.seq, 1, False)
        assert sheet.table.seat_of("new") == 2 and wishes(sheet) == []
        assert sheet.again().seat_of("new") == 2 and not sheet.again().seats[2].by_bot

    def test_the_host_decides_alone(self) -> None:
        sheet = yak(3)
        sheet.do(decide.stand, 2)
        sheet.do(decide.sit, 2, "Cleo", "new", CLEO)
        sheet.do(decide.admit, 2, True, sheet.table.seq, None, True)
        assert sheet.table.seat_of("new") == 2

    def test_one_no_is_enough_and_is_not_asked_again(self) -> None:
        sheet = yak(3)
        sheet.do(decide.stand, 2)
        sheet.do(decide.sit, 2, "Cleo", "new", CLEO)
        sheet.do(decide.admit, 2, True, sheet.table.seq, 0, False)
        sheet.do(decide.admit, 2, False, sheet.table.seq, 1, False)
        assert wishes(sheet) == []
        assert sheet.refused(decide.sit, 2, "Cleo", "new", CLEO) == "table-not-let-in"
        assert sheet.refused(decide.sit, 2, "Cleo", "newer", CLEO) == "table-not-let-in"
        sheet.do(decide.free, 2)
        sheet.do(decide.sit, 2, "Cleo", "newer", CLEO)

    def test_only_one_asks_for_a_seat_and_may_think_again(self) -> None:
        sheet = yak()
        sheet.do(decide.stand, 1)
        sheet.do(decide.sit, 1, "Cleo", "new", CLEO)
        assert sheet.refused(decide.sit, 1, "Dora", "other") == "table-asked"
        assert sheet.do(decide.sit, 1, "Cleo", "new", CLEO) == []
        sheet.do(decide.withdraw, "new")
        assert wishes(sheet) == [] and sheet.do(decide.withdraw, "new") == []
        sheet.do(decide.sit, 1, "Dora", "other")
        assert wishes(sheet) == [(1, "Dora")]

    def test_nobody_is_pestered_for_ever(self) -> None:
        sheet = yak()
        sheet.do(decide.stand, 1)
        for number in range(MOST_WISHES):
            sheet.do(decide.sit, 1, "Mallory", f"secret {number}")
            sheet.do(decide.withdraw, f"secret {number}")
        assert sheet.refused(decide.sit, 1, "Mallory", "again") == "table-asked"

    def test_whoever_could_say_no_may_have_gone(self) -> None:
        sheet = yak(3)
        sheet.do(decide.stand, 2)
        sheet.do(decide.sit, 2, "Cleo", "new", CLEO)
        sheet.do(decide.admit, 2, True, sheet.table.seq, 0, False)
        sheet.do(decide.hand, 1, "asked")
        sheet.do(decide.sit, 2, "Cleo", "new", CLEO)
        assert sheet.table.seat_of("new") == 2

    def test_where_nobody_sits_nobody_is_asked(self) -> None:
        sheet = yak()
        sheet.do(decide.stand, 0)
        sheet.do(decide.stand, 1)
        sheet.do(decide.sit, 1, "Cleo", "new", CLEO)
        assert sheet.table.seat_of("new") == 1

    def test_an_answer_is_to_what_was_seen(self) -> None:
        sheet = yak()
        assert sheet.refused(decide.admit, 1, True, 99, 0, False) == "table-nobody-asks"
        sheet.do(decide.stand, 1)
        saw = sheet.table.seq
        sheet.do(decide.sit, 1, "Cleo", "new", CLEO)
        assert sheet.refused(decide.admit, 1, True, saw, 0, False) == "table-moved-on"

    def test_only_empty_seats_are_opened(self) -> None:
        sheet = yak()
        assert sheet.refused(decide.free, 1) == "table-taken"
        assert Sheet("yak", ["open"] * 2).refused(decide.free, 1) == "table-not-playing"


class TestMute:
    def test_somebody_new_in_the_seat_is_not_muted(self) -> None:
        sheet = devices()
        sheet.do(decide.mute, 1, True)
        assert sheet.refused(decide.speak, 1, "hello", "") == "chat-muted"
        sheet.do(decide.stand, 1)
        sheet.do(decide.free, 1)
        sheet.do(decide.sit, 1, "Cleo", "new", CLEO)
        sheet.do(decide.speak, 1, "hello", "")

    def test_who_is_muted_stays_so_in_another_seat(self) -> None:
        sheet = Sheet("yak", ["open"] * 3)
        sheet.do(decide.sit, 1, "Ben", secret(1), BEN)
        sheet.do(decide.mute, 1, True)
        sheet.do(decide.stand, 1)
        sheet.do(decide.sit, 2, "Ben", "new", BEN)
        assert sheet.refused(decide.speak, 2, "hello", "") == "chat-muted"
        assert sight.info(sheet.again(), here(), 0).seats[2].muted
        assert set(rematch_of(sheet.table).muted) == sheet.table.seating.muted
        sheet.do(decide.mute, 2, False)
        sheet.do(decide.speak, 2, "hello", "")

    def test_others_on_the_same_device_are_not(self) -> None:
        sheet = Sheet("yak", ["open"] * 3)
        for seat in (0, 1):
            sheet.do(decide.sit, seat, f"Player {seat}", secret(seat), ADA)
        sheet.do(decide.mute, 1, True)
        sheet.do(decide.speak, 0, "hello", "")

    def test_nobody_is_muted_where_nobody_sits(self) -> None:
        assert Sheet("yak", ["open"] * 2).refused(decide.mute, 0, True) == "table-no-person"


def key(number: int) -> str:
    return f"client-chosen-secret-{number:04}"


async def sit(server: Inside, table: str, number: int, **form: Any) -> Any:
    return await server.http("POST", f"/api/tables/{table}/seats", {"secret": key(number), **form})


class TestAgain:
    """A lost answer to a request costs nothing: it is asked again."""

    def test_a_seat_is_taken_once(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "open", "open"])
                first = await sit(server, made["id"], 1, name="Bea")
                again = await sit(server, made["id"], 1, name="Bea")
                assert (
                    first.json()
                    == again.json()
                    == {
                        "id": made["id"],
                        "seat": 1,
                        "token": key(1),
                        "waits": False,
                        "shared": False,
                    }
                )
                live = await server.house.find(made["id"])
                assert live is not None and live.table.seats[2].kind == "open"

        run(work())

    def test_a_table_is_opened_once(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                terms = {"secret": key(1), "device": key(2)}
                first = await server.open("yak", ["host", "open"], **terms)
                server.house.live.clear()
                assert await server.open("yak", ["host", "open"], **terms) == first
                other = await server.open("yak", ["host", "open"], secret=key(3))
                assert other["id"] != first["id"] and other["host"] != first["host"]
                secrets = [first["host"], first["screen"], first["tokens"]["0"], first["id"]]
                assert all(a not in b for a, b in itertools.permutations(secrets, 2))
                assert key(1) not in b"".join(await server.log(first["id"])).decode()

        run(work())

    @pytest.mark.parametrize("chosen", ["short", "a" * 30, "abcabcabcabcabcabcabcabc", "ü" * 30])
    def test_a_secret_must_be_one(self, tmp_path: Path, chosen: str) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "open"])
                path = f"/api/tables/{made['id']}/seats"
                assert (await server.http("POST", path, {"secret": chosen})).status in (400, 409)

        run(work())


def test_asking_and_letting_in_over_the_wire(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "open"], device=key(0))
            ben = (await sit(server, made["id"], 1, name="Ben", device=key(9))).json()
            host = await server.line(made["id"], token=made["tokens"]["0"], host=made["host"])
            assert (await host.call("kick", seat=ben["seat"]))["is"] == "done"
            back = await sit(server, made["id"], 2, name="Ben", device=key(9))
            assert back.json()["key"] == "table-sent-away"
            too = await sit(server, made["id"], 3, name="Ada", device=key(0))
            assert too.json()["key"] == "table-second-hand"
            asked = await sit(server, made["id"], 4, name="Cleo", device=key(8))
            assert asked.status == 201 and asked.json()["waits"]
            await server.settle()
            told = host.messages[-1]
            assert told["table"]["wishes"] == [{"seat": 1, "name": "Cleo"}]
            assert (await host.call("admit", seat=1, admits=True, saw=told["seq"]))["is"] == "done"
            taken = (await sit(server, made["id"], 4, name="Cleo", device=key(8))).json()
            assert (taken["seat"], taken["waits"]) == (1, False)
            line = await server.line(made["id"], token=taken["token"])
            assert line.messages[0]["seat"] == 1

    run(work())


def test_a_wish_is_withdrawn_by_its_secret(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "host", "open"])
            host = await server.line(made["id"], host=made["host"])
            assert (await host.call("start"))["is"] == "done"
            assert (await sit(server, made["id"], 1)).json()["waits"]
            path = f"/api/tables/{made['id']}/seats"
            answer = await server.http("DELETE", path, headers={"X-Yurt-Token": key(1)})
            assert answer.status == 204 and not answer.body
            await server.settle()
            assert "wishes" not in host.messages[-1]["table"]
            assert (await host.call("free", seat=2))["is"] == "done"
            assert not (await sit(server, made["id"], 2)).json()["waits"]

    run(work())
