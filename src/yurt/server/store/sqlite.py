"""The store in a SQLite file: one thread writes, another one reads."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Collection, Sequence
from pathlib import Path

import msgspec

from yurt.server.store.committer import Append, Committer
from yurt.server.store.guarding import Guard, keep_private, make_private, require_whole
from yurt.server.store.migrate import missing
from yurt.server.store.rows import (
    FORGOTTEN_SECONDS,
    FRESH_SECONDS,
    RUNNING,
    Due,
    Row,
    StoreError,
    TableRow,
)
from yurt.server.store.worker import Worker, transaction

# How long to wait for another program that holds the file, in seconds.
BUSY_SECONDS = 10.0
# "Yurt": tells our files from those of other programs.
APPLICATION = int.from_bytes(b"Yurt", "big")
COLUMNS = "id, code, seed, game, public, created, status"

INSERT_TABLE = f"""
    INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
STANDING = """
    SELECT json_group_array(tables.id) FROM json_each(?)
    JOIN tables ON tables.id = json_extract(value, '$[0]') AND seq = json_extract(value, '$[1]')
"""
# All appends of a moment are one statement, and so one transaction: after each statement, the
# thread that writes has to wait for Python's lock. Their rows come as JSON texts, and a trigger of
# the writer's own connection does the work. The data of all entries lie one after the other.
APPENDS = "CREATE TEMP VIEW appends (tables, entries, data, idle, due) AS SELECT 0, 0, 0, 0, 0"
APPENDING = """
    CREATE TEMP TRIGGER appending INSTEAD OF INSERT ON appends BEGIN
        SELECT raise(ABORT, 'a table has moved on') WHERE json_array_length(new.tables) > (
            SELECT count(*) FROM json_each(new.tables) JOIN tables
            ON tables.id = json_extract(value, '$[0]') AND seq = json_extract(value, '$[1]')
        );
        UPDATE tables SET seq = last, status = CASE status WHEN 'closed' THEN status ELSE said END
        FROM (
            SELECT json_extract(value, '$[0]') AS wanted, json_extract(value, '$[2]') AS last,
                json_extract(value, '$[3]') AS said FROM json_each(new.tables)
        ) WHERE id = wanted;
        INSERT INTO entries (table_id, seq, at, data)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
            json_extract(value, '$[2]'),
            substr(new.data, json_extract(value, '$[3]'), json_extract(value, '$[4]'))
        FROM json_each(new.entries);
        DELETE FROM due WHERE table_id IN (SELECT value FROM json_each(new.idle));
        INSERT INTO due (table_id, at, kind, ready)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
            json_extract(value, '$[2]'), json_extract(value, '$[1]')
        FROM json_each(new.due) WHERE true
        ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, kind = excluded.kind,
            -- What was claimed and has not changed stays claimed.
            ready = CASE WHEN at = excluded.at AND kind = excluded.kind
                THEN ready ELSE excluded.at END;
    END
"""
APPEND = "INSERT INTO appends VALUES (?, ?, ?, ?, ?)"
TAKE_DUE = """
    UPDATE due SET ready = ? WHERE table_id IN
        (SELECT table_id FROM due WHERE ready <= ? ORDER BY ready LIMIT ?)
    RETURNING table_id, kind
"""
BEAT = "INSERT INTO processes VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
PROBE = "INSERT INTO probe VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"


