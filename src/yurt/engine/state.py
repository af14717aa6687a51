"""Positions of a game: the state holds everything, a view holds what a seat knows.

Whoever is handed a ``View`` cannot reach the state it came from.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from yurt.engine.actor import (
    CHANCE,
    NOBODY,
    PUBLIC,
    Actor,
    ToMove,
    actor_of,
    seat_of,
    told,
    viewer_of,
)
from yurt.engine.border import REFUSED
from yurt.engine.fields import Fields
from yurt.engine.highlights import Moment
from yurt.engine.layout import Array, Record
from yurt.engine.words import HOME, Say, Seat, Words, say

if TYPE_CHECKING:
    from yurt.engine.game import Game

# Events with their actors, as somebody saw them.
Log = Sequence[tuple[Actor, int]]


@dataclass(frozen=True)
class Refusal:
    """Why an event cannot happen now: the ruling that forbids it, and one sentence for a player.

    >>> import yurt
    >>> match = yurt.Match(yurt.load("yaki"), players=2).play("0 flip 7; * reveal red-3")
    >>> refusal = match.why_not("flip 7")
    >>> refusal.rule, refusal.message
    ('YAKI-7', 'There’s no face-down token at place 7. Pick a place that has one.')
    """

    rule: str | None
    saying: Say
    words: Words
    names: tuple[str, ...] = ()

    @property
    def message(self) -> str:
        return self.words.put(self.saying, self.names)

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message


class IllegalEvent(ValueError):
    """An event that cannot happen now; nothing has changed.

    >>> import yurt
    >>> state = yurt.load("yaki").start(players=2)
    >>> try:
    ...     state.apply("flip 99")
    ... except yurt.IllegalEvent as error:
    ...     print(error)
    “flip 99” isn’t something that can happen in this game. Write it, for example, as flip 1.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


@dataclass(frozen=True)
class Terms:
    """What is agreed before a game begins."""

    players: int
    first: int
    options: Mapping[str, str | int]


class Position:
    """What states and views have in common: a record, and questions about it."""

    __slots__ = ("_array", "_kernels", "_next", "game", "terms")

    def __init__(self, game: "Game", terms: Terms, array: Array, upcoming: Actor) -> None:
        self.game = game
        self.terms = terms
        self._kernels = game.kernels
        self._array = array
        self._next = upcoming

    @property
    def players(self) -> int:
        return self.terms.players

    @property
    def to_move(self) -> ToMove:
        """``"*"`` for chance, the seat that decides, or None when the game is over."""
        return told(self._next)

    @property
    def actor(self) -> Actor:
        """Whoever is to move: a seat, CHANCE or NOBODY."""
        return self._next

    @property
    def is_over(self) -> bool:
        return self._next == NOBODY

    @property
    def record(self) -> Record:
        """The fields by name (``state.record.turn``), to look at; kernels alone change them."""
        return self._array.view(np.recarray)[0]

    def to_bytes(self) -> bytes:
        return self._array.tobytes()

    def scores(self) -> list[int]:
        """Each seat's score now, as the game's rulings define it."""
        return self._scores()[0]

    def _scores(self) -> tuple[list[int], list[int]]:
        both = np.zeros((2, self.players), dtype=np.int64)
        self._kernels.call_score(self._array, both[0], both[1])
        scores, standing = both.tolist()
        return scores, standing

    def ranks(self) -> list[int] | None:
        """1 is best, equals share the better rank; None while the game goes on."""
        if not self.is_over:
            return None
        standing = self._scores()[1]
        return [1 + sum(other > own for other in standing) for own in standing]

    def returns(self) -> list[float] | None:
        """Zero-sum: +1 for a sole winner, less when it is shared; None while the game goes on."""
        ranks = self.ranks()
        if ranks is None:
            return None
        count, winners = len(ranks), ranks.count(1)
        won = (count - winners) / (winners * (count - 1))
        return [won if rank == 1 else -1 / (count - 1) for rank in ranks]

    def _refusal(
        self, actor: Actor, text: str, language: str, names: Sequence[str]
    ) -> Refusal | None:
        event = self.game.read(text, self.players)
        null = self._no_event(actor, text, event)
        if null is not None:
            return Refusal(None, null, self.game.words(language), tuple(names))
        assert event is not None
        reason = self._kernels.why_not(self._array, event)
        if reason == 0:
            return None
        return self.game.refusal(self.record, event, reason, language, names)

    def _no_event(self, actor: Actor, text: str, event: int | None) -> Say | None:
        """The grounds that come before every ruling: wrong actor, game over, no such event."""
        if self._next == NOBODY:
            return say("game-over")
        if actor != self._next:
            expected = (
                say("expected-chance")
                if self._next == CHANCE
                else say("expected-seat", seat=Seat(self._next))
            )
            if actor == PUBLIC:
                return say("watching", expected=expected)
            who = say("chance") if actor == CHANCE else Seat(actor)
            return say("not-your-turn", actor=who, expected=expected)
        if event is None:
            return say("no-event", text=text, example=self._example())
        if self.game.is_chance(event) != (actor == CHANCE):
            return say("move-only" if actor == CHANCE else "chance-only", text=text)
        return None

    def _example(self) -> str:
        """How an event of whoever is to move is written: for a seat, one that is legal now."""
        if seat_of(self._next) is None:
            return self.game.example(self._next)
        buffer = np.empty(self.game.move_count, dtype=np.int16)
        self._kernels.legal(self._array, buffer)
        return self.game.write(int(buffer[0]))


