"""The example learns what it says it learns."""

import pytest

from examples.learn_yak import Learner, games_of, share_of_wins, train


@pytest.mark.slow
def test_the_learner_beats_random_play() -> None:
    spaces = games_of(1).batch.spaces
    assert 0.4 < share_of_wins(Learner(spaces.size, spaces.actions, seed=1)) < 0.7
    assert share_of_wins(train(seconds=600, most=100)) > 0.9
