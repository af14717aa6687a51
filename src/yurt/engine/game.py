"""A game ready to play: its spec, its kernels, its notation and its words."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np

from yurt.engine.highlights import Feat, Highlights, Moment, Tally, story
from yurt.engine.jit import Kernels
from yurt.engine.layout import CHANCE, Array, Record
from yurt.engine.spec import GameSpec, Value
from yurt.engine.state import Refusal, State, Terms, View
from yurt.engine.words import Say, Words, words


class Game:
    """Made by the registry (``yurt.load``). ``start`` begins a game."""

    def __init__(
        self, spec: GameSpec, package: str, kernels: Kernels, reduced: str | None = None
    ) -> None:
        self.spec = spec
        self.kernels = kernels
        self.reduced = reduced
        self._package = package
        tables = kernels.namespace
        self.move_count: int = tables["MOVES"]
        self.event_count: int = tables["EVENTS"]
        self.code_count: int = tables["CODES"]
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

    def module(self, name: str) -> ModuleType:
        """One of the modules in the game's folder: ``notation``, ``narrate``, ``draw``, ``bot``…"""
        return import_module(f"{self._package}.{name}")

    @cached_property
    def folder(self) -> Path:
        return Path(str(import_module(self._package).__file__)).parent

    @cached_property
    def _notation(self) -> ModuleType:
        return self.module("notation")

    @cached_property
    def _narrate(self) -> ModuleType:
        return self.module("narrate")

    @cached_property
    def _advice(self) -> ModuleType:
        return self.module("advice")

    @cached_property
    def _show(self) -> ModuleType:
        return self.module("show")

    @cached_property
    def _highlights(self) -> Highlights:
        return cast(Highlights, self.module("highlights"))

    def start(self, players: int = 2, first: int = 0, **options: Value) -> State:
        """The state before the first event."""
        complete = self.spec.check(players, first, options)
        settings = np.array([*self.spec.settings(complete), 0], dtype=np.int16)
        array = self.kernels.blank()
        upcoming = self.kernels.call_setup(array, self.kernels.blank(), players, first, settings)
        return State(self, Terms(players, first, complete), array, upcoming)

    def restore(self, terms: Terms, data: bytes) -> State:
        """The state that ``State.to_bytes`` gave."""
        array = self.kernels.restored(data)
        return State(self, terms, array, self.kernels.call_to_move(array))

    def outcome_buffers(self) -> tuple[Array, Array]:
        size = self.event_count - self.move_count
        return np.empty(size, dtype=np.int16), np.empty(size, dtype=np.int64)

    def is_chance(self, event: int) -> bool:
        return bool(self._notation.is_chance(event))

    def read(self, text: str, players: int) -> int | None:
        """The event that a text stands for, or None if it is no event of this game."""
        event: int | None = self._numbers.get((text, players))
        if event is None:
            event = self._notation.read(text, players)
            # Texts as ``write`` gives them are kept: there are only so many of them.
            if event is not None and event < self.event_count and self.write(event) == text:
                self._numbers[(text, players)] = event
        return event

    def write(self, event: int) -> str:
        """The canonical text of an event."""
        text = self._texts.get(event)
        if text is None:
            text = self._texts[event] = self._notation.write(event)
        return text

    def example(self, actor: int) -> str:
        """A text that shows how events of this actor are written."""
        examples: Sequence[str] = self._notation.EXAMPLES
        return examples[0] if actor == CHANCE else examples[1]

    def words(self, language: str) -> Words:
        return words(language, self.folder / "text")

    def refusal(
        self, record: Record, event: int, reason: int, language: str, names: Sequence[str]
    ) -> Refusal:
        """The refusal with this number, with what would be right at this position."""
        ruling, key = self.kernels.namespace["REFUSALS"][reason].split()
        saying: Say = self._narrate.refuse(key, event, record)
        return Refusal(ruling, saying, self.words(language), tuple(names))

    def tell(self, actor: int, event: int, before: Record, after: Record) -> list[Say]:
        """What happened, as sentences for the log of whoever has these views."""
        return list(self._narrate.tell(actor, event, before, after))

    def expect(self, record: Record, seat: int) -> Say:
        """What is expected of a seat now."""
        saying: Say = self._narrate.expect(record, seat)
        return saying

    def name_move(self, move: int, record: Record, seat: int) -> Say:
        """A move as an instruction to the seat that has this view: "Doubt the claim"."""
        saying: Say = self._advice.name(move, record, seat)
        return saying

    def explain(self, view: View, move: int, rng: Array) -> Say:
        """One fact that speaks for a legal move, from the view alone."""
        saying: Say = self._advice.why(view, move, rng)
        return saying

    def for_people(self, view: View) -> View:
        """The view without what people have to remember themselves (YAKI-18)."""
        reduce = getattr(self._advice, "for_people", None)
        reduced: View = reduce(view) if reduce else view
        return reduced

    def reveals(self, event: int) -> bool:
        """Whether a move shows something hidden to anyone, so that it cannot just be taken back."""
        return bool(self._narrate.reveals(event))

    @property
    def momentary(self) -> frozenset[str]:
        """Sentences that people are told once and then have to remember (YAKI-18)."""
        keys: frozenset[str] = getattr(self._narrate, "MOMENTARY", frozenset())
        return keys

    def is_capped(self, record: Record) -> bool:
        """Whether a finished game was ended by a safety cap."""
        return bool(self._narrate.is_capped(record))

    def show(self, view: View) -> Any:
        """The view as the browser gets it: a typed struct with the legal moves in compact form."""
        return self._show.show(view)

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
        text: str = self.module("draw").draw(record, seat, self.words(language), names)
        return text

    def bot(self) -> Any:
        """The game's rule-of-thumb player: ``choose(view, rng)`` gives a legal move."""
        return self.module("bot")


def _load_again(name: str, mode: str | None, reduced: str | None) -> Game:
    from yurt.engine.registry import load

    return load(name, mode=mode, reduced=reduced)
