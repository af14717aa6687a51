"""What the benchmark of bounds computes, in small."""

import numpy as np
import pytest

from benchmarks import bounds
from yurt.engine.chance import seeded
from yurt.engine.jit import is_plain_wanted
from yurt.engine.match import Match
from yurt.engine.registry import load


def test_chances_of_a_bot_add_up() -> None:
    match = Match(load("yak", reduced="tiny"), players=2)
    while match.to_move == "*":
        match.draw(seeded("tiny"))
    view = match.view(0)
    found = bounds.chances(view, bounds.thumb, 5, view.game.move_count)
    assert found.sum() == pytest.approx(1.0)
    assert set(np.flatnonzero(found)) <= set(view.moves.tolist())


@pytest.mark.slow_plain
def test_random_play_of_a_tiny_yak_is_exploited_as_known() -> None:
    pytest.importorskip("pyspiel")
    first = next(bounds.yak_rows())
    assert first["bot"] == "random"
    assert first["exploitability"] == pytest.approx(0.665, abs=0.001)


@pytest.mark.slow
@pytest.mark.skipif(is_plain_wanted(), reason="a search of any strength takes long in plain Python")
def test_level_5_gives_less_away_than_the_rule_of_thumb() -> None:
    rows = {row["bot"]: row for row in bounds.measure(["yaki"])}
    regrets = [float(rows[bot]["regret"] or 0) for bot in ("level-5", "thumb", "random")]
    assert regrets == sorted(regrets)
    assert regrets[0] < 0.1
