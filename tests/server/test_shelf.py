"""Games that are not compiled yet: in which order they are, and what people are told meanwhile."""

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import filelock
import pytest

from tests.server.inside import Inside, Line, inside, run
from tests.server.players import until
from yurt.bots import readiness
from yurt.engine import jit, registry
from yurt.server import background, compiling, shelf, waking
from yurt.server.shelf import Shelf
from yurt.server.waking import Waking

NAMES = registry.names()
SIZES = {"yak": 60, "yaki": 20, "yam-master": 30, "yay": 40, "zayo": 80}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[float]:
    """A clock that stands still, on a machine that has compiled nothing yet."""
    monkeypatch.setattr(compiling, "_noted", lambda name: tmp_path / f"{name}.seconds")
    monkeypatch.setattr(waking, "kernels_of", lambda name: SIZES[name])
    monkeypatch.setattr(waking, "KERNEL_SECONDS", 0.5)
    return [100.0]


@pytest.fixture
def order(clock: list[float]) -> Waking:
    made = Waking(lambda: clock[0])
    made.add(NAMES)
    return made


class TestOrder:
    def test_the_shortest_first_and_as_many_as_may_be(self, order: Waking) -> None:
        assert [order.take(2) for _ in range(3)] == ["yaki", "yam-master", None]
        order.end("yaki", True)
        assert [order.take(2), order.take(2)] == ["yay", None]

    def test_what_is_opened_first_comes_first(self, order: Waking) -> None:
        order.want("zayo")
        order.want("yak")
        assert order.waiting == ["zayo", "yak", "yaki", "yam-master", "yay"]

    def test_who_asks_does_not_wait_for_what_nobody_asked_for(self, order: Waking) -> None:
        assert [order.take(1), order.take(1)] == ["yaki", None]
        order.want("zayo")
        order.want("yak")
        # But for others who asked before.
        assert [order.take(1), order.take(1)] == ["zayo", None]
        order.end("zayo", True)
        assert order.take(1) == "yak"

    def test_seconds_by_the_size_of_a_game(self, order: Waking, clock: list[float]) -> None:
        order.want("zayo")
        assert order.take(1) == "zayo"
        assert (order.left("zayo"), order.left("yaki")) == (40, 50)
        clock[0] += 15
        assert order.left("zayo") == 25
        clock[0] += 60
        assert order.left("zayo") == 0

    def test_the_first_one_tells_how_fast_the_machine_is(
        self, order: Waking, clock: list[float]
    ) -> None:
        order.take(1)
        clock[0] += 40.0
        order.end("yaki", True)
        assert order.left("yaki") is None
        # Two seconds for each kernel.
        assert order.take(1) == "yam-master" and order.left("yam-master") == 60
        order.end("yam-master", False)
        order.take(1)
        assert order.left("yay") == 80

    def test_what_it_took_on_this_machine_is_kept(self, clock: list[float], tmp_path: Path) -> None:
        assert compiling.measured("zayo") is None
        compiling.note("zayo", 12.34)
        order = Waking(lambda: clock[0])
        order.add(["zayo"])
        assert order.left("zayo") == 12
        (tmp_path / "zayo.seconds").write_text("soon", encoding="utf-8")
        assert compiling.measured("zayo") is None

    def test_what_there_is_is_not_waited_for(self, order: Waking) -> None:
        assert Waking().left("yak") is None and Waking().take(8) is None

    def test_all_games_have_kernels(self) -> None:
        assert all(waking.kernels_of(name) > 10 for name in NAMES)


# The shelf


class Compiler:
    """Stands in for the processes: what was begun, in its order, and how many at once."""

    def __init__(self, failing: str = "") -> None:
        self.begun: list[tuple[str, bool]] = []
        self.most = 0
        self._now = 0
        self._failing = failing

    async def __call__(self, name: str, is_asked: bool) -> AsyncIterator[str]:
        self.begun.append((name, is_asked))
        self._now += 1
        self.most = max(self.most, self._now)
        await asyncio.sleep(0.01)
        yield compiling.RULES
        await asyncio.sleep(0.01)
        self._now -= 1
        if name != self._failing:
            yield compiling.SEARCH


