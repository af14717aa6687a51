"""Bots know what their seat may know, and nothing else."""

import doctest
import gc
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import get_type_hints

import pytest

from yurt.bots import roster
from yurt.bots.bot import Bot, Clock
from yurt.bots.program import Program, describe
from yurt.engine import registry
from yurt.engine.chance import seeded
from yurt.engine.game import Game
from yurt.engine.layout import Array
from yurt.engine.match import Match
from yurt.engine.state import State, View

EVERY = 23
POSITIONS = 4


def positions(name: str) -> Iterator[tuple[Match, View]]:
    """Some decisions of a random game."""
    match, rng = Match(registry.load(name), players=2), seeded(name)
    found = 0
    while not match.state.is_over and found < POSITIONS:
        actor = match.to_move
        if isinstance(actor, int):
            if len(match.log) % EVERY < 3:
                found += 1
                yield match, match.view(actor)
            match.apply(roster.Random().choose(match.state.view(actor), Clock(1), rng))
        else:
            match.draw(rng)


def test_the_type_of_a_bot_has_no_room_for_a_state() -> None:
    hints = {"view": View, "clock": Clock, "rng": Array, "return": int}
    for bot in (Bot, roster.Random, roster.Thumb, Program):
        assert get_type_hints(bot.choose) == hints


def reachable(start: object) -> Iterator[object]:
    """All that an object leads to; the game itself is the same for everyone and never changes."""
    seen = {id(start)}
    waiting = [start]
    while waiting:
        one = waiting.pop()
        yield one
        if not isinstance(one, Game | ModuleType | FunctionType | type):
            new = [other for other in gc.get_referents(one) if id(other) not in seen]
            seen |= set(map(id, new))
            waiting += new


@pytest.mark.parametrize("name", registry.names())
def test_a_view_leads_to_no_state(name: str) -> None:
    for match, view in positions(name):
        assert not any(isinstance(each, State | Match) for each in reachable(view))
        assert any(isinstance(each, State) for each in reachable(match))


@pytest.mark.parametrize("name", registry.names())
def test_the_same_view_gives_the_same_move_whatever_is_hidden(name: str) -> None:
    for number, (_, view) in enumerate(positions(name)):
        other = view.guess(seeded(f"another world {number}")).view(view.seat, view.log)
        assert other == view
        for bot in ("random", "thumb"):
            moves = [
                roster.make(bot).choose(each, Clock(1), seeded(number)) for each in (view, other)
            ]
            assert moves[0] == moves[1]
        clock = Clock(1)
        assert describe(view, clock, seeded(1)) == describe(other, clock, seeded(1))


def test_worlds_do_differ() -> None:
    """Else the test above would show nothing."""
    pairs = [(match.state, view.guess(seeded("world"))) for match, view in positions("yak")]
    assert any(state != world for state, world in pairs)


def test_random_moves_at_even_odds() -> None:
    view = Match(registry.load("yaki"), players=2).view(0)
    counts = dict.fromkeys(view.moves.tolist(), 0)
    for number in range(400):
        counts[roster.Random().choose(view, Clock(1), seeded(number))] += 1
    assert min(counts.values()) >= 5
    assert max(counts.values()) <= 45


@pytest.mark.parametrize("name", ["", "rnadom", "program:", "program:'"])
def test_nobody_plays_under_a_wrong_name(name: str) -> None:
    with pytest.raises(roster.UnknownBot):
        roster.make(name)


def test_a_clock_runs() -> None:
    clock = Clock(0.0)
    assert clock.spent > 0 and clock.left < 0 and not clock.is_late
    assert Clock(-1.0).is_late


def test_the_examples_run() -> None:
    assert doctest.testmod(roster, optionflags=doctest.ELLIPSIS).failed == 0
