"""No move is lost or doubled when the server is killed at any moment (``benchmarks/faults.py``)."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from benchmarks import faults
from benchmarks.standby import pair
from yurt.engine import registry


def besiege(url: str, games: Sequence[str], kills: int) -> None:
    found = asyncio.run(faults.besiege(url, games, kills, seed=kills))
    assert found.acknowledged > 10 * kills and found.tables >= len(games)
    assert (found.lost, found.doubled, found.refused_records, found.astray) == (0, 0, 0, 0)


def test_no_move_is_lost_in_two_kills(tmp_path: Path) -> None:
    besiege(f"sqlite:///{tmp_path / 'yurt.db'}", ["yaki"], 2)


@pytest.mark.slow
def test_no_move_is_lost_when_the_standby_takes_over() -> None:
    """Twice, as ``scripts/bench faults --failover --kills 2``."""
    with pair() as both:
        found = asyncio.run(
            faults.besiege(both.url, ["yaki"], 2, seed=2, torment=faults.failing_over(both))
        )
    assert found.acknowledged > 20
    assert (found.lost, found.doubled, found.refused_records, found.astray) == (0, 0, 0, 0)


@pytest.mark.slow
@pytest.mark.timeout(1500)
def test_no_move_is_lost_in_many_kills(url: str) -> None:
    """``scripts/bench faults --kills 50`` takes its time."""
    besiege(url, registry.names(), 8)
