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

All arrays are handed over together (``Stack``), and taken out of the tuple once a call: to do that
for each event made the search slower by half.
"""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array, Record

if TYPE_CHECKING:
    from yurt.bots.defaults.judge import judge
    from yurt.bots.defaults.paused import paused
    from yurt.bots.shares import share_win
    from yurt.engine.rulebook import apply, legal, odds, to_move

# What is counted: events played in all; and the frame that is looked at.
Progress = np.dtype([("events", "i8"), ("frame", "i8")])
# A frame: who acts there, decisions that are left, events that are possible (none if its worth is
# known), how many of them were looked at, the sum of their weights, and the two halves of its key.
Frame = np.dtype(
    [
        ("actor", "i8"),
        ("left", "i8"),
        ("events", "i8"),
        ("next", "i8"),
        ("weight", "i8"),
        ("first", "u8"),
        ("second", "u8"),
    ]
)
Key = np.dtype([("first", "u8"), ("second", "u8")])
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


class Stack(NamedTuple):
    """The frames with what belongs to each: its position and the bytes of that, events and weights,
    and what it is worth; then the table of keys and what is kept under them. The rows of ``worths``
    and ``kept`` hold each seat's share, and whether more decisions could change it; those of
    ``found``, one for each move, the count of events after it too. ``progress`` holds one record;
    ``points``: by seat."""

    states: Array
    words: Array
    frames: Array
    events: Array
    weights: Array
    worths: Array
    keys: Array
    kept: Array
    found: Array
    progress: Array
    points: Array


@kernel
def call_begin(depth: int, stack: Stack) -> None:
    """Begins to look at the first position, in which a seat decides."""
    stack.progress[0].frame = 0
    frame = stack.frames[0]
    frame.left = depth
    open_frame(stack.states[0], frame, stack.events[0], stack.weights[0], stack.worths[0])


@kernel
def call_expect(upto: int, stack: Stack) -> bool:
    """Goes on until all is looked at, or there were so many events, or more than there are frames
    follow each other; answers whether all is."""
    states, words, frames, events, weights, worths, keys, kept, found, progress, points = stack
    at = int(progress[0].frame)
    played = int(progress[0].events)
    while True:
        frame = frames[at]
        if frame.next == frame.events:
            if at == 0:
                break
            if frame.events > 0:
                keep(frame, worths[at], keys, kept)
            if at == 1:
                found[frames[0].next - 1, :-1] = worths[1]
                found[frames[0].next - 1, -1] = played
            at -= 1
            count_in(frames[at], at == 0, worths[at + 1], weights[at], worths[at])
            continue
        if played >= upto or at + 1 == len(states):
            break
        states[at + 1] = states[at]
        s = states[at + 1]
        apply(s, int(np.int64(events[at, frame.next])))
        frame.next += 1
        played += 1
        at += 1
        left = int(frame.left) - (frame.actor != CHANCE)
        frame = frames[at]
        frame.left = left
        if not settle(s, words[at], frame, worths[at], points, keys, kept):
            open_frame(s, frame, events[at], weights[at], worths[at])
    progress[0].frame = at
    progress[0].events = played
    return bool(at == 0 and frames[0].next == frames[0].events)


@kernel
def settle(
    s: Record, words: Array, frame: Record, worth: Array, points: Array, keys: Array, kept: Array
) -> bool:
    """Whether a position need not be looked into, because it is over, judged or known; then its
    worth is written."""
    players = len(worth) - 1
    actor = to_move(s)
    frame.next = 0
    frame.events = 0
    worth[players] = 0.0
    if actor == NOBODY:
        share_win(s, players, points, worth)
        return True
    if paused(s) or (actor != CHANCE and frame.left == 0):
        judge(s, players, points, worth)
        worth[players] = 0.0 if paused(s) else 1.0
        return True
    mark(words, frame)
    place = place_of(frame, keys)
    if keys[place].first != frame.first or keys[place].second != frame.second:
        return False
    worth[:] = kept[place]
    return True


@kernel
def open_frame(s: Record, frame: Record, events: Array, weights: Array, worth: Array) -> None:
    """Lists what can happen in a position."""
    actor = to_move(s)
    frame.actor = actor
    frame.next = 0
    if actor == CHANCE:
        count = odds(s, events, weights)
        frame.weight = weights[:count].sum()
    else:
        count = legal(s, events)
    frame.events = count
    worth[:] = 0.0
    if actor != CHANCE:
        # Whatever is found is better than nothing.
        worth[actor] = -1.0


@kernel
def keep(frame: Record, worth: Array, keys: Array, kept: Array) -> None:
    """Keeps what a position is worth that was looked into."""
    if frame.actor == CHANCE:
        worth[:-1] /= frame.weight
    place = place_of(frame, keys)
    keys[place].first = frame.first
    keys[place].second = frame.second
    kept[place] = worth


@kernel
def count_in(frame: Record, is_root: bool, worth: Array, weights: Array, before: Array) -> None:
    """Counts what a position is worth for the one before it, whose frame this is."""
    players = len(worth) - 1
    actor = int(frame.actor)
    short = max(before[players], worth[players])
    if actor == CHANCE:
        weight = weights[frame.next - 1]
        for seat in range(players):
            before[seat] += weight * worth[seat]
    elif worth[actor] > before[actor]:
        before[:] = worth
        if worth[actor] >= 1.0 and not is_root:
            # Nothing is better than to win for sure; only the moves of the root are all wanted.
            frame.next = frame.events
    before[players] = short


@kernel
def mark(words: Array, frame: Record) -> None:
    """Writes the key of a position with these bytes into its frame. Both halves at once: neither
    waits for the other."""
    left = np.uint64(frame.left + 1)
    first = left * FACTOR
    second = left * OTHER_FACTOR
    for number in range(len(words)):
        word = np.uint64(words[number])
        first ^= word
        second ^= word
        first = (first & LOWER_HALF) * FACTOR + (first >> HALF)
        second = (second & LOWER_HALF) * OTHER_FACTOR + (second >> HALF)
    frame.first = first | USED
    frame.second = second


@kernel
def place_of(frame: Record, keys: Array) -> int:
    """The place of a frame's key in the table: its own if it has one, else a free one, else the
    first."""
    last = len(keys) - 1
    near = int(np.int64(np.uint64(frame.second) >> HALF)) & last
    for number in range(NEAR_PLACES):
        place = (near + number) & last
        key = keys[place]
        if key.first == 0 or (key.first == frame.first and key.second == frame.second):
            return place
    return near
