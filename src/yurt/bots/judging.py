"""Playing on by ``prefer``, again and again: what a position promises each seat, with everything in
sight (for games that are over), and which of two moves promises a seat more in the worlds that fit
its view; and what a move changes for everyone in such worlds."""

from typing import TYPE_CHECKING, NamedTuple

from yurt.engine.jit import kernel
from yurt.engine.layout import Array

if TYPE_CHECKING:
    from yurt.bots.defaults.imagine import imagine
    from yurt.bots.search import finish
    from yurt.engine.rulebook import apply


class Room(NamedTuple):
    """The arrays that games are played on in. ``tasks`` holds one task of the search (its seat, for
    a comparison, its players, tries and horizon), ``worlds`` two records; ``points``, ``shares``
    and ``before``: by seat."""

    tasks: Array
    worlds: Array
    moves: Array
    points: Array
    shares: Array
    before: Array


@kernel
def call_promise(states: Array, rng: Array, room: Room, promised: Array) -> int:
    """Adds up the shares of the win that each seat has in games from here, and their squares;
    answers how many events there were."""
    task = room.tasks[0]
    played = 0
    for _ in range(task.tries):
        room.worlds[0] = states[0]
        played += play_first(rng, room)
        for seat in range(task.players):
            note(promised[seat], room.shares[seat])
    return played


@kernel
def call_compare(views: Array, pair: Array, rng: Array, room: Room, compared: Array) -> int:
    """Plays both moves in the same worlds, with the same random numbers, so that what they have in
    common cancels out. Adds up the seat's shares of the win with the first, with the second, and
    the second less the first (rows), and the squares of these (second column); answers how many
    events there were."""
    task = room.tasks[0]
    seat = int(task.seat)
    worlds = room.worlds
    played = 0
    for _ in range(task.tries):
        worlds[1] = views[0]
        imagine(views[0], seat, rng, worlds[1])
        word = rng[0]
        worlds[0] = worlds[1]
        apply(worlds[0], int(pair[0]))
        played += play_first(rng, room)
        first = room.shares[seat]
        rng[0] = word
        worlds[0] = worlds[1]
        apply(worlds[0], int(pair[1]))
        played += play_first(rng, room)
        second = room.shares[seat]
        note(compared[0], first)
        note(compared[1], second)
        note(compared[2], second - first)
    return played


@kernel
def call_change(views: Array, move: int, rng: Array, room: Room, changed: Array) -> int:
    """What a move changes in the worlds that fit the view of whoever makes it: adds up each seat's
    share of the win after the move less that before it, both played on with the same random
    numbers, and the squares of these differences; answers how many events there were."""
    task = room.tasks[0]
    worlds = room.worlds
    played = 0
    for _ in range(task.tries):
        worlds[1] = views[0]
        imagine(views[0], int(task.seat), rng, worlds[1])
        word = rng[0]
        worlds[0] = worlds[1]
        played += play_first(rng, room)
        for seat in range(task.players):
            room.before[seat] = room.shares[seat]
        rng[0] = word
        worlds[0] = worlds[1]
        apply(worlds[0], move)
        played += play_first(rng, room)
        for seat in range(task.players):
            note(changed[seat], room.shares[seat] - room.before[seat])
    return played


@kernel
def play_first(rng: Array, room: Room) -> int:
    """Plays the first world on; answers how many events there were."""
    task = room.tasks[0]
    return finish(
        room.worlds[0],
        int(task.players),
        rng,
        int(task.horizon),
        room.moves,
        room.points,
        room.shares,
    )


@kernel
def note(sums: Array, number: float) -> None:
    sums[0] += number
    sums[1] += number * number
