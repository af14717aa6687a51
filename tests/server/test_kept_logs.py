"""What earlier releases wrote (``kept/README.md``): today's server opens it, goes on from it,
replays, proves and reviews it."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server import keep_release, keeping
from tests.server.inside import Inside, Line, inside, run
from tests.server.keeping import DATABASE, KEPT, Kept
from tests.server.players import events, move, news, until
from yurt.bots import coach
from yurt.engine import jit, record, registry
from yurt.engine.actor import written
from yurt.server import entries as e
from yurt.server.store import StoreError, connect, migrate
from yurt.server.store.migrate import steps
from yurt.server.table import CLOSED, OVER, PLAYING, WAITING, Table

RELEASES = keeping.releases()
TABLES = [(release, kept) for release in RELEASES for kept in keeping.tables_of(release)]
# Of all that is kept of a release.
MOST_BYTES = 250_000
# As little thinking as goes through everything.
EFFORT = 1e-4


def each(wanted: Callable[[Kept], object]) -> pytest.MarkDecorator:
    tables = [table for table in TABLES if wanted(table[1])]
    names = [f"{release} {kept['name']}" for release, kept in tables]
    return pytest.mark.parametrize(("release", "kept"), tables, ids=names)


each_release = pytest.mark.parametrize("release", RELEASES)
each_table = each(lambda kept: True)
each_finished = each(lambda kept: kept["status"] == OVER)
each_unfinished = each(lambda kept: kept["status"] == PLAYING)
each_closed = each(lambda kept: kept["status"] == CLOSED)
each_waiting = each(lambda kept: kept["status"] == WAITING)
each_half = each(lambda kept: kept["half"])


@asynccontextmanager
async def reopened(folder: Path, release: str, works: bool = False) -> AsyncIterator[Inside]:
    shutil.copy(KEPT / release / DATABASE, folder / DATABASE)
    async with inside(folder, works=works) as server:
        yield server


async def table_of(server: Inside, kept: Kept) -> Table:
    live = await server.house.find(kept["id"])
    assert live is not None
    return live.table


def lines(table: Table) -> list[str]:
    return [f"{written(played.actor)} {played.event}" for played in table.events]


def schema(path: Path) -> set[tuple[str, str, str]]:
    with closing(sqlite3.connect(path)) as database:
        return set(database.execute("SELECT type, name, sql FROM sqlite_master WHERE sql <> ''"))


async def brought_up(path: Path) -> set[tuple[str, str, str]]:
    """The schema of a database once it was opened."""
    await (await connect(str(path))).close()
    return schema(path)


@each_release
def test_every_game_is_kept_finished_and_unfinished(release: str) -> None:
    kept = keeping.tables_of(release)
    games = set(registry.names())
    assert {each["game"] for each in kept if each["over"]} == games
    assert {each["game"] for each in kept if not each["over"]} == games
    assert any(each["status"] == CLOSED for each in kept)


@each_release
def test_a_kept_database_becomes_like_a_new_one(tmp_path: Path, release: str) -> None:
    """A step that is missing, or that was edited after it went out, leaves them apart."""
    shutil.copy(KEPT / release / DATABASE, tmp_path / DATABASE)
    old = asyncio.run(brought_up(tmp_path / DATABASE))
    assert old == asyncio.run(brought_up(tmp_path / "new.db"))


@each_release
def test_a_missing_step_is_noticed(
    tmp_path: Path, release: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = asyncio.run(brought_up(tmp_path / "new.db"))
    shutil.copy(KEPT / release / DATABASE, tmp_path / DATABASE)
    monkeypatch.setattr(migrate, "steps", lambda dialect: steps(dialect)[:-1])
    # One that has had the last step is refused; one that has not stays without it.
    with suppress(StoreError):
        asyncio.run(brought_up(tmp_path / DATABASE))
        assert schema(tmp_path / DATABASE) != new


@each_release
def test_unfinished_tables_stand_in_the_lobby(tmp_path: Path, release: str) -> None:
    async def work() -> None:
        async with reopened(tmp_path, release) as server:
            listed = (await server.http("GET", "/api/tables")).json()["tables"]
            here = [kept for other, kept in TABLES if other == release]
            open_ones = {kept["id"] for kept in here if kept["status"] in (WAITING, PLAYING)}
            assert open_ones and {table["id"] for table in listed} == open_ones

    run(work())


@each_table
def test_the_log_makes_the_same_table(tmp_path: Path, release: str, kept: Kept) -> None:
    async def work() -> None:
        async with reopened(tmp_path, release) as server:
            table = await table_of(server, kept)
            assert lines(table) == kept["events"] and table.opened.options == kept["options"]
            assert (table.status, table.closed) == (kept["status"], kept["closed"])
            assert (table.undo_seq > 0) == kept["undone"]
            assert table.mark == kept.get("mark", table.mark)
            assert [[said.seat, said.phrase] for _, said in table.chat] == kept["chat"]
            live = await server.house.find(kept["id"])
            assert live is not None and live.shown.numbers == kept["shown"]

    run(work())


@each_table
def test_seats_still_belong_to_whoever_has_their_secret(
    tmp_path: Path, release: str, kept: Kept
) -> None:
    async def work() -> None:
        async with reopened(tmp_path, release) as server:
            for seat, token in enumerate(kept["tokens"]):
                if not token:
                    continue
                # A program is told all at once.
                line = await server.line(kept["id"], token=token, program=True)
                assert line.messages[0]["is"] == "welcome" and line.messages[0]["seat"] == seat
                told = news(line)
                assert len(events(told)) == len(kept["events"])
                said = [[line["seat"], line.get("phrase", "")] for line in told[0].get("chat", [])]
                assert said == kept["chat"]

    run(work())


@each_finished
def test_a_finished_game_is_looked_at_again(tmp_path: Path, release: str, kept: Kept) -> None:
    async def work() -> None:
        async with reopened(tmp_path, release) as server:
            for path in ("replay", "replay?seat=1", "replay?plain=true"):
                replay = await server.http("GET", f"/api/tables/{kept['id']}/{path}")
                frames = replay.json()["frames"]
                assert sum(len(frame.get("events", [])) for frame in frames) == len(kept["events"])

    run(work())


@each_finished
def test_its_record_is_the_same_and_its_chance_as_promised(
    tmp_path: Path, release: str, kept: Kept
) -> None:
    async def work() -> None:
        async with reopened(tmp_path, release) as server:
            before = (KEPT / release / f"{kept['name']}.yurt").read_bytes()
            given = (await server.http("GET", f"/api/tables/{kept['id']}/record")).body
            assert events_of(given) == events_of(before) == kept["events"]
            draws = sum(line.startswith("* ") for line in kept["events"])
            firsts = (kept.get("first then", kept["first"]), kept["first"])
            for text, first in zip((before, given), firsts, strict=True):
                verdict = await server.http("POST", "/api/verify", text)
                assert verdict.status == 200, verdict.text
                assert verdict.json()["draws"] == draws > 0 and verdict.json()["first"] == first
                replay = await server.http("POST", "/api/replay", text)
                assert replay.json()["table"]["ranks"] == kept["ranks"]

    run(work())


def events_of(text: bytes) -> list[str]:
    body = text.decode().partition("\n\n")[2]
    return [line for line in body.splitlines() if line and not line.startswith("#")]


@each_finished
def test_it_keeps_its_result(tmp_path: Path, release: str, kept: Kept) -> None:
    async def work() -> None:
        async with reopened(tmp_path, release) as server:
            info = (await server.http("GET", f"/api/tables/{kept['id']}")).json()
            assert info["ranks"] == kept["ranks"] and info["status"] == "over"

    run(work())


@pytest.mark.skipif(jit.is_plain_wanted(), reason="plain Python takes minutes for the least review")
@each_finished
def test_its_record_is_reviewed(release: str, kept: Kept) -> None:
    match = record.read((KEPT / release / f"{kept['name']}.yurt").read_bytes()).match
    review = coach.review(match, effort=EFFORT)
    assert len(review.promises) == len(kept["events"]) + 1


@each_closed
def test_what_cannot_go_on_says_why(tmp_path: Path, release: str, kept: Kept) -> None:
    async def work() -> None:
        async with reopened(tmp_path, release) as server:
            line = await server.line(kept["id"], token=kept["tokens"][0])
            table = news(line)[-1]["table"]
            assert (table["status"], table.get("closed", "")) == ("closed", kept["closed"])
            refused = await line.call("play", events=["flip 1"], saw=news(line)[-1]["seq"])
            assert refused["is"] == "refused"
            assert len(await server.log(kept["id"])) == news(line)[-1]["seq"]

    run(work())


@each_waiting
def test_who_was_waited_for_can_still_come(tmp_path: Path, release: str, kept: Kept) -> None:
    async def work() -> None:
        async with reopened(tmp_path, release) as server:
            for token in kept["tokens"]:
                if not token:
                    path = f"/api/tables/{kept['code']}/seats"
                    assert (await server.http("POST", path, {"name": "Bea"})).status == 201
            table = await table_of(server, kept)
            assert table.status == PLAYING and table.mover is not None

    run(work())


# Tables of the store, in the order in which they refer to each other.
STORED = ("tables", "entries", "due", "shown")


def in_postgres(url: str, release: str) -> None:
    """Brings a kept database into one of PostgreSQL, as the server of its time would have it."""

    async def copy() -> None:
        connection = await asyncpg.connect(url)
        with closing(sqlite3.connect(KEPT / release / DATABASE)) as kept:
            (version,) = kept.execute("PRAGMA user_version").fetchone()
            for text in steps("postgres")[:version]:
                await connection.execute(text)
            await connection.execute("CREATE TABLE yurt_version (version INTEGER NOT NULL)")
            await connection.execute("INSERT INTO yurt_version VALUES ($1)", version)
            known = {name for kind, name, _ in schema(KEPT / release / DATABASE) if kind == "table"}
            for name in STORED:
                if name in known:
                    await copy_rows(kept, connection, name)
        await connection.close()

    asyncio.run(copy())


async def copy_rows(kept: sqlite3.Connection, connection: Any, name: str) -> None:
    found = kept.execute(f"SELECT * FROM {name}")
    columns = [column[0] for column in found.description]
    places = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
    insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})"
    for row in found:
        values = dict(zip(columns, row, strict=True))
        if "public" in values:
            values["public"] = bool(values["public"])
        await connection.execute(insert, *values.values())


@each_release
def test_both_databases_are_brought_to_the_same(
    tmp_path: Path, postgres_url: str, release: str
) -> None:
    shutil.copy(KEPT / release / DATABASE, tmp_path / DATABASE)
    in_postgres(postgres_url, release)

    async def logs(url: str) -> list[tuple[str, dict[str, int], list[e.Entry]]]:
        store = await connect(url)
        found = []
        for kept in keeping.tables_of(release):
            row = await store.find(kept["id"])
            assert row is not None
            entries = [e.decode(each.data) for each in await store.read(row.id)]
            found.append((row.status, await store.shown(row.id), entries))
        await store.close()
        return found

    assert asyncio.run(logs(str(tmp_path / DATABASE))) == asyncio.run(logs(postgres_url))


@each_unfinished
def test_an_unfinished_game_goes_on(tmp_path: Path, release: str, kept: Kept) -> None:
    async def work() -> None:
        async with reopened(tmp_path, release, works=True) as server:
            table = await table_of(server, kept)
            seats: list[Line | None] = [
                await server.line(kept["id"], token=token, program=True) if token else None
                for token in kept["tokens"]
            ]
            for _ in range(4):
                # Bots play on by themselves.
                await until(lambda: table.mover is None or seats[table.mover])
                assert table.mover is not None
                seat = seats[table.mover]
                assert seat is not None
                await seat.until(partial(has_heard, seat, table))
                done = await move(seat)
                assert done["is"] == "done", done
                await server.settle()
            assert lines(table)[: len(kept["events"])] == kept["events"]
            assert len(table.events) >= len(kept["events"]) + 4
            assert len(await server.log(kept["id"])) == table.seq

    run(work())


def has_heard(seat: Line, table: Table) -> bool:
    """Whether it was told everything that has happened."""
    return bool(news(seat)[-1]["seq"] == table.seq)


@each_half
def test_half_a_turn_of_yak_is_ended(tmp_path: Path, release: str, kept: Kept) -> None:
    """A card that an earlier server took on its own gets its claim, and keeps it to itself."""

    async def work() -> None:
        async with reopened(tmp_path, release) as server:
            table = await table_of(server, kept)
            assert table.mover is not None and table.events[-1].event.startswith("play")
            line = await server.line(kept["id"], token=kept["tokens"][table.mover])
            (form,) = news(line)[-1]["moves"]["ranges"]
            assert "after" not in form
            claim = " ".join(("claim", *form["least"]))
            done = await line.call("play", events=[claim], saw=table.seq)
            assert done["is"] == "done" and not table.events[-2].joined

    run(work())


def test_a_release_is_kept_by_the_script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What ``scripts/keep-release`` writes stands for everything that a table can be."""
    keep_release.keep(tmp_path / "2.0.0")
    monkeypatch.setattr(keeping, "KEPT", tmp_path)
    assert keeping.releases() == ["2.0.0"]
    kept = keeping.tables_of("2.0.0")
    assert {each["game"] for each in kept if each["over"]} == set(registry.names())
    assert {each["status"] for each in kept} == {WAITING, PLAYING, OVER, CLOSED}
    assert any(each["shown"] for each in kept) and any(each["half"] for each in kept)
    assert any(each["mark"] == "practice" for each in kept)
    records = {path.stem for path in (tmp_path / "2.0.0").glob("*.yurt")}
    assert records == {each["name"] for each in kept if each["over"]}


@each_release
def test_it_is_small(release: str) -> None:
    assert sum(path.stat().st_size for path in (KEPT / release).iterdir()) < MOST_BYTES
