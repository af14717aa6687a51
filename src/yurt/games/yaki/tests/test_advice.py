"""YAKI's advice: counted tokens, and that people are not reminded of what they have to remember."""

import pytest

from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.games.yaki.tables import NONE, STOP
from yurt.games.yaki.tests.table import find, table
from yurt.testing import advised

GAMES = 3 if is_plain_wanted() else 8


def test_people_are_told_what_lies_open_alone() -> None:
    match = find(table(2), "1 red-3", "2 red-5", "3 green-1")
    # Bob begins his path; red-5 stays with Ann, red-3 and green-1 lie face down again.
    assert advised(match, "flip 1", is_person=True) == (
        "Turn up a token: any one will do",
        "Any token can go on your start square.",
    )
    find(match, "4 red-4")
    # Face down: 18 of 20. Red 1, 2 and 3, and 3, 4, 5 of the other colours, are 12 of them.
    said = advised(match, "flip 1", is_person=True)
    assert said[0] == "Turn up a token: even one you don’t know probably fits"
    assert said[1].startswith("12 of the 18 face-down tokens fit (67")
    assert advised(match, "flip 9", is_person=True) == said


def test_a_program_is_told_what_it_knows() -> None:
    match = find(table(2), "1 red-3", "2 red-5", "3 green-1", "4 red-4")
    assert advised(match, "flip 1", is_person=False) == (
        "Turn up the token at place 1",
        "The token there is the red 3. It fits!",
    )
    assert advised(match, "flip 3", is_person=False)[1].startswith(
        "The token there is the green 1. It doesn’t"
    )
    # 16 were not seen: red 1 and 2, and 3, 4, 5 of three colours.
    assert advised(match, "flip 9", is_person=False)[1].startswith(
        "16 tokens haven’t been seen yet, and 11 of them fit (69"
    )


@pytest.mark.slow
def test_counts_are_those_of_the_rules() -> None:
    """What is said of a place nobody has seen, against turning up each token that can lie there."""
    checked = 0
    for trial in trials(load("yaki"), GAMES, seed=2):
        while not trial.state.is_over:
            state, seat = trial.state, trial.state.to_move
            if isinstance(seat, int) and trial.random.random() < 0.3:
                view = state.view(seat)
                move = trial.random.choice(view.moves.tolist())
                saying = state.game.explain(view, move, trial.rng)
                if move != STOP and state.record.token[move] == NONE and "count" in saying.details:
                    before = state.after(move)
                    events = before.outcomes()[0].tolist()
                    after = [before.copy().after(event).record for event in events]
                    goes_on = [
                        one.laid > state.record.laid
                        or one.trophies[seat] > state.record.trophies[seat]
                        or one.square[seat] > state.record.square[seat]
                        for one in after
                    ]
                    assert saying.details["count"] == len(events)
                    assert saying.details["fitting"] == sum(map(bool, goes_on))
                    checked += 1
            trial.apply(trial.choose())
    assert checked > GAMES


def test_every_place_has_a_name_of_its_own() -> None:
    view = table(2).view(0)
    named = {view.game.advice.name(move, view.record, 0)[1]["place"] for move in view.moves}
    assert named == set(range(1, 21))
