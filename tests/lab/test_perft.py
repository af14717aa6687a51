"""The trees of all games have as many nodes as they always had; a game without counts fails."""

from pathlib import Path

import pytest

from tests.lab.trees import file, line, positions
from yurt.engine import jit, registry
from yurt.lab.perft import Depth, perft, plain_perft

# So many nodes the engine counts in a moment when it goes from event to event.
FEW_NODES = 300


def pinned(path: Path) -> dict[str, list[str]]:
    assert path.exists(), f"{path} is missing: run scripts/golden"
    pairs = (each.split(": ") for each in path.read_text("utf-8").splitlines())
    return {label: counts.split(" ") for label, counts in pairs}


def few(counts: list[str]) -> int:
    """The last depth that has few nodes."""
    sizes = [sum(map(int, each.split("/"))) for each in counts]
    return next((depth - 1 for depth, size in enumerate(sizes) if size > FEW_NODES), len(sizes) - 1)


@pytest.mark.parametrize("name", registry.names())
def test_the_tree_has_the_pinned_number_of_nodes(name: str) -> None:
    lines = pinned(file(registry.load(name)))
    assert list(lines) == list(positions(name))
    for label, state in positions(name).items():
        counts = lines[label]
        deepest = few(counts) if jit.is_plain_wanted() else len(counts) - 1
        assert line(label, perft(state, deepest)) == f"{label}: {' '.join(counts[: deepest + 1])}"


@pytest.mark.parametrize("name", registry.names())
def test_the_engine_counts_the_same_event_by_event(name: str) -> None:
    lines = pinned(file(registry.load(name)))
    for label, state in positions(name).items():
        depth = few(lines[label])
        assert line(label, plain_perft(state, depth)) == line(label, perft(state, depth))


def test_several_cores_count_the_same() -> None:
    state = registry.load("yaki").start(3)
    told: list[tuple[int, int]] = []
    levels = perft(state, 3, jobs=3, tick=lambda done, total: told.append((done, total)))
    assert levels == perft(state, 3)
    assert told[-1] == (400, 400)
    # A place is flipped, one of twenty tokens lies there, another place is flipped.
    assert [level.nodes for level in levels] == [1, 20, 20 * 20, 20 * 20 * 19]
    assert levels[2] == Depth(2, decisions=400, chance=0, over=0)


def test_depth_0_is_the_position_itself() -> None:
    assert perft(registry.load("yak").start(2), 0) == [Depth(0, decisions=0, chance=1, over=0)]


@pytest.mark.slow
def test_a_small_game_is_counted_to_its_end() -> None:
    state = registry.load("yak", reduced="tiny").start(2)
    levels = perft(state, 40)
    assert levels == plain_perft(state, 40)
    assert levels[-1].nodes == 0
    assert sum(level.nodes for level in levels) == 2185
