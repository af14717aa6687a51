"""Reviews of finished games: each worked out by a process of low priority, one after the other, and
those of one address in turn with those of others."""

import asyncio
import contextlib
import logging
import time
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from litestar.exceptions import TooManyRequestsException

from yurt.engine.words import say
from yurt.server import background
from yurt.server.forms import ReviewBody, ReviewInfo
from yurt.server.table import NotNow
from yurt.server.turns import Crowded, Place, Turns

log = logging.getLogger("yurt.server")

WORKER = "yurt.server.reviewer"
# Reviews that are kept, and that may wait for their turn.
REVIEWS_KEPT = 64
REVIEWS_WAITING = 16
# Seconds after which nobody seems to wait for a review any more, and that one may take.
FORGOTTEN_SECONDS = 60.0
LONGEST_SECONDS = 900.0
# Bytes of one line of the worker: its last one is the whole review.
LINE_BYTES = 1 << 24


@dataclass
class Job:
    """A review that is kept, worked out, or waits for its turn. ``write`` gives the record."""

    write: Callable[[], str]
    total: int
    place: Place
    done: int = 0
    body: ReviewBody | None = None
    has_failed: bool = False
    asked: float = field(default_factory=time.monotonic)

    @property
    def is_over(self) -> bool:
        return self.body is not None or self.has_failed


class Reviews:
    """The reviews of one server process. ``effort``: how much of the usual thinking."""

    def __init__(self, effort: float = 1.0) -> None:
        self.effort = effort
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._turns = Turns(most=REVIEWS_WAITING)
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(
        self, table: str, events: int, write: Callable[[], str], address: str = ""
    ) -> ReviewInfo:
        """How far the review of a finished game of so many events is; begins it if nobody has asked
        before. One that failed is NotNow, and begun anew by whoever asks again. ``write``: gives
        the record."""
        job = self._jobs.get(table)
        if job is None:
            job = self._begin(table, Job(write, events, Place(address)))
        elif job.has_failed:
            del self._jobs[table]
            raise NotNow(say("review-failed"))
        job.asked = time.monotonic()
        self._jobs.move_to_end(table)
        return ReviewInfo(job.done, job.total, job.body)

    async def end(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, table: str, job: Job) -> Job:
        self._forget()
        try:
            self._turns.join(job.place)
        except Crowded:
            raise TooManyRequestsException("call-too-many") from None
        self._jobs[table] = job
        over = [name for name, each in self._jobs.items() if each.is_over]
        for name in over[: max(0, len(self._jobs) - REVIEWS_KEPT)]:
            del self._jobs[name]
        task = asyncio.create_task(self._work(table, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    def _forget(self) -> None:
        """Whoever has gone meanwhile keeps nobody from waiting."""
        limit = time.monotonic() - FORGOTTEN_SECONDS
        for table, job in list(self._jobs.items()):
            if not job.place.called.done() and job.asked < limit:
                del self._jobs[table]
                job.place.called.cancel()
                self._turns.leave(job.place)

    async def _work(self, table: str, job: Job) -> None:
        try:
            await job.place.called
            if time.monotonic() - job.asked > FORGOTTEN_SECONDS:
                del self._jobs[table]
            else:
                await self._work_out(table, job)
        except Crowded:
            # Others wait for their first one.
            del self._jobs[table]
        finally:
            self._turns.leave(job.place)

    async def _work_out(self, table: str, job: Job) -> None:
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                text = await asyncio.to_thread(job.write)
                job.body = await self._review(text.encode(), job)
            job.done = job.total
        except Exception as error:
            # Whatever it was: a job that never ends would be waited for without end.
            job.has_failed = True
            log.error("the review of table %s failed: %r", table, error)

    async def _review(self, data: bytes, job: Job) -> ReviewBody:
        """Lets a process have the record, and listens to it; it ends with this one."""
        process = await background.start(
            "-m", WORKER, str(self.effort), stdin=PIPE, stdout=PIPE, limit=LINE_BYTES
        )
        try:
            return await _listen(process, data, job)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _listen(process: Process, data: bytes, job: Job) -> ReviewBody:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(b"%d\n" % len(data) + data)
    async for line in process.stdout:
        if line.startswith(b"{"):
            return msgspec.json.decode(line, type=ReviewBody)
        job.done, job.total = map(int, line.split())
    raise ValueError("it ended without a review")
