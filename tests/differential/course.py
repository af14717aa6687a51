"""What a steered game is made of.

Chance is steered too: any outcome of positive probability is legal, so dice may come as they are
needed.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from yurt.engine.spec import Value
from yurt.engine.state import State

Pick = Callable[[State, list[str]], str]


@dataclass
class Course:
    """The terms of one game and who picks its events among the legal ones."""

    players: int
    options: dict[str, Value]
    pick: Pick
    most_events: int = 3000
    first: int | None = None


@dataclass(frozen=True)
class Steering:
    """How a game is steered, and the rulings that must have been exercised then: once, or (of
    the amendments) so many times at least. The games are the same every time, whichever are
    played."""

    course: Callable[[random.Random], Course]
    rare: Sequence[str]
    games: int
    # The numbers of games that meet each of the rulings.
    few: Sequence[int]
    at_least: Mapping[str, int] = field(default_factory=dict)
    # Texts that are judged wherever refusals are compared.
    tried: Sequence[str] = ()
    extra: Sequence[Callable[[random.Random], Course]] = field(default_factory=tuple)

    @property
    def courses(self) -> Sequence[Callable[[random.Random], Course]]:
        """All games by their numbers."""
        return (*self.extra, *(self.course,) * self.games)


def yes_or_no(dice: random.Random) -> str:
    return dice.choice(("no", "yes"))


def starting(legal: list[str], *words: str) -> list[str]:
    """The events that begin with one of these words."""
    return [text for text in legal if text.startswith(words)]


def after(state: State, text: str) -> State:
    state = state.copy()
    state.apply(text)
    return state
