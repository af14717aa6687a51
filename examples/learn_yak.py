"""Learns to beat random play in YAK, from nothing but the vector environment and NumPy.

An actor-critic with one hidden layer plays seat 0 of 256 games at once. It is paid for every card
that the other takes, pays for those it takes itself, and looks a few moves ahead. A minute will do:

    python examples/learn_yak.py --seconds 60
"""

import argparse
import time

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode

from yurt.adapters.vector import VectorEnv

Array = npt.NDArray[np.float32]

GAMES = 256
STEPS = 16
HIDDEN = 64
DISCOUNT = 0.9
RATE = 2e-3
CURIOSITY = 0.003


class Learner:
    """One hidden layer; from it a preference for each action, and the value of the position."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        self.random = random = np.random.default_rng(seed)
        shapes = {"hidden": (inputs, HIDDEN), "policy": (HIDDEN, actions), "value": (HIDDEN, 1)}
        self.weights = {
            name: (random.standard_normal(shape) / np.sqrt(shape[0])).astype(np.float32)
            for name, shape in shapes.items()
        }
        self.weights["policy"] *= 0.1
        self.moments = {name: np.zeros((2, *shape), "f4") for name, shape in shapes.items()}
        self.updates = 0

    def look(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """What the hidden layer makes of it, the chance of each action, and the value."""
        hidden = np.tanh(seen @ self.weights["hidden"])
        preference = hidden @ self.weights["policy"]
        preference[mask == 0] = -np.inf
        chances = np.exp(preference - preference.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ self.weights["value"])[:, 0]

    def choose(self, chances: Array) -> npt.NDArray[np.int64]:
        """An action for each game, as often as it is preferred."""
        drawn = self.random.random((len(chances), 1), dtype=np.float32)
        chosen = (chances.cumsum(axis=1) < drawn * 0.99999).sum(axis=1)
        return np.asarray(np.minimum(chosen, chances.shape[1] - 1))

    def learn(self, seen: Array, mask: Array, actions: npt.NDArray[np.int64], gains: Array) -> None:
        """Makes actions likelier that gained more than was expected, and expects better."""
        hidden, chances, value = self.look(seen, mask)
        surplus = gains - value
        weight = (surplus - surplus.mean()) / (surplus.std() + 1e-6)
        logs = np.log(np.maximum(chances, 1e-9))
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        slope = chances * weight[:, None] + CURIOSITY * chances * (logs + spread)
        slope[np.arange(len(actions)), actions] -= weight
        slope /= len(actions)
        error = ((value - gains) / np.float32(len(actions)))[:, None]
        back = slope @ self.weights["policy"].T + 0.5 * error @ self.weights["value"].T
        self._descend("policy", hidden.T @ slope)
        self._descend("value", hidden.T @ error)
        self._descend("hidden", seen.T @ (back * (1 - hidden**2)))
        self.updates += 1

    def _descend(self, name: str, slope: Array) -> None:
        """A step of Adam."""
        mean, square = self.moments[name]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope**2 - square)
        time = self.updates + 1
        step = (mean / (1 - 0.9**time)) / (np.sqrt(square / (1 - 0.999**time)) + 1e-8)
        self.weights[name] -= RATE * step


def numbers(observations: dict[str, npt.NDArray[np.int16]]) -> Array:
    """Observations of a size that a network likes: small counts stay, large ones are squeezed."""
    seen = observations["observation"].astype(np.float32)
    return np.sign(seen) * np.log1p(np.abs(seen))


def standing(env: VectorEnv, observations: dict[str, npt.NDArray[np.int16]]) -> Array:
    """How many more cards the other has taken, in each game."""
    part = next(part for part in env.batch.spaces.layout if part.name == "taken")
    taken = observations["observation"][:, part.begin : part.begin + 2]
    return (taken[:, 1] - taken[:, 0]).astype(np.float32)


def games_of(count: int) -> VectorEnv:
    """Games against random play; one that is over is begun anew at once."""
    return VectorEnv("yak", count, seat=0, autoreset_mode=AutoresetMode.SAME_STEP)


def train(seconds: float, seed: int = 1, most: float = np.inf) -> Learner:
    """Plays and learns for so long, or for so many updates at most."""
    env = games_of(GAMES)
    observations, _ = env.reset(seed=seed)
    learner = Learner(env.batch.spaces.size, env.batch.spaces.actions, seed)
    end = time.monotonic() + seconds
    while time.monotonic() < end and learner.updates < most:
        seen, masks, chosen, paid, goes_on = [], [], [], [], []
        for _ in range(STEPS):
            seen.append(numbers(observations))
            masks.append(observations["action_mask"])
            chosen.append(learner.choose(learner.look(seen[-1], masks[-1])[1]))
            before = standing(env, observations)
            observations, rewards, ended, *_ = env.step(chosen[-1])
            paid.append(np.where(ended, 5 * rewards, standing(env, observations) - before))
            goes_on.append(~ended)
        worth = learner.look(numbers(observations), observations["action_mask"])[2]
        gains = []
        for pay, on in zip(reversed(paid), reversed(goes_on), strict=True):
            worth = pay + DISCOUNT * worth * on
            gains.append(worth)
        batch = [np.concatenate(each) for each in (seen, masks, chosen, gains[::-1])]
        learner.learn(*batch)
    env.close()
    return learner


def share_of_wins(learner: Learner, games: int = 400, seed: int = 2) -> float:
    """How many games it wins against random play; a shared win counts half."""
    env = games_of(games)
    observations, _ = env.reset(seed=seed)
    results = np.full(games, np.nan)
    while np.isnan(results).any():
        chances = learner.look(numbers(observations), observations["action_mask"])[1]
        observations, rewards, ended, *_ = env.step(learner.choose(chances))
        first = ended & np.isnan(results)
        results[first] = (rewards[first] + 1) / 2
    env.close()
    return float(results.mean())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--seconds", type=float, default=60)
    learnt = train(parser.parse_args().seconds)
    print(
        f"{learnt.updates} updates; wins {share_of_wins(learnt):.0%} of its games against random."
    )
