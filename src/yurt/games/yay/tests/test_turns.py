"""YAY!'s rulings at the table, YAY-11 to YAY-18: turns, penalties, and the end."""

import pytest

from yurt.engine.match import Match
from yurt.engine.spec import OptionError
from yurt.engine.state import IllegalEvent
from yurt.games.yay.tests.table import (
    aims,
    fill_corner,
    fills,
    lose,
    put,
    sheet,
    sit,
    throw,
    throw_total,
)
from yurt.testing import refused


def test_yay_11_throwing_again_even_after_eighteen() -> None:
    match = lose(sit(), 2)
    for total in (5, 6, 18):
        throw_total(match, "d4", total)
        assert match.to_move == 0
        assert len(aims(match)) == 49


def test_yay_12_the_very_first_throw_counts() -> None:
    match = sit(3)
    for seat, square in enumerate(("a1", "d4", "g7")):
        throw_total(match, square, 10)
        assert aims(match) == []
        assert refused(match, "aim a1") == "YAY-12"
        assert refused(match, "aim h1") == "YAY-2"
        match.play(f"{seat} write {square}")
    throw_total(match, "b6", 3)
    assert len(aims(match)) == 49


def test_yay_12_a_lost_first_throw_was_the_first_throw() -> None:
    match = put(lose(sit()), "d4", 10)
    throw_total(match, "a1", 5)
    assert len(aims(match)) == 49


def test_yay_12_a_blocked_first_throw_was_the_first_throw() -> None:
    match = put(put(sit(3), "a1", 18), "b2", 17)
    throw(match, "a1", "1 a1, off, off")
    assert match.state.legal() == ["block a2", "block b1"]
    lose(match.play("2 block b1"), 2)
    throw_total(match, "d4", 3)
    assert len(aims(match)) == 49


@pytest.mark.parametrize("total", [9, 8, 3])
def test_yay_13_a_throw_that_is_not_higher_costs_a_number(total: int) -> None:
    match = put(put(put(sit(), "a1", 10), "g7", 10), "c1", 10)
    put(match, "g5", 4)
    throw_total(throw_total(match, "d4", 9), "d4", total)
    assert match.state.legal() == ["cross a1", "cross c1"]
    for text in ("aim a1", "aim h1", "write d4", "block d4", "cross g7", "cross d4"):
        assert refused(match, text) == "YAY-13"
    match.play("0 cross a1")
    assert match.state.scores() == [1, 2]
    assert sheet(match)[0] == "(A10) . A10 . . . . ."
    assert match.to_move == 1


def test_yay_13_a_crossed_out_number_cannot_be_crossed_out_again() -> None:
    match = put(put(sit(), "a1", 10), "b1", 11)
    put(match, "g7", 10)
    lose(match)
    throw_total(throw_total(match, "d4", 9), "d4", 9)
    assert match.state.legal() == ["cross g7"]
    assert refused(match, "cross a1") == "YAY-13"


def test_yay_13_without_a_number_the_turn_just_ends() -> None:
    match = lose(sit(), 2)
    throw_total(throw_total(match, "d4", 9), "d4", 9)
    assert match.to_move == 1
    assert refused(match, "write d4") == "YAY-4"


def test_yay_13_no_die_in_the_tray_is_a_total_of_zero() -> None:
    match = lose(put(sit(), "a1", 10))
    throw_total(match, "d4", 3)
    lose(match)
    assert match.state.legal() == ["cross a1"]


def test_yay_13_comes_before_yay_10() -> None:
    match = fill_corner(sit())
    throw_total(throw_total(match, "d4", 9), "a1", 9)
    assert match.state.legal() == ["cross b1"]


def test_yay_13_the_throw_just_before_counts_not_the_first() -> None:
    match = lose(put(sit(), "g1", 8))
    for total in (5, 6, 18, 17):
        throw_total(match, "d4", total)
    assert match.state.legal() == ["cross g1"]
    # A new turn compares with nothing.
    throw_total(match.play("0 cross g1"), "a1", 4)
    assert fills(match) == ["write a1", "write a2", "write b1", "write b2"]


def test_yay_13_crossing_out_is_for_penalties_only() -> None:
    match = put(put(sit(), "a1", 10), "g7", 10)
    assert refused(match, "cross a1") == "YAY-13"
    throw_total(match, "d4", 9)
    assert refused(match, "cross a1") == "YAY-13"


def test_yay_14_a_higher_throw_may_be_written_or_thrown_again() -> None:
    match = lose(sit(), 2)
    throw_total(throw_total(match, "d4", 9), "a1", 10)
    assert fills(match) == ["write a1", "write a2", "write b1", "write b2"]
    assert len(aims(match)) == 49
    match.play("0 write a1")
    assert sheet(match)[0] == "A10 . . . . . . ."


