"""Actions and observations as numbers, the same in every interface.

**Actions** are the game's own move numbers, 0 … MOVES-1 (the head of ``tables.py`` in the game's
folder lays them out); chance events are numbered after them. Both are texts too:

>>> from yurt.adapters.spaces import Spaces
>>> spaces = Spaces("yak", players=2)
>>> spaces.actions, spaces.read("claim 4 yak"), spaces.write(39)
(862, 39, 'claim 4 yak')

**Observations** are vectors of int16 with the same length throughout: the fields of the seat's view
one after the other, in the order of the game's ``State`` (the head of ``rules.py`` explains them),
then who is to move and whose view it is, each as a one among zeros. What the seat may not know is
zero, because a view holds nothing else.

>>> view = spaces.game.start(2).view(seat=1)
>>> observation = spaces.observe(view)
>>> spaces.part(observation, "deck_size"), spaces.part(observation, "seat")
(array(107, dtype=int16), array([0, 1], dtype=int16))
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import prod

import numpy as np

from yurt.engine.game import Game
from yurt.engine.layout import NOBODY, Actor, Array
from yurt.engine.registry import load
from yurt.engine.state import View

__all__ = ["Part", "Spaces"]


@dataclass(frozen=True)
class Part:
    """A field of an observation: where it stands, its shape, and the least and most it can be.

    >>> part = Spaces("yaki", players=2).layout[-1]
    >>> part.name, part.shape, part.most
    ('seat', (2,), 1)
    """

    name: str
    begin: int
    shape: tuple[int, ...]
    least: int
    most: int

    @property
    def end(self) -> int:
        return self.begin + prod(self.shape)


@dataclass(frozen=True)
class Run:
    """Numbers of one width that stand together in the record and in the observation."""

    code: str
    source: slice
    target: slice


class Spaces:
    """The actions and observations of a game for so many players.

    >>> spaces = Spaces("yaki", players=2)
    >>> spaces.actions, spaces.write(6)
    (21, 'flip 7')
    >>> spaces.mask(spaces.game.start(players=2).view(0)).sum()
    np.int64(20)
    """

    def __init__(self, game: str | Game, players: int | None = None) -> None:
        """Without a number of players, for as few as the game allows."""
        self.game = load(game) if isinstance(game, str) else game
        self.players = players or self.game.spec.least_players
        players = self.players
        self.actions = self.game.move_count
        self.chances = self.game.event_count - self.game.move_count
        self.layout = tuple(_parts(self.game, players))
        self.size = self.layout[-1].end
        self._parts = {part.name: part for part in self.layout}
        self._slices = [(part.name, slice(part.begin, part.end)) for part in self.layout]
        self.runs = tuple(_runs(self.game))
        self._codes = {run.code for run in self.runs}

    def read(self, text: str) -> int:
        """The action that a text stands for."""
        event = self.game.read(text, self.players)
        if event is None or not 0 <= event < self.actions:
            raise ValueError(f"“{text}” is no move; “{self.game.example(Actor(0))}” is one.")
        return event

    def write(self, action: int) -> str:
        """The text of an action."""
        return self.game.write(action)

    def mask(self, view: View) -> Array:
        """1 for each legal action of the view's seat, and 0 for all others (int8)."""
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[view.moves] = 1
        return mask

    def observe(self, view: View) -> Array:
        """A view as numbers (int16)."""
        observation = np.zeros(self.size, dtype=np.int16)
        data = view.to_bytes()
        numbers = {code: np.frombuffer(data, code) for code in self._codes}
        for run in self.runs:
            observation[run.target] = numbers[run.code][run.source]
        to_move = self._parts["to_move"].begin
        observation[to_move + place(view.actor, self.players)] = 1
        if view.seat is not None:
            observation[self._parts["seat"].begin + view.seat] = 1
        return observation

    def part(self, observation: Array, name: str) -> Array:
        """A field of an observation, in its own shape."""
        part = self._parts[name]
        return observation[part.begin : part.end].reshape(part.shape)

    def describe(self, observation: Array) -> str:
        """An observation as text: its fields, without those that are all zero."""
        numbers = observation.tolist()
        fields = ((name, numbers[where]) for name, where in self._slices)
        return " ".join(f"{name} {values}" for name, values in fields if any(values))

    @cached_property
    def bounds(self) -> tuple[Array, Array]:
        """The least and the most that each number of an observation can be."""
        lengths = [part.end - part.begin for part in self.layout]
        least = np.repeat([part.least for part in self.layout], lengths)
        most = np.repeat([part.most for part in self.layout], lengths)
        return least.astype(np.int16), most.astype(np.int16)


def place(actor: Actor, players: int) -> int:
    """Where whoever is to move stands among the seats, chance and nobody."""
    return actor if actor >= 0 else players + (actor == NOBODY)


def _parts(game: Game, players: int) -> Iterator[Part]:
    begin = 0
    for name, base, shape, _ in _fields(game):
        limits = np.iinfo(base)
        yield (part := Part(name, begin, shape, int(limits.min), int(limits.max)))
        begin = part.end
    yield (part := Part("to_move", begin, (players + 2,), 0, 1))
    yield Part("seat", part.end, (players,), 0, 1)


def _runs(game: Game) -> Iterator[Run]:
    """How the record's numbers come into an observation, in as few copies as possible."""
    target = 0
    last: Run | None = None
    for _, base, shape, offset in _fields(game):
        source, length = offset // base.itemsize, prod(shape)
        if last and (last.code, last.source.stop) == (base.str, source):
            source, length = last.source.start, length + source - last.source.start
            target = last.target.start
        elif last:
            yield last
        last = Run(base.str, slice(source, source + length), slice(target, target + length))
        target += length
    if last:
        yield last


def _fields(game: Game) -> Iterable[tuple[str, np.dtype[np.int_], tuple[int, ...], int]]:
    """Name, type of number, shape and offset of each field of a record."""
    dtype = game.kernels.dtype
    for name in dtype.names or ():
        field, offset = dtype[name], dtype.fields[name][1]  # type: ignore[index]
        yield name, field.base, field.shape, offset