class SqliteStore:
    """See ``Store``."""

    is_shared = False

    def __init__(self, path: str) -> None:
        self._guard = guard = Guard(path)
        self._writer = Worker(path, lambda: _prepare(path), guard, is_writer=True)
        self._reader = Worker(path, lambda: _connect(path), guard, is_writer=False)
        self._committer = Committer(self._commit)
        self._closed = asyncio.Event()

    @classmethod
    async def open(cls, path: str) -> "SqliteStore":
        store = cls(path)
        await store._writer.start()
        store._guard.begin()
        try:
            await store._reader.start()
        except sqlite3.Error as error:
            await store._writer.stop()
            raise StoreError(f"The database {path} cannot be read: {error}.") from error
        return store

    async def create(
        self, table: TableRow, entries: Sequence[bytes], at: float, due: Due | None
    ) -> bool:
        row = (table.id, table.code, table.seed, table.game)
        row_too = (table.public, table.created, table.status)
        first = Append(table.id, 0, entries, at, due, table.status)

        def work(connection: sqlite3.Connection) -> bool:
            if not connection.execute(INSERT_TABLE, (*row, *row_too)).rowcount:
                return False
            return bool(_append(connection, [first]))

        return await self._writer.do(work)

    def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        at: float,
        due: Due | None,
        status: str,
    ) -> asyncio.Future[bool]:
        return self._committer.append(Append(table, after, entries, at, due, status))

    async def _commit(self, batch: Sequence[Append]) -> set[str]:
        return await self._writer.do(lambda connection: _append(connection, batch), is_whole=True)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        sql = "SELECT seq, at, data FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
        return await self._reader.do(
            lambda connection: [Row(*row) for row in connection.execute(sql, (table, after))]
        )

    async def find(self, id_or_code: str) -> TableRow | None:
        sql = f"""
            SELECT {COLUMNS} FROM tables
            WHERE id = :asked OR code = :asked AND status <> 'closed'
            ORDER BY id = :asked DESC, status = 'over', created DESC LIMIT 1
        """
        rows = await self._tables(sql, {"asked": id_or_code})
        return rows[0] if rows else None

    async def public(self, limit: int) -> list[TableRow]:
        sql = f"""
            SELECT {COLUMNS} FROM tables WHERE public AND status IN ('waiting', 'playing')
            ORDER BY created DESC LIMIT :limit
        """
        return await self._tables(sql, {"limit": limit})

    async def codes(self, length: int) -> int:
        sql = """
            SELECT count(*) FROM tables
            WHERE status IN ('waiting', 'playing') AND length(code) = ?
        """
        (count,) = await self._reader.do(
            lambda connection: connection.execute(sql, (length,)).fetchone()
        )
        return int(count)

    async def abandoned(
        self, before: float, limit: int, statuses: Collection[str] = RUNNING
    ) -> list[str]:
        sql = """
            SELECT id FROM tables JOIN entries ON table_id = id AND entries.seq = tables.seq
            WHERE status IN ('waiting', 'playing') AND created < :before AND at < :before
                AND status IN (SELECT value FROM json_each(:statuses))
            LIMIT :limit
        """
        values = {"before": before, "limit": limit, "statuses": _rows(statuses)}
        rows = await self._reader.do(lambda connection: connection.execute(sql, values).fetchall())
        return [id for (id,) in rows]

    async def _tables(self, sql: str, values: dict[str, str | int]) -> list[TableRow]:
        rows = await self._reader.do(lambda connection: connection.execute(sql, values).fetchall())
        return [
            TableRow(id, code, seed, game, bool(public), created, status)
            for id, code, seed, game, public, created, status in rows
        ]

    async def shown(self, table: str) -> dict[str, int]:
        sql = "SELECT viewer, seq FROM shown WHERE table_id = ?"
        return dict(
            await self._reader.do(lambda connection: connection.execute(sql, (table,)).fetchall())
        )

    async def note_shown(self, rows: Collection[tuple[str, str, int]]) -> None:
        sql = """
            INSERT INTO shown (table_id, viewer, seq) VALUES (?, ?, ?)
            ON CONFLICT (table_id, viewer) DO UPDATE SET seq = max(seq, excluded.seq)
        """
        await self._writer.do(lambda connection: connection.executemany(sql, list(rows)))

    async def seen(self, table: str) -> dict[int, float]:
        sql = "SELECT seat, at FROM seen WHERE table_id = ?"
        return dict(
            await self._reader.do(lambda connection: connection.execute(sql, (table,)).fetchall())
        )

    async def note_seen(self, rows: Collection[tuple[str, int, float]]) -> None:
        sql = """
            INSERT INTO seen (table_id, seat, at) VALUES (?, ?, ?)
            ON CONFLICT (table_id, seat) DO UPDATE SET at = max(at, excluded.at)
        """
        await self._writer.do(lambda connection: connection.executemany(sql, list(rows)))

    async def take_due(self, now: float, lease: float, limit: int) -> list[tuple[str, str]]:
        return await self._writer.do(
            lambda connection: connection.execute(TAKE_DUE, (now + lease, now, limit)).fetchall()
        )

    async def keep_due(self, tables: Collection[str], until: float) -> None:
        rows = [(until, table) for table in tables]
        sql = "UPDATE due SET ready = max(ready, ?) WHERE table_id = ?"
        await self._writer.do(lambda connection: connection.executemany(sql, rows))

    async def recall_due(self, tables: Collection[str], now: float, later: float) -> None:
        sql = """
            UPDATE due SET ready = ? WHERE table_id IN (SELECT value FROM json_each(?))
            AND kind = 'bot' AND ready > ?
        """
        values = (now, _rows(tables), now + later)
        await self._writer.do(lambda connection: connection.execute(sql, values))

    async def next_due(self) -> float | None:
        row: tuple[float | None] = await self._reader.do(
            lambda connection: connection.execute("SELECT min(ready) FROM due").fetchone()
        )
        return row[0]

    async def clocks(self) -> list[str]:
        sql = "SELECT table_id FROM due WHERE kind = 'clock'"
        rows = await self._reader.do(lambda connection: connection.execute(sql).fetchall())
        return [table for (table,) in rows]

    async def wakeups(self) -> AsyncIterator[tuple[str, int]]:
        yield "", 0
        await self._closed.wait()

    async def clock(self) -> None:
        """Nobody shares the file."""

    async def away(self, process: str, now: float) -> float:
        sql = "SELECT max(seen) FROM processes WHERE id <> ?"
        (seen,) = await self._reader.do(
            lambda connection: connection.execute(sql, (process,)).fetchone()
        )
        return 0.0 if seen is None else now - seen

    async def arrive(self, process: str, now: float) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM processes WHERE seen < ?", (now - FORGOTTEN_SECONDS,))
            connection.execute(
                "DELETE FROM presence WHERE process NOT IN (SELECT id FROM processes)"
            )
            connection.execute(BEAT, (process, now))

        await self._writer.do(work)

    async def beat(self, process: str, now: float) -> None:
        await self._writer.do(lambda connection: connection.execute(BEAT, (process, now)))

    async def present(self, process: str, seats: Collection[tuple[str, int]]) -> None:
        wanted = set(seats)

        def work(connection: sqlite3.Connection) -> None:
            sql = "SELECT table_id, seat FROM presence WHERE process = ?"
            written = set(connection.execute(sql, (process,)).fetchall())
            connection.executemany(
                "DELETE FROM presence WHERE table_id = ? AND seat = ? AND process = ?",
                [(*seat, process) for seat in written - wanted],
            )
            connection.executemany(
                "INSERT INTO presence (table_id, seat, process) VALUES (?, ?, ?)",
                [(*seat, process) for seat in wanted - written],
            )

        await self._writer.do(work)

    async def who(self, tables: Collection[str], now: float) -> set[tuple[str, int]]:
        asked = _rows(tables)
        sql = """
            SELECT table_id, seat FROM presence JOIN processes ON processes.id = presence.process
            WHERE table_id IN (SELECT value FROM json_each(?)) AND seen > ?
        """
        rows = await self._reader.do(
            lambda connection: connection.execute(sql, (asked, now - FRESH_SECONDS)).fetchall()
        )
        return set(rows)

    async def probe(self, now: float) -> None:
        await self._writer.do(
            lambda connection: connection.execute(PROBE, (now,)), is_whole=True, is_probe=True
        )

    async def close(self) -> None:
        self._closed.set()
        await self._committer.close()
        # The reader first: the last connection to close tidies the file up, and may write.
        await self._reader.stop()
        await self._writer.stop()


