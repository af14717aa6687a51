"""How strong the levels are: one bot against as many of another as there are seats left.

Each level meets the one below it, and the highest one meets random play, at the least and at the
greatest number of players with 20 ms a move; ``--full``: at all numbers, with a second a move. A
match ends when a sequential test knows whether the bot is better, or after so many games. Games are
kept in ``build/strength``: the same command goes on where it broke off, as long as neither rules
nor bots have changed. ``--seed`` gives other deals.

The time at 20 ms a move: one game of each pair of neighbours takes 25 seconds of a core together
for all games and both numbers of players, and one against random play takes 6. So all of them up to
the last game take less than two hours of a core, an hour on two; most end long before.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.rows import MATCH_COLUMNS, Row
from yurt import bots
from yurt.bots.levels import LEVELS
from yurt.engine.registry import spec_of
from yurt.lab.arena.ledger import Folder
from yurt.lab.arena.statistics import Sprt
from yurt.lab.arena.tournament import Arena
from yurt.lab.keeping import fingerprint

TITLE = "Strength: one bot against n − 1 of another, score with 95 % interval"
COLUMNS = MATCH_COLUMNS
MILLISECONDS, MILLISECONDS_FULL = 20, 1000
# Whether a bot is so much stronger or not at all; against random play all games are of interest.
CLEARLY = Sprt(0, 60)
GAMES, GAMES_RANDOM = 240, 120
KEPT = Path(__file__).parents[1] / "build" / "strength"
NAMES = [level.name for level in LEVELS]


def measure(games: Sequence[str], full: int = 0, seed: int = 0) -> Iterator[Row]:
    """A row for each game, number of players and pair of bots."""
    for game in games:
        spec = spec_of(game)
        counts = spec.players if full else sorted({spec.least_players, spec.most_players})
        for players in counts:
            for bot, against in [(NAMES[-1], "random"), *zip(NAMES[1:], NAMES, strict=False)]:
                milliseconds = MILLISECONDS_FULL if full else MILLISECONDS
                yield meet(game, players, bot, against, milliseconds, seed)


def meet(game: str, players: int, bot: str, against: str, milliseconds: int, seed: int = 0) -> Row:
    arena = Arena(game, [bot, against], players, milliseconds=milliseconds, seed=seed)
    parts = (game, players, bot, against, milliseconds, seed, fingerprint(game, bots)[:8])
    ledger = Folder(KEPT / "-".join(map(str, parts)), arena.setting)
    is_random = against == "random"
    most = GAMES_RANDOM if is_random else GAMES
    standing = arena.run(ledger, games=most, sprt=None if is_random else CLEARLY)
    score = standing.lines[0].score
    return {
        "game": game,
        "players": players,
        "bot": bot,
        "against": against,
        "games": len(standing.games),
        "score": round(score.value, 4),
        "low": round(score.low, 4),
        "high": round(score.high, 4),
    }
