"""The store in PostgreSQL: any number of server processes over one database."""

import asyncio
import json
import time
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from typing import Any, TypeVar
from urllib.parse import urlsplit

from yurt.engine.extras import needing
from yurt.server.store import statements as sql
from yurt.server.store.committer import Append, Committer
from yurt.server.store.migrate import missing
from yurt.server.store.rows import (
    FORGOTTEN_SECONDS,
    FRESH_SECONDS,
    RUNNING,
    Due,
    Row,
    StoreError,
    StoreRefusal,
    TableRow,
)

with needing("postgres", "PostgreSQL"):
    import asyncpg

T = TypeVar("T")
# How long a lost database is waited for before whoever asked is told, in seconds.
PATIENCE_SECONDS = 15.0
CONNECTIONS = 5
# How long a connection for wake-ups may be silent before it is tried, and how long to wait before
# a lost one is replaced.
SILENCE_SECONDS = 5.0
RETRY_SECONDS = 0.2
# What may go away and come back: the connection, the server, or a turn lost to someone else.
PASSING = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # when the connection is lost between two steps of a request
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)


class PostgresStore:
    """See ``Store``."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._name = _name(url)
        # Marks our own notifications.
        self._mark = uuid.uuid4().hex
        self._pool: Any = None
        self._committer = Committer(self._commit)
        self._listening: set[asyncio.Queue[str | None]] = set()
        self._is_closed = False

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        try:
            store = cls(url)
        except ValueError as error:
            raise StoreError(f"The address of the database cannot be read: {error}.") from None
        try:
            store._pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=PATIENCE_SECONDS,
                command_timeout=PATIENCE_SECONDS,
            )
            async with store._pool.acquire() as connection:
                await _migrate(connection, store._name)
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            await store.close()
            raise StoreError(f"{store._name} cannot be opened: {error}") from error
        except StoreError:
            await store.close()
            raise
        return store

    async def _do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Does work that may be done twice without harm."""
        return await self._attempt(lambda connection, _is_repeated: work(connection))

    async def _attempt(self, work: Callable[[Any, bool], Awaitable[T]]) -> T:
        """Does work, and again when the connection was lost. The work is told of that: what came
        before may have been done although the answer never reached us."""
        until = time.monotonic() + PATIENCE_SECONDS
        pause, is_repeated = 0.05, False
        while not self._is_closed:
            try:
                async with self._pool.acquire() as connection:
                    return await work(connection, is_repeated)
            except ValueError as error:  # the driver found it wrong before sending it
                raise StoreRefusal(f"{self._name} cannot take this: {error}") from error
            except PASSING as error:
                if time.monotonic() > until:
                    raise StoreError(f"{self._name} does not answer: {error}") from error
            except asyncpg.PostgresError as error:
                raise StoreRefusal(f"{self._name} refused: {error}") from error
            await asyncio.sleep(pause)
            pause, is_repeated = min(2 * pause, 1.0), True
        raise StoreError("The store is closed.")

    # The log

    async def create(
        self, table: TableRow, entries: Sequence[bytes], at: float, due: Due | None
    ) -> bool:
        first = Append(table.id, 0, entries, at, due, table.status)
        row = (table.id, table.code, table.seed, table.game, table.public, table.created)

        async def work(connection: Any, is_repeated: bool) -> bool:
            async with connection.transaction():
                if await connection.fetchval(sql.INSERT_TABLE, *row, table.status) is not None:
                    await connection.fetch(sql.APPEND, self._mark, *sql.columns([first]))
                    return True
            return is_repeated and await _stands(connection, first)

        return await self._attempt(work)

    def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        at: float,
        due: Due | None,
        status: str,
    ) -> asyncio.Future[bool]:
        if self._is_closed:
            raise StoreError("The store is closed.")
        return self._committer.append(Append(table, after, entries, at, due, status))

    async def _commit(self, batch: Sequence[Append]) -> set[str]:
        """Writes appends of different tables in one transaction; answers whose were written."""

        async def work(connection: Any, is_repeated: bool) -> set[str]:
            rows = await connection.fetch(sql.APPEND, self._mark, *sql.columns(batch))
            written = {row["id"] for row in rows}
            for each in batch if is_repeated else ():
                if each.table not in written and await _stands(connection, each):
                    written.add(each.table)
            return written

        return await self._attempt(work)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        rows = await self._do(lambda connection: connection.fetch(sql.READ, table, after))
        return [Row(*row) for row in rows]

    async def find(self, id_or_code: str) -> TableRow | None:
        row = await self._do(lambda connection: connection.fetchrow(sql.FIND, id_or_code))
        return None if row is None else TableRow(*row)

    async def public(self, limit: int) -> list[TableRow]:
        rows = await self._do(lambda connection: connection.fetch(sql.PUBLIC, limit))
        return [TableRow(*row) for row in rows]

    async def codes(self, length: int) -> int:
        count = await self._do(lambda connection: connection.fetchval(sql.CODES, length))
        return int(count)

    async def abandoned(
        self, before: float, limit: int, statuses: Collection[str] = RUNNING
    ) -> list[str]:
        asked = before, limit, list(statuses)
        rows = await self._do(lambda connection: connection.fetch(sql.ABANDONED, *asked))
        return [row["id"] for row in rows]

    # What people were shown

    async def shown(self, table: str) -> dict[str, int]:
        rows = await self._do(lambda connection: connection.fetch(sql.SHOWN, table))
        return {row["viewer"]: row["seq"] for row in rows}

    async def note_shown(self, rows: Collection[tuple[str, str, int]]) -> None:
        # In one order, so that two processes cannot each wait for the other.
        columns = [list(column) for column in zip(*sorted(rows), strict=True)]
        await self._do(lambda connection: connection.execute(sql.NOTE_SHOWN, *columns))

    async def seen(self, table: str) -> dict[int, float]:
        rows = await self._do(lambda connection: connection.fetch(sql.SEEN, table))
        return {row["seat"]: row["at"] for row in rows}

    async def note_seen(self, rows: Collection[tuple[str, int, float]]) -> None:
        # In one order, so that two processes cannot each wait for the other.
        columns = [list(column) for column in zip(*sorted(rows), strict=True)]
        await self._do(lambda connection: connection.execute(sql.NOTE_SEEN, *columns))

    # What is due

    async def take_due(self, now: float, lease: float, limit: int) -> list[tuple[str, str]]:
        rows = await self._do(
            lambda connection: connection.fetch(sql.TAKE_DUE, now, now + lease, limit)
        )
        return [(row["table_id"], row["kind"]) for row in rows]

    async def keep_due(self, tables: Collection[str], until: float) -> None:
        await self._do(lambda connection: connection.execute(sql.KEEP_DUE, [*tables], until))

    async def recall_due(self, tables: Collection[str], now: float, later: float) -> None:
        asked = list(tables)
        await self._do(
            lambda connection: connection.execute(sql.RECALL_DUE, asked, now, now + later)
        )

    async def next_due(self) -> float | None:
        ready: float | None = await self._do(
            lambda connection: connection.fetchval("SELECT min(ready) FROM due")
        )
        return ready

    async def clocks(self) -> list[str]:
        rows = await self._do(lambda connection: connection.fetch(sql.CLOCKS))
        return [row["table_id"] for row in rows]

    # Many processes

    async def wakeups(self) -> AsyncIterator[tuple[str, int]]:
        while not self._is_closed:
            # Notifications, and None when there will be no more.
            payloads: asyncio.Queue[str | None] = asyncio.Queue()
            self._listening.add(payloads)
            connection = None
            try:
                connection = await self._listen(payloads)
                yield "", 0
                while (payload := await _next(connection, payloads)) is not None:
                    mark, _, pairs = payload.partition(" ")
                    for table, seq in [] if mark == self._mark else json.loads(pairs):
                        yield table, seq
            except (*PASSING, asyncpg.PostgresError):
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                self._listening.discard(payloads)
                if connection is not None:
                    connection.terminate()

    async def _listen(self, payloads: asyncio.Queue[str | None]) -> Any:
        """A connection of its own: those of the pool do not stay with one user."""

        def put(_connection: Any, _process: int, _channel: str, payload: str) -> None:
            payloads.put_nowait(payload)

        connection = await asyncpg.connect(
            self._url, timeout=PATIENCE_SECONDS, command_timeout=PATIENCE_SECONDS
        )
        connection.add_termination_listener(lambda _connection: payloads.put_nowait(None))
        await connection.add_listener(sql.CHANNEL, put)
        return connection

    async def clock(self) -> float:
        at: float = await self._do(lambda connection: connection.fetchval(sql.CLOCK))
        return at

    async def away(self, process: str, now: float) -> float:
        seen: float | None = await self._do(
            lambda connection: connection.fetchval(sql.LAST_SEEN, process)
        )
        return 0.0 if seen is None else now - seen

    async def arrive(self, process: str, now: float) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                await connection.execute("LOCK TABLE processes IN EXCLUSIVE MODE")
                await connection.execute(sql.FORGET_PROCESSES, now - FORGOTTEN_SECONDS)
                await connection.execute(sql.FORGET_PRESENCE)
                await connection.execute(sql.BEAT, process, now)

        await self._do(work)

    async def beat(self, process: str, now: float) -> None:
        await self._do(lambda connection: connection.execute(sql.BEAT, process, now))

    async def present(self, process: str, seats: Collection[tuple[str, int]]) -> None:
        tables, numbers = [table for table, _ in seats], [number for _, number in seats]

        async def work(connection: Any) -> None:
            async with connection.transaction():
                await connection.execute(sql.LEAVE, process, tables, numbers)
                await connection.execute(sql.ENTER, process, tables, numbers)

        await self._do(work)

    async def who(self, tables: Collection[str], now: float) -> set[tuple[str, int]]:
        asked = list(tables)
        rows = await self._do(
            lambda connection: connection.fetch(sql.WHO, asked, now - FRESH_SECONDS)
        )
        return {(row["table_id"], row["seat"]) for row in rows}

    async def probe(self, now: float) -> None:
        await self._do(lambda connection: connection.execute(sql.PROBE, now))

    async def close(self) -> None:
        await self._committer.close()
        self._is_closed = True
        for payloads in self._listening:
            payloads.put_nowait(None)
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), PATIENCE_SECONDS)
            except PASSING:
                self._pool.terminate()


