"""Cycles of dead objects are found, and not before the games are loaded."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from yurt.server import sweeping


@pytest.fixture(autouse=True)
def own_collector() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


class Knot:
    def __init__(self) -> None:
        self.own = self


def dead_knot() -> weakref.ref[Knot]:
    return weakref.ref(Knot())


def test_a_knot_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "PAUSE_SECONDS", 0)
    asyncio.run(find_a_knot())


async def find_a_knot() -> None:
    is_loaded = asyncio.Event()
    task = asyncio.create_task(sweeping.sweep(is_loaded))
    sweeping.begin()
    gc.disable()
    try:
        early = dead_knot()
        await asyncio.sleep(0.01)
        assert early() is not None
        is_loaded.set()
        await asyncio.sleep(0)
        assert gc.get_freeze_count() > 0
        late = dead_knot()
        async with asyncio.timeout(10):
            while late() is not None:
                await asyncio.sleep(0)
    finally:
        gc.enable()
        task.cancel()


def test_what_is_loaded_is_not_looked_at() -> None:
    kept = [Knot()]
    sweeping.begin()
    assert not any(each is kept[0] for each in gc.get_objects())