def _append(connection: sqlite3.Connection, batch: Sequence[Append]) -> set[str]:
    """Appends for tables that still stand where it was thought; answers with their ids."""
    while batch:
        try:
            connection.execute(APPEND, _columns(batch))
            break
        except sqlite3.IntegrityError:
            # Nothing of it was written.
            standing = _standing(connection, batch)
            if len(standing) == len(batch):
                raise
            batch = [each for each in batch if each.table in standing]
    return {each.table for each in batch}


def _standing(connection: sqlite3.Connection, batch: Sequence[Append]) -> set[str]:
    """The tables whose last entry is the one that the append follows."""
    wanted = [(each.table, each.after) for each in batch]
    (found,) = connection.execute(STANDING, (_rows(wanted),)).fetchone()
    return set(msgspec.json.decode(found, type=list[str]))


def _columns(batch: Sequence[Append]) -> tuple[str, str, bytearray, str, str]:
    """What APPEND asks for."""
    tables = [
        (each.table, each.after, each.after + len(each.entries), each.status) for each in batch
    ]
    # SQLite counts from 1; and of no data at all it cuts nothing, not even an empty part.
    entries, data = [], bytearray(b"-")
    for each in batch:
        for seq, entry in enumerate(each.entries, each.after + 1):
            entries.append((each.table, seq, each.at, len(data) + 1, len(entry)))
            data += entry
    idle = [each.table for each in batch if each.due is None]
    due = [(each.table, *each.due) for each in batch if each.due is not None]
    return _rows(tables), _rows(entries), data, _rows(idle), _rows(due)


