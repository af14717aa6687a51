"""Expectimax: what the moves of an open position are worth by exact odds, joined with a game's
rules.

Where a seat decides, it takes what is best for itself (max^n for more than two seats); where chance
does, all that can happen counts by its odds. Games that end are shared as they are won. A position
in which somebody has to decide is judged once so many decisions, of all seats, were looked at: a
single move that is left counts as one too. Nothing is sampled.

There is no recursion: a frame stands for each event of the way to the position that is looked at.
Positions that were finished are kept in a table. Their key is a hash of 127 bits of their bytes and
of the decisions that were left; it stands for the position itself, because among ten million
positions two of the same key are to be expected once in 10**24 searches.
"""

from typing import TYPE_CHECKING

import numpy as np

from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array

if TYPE_CHECKING:
    from yurt.bots.defaults.judge import judge
    from yurt.bots.defaults.paused import paused
    from yurt.bots.shares import share_win
    from yurt.engine.rulebook import apply, legal, odds, to_move

# What is counted: events played in all; and the frame that is looked at.
COUNT_EVENTS = 0
COUNT_FRAME = 1
# Columns of a frame: who acts there, decisions that are left, events that are possible (none if
# its worth is known), how many of them were looked at, and the sum of their weights.
FRAME_ACTOR = 0
FRAME_LEFT = 1
FRAME_EVENTS = 2
FRAME_NEXT = 3
FRAME_WEIGHT = 4
FRAME_COLUMNS = 5
# A key is two residues, by factors whose product with 2**32 is one more than a prime; products
# with half a word never overflow, which plain code would not allow. Its lowest bit is always set,
# because 0 means none.
FACTOR = np.uint64(0x9E376DFB)
OTHER_FACTOR = np.uint64(0xD1B53FCF)
LOWER_HALF = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
USED = np.uint64(1)
# Places of the table that are looked at for a key; after that the first is given up.
NEAR_PLACES = 8


@kernel
def call_begin(
    depth: int, states: Array, frames: Array, events: Array, weights: Array, worths: Array,
    counts: Array,
) -> None:  # fmt: skip
    """Begins to look at ``states[0]``, in which a seat decides."""
    counts[COUNT_FRAME] = 0
    frames[0, FRAME_LEFT] = depth
    open_frame(0, states, frames, events, weights, worths)


@kernel
def call_expect(
    upto: int, states: Array, words: Array, frames: Array, events: Array, weights: Array,
    worths: Array, points: Array, marks: Array, keys: Array, kept: Array, found: Array,
    counts: Array,
) -> bool:  # fmt: skip
    """Goes on until all is looked at, or there were so many events, or more than there are frames
    follow each other; answers whether all is. The rows of ``worths`` and ``kept`` hold each seat's
    share, and whether more decisions could change it; those of ``found``, one for each move, the
    count of events after it too. ``words`` are the bytes of ``states``."""
    while True:
        at = int(counts[COUNT_FRAME])
        if frames[at, FRAME_NEXT] == frames[at, FRAME_EVENTS]:
            if at == 0:
                return True
            close_frame(at, frames, weights, worths, marks, keys, kept, found, counts)
            counts[COUNT_FRAME] = at - 1
            continue
        if counts[COUNT_EVENTS] >= upto or at + 1 == len(states):
            return False
        states[at + 1] = states[at]
        apply(states[at + 1], int(np.int64(events[at, frames[at, FRAME_NEXT]])))
        frames[at, FRAME_NEXT] += 1
        frames[at + 1, FRAME_LEFT] = frames[at, FRAME_LEFT] - (frames[at, FRAME_ACTOR] != CHANCE)
        counts[COUNT_EVENTS] += 1
        counts[COUNT_FRAME] = at + 1
        if not settle(at + 1, states, words, frames, worths, points, marks, keys, kept):
            open_frame(at + 1, states, frames, events, weights, worths)


