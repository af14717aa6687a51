"""Logs that earlier servers wrote (``kept/README.md``): today's server goes on from them."""

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, inside, run
from tests.server.players import events, news
from yurt.engine.actor import written
from yurt.server.table import Table

KEPT = Path(__file__).parent / "kept"
EDITIONS = [path.stem for path in sorted(KEPT.glob("*.db"))]
Kept = dict[str, Any]
TABLES: list[tuple[str, Kept]] = [
    (edition, kept)
    for edition in EDITIONS
    for kept in json.loads((KEPT / edition / "tables.json").read_text("utf-8"))
]


def each(tables: list[tuple[str, Kept]]) -> pytest.MarkDecorator:
    names = [f"{edition} {kept['name']}" for edition, kept in tables]
    return pytest.mark.parametrize(("edition", "kept"), tables, ids=names)


each_edition = pytest.mark.parametrize("edition", EDITIONS)
each_table = each(TABLES)
each_finished = each([table for table in TABLES if table[1]["over"]])
each_unfinished = each([table for table in TABLES if not table[1]["over"]])


@asynccontextmanager
async def reopened(folder: Path, edition: str) -> AsyncIterator[Inside]:
    shutil.copy(KEPT / f"{edition}.db", folder / "tables.db")
    async with inside(folder) as server:
        yield server


async def table_of(server: Inside, kept: Kept) -> Table:
    live = await server.house.find(kept["id"])
    assert live is not None
    return live.table


def lines(table: Table) -> list[str]:
    return [f"{written(played.actor)} {played.event}" for played in table.events]


@each_edition
def test_unfinished_tables_stand_in_the_lobby(tmp_path: Path, edition: str) -> None:
    async def work() -> None:
        async with reopened(tmp_path, edition) as server:
            listed = (await server.http("GET", "/api/tables")).json()["tables"]
            tables = [kept for other, kept in TABLES if other == edition]
            playing = {kept["id"] for kept in tables if not kept["over"]}
            assert playing and {table["id"] for table in listed} == playing

    run(work())


@each_table
def test_the_log_makes_the_same_table(tmp_path: Path, edition: str, kept: Kept) -> None:
    async def work() -> None:
        async with reopened(tmp_path, edition) as server:
            table = await table_of(server, kept)
            assert lines(table) == kept["events"] and table.opened.options == kept["options"]
            assert table.status == ("over" if kept["over"] else "playing")
            assert table.undo_seq > 0 and [said.seat for _, said in table.chat] == [0, 1]

    run(work())


@each_table
def test_seats_still_belong_to_whoever_has_their_secret(
    tmp_path: Path, edition: str, kept: Kept
) -> None:
    async def work() -> None:
        async with reopened(tmp_path, edition) as server:
            for seat, token in enumerate(kept["tokens"]):
                line = await server.line(kept["id"], token=token)
                assert line.messages[0]["is"] == "welcome" and line.messages[0]["seat"] == seat
                told = news(line)
                assert len(events(told)) == len(kept["events"])
                assert [said.get("phrase") for said in told[0]["chat"]] == ["hello", None]

    run(work())


@each_finished
def test_a_finished_game_is_looked_at_again(tmp_path: Path, edition: str, kept: Kept) -> None:
    async def work() -> None:
        async with reopened(tmp_path, edition) as server:
            for path in ("replay", "replay?seat=1", "replay?plain=true"):
                replay = await server.http("GET", f"/api/tables/{kept['id']}/{path}")
                frames = replay.json()["frames"]
                assert sum(len(frame.get("events", [])) for frame in frames) == len(kept["events"])

    run(work())


@each_finished
def test_its_record_is_the_same_and_its_chance_as_promised(
    tmp_path: Path, edition: str, kept: Kept
) -> None:
    async def work() -> None:
        async with reopened(tmp_path, edition) as server:
            record = (KEPT / edition / f"{kept['name']}.yurt").read_bytes()
            assert (await server.http("GET", f"/api/tables/{kept['id']}/record")).body == record
            draws = sum(line.startswith("* ") for line in kept["events"])
            verdict = await server.http("POST", "/api/verify", record)
            assert verdict.status == 200 and verdict.json()["draws"] == draws > 0

    run(work())


@each_unfinished
def test_an_unfinished_game_goes_on(tmp_path: Path, edition: str, kept: Kept) -> None:
    async def work() -> None:
        async with reopened(tmp_path, edition) as server:
            table = await table_of(server, kept)
            seats = [
                await server.line(kept["id"], token=token, program=True) for token in kept["tokens"]
            ]
            for _ in range(4):
                assert table.mover is not None
                told = news(seats[table.mover])[-1]
                move = told["show"]["legal"][0]
                done = await seats[table.mover].call("play", events=[move], saw=told["seq"])
                assert done["is"] == "done", done
                await server.settle()
            assert lines(table)[: len(kept["events"])] == kept["events"]
            assert len(table.events) >= len(kept["events"]) + 4
            assert len(await server.log(kept["id"])) == table.seq

    run(work())


@each_edition
def test_half_a_turn_of_yak_is_ended(tmp_path: Path, edition: str) -> None:
    """A card that an earlier server took on its own gets its claim, and keeps it to itself."""

    async def work() -> None:
        tables = {kept["name"]: kept for other, kept in TABLES if other == edition}
        kept = tables["yak-unfinished"]
        async with reopened(tmp_path, edition) as server:
            table = await table_of(server, kept)
            assert table.mover is not None and table.events[-1].event.startswith("play")
            line = await server.line(kept["id"], token=kept["tokens"][table.mover])
            (form,) = news(line)[-1]["moves"]["ranges"]
            assert "after" not in form
            claim = " ".join(("claim", *form["least"]))
            done = await line.call("play", events=[claim], saw=table.seq)
            assert done["is"] == "done" and not table.events[-2].joined

    run(work())
