"""What the coach makes of games between bots: cards, the unknown, own and others' decisions.

Each row is the first seat: the mean over many games with the half of its 95 % interval, at the
least and at the greatest number of players. Between equals each is to be 0 (``unknown`` is the bias
of the worlds that are imagined). Against the rule of thumb a weaker bot loses by its own decisions
alone. Who begins is drawn, and counts as cards. Reviews think little: more games tell more than
more thinking.
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

TITLE = "Coach: parts of the first seat's result, mean with 95 % interval, in hundredths"
PARTS = ("cards", "unknown", "own", "others")
COLUMNS = {
    "game": "game",
    "players": "players",
    "bot": "bot",
    "games": "games",
    **{name: name for name in PARTS},
    "unknown_spread": "unknown, spread",
}
BOTS = ("thumb", "level-3", "level-1")
# Whoever is not among equals.
RIVAL = {"level-1": "thumb"}
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
                    played = partial(parts, game, players, bot)
                    found = np.array(list(pool.map(played, range(GAMES))))
                    yield row(game, players, bot, 100 * found)


def row(game: str, players: int, bot: str, found: Array) -> Row:
    """``found``: the parts of each game, in hundredths of the win."""
    means = found.mean(axis=0)
    within = 1.96 * found.std(axis=0, ddof=1) / np.sqrt(len(found))
    told = {
        name: f"{mean:+.1f} ± {reach:.1f}"
        for name, mean, reach in zip(PARTS, means.tolist(), within.tolist(), strict=True)
    }
    spread = float(found[:, PARTS.index("unknown")].std(ddof=1))
    return {
        "game": game,
        "players": players,
        "bot": bot,
        "games": len(found),
        **told,
        "unknown_spread": round(spread, 1),
    }


def parts(game: str, players: int, bot: str, number: int) -> list[float]:
    """Of the first seat, in one game against rules of thumb, or of a rule of thumb."""
    rng = seeded(f"skill {number}")
    match = Match(registry.load(game), players=players, first=below(rng, players))
    seats = [roster.make(bot)] + [roster.make(RIVAL.get(bot, bot)) for _ in range(players - 1)]
    while not match.state.is_over:
        if match.to_move == "*":
            match.draw(rng)
        else:
            seat = int(match.to_move or 0)
            view = match.state.view(seat)
            match.apply(seats[seat].choose(view, Clock(SECONDS), rng))
    balance = coach.balances(match, EFFORT)[0]
    return [getattr(balance, name).value for name in PARTS]
