"""The other side: the nearest kin in OpenSpiel, rolled out in C++ and stepped from Python."""

import time
from functools import cache
from random import Random
from typing import Any

try:
    import pyspiel
except ImportError:  # There are no wheels for Windows.
    pyspiel = None

# The nearest kin of each game. A game that is not here is measured alone.
KIN = {
    "yak": "liars_dice",
    "yam-master": "yacht",
    "yaki": "pig",
    "yay": "yacht",
    "zayo": "oh_hell",
}
SEED = 1
# Positions from which rollouts begin, and the seconds spent on counting their events.
ROOTS = 24
COUNTING = 1.5


class Peer:
    """A game of OpenSpiel, with its other settings left as they are."""

    def __init__(self, name: str, players: int) -> None:
        self.name = name
        self.players = players
        self.game = pyspiel.load_game(name, {"players": players})
        self.random = Random(SEED).random

    def step(self, state: Any) -> None:
        """One event from Python: chance by its odds, a move evenly among the legal ones."""
        if not state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(self.random() * len(actions))])
            return
        left = self.random()
        chosen = 0
        for action, probability in state.chance_outcomes():
            chosen = action
            left -= probability
            if left < 0:
                break
        state.apply_action(chosen)

    def finish(self, state: Any) -> int:
        """Plays on to the end and answers how many events it took."""
        count = 0
        while not state.is_terminal():
            self.step(state)
            count += 1
        return count


class Rollouts:
    """OpenSpiel's own rollouts in C++.

    A tree search that is allowed one simulation evaluates its root and stops; its evaluator does
    that by as many random rollouts as it is asked for. A search cannot begin at a chance event.
    """

    def __init__(self, peer: Peer) -> None:
        self._game = peer.game
        self._roots = [self._first_decision(peer) for _ in range(ROOTS)]
        self._length = self._mean_length(peer)

    def __call__(self, rollouts: int) -> float:
        """Rolls out so often from each root and answers how many events that is on average."""
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, SEED)
        bot = pyspiel.MCTSBot(self._game, evaluator, 1.0, 1, 1, False, SEED, False)
        for root in self._roots:
            bot.mcts_search(root)
        return rollouts * ROOTS * self._length

    @staticmethod
    def _first_decision(peer: Peer) -> Any:
        state = peer.game.new_initial_state()
        while state.is_chance_node():
            peer.step(state)
        return state

    def _mean_length(self, peer: Peer) -> float:
        """Events of a rollout, chance included: the C++ rollouts do not tell, so they are replayed
        from Python."""
        count = rounds = 0
        end = time.perf_counter() + COUNTING
        while rounds == 0 or time.perf_counter() < end:
            count += sum(peer.finish(root.clone()) for root in self._roots)
            rounds += 1
        return count / rounds / ROOTS


class PeerSteps:
    """Whole games of OpenSpiel, one event at a time from Python."""

    def __init__(self, peer: Peer) -> None:
        self._peer = peer

    def __call__(self, games: int) -> float:
        new_state = self._peer.game.new_initial_state
        return float(sum(self._peer.finish(new_state()) for _ in range(games)))


@cache
def peer_of(game: str, players: int) -> Peer | None:
    """The nearest kin with the nearest number of players; None if the game has none here."""
    if pyspiel is None or game not in KIN:
        return None
    name = KIN[game]
    facts = pyspiel.load_game(name).get_type()
    return _peer(name, min(max(players, facts.min_num_players), facts.max_num_players))


@cache
def _peer(name: str, players: int) -> Peer:
    return Peer(name, players)


@cache
def rollouts_of(peer: Peer) -> Rollouts:
    return Rollouts(peer)
