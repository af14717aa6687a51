"""A match: a state and the events that led to it. It replays, takes back, and shows itself."""

from collections.abc import Iterable, Sequence

from yurt.engine.actor import Actor, ToMove, written
from yurt.engine.game import Game
from yurt.engine.highlights import Tally
from yurt.engine.layout import Array
from yurt.engine.spec import Value
from yurt.engine.state import IllegalEvent, Refusal, State, View
from yurt.engine.words import HOME, Say


class Match:
    """``log`` holds the events as (actor, event) numbers; chance is the actor CHANCE.

    >>> import yurt
    >>> match = yurt.Match(yurt.load("yaki"), players=2)
    >>> match.play("0 flip 7; * reveal red-3; 0 flip 8").lines()
    ['0 flip 7', '* reveal red-3', '0 flip 8']
    >>> match.undo()
    >>> match.apply("flip 7")
    Traceback (most recent call last):
        ...
    yurt.engine.state.IllegalEvent: There’s no face-down token at place 7. Pick ... (YAKI-7)
    """

    def __init__(self, game: Game, players: int = 2, first: int = 0, **options: Value) -> None:
        self.game = game
        self.start = game.start(players, first, **options)
        self.state = self.start.copy()
        self.log: list[tuple[Actor, int]] = []

    @property
    def to_move(self) -> ToMove:
        return self.state.to_move

    def apply(self, event: str | int) -> None:
        """An event of whoever is to move; an IllegalEvent changes nothing."""
        actor = self.state.actor
        number = self.state.number(event) if isinstance(event, str) else event
        self.state.apply(number)
        self.log.append((actor, number))

    def play(self, *lines: str) -> "Match":
        """Events with their actors, as records write them: ``play("0 flip 1", "* reveal red-3")``.
        A line may hold several, separated by semicolons."""
        for line in lines:
            for part in line.split(";"):
                actor, _, text = part.strip().partition(" ")
                refusal = self.state.judge(actor, text)
                if refusal is not None:
                    raise IllegalEvent(refusal)
                self.apply(text)
        return self

    def draw(self, rng: Array) -> int:
        """Lets chance have its event, and answers which."""
        event = self.state.draw(rng)
        self.apply(event)
        return event

    def undo(self, count: int = 1) -> None:
        """Takes back the last events."""
        kept = self.log[: len(self.log) - count]
        self.state = self.start.copy()
        self.log = []
        for _, event in kept:
            self.apply(event)

    def lines(self) -> list[str]:
        """The events as records write them."""
        return [f"{written(actor)} {self.game.write(event)}" for actor, event in self.log]

    def states(self) -> Iterable[State]:
        """The state before each event, and at last the present one; each is yours to keep."""
        state = self.start.copy()
        yield state.copy()
        for _, event in self.log:
            state.apply(event)
            yield state.copy()

    def view(self, seat: int | None) -> View:
        """What a seat (None: the public) knows, with the events as it saw them."""
        seen = [
            (actor, state.seen(event, seat))
            for state, (actor, event) in zip(self.states(), self.log, strict=False)
        ]
        return self.state.view(seat, seen)

    def why_not(self, text: str, language: str = HOME, names: Sequence[str] = ()) -> Refusal | None:
        return self.state.why_not(text, language, names)

    def tally(self) -> Tally:
        """What each seat has done so far, as it is told when a game is over."""
        return self.game.count(self.start.moments(self.log), self.state.players)

    def story(self, seat: int | None) -> list[list[Say]]:
        """What happened at each event, as a seat (None: the public) may be told."""
        states = list(self.states())
        told = []
        for (actor, event), before, after in zip(self.log, states, states[1:], strict=False):
            views = before.view(seat).record, after.view(seat).record
            told.append(self.game.tell(actor, before.seen(event, seat), *views))
        return told