class Tried(NamedTuple):
    """An event that can happen, as a number, and the state after it, which is not to be changed."""

    event: int
    state: "State"


class State(Position):
    """Everything about a game at one moment. ``apply`` is deterministic; chance is explicit.

    >>> import yurt
    >>> state = yurt.load("yaki").start(players=2)
    >>> state.to_move, state.legal()[:2]
    (0, ['flip 1', 'flip 10'])
    >>> state.apply("flip 7")
    >>> state.to_move, state.odds()["reveal red-3"]
    ('*', Fraction(1, 20))
    >>> state.apply("reveal red-3")
    >>> print(state.why_not("flip 7"))
    There’s no face-down token at place 7. Pick a place that has one. (YAKI-7)

    Events are numbers too, which is faster: ``state.apply(int(state.moves[0]))``.
    """

    __slots__ = ("_after", "_known", "_views")

    def __init__(self, game: "Game", terms: Terms, array: Array, upcoming: Actor) -> None:
        super().__init__(game, terms, array, upcoming)
        # What seats know of this position, and their views, if they were asked for; copies share
        # them.
        self._known: dict[int | None, Fields] = {}
        self._views: dict[int | None, View] = {}
        # What followed from the event that was tried last.
        self._after: tuple[int | None, State] | None = None

    def copy(self) -> "State":
        copied = State(self.game, self.terms, self._kernels.copy(self._array), self._next)
        copied._known, copied._views = self._known, self._views
        return copied

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.restore, (self.terms, self.to_bytes())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    @property
    def moves(self) -> Array:
        """The legal moves of the seat to move, as numbers; empty at chance and after the end."""
        buffer = np.empty(self.game.move_count, dtype=np.int16)
        return buffer[: self._kernels.legal(self._array, buffer)]

    def legal(self) -> list[str]:
        """Every legal event of whoever is to move, sorted as text."""
        events = self.outcomes()[0] if self._next == CHANCE else self.moves
        return sorted(map(self.game.write, events.tolist()))

    def odds(self) -> dict[str, Fraction]:
        """The exact odds of what chance can do now; empty when chance is not to move."""
        if self._next != CHANCE:
            return {}
        events, weights = self.outcomes()
        total, write = int(weights.sum()), self.game.write
        # Many outcomes share their odds, and a fraction takes longest to make.
        chances = {weight: Fraction(weight, total) for weight in set(weights.tolist())}
        pairs = zip(events.tolist(), weights.tolist(), strict=True)
        return {write(event): chances[weight] for event, weight in pairs}

    def outcomes(self) -> tuple[Array, Array]:
        """The chance events that can happen now and their weights, as numbers."""
        events, weights = self.game.outcome_buffers()
        count = self._kernels.odds(self._array, events, weights)
        return events[:count], weights[:count]

    def draw(self, rng: Array) -> int:
        """A chance event picked by the odds (not yet applied)."""
        return int(self._kernels.call_draw(self._array, rng))

    def apply(self, event: str | int) -> None:
        """Carries out an event of whoever is to move; an IllegalEvent changes nothing."""
        number = self.game.read(event, self.players) if isinstance(event, str) else event
        upcoming = REFUSED if number is None else self._kernels.step(self._array, number)
        if upcoming <= REFUSED:
            raise IllegalEvent(self._why_refused(event, REFUSED - upcoming))
        self._next = Actor(upcoming)
        self._known, self._views = {}, {}
        self._after = None

    def after(self, event: str | int) -> "State":
        """The state that an event leads to, not to be changed. It is kept: whoever tries an event
        usually goes there next."""
        number = self.game.read(event, self.players) if isinstance(event, str) else event
        if self._after is None or self._after[0] != number:
            state = State(self.game, self.terms, self._kernels.copy(self._array), self._next)
            state.apply(event if number is None else number)
            self._after = number, state
        return self._after[1]

    def try_event(
        self, actor: Actor, event: str | int, language: str = HOME, names: Sequence[str] = ()
    ) -> "Tried | Refusal":
        """What an event of this actor leads to, or why it cannot happen, told from what the actor
        may know. The text is read once and the rules are asked once: the state
        is kept as ``after`` keeps it, so going there costs nothing."""
        text = event if isinstance(event, str) else self._text_of(event)
        number = self.game.read(text, self.players)
        null = self._no_event(actor, text, number)
        if null is not None:
            return Refusal(None, null, self.game.words(language), tuple(names))
        assert number is not None
        array = self._kernels.copy(self._array)
        upcoming = self._kernels.step(array, number)
        if upcoming <= REFUSED:
            # Texts that can be read but never be legal are no events, so no step says why.
            reason = REFUSED - upcoming or self._kernels.why_not(self._array, number)
            record = self.record if actor == CHANCE else self.known(actor)
            return self.game.refusal(record, number, reason, language, names)
        state = State(self.game, self.terms, array, upcoming)
        self._after = number, state
        return Tried(number, state)

    def moments(self, log: Iterable[tuple[Actor, int]]) -> Iterator[Moment]:
        """These events (actors and events) one after the other, with everything before and after
        each: for what is told of a finished game."""
        state, before = self.copy(), Fields(self._array.copy())
        for actor, event in log:
            state = state.after(event)
            after = Fields(state._array)
            yield Moment(actor, event, before, after)
            before = after

    def number(self, text: str) -> int:
        """A legal event of whoever is to move as a number; an IllegalEvent if it is not legal."""
        refusal = self.why_not(text)
        if refusal is not None:
            raise IllegalEvent(refusal)
        event = self.game.read(text, self.players)
        assert event is not None
        return event

    def _text_of(self, event: int) -> str:
        """An event as it is written; a number that is none, as it is."""
        return self.game.write(event) if 0 <= event < self.game.event_count else str(event)

    def _why_refused(self, event: str | int, reason: int) -> Refusal:
        """Why `apply` was refused this event; ``reason`` is the number that it got."""
        if isinstance(event, int) and reason:
            return self.game.refusal(self.record, event, reason, HOME, ())
        text = event if isinstance(event, str) else self._text_of(event)
        unknown = say("no-event", text=text, example=self._example())
        return self.why_not(text) or Refusal(None, unknown, self.game.words(HOME))

    def why_not(self, text: str, language: str = HOME, names: Sequence[str] = ()) -> Refusal | None:
        """Why whoever is to move cannot do this now, or None if it is legal."""
        return self._refusal(self._next, text, language, names)

    def judge(self, actor: str | int, text: str) -> Refusal | None:
        """As ``why_not``, for an event written down with its actor."""
        return self._refusal(actor_of(actor), text, HOME, ())

    def view(self, seat: int | None, log: Log = ()) -> "View":
        """What a seat may know; None is the public."""
        view = self._views.get(seat)
        if view is None:
            view = View(self.game, self.terms, self.known(seat), self._next, seat, ())
            self._views[seat] = view
        return view.with_log(log) if log else view

    def known(self, seat: int | None) -> Fields:
        """What a seat (None: the public) may know, field by field, as its view has it; only to be
        looked at."""
        # In an open game all seats see the same: it is laid out and read once.
        eyes = None if self.game.spec.is_open else seat
        fields = self._known.get(eyes)
        if fields is None:
            fields = self._known[eyes] = Fields(self.hidden(eyes))
        return fields

    def hidden(self, seat: int | None) -> Array:
        """The record that ``hide`` fills for a seat (None: the public)."""
        array = self._kernels.blank()
        self._kernels.hide(self._array, viewer_of(seat), array)
        return array

    def seen(self, event: int, seat: int | None) -> int:
        """The event, about to happen, as a seat (None: the public) will see it."""
        return int(self._kernels.seen(self._array, event, viewer_of(seat)))