@kernel
def settle(
    at: int, states: Array, words: Array, frames: Array, worths: Array, points: Array,
    marks: Array, keys: Array, kept: Array,
) -> bool:  # fmt: skip
    """Whether a position need not be looked into, because it is over, judged or known; then its
    worth is written."""
    s = states[at]
    players = worths.shape[1] - 1
    actor = to_move(s)
    frames[at, FRAME_NEXT] = 0
    frames[at, FRAME_EVENTS] = 0
    worths[at, players] = 0.0
    if actor == NOBODY:
        share_win(s, players, points, worths[at])
        return True
    if paused(s) or (actor != CHANCE and frames[at, FRAME_LEFT] == 0):
        judge(s, players, points, worths[at])
        worths[at, players] = 0.0 if paused(s) else 1.0
        return True
    mark(int(frames[at, FRAME_LEFT]), words[at], marks[at])
    place = place_of(marks[at], keys)
    if keys[place, 0] != marks[at, 0] or keys[place, 1] != marks[at, 1]:
        return False
    worths[at] = kept[place]
    return True


@kernel
def open_frame(
    at: int, states: Array, frames: Array, events: Array, weights: Array, worths: Array
) -> None:
    """Lists what can happen in a position."""
    s = states[at]
    actor = to_move(s)
    frames[at, FRAME_ACTOR] = actor
    frames[at, FRAME_NEXT] = 0
    if actor == CHANCE:
        count = odds(s, events[at], weights[at])
        frames[at, FRAME_WEIGHT] = weights[at, :count].sum()
    else:
        count = legal(s, events[at])
    frames[at, FRAME_EVENTS] = count
    worths[at] = 0.0
    if actor != CHANCE:
        # Whatever is found is better than nothing.
        worths[at, actor] = -1.0


@kernel
def close_frame(
    at: int, frames: Array, weights: Array, worths: Array, marks: Array, keys: Array, kept: Array,
    found: Array, counts: Array,
) -> None:  # fmt: skip
    """Keeps what a position is worth if it was looked into, and counts it for the one before."""
    players = worths.shape[1] - 1
    worth = worths[at]
    if frames[at, FRAME_EVENTS] > 0:
        if frames[at, FRAME_ACTOR] == CHANCE:
            worth[:players] /= frames[at, FRAME_WEIGHT]
        place = place_of(marks[at], keys)
        keys[place] = marks[at]
        kept[place] = worth
    before = worths[at - 1]
    frame = frames[at - 1]
    event = int(frame[FRAME_NEXT]) - 1
    actor = int(frame[FRAME_ACTOR])
    short = max(before[players], worth[players])
    if at == 1:
        found[event, : players + 1] = worth
        found[event, players + 1] = counts[COUNT_EVENTS]
    if actor == CHANCE:
        for seat in range(players):
            before[seat] += weights[at - 1, event] * worth[seat]
    elif worth[actor] > before[actor]:
        before[:] = worth
        if worth[actor] >= 1.0 and at > 1:
            # Nothing is better than to win for sure; only the moves of the root are all wanted.
            frame[FRAME_NEXT] = frame[FRAME_EVENTS]
    before[players] = short


@kernel
def mark(left: int, words: Array, key: Array) -> None:
    """The key of a position. Both halves at once: neither waits for the other."""
    first = np.uint64(left + 1) * FACTOR
    second = np.uint64(left + 1) * OTHER_FACTOR
    for number in range(len(words)):
        word = np.uint64(words[number])
        first ^= word
        second ^= word
        first = (first & LOWER_HALF) * FACTOR + (first >> HALF)
        second = (second & LOWER_HALF) * OTHER_FACTOR + (second >> HALF)
    key[0] = first | USED
    key[1] = second


@kernel
def place_of(key: Array, keys: Array) -> int:
    """The place of a key in the table: its own if it has one, else a free one, else the first."""
    last = len(keys) - 1
    first = int(np.int64(key[1] >> HALF)) & last
    for number in range(NEAR_PLACES):
        place = (first + number) & last
        if keys[place, 0] == 0 or (keys[place, 0] == key[0] and keys[place, 1] == key[1]):
            return place
    return first
