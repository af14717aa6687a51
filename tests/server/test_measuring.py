"""What ``scripts/bench leak`` and ``soak`` measure with finds what is there, and nothing else."""

import asyncio
import random
from pathlib import Path

import pytest

from benchmarks import leak, soak
from tests.server.processes import serving
from tests.server.sheet import HIDDEN
from yurt.client import Client
from yurt.server import pace


def times(rng: random.Random, told: float) -> list[tuple[float, ...]]:
    """Of answers with chance in them, and so much more of it in what the other twin holds."""
    found = []
    for _ in range(400):
        one, other = rng.random() * told, rng.random() * told
        found.append(tuple(rng.random() + more for more in (one, one, other, other)))
    return found


def test_times_that_tell_nothing_are_no_leak() -> None:
    found = times(random.Random(1), told=0)
    assert leak.chance(leak.apart(found), len(found)) > leak.SURE


def test_times_that_tell_something_are_caught() -> None:
    found = times(random.Random(1), told=1)
    assert leak.chance(leak.apart(found), len(found)) < leak.SURE


def test_the_chance_of_a_third_of_the_moves() -> None:
    assert leak.chance(0, 5) == 1
    assert leak.chance(5, 5) == pytest.approx(3**-5)
    assert leak.chance(1, 2) == pytest.approx(5 / 9)


@pytest.mark.parametrize("game", HIDDEN)
def test_answers_of_bots_to_twins_are_of_one_size(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that think about different cards: what the seat beside them is sent is as long."""
    monkeypatch.setattr(pace, "THINKING_SECONDS", 0.01)
    monkeypatch.setattr(leak, "LANES", 1)
    found = asyncio.run(leak.collect(game, 3))
    assert len(found.times) == 3 and all(len(four) == 4 for four in found.times)
    assert found.other_sizes == 0


def test_a_line_through_memory_that_grows_and_that_does_not() -> None:
    rng = random.Random(2)
    seen = [(float(at), 100_000 + rng.gauss(0, 300)) for at in range(600)]
    slope, error = soak.line(soak.medians(seen))
    assert soak.is_flat(60 * slope, 60 * error)
    grown = [(at, size + 10 * at) for at, size in seen]
    slope, error = soak.line(soak.medians(grown))
    assert 60 * slope == pytest.approx(600, rel=0.1)
    assert not soak.is_flat(60 * slope, 60 * error)


def test_a_short_soak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that it does, once."""
    monkeypatch.setattr(soak, "LANES", 1)
    monkeypatch.setattr(soak, "REVIEW_SHARE", 0)
    monkeypatch.setattr(soak, "HINT_SHARE", 0.2)
    monkeypatch.setattr(soak, "THINK", 0)
    with serving(str(tmp_path / "tables.db"), tmp_path) as server:
        life = soak.Life(Client(server.address), ["yaki"], random.Random(1), 0)
        asyncio.run(server.ready())
        life.ends = float("inf")
        asyncio.run(life._table("yaki"))
    assert life.done["games"] == life.done["replays"] == 1
    assert life.done["moves"] > 0 and life.done["hints"] > 0 and not life.done["refused"]
