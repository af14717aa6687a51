"""Yam Master as the browser gets it: its short list of moves says them all, and it reads like the
table."""

from collections.abc import Iterator
from itertools import combinations

from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.games.yam_master import narrate
from yurt.games.yam_master.rules import has_five, points
from yurt.games.yam_master.show import (
    FIGURE_NAMES,
    NO_CHOICES,
    Choices,
    Line,
    Placement,
    Player,
    Show,
    Square,
    show,
)
from yurt.games.yam_master.tests.table import begin, turns

GAMES = 2 if is_plain_wanted() else 8
# Counting points uncompiled takes its time; every so many events are looked at.
STRIDE = 7


def moves(shown: Show) -> Iterator[str]:
    """Every legal move, as a client writes them."""
    choices = shown.choices
    yield from (f"place {place.square}" for place in choices.places)
    yield from (f"remove {square}" for square in choices.removals)
    if choices.may_pass:
        yield "pass"
    kept = {dice for size in range(5) for dice in combinations(shown.dice, size)}
    for word, is_open in (("keep", choices.may_keep), ("defi keep", choices.may_announce)):
        if is_open:
            yield from (" ".join([word, *map(str, dice)]) for dice in kept)


def test_the_short_form_says_all_legal_moves_and_no_others() -> None:
    for trial in trials(load("yam-master"), GAMES, seed=21):
        while not trial.state.is_over:
            for seat in trial.seats:
                view = trial.view(seat)
                assert sorted(moves(show(view))) == view.legal()
            trial.apply(trial.choose())


def test_points_and_figures_are_those_of_the_rules() -> None:
    for trial in trials(load("yam-master"), GAMES, seed=22):
        while not trial.state.is_over:
            trial.apply(trial.choose())
            if len(trial.log) % STRIDE and not trial.state.is_over:
                continue
            shown, record = show(trial.view(None)), trial.state.record
            for seat, player in enumerate(shown.players):
                assert player.points == points(record, seat)
                assert player.has_five == has_five(record, seat)
            for place in show(trial.view(0)).choices.places:
                assert place.figure in (*shown.figures, "sec", "defi")


def test_a_turn_begins_and_the_dice_are_thrown() -> None:
    match = begin()
    shown = show(match.view(0))
    assert (shown.phase, shown.turn, shown.to_throw, shown.dice) == ("throwing", 0, 5, [])
    assert shown.players == [Player(12, 0, False), Player(12, 0, False)]
    assert shown.board[2] == Square("c1", "defi", None)
    match.play("* roll 1 3 3 3 6")
    shown = show(match.view(0))
    assert (shown.dice, shown.throws, shown.throws_left) == ([1, 3, 3, 3, 6], 1, 2)
    assert shown.figures == ["brelan-3"]
    assert shown.choices == Choices(
        places=[Placement("b1", "brelan-3"), Placement("a5", "brelan-3")],
        removals=[],
        may_keep=True,
        may_announce=True,
        may_pass=True,
    )
    assert show(match.view(1)).choices == show(match.view(None)).choices == NO_CHOICES
    match.play("0 defi keep 3 3 3")
    shown = show(match.view(0))
    assert (shown.dice, shown.to_throw, shown.announced) == ([3, 3, 3], 2, True)
    assert shown.choices == NO_CHOICES


def test_lines_and_what_the_predator_may_take() -> None:
    match = turns(begin(), "a1 b2 b1 d2 c1 -")
    match.play("* roll 2 2 2 2 2")
    shown = show(match.view(0))
    assert Line(0, ["a1", "b1", "c1"], 1) in shown.lines
    assert shown.players == [Player(9, 1, False), Player(10, 0, False)]
    assert shown.choices.removals == ["b2", "d2"]
    assert (shown.round, shown.last_round) == (7, 200)


def test_names_are_those_of_the_words() -> None:
    assert FIGURE_NAMES == narrate.FIGURE_NAMES
