"""A Gymnasium vector environment: thousands of games, stepped in compiled code on all cores.

>>> from yurt.adapters.vector import VectorEnv
>>> envs = VectorEnv("yak", num_envs=512, players=3)
>>> observations, infos = envs.reset(seed=1)
>>> observations, rewards, terminated, truncated, infos = envs.step(infos["random_action"])
>>> observations["action_mask"].shape
(512, 862)

Two ways to learn:

- **self-play** (``seat=None``): every step is a decision of whoever is to move, and
  ``infos["seat"]`` says who that is. ``rewards`` are those of the seat that has just moved;
- **against others** (``seat=0``, say): the environment plays all other seats (``opponents``:
  ``"random"``, ``"bot"`` for the game's own rule-of-thumb player, or any function from observations
  and the seats that look at them to actions), and each step is a decision of that seat.

A game pays once, when it is over: 1 to a sole winner, zero-sum (``State.returns``).
``infos["seat_rewards"]`` has what every seat got in this step, ``infos["random_action"]`` a legal
action for each game, picked at random. Who begins is drawn for each game. Nothing is truncated.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from yurt.adapters.batch import Batch
from yurt.adapters.opponents import Policy, policy_of
from yurt.engine.extras import needing
from yurt.engine.layout import Array
from yurt.engine.spec import Value

with needing("study", __name__):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space

__all__ = ["VectorEnv"]

Observations = dict[str, Array]
Step = tuple[Observations, Array, Array, Array, dict[str, Any]]


class VectorEnv(GymnasiumVectorEnv[Observations, Array, Array]):
    """``num_envs`` games of one kind.

    ``autoreset_mode``: with NEXT_STEP the step after the last one of a game begins it anew,
    whatever the action; with SAME_STEP it is begun anew at once, and ``infos["final_obs"]`` has
    the end. ``copy=False`` hands out the environment's own arrays, which the next step overwrites.

    >>> envs = VectorEnv("yaki", num_envs=64, players=2, seat=0)
    >>> observations, infos = envs.reset(seed=1)
    >>> observations, rewards, terminated, truncated, infos = envs.step(infos["random_action"])
    >>> rewards.shape, set(infos["seat"].tolist())
    ((64,), {0})
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        *,
        players: int = 2,
        seat: int | None = None,
        opponents: str | Policy = "random",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        copy: bool = True,
        **options: Value,
    ) -> None:
        if seat is not None and seat not in range(players):
            raise ValueError(f"The learning seat must be one of 0 to {players - 1}, not {seat}.")
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.batch = Batch(game, num_envs, players, threads, **options)
        self.num_envs = num_envs
        self.seat = seat
        self._policy = policy_of(opponents, self.batch)
        self._mode = autoreset_mode
        self._copy = copy
        self._handed: Callable[[Array], Array] = np.copy if copy else np.asarray
        self._nothing = np.zeros(num_envs, dtype=np.float32)
        self._none = np.zeros(num_envs, dtype=np.bool_)
        least, most = self.batch.spaces.bounds
        self.single_action_space = spaces.Discrete(self.batch.spaces.actions)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(least, most, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.batch.spaces.actions,), dtype=np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begins all games anew. Without a seed the first time, chance is drawn from the system."""
        super().reset(seed=seed)
        if seed is None and self.batch.is_fresh:
            seed = int(np.random.SeedSequence().generate_state(1)[0])
        self.batch.begin(seed)
        self._wait_for_learner(self.batch.all)
        return self._observed(), self._infos(np.zeros_like(self.batch.rewards))

    def step(self, actions: Array) -> Step:
        """One action for each game; an illegal one raises IllegalAction and changes nothing."""
        batch = self.batch
        movers = batch.seats.copy()
        ended = batch.over.copy()
        batch.rewards[:] = 0
        batch.act(actions, ~ended)
        # With SAME_STEP none is: it was begun anew at once.
        if ended.any():
            batch.begin(wanted=ended)
        if self.seat is not None:
            movers[:] = self.seat
            self._wait_for_learner(batch.all)
        terminated = batch.over.copy()
        paid = batch.rewards.copy()
        rows = np.flatnonzero(terminated)
        rewards = self._nothing.copy()
        rewards[rows] = paid[rows, movers[rows]]
        final = self._finish(terminated, rows) if self._mode is AutoresetMode.SAME_STEP else {}
        infos = {**self._infos(paid), **final}
        return self._observed(), rewards, terminated, self._none.copy(), infos

    def _finish(self, terminated: Array, rows: Array) -> dict[str, Any]:
        """Keeps the ends of games that are over, and begins these games anew."""
        if not len(rows):
            return {}
        final = np.full(self.num_envs, None, dtype=object)
        ends = zip(self.batch.observations[rows], self.batch.masks[rows], strict=True)
        for row, (observation, mask) in zip(rows, ends, strict=True):
            final[row] = {"observation": observation, "action_mask": mask}
        self.batch.begin(wanted=terminated)
        self._wait_for_learner(terminated)
        return {"final_obs": final, "_final_obs": terminated.copy()}

    def _wait_for_learner(self, wanted: Array) -> None:
        """The other seats play until the learner is to move in every game that goes on."""
        if self.seat is None:
            return
        while True:
            waiting = wanted & ~self.batch.over & (self.batch.seats != self.seat)
            if not waiting.any():
                return
            self.batch.act(self._policy(self.batch, waiting), waiting)

    def _observed(self) -> Observations:
        batch = self.batch
        return {
            "observation": self._handed(batch.observations),
            "action_mask": self._handed(batch.masks),
        }

    def _infos(self, paid: Array) -> dict[str, Any]:
        return {
            "seat": self._handed(self.batch.seats),
            "random_action": self._handed(self.batch.picks),
            "seat_rewards": paid,
        }

    def close_extras(self, **_: Any) -> None:
        self.batch.close()
