"""Who has to wait for the compiler is told so."""

from collections.abc import Callable
from typing import Protocol

from rich.console import Console

from yurt.engine import jit, registry
from yurt.engine.spec import GameSpec
from yurt.engine.words import Words, say


class Means(Protocol):
    """What a command needs compiled, such as ``yurt.bots.readiness`` for thinking."""

    def is_ready(self, name: str, /) -> bool:
        """Whether a game needs no waiting."""

    def warm(self, name: str, /) -> None:
        """Compiles it now, so that it is found ready."""


class Rules(Means):
    """The rules alone, for bots that do not search."""

    def is_ready(self, name: str, /) -> bool:
        return jit.is_ready(name, registry.sources(name))

    def warm(self, name: str, /) -> None:
        registry.warm(name)


def aside(text: str) -> None:
    """Beside what a command prints for programs."""
    Console(stderr=True).print(text, style="dim")


def prepare(
    spec: GameSpec, words: Words, means: Means, tell: Callable[[str], None] = aside
) -> None:
    """Compiles what a game needs, if need be."""
    if not jit.is_plain_wanted() and not means.is_ready(spec.name):
        tell(words.put(say("compiling", game=spec.title)))
        means.warm(spec.name)
