"""A checker for vector environments, which Gymnasium does not have.

>>> from yurt.adapters.checker import check_vector_env
>>> from yurt.adapters.vector import VectorEnv
>>> check_vector_env(lambda: VectorEnv("yaki", num_envs=8), steps=50)

It works for any Gymnasium vector environment with discrete actions; where observations or infos
have an ``action_mask`` it plays legal actions only. What is wrong raises a BrokenContract that says
so in one sentence.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from yurt.engine.extras import needing
from yurt.engine.layout import Array

with needing("study", __name__):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

__all__ = ["BrokenContract", "check_vector_env"]

Maker = Callable[[], VectorEnv[Any, Any, Any]]


class BrokenContract(AssertionError):
    """A vector environment that does not do what Gymnasium says.

    >>> from yurt.adapters.vector import VectorEnv
    >>> try:
    ...     check_vector_env(lambda: VectorEnv("yaki", num_envs=8, copy=False), steps=9)
    ... except BrokenContract as error:
    ...     print(error)
    Step 0 overwrites observations that were handed out (make it copy them).
    """


def check_vector_env(make: Maker, *, steps: int = 200, seed: int = 1) -> None:
    """Plays two environments made alike, side by side, for so many steps.

    >>> from yurt.adapters.vector import VectorEnv
    >>> check_vector_env(lambda: VectorEnv("yaki", num_envs=8), steps=50)
    """
    env, twin = make(), make()
    try:
        _check_spaces(env)
        _check_mode(env)
        _play_alike(env, twin, steps, seed)
        _check_seeds_differ(env, twin, seed)
    finally:
        env.close()
        twin.close()


def _demand(holds: object, sentence: str) -> None:
    if not holds:
        raise BrokenContract(sentence)


def _check_spaces(env: VectorEnv[Any, Any, Any]) -> None:
    for kind in ("observation", "action"):
        single = getattr(env, f"single_{kind}_space")
        batched = getattr(env, f"{kind}_space")
        _demand(
            batched == batch_space(single, env.num_envs),
            f"The {kind}_space is not the single_{kind}_space batched {env.num_envs} times.",
        )


def _check_mode(env: VectorEnv[Any, Any, Any]) -> None:
    mode = env.metadata.get("autoreset_mode")
    _demand(isinstance(mode, AutoresetMode), "metadata['autoreset_mode'] must be an AutoresetMode.")


def _play_alike(
    env: VectorEnv[Any, Any, Any], twin: VectorEnv[Any, Any, Any], steps: int, seed: int
) -> None:
    first, infos = env.reset(seed=seed)
    second, _ = twin.reset(seed=seed)
    _demand(_same(first, second), "The same seed gives different first observations.")
    chooser = np.random.default_rng(seed)
    ended = np.zeros(env.num_envs, dtype=np.bool_)
    for number in range(steps):
        _demand(
            first in env.observation_space,
            f"The observations before step {number} are not in the observation_space.",
        )
        actions = _choose(env, first, infos, chooser)
        before, kept = first, _copied(first)
        first, *results, infos = env.step(actions)
        _demand(
            _same(before, kept),
            f"Step {number} overwrites observations that were handed out (make it copy them).",
        )
        second, *others, _ = twin.step(actions)
        _demand(
            _same([first, *results], [second, *others]),
            f"The same seed and actions give different results in step {number}.",
        )
        _check_results(env, results, ended, number)
        _check_final(env, results, infos)
        ended = results[1] | results[2]


def _check_results(
    env: VectorEnv[Any, Any, Any], results: list[Array], ended: Array, number: int
) -> None:
    rewards, terminations, truncations = results
    for name, values in zip(("rewards", "terminations", "truncations"), results, strict=True):
        _demand(
            np.shape(values) == (env.num_envs,),
            f"{name} must be an array with one value for each environment.",
        )
    for name, values in (("terminations", terminations), ("truncations", truncations)):
        _demand(values.dtype == np.bool_, f"{name} must be of type bool, not {values.dtype}.")
    _demand(np.isfinite(rewards).all(), f"A reward of step {number} is not a finite number.")
    if env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP:
        begun = ended & ~(terminations | truncations)
        _demand(
            (rewards[begun] == 0).all(),
            f"Step {number} begins an environment anew and must not reward it.",
        )


def _check_final(env: VectorEnv[Any, Any, Any], results: list[Array], infos: Any) -> None:
    ended = results[1] | results[2]
    if env.metadata["autoreset_mode"] is not AutoresetMode.SAME_STEP or not ended.any():
        return
    _demand("final_obs" in infos, "An environment ended, but infos has no final_obs.")
    for row in np.flatnonzero(ended):
        _demand(
            infos["final_obs"][row] in env.single_observation_space,
            "A final_obs is not in the single_observation_space.",
        )


def _check_seeds_differ(
    env: VectorEnv[Any, Any, Any], twin: VectorEnv[Any, Any, Any], seed: int
) -> None:
    chooser, other = np.random.default_rng(seed), np.random.default_rng(seed)
    first, infos = env.reset(seed=seed)
    second, others = twin.reset(seed=seed + 1)
    for _ in range(20):
        if not _same(first, second):
            return
        first, *_, infos = env.step(_choose(env, first, infos, chooser))
        second, *_, others = twin.step(_choose(twin, second, others, other))
    raise BrokenContract("Different seeds give the same observations.")


def _choose(
    env: VectorEnv[Any, Any, Any], observations: Any, infos: Any, chooser: np.random.Generator
) -> Array:
    """A random action for each environment, a legal one where a mask says which are."""
    single = env.single_action_space
    _demand(isinstance(single, spaces.Discrete), "The checker knows discrete actions only.")
    mask = infos.get("action_mask")
    if isinstance(observations, dict):
        mask = observations.get("action_mask", mask)
    if mask is None:
        mask = np.ones((env.num_envs, single.n))  # type: ignore[attr-defined]
    # The largest of random numbers, among those that are allowed.
    return np.asarray(np.argmax(chooser.random(mask.shape) * (mask > 0), axis=1))


def _copied(tree: Any) -> Any:
    if isinstance(tree, dict):
        return {key: value.copy() for key, value in tree.items()}
    return tree.copy()


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(_same, one, other))
    return np.array_equal(one, other)
