# mypy: disable-error-code="type-abstract"
"""A game ready to play: its spec, its kernels, its notation and its words."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numpy as np

from yurt.engine.contract import (
    Advice,
    Bot,
    Draw,
    Highlights,
    Hooks,
    Narrate,
    Notation,
    Policy,
    Rules,
    Show,
    bind,
)
from yurt.engine.highlights import Feat, Moment, Tally, story
from yurt.engine.jit import Kernels
from yurt.engine.layout import CHANCE, Actor, Array, Record
from yurt.engine.spec import GameSpec, Value
from yurt.engine.state import Refusal, State, Terms, View
from yurt.engine.words import Say, Words, words

T = TypeVar("T", bound=Hooks)


class Game:
    """Made by the registry (``yurt.load``). ``start`` begins a game.

    >>> import yurt
    >>> game = yurt.load("yaki")
    >>> game.start(players=3).to_move
    0
    >>> game.write(game.read("flip 7", players=3))
    'flip 7'
    """

    def __init__(
        self, spec: GameSpec, package: str, kernels: Kernels, reduced: str | None = None
    ) -> None:
        self.spec = spec
        self.kernels = kernels
        self.reduced = reduced
        self._package = package
        # What has to be there. An IncompleteGame says what is missing.
        self.rules = bind(Rules, self, kernels.namespace, "tables.py or rules.py")
        self.notation = self._bound(Notation, "notation")
        self.narrate = self._bound(Narrate, "narrate")
        self.move_count = self.rules.MOVES
        self.event_count = self.rules.EVENTS
        self.code_count = self.rules.CODES
        self._texts: dict[int, str] = {}
        self._numbers: dict[tuple[str, int], int] = {}

    def __deepcopy__(self, memo: object) -> "Game":
        """A game never changes, so copies of what refers to it share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its name: another process loads it there."""
        mode = None if self.kernels.compiled else "plain"
        return _load_again, (self.name, mode, self.reduced)

    @property
    def name(self) -> str:
        return self.spec.name

    @cached_property
    def folder(self) -> Path:
        return Path(str(import_module(self._package).__file__)).parent

    def modules(self, *names: str) -> tuple[str, ...]:
        """The full names of those of these modules that the game's folder has, to be joined with
        its rules: ``policy``…"""
        full = (f"{self._package}.{name}" for name in names)
        return tuple(name for name in full if find_spec(name))

    def module(self, name: str) -> ModuleType:
        """A module of the game's folder."""
        return import_module(f"{self._package}.{name}")

    def _bound(self, contract: type[T], name: str) -> T:
        own = vars(self.module(name)) if self.modules(name) else {}
        return bind(contract, self, own, f"{name}.py")

    # All else has a default, and is bound when it is first asked for.

    @cached_property
    def advice(self) -> Advice:
        """Its moves in words."""
        return self._bound(Advice, "advice")

    @cached_property
    def policy(self) -> Policy:
        """What a search is to know of it, besides the kernels."""
        return self._bound(Policy, "policy")

    @cached_property
    def _bot(self) -> Bot:
        return self._bound(Bot, "bot")

    @cached_property
    def _show(self) -> Show:
        return self._bound(Show, "show")

    @cached_property
    def _draw(self) -> Draw:
        return self._bound(Draw, "draw")

    @cached_property
    def _highlights(self) -> Highlights:
        return self._bound(Highlights, "highlights")

    def start(self, players: int = 2, first: int = 0, **options: Value) -> State:
        """The state before the first event."""
        complete = self.spec.check(players, first, options)
        settings = self.settings(complete)
        array = self.kernels.blank()
        upcoming = self.kernels.call_setup(array, self.kernels.blank(), players, first, settings)
        return State(self, Terms(players, first, complete), array, upcoming)

    def settings(self, options: Mapping[str, Value]) -> Array:
        """All options as the rules get them."""
        return self.kernels.readable(self.spec.settings(options))

    def restore(self, terms: Terms, data: bytes) -> State:
        """The state that ``State.to_bytes`` gave."""
        array = self.kernels.restored(data)
        return State(self, terms, array, self.kernels.call_to_move(array))

    def outcome_buffers(self) -> tuple[Array, Array]:
        size = self.event_count - self.move_count
        return np.empty(size, dtype=np.int16), np.empty(size, dtype=np.int64)

    def is_chance(self, event: int) -> bool:
        return self.notation.is_chance(event)

    def read(self, text: str, players: int) -> int | None:
        """The event that a text stands for, or None if it is no event of this game."""
        event: int | None = self._numbers.get((text, players))
        if event is None:
            event = self.notation.read(text, players)
            # Texts as ``write`` gives them are kept: there are only so many of them.
            if event is not None and event < self.event_count and self.write(event) == text:
                self._numbers[(text, players)] = event
        return event

    def write(self, event: int) -> str:
        """The canonical text of an event."""
        text = self._texts.get(event)
        if text is None:
            text = self._texts[event] = self.notation.write(event)
        return text

    def example(self, actor: Actor) -> str:
        """A text that shows how events of this actor are written."""
        of_chance, of_a_seat = self.notation.EXAMPLES
        return of_chance if actor == CHANCE else of_a_seat

    def words(self, language: str) -> Words:
        return words(language, self.folder / "text")

    def refusal(
        self, record: Record, event: int, reason: int, language: str, names: Sequence[str]
    ) -> Refusal:
        """The refusal with this number, with what would be right at this position."""
        ruling, key = self.rules.REFUSALS[reason].split()
        saying = self.narrate.refuse(key, event, record)
        return Refusal(ruling, saying, self.words(language), tuple(names))

    def tell(self, actor: Actor, event: int, before: Record, after: Record) -> list[Say]:
        """What happened, as sentences for the log of whoever has these views."""
        return list(self.narrate.tell(actor, event, before, after))

    def expect(self, record: Record, seat: int) -> Say:
        """What is expected of a seat now."""
        return self.narrate.expect(record, seat)

    def explain(self, view: View, move: int, rng: Array) -> Say:
        """One fact that speaks for a legal move, from the view alone."""
        return self.advice.why(view, move, rng)

    def for_people(self, view: View) -> View:
        """The view without what people have to remember themselves (YAKI-18)."""
        return self.advice.for_people(view)

    def reveals(self, event: int) -> bool:
        """Whether a move shows something hidden to anyone, so that it cannot just be taken back."""
        return self.narrate.reveals(event)

    @property
    def momentary(self) -> frozenset[str]:
        """Sentences that people are told once and then have to remember (YAKI-18)."""
        return self.narrate.MOMENTARY

    def is_covered(self, event: int, record: Record) -> bool:
        """Whether what an event has shown lies covered again (YAKI-18)."""
        return self.narrate.is_covered(event, record)

    def is_capped(self, record: Record) -> bool:
        """Whether a finished game was ended by a safety cap."""
        return self.narrate.is_capped(record)

    def show(self, view: View) -> Any:
        """The view as the browser gets it: a typed struct."""
        return self._show.show(view)

    @property
    def show_type(self) -> type:
        """The type of what ``show`` gives."""
        return self._show.Show

    @property
    def feats(self) -> Sequence[Feat]:
        """What is counted of each seat, in the order in which it is listed."""
        return self._highlights.FEATS

    def count(self, moments: Iterable[Moment], players: int) -> Tally:
        """The feats of each seat in a finished game."""
        return self._highlights.count(players, moments)

    def tell_story(self, seat: int, tally: Tally) -> Say:
        """What was remarkable about a seat's game, in one sentence."""
        return story(seat, self.feats, tally)

    def draw(self, record: Record, seat: int | None, language: str, names: Sequence[str]) -> str:
        """The table as text, as a seat (or the public, None) sees it."""
        return self._draw.draw(record, seat, self.words(language), names)

    def bot(self) -> Bot:
        """The game's rule-of-thumb player: ``choose(view, rng)`` gives a legal move."""
        return self._bot


def _load_again(name: str, mode: str | None, reduced: str | None) -> Game:
    from yurt.engine.registry import load

    return load(name, mode=mode, reduced=reduced)