class View(Position):
    """What a seat knows: the record that ``hide`` filled, and the events as the seat saw them.

    >>> import yurt
    >>> chance = yurt.seeded("my game")
    >>> match = yurt.Match(yurt.load("yak"), players=2)
    >>> while match.to_move == "*":
    ...     _ = match.draw(chance)
    >>> view = match.view(seat=0)
    >>> view.legal()
    ['play ibex-1', 'play vulture-2', 'play wild-2', 'play yak-2', 'play yak-3']
    >>> world = view.guess(chance)  # other cards in the other hand
    >>> world == match.state, world.view(0) == match.state.view(0)
    (False, True)

    Bots are handed a view and random numbers, and answer a move:

    >>> match.apply(view.game.bot().choose(view, chance))
    """

    __slots__ = ("_fields", "log", "seat")

    def __init__(
        self,
        game: "Game",
        terms: Terms,
        fields: Fields,
        upcoming: Actor,
        seat: int | None,
        log: tuple[tuple[Actor, int], ...],
    ) -> None:
        super().__init__(game, terms, fields._array, upcoming)
        self.seat = seat
        self.log = log
        self._fields = fields

    def __deepcopy__(self, memo: object) -> "View":
        """A view never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        what = self.game, self.terms, self.to_bytes(), self._next, self.seat, self.log
        return _restored_view, what

    def with_log(self, log: Log) -> "View":
        """The same with these events."""
        return View(self.game, self.terms, self._fields, self._next, self.seat, tuple(log))

    @property
    def record(self) -> Record:
        """The fields by name (``view.record.turn``)."""
        return self._fields

    @property
    def holder(self) -> int:
        """The seat whose view this is; a ValueError for the public's."""
        if self.seat is None:
            raise ValueError("the public holds no seat")
        return self.seat

    @property
    def is_to_move(self) -> bool:
        return self.seat is not None and self._next == self.seat

    @property
    def moves(self) -> Array:
        """The legal moves of this seat, as numbers; empty when it is not to move."""
        if not self.is_to_move:
            return np.zeros(0, dtype=np.int16)
        buffer = np.empty(self.game.move_count, dtype=np.int16)
        return buffer[: self._kernels.legal(self._array, buffer)]

    def legal(self) -> list[str]:
        """The legal moves of this seat, sorted as text; empty when it is not to move."""
        return sorted(map(self.game.write, self.moves.tolist()))

    def why_not(self, text: str, language: str = HOME, names: Sequence[str] = ()) -> Refusal | None:
        """Why this seat cannot do this now, or None if it is legal."""
        return self._refusal(viewer_of(self.seat), text, language, names)

    def guess(self, rng: Array) -> State:
        """A whole state this seat cannot tell from the true one, at the odds it must expect."""
        array = self._kernels.blank()
        self._kernels.call_guess(self._array, viewer_of(self.seat), rng, array)
        return State(self.game, self.terms, array, self._next)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and (self.seat, self.log) == (other.seat, other.log)
            and self.to_bytes() == other.to_bytes()
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.log, self.to_bytes()))

    def facts(self) -> dict[str, Any]:
        """The record as plain lists and numbers, for programs that do not speak NumPy; only to be
        looked at."""
        return self._fields._facts()


def _restored_view(
    game: "Game",
    terms: Terms,
    data: bytes,
    upcoming: Actor,
    seat: int | None,
    log: tuple[tuple[Actor, int], ...],
) -> View:
    return View(game, terms, Fields(game.kernels.restored(data)), upcoming, seat, log)
