"""Group commit: appends that wait at the same time share one transaction."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from yurt.server.store.rows import Due, StoreRefusal

# How many appends share a transaction at most, so that the first need not wait for long.
BATCH = 500


class Append(NamedTuple):
    table: str
    after: int
    entries: Sequence[bytes]
    at: float
    due: Due | None
    status: str


class Waiting(NamedTuple):
    append: Append
    future: asyncio.Future[bool]


class Committer:
    """While one transaction is on its way, the next one is gathered. ``commit`` is given appends
    of different tables and answers which tables' were written."""

    def __init__(self, commit: Callable[[Sequence[Append]], Awaitable[set[str]]]) -> None:
        self._commit = commit
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    def append(self, append: Append) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(append, future))
        if self._task is None:
            # It begins with the next round of the loop, so everyone of this one joins.
            self._task = asyncio.create_task(self._run())
        return future

    async def close(self) -> None:
        """Waits until everything asked for so far is done."""
        if self._task is not None:
            await asyncio.shield(self._task)

    async def _run(self) -> None:
        try:
            while self._waiting:
                await self._write(self._take())
        finally:
            self._task = None

    def _take(self) -> list[Waiting]:
        """The next appends, one for each table: a second one must see what became of the first."""
        batch: dict[str, Waiting] = {}
        left: list[Waiting] = []
        for each in self._waiting:
            if len(batch) < BATCH and each.append.table not in batch:
                batch[each.append.table] = each
            else:
                left.append(each)
        self._waiting = left
        return [*batch.values()]

    async def _write(self, batch: list[Waiting]) -> None:
        try:
            written = await self._commit([each.append for each in batch])
        except Exception as error:
            if isinstance(error, StoreRefusal) and len(batch) > 1:
                # One of them is bad; the others must not suffer for it.
                for each in batch:
                    await self._write([each])
                return
            for each in batch:
                if not each.future.done():
                    each.future.set_exception(error)
            return
        for each in batch:
            if not each.future.done():  # cancelled: whoever asked has gone
                each.future.set_result(each.append.table in written)