@pytest.fixture
def unready(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    """No rules and no search are compiled, and the machine has three cores."""

    async def idle() -> int:
        return 3

    monkeypatch.setattr(jit, "is_plain_wanted", lambda: False)
    monkeypatch.setattr(readiness, "is_ready", lambda name: False)
    monkeypatch.setattr(registry, "load", lambda name, mode="plain": loaded(name))
    monkeypatch.setattr(background, "idle_cores", idle)
    monkeypatch.setattr(shelf, "cores", lambda: 3)


def loaded(name: str) -> Any:
    return registry._load(name, "plain", None)


@pytest.mark.usefixtures("unready")
class TestShelf:
    def test_rules_and_search_of_what_is_opened_come_first(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Each is compiled once, and one that fails is not thought to be there."""
        compiler = Compiler(failing="yay")
        monkeypatch.setattr(shelf, "compiled", compiler)
        shelf_of = Shelf()
        shelf_of.want("zayo")
        assert not shelf_of.can_think("zayo")
        run(shelf_of.fill())
        assert compiler.begun[0] == ("zayo", True)
        assert sorted(compiler.begun[1:]) == [(name, False) for name in NAMES if name != "zayo"]
        assert shelf_of._searches == {name: name != "yay" for name in NAMES}
        assert shelf_of.filled.is_set()

    @pytest.mark.parametrize(("wanted", "most"), [("", 3), ("yak", 2)])
    def test_as_many_at_once_as_cores_are_idle(
        self, wanted: str, most: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """And one is left to the tables where people play."""
        compiler = Compiler()
        monkeypatch.setattr(shelf, "compiled", compiler)
        shelf_of = Shelf()
        if wanted:
            shelf_of.want(wanted)
        run(shelf_of.fill())
        assert compiler.most == most and len(compiler.begun) == len(NAMES)

    def test_on_a_busy_machine_one_after_the_other(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def none() -> int:
            return 0

        compiler = Compiler()
        monkeypatch.setattr(shelf, "compiled", compiler)
        monkeypatch.setattr(background, "idle_cores", none)
        run(Shelf().fill())
        assert compiler.most == 1 and len(compiler.begun) == len(NAMES)

    def test_one_that_is_asked_for_meanwhile_is_begun_at_once(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        compiler = Compiler()
        monkeypatch.setattr(shelf, "compiled", compiler)
        monkeypatch.setattr(shelf, "cores", lambda: 1)

        async def work() -> None:
            shelf_of = Shelf()
            filling = asyncio.create_task(shelf_of.fill())
            await until(lambda: bool(compiler.begun))
            shelf_of.want("zayo")
            await filling

        run(work())
        assert compiler.begun[1] == ("zayo", True)

    def test_whoever_watches_is_told(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(shelf, "compiled", Compiler())
        shelf_of = Shelf()
        told: list[int | None] = []
        shelf_of.watchers.append(
            lambda name: told.append(shelf_of.seconds_left(name)) if name == "zayo" else None
        )
        run(shelf_of.fill())
        assert told[0] and told[-1] is None

    def test_whoever_stops_the_server_stops_the_compiler(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ended: list[str] = []

        async def endless(name: str, is_asked: bool) -> AsyncIterator[str]:
            try:
                await asyncio.Event().wait()
                yield ""
            finally:
                ended.append(name)

        monkeypatch.setattr(shelf, "compiled", endless)

        async def work() -> None:
            shelf_of = Shelf()
            filling = asyncio.create_task(shelf_of.fill())
            await until(lambda: len(shelf_of._waking.begun) == 3)
            filling.cancel()
            await until(lambda: len(ended) == 3)
            assert filling.cancelled() and not shelf_of.can_think("yak")

        run(work())


def test_one_thread_at_a_time_looks_games_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots that think about games nobody has looked up yet."""
    looking, together = threading.Lock(), []

    def is_ready(name: str) -> bool:
        together.append(not looking.acquire(blocking=False))
        time.sleep(0.05)
        looking.release()
        return True

    monkeypatch.setattr(jit, "is_plain_wanted", lambda: False)
    monkeypatch.setattr(readiness, "is_ready", is_ready)
    shelf_of = Shelf()
    with ThreadPoolExecutor(len(NAMES)) as threads:
        list(threads.map(shelf_of._is_known, NAMES * 2))
    assert together == [False] * len(NAMES)


def test_a_real_process_tells_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is compiled where plain code is wanted, so it is soon over."""
    monkeypatch.setenv("YURT_CACHE", str(tmp_path))
    monkeypatch.setenv(jit.SWITCH, "1")

    async def work() -> None:
        told = [part async for part in shelf.compiled("yaki", is_asked=False)]
        assert told == [compiling.RULES, compiling.SEARCH]

    run(work())


def test_a_game_is_compiled_by_one_process_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one waits for what the first one makes."""
    monkeypatch.setenv("YURT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(compiling, "end_with_the_server", lambda: None)
    made: list[str] = []
    monkeypatch.setattr(compiling, "compile_game", made.append)
    compiling.main("yak")
    with filelock.FileLock(jit.cache_root() / "yak.lock"):
        second = threading.Thread(target=compiling.main, args=("yak",))
        second.start()
        compiling.main("yay")
        assert made == ["yak", "yay"]
    second.join(30)
    assert made == ["yak", "yay", "yak"]


# At tables


def wakings(line: Line) -> list[Any]:
    told = (json.loads(text) for text in line.heard)
    return [each["seconds"] for each in told if each["is"] == "waking"]


@pytest.mark.usefixtures("clock")
def test_people_are_told_how_long_a_level_takes_to_wake(tmp_path: Path) -> None:
    async def opened(server: Inside, *seats: str, **terms: Any) -> Line:
        made = await server.open("yak", ["host", *seats], first=0, **terms)
        return await server.line(made["id"], token=made["tokens"]["0"])

    async def work() -> None:
        async with inside(tmp_path) as server:
            own = server.service.shelf
            own._waking = Waking(lambda: 0.0)
            own._waking.add(["yak"])
            with_level = await opened(server, "level-5")
            with_hints = await opened(server, "bot", hints=True)
            without = await opened(server, "bot", hints=False)
            assert [wakings(line) for line in (with_level, with_hints, without)] == [[30], [30], []]
            assert own._waking.is_asked("yak")
            own._waking.take(1)
            own._waking.end("yak", True)
            own._tell_all()
            own._tell_all()
            await server.settle()
            assert [wakings(line) for line in (with_level, without)] == [[30, None], []]
            late = await opened(server, "level-5")
            assert wakings(late) == []
            # Who came before it was known what there is, is told then.
            own._waking.add(["yak"])
            own._tell_all()
            await server.settle()
            assert wakings(late) == [0]

    run(work())


@pytest.mark.usefixtures("clock")
def test_a_program_and_whoever_left_are_not_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            own = server.service.shelf
            own._waking = Waking(lambda: 0.0)
            own._waking.add(["yak"])
            made = await server.open("yak", ["host", "level-1"], first=0)
            token = made["tokens"]["0"]
            program = await server.line(made["id"], token=token, program=True)
            person = await server.line(made["id"])
            assert (wakings(program), wakings(person)) == ([], [30])
            await person.close()
            await until(lambda: not server.service.door._waiting)

    run(work())