def _rows(values: Collection[object]) -> str:
    return msgspec.json.encode(list(values)).decode()


def _connect(path: str) -> sqlite3.Connection:
    # Without isolation_level, Python would begin transactions of its own.
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # macOS: only this reaches the disk
    connection.execute("PRAGMA foreign_keys = ON")
    # Many tables at once touch many pages: with the usual 1000, every other commit would also
    # copy the write-ahead log back.
    connection.execute("PRAGMA wal_autocheckpoint = 4000")
    return connection


def _prepare(path: str) -> sqlite3.Connection:
    """Opens the file for writing and brings it up to date."""
    folder = Path(path).parent
    if not folder.is_dir():
        raise StoreError(f"The folder {folder} of the database {path} does not exist.")
    make_private(path)
    try:
        connection = _connect(path)
        try:
            _require_ours(connection, path)
            keep_private(path)
            require_whole(connection, path)
            _keep_a_write_ahead_log(connection)
            _migrate(connection, path)
            connection.execute(APPENDS)
            connection.execute(APPENDING)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise StoreError(f"The database {path} cannot be opened: {error}.") from error
    return connection


def _require_ours(connection: sqlite3.Connection, path: str) -> None:
    # One statement sees one moment, even while another process makes the tables.
    application, things = connection.execute(
        "SELECT application_id, (SELECT count(*) FROM sqlite_master) FROM pragma_application_id"
    ).fetchone()
    if application != APPLICATION and things:
        raise StoreError(f"The file {path} belongs to another program; choose another name.")


def _keep_a_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Readers and the writer then do not wait for each other. SQLite itself does not wait here
    when another process does the same, so we do."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.02)


def _migrate(connection: sqlite3.Connection, path: str) -> None:
    with transaction(connection):  # of two that start at once, one does it
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for number, text in missing("sqlite", version, f"The database {path}"):
            # executescript would commit first. A statement ends with a line, so that comments may
            # hold semicolons.
            for statement in text.split(";\n"):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {number}")
