"""How accurate bots are, in the coach's own measure: 100 is the best move each time, 0 is by lot.

A row for each game and bot: the mean over many games for two, against the rule of thumb, with the
half of its 95 % interval. Accuracies of the levels are to come in their order.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import numpy as np

from benchmarks.rows import Row
from yurt.bots import coach, roster
from yurt.bots.bot import Clock
from yurt.engine import registry
from yurt.engine.chance import seeded
from yurt.engine.match import Match
from yurt.engine.spec import LEVEL_COUNT

TITLE = "Accuracy: mean with 95 % interval"
COLUMNS = {"game": "game", "bot": "bot", "games": "games", "accuracy": "accuracy", "within": "±"}
BOTS = ("random", *(f"level-{level}" for level in range(1, LEVEL_COUNT + 1)))
RIVAL = "thumb"
GAMES = 24
# How much of the usual thinking a game gets, and a bot's seconds for a move.
EFFORT = 0.05
SECONDS = 0.05


def measure(games: Sequence[str]) -> Iterator[Row]:
    """A row for each game and bot."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for game in games:
            for bot in BOTS:
                found = np.array(list(pool.map(partial(accuracy, game, bot), range(GAMES))))
                within = 1.96 * found.std(ddof=1) / np.sqrt(len(found))
                yield {
                    "game": game,
                    "bot": bot,
                    "games": len(found),
                    "accuracy": round(float(found.mean()), 1),
                    "within": round(float(within), 1),
                }


def accuracy(game: str, bot: str, number: int) -> float:
    """Of a bot in one game; it begins every other one."""
    rng = seeded(f"accuracy {number}")
    match = Match(registry.load(game), players=2, first=number % 2)
    seats = (roster.make(bot), roster.make(RIVAL))
    while not match.state.is_over:
        if match.to_move == "*":
            match.draw(rng)
        else:
            seat = int(match.to_move or 0)
            match.apply(seats[seat].choose(match.state.view(seat), Clock(SECONDS), rng))
    return coach.accuracies(match, EFFORT)[0]
