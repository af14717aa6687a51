"""A game as it goes on, with all that each seat has seen of it: perfect recall."""

from collections.abc import Iterable, Mapping

import numpy as np

from yurt.engine.actor import PUBLIC, Actor, written
from yurt.engine.layout import Array
from yurt.engine.state import State

# Events with their actors, as somebody saw them.
Log = tuple[tuple[Actor, int], ...]


class Play:
    """``state`` now, which is never changed but replaced (so copies share it), and the log of each
    seat and of the PUBLIC.

    Log and view together are all that a seat knows. (The log alone is not: that a pile was turned
    up is an event, what lay in it is in the view from then on.)
    """

    def __init__(self, state: State, before: Mapping[int, Log] | None = None) -> None:
        self.state = state
        # What had been seen before this play began.
        self._before = before or {}
        # For each event its actor, then the event as each seat and the public saw it.
        self._rows: list[tuple[int, ...]] = []
        # How many rows of a log were put into words, and the words.
        self._texts: dict[int, tuple[int, str]] = {}

    def __deepcopy__(self, memo: object) -> "Play":
        play = Play(self.state, self._before)
        play._rows = self._rows.copy()
        play._texts = self._texts.copy()
        return play

    def apply(self, event: int) -> None:
        """An event of whoever is to move; an IllegalEvent changes nothing."""
        state = self.state
        after = state.copy()
        after.apply(event)
        if state.game.spec.is_open:
            self._rows.append((state.actor, event))
        else:
            seen = [state.seen(event, seat) for seat in range(state.players)]
            self._rows.append((state.actor, *seen, state.seen(event, None)))
        self.state = after

    def _since(self, seat: int, begin: int = 0) -> Log:
        """The events of this play from a row on; in an open game everyone sees the same."""
        column = -1 if self.state.game.spec.is_open or seat == PUBLIC else 1 + seat
        return tuple((Actor(row[0]), row[column]) for row in self._rows[begin:])

    def log(self, seat: int) -> Log:
        return self._before.get(seat, ()) + self._since(seat)

    def numbers(self, seat: int) -> Array:
        """The log as rows of actor + 2 and event + 1, so that none of them is zero."""
        numbers: Array = np.array(self.log(seat), dtype=np.int16).reshape(-1, 2)
        numbers += np.array([2, 1], dtype=np.int16)
        return numbers

    def text(self, seat: int) -> str:
        """The log as a record writes it, with ``?`` for what was not seen."""
        done, text = self._texts.get(seat) or (0, self._words(self._before.get(seat, ())))
        text += self._words(self._since(seat, done))
        self._texts[seat] = len(self._rows), text
        return text

    def _words(self, log: Iterable[tuple[Actor, int]]) -> str:
        write = self.state.game.write
        return "".join(f"{written(actor)} {write(event)}\n" for actor, event in log)

    def guess(self, seat: int, rng: Array) -> "Play":
        """A play that this seat cannot tell from the true one. The others know what they hold in
        it; of how it came about, only what everyone saw."""
        before = {other: self.log(PUBLIC) for other in (*range(self.state.players), PUBLIC)}
        before[seat] = self.log(seat)
        return Play(self.state.view(seat).guess(rng), before)
