"""Perfect recall: what a seat could once tell apart it always can.

A seat knows the events as it saw them, and its view. Here a game is played on beside another that
the seat cannot tell from it (a guess). When the seat's views part, it has learned something; from
then on they must not become the same again while the events look the same, or ``hide`` forgets it.
"""

from random import Random

import numpy as np

from yurt.engine.actor import CHANCE
from yurt.engine.chance import seeded
from yurt.engine.layout import Array
from yurt.engine.state import State
from yurt.engine.trial import Trial

# How many times a game is looked at in which views have parted, and for how many events.
PARTED = 4
FOLLOWED = 60
# Of the events that are possible, how many are tried to find two that look alike.
TRIED = 6


def check_recall(trial: Trial) -> None:
    """Plays the trial to its end, with another game beside it that some seat holds possible."""
    rng, parted = seeded(f"recall {trial.seed}"), 0
    while not trial.state.is_over:
        event = trial.choose()
        seat = trial.random.randrange(trial.players)
        if parted < PARTED:
            pair = Pair(trial, seat, trial.state.view(seat).guess(rng))
            parted += pair.take(event) and pair.has_parted and pair.stay_apart()
        trial.apply(event)


class Pair:
    """The true game and another one that a seat could not tell from it when this pair was made."""

    def __init__(self, trial: Trial, seat: int, world: State) -> None:
        self._trial = trial
        self._seat = seat
        self._true = trial.state.copy()
        self._world = world
        # The events since, in the true game.
        self._texts: list[str] = []

    @property
    def has_parted(self) -> bool:
        return self._view(self._true) != self._view(self._world)

    def stay_apart(self) -> bool:
        """Plays both on as long as there are events that look alike to the seat."""
        dice = Random(self._trial.seed)
        for _ in range(FOLLOWED):
            known = self._difference()
            event = self._some_alike(dice)
            if event is None or not self.take(event):
                break
            if self._true.is_over:
                break
            self._trial.expect("recall", self.has_parted, self._forgotten(known))
        return True

    def take(self, event: int) -> bool:
        """An event of the true game, and one in the other that looks the same to the seat; whether
        there is one."""
        other = self._alike(event)
        if other is None:
            return False
        self._texts.append(self._trial.game.write(event))
        self._true.apply(event)
        self._world.apply(other)
        return True

    def _some_alike(self, dice: Random) -> int | None:
        possible = events(self._true)
        for event in dice.sample(possible, min(len(possible), TRIED)):
            if self._alike(event) is not None:
                return event
        return None

    def _alike(self, event: int) -> int | None:
        """What can happen in the other game and looks to the seat as this does in the true one."""
        if self._true.actor != self._world.actor:
            return None
        look = self._true.seen(event, self._seat)
        others = events(self._world)
        first = [event] if event in others else []
        for other in (*first, *others):
            if self._world.seen(other, self._seat) == look:
                return other
        return None

    def _view(self, state: State) -> bytes:
        return state.hidden(self._seat).tobytes()

    def _difference(self) -> dict[str, int]:
        """The fields in which the seat's views differ, and in how many of their numbers."""
        true, world = (state.hidden(self._seat)[0] for state in (self._true, self._world))
        counts = {name: differing(true[name], world[name]) for name in true.dtype.names}
        return {name: count for name, count in counts.items() if count}

    def _forgotten(self, known: dict[str, int]) -> str:
        """Which field forgot what, and at which event."""
        number = len(self._trial.log) + len(self._texts)
        fields = ", ".join(known)
        count = sum(known.values())
        numbers = "a number" if count == 1 else f"{count} numbers"
        played = "; ".join(self._texts)
        return (
            f"{fields}: seat {self._seat} knew {numbers} there before event {number} and cannot "
            f"tell them any more (after the events below: {played})"
        )


def events(state: State) -> list[int]:
    """All that can happen now."""
    found: list[int] = (state.outcomes()[0] if state.actor == CHANCE else state.moves).tolist()
    return found


def differing(one: Array, other: Array) -> int:
    return int(np.count_nonzero(one != other))
