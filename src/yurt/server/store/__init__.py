"""The store: the logs of all tables, what is due when, and who is there.

``connect`` opens a database and brings it up to date. SQLite is for one server process, PostgreSQL
for any number of them.
"""

from collections.abc import AsyncIterator, Awaitable, Collection, Sequence
from typing import Protocol

from yurt.engine.extras import MissingExtra
from yurt.server.store.rows import FRESH_SECONDS, RUNNING, Due, Row, StoreError, TableRow

__all__ = [
    "FRESH_SECONDS",
    "Due",
    "Row",
    "Store",
    "StoreError",
    "TableRow",
    "connect",
    "sqlite_path",
]


class Store(Protocol):
    """All times are seconds as ``time.time`` gives them; ``process`` is what a server process calls
    itself. What cannot be done because the database fails raises a StoreError."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database."""

    # The log

    async def create(
        self, table: TableRow, entries: Sequence[bytes], at: float, due: Due | None
    ) -> bool:
        """Makes a table with its first entries, or answers False: its id or code is taken."""

    def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        at: float,
        due: Due | None,
        status: str,
    ) -> Awaitable[bool]:
        """Begins to append entries as numbers ``after + 1`` and on, and says what is due next and
        the status.

        True: all of it is on disk. False: nothing was written, because ``after`` is not the number
        of the last entry. After a StoreError only the log knows. A status of "closed" is final;
        that and "over" free the code.
        """

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The entries after number ``after``, in order and without gaps."""

    async def find(self, id_or_code: str) -> TableRow | None:
        """The table with this id, or else with this code: the one that is not over, or that was
        opened last; none that is closed."""

    async def public(self, limit: int) -> list[TableRow]:
        """The public tables that wait or play, newest first."""

    async def codes(self, length: int) -> int:
        """How many tables that wait or play have a code of so many letters."""

    async def abandoned(
        self, before: float, limit: int, statuses: Collection[str] = RUNNING
    ) -> list[str]:
        """Tables with one of these statuses where nothing has happened since ``before``."""

    # What people were shown

    async def shown(self, table: str) -> dict[str, int]:
        """The number of the last news that each viewer was shown."""

    async def note_shown(self, rows: Collection[tuple[str, str, int]]) -> None:
        """Keeps table, viewer and number; a number never goes back."""

    async def seen(self, table: str) -> dict[int, float]:
        """When somebody was last connected to each seat."""

    async def note_seen(self, rows: Collection[tuple[str, int, float]]) -> None:
        """Keeps table, seat and time; a time never goes back."""

    # What is due

    async def take_due(self, now: float, lease: float, limit: int) -> list[tuple[str, str]]:
        """Claims what is due, as table and kind, for ``lease`` seconds: until then no other process
        gets it. An append that changes what is due ends the claim; one that does not keeps it."""

    async def keep_due(self, tables: Collection[str], until: float) -> None:
        """Makes claims last longer, for a bot that still thinks, or that waits for somebody."""

    async def recall_due(self, tables: Collection[str], now: float, later: float) -> None:
        """Bots of these tables that were to wait for more than ``later`` seconds are due now."""

    async def next_due(self) -> float | None:
        """When something can next be taken."""

    async def clocks(self) -> list[str]:
        """The tables at which a clock runs."""

    # Many processes

    def wakeups(self) -> AsyncIterator[tuple[str, int]]:
        """Table and number of the last entry, whenever another process has appended.

        ("", 0) stands for any number of wake-ups that may have been missed, and comes first of all
        and after every lost connection: look after every table you hold. Ends when the store
        closes.
        """

    async def clock(self) -> float | None:
        """What time it is for all processes that share the database; None if it is one's own."""

    async def away(self, process: str, now: float) -> float:
        """For how long no other process has been heard of; 0 if there never was one, and less if
        the clock was set back since one was. To be asked
        at the start, before ``arrive``: a process that dies before it has made up for the pause
        leaves it to the next one. While others live it is at most the time between two beats."""

    async def arrive(self, process: str, now: float) -> None:
        """This process is there from now on: its first ``beat``. Clears old traces away."""

    async def beat(self, process: str, now: float) -> None:
        """This process lives. To be called more often than every FRESH_SECONDS seconds."""

    async def present(self, process: str, seats: Collection[tuple[str, int]]) -> None:
        """Says which seats, each as table and number, are connected to this process now."""

    async def who(self, tables: Collection[str], now: float) -> set[tuple[str, int]]:
        """The seats at these tables that are connected to any living process."""

    async def probe(self, now: float) -> None:
        """Writes something where the moves are written: StoreError if nothing can be kept now."""

    async def close(self) -> None:
        """Finishes what was asked for so far, then lets go of the database."""


def sqlite_path(url: str) -> str | None:
    """The file that an address names, or None if it is no SQLite file."""
    scheme, mark, rest = url.partition("://")
    if mark and scheme != "sqlite":
        return None
    if mark and not rest.startswith("/"):
        raise StoreError("The address of a SQLite file begins with sqlite:/// (three strokes).")
    path = rest[1:] if mark else url
    if path in ("", ":memory:"):
        raise StoreError("Tables are kept in a file: name one.")
    return path


async def connect(url: str) -> Store:
    """Opens ``postgresql://…``, or a SQLite file, which is made if it is not there: a plain path,
    ``sqlite:///relative/path`` or ``sqlite:////absolute/path``."""
    path = sqlite_path(url)
    if path is not None:
        from yurt.server.store.sqlite import SqliteStore

        return await SqliteStore.open(path)
    scheme = url.partition("://")[0]
    if scheme in ("postgres", "postgresql"):
        # Not everyone has a PostgreSQL: its driver is loaded only when it is asked for.
        try:
            from yurt.server.store.postgres import PostgresStore
        except MissingExtra as error:
            raise StoreError(str(error)) from None
        return await PostgresStore.open(url)
    raise StoreError(f"Yurt knows databases of the kinds sqlite and postgresql, not {scheme}.")