async def _stands(connection: Any, append: Append) -> bool:
    """Whether exactly these entries are there. The time tells ours from equal ones of others."""
    rows = await connection.fetch(sql.READ, append.table, append.after)
    ours = [(append.at, data) for data in append.entries]
    return bool(ours) and [(row["at"], row["data"]) for row in rows[: len(ours)]] == ours


async def _next(connection: Any, payloads: asyncio.Queue[str | None]) -> str | None:
    while True:
        try:
            # Not wait_for: Python 3.11's forgets a cancellation that comes with a payload.
            async with asyncio.timeout(SILENCE_SECONDS):
                return await payloads.get()
        except TimeoutError:
            # The network may have lost the connection without a word.
            await connection.execute("SELECT 1")


async def _migrate(connection: Any, name: str) -> None:
    async with connection.transaction():
        await connection.execute(sql.LOCK_MIGRATIONS)  # of two that start at once, one does it
        await connection.execute(sql.VERSION_TABLE)
        version = await connection.fetchval("SELECT version FROM yurt_version")
        for number, text in missing("postgres", version or 0, name):
            await connection.execute(text)
            await connection.execute("DELETE FROM yurt_version")
            await connection.execute("INSERT INTO yurt_version VALUES ($1)", number)


def _name(url: str) -> str:
    """What messages call the database: without the password."""
    parts = urlsplit(url)
    place = parts.hostname or "this machine"
    return f"The database {parts.path.strip('/') or 'postgres'} at {place}"
