"""Queues by address: who is served when, and who is refused."""

import asyncio

import pytest

from tests.server.inside import run
from yurt.server.turns import FIRST, Crowded, Place, Turns

# Places as text: address, table and rank.
Wanted = tuple[str, str, int]


async def served(turns: Turns, *wanted: Wanted) -> list[Wanted]:
    """In which order these are served, one at a time, if all of them come at once."""
    order: list[Wanted] = []
    holding = Place("somebody")
    turns.join(holding)

    async def work(each: Wanted) -> None:
        async with turns.turn(Place(*each)):
            order.append(each)

    tasks = [asyncio.create_task(work(each)) for each in wanted]
    await asyncio.sleep(0)
    turns.leave(holding)
    await asyncio.gather(*tasks)
    assert turns.is_idle
    return order


def test_addresses_are_served_in_turn_and_their_tables_too() -> None:
    async def work() -> None:
        many = [("a", table, 0) for table in ("one", "one", "one", "two")]
        few = [("b", "three", 0), ("c", "four", 0)]
        found = await served(Turns(), *many, *few)
        assert found == [many[0], *few, many[3], many[1], many[2]]

    run(work())


def test_what_is_of_higher_rank_comes_first() -> None:
    async def work() -> None:
        found = await served(Turns(), ("a", "x", 2), ("a", "x", 1), ("b", "y", 0), ("b", "y", 2))
        assert found == [("b", "y", 0), ("a", "x", 1), ("b", "y", 2), ("a", "x", 2)]

    run(work())


def test_hints_come_before_the_tables_of_their_address() -> None:
    async def work() -> None:
        tables = [("a", f"{number}", 0) for number in range(3)]
        hints = [("a", FIRST, 0), ("a", FIRST, 0), ("b", FIRST, 0)]
        found = await served(Turns(), *tables, *hints)
        assert found == [hints[0], hints[2], hints[1], *tables]

    run(work())


def test_whoever_is_cancelled_is_not_waited_for() -> None:
    async def work() -> None:
        turns = Turns(1)
        first, second, third = (Place(name) for name in "abc")
        turns.join(first)

        async def wait(place: Place) -> None:
            async with turns.turn(place):
                pass

        waiting = asyncio.create_task(wait(second))
        await asyncio.sleep(0)
        waiting.cancel()
        # It has not heard of it yet.
        turns.leave(first)
        turns.join(third)
        assert third.called.done() and second.called.cancelled()
        await asyncio.gather(waiting, return_exceptions=True)
        turns.leave(third)
        assert turns.is_idle

    run(work())


def test_one_that_is_called_and_cancelled_makes_way() -> None:
    async def work() -> None:
        turns = Turns(1)
        first, second = Place("a"), Place("b")
        turns.join(first)

        async def wait() -> None:
            async with turns.turn(second):
                raise AssertionError("it was cancelled")

        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        turns.leave(first)
        assert second.called.done()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert turns.is_idle

    run(work())


def test_a_full_queue_is_full_for_whoever_fills_it() -> None:
    async def work() -> None:
        turns = Turns(1, most=4)
        crowd = [Place("crowd") for _ in range(5)]
        for place in crowd:
            turns.join(place)
        with pytest.raises(Crowded):
            turns.join(Place("crowd"))
        guests = [Place("guest") for _ in range(3)]
        for guest in guests[:2]:
            turns.join(guest)
        assert [place.called.done() for place in crowd] == [True, False, False, True, True]
        with pytest.raises(Crowded):
            await crowd[4].called
        with pytest.raises(Crowded):
            await crowd[3].called
        # Both have two: who comes now has as many as anybody.
        with pytest.raises(Crowded):
            turns.join(guests[2])
        turns.join(Place("another"))

    run(work())


def test_how_many_share() -> None:
    """A crowd of one address takes nothing from the others but one turn of two."""

    async def work() -> None:
        turns = Turns(2)
        crowd = [Place("crowd", f"{number}") for number in range(40)]
        for place in crowd:
            turns.join(place)
        assert turns.rivals(crowd[0]) == 40
        guest = Place("guest", "table")
        turns.join(guest)
        assert turns.rivals(guest) == 2
        assert turns.rivals(crowd[0]) == 80
        late = Place("late", "table", rank=1)
        turns.join(late)
        assert turns.rivals(guest) == 2 and turns.rivals(late) == 3

    run(work())
