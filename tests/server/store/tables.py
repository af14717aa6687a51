"""What the tests of the store have in common."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from yurt.server.store import Store, TableRow, connect

T = TypeVar("T")
# Generous: a machine under load must not fail a test.
PATIENCE = 60.0


def run(work: Coroutine[Any, Any, T]) -> T:
    async def in_time() -> T:
        return await asyncio.wait_for(work, PATIENCE)

    return asyncio.run(in_time())


def table(id: str, code: str | None = None, public: bool = True, created: float = 0.0) -> TableRow:
    return TableRow(id, code or f"code of {id}", b"seed of " + id.encode(), "yak", public, created)


async def append(
    store: Store, id: str, after: int, *entries: bytes, status: str = "playing"
) -> bool:
    """Appends with nothing due."""
    return await store.append(id, after, entries, 10.0 + after, None, status)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await connect(url)
    try:
        yield store
    finally:
        await store.close()
