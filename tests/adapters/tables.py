"""Tables at which the adapters are tried: every game at every number of players."""

from random import Random
from typing import Any

import pytest

from yurt.engine import registry
from yurt.engine.state import State

ALL = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name in registry.names()
    for players in registry.spec_of(name).players
]
# The smallest and the largest table of each game.
ENDS = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name in registry.names()
    for players in sorted({registry.spec_of(name).players[place] for place in (0, -1)})
]
HIDDEN = [name for name in registry.names() if not registry.spec_of(name).is_open]

# Options that make games short; a game that has none of them is played as it is.
SHORT: dict[str, Any] = {"max_turns": 20, "trophies": 1, "end": "row-or-column", "max_tours": 5}


def short(name: str) -> dict[str, Any]:
    """The options of a game that make it short."""
    own = {option.name for option in registry.spec_of(name).options}
    return {option: value for option, value in SHORT.items() if option in own}


def choose(state: State, random: Random) -> int:
    """A legal event of whoever is to move. Low moves are likelier: with claims picked evenly a game
    of YAK would be a row of doubts."""
    events = state.outcomes()[0] if state.to_move == "*" else state.moves
    return int(events[min(random.randrange(len(events)) for _ in range(2))])
