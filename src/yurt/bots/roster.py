"""The bots by their names, as people type them."""

import shlex
import sys
from collections.abc import Callable
from functools import partial

from yurt.bots.bot import Bot, Clock
from yurt.bots.foresight import NAME as EXPECTIMAX
from yurt.bots.foresight import Expectimax
from yurt.bots.levels import BY_NAME, Leveled
from yurt.bots.program import Program
from yurt.engine.chance import below
from yurt.engine.layout import Array
from yurt.engine.state import View

__all__ = ["UnknownBot", "known", "make"]

PROGRAM = "program:"


class UnknownBot(LookupError):
    """Nobody plays under this name.

    >>> try:
    ...     make("grandmaster")
    ... except UnknownBot as error:
    ...     print(error)
    There is no bot “grandmaster”; there are random, thumb, level-1, ...
    """


class Random(Bot):
    """Any legal move, all at the same odds."""

    def choose(self, view: View, clock: Clock, rng: Array) -> int:
        moves = view.moves
        return int(moves[below(rng, len(moves))])


class Thumb(Bot):
    """The game's own rule-of-thumb player (``bot.py`` in its folder)."""

    def choose(self, view: View, clock: Clock, rng: Array) -> int:
        return int(view.game.bot().choose(view, rng))


BUILT_IN: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "thumb": Thumb,
    **{name: partial(Leveled, level) for name, level in BY_NAME.items()},
    EXPECTIMAX: Expectimax,
}


def is_program(name: str) -> bool:
    return name.startswith(PROGRAM)


def make(name: str) -> Bot:
    """A bot for one seat and one game: ``random``, ``thumb``, ``level-1`` to ``level-5``,
    ``expectimax`` (open games alone), or ``program:COMMAND``.

    >>> import yurt
    >>> match = yurt.Match(yurt.load("yaki"), players=2)
    >>> make("thumb").choose(match.view(0), Clock(1.0), yurt.seeded("my game")) in match.state.moves
    True
    """
    if is_program(name):
        return Program(command(name))
    if name not in BUILT_IN:
        raise UnknownBot(f"There is no bot “{name}”; there are {', '.join(known())}.")
    return BUILT_IN[name]()


def command(name: str) -> list[str]:
    """The words of a program's command line, split as a shell does; no shell runs it."""
    try:
        words = shlex.split(name.removeprefix(PROGRAM), posix=sys.platform != "win32")
    except ValueError:
        words = []
    if not words:
        raise UnknownBot(f"“{name}” names no command.")
    # Windows writes its folders with backslashes, which therefore stay, and so do quotes.
    return [word.strip('"') for word in words] if sys.platform == "win32" else words


def known() -> list[str]:
    """What bots can be called.

    >>> known()[:3]
    ['random', 'thumb', 'level-1']
    """
    return [*BUILT_IN, f"{PROGRAM}COMMAND"]
