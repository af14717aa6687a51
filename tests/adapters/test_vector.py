"""Many games at once: the same rules, observations and rewards as one game at a time."""

import os

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import yurt
from yurt.adapters.batch import LEAST_SHARE, Batch, IllegalAction
from yurt.adapters.checker import BrokenContract, check_vector_env
from yurt.adapters.vector import VectorEnv

GAMES = yurt.names()
COUNT = 24


def played(game: str, *, players: int = 2, threads: int = 1, steps: int = 40) -> Batch:
    batch = Batch(game, COUNT, players, threads)
    batch.begin(seed=5)
    for _ in range(steps):
        if batch.over.any():
            batch.begin(wanted=batch.over.copy())
        batch.act(batch.picks)
    return batch


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_a_batch_is_what_its_state_says(game: str) -> None:
    most = yurt.load(game).spec.most_players
    batch = played(game, players=most)
    for _ in range(30):
        for row in range(COUNT):
            state = batch.state(row)
            view = state.view(int(batch.seats[row]))
            assert batch.over[row] == state.is_over
            assert np.array_equal(batch.observations[row], batch.spaces.observe(view))
            assert np.array_equal(batch.masks[row], batch.spaces.mask(view))
            expected = state.returns() or [0.0] * most
            assert batch.rewards[row].tolist() == pytest.approx(expected)
        if batch.over.any():
            batch.begin(wanted=batch.over.copy())
        batch.act(batch.picks)


def test_the_number_of_threads_changes_nothing() -> None:
    count = 2 * LEAST_SHARE + 1
    one, two = Batch("yaki", count, threads=1), Batch("yaki", count, threads=2)
    assert (one.threads, two.threads) == (1, 2)
    for batch in (one, two):
        batch.begin(seed=9)
        for _ in range(50):
            if batch.over.any():
                batch.begin(wanted=batch.over.copy())
            batch.act(batch.picks)
        batch.close()
    assert np.array_equal(one.observations, two.observations)
    assert np.array_equal(one.masks, two.masks)


def test_a_system_that_does_not_say_which_cores_may_be_used_is_no_hindrance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert Batch("yaki", 4).threads == 1


def test_an_illegal_action_changes_no_game() -> None:
    batch = played("yak")
    before = batch.observations.copy()
    actions = batch.picks.copy()
    for wrong in (-1, batch.spaces.actions, int(np.flatnonzero(batch.masks[7] == 0)[0])):
        actions[7] = wrong
        with pytest.raises(IllegalAction, match=f"Action {wrong} is no legal move in game 7."):
            batch.act(actions)
    with pytest.raises(IllegalAction, match="There are 24 games and 23 actions"):
        batch.act(batch.picks[1:])
    assert np.array_equal(batch.observations, before)
    assert np.array_equal(played("yak").observations, before)
    # Every other number of a longer array, which has its numbers at a distance.
    apart = np.repeat(batch.picks, 2)[::2]
    batch.act(apart)
    other = played("yak", steps=41)
    assert np.array_equal(batch.observations, other.observations)


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_finds_nothing_wrong(game: str) -> None:
    check_vector_env(lambda: VectorEnv(game, COUNT), steps=60)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_learner_against_others_passes_the_checker(mode: AutoresetMode) -> None:
    check_vector_env(
        lambda: VectorEnv("yaki", COUNT, players=3, seat=1, autoreset_mode=mode), steps=80
    )


def test_the_checker_finds_arrays_that_are_overwritten() -> None:
    with pytest.raises(BrokenContract, match="overwrites observations"):
        check_vector_env(lambda: VectorEnv("yaki", COUNT, copy=False), steps=5)


def test_only_the_learner_is_asked_and_the_sum_of_rewards_is_nothing() -> None:
    env = VectorEnv("zayo", COUNT, players=3, seat=2, autoreset_mode=AutoresetMode.SAME_STEP)
    _, infos = env.reset(seed=3)
    ended = 0
    for _ in range(300):
        assert (infos["seat"] == 2).all()
        _, rewards, terminated, _, infos = env.step(infos["random_action"])
        assert infos["seat_rewards"].sum(axis=1) == pytest.approx(0, abs=1e-5)
        assert np.array_equal(rewards, infos["seat_rewards"][:, 2])
        assert (rewards[~terminated] == 0).all()
        ended += terminated.sum()
    assert ended > 10


@pytest.mark.parametrize("game", GAMES)
def test_the_games_own_bots_can_be_opponents(game: str) -> None:
    env = VectorEnv(game, 4, seat=0, opponents="bot")
    _, infos = env.reset(seed=1)
    for _ in range(5):
        _, _, _, _, infos = env.step(infos["random_action"])


@pytest.mark.parametrize("opponents", ["random", "bot"])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_games_against_others(game: str, opponents: str) -> None:
    env = VectorEnv(game, 4, seat=0, opponents=opponents)

    def seen(seed: int) -> list[bytes]:
        """All that the learner sees of the first steps."""
        _, infos = env.reset(seed=seed)
        steps = []
        for _ in range(12):
            observations, _, _, _, infos = env.step(infos["random_action"])
            steps.append(observations["observation"].tobytes())
        return steps

    first, other, again = seen(5), seen(6), seen(5)
    assert again == first != other


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="one of 0 to 1, not 2"):
        VectorEnv("yak", 4, seat=2)
    with pytest.raises(ValueError, match="“random”, “bot” or a function, not “weak”"):
        VectorEnv("yak", 4, seat=0, opponents="weak")
