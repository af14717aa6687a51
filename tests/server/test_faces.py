"""The animals that people choose as their faces: kept with the seat, and told to everyone."""

from pathlib import Path

import pytest

from tests.server.inside import inside, run
from tests.server.sheet import Sheet, here, secret, yak
from yurt.server import decide, sight
from yurt.server import entries as e
from yurt.server.rematch import rematch_of


def faces(sheet: Sheet) -> list[str]:
    return [seat.face for seat in sight.info(sheet.table, here(), sheet.now).seats]


def test_a_face_is_kept_with_the_seat() -> None:
    sheet = Sheet("yak", ["open", "open", "bot"])
    sheet.do(decide.sit, 0, "Ada", secret(0), "", "fox")
    sheet.do(decide.sit, 1, "Ben", secret(1))
    assert faces(sheet) == ["fox", "", ""]
    assert [seat.face for seat in sheet.again().seats] == ["fox", "", ""]
    assert {seat: owner.face for seat, owner in rematch_of(sheet.table).owners.items()} == {
        0: "fox",
        1: "",
    }


def test_whoever_comes_next_has_a_face_of_their_own() -> None:
    sheet = Sheet("yak", ["open", "open"])
    sheet.do(decide.sit, 0, "Ada", secret(0), "", "owl")
    sheet.do(decide.stand, 0)
    assert faces(sheet) == ["", ""]
    sheet.do(decide.sit, 0, "Cleo", "new")
    assert faces(sheet) == ["", ""]


def test_who_is_let_in_brings_a_face() -> None:
    sheet = yak(3)
    sheet.do(decide.stand, 2)
    sheet.do(decide.sit, 2, "Cleo", "new", "", "yeti")
    assert faces(sheet) == ["", "", ""]
    sheet.do(decide.admit, 2, True, sheet.table.seq, None, True)
    assert faces(sheet) == ["", "", "yeti"]


def test_a_log_without_faces_is_what_it_was() -> None:
    entry = e.Sat(seat=0, name="Ada", token="t")
    assert b"face" not in e.encode(entry)
    assert e.decode(e.encode(entry)) == entry


@pytest.mark.parametrize("face", ["dragon", "FOX", "fox owl", "x" * 2000])
def test_there_are_no_other_faces(tmp_path: Path, face: str) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "open"], faces=["goat"])
            path = f"/api/tables/{made['code']}/seats"
            refused = await server.http("POST", path, {"name": "Bea", "face": face})
            assert (refused.status, refused.json()["key"]) == (400, "http-malformed")
            form = {"game": "yak", "seats": ["host", "open"], "faces": [face]}
            assert (await server.http("POST", "/api/tables", form)).status == 400
            taken = await server.http("POST", path, {"name": "Bea", "face": "camel"})
            assert taken.status == 201
            info = (await server.http("GET", f"/api/tables/{made['id']}")).json()
            assert [seat["face"] for seat in info["seats"]] == ["goat", "camel"]

    run(work())
