"""Two games that one seat (or the public) cannot tell apart, though other hands differ.

They are played side by side: what the seat may see is the same in both, what it may not see is
chosen for each of them alone.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tests.server.sheet import HIDDEN, load
from yurt.engine.game import Game
from yurt.engine.state import State
from yurt.server.proof import Chance

Line = tuple[int, str]
# Events of one game; and moves that are enough: twins that part sooner are played anew.
EVENTS, MOVES = 90, 12
# How often something hidden is the same in both all the same: else the games part too soon.
ALIKE = 0.75


class Scripted(Chance):
    """Chance that gives what it is told to, whatever the seed."""

    def __init__(self, draws: Sequence[str]) -> None:
        self._draws = draws

    def first(self, players: int) -> int:
        return 0

    def draw(self, number: int, state: State) -> int:
        return state.number(self._draws[number - 1])


@dataclass
class Twins:
    """``one`` and ``other``: actor (-1: chance) and event. ``differing``: positions at which the
    two games are not the same."""

    one: list[Line] = field(default_factory=list)
    other: list[Line] = field(default_factory=list)
    differing: int = 0

    def cut(self) -> "Twins":
        """Up to the last position at which a seat is to move."""
        while self.one and self.one[-1][0] < 0:
            self.one.pop()
            self.other.pop()
        if self.one:
            self.one.pop()
            self.other.pop()
        return self


def find(game: str, players: int, seat: int | None, seed: int) -> Twins:
    rng = random.Random(f"{game} {players} {seat} {seed}")
    pair = play(load(game), players, seat, rng, EVENTS)
    while not are_enough(pair, game):
        pair = play(load(game), players, seat, rng, EVENTS)
    return pair


def are_enough(pair: Twins, game: str) -> bool:
    """Whether there is something to compare: moves, and where a game hides things, other ones."""
    moves = sum(actor >= 0 for actor, _ in pair.one)
    return moves >= MOVES and (pair.differing > 0 or game not in HIDDEN)


def play(game: Game, players: int, seat: int | None, rng: random.Random, most: int) -> Twins:
    one, other = game.start(players), game.start(players)
    twins = Twins()
    while len(twins.one) < most or one.to_move == "*":
        pair = next(pairs(one, other, seat, rng), None)
        if pair is None:
            return twins.cut()
        actor = one.to_move if isinstance(one.to_move, int) else -1
        twins.one.append((actor, game.write(pair[0])))
        twins.other.append((actor, game.write(pair[1])))
        one.apply(pair[0])
        other.apply(pair[1])
        twins.differing += one != other
    return twins


def pairs(
    one: State, other: State, seat: int | None, rng: random.Random
) -> Iterator[tuple[int, int]]:
    """Events, one for each game, that look alike to the seat and do not end the game."""
    ours, theirs = events(one, rng), events(other, rng)
    for event in ours:
        shown = one.seen(event, seat)
        matching = [match for match in theirs if other.seen(match, seat) == shown]
        if event in matching and rng.random() < ALIKE:
            matching.sort(key=lambda match: match != event)
        for match in matching:
            if are_alike(one, other, event, match, seat):
                yield event, match


def events(state: State, rng: random.Random) -> list[int]:
    """In a random order; of moves, the first ones are likely to come first (claims begin low)."""
    if state.to_move == "*":
        found: list[int] = state.outcomes()[0].tolist()
        rng.shuffle(found)
        return found
    places = {move: place * rng.random() for place, move in enumerate(state.moves.tolist())}
    return sorted(places, key=places.__getitem__)


def are_alike(one: State, other: State, event: int, match: int, seat: int | None) -> bool:
    one, other = one.copy(), other.copy()
    one.apply(event)
    other.apply(match)
    is_same = one.to_move == other.to_move and not one.is_over and not other.is_over
    return is_same and one.view(seat) == other.view(seat)
