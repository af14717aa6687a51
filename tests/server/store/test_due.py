"""What is due is worked on by one process, and by another one if that process dies."""

import asyncio

from tests.server.store.tables import opened, run, table
from yurt.server.store import Due
from yurt.server.table import PLAYING

LEASE = 2.0


def test_it_is_taken_once_and_again_when_the_lease_is_over(url: str) -> None:
    async def play() -> None:
        async with opened(url) as one, opened(url) as other:
            assert await one.next_due() is None
            await one.create(table("a"), [b""], 0, Due(10, "bot"))
            await one.create(table("b"), [b""], 0, Due(20, "clock"))
            assert await one.next_due() == await other.next_due() == 10
            assert await one.take_due(9.5, LEASE, 9) == []
            assert await one.take_due(10, LEASE, 9) == [("a", "bot")]
            assert await one.next_due() == 10 + LEASE
            assert await other.take_due(11.5, LEASE, 9) == []
            assert await other.take_due(12, LEASE, 9) == [("a", "bot")]
            assert sorted(await one.take_due(30, LEASE, 9)) == [("a", "bot"), ("b", "clock")]

    run(play())


def test_a_claim_can_be_kept(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create(table("a"), [b""], 0, Due(10, "bot"))
            await store.take_due(10, LEASE, 9)
            await store.keep_due(["a", "nobody"], 13)
            await store.keep_due(["a"], 11)
            assert await store.take_due(12.5, LEASE, 9) == []
            assert await store.take_due(13, LEASE, 9) == [("a", "bot")]

    run(play())


def test_what_waits_for_somebody_is_recalled(url: str) -> None:
    """But not what is claimed, and no clock."""

    async def play() -> None:
        async with opened(url) as store:
            for name, kind in (("a", "bot"), ("b", "bot"), ("c", "clock")):
                await store.create(table(name), [b""], 0, Due(10, kind))
            await store.take_due(10, LEASE, 9)
            await store.keep_due(["a", "c"], 10_000)
            await store.recall_due(["a", "b", "c"], 11, 60)
            assert await store.take_due(11.5, LEASE, 9) == [("a", "bot")]
            assert await store.take_due(12, LEASE, 9) == [("b", "bot")]

    run(play())


def test_an_append_says_what_is_due_next(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create(table("a"), [b""], 0, Due(10, "bot"))
            await store.take_due(10, LEASE, 9)
            # A chat message changes nothing about the bot that thinks.
            assert await store.append("a", 1, [b"said"], 10, Due(10, "bot"), PLAYING)
            assert await store.next_due() == 10 + LEASE
            # Another turn is another thing.
            assert await store.append("a", 2, [b"played"], 11, Due(11, "bot"), PLAYING)
            assert await store.take_due(11, LEASE, 9) == [("a", "bot")]
            assert await store.append("a", 3, [b"played"], 11.5, Due(11, "clock"), PLAYING)
            assert await store.take_due(11, LEASE, 9) == [("a", "clock")]
            assert await store.append("a", 4, [b"over"], 12, None, PLAYING)
            assert await store.next_due() is None
            # An append that came second changes nothing.
            assert not await store.append("a", 4, [b"late"], 12, Due(13, "bot"), PLAYING)
            assert await store.next_due() is None

    run(play())


def test_two_that_take_at_once_share(url: str) -> None:
    ids = [f"table {number:02}" for number in range(40)]

    async def play() -> None:
        async with opened(url) as one, opened(url) as other:
            for number, id in enumerate(ids):
                await one.create(table(id), [b""], 0, Due(number, "bot"))
            for now in (100.0, 200.0):
                taken = await asyncio.gather(
                    *(store.take_due(now, LEASE, 7) for store in (one, other) * 8)
                )
                assert max(map(len, taken)) <= 7
                while more := await one.take_due(now, LEASE, 7):
                    taken.append(more)
                assert sorted(id for each in taken for id, _ in each) == ids

    run(play())
