"""Logs that earlier servers wrote (``kept/README.md``): today's server goes on from them."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.inside import Inside, inside, run
from tests.server.players import events, news
from yurt.engine.actor import written
from yurt.server import entries as e
from yurt.server.store import connect
from yurt.server.store.migrate import steps
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
UNFINISHED = [table for table in TABLES if not table[1]["over"]]
# The second edition changed what YAKI's stop does: such games are closed, with a sentence.
each_closed = each([table for table in UNFINISHED if "may_stop" in table[1]["options"]])
each_unfinished = each([table for table in UNFINISHED if "may_stop" not in table[1]["options"]])


# What the server of that time said of them.
RANKS = {
    "yak-finished": [1, 2],
    "yam-master-finished": [1, 1],
    "yaki-may-stop-finished": [1, 2],
    "yay-finished": [1, 1],
    "zayo-finished": [1, 3, 2],
}


def pinned(kept: Kept) -> dict[str, Any]:
    """The options of a table as the second edition calls them."""
    now: dict[str, dict[str, Any]] = {
        "yay": {"tray": "open"},
        "zayo": {"chief_counter": "no"},
        "yaki": {"may_stop": "back"},
    }
    return {**kept["options"], **now.get(kept["game"], {})}


def status_of(kept: Kept) -> str:
    if kept["over"]:
        return "over"
    return "closed" if "may_stop" in kept["options"] else "playing"


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
            playing = {kept["id"] for kept in tables if status_of(kept) == "playing"}
            assert playing and {table["id"] for table in listed} == playing

    run(work())


@each_table
def test_the_log_makes_the_same_table(tmp_path: Path, edition: str, kept: Kept) -> None:
    async def work() -> None:
        async with reopened(tmp_path, edition) as server:
            table = await table_of(server, kept)
            assert lines(table) == kept["events"] and table.opened.options == pinned(kept)
            assert table.status == status_of(kept)
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
            before = (KEPT / edition / f"{kept['name']}.yurt").read_bytes()
            given = (await server.http("GET", f"/api/tables/{kept['id']}/record")).body
            assert events_of(given) == events_of(before) == kept["events"]
            draws = sum(line.startswith("* ") for line in kept["events"])
            for record, first in ((before, ""), (given, "named")):
                verdict = await server.http("POST", "/api/verify", record)
                assert verdict.status == 200, verdict.text
                assert verdict.json()["draws"] == draws > 0 and verdict.json()["first"] == first
                replay = await server.http("POST", "/api/replay", record)
                assert replay.json()["table"]["ranks"] == RANKS[kept["name"]]

    run(work())


def events_of(record: bytes) -> list[str]:
    body = record.decode().partition("\n\n")[2]
    return [line for line in body.splitlines() if line and not line.startswith("#")]


@each_finished
def test_it_keeps_its_result(tmp_path: Path, edition: str, kept: Kept) -> None:
    async def work() -> None:
        async with reopened(tmp_path, edition) as server:
            info = (await server.http("GET", f"/api/tables/{kept['id']}")).json()
            assert info["ranks"] == RANKS[kept["name"]] and info["status"] == "over"

    run(work())


@each_closed
def test_what_cannot_go_on_says_why(tmp_path: Path, edition: str, kept: Kept) -> None:
    async def work() -> None:
        async with reopened(tmp_path, edition) as server:
            line = await server.line(kept["id"], token=kept["tokens"][0])
            table = news(line)[-1]["table"]
            assert (table["status"], table["closed"]) == ("closed", "rules")
            refused = await line.call("play", events=["flip 1"], saw=news(line)[-1]["seq"])
            assert refused["is"] == "refused"
            assert len(await server.log(kept["id"])) == news(line)[-1]["seq"]

    run(work())


def in_postgres(url: str, edition: str) -> None:
    """Brings a kept database into one of PostgreSQL, as the server of its time would have it."""

    async def copy() -> None:
        connection = await asyncpg.connect(url)
        with closing(sqlite3.connect(KEPT / f"{edition}.db")) as kept:
            (version,) = kept.execute("PRAGMA user_version").fetchone()
            for text in steps("postgres")[:version]:
                await connection.execute(text)
            await connection.execute("CREATE TABLE yurt_version (version INTEGER NOT NULL)")
            await connection.execute("INSERT INTO yurt_version VALUES ($1)", version)
            columns = "id, code, seed, game, public, created, status, seq"
            rows = kept.execute(f"SELECT {columns} FROM tables").fetchall()
            for row in rows:
                values = (*row[:4], bool(row[4]), *row[5:])
                places = "$1, $2, $3, $4, $5, $6, $7, $8"
                await connection.execute(f"INSERT INTO tables VALUES ({places})", *values)
            for row in kept.execute("SELECT table_id, seq, at, data FROM entries"):
                await connection.execute("INSERT INTO entries VALUES ($1, $2, $3, $4)", *row)
        await connection.close()

    asyncio.run(copy())


@each_edition
def test_both_databases_are_brought_to_the_same(
    tmp_path: Path, postgres_url: str, edition: str
) -> None:
    shutil.copy(KEPT / f"{edition}.db", tmp_path / "tables.db")
    in_postgres(postgres_url, edition)

    async def logs(url: str) -> list[tuple[str, list[e.Entry]]]:
        store = await connect(url)
        found = []
        for other, kept in TABLES:
            row = await store.find(kept["id"])
            assert row is not None and other == edition
            found.append((row.status, [e.decode(r.data) for r in await store.read(row.id)]))
        await store.close()
        return found

    assert asyncio.run(logs(str(tmp_path / "tables.db"))) == asyncio.run(logs(postgres_url))


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
