"""Yam Master as the browser gets it: it reads like the table."""

from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.games.yam_master import narrate
from yurt.games.yam_master.rules import has_five, points
from yurt.games.yam_master.show import (
    FIGURE_NAMES,
    Line,
    Player,
    Square,
    show,
)
from yurt.games.yam_master.tests.table import begin, turns

GAMES = 2 if is_plain_wanted() else 8
# Counting points uncompiled takes its time; every so many events are looked at.
STRIDE = 7


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
            made = (*shown.figures, "sec", "defi")
            printed = {square.name: square.figure for square in shown.board}
            for text in trial.state.legal():
                if text.startswith("place "):
                    assert printed[text.removeprefix("place ")] in made


def test_a_turn_begins_and_the_dice_are_thrown() -> None:
    match = begin()
    shown = show(match.view(0))
    assert (shown.phase, shown.dice, shown.defi_only) == ("throwing", [], False)
    assert shown.players == [Player(12, 0, 0, False), Player(12, 0, 0, False)]
    assert shown.board[2] == Square("c1", "defi", None)
    match.play("* roll 1 3 3 3 6")
    shown = show(match.view(0))
    assert (shown.dice, shown.throws, shown.throws_left) == ([1, 3, 3, 3, 6], 1, 2)
    assert shown.figures == ["brelan-3"]
    assert show(match.view(1)) == show(match.view(None)) == shown
    match.play("0 defi keep 3 3 3")
    shown = show(match.view(0))
    assert (shown.dice, shown.announced) == ([3, 3, 3], True)


def test_yam_10_whether_a_defi_has_its_own_squares_alone() -> None:
    assert show(begin(defi_only="yes").view(0)).defi_only


def test_lines_and_what_is_left() -> None:
    match = turns(begin(), "a1 b2 b1 d2 c1 -")
    match.play("* roll 2 2 2 2 2")
    shown = show(match.view(0))
    assert Line(0, ["a1", "b1", "c1"], 1) in shown.lines
    assert shown.players == [Player(9, 0, 1, False), Player(10, 0, 0, False)]
    assert (shown.round, shown.last_round) == (7, 200)


def test_a_token_that_has_left_the_game() -> None:
    shown = show(turns(begin(predator="out"), "a1 - b1 -a1").view(0))
    assert shown.players == [Player(10, 1, 0, False), Player(12, 0, 0, False)]
    shown = show(turns(begin(), "a1 - b1 -a1").view(0))
    assert shown.players == [Player(11, 0, 0, False), Player(12, 0, 0, False)]


def test_names_are_those_of_the_words() -> None:
    assert FIGURE_NAMES == narrate.FIGURE_NAMES
