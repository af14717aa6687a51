"""States: an event is judged once, and a refusal is told from what its actor may know."""

import random
from typing import Any

import pytest

from yurt.engine import registry
from yurt.engine.chance import seeded
from yurt.engine.game import Game
from yurt.engine.layout import CHANCE, PUBLIC, Actor
from yurt.engine.state import Refusal, State, Tried
from yurt.engine.trial import junk

# What the rules are asked; `hide` and `seen` do not judge.
JUDGING = ("step", "why_not", "legal")


def counted(game: Game, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The questions that the rules are asked from now on."""
    asked: list[str] = []
    for name in JUDGING:
        kernel = getattr(game.kernels, name)

        def ask(*arguments: Any, name: str = name, kernel: Any = kernel) -> Any:
            asked.append(name)
            return kernel(*arguments)

        monkeypatch.setitem(game.kernels.__dict__, name, ask)
    return asked


@pytest.mark.parametrize("name", registry.names())
def test_a_move_is_judged_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load(name)
    state, rng = game.start(game.spec.least_players), seeded(name)
    while state.to_move == "*":
        state = state.after(state.draw(rng))
    text = state.legal()[0]
    asked = counted(game, monkeypatch)
    found = state.try_event(state.actor, text)
    assert isinstance(found, Tried)
    assert state.after(text) is found.state is state.after(found.event)
    assert asked == ["step"]


@pytest.mark.parametrize("name", registry.names())
def test_what_is_tried_ends_as_it_is_applied_or_refused(name: str) -> None:
    game, dice, rng = registry.load(name), random.Random(name), seeded(name)
    state = game.start(game.spec.least_players)
    for _ in range(60):
        if state.is_over:
            break
        known = [game.write(dice.randrange(game.event_count)) for _ in range(5)]
        for text in junk(dice, known + state.legal()[:5], 10):
            for actor in (CHANCE, PUBLIC, Actor(0), Actor(1)):
                check(state, actor, text)
        state = state.after(state.draw(rng) if state.to_move == "*" else dice.choice(state.legal()))


def check(state: State, actor: Actor, text: str) -> None:
    if actor >= 0:
        refusal = state.view(actor).why_not(text)
    elif actor == CHANCE:
        refusal = state.judge("*", text)
    else:
        refusal = state.view(None).why_not(text)
    before = state.to_bytes()
    found = state.try_event(actor, text)
    assert state.to_bytes() == before
    if isinstance(found, Refusal):
        assert refusal is not None
        assert (found.rule, found.message) == (refusal.rule, refusal.message)
    else:
        assert refusal is None
        again = state.copy()
        again.apply(text)
        assert again == found.state and again.to_move == found.state.to_move
        assert state.try_event(actor, found.event) == found


def test_numbers_that_are_no_event_are_refused() -> None:
    state = registry.load("yaki").start(2)
    for number in (-1, 10_000, 1 << 40):
        refusal = state.try_event(Actor(0), number)
        assert isinstance(refusal, Refusal) and refusal.rule is None
