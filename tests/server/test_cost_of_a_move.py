"""The path of a move: its text is read once, the rules judge it once, and each pair of eyes gets
one view of what it led to."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import inside, run
from tests.server.players import mover, news
from yurt.engine.game import Game
from yurt.engine.registry import load

# Compiled kernels, by the names under which Python calls them.
KERNELS = ("legal", "step", "why_not", "hide", "seen", "odds", "call_score", "call_to_move")
# A move with the roll or draw after it, told to two seats (of persons): the event and the chance
# event are each judged and applied in one step. An open game is hidden from nobody, so one view
# serves all; in YAK each of two seats has a view before the draw and one after it, and the public
# has one for the scores.
MOST = {
    "yam-master": {"step": 2, "odds": 1, "hide": 2, "legal": 1, "call_score": 1},
    "yak": {"step": 3, "odds": 1, "hide": 7, "seen": 6, "legal": 1, "call_score": 1},
}


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Counter[str]]:
    """Counts what is asked of a game's kernels and of its notation from now on."""

    def begin(name: str) -> Counter[str]:
        game, counts = load(name, mode="ready"), Counter[str]()

        def counting(kernel: str, function: Callable[..., Any]) -> Callable[..., Any]:
            def call(*what: Any) -> Any:
                counts[kernel] += 1
                return function(*what)

            return call

        for kernel in KERNELS:
            function = getattr(game.kernels, kernel)
            monkeypatch.setitem(game.kernels.__dict__, kernel, counting(kernel, function))
        monkeypatch.setattr(Game, "read", counting("read", Game.read))
        return counts

    return begin


@pytest.mark.parametrize("name", MOST)
def test_a_move_is_read_and_judged_once(
    name: str, tmp_path: Path, counted: Callable[[str], Counter[str]]
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open(name, ["host", "host"], first=0)
            tokens = made["tokens"].values()
            lines = [await server.line(made["id"], token=token) for token in tokens]
            for turn in range(2):
                line = mover(*lines)
                told = news(line)[-1]
                events = _turn(told)
                counts = counted(name) if turn == 1 else Counter[str]()
                done = await line.call("play", events=events, saw=told["seq"])
                assert done["is"] == "done", done
                await server.settle()
            assert counts.pop("read") == len(events)
            # The same calls for the same move, whatever it is: more of any is a step back.
            assert {
                kernel: n for kernel, n in counts.items() if n > MOST[name].get(kernel, 0)
            } == {}

    run(work())


def _turn(told: dict[str, Any]) -> list[str]:
    """A move as a person makes it: in YAK a card and the lowest claim, in Yam Master a throw."""
    single = [move["event"] for move in told["moves"]["single"]]
    for form in told["moves"].get("ranges", []):
        parts = [part["name"] for part in form["parts"]]
        claim = form["form"].format(**dict(zip(parts, form["least"], strict=True)))
        return [next(event for event in single if event.startswith(form["after"])), claim]
    return [next(event for event in single if event.startswith("keep"))]
