"""Hints: moves in words, from the view alone, and nothing that people have to remember."""

import pytest

from yurt.bots import hints
from yurt.bots.hints import QUICKLY_SHOWN, SHOWN, glance, hint
from yurt.engine import registry
from yurt.engine.chance import seeded
from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.match import Match
from yurt.engine.words import LANGUAGES

EFFORT = 8 if is_plain_wanted() else 200
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")


def opened(name: str, decisions: int = 6) -> Match:
    """A game after some moves of its rule-of-thumb player."""
    match, rng = Match(registry.load(name), registry.spec_of(name).least_players), seeded(name)
    while decisions or match.to_move == "*":
        if match.to_move == "*":
            match.draw(rng)
        else:
            match.apply(match.game.bot().choose(match.view(match.state.actor), rng))
            decisions -= 1
    return match


@pytest.mark.parametrize("name", registry.names())
def test_the_best_moves_with_a_name_and_a_reason(name: str) -> None:
    match = opened(name)
    view = match.view(match.state.actor)
    found = hint(view, EFFORT, seeded(1))
    assert found == hint(view, EFFORT, seeded(1))
    assert 1 <= len(found) <= SHOWN
    assert {each.move for each in found} <= set(match.state.moves.tolist())
    assert all(0 <= (each.chance or 0) <= 1 and each.error >= 0 for each in found)
    assert not any(each.chance is None or each.is_quick for each in found)
    assert len({match.game.words("en").put(each.name, NAMES) for each in found}) == len(found)
    for language in LANGUAGES:
        words = match.game.words(language)
        assert all(words.put(each.why, NAMES).endswith(".") for each in found)


@pytest.mark.parametrize("name", registry.names())
def test_a_quick_look_without_any_search(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a search")

    for place in ("weigh", "rate"):
        monkeypatch.setattr(hints, place, refuse)
    monkeypatch.setattr(registry, "extended", refuse)
    match = opened(name)
    view = match.view(match.state.actor)
    found = glance(view, seeded(1))
    assert found == glance(view, seeded(1))
    assert 1 <= len(found) <= QUICKLY_SHOWN and all(each.is_quick for each in found)
    assert {each.move for each in found} <= set(match.state.moves.tolist())
    exact = match.game.bot().reckon(view)
    assert [each.chance for each in found] == [exact.get(each.move) for each in found]
    for language in LANGUAGES:
        words = match.game.words(language)
        assert all(words.put(each.why, NAMES).endswith(".") for each in found)


@pytest.mark.slow
@pytest.mark.parametrize("name", registry.names())
def test_every_move_has_words_in_every_language(name: str) -> None:
    game = registry.load(name)
    for trial in trials(game, 2 if is_plain_wanted() else 4, seed=9):
        while not trial.state.is_over:
            seat = trial.state.to_move
            if isinstance(seat, int) and trial.random.random() < 0.1:
                view = trial.state.view(seat)
                moves = view.moves.tolist()
                for move in trial.random.sample(moves, min(4, len(moves))):
                    sayings = (
                        game.advice.headline(move, view.record, seat),
                        game.explain(view, move, trial.rng),
                    )
                    for language in LANGUAGES:
                        assert all(game.words(language).put(each, NAMES) for each in sayings)
            trial.apply(trial.choose())


def test_a_move_that_is_the_only_one_is_named_too() -> None:
    match = Match(registry.load("zayo"), 2)
    rng = seeded("only")
    while len(match.state.moves) != 1:
        if match.to_move == "*":
            match.draw(rng)
        else:
            match.apply(int(match.state.moves[0]))
    view = match.view(match.state.actor)
    (only,) = hint(view, EFFORT, rng)
    assert only.move == match.state.moves[0]
    assert glance(view, seeded(1)) == hint(view, EFFORT, seeded(1))


def yaki(*finds: str) -> Match:
    match = Match(registry.load("yaki"), 2, may_stop="yes")
    for place, token in enumerate(finds, 1):
        match.apply(f"flip {place}")
        match.apply(f"reveal {token}")
    return match


def test_yaki_18_what_lies_face_down_changes_no_hint_for_people() -> None:
    """Two tables that differ only in tokens that lie face down again."""
    one = yaki("red-3", "red-5", "green-1", "red-4")
    other = yaki("red-2", "red-5", "violet-1", "red-4")
    searched = [hint(match.view(1), EFFORT, seeded(1)) for match in (one, other)]
    for found in (searched, [glance(match.view(1), seeded(1)) for match in (one, other)]):
        assert found[0] == found[1]
        # One place is as good as another, so they are one hint.
        assert {each.name.key for each in found[0]} <= {"advise-blind", "advise-stop"}
        assert len(found[0]) <= 2
    program = hint(one.view(1), EFFORT, seeded(1), is_person=False)
    assert program[0].name.key == "advise-flip"
