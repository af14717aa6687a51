"""Yurt's games as PettingZoo environments (AEC).

>>> from yurt.adapters.pettingzoo import env
>>> yak = env("yak", players=3)
>>> yak.reset(seed=7)
>>> observation, reward, termination, truncation, info = yak.last()
>>> yak.step(yak.action_space(yak.agent_selection).sample(observation["action_mask"]))

Importing this module registers every game, so ``pettingzoo.make("aec", "yurt/yak-v0")`` works too,
where PettingZoo is new enough to have a registry. Options of the game are keyword arguments.

- Observations hold ``observation`` and ``action_mask`` (``yurt.adapters.spaces``), both made from
  what the seat may know; out of turn the mask is all zeros.
- Chance is drawn by the environment, from the seed of ``reset``.
- Rewards come at the end and add up to zero: +1 for a sole winner (``State.returns``).
- An action that is not legal raises ``IllegalEvent``, which names the ruling, and changes nothing.
- ``copy.deepcopy`` gives an environment that goes on exactly as this one would.
"""

import secrets
from functools import partial
from typing import Any

import numpy as np

from yurt.adapters.spaces import Spaces
from yurt.engine.chance import seeded
from yurt.engine.extras import needing
from yurt.engine.game import Game
from yurt.engine.layout import Array
from yurt.engine.registry import names
from yurt.engine.spec import Value
from yurt.engine.state import State

with needing("study", __name__):
    import pettingzoo
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo.utils import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

__all__ = ["env", "raw_env"]

VERSION = 0


def env(
    game: str | Game,
    players: int | None = None,
    first: int = 0,
    render_mode: str | None = None,
    **options: Value,
) -> AECEnv:
    """An environment that also checks that it is used in the right order.

    >>> yaki = env("yaki", players=3, trophies=1)
    >>> yaki.reset(seed=7)
    >>> yaki.agent_selection, yaki.num_agents
    ('player_0', 3)
    """
    return OrderEnforcingWrapper(raw_env(game, players, first, render_mode, **options))


def raw_env(
    game: str | Game,
    players: int | None = None,
    first: int = 0,
    render_mode: str | None = None,
    **options: Value,
) -> "YurtEnv":
    """An environment without the check, which is faster. The smallest table is the default, and
    seat 0 begins.

    >>> yaki = raw_env("yaki")
    >>> yaki.reset(seed=7)
    >>> yaki.step(6)
    >>> yaki.game_state.to_move
    0
    """
    spaces = Spaces(game, players)
    return YurtEnv(spaces, spaces.game.start(spaces.players, first, **options), render_mode)


class YurtEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game; the agents are ``player_0``, ``player_1``, … at the seats 0, 1, …."""

    def __init__(self, spaces: Spaces, start: State, render_mode: str | None) -> None:
        super().__init__()
        self._spaces = spaces
        self._start = start
        self.metadata = {
            "name": _name(spaces.game),
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(spaces.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = spaces.bounds
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(low, high, dtype=np.int16),
                    "action_mask": Box(0, 1, (spaces.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(spaces.actions) for agent in self.possible_agents}
        self._rng = seeded(secrets.randbits(63))

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "Discrete[Any]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. Without a seed, chance goes on from where it is."""
        if seed is not None:
            self._rng = seeded(seed)
        self._state = self._start.copy()
        self._let_chance_play()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an action.")
        self._state.apply(int(action))
        self._let_chance_play()
        self._cumulative_rewards[agent] = 0.0
        returns = self._state.returns()
        if returns is not None:
            self.rewards = dict(zip(self.agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def observe(self, agent: str) -> dict[str, Array]:
        view = self._state.view(self._seats[agent])
        return {"observation": self._spaces.observe(view), "action_mask": self._spaces.mask(view)}

    def render(self) -> str | None:
        """The table as text, as the seat to move sees it; printed if the mode is ``human``."""
        seat = self._seats[self.agent_selection]
        view = self._state.view(seat)
        text = self._spaces.game.draw(view.record, seat, "en", self.possible_agents)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""

    @property
    def game_state(self) -> State:
        """The whole position, hidden cards and all: for judges and teachers, not for agents."""
        return self._state

    def _let_chance_play(self) -> None:
        state = self._state
        while state.to_move == "*":
            state.apply(state.draw(self._rng))

    def _select(self) -> None:
        seat = self._state.to_move
        self.agent_selection = self.agents[seat if isinstance(seat, int) else 0]


def _name(game: Game) -> str:
    return f"yurt_{game.name.replace('-', '_')}_v{VERSION}"


def _register() -> None:
    for name in names():
        pettingzoo.register("aec", f"yurt/{name}-v{VERSION}", partial(env, name))


if hasattr(pettingzoo, "register"):
    _register()
