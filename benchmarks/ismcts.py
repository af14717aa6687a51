"""The highest level against OpenSpiel's information-set tree search, on the same rules.

Both have 100 ms of a core for a move. Level 5 counts what it may think in that time; OpenSpiel's
bot (``open_spiel.python.algorithms.ismcts``, in Python, with random playouts) searches until its
thread has had a core for so long, and always finishes what it has begun. Two players, paired
deals: the same chance with both ways to sit. Its worlds come from Yurt's adapter
(``resample_from_infostate``). OpenSpiel's bot refuses games in which nothing is hidden but what
chance will bring (YAKI, Yam Master, YAY!); here that refusal is left out, and it searches them the
same way.
"""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np

from benchmarks.rows import MATCH_COLUMNS, Row
from yurt.bots import roster
from yurt.bots.bot import Bot
from yurt.bots.levels import LEVELS
from yurt.engine.chance import seeded
from yurt.engine.machine import cores
from yurt.engine.registry import load
from yurt.lab.arena.statistics import score

TITLE = "Level 5 against OpenSpiel's ISMCTS, 100 ms a move each, score with 95 % interval"
COLUMNS = MATCH_COLUMNS
PLAYERS = 2
SECONDS = 0.1
DEALS = 12
SEED = "ismcts"
# How bold the search is: for results from -1 to 1.
UCT = 1.4


def measure(games: Sequence[str]) -> Iterator[Row]:
    """A row for each game."""
    with ProcessPoolExecutor(cores(), mp_context=get_context("spawn")) as pool:
        for game in games:
            fixtures = [(game, deal, seat) for deal in range(DEALS) for seat in range(PLAYERS)]
            shares = np.array(list(pool.map(share, *zip(*fixtures, strict=True))))
            means = shares.reshape(DEALS, PLAYERS).mean(axis=1).tolist()
            found = score(means, len(fixtures))
            yield {
                "game": game,
                "players": PLAYERS,
                "bot": LEVELS[-1].name,
                "against": "openspiel-ismcts",
                "games": len(fixtures),
                "score": round(found.value, 4),
                "low": round(found.low, 4),
                "high": round(found.high, 4),
            }


def share(game: str, deal: int, seat: int) -> float:
    """Of the win for level 5, on this seat, in one deal."""
    import pyspiel

    from yurt.adapters.open_spiel import short_name

    field: Any = pyspiel.load_game(short_name(game))
    state = field.new_initial_state()
    other = opponent(field, deal)
    bot = roster.make(LEVELS[-1].name)
    bot.begin(load(game))
    number = drawn = 0
    while not state.is_terminal():
        number += 1
        now = state.play.state
        if state.is_chance_node():
            drawn += 1
            event = now.draw(seeded(f"{SEED} {deal} {drawn}"))
            state.apply_action(event - now.game.move_count)
        elif state.current_player() == seat:
            state.apply_action(choose(bot, state, seat, f"{SEED} {deal} {seat} {number}"))
        else:
            state.apply_action(int(other.step(state)))
    ranks = state.play.state.ranks()
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def choose(bot: Bot, state: Any, seat: int, seed: str) -> int:
    view = state.play.state.view(seat, list(state.play.log(seat)))
    return bot.choose(view, bot.clock(SECONDS), seeded(seed))


def opponent(field: Any, deal: int) -> Any:
    """OpenSpiel's bot with a clock in the place of its number of simulations."""
    from open_spiel.python.algorithms import ismcts, mcts

    class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
        def run_search(self, state: Any) -> list[tuple[int, float]]:
            self.reset()
            moves = state.legal_actions()
            if len(moves) == 1:
                return [(moves[0], 1.0)]
            self._root_node = self.create_new_node(state)
            end = time.thread_time() + SECONDS
            while self._root_node.total_visits < 1 or time.thread_time() < end:
                self.run_simulation(self.sample_root_state(state))
            policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
            return policy

    random = np.random.RandomState(deal)
    return Timed(field, mcts.RandomRolloutEvaluator(1, random), UCT, 1, random_state=random)
