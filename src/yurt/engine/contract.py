"""What a game is made of, module by module: each hook is a member here, and most have a default.

A game must have ``tables.py`` and ``rules.py`` (``Rules``), ``notation.py`` and ``narrate.py`` with
its texts. Every other module, and every member that is not abstract here, may be left out: the
defaults give a game that can be played, by bots too. Each module is bound to its contract once
(``bind``), so nobody has to ask whether a game has a hook: ``game.advice.ranges(view)`` always
answers. Kernels have a contract of their own, in ``rulebook.pyi``.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import product
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import numpy as np

from yurt.engine import playouts
from yurt.engine.highlights import Feat, Moment, Tally
from yurt.engine.layout import Actor, Array, Record
from yurt.engine.spec import LEVEL_COUNT
from yurt.engine.state import View
from yurt.engine.words import Say, Words, say

if TYPE_CHECKING:
    from yurt.engine.game import Game

T = TypeVar("T", bound="Hooks")


class IncompleteGame(ImportError):
    """A game lacks something that has no default."""


class Hooks(Protocol):
    """What all contracts have in common: the game that the module belongs to, for the defaults."""

    game: "Game"


class Rules(Hooks, Protocol):
    """``tables.py`` and ``rules.py``, as far as Python reads them; ``rulebook.pyi`` tells of the
    rules themselves."""

    # How many moves there are, how many events with those of chance, and how many codes with those
    # that can be written but never happen, or are seen only (``draw ?``).
    MOVES: int
    EVENTS: int
    CODES: int
    # What `why_not` answers: "" for legal, then "RULING KEY-OF-THE-SENTENCE".
    REFUSALS: Sequence[str]
    # The layout of a state.
    State: np.dtype[Any]

    setup: Callable[..., None]
    to_move: Callable[..., int]
    legal: Callable[..., int]
    why_not: Callable[..., int]
    apply: Callable[..., None]
    odds: Callable[..., int]
    draw: Callable[..., int]
    is_over: Callable[..., bool]
    score: Callable[..., None]
    # Games with ``is_open=True`` have these from the engine (``openness.py``).
    hide: Callable[..., None]
    seen: Callable[..., int]
    guess: Callable[..., None]


class Notation(Hooks, Protocol):
    """``notation.py``: events as text, both ways."""

    @abstractmethod
    def read(self, text: str, players: int) -> int | None:
        """The event that a text stands for, or None if it is none."""

    @abstractmethod
    def write(self, event: int) -> str:
        """The canonical text of an event."""

    def is_chance(self, event: int) -> bool:
        """Whether the event is decided by chance, for codes that can never happen too."""
        return self.game.move_count <= event < self.game.event_count

    @cached_property
    def EXAMPLES(self) -> Sequence[str]:  # noqa: N802
        """How chance and how a seat writes, for refusals of texts that are no event."""
        return self.write(self.game.move_count), self.write(0)


class Narrate(Hooks, Protocol):
    """``narrate.py``: which sentences of ``text/*.ftl`` tell what happens."""

    # Sentences that people are told once and then have to remember; no log keeps them.
    MOMENTARY: frozenset[str] = frozenset()

    @abstractmethod
    def tell(self, actor: Actor, event: int, before: Record, after: Record) -> Iterable[Say]:
        """The sentences for an event, from a view before and after it."""

    @abstractmethod
    def refuse(self, key: str, event: int, view: Record) -> Say:
        """The sentence for a refusal, with what would be right."""

    @abstractmethod
    def expect(self, view: Record, seat: int) -> Say:
        """What a seat is asked for now."""

    def reveals(self, event: int) -> bool:
        """Whether a move shows something hidden to anyone, so that it cannot just be taken back."""
        return not self.game.spec.is_open

    def is_covered(self, event: int, view: Record) -> bool:
        """Whether what an event has shown lies covered again: records of games that still run are
        given to people without it."""
        return False

    def is_capped(self, view: Record) -> bool:
        """Whether a finished game was ended by a safety cap."""
        return False


@dataclass(frozen=True)
class RangePart:
    """A word of a move that can have several values, in ascending order."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Range:
    """Many legal moves at once: every one of this ``form`` ("claim {number} {species}") from
    ``least`` to ``most``, both included. Moves are compared part by part in the order of ``parts``,
    by the place of each value among the values of its part.

    ``name`` is what such a move is called; a ``Slot`` among its details stands for the value of a
    part. ``codes`` are the moves as numbers. ``after``: empty if they are legal now; else the first
    word of the moves after which they are, in the same turn."""

    form: str
    parts: tuple[RangePart, ...]
    least: tuple[str, ...]
    most: tuple[str, ...]
    name: Say
    codes: Sequence[int]
    after: str = ""

    def texts(self) -> Iterator[str]:
        """The moves as they are written, in ascending order."""
        least, most = (self._places(values) for values in (self.least, self.most))
        for places in product(*(range(len(part.values)) for part in self.parts)):
            if least <= places <= most:
                yield self.form.format(
                    **{
                        part.name: part.values[place]
                        for part, place in zip(self.parts, places, strict=True)
                    }
                )

    def _places(self, values: Sequence[str]) -> tuple[int, ...]:
        return tuple(
            part.values.index(value) for part, value in zip(self.parts, values, strict=True)
        )


class Advice(Hooks, Protocol):
    """``advice.py``: moves in words. ``view`` is the record of the view of the seat to move."""

    # Whether the name of a move depends on move and seat alone: then a server makes it once.
    FIXED_NAMES: bool = False

    def name(self, move: int, view: Record, seat: int) -> Say:
        """A move as an instruction ("Doubt the claim"): no two legal moves of a position have the
        same. By default it is the notation."""
        return say("advise-event", text=self.game.write(move))

    def headline(self, move: int, view: Record, seat: int) -> Say:
        """What a hint calls a move, where that differs from its name: moves that come to the same
        may share it."""
        return self.name(move, view, seat)

    def proposal(self, view: View, move: int) -> Say:
        """What a hint proposes: the whole turn that begins with a legal move ("Play the yak 2 and
        claim 4 yaks: probably true"). By default the headline."""
        return self.headline(move, view.record, view.holder)

    def why(self, view: View, move: int, rng: Array) -> Say:
        """One fact that speaks for a legal move, from the view alone."""
        return say("why-best")

    def for_people(self, view: View) -> View:
        """The view without what people have to remember themselves."""
        return view

    def ranges(self, view: View) -> Sequence[Range]:
        """Legal moves of the seat to move that are not listed one by one, being too many."""
        return ()

    def is_half(self, move: int) -> bool:
        """Whether the same seat goes on at once after this move, as in one turn: no chance comes
        between, and the move shows nobody anything."""
        return False


@dataclass(frozen=True, slots=True)
class Facts:
    """A view that no ``show.py`` has anything to say about: its fields as lists and numbers."""

    facts: Mapping[str, Any] = field(default_factory=dict)


class Show(Hooks, Protocol):
    """``show.py``: the view as the browser gets it, a typed struct."""

    # The type of what `show` gives, from which the client's types are made.
    Show: type = Facts

    def show(self, view: View) -> Any:
        return Facts(view.facts())


class Draw(Hooks, Protocol):
    """``draw.py``: the table as text."""

    def draw(self, view: Record, seat: int | None, words: Words, names: Sequence[str]) -> str:
        """As a seat (None: the public) sees it. By default the fields of the view, a line each."""
        fields = self.game.kernels.dtype.names or ()
        return "\n".join(f"{name}: {np.asarray(view[name]).tolist()}" for name in fields)


class Highlights(Hooks, Protocol):
    """``highlights.py``: what is counted of each seat when a game is over."""

    FEATS: Sequence[Feat] = ()

    def count(self, players: int, moments: Iterable[Moment]) -> Tally:
        """The feats of each seat."""
        return Tally(players, self.FEATS)


# The legal moves, the share of the win that each can expect, and the standard error of that.
Weighing = tuple[Array, Array, Array]


class Bot(Hooks, Protocol):
    """``bot.py``: a rule-of-thumb player, and what the game knows better than a search."""

    # Weighs the legal moves of a view in a way of the game's own, with so much effort and as well
    # or badly as a level does: (view, effort, rng, level). Without it, moves are searched.
    weigh: Callable[[View, int, Array, int], Weighing] | None = None
    # What each seat can expect of the win (columns), as well as it is known, and as some see it who
    # are as far off as that may be (rows). Without it, games are played on.
    promise: Callable[[View], Array] | None = None

    def choose(self, view: View, rng: Array) -> int:
        """A legal move, from the view alone: by default that after which random games go best."""
        return playouts.choose(view, rng)

    def rank(self, view: View) -> Array:
        """What each legal move seems worth at first sight, in the order of ``view.moves`` and in a
        measure of the game's own: more is better. It is for the moments before a search can be
        asked, so it takes a tenth of a second at most, uncompiled. By default some random games."""
        return playouts.rank(view)

    def reckon(self, view: View) -> Mapping[int, float]:
        """Moves whose share of the win is known exactly, without trying."""
        return {}


class Policy(Hooks, Protocol):
    """``policy.py``: what a search knows of the game (docs/policy.md). Its kernels are joined with
    the search, which has one of its own for each that is None."""

    # How many events a game is played on at most before it is judged.
    HORIZON: int = 400
    # Events a second that a search plays on one core, compiled.
    RATE: int = 2_000_000
    # How much more than usual each level misjudges.
    HAZE: Sequence[float] = (1.0,) * LEVEL_COUNT
    # The place of a usual move among the legal ones: (s, moves, count, rng).
    prefer: Callable[[Record, Array, int, Array], int] | None = None
    # Makes of a copy of the view a likely world that fits it: (view, seat, rng, s).
    imagine: Callable[[Record, int, Array, Record], None] | None = None
    # Writes what each seat can expect of an unfinished game: (s, players, points, shares).
    judge: Callable[[Record, int, Array, Array], None] | None = None
    # Whether an unfinished game is judged here rather than played on: (s).
    paused: Callable[[Record], bool] | None = None

    def forget(self, view: View, level: int, rng: Array) -> Record:
        """The record as somebody of a level (1 is the weakest) still knows it: one's own copy."""
        return view.record.copy()


@cache
def members(contract: type[Hooks]) -> Mapping[str, bool]:
    """The hooks of a contract by name, and whether a game must have it."""
    found = {}
    for name in (*contract.__annotations__, *vars(contract)):
        if not name.startswith("_") and name != "game":
            value = vars(contract).get(name)
            found[name] = value is None and name not in vars(contract)
            if callable(value):
                found[name] = name in contract.__abstractmethods__
    return found


@cache
def _kind(contract: type[T]) -> type[T]:
    """A class with the defaults of a contract, which may lack what has none: it is filled in."""
    fillable = {name: None for name, needed in members(contract).items() if needed}
    return type(contract.__name__, (contract,), fillable)


def bind(contract: type[T], game: "Game", own: Mapping[str, Any], where: str) -> T:
    """What a game says itself (the names of a module), with defaults for the rest."""
    missing = [name for name, needed in members(contract).items() if needed and name not in own]
    if missing:
        raise IncompleteGame(
            f"The game {game.name} lacks {', '.join(missing)}: add it to {where} "
            f"(yurt.engine.contract.{contract.__name__} says what it does)."
        )
    bound: T = _kind(contract)()
    bound.game = game
    for name in members(contract):
        if name in own:
            bound.__dict__[name] = own[name]
    return bound
