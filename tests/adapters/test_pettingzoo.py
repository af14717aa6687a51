"""PettingZoo's own tests of the environments, and what it does not test: copies."""

import copy
import pickle
import time
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

pettingzoo = pytest.importorskip("pettingzoo")
from pettingzoo.test import (  # noqa: E402
    api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from tests.adapters.tables import ALL, ENDS, short  # noqa: E402
from yurt.adapters.pettingzoo import env, raw_env  # noqa: E402
from yurt.engine import registry  # noqa: E402
from yurt.engine.state import IllegalEvent  # noqa: E402

# PettingZoo asks for bare arrays and spaces of all but a list of its own environments.
with_masks = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]


def masked(test: Any) -> Any:
    for mark in with_masks:
        test = mark(test)
    return test


@masked
@pytest.mark.parametrize(("name", "players"), ALL)
def test_the_api(name: str, players: int) -> None:
    api_test(env(name, players=players, **short(name)), num_cycles=30)


@masked
@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), ALL)
def test_the_api_over_whole_games(name: str, players: int) -> None:
    for make in (env, raw_env):
        api_test(make(name, players=players), num_cycles=2_000)


@pytest.mark.parametrize(("name", "players"), ALL)
def test_seeds(name: str, players: int) -> None:
    seed_test(partial(env, name, players=players), num_cycles=20)


@pytest.mark.parametrize(("name", "players"), ENDS)
def test_rendering(name: str, players: int) -> None:
    render_test(partial(env, name, players=players))


@pytest.mark.parametrize(("name", "players"), ENDS)
def test_the_benchmark_runs(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes fifty times as fast: it would run for five seconds."""
    clock = time.monotonic
    monkeypatch.setattr(time, "time", lambda: 50 * clock())
    performance_benchmark(env(name, players=players))


def play(environment: Any, random: Random, steps: int = 1 << 30) -> list[Any]:
    """Plays on at random; answers all that was observed and rewarded."""
    seen = []
    for agent in environment.agent_iter(steps):
        observation, reward, termination, _, _ = environment.last()
        seen.append((agent, reward, termination, *map(np.ndarray.tobytes, observation.values())))
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        environment.step(None if termination else random.choice(legal))
    return seen


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize(("name", "players"), ENDS)
def test_a_copy_goes_on_as_the_original(make: Any, name: str, players: int) -> None:
    original = make(name, players=players, **short(name))
    original.reset(seed=11)
    play(original, Random(1), 25)
    for copied in (copy.deepcopy(original), pickle.loads(pickle.dumps(original))):
        kept = copy.deepcopy(copied)
        assert play(copied, Random(2)) == play(kept, Random(2))
        # The next game too: chance was copied with the rest.
        copied.reset()
        kept.reset()
        assert play(copied, Random(3), 30) == play(kept, Random(3), 30)
    # What was played with the copies did not touch the original.
    untouched = copy.deepcopy(original)
    assert play(original, Random(2)) == play(untouched, Random(2))


def test_an_illegal_action_is_refused_with_its_ruling() -> None:
    environment = env("yak", players=2)
    environment.reset(seed=1)
    before = environment.unwrapped.game_state.copy()
    challenge = 860
    with pytest.raises(IllegalEvent, match="YAK-7"):
        environment.step(challenge)
    for action in (-1, 862, 10_000):
        with pytest.raises(IllegalEvent):
            environment.step(action)
    assert environment.unwrapped.game_state == before
    assert environment.agent_selection == "player_0"


def test_games_are_registered() -> None:
    for name in registry.names():
        made = pettingzoo.make("aec", f"yurt/{name}", players=2)
        assert str(made) == f"yurt_{name.replace('-', '_')}_v0"
    strict = pettingzoo.make("aec", "yurt/yam-master-v0", strict_full="yes", max_turns=30)
    strict.reset(seed=0)
    assert strict.unwrapped.game_state.terms.options["max_turns"] == 30


def test_rewards_are_the_returns_and_come_once() -> None:
    environment = raw_env("yay", players=3)
    environment.reset(seed=5)
    seen = play(environment, Random(5))
    last = {agent: reward for agent, reward, termination, *_ in seen if termination}
    returns = environment.game_state.returns()
    assert list(last.values()) == returns
    assert all(reward == 0 for _, reward, termination, *_ in seen if not termination)
