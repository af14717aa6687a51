"""YAY! as the browser gets it reads like the table."""

import pytest

from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.games.yay.show import Crossing, Die, Player, Square, show
from yurt.games.yay.tests.table import aims, lose, put, sit, throw, throw_total

GAMES = 2 if is_plain_wanted() else 4


def test_what_is_shown_to_be_crossed_out_is_crossed_out() -> None:
    crossed = 0
    for trial in trials(load("yay"), GAMES, seed=22):
        while not trial.state.is_over:
            before = show(trial.view(int(trial.state.record.turn)))
            event = trial.choose()
            text = trial.game.write(event)
            trial.apply(event)
            if text.startswith("write"):
                after = show(trial.view(None))
                changed = {
                    new.name
                    for old, new in zip(before.squares, after.squares, strict=True)
                    if (old.mark, new.mark) == ("live", "crossed")
                }
                told = {one.square: set(one.crosses) for one in before.crossings}
                assert changed == told.get(text[-2:], set())
                crossed += len(changed)
    assert crossed > 5


def test_the_sheet_and_the_choice_after_a_throw() -> None:
    match = put(put(sit(), "b2", 9), "h8", 12)
    throw(match, "b2", "6 b3, 4 b3, off")
    shown = show(match.view(0))
    assert (shown.phase, shown.total, shown.to_beat) == ("choosing", 10, 10)
    assert shown.squares[9] == Square("b2", "live", 0, 9, "9.")
    assert shown.squares[0] == Square("a1", "free", None, None, "")
    assert shown.players == [Player(1, 9), Player(1, 12)]
    assert shown.aim == "b2"
    assert shown.dice == [Die(6, "b3"), Die(4, "b3"), Die(None, None)]
    assert shown.touched == ["b3", "c3", "b4", "c4"]
    assert shown.crossings == []


@pytest.mark.parametrize("tray", ["rim", "open"])
@pytest.mark.parametrize("scatter", ["sure", "normal", "wild"])
def test_yay_5_how_many_dice_stay_follows_from_the_odds(tray: str, scatter: str) -> None:
    match = sit(tray=tray, scatter=scatter)
    reach = show(match.view(0)).reach
    assert reach.has_rim == (tray == "rim") and 1 < reach.near < reach.far < 6
    for block, staying in zip(aims(match), by_name(reach.staying), strict=True):
        off = sit(tray=tray, scatter=scatter).play(f"0 {block}").state.odds().get("die off", 0)
        assert abs(20 * (1 - float(off)) - staying) <= 0.5


def by_name(values: list[int]) -> list[int]:
    """What is given row by row in the order of the blocks' names: column by column."""
    return [values[row * 7 + column] for column in range(7) for row in range(7)]


def test_neighbours_that_would_be_crossed_out() -> None:
    match = throw_total(put(sit(), "b2", 9), "b3", 10)
    shown = show(match.view(1))
    assert Crossing("b3", crosses=["b2"]) in shown.crossings
    # YAY-12: no second throw in the first turn, so there is nothing to beat.
    assert shown.to_beat is None


def test_a_throw_that_is_too_low_costs_a_number() -> None:
    match = put(put(sit(), "b2", 9), "h8", 12)
    throw_total(match, "d4", 10)
    match.play("0 aim d4")
    shown = show(match.view(0))
    assert (shown.phase, shown.to_beat, shown.dice) == ("rolling", 10, [])
    match.play("* die 1 d4; * die 2 d4; * die off")
    shown = show(match.view(0))
    assert (shown.phase, shown.total, shown.to_beat, shown.touched) == ("penalty", 3, 10, [])
    match.play("0 cross b2")
    assert show(match.view(None)).squares[9] == Square("b2", "crossed", 0, 9, "9.")


def test_blocked_squares_and_full_lines() -> None:
    shown = show(lose(sit()).view(None))
    assert shown.full_lines == []
    for trial in trials(load("yay"), 2, seed=23):
        while not trial.state.is_over:
            trial.apply(trial.choose())
        shown = show(trial.view(None))
        rows = {line for line in shown.full_lines if line.isdecimal()}
        filled = [square for square in shown.squares if square.mark != "free"]
        for row in "12345678":
            assert (row in rows) == (sum(one.name[1] == row for one in filled) == 8)


def test_yay_15_the_last_squares_that_keep_the_game_going() -> None:
    match = sit(2, end="row-or-column")
    for total, square in enumerate(("a1", "c1", "e1", "g1"), start=3):
        put(match, square, total)
    assert show(match.view(0)).missing == []
    put(match, "b1", 7)
    assert show(match.view(0)).missing == ["d1", "f1", "h1"]
    for total, square in enumerate(("d1", "f1", "h1"), start=8):
        put(match, square, total)
    assert (show(match.view(0)).phase, show(match.view(0)).missing) == ("over", [])


def test_yay_17_the_last_turns() -> None:
    match = lose(sit(), 7)
    assert show(match.view(0)).idle_left is None
    lose(match)
    assert (show(match.view(0)).idle_left, show(match.view(0)).turns_left) == (2, None)
    lose(match, 2)
    assert (show(match.view(0)).phase, show(match.view(0)).idle_left) == ("over", None)