def test_yay_14_a_higher_throw_on_filled_squares_costs_nothing() -> None:
    match = fill_corner(sit())
    before = match.state.scores()
    throw_total(throw_total(match, "d4", 9), "a1", 10)
    assert match.to_move == 1
    assert match.state.scores() == before


def almost(end: str) -> Match:
    """Row 1 is full but for h1, column a but for a8. The numbers rise, so all can be written."""
    match = sit(4, end=end)
    squares = ["a1", "c1", "e1", "g1", "a3", "a5", "b1", "d1", "f1", "a2", "a4", "a6", "a7"]
    for total, square in enumerate(squares, start=3):
        put(match, square, total)
    return match


def test_yay_15_a_row_and_a_column() -> None:
    match = put(almost("row-and-column"), "h1", 18)
    assert not match.state.is_over
    match = put(match, "a8", 18)
    assert match.state.is_over
    assert match.to_move is None
    assert match.state.legal() == []
    # In mid-round, and after crossing out the 15 on a7.
    assert [line.split()[0] for line in sheet(match)[6:]] == ["(A15)", "C18"]


@pytest.mark.parametrize("square", ["h1", "a8"])
def test_yay_15_a_row_or_a_column(square: str) -> None:
    match = put(almost("row-or-column"), square, 18)
    assert match.state.is_over


def test_yay_15_a_blocked_square_fills_a_row_too() -> None:
    match = almost("row-or-column")
    put(put(match, "g2", 3), "h2", 4)
    throw(match, "g1", "1 g1, off, off").play("3 block h1")
    assert match.state.is_over


def test_yay_15_no_other_end() -> None:
    with pytest.raises(OptionError) as error:
        sit(end="row")
    assert error.value.ruling == "YAY-15"


def test_yay_16_most_live_numbers_win() -> None:
    match = put(put(sit(), "d4", 3), "a1", 18)
    put(match, "f6", 3)
    match = lose(match, 10)
    assert match.state.scores() == [2, 1]
    assert match.state.ranks() == [1, 2]
    assert match.state.returns() == [1, -1]


def test_yay_16_a_tie_goes_to_the_higher_sum() -> None:
    match = put(put(put(lose(sit(4)), "d4", 9), "a1", 10), "g1", 9)
    match = lose(match, 20)
    assert match.state.scores() == [0, 1, 1, 1]
    assert match.state.ranks() == [4, 2, 1, 2]


def test_yay_16_the_same_sum_is_shared() -> None:
    match = lose(put(put(sit(), "d4", 9), "a1", 9), 10)
    assert match.state.ranks() == [1, 1]
    assert match.state.returns() == [0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_yay_17_five_rounds_without_a_filled_square(players: int) -> None:
    match = lose(sit(players), 5 * players - 1)
    assert not match.state.is_over
    put(match, "d4", 10)
    lose(match, 5 * players - 1)
    assert not match.state.is_over
    lose(match)
    assert match.state.is_over


def test_yay_17_a_penalty_fills_no_square() -> None:
    match = lose(put(sit(), "d4", 10), 9)
    throw_total(throw_total(match, "a1", 9), "a1", 9)
    assert match.play("0 cross d4").state.is_over


@pytest.mark.slow_plain
def test_yay_17_the_five_hundredth_turn_is_the_last() -> None:
    match = sit(4)
    # Like the dark squares of a chessboard, no two beside each other
    squares = [f"{column}{row}" for row in range(1, 9) for column in "acegbdfh"[row % 2 * 4 :][:4]]
    for turn in range(1, 501):
        assert not match.state.is_over
        if turn % 19 == 0:
            put(match, squares.pop(), 10)
        else:
            lose(match)
    assert match.state.is_over
    assert sum(match.state.scores()) == 26
    with pytest.raises(IllegalEvent):
        match.play("0 aim a1")


def test_yay_18_everything_is_open() -> None:
    match = throw(put(sit(), "d4", 10), "a1", "6 a1, off, 3 b2")
    for seat in (0, 1, None):
        view = match.view(seat)
        assert view.to_bytes() == match.state.to_bytes()
        assert list(view.log) == match.log


def test_yay_18_six_and_nine_carry_a_dot() -> None:
    match = sit(4)
    for square, total in (("a1", 6), ("c1", 9), ("e1", 16), ("g1", 8)):
        put(match, square, total)
    assert sheet(match)[0] == "A6. . B9. . C16 . D8 ."
