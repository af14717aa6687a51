"""Playing on by ``prefer``, again and again: what a position promises each seat, with everything in
sight (for games that are over), and which of two moves promises a seat more in the worlds that fit
its view."""

from typing import TYPE_CHECKING

from yurt.engine.jit import kernel
from yurt.engine.layout import NOBODY, Array, Record

if TYPE_CHECKING:
    from yurt.bots.defaults.imagine import imagine
    from yurt.bots.defaults.judge import judge
    from yurt.bots.search import play_on
    from yurt.bots.shares import share_win
    from yurt.engine.rulebook import apply, to_move


@kernel
def finish(
    s: Record,
    players: int,
    rng: Array,
    horizon: int,
    moves: Array,
    counts: Array,
    points: Array,
    shares: Array,
) -> None:
    """Plays on to where a game is best judged, or for ``horizon`` events, and tells who wins."""
    play_on(s, rng, moves, counts, horizon, True)
    if to_move(s) == NOBODY:
        share_win(s, players, points, shares)
    else:
        judge(s, players, points, shares)


@kernel
def call_promise(
    states: Array,
    players: int,
    rng: Array,
    tries: int,
    horizon: int,
    worlds: Array,
    moves: Array,
    counts: Array,
    points: Array,
    shares: Array,
    promised: Array,
) -> None:
    """Adds up the shares of the win that each seat has in ``tries`` games from here, and their
    squares."""
    for _ in range(tries):
        worlds[0] = states[0]
        finish(worlds[0], players, rng, horizon, moves, counts, points, shares)
        for seat in range(players):
            note(promised[seat], shares[seat])


@kernel
def call_compare(
    views: Array,
    seat: int,
    pair: Array,
    players: int,
    rng: Array,
    tries: int,
    horizon: int,
    worlds: Array,
    moves: Array,
    counts: Array,
    points: Array,
    shares: Array,
    compared: Array,
) -> None:
    """Plays both moves in the same worlds, with the same random numbers, so that what they have in
    common cancels out. Adds up the seat's shares of the win with the first, with the second, and
    the second less the first (rows), and the squares of these (second column)."""
    for _ in range(tries):
        worlds[1] = views[0]
        imagine(views[0], seat, rng, worlds[1])
        word = rng[0]
        worlds[0] = worlds[1]
        apply(worlds[0], int(pair[0]))
        finish(worlds[0], players, rng, horizon, moves, counts, points, shares)
        first = shares[seat]
        rng[0] = word
        worlds[0] = worlds[1]
        apply(worlds[0], int(pair[1]))
        finish(worlds[0], players, rng, horizon, moves, counts, points, shares)
        second = shares[seat]
        note(compared[0], first)
        note(compared[1], second)
        note(compared[2], second - first)


@kernel
def note(sums: Array, number: float) -> None:
    sums[0] += number
    sums[1] += number * number
