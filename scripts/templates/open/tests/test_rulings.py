"""Demo's rulings at the table: moves as text, and what follows."""

from fractions import Fraction

import pytest

from yurt.testing import table, why_not


@pytest.mark.parametrize("players", [2, 3, 4])
def test_demo_1_play_goes_clockwise(players: int) -> None:
    last = players - 1
    match = table("demo", f"{last} roll; * die 1", players=players, first=last)
    assert match.to_move == 0


def test_demo_2_roll_again_or_stop() -> None:
    match = table("demo", "0 roll")
    assert match.state.odds()["die 6"] == Fraction(1, 6)
    match.play("* die 6")
    assert match.state.legal() == ["roll", "stop"]
    match.play("0 roll; * die 2; 0 stop")
    assert match.state.scores() == [8, 0]


def test_demo_3_a_one_loses_the_points_of_this_turn() -> None:
    match = table("demo", "0 roll; * die 6; 0 roll; * die 1")
    assert match.state.scores() == [0, 0]
    assert match.to_move == 1


def test_demo_4_a_turn_has_at_least_one_roll() -> None:
    assert why_not(table("demo"), "stop") == (
        "You have nothing to keep yet: roll the die first. (DEMO-4)"
    )


def test_demo_5_whoever_reaches_the_goal_wins() -> None:
    match = table("demo", "0 roll; * die 6; 0 roll; * die 4; 0 stop", goal=10)
    assert match.state.ranks() == [1, 2]
    assert match.state.returns() == [1, -1]


def test_demo_6_after_200_turns_most_points_win() -> None:
    match = table("demo", "0 roll; * die 1; 1 roll; * die 2; 1 stop")
    match.play(*["0 roll; * die 1; 1 roll; * die 1"] * 98)
    assert match.to_move == 0
    match.play("0 roll; * die 1; 1 roll; * die 1")
    assert match.state.ranks() == [2, 1]


def test_demo_7_everything_is_open() -> None:
    match = table("demo", "0 roll; * die 6")
    for seat in (0, 1, None):
        assert match.view(seat).to_bytes() == match.state.to_bytes()


def test_the_browser_gets_the_points() -> None:
    match = table("demo", "0 roll; * die 6")
    shown = match.game.show(match.view(1))
    assert (shown.points, shown.pot, shown.goal) == ([0, 0], 6, 20)
