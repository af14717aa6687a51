"""A thread of its own for a SQLite connection, which coroutines give work to."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar, cast

from yurt.server.store.guarding import Guard
from yurt.server.store.rows import StoreError

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
# How many pieces of work share a transaction at most, so that the first need not wait for long.
BATCH = 1000


class Job(NamedTuple):
    """``is_whole``: what it writes is one statement, and needs no other transaction;
    ``is_probe``: it tries whether anything can be written."""

    work: Work
    future: asyncio.Future[Any]
    is_whole: bool
    is_probe: bool


class Outcome(NamedTuple):
    future: asyncio.Future[Any]
    result: Any
    error: BaseException | None


class Worker:
    """Takes all work that waits at once. A writer does it in one transaction: one wait for the disk
    serves everyone who asked meanwhile, and nobody is answered before it is over."""

    def __init__(
        self, path: str, connect: Callable[[], sqlite3.Connection], guard: Guard, is_writer: bool
    ) -> None:
        self._path = path
        self._guard = guard
        self._connect = connect
        self._do_all = self._write_guarded if is_writer else self._read
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._opened: asyncio.Future[None] = self._loop.create_future()
        self._stopped: asyncio.Future[None] = self._loop.create_future()
        self._is_closed = False
        name = "yurt-writer" if is_writer else "yurt-reader"
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    async def start(self) -> None:
        self._thread.start()
        await self._opened

    async def do(
        self,
        work: Callable[[sqlite3.Connection], T],
        is_whole: bool = False,
        is_probe: bool = False,
    ) -> T:
        if self._is_closed:
            raise StoreError("The store is closed.")
        future = self._loop.create_future()
        self._jobs.put(Job(work, future, is_whole, is_probe))
        return cast(T, await future)

    async def stop(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
        # Shielded: a caller that gives up must not keep the thread from saying that it ended.
        await asyncio.shield(self._stopped)

    # In the thread

    def _run(self) -> None:
        try:
            connection = self._connect()
        except BaseException as error:
            self._tell([Outcome(self._opened, None, error)])
            return
        self._tell([Outcome(self._opened, None, None)])
        while batch := self._take():
            self._tell(self._do_all(connection, batch))
        with contextlib.suppress(sqlite3.Error):
            connection.close()
        self._tell([Outcome(self._stopped, None, None)])

    def _take(self) -> list[Job]:
        """Everything that waits, or nothing when it is time to stop."""
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH:
                return batch
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch
        if batch:
            self._jobs.put(None)  # it was taken with the last work and ends the next turn
        return batch

    def _read(self, connection: sqlite3.Connection, batch: list[Job]) -> list[Outcome]:
        return [self._attempt(connection, job) for job in batch]

    def _write_guarded(self, connection: sqlite3.Connection, batch: list[Job]) -> list[Outcome]:
        """Nobody is told that something was written to a file that is not there."""
        if any(job.is_probe for job in batch):
            self._guard.look_again(connection)
        trouble = self._guard.trouble()
        if trouble is None:
            outcomes = self._write(connection, batch)
            trouble = self._guard.trouble()
            if trouble is None:
                return outcomes
        return [Outcome(job.future, None, trouble) for job in batch]

    def _write(self, connection: sqlite3.Connection, batch: list[Job]) -> list[Outcome]:
        if len(batch) == 1 and batch[0].is_whole:
            return [self._attempt(connection, batch[0])]
        # That something fails is rare, and savepoints cost a third of the time.
        with contextlib.suppress(Exception), transaction(connection):
            return [Outcome(job.future, job.work(connection), None) for job in batch]
        try:
            with transaction(connection):
                return [self._save(connection, job) for job in batch]
        except sqlite3.Error as error:
            return [Outcome(job.future, None, self._failure(error)) for job in batch]

    def _save(self, connection: sqlite3.Connection, job: Job) -> Outcome:
        """One piece of work; if it fails, the others of its transaction stay."""
        connection.execute("SAVEPOINT one")
        outcome = self._attempt(connection, job)
        if outcome.error is not None:
            connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return outcome

    def _attempt(self, connection: sqlite3.Connection, job: Job) -> Outcome:
        try:
            return Outcome(job.future, job.work(connection), None)
        except sqlite3.Error as error:
            return Outcome(job.future, None, self._failure(error))
        except Exception as error:  # belongs to whoever asked, not to this thread
            return Outcome(job.future, None, error)

    def _failure(self, error: sqlite3.Error) -> StoreError:
        self._guard.note(error)
        failure = StoreError(f"The database {self._path} could not be used: {error}.")
        failure.__cause__ = error
        return failure

    def _tell(self, outcomes: list[Outcome]) -> None:
        # The loop may be gone: then nobody waits any more.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_resolve, outcomes)


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def _resolve(outcomes: list[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.done():  # cancelled: whoever asked has gone
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
