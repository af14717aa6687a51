"""Counts of the tree from set positions, as they are pinned in each game's folder.

A line holds a position (how many play, the option that is not as usual, how many events of a random
game with a fixed seed were played), then for each depth the nodes at which a seat decides, at which
chance is due, and at which the game is over.
"""

import random
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from tests.golden.playthrough import choose
from yurt.engine.chance import seeded
from yurt.engine.game import Game
from yurt.engine.registry import load
from yurt.engine.spec import Value
from yurt.engine.state import State
from yurt.lab.perft import Depth, perft
from yurt.lab.study import other_values

# Each position is counted to the last depth that has no more nodes than this.
MOST_NODES = 50_000
DEEPEST = 30


def file(game: Game) -> Path:
    return game.folder / "tests" / "golden" / "perft.txt"


def settings(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Few players and many; few with each other value of each option."""
    few, many = game.spec.least_players, game.spec.most_players
    for players in sorted({few, many}):
        yield players, {}
    for option in game.spec.options:
        for value in other_values(option, option.default):
            yield few, {option.name: value}


@cache
def positions(name: str) -> dict[str, State]:
    """The start, two positions on the way, and one shortly before the end, each with its name."""
    game = load(name)
    found = {}
    for players, options in settings(game):
        states = played(game, players, options)
        last = len(states) - 1
        label = " ".join([f"players={players}", *(f"{key}={options[key]}" for key in options)])
        for after in sorted({0, last // 3, 2 * last // 3, max(0, last - 4)}):
            found[f"{label} after={after}"] = states[after]
    return found


def played(game: Game, players: int, options: dict[str, Value]) -> list[State]:
    state = game.start(players, 0, **options)
    seed = f"perft {players} {options}"
    rng, dice = seeded(seed), random.Random(seed)
    states = [state.copy()]
    while not state.is_over:
        state.apply(state.draw(rng) if state.to_move == "*" else choose(state, dice))
        states.append(state.copy())
    return states


def count(state: State) -> list[Depth]:
    """The levels to the last one that is not too large."""
    levels = perft(state, 1)
    for depth in range(2, DEEPEST + 1):
        *_, before, last = levels
        is_too_large = last.nodes**2 > 50 * MOST_NODES * max(1, before.nodes)
        if is_too_large or last.nodes == last.over:
            break
        deeper = perft(state, depth)
        if deeper[-1].nodes > MOST_NODES:
            break
        levels = deeper
    return levels


def line(label: str, levels: Sequence[Depth]) -> str:
    counts = (f"{level.decisions}/{level.chance}/{level.over}" for level in levels)
    return f"{label}: {' '.join(counts)}"


def text(name: str) -> str:
    return "".join(line(label, count(state)) + "\n" for label, state in positions(name).items())
