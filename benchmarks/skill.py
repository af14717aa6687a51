"""Whether the coach finds no skill where there is none: games between equal bots.

Each row is the luck and the skill of the first seat, the mean over many games with the half of its
95 % interval, at the least and at the greatest number of players. Who begins is drawn, and counts
as luck. Reviews think little: more games tell more than more thinking.
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
from yurt.engine.chance import below, seeded
from yurt.engine.layout import Array
from yurt.engine.match import Match

TITLE = "Skill: of the first seat among equal bots, mean with 95 % interval, in hundredths"
COLUMNS = {
    "game": "game",
    "players": "players",
    "bot": "bot",
    "games": "games",
    "luck": "luck",
    "luck_within": "±",
    "skill": "skill",
    "skill_within": "± ",
    "is_zero": "0 in it",
}
BOTS = ("thumb", "level-3")
GAMES = 200
# How much of the usual thinking a review gets.
EFFORT = 0.004
# A bot's clock, in seconds a move.
SECONDS = 0.02


def measure(games: Sequence[str]) -> Iterator[Row]:
    """A row for each game, number of players and bot."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for game in games:
            spec = registry.spec_of(game)
            for players in sorted({spec.least_players, spec.most_players}):
                for bot in BOTS:
                    played = partial(luck_and_skill, game, players, bot)
                    found = np.array(list(pool.map(played, range(GAMES))))
                    yield row(game, players, bot, 100 * found)


def row(game: str, players: int, bot: str, found: Array) -> Row:
    """``found``: luck and skill of each game, in hundredths of the win."""
    luck, skill = found.mean(axis=0)
    luck_within, skill_within = 1.96 * found.std(axis=0, ddof=1) / np.sqrt(len(found))
    return {
        "game": game,
        "players": players,
        "bot": bot,
        "games": len(found),
        "luck": round(float(luck), 2),
        "luck_within": round(float(luck_within), 2),
        "skill": round(float(skill), 2),
        "skill_within": round(float(skill_within), 2),
        "is_zero": "yes" if abs(skill) <= skill_within else "no",
    }


def luck_and_skill(game: str, players: int, bot: str, number: int) -> tuple[float, float]:
    """Of the first seat, in one game."""
    rng = seeded(f"skill {number}")
    match = Match(registry.load(game), players=players, first=below(rng, players))
    player = roster.make(bot)
    while not match.state.is_over:
        if match.to_move == "*":
            match.draw(rng)
        else:
            view = match.state.view(int(match.to_move or 0))
            match.apply(player.choose(view, Clock(SECONDS), rng))
    balance = coach.balances(match, EFFORT)[0]
    return balance.luck, balance.skill
