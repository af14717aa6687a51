"""A process for test_durable to kill: appends to many tables and says what was acknowledged.

Use: python -m tests.server.store.appender ADDRESS MARK
Prints "ready", then a line "TABLE NUMBER" for each entry, after the store has answered True.
"""

import asyncio
import sys
import time

from tests.server.store.tables import table
from yurt.server.store import Due, Store, connect

TABLES = [f"table-{number}" for number in range(12)]


async def fill(store: Store, id: str, mark: str) -> None:
    await store.create(table(id), [f"{id} 1 opened".encode()], time.time(), None)
    rows = await store.read(id)
    seq = rows[-1].seq
    while True:
        # Appends of one entry and of two: none may be there by half.
        numbers = range(seq + 1, seq + 2 + seq % 2)
        entries = [f"{id} {number} {mark}".encode() for number in numbers]
        due = Due(time.time(), "bot") if seq % 3 else None
        if await store.append(id, seq, entries, time.time(), due, "playing"):
            for number in numbers:
                print(id, number, flush=True)
        else:
            rows = await store.read(id, seq)
            numbers = range(rows[-1].seq, rows[-1].seq + 1)
        seq = numbers[-1]


async def main(url: str, mark: str) -> None:
    store = await connect(url)
    print("ready", flush=True)
    await asyncio.gather(*(fill(store, id, mark) for id in TABLES))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
