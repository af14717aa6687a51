"""The log: what was appended is there, once and in order."""

import asyncio
from collections.abc import Sequence

import pytest

from tests.server.store.tables import append, opened, run, table
from yurt.server.store import Row, Store, StoreError
from yurt.server.table import CLOSED, OVER, PLAYING, WAITING


def test_entries_come_back_as_they_were_appended(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            assert await store.create(table("a"), [b"opened", b"sat"], 1.5, None)
            assert await store.append("a", 2, [b"\x00\xff", b""], 2.25, None, PLAYING)
            everything = [
                Row(1, 1.5, b"opened"),
                Row(2, 1.5, b"sat"),
                Row(3, 2.25, b"\x00\xff"),
                Row(4, 2.25, b""),
            ]
            assert await store.read("a") == everything
            assert await store.read("a", 3) == everything[3:]
            assert await store.read("a", 4) == await store.read("nobody") == []
        async with opened(url) as store:
            assert await store.read("a") == everything

    run(play())


def test_an_append_that_comes_second_writes_nothing(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create(table("a"), [b"opened"], 1, None)
            assert await append(store, "a", 1, b"first")
            assert not await append(store, "a", 1, b"second", b"third", b"fourth")
            assert not await append(store, "a", 0, b"again")
            assert not await append(store, "a", 9, b"with a gap")
            assert not await append(store, "nobody", 0, b"no table")
            assert [row.data for row in await store.read("a")] == [b"opened", b"first"]

    run(play())


def test_of_two_stores_that_race_exactly_one_wins(url: str) -> None:
    """Many tables at once, and each store in another order: nobody waits for ever either."""
    ids = [f"table {number}" for number in range(20)]

    async def race(store: Store, mark: bytes, order: Sequence[str], after: int) -> dict[str, bool]:
        won = await asyncio.gather(*(append(store, id, after, mark, mark) for id in order))
        return dict(zip(order, won, strict=True))

    async def play() -> None:
        async with opened(url) as one, opened(url) as other:
            await asyncio.gather(*(one.create(table(id), [b"opened"], 1, None) for id in ids))
            for after in range(1, 21, 2):
                ones, others = await asyncio.gather(
                    race(one, b"one", ids, after), race(other, b"other", ids[::-1], after)
                )
                for id in ids:
                    assert ones[id] != others[id]
                    winner = b"one" if ones[id] else b"other"
                    assert [row.data for row in await one.read(id, after)] == [winner] * 2

    run(play())


def test_five_hundred_appends_at_once(url: str) -> None:
    """They share transactions, and those that come second do not touch the others."""
    ids = [f"table {number}" for number in range(500)]

    async def play() -> None:
        async with opened(url) as store:
            await asyncio.gather(*(store.create(table(id), [b"opened"], 1, None) for id in ids))
            won = await asyncio.gather(
                *(append(store, id, 1, id.encode()) for id in ids),
                *(append(store, id, 1, b"too late") for id in ids[::2]),
            )
            assert won == [True] * 500 + [False] * 250
            for id in ids:
                assert [row.data for row in await store.read(id)] == [b"opened", id.encode()]

    run(play())


def test_an_append_that_fails_does_not_touch_the_others(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for id in "abc":
                await store.create(table(id), [b"opened"], 1, None)
            too_large = 2**63 - 2
            outcomes = await asyncio.gather(
                append(store, "a", 1, b"good"),
                store.append("b", too_large, [b"bad"] * 9, 2, None, PLAYING),
                append(store, "c", 1, b"good"),
                return_exceptions=True,
            )
            assert outcomes[0] is True and outcomes[2] is True
            # No table stands at such a number, if the database can think of it at all.
            assert outcomes[1] is False or isinstance(outcomes[1], StoreError | OverflowError)
            assert len(await store.read("b")) == 1

    run(play())


def test_whoever_gives_up_waiting_has_appended_all_the_same(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create(table("a"), [b"opened"], 1, None)
            waiting = asyncio.create_task(append(store, "a", 1, b"sent"))
            await asyncio.sleep(0)
            waiting.cancel()
            assert await append(store, "a", 2, b"next") or await append(store, "a", 1, b"next")

    run(play())


def test_ids_and_codes_are_given_once(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            assert await store.create(table("a", "YURT"), [b"opened"], 1, None)
            assert not await store.create(table("a", "YAKS"), [b"other"], 1, None)
            assert not await store.create(table("b", "YURT"), [b"other"], 1, None)
            assert await store.read("b") == []
            found = await store.find("YURT")
            assert found == await store.find("a") == table("a", "YURT")
            assert await store.find("YAKS") is None and await store.find("b") is None

            assert await append(store, "a", 1, b"closed", status=CLOSED)
            assert await store.create(table("b", "YURT"), [b"other"], 1, None)
            assert await store.find("YURT") == table("b", "YURT")
            # Closed is final, so the code of another table stays its own.
            assert await append(store, "a", 2, b"said", status=PLAYING)
            closed = await store.find("a")
            assert closed is not None and closed.status == CLOSED

    run(play())


def test_a_finished_table_is_found_by_its_code_until_another_one_gets_it(url: str) -> None:
    async def found(store: Store) -> str:
        row = await store.find("YURT")
        return "" if row is None else row.id

    async def play() -> None:
        async with opened(url) as store:
            for number, id in enumerate("abc"):
                assert await store.create(table(id, "YURT", created=number), [b"opened"], 1, None)
                assert await found(store) == id
                assert await append(store, id, 1, b"over", status=OVER)
                assert await found(store) == id
            assert await append(store, "c", 2, b"closed", status=CLOSED)
            assert await found(store) == "b"

    run(play())


def test_tables_where_nothing_happens_any_more(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for id in ("given up", "slow", "over", "closed"):
                assert await store.create(table(id, created=10), [b"opened"], 10, None)
            for id, at, status in (
                ("slow", 100, PLAYING),
                ("over", 10, OVER),
                ("closed", 10, CLOSED),
            ):
                assert await store.append(id, 1, [b"on"], at, None, status)
            assert await store.create(table("new", created=100), [b"opened"], 100, None)
            assert await store.abandoned(10, 10) == []
            assert await store.abandoned(100, 10) == ["given up"]
            assert sorted(await store.abandoned(101, 10)) == ["given up", "new", "slow"]
            assert len(await store.abandoned(101, 2)) == 2
            assert sorted(await store.abandoned(101, 9, ["waiting"])) == ["given up", "new"]

    run(play())


def test_codes_that_are_taken(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for code, status in (("ABCD", PLAYING), ("ABCE", OVER), ("ABCF", CLOSED)):
                assert await store.create(table(code, code), [b"opened"], 1, None)
                assert await store.append(code, 1, [b"on"], 2, None, status)
            assert await store.create(table("waits", "ABCG"), [b"opened"], 1, None)
            assert await store.create(table("long", "ABCDE"), [b"opened"], 1, None)
            assert [await store.codes(length) for length in (4, 5, 6)] == [2, 1, 0]

    run(play())


def test_two_that_want_one_code_at_once(url: str) -> None:
    async def play() -> None:
        async with opened(url) as one, opened(url) as other:
            for number in range(10):
                code = f"code {number}"
                made = await asyncio.gather(
                    one.create(table(f"one {number}", code), [b"one"], 1, None),
                    other.create(table(f"other {number}", code), [b"other"], 1, None),
                )
                assert sorted(made) == [False, True]

    run(play())


def test_the_lobby_shows_public_tables_that_wait_or_play(url: str) -> None:
    async def play() -> list[str]:
        async with opened(url) as store:
            for number, status in enumerate([WAITING, PLAYING, OVER, CLOSED, WAITING]):
                await store.create(table(status + str(number), created=number), [b""], 1, None)
                await append(store, status + str(number), 1, b"", status=status)
            await store.create(table("private", public=False, created=9), [b""], 1, None)
            assert [row.id for row in await store.public(2)] == ["waiting4", "playing1"]
            return [row.id for row in await store.public(99)]

    assert run(play()) == ["waiting4", "playing1", "waiting0"]


def test_a_closed_store_says_so(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create(table("a"), [b"opened"], 1, None)
            last = asyncio.create_task(append(store, "a", 1, b"last"))
            await asyncio.sleep(0)
        assert await last
        with pytest.raises(StoreError, match="closed"):
            await append(store, "a", 2, b"late")
        with pytest.raises(StoreError, match="closed"):
            await store.read("a")
        await store.close()

    run(play())
