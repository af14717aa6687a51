"""Two sides measured in turns, so that what else the machine is doing hits both.

It does not hit both alike: with both cores busy liars_dice was seen at half its speed and YAK at
two thirds, so the median ratio rose from 3.2 to 4.3. The ratio of the fastest rounds, which stands
beside it, stayed between 3.2 and 3.3; where the two differ it is the one to go by.
"""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

# Plays a batch of games and answers how many events that was.
Side = Callable[[int], float]

ROUNDS = 41
SLICE = 0.03


@dataclass(frozen=True)
class Outcome:
    """Events a second of both sides (medians), and their ratio: the median, the middle half of the
    rounds, and that of the fastest rounds."""

    ours: float
    theirs: float | None = None
    ratio: float | None = None
    low: float | None = None
    high: float | None = None
    fastest: float | None = None


def duel(ours: Side, theirs: Side | None) -> Outcome:
    own_batch = fitting_batch(ours)
    if theirs is None:
        return Outcome(statistics.median(rate(ours, own_batch) for _ in range(ROUNDS)))
    their_batch = fitting_batch(theirs)
    rounds = [(rate(ours, own_batch), rate(theirs, their_batch)) for _ in range(ROUNDS)]
    own_rates, their_rates = zip(*rounds, strict=True)
    low, ratio, high = statistics.quantiles([own / their for own, their in rounds], n=4)
    return Outcome(
        ours=statistics.median(own_rates),
        theirs=statistics.median(their_rates),
        ratio=ratio,
        low=low,
        high=high,
        fastest=max(own_rates) / max(their_rates),
    )


def fitting_batch(side: Side) -> int:
    """A batch that takes about a slice of time."""
    side(1)  # The first call may compile.
    batch = 1
    while True:
        begin = time.thread_time()
        side(batch)
        if time.thread_time() - begin > SLICE / 2:
            return batch
        batch *= 2


def rate(side: Side, batch: int) -> float:
    begin = time.thread_time()
    events = side(batch)
    return events / (time.thread_time() - begin)
