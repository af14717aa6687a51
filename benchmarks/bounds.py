"""How far bots are from the best that can be done, where that can be computed exactly.

- YAK, reduced to four cards for two (``tiny``): what a best response wins against each bot, by
  OpenSpiel; regret minimisation is the bound. A bot that draws lots is asked many times at each
  information state.
- YAKI, reduced to five tokens: what level 5 gives away against a planner that looks at everything.
- Yam Master: turns planned as by brute force, every throw of every die.
"""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from typing import TYPE_CHECKING

import numpy as np

from benchmarks.rows import Row
from yurt.bots import roster
from yurt.bots.bot import Clock
from yurt.bots.levels import BY_NAME, misjudged
from yurt.bots.thinking import kernels, rate, weigh
from yurt.engine.chance import seeded
from yurt.engine.layout import Array
from yurt.engine.state import State, View

if TYPE_CHECKING:
    from yurt.games.yaki.tests.planner import Planner

TITLE = "Bounds: exploitability and regret, exactly, in reduced games"
COLUMNS = {
    "game": "game",
    "players": "players",
    "bot": "bot",
    "exploitability": "exploitable",
    "regret": "regret",
    "optimal": "optimal",
    "positions": "positions",
}
# Rounds of regret minimisation; how often a bot is asked at each information state.
ROUNDS = 60
ASKED = {"thumb": 24, "level-5": 24, "policy": 200}
# Thinking is counted as for so many seconds a move.
SECONDS = 0.005
YAKI_POSITIONS = 120
# Differences below this are none.
NEAR = 1e-9
YAM_TURNS = 100
YAM_FIRST = 1000

Chooser = Callable[[View, Array], int]


def measure(games: Sequence[str]) -> Iterator[Row]:
    """A row for each game and bot."""
    measured = {"yak": yak_rows, "yaki": yaki_rows, "yam-master": yam_rows}
    for game in games:
        if game in measured:
            yield from measured[game]()


# YAK


def yak_rows() -> Iterator[Row]:
    import pyspiel
    from open_spiel.python.algorithms import cfr
    from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy

    import yurt.adapters.open_spiel  # noqa: F401  # registers the games

    game = pyspiel.load_game("yurt_yak", {"players": 2, "reduced": "tiny"})
    yield exploited("random", game, UniformRandomPolicy(game), 0)
    for name, choose in (("thumb", thumb), ("policy", learned), ("level-5", level_5)):
        table = TabularPolicy(game)
        for state, row in zip(table.states, table.action_probability_array, strict=True):
            view = state.play.state.view(state.current_player())
            row[:] = chances(view, choose, ASKED[name], len(row))
        yield exploited(name, game, table, len(table.states))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(ROUNDS):
        solver.evaluate_and_update_policy()
    yield exploited(f"CFR+, {ROUNDS} rounds", game, solver.average_policy(), 0)


def exploited(bot: str, game: object, policy: object, positions: int) -> Row:
    from open_spiel.python.algorithms.exploitability import exploitability

    found = round(float(exploitability(game, policy)), 4)
    return {
        "game": "yak (tiny)",
        "players": 2,
        "bot": bot,
        "exploitability": found,
        "positions": positions or None,
    }


def chances(view: View, choose: Chooser, times: int, moves: int) -> Array:
    """How often each move is chosen at a view."""
    found = np.zeros(moves)
    if len(view.moves) == 1:
        times = 1
    for number in range(times):
        found[choose(view, seeded(f"bounds {number}"))] += 1 / times
    return found


def thumb(view: View, rng: Array) -> int:
    return roster.make("thumb").choose(view, Clock(60), rng)


def learned(view: View, rng: Array) -> int:
    """What was learned by regret minimisation, without a search."""
    joined = kernels(view.game)
    record, moves = joined.restored(view.to_bytes())[0], view.moves
    return int(moves[joined.prefer_learned(record, moves, len(moves), rng)])


def level_5(view: View, rng: Array) -> int:
    """As the level chooses, with a clock that stands."""
    level = BY_NAME["level-5"]
    reach = level.reach(round(SECONDS * rate(view.game)))
    weighed = weigh(view, 1 << 17, rng, level.number, reach)
    return misjudged(weighed, level, rng)


# YAKI


def yaki_rows() -> Iterator[Row]:
    from yurt.games.yaki.tests.planner import Planner
    from yurt.games.yaki.tests.test_planner import PATHS, TOKENS

    regrets: dict[str, list[float]] = {"random": [], "thumb": [], "level-5": []}
    optimal = dict.fromkeys(regrets, 0.0)
    for paths in PATHS:
        planner = Planner(TOKENS, paths)
        for state in islice(telling(planner, paths), YAKI_POSITIONS // len(PATHS)):
            view, worth = state.view(int(state.record.turn)), planner.worth(state)
            best = max(worth.values())
            for name, chosen in choices(view, list(worth)).items():
                lost = [best - worth[move] for move in chosen]
                regrets[name].append(sum(lost) / len(lost))
                optimal[name] += sum(each < NEAR for each in lost) / len(lost)
    for bot, found in regrets.items():
        yield {
            "game": "yaki (small)",
            "players": 2,
            "bot": bot,
            "regret": round(sum(found) / len(found), 4),
            "optimal": round(optimal[bot] / len(found), 4),
            "positions": len(found),
        }


def telling(planner: "Planner", paths: tuple[str, str]) -> Iterator[State]:
    """Positions in which it matters what is chosen."""
    from yurt.games.yaki.tests.test_planner import position

    for number in count():
        state = position(number, paths)
        worth = planner.worth(state).values()
        if max(worth) - min(worth) > NEAR:
            yield state


def choices(view: View, moves: list[int]) -> dict[str, list[int]]:
    """What each bot chooses; of the one that draws lots, everything."""
    rng = seeded(view.to_bytes().hex())
    return {"random": moves, "thumb": [thumb(view, rng)], "level-5": [level_5(view, rng)]}


# Yam Master


def yam_rows() -> Iterator[Row]:
    from yurt.games.yam_master.tests.test_turn import compare

    equal = 0
    for number in range(YAM_FIRST, YAM_FIRST + YAM_TURNS):
        with contextlib.suppress(AssertionError):
            compare(number)
            equal += 1
    yield {
        "game": "yam-master",
        "players": 2,
        "bot": "level-5",
        "regret": None if equal < YAM_TURNS else 0.0,
        "optimal": equal / YAM_TURNS,
        "positions": YAM_TURNS,
    }
