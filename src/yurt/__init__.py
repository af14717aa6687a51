"""Yurt: five small tabletop games under one roof, as a library.

>>> import yurt
>>> game = yurt.load("yak")
>>> match = yurt.Match(game, players=3)
>>> match.to_move
'*'

Everything public is named here. Names are looked up when they are first used, so that importing the
package costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from yurt import conformance
    from yurt.engine.chance import seeded
    from yurt.engine.game import Game
    from yurt.engine.jit import NoCache, PlainWarning
    from yurt.engine.match import Match
    from yurt.engine.record import Recorded, RecordError, read, write
    from yurt.engine.registry import UnknownGame, load, names
    from yurt.engine.spec import GameSpec, OptionError
    from yurt.engine.state import IllegalEvent, Refusal, State, View

__all__ = [
    "Game",
    "GameSpec",
    "IllegalEvent",
    "Match",
    "NoCache",
    "OptionError",
    "PlainWarning",
    "RecordError",
    "Recorded",
    "Refusal",
    "State",
    "UnknownGame",
    "View",
    "conformance",
    "load",
    "names",
    "read",
    "seeded",
    "write",
]

_HOMES = {
    "chance": ("seeded",),
    "game": ("Game",),
    "jit": ("NoCache", "PlainWarning"),
    "match": ("Match",),
    "record": ("RecordError", "Recorded", "read", "write"),
    "registry": ("UnknownGame", "load", "names"),
    "spec": ("GameSpec", "OptionError"),
    "state": ("IllegalEvent", "Refusal", "State", "View"),
}


def __getattr__(name: str) -> Any:
    for home, members in _HOMES.items():
        if name in members:
            return getattr(import_module(f"yurt.engine.{home}"), name)
    if name == "conformance":
        return import_module("yurt.conformance")
    if name == "__version__":
        from importlib.metadata import version

        return version("yurt")
    raise AttributeError(f"module 'yurt' has no attribute {name!r}")
