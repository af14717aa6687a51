"""YAY!'s rulings at the table, YAY-1 to YAY-10: throws and moves as text, and what follows."""

from fractions import Fraction

import pytest

from yurt.engine import record
from yurt.engine.match import Match
from yurt.engine.spec import OptionError
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


def test_yay_1_two_to_four_players_and_sixty_four_squares() -> None:
    for players in (2, 3, 4):
        assert sheet(sit(players)) == [". . . . . . . ."] * 8
    for players in (1, 5):
        with pytest.raises(OptionError):
            sit(players)


def test_yay_2_a_die_touches_four_squares() -> None:
    match = throw(sit(), "d4", "1 d4, 1 d4, 2 d4")
    assert fills(match) == ["write d4", "write d5", "write e4", "write e5"]


def test_yay_2_blocks_are_a1_to_g7() -> None:
    match = sit()
    assert len(aims(match)) == 49
    assert all(text[4] in "abcdefg" and text[5] in "1234567" for text in aims(match))
    assert [refused(match, text) for text in ("aim h1", "aim a8", "aim h8")] == ["YAY-2"] * 3


def test_yay_3_nothing_is_written_over() -> None:
    match = put(sit(), "d4", 10)
    throw_total(match, "d4", 18)
    assert fills(match) == ["write d5", "write e4", "write e5"]
    assert refused(match, "write d4") == "YAY-7"


def test_yay_3_crossed_out_and_blocked_squares_stay_filled() -> None:
    match = put(put(sit(), "d4", 10), "d5", 11)
    throw_total(match, "d4", 18)
    assert fills(match) == ["write e4", "write e5"]


def test_yay_4_an_aim_and_three_dice() -> None:
    match = sit()
    assert fills(match) == []
    match.play("0 aim d4")
    for _ in range(3):
        assert match.to_move == "*"
        match.play("* die 2 d4")
    assert match.to_move == 0


def test_yay_4_write_and_block_need_a_throw() -> None:
    match = sit()
    assert refused(match, "write d4") == refused(match, "block d4") == "YAY-4"
    put(match, "d4", 10)
    assert refused(match, "write d5") == refused(match, "block d5") == "YAY-4"


@pytest.mark.parametrize(
    ("scatter", "thousandths"),
    [
        ("sure", (400, 220, 60, 20, 0)),
        ("normal", (240, 200, 110, 50, 20)),
        ("wild", (160, 150, 120, 90, 60)),
    ],
)
def test_yay_5_an_open_tray(scatter: str, thousandths: tuple[int, ...]) -> None:
    match = sit(tray="open", scatter=scatter).play("0 aim a1")
    odds = match.state.odds()
    axis = [Fraction(part, 1000) for part in thousandths]
    for column, across in zip("abcde", axis, strict=True):
        for row, down in zip("12345", axis, strict=True):
            for face in range(1, 7):
                text = f"die {face} {column}{row}"
                assert odds.get(text, 0) == across * down / 6
    assert odds["die off"] == 1 - sum(axis) ** 2
    assert sum(odds.values()) == 1


@pytest.mark.parametrize(
    ("scatter", "thousandths"),
    [
        ("sure", (620, 280, 80, 20, 0)),
        ("normal", (440, 310, 160, 70, 20)),
        ("wild", (310, 270, 210, 150, 60)),
    ],
)
def test_yay_5_dice_bounce_off_the_rim(scatter: str, thousandths: tuple[int, ...]) -> None:
    """From the corner, offsets -1 to -4 come back to a to d, and up there too."""
    odds = sit(scatter=scatter).play("0 aim a1").state.odds()
    axis = [Fraction(part, 1000) for part in thousandths]
    for column, across in zip("abcde", axis, strict=True):
        for row, down in zip("12345", axis, strict=True):
            for face in range(1, 7):
                text = f"die {face} {column}{row}"
                assert odds.get(text, 0) == Fraction(19, 20) * across * down / 6
    assert odds["die off"] == Fraction(1, 20)
    assert sum(odds.values()) == 1


def test_yay_5_the_example_of_the_rulings() -> None:
    odds = sit().play("0 aim a1").state.odds()
    across, down = Fraction("0.200") + Fraction("0.110"), Fraction("0.240") + Fraction("0.200")
    assert odds["die 3 b1"] == Fraction(19, 20) * Fraction(1, 6) * across * down


@pytest.mark.parametrize("scatter", ["sure", "normal", "wild"])
def test_yay_5_one_die_in_twenty_jumps_over_the_rim_whatever_the_aim(scatter: str) -> None:
    for aim in aims(sit()):
        assert sit(scatter=scatter).play(f"0 {aim}").state.odds()["die off"] == Fraction(1, 20)


def test_yay_5_options_stand_in_the_order_of_the_rulings() -> None:
    header = b"yurt: 1\ngame: yay\nplayers: 2\n"
    lines = ("first: 1", "tray: open", "scatter: wild", "end: row-or-column")
    mixed = "\n".join(reversed(lines)).encode()
    assert record.write(record.read(header + mixed)).split("\n")[3:7] == list(lines)
    # A tray with a rim is the usual one and goes without saying.
    assert "tray" not in record.write(record.read(header + b"tray: rim\n"))


def test_yay_5_dice_are_independent_of_each_other() -> None:
    match = sit().play("0 aim d4")
    odds = match.state.odds()
    assert match.play("* die 6 d4").state.odds() == odds
    assert match.play("* die off").state.odds() == odds


def test_yay_5_dice_that_cannot_land_so() -> None:
    match = sit().play("0 aim a1")
    for text in ("die 1 f1", "die 1 a6", "die 1 h1", "die 6 a8", "die 3 h8"):
        assert refused(match, text) == "YAY-5"
    # From g7 column h and row 8 are near enough, but a die there would stick out.
    match = sit().play("0 aim g7")
    assert refused(match, "die 1 h7") == refused(match, "die 1 g8") == "YAY-5"


def test_yay_5_a_sure_throw_at_the_middle_stays_in_an_open_tray() -> None:
    match = sit(tray="open", scatter="sure").play("0 aim d4")
    assert "die off" not in match.state.odds()
    assert refused(match, "die off") == "YAY-5"
    assert len(match.state.odds()) == 49 * 6
    assert "die off" in sit(tray="open", scatter="sure").play("0 aim e4").state.odds()


@pytest.mark.parametrize(("option", "value"), [("scatter", "tame"), ("tray", "shut")])
def test_yay_5_no_other_scatter_and_no_other_tray(option: str, value: str) -> None:
    with pytest.raises(OptionError) as error:
        sit(2, 0, **{option: value})
    assert error.value.ruling == "YAY-5"


def test_yay_6_only_dice_in_the_tray_count() -> None:
    match = throw(sit(), "d4", "5 c3, off, 2 e5").play("0 write d4")
    assert sheet(match)[3] == ". . . A7 . . . ."


def test_yay_7_turns_go_clockwise_from_the_first_seat() -> None:
    match = sit(3, first=2)
    seats = []
    for square in ("a1", "c1", "e1", "g1"):
        seats.append(match.to_move)
        put(match, square, 10)
    assert seats == [2, 0, 1, 2]


def example() -> Match:
    """The first example of the rulings: live 10 of seat 1 on d4, and seat 0 is on turn."""
    return put(sit(first=1), "d4", 10)


def test_yay_7_equal_forbids_the_square() -> None:
    match = throw(example(), "c3", "4 c3, 3 d4, 3 d4")
    assert "write d3" not in fills(match)
    for square in ("d3", "d5", "c4", "e4"):
        assert refused(match, f"write {square}") == "YAY-7"
    assert fills(match) == ["write c3", "write e5"]


@pytest.mark.parametrize("square", ["d3", "d5", "c4", "e4"])
def test_yay_8_higher_crosses_out(square: str) -> None:
    match = throw(example(), "c3", "4 c3, 4 d4, 3 d4").play(f"0 write {square}")
    assert match.state.scores() == [1, 0]
    assert "(B10)" in sheet(match)[3]


def neighbours() -> Match:
    """The second example: live 7 of seat 1 on d4, live 12 of seat 2 on f4."""
    return put(put(lose(sit(3)), "d4", 7), "f4", 12)


def test_yay_7_one_higher_number_beside_it_is_enough_to_forbid() -> None:
    match = throw(neighbours(), "d4", "4 d4, 5 d4, off")
    assert refused(match, "write e4") == "YAY-7"
    assert fills(match) == ["write d5", "write e5"]


def test_yay_8_example_crosses_out_the_lower_one() -> None:
    match = throw(neighbours(), "d4", "4 d4, 5 d4, off").play("0 write d5")
    assert sheet(match)[3:5] == [". . . (B7) . C12 . .", ". . . A9. . . . ."]


def test_yay_7_own_crossed_out_and_blocked_neighbours_do_not_matter() -> None:
    match = put(put(sit(), "d4", 18), "h8", 3)
    # Beside an own higher number
    put(match, "d3", 3)
    assert sheet(match)[2:4] == [". . . A3 . . . .", ". . . A18 . . . ."]
    # Seat 1 crosses out the 3; beside it a 4 is free to stand.
    put(match, "c3", 5)
    put(match, "d2", 4)
    assert sheet(match)[1:3] == [". . . A4 . . . .", ". . B5 (A3) . . . ."]


def test_yay_8_all_lower_numbers_beside_it_and_no_others() -> None:
    match = sit(4)
    for square, total in (("b1", 5), ("a2", 6), ("c3", 3), ("b3", 4)):
        put(match, square, total)
    for square, total in (("h1", 3), ("h3", 3), ("c2", 7)):
        put(match, square, total)
    # The c3 of seat 2 was crossed out by b3; the 8 on b2 ends b1, a2 and c2 but not the own b3.
    put(match, "b2", 8)
    assert sheet(match)[:3] == [
        ". (A5) . . . . . A3",
        "(B6.) D8 (C7) . . . . .",
        ". D4 (C3) . . . . B3",
    ]


def test_yay_9_blocking_when_no_touched_square_takes_the_total() -> None:
    match = put(sit(), "a1", 18)
    lose(match)
    # Seat 0 closes all but b1 and a2, which lie beside its 18.
    put(match, "b2", 3)
    throw(match, "a1", "1 a1, off, off")
    assert fills(match) == ["block a2", "block b1"]
    assert refused(match, "write b1") == "YAY-7"
    assert refused(match, "block b2") == refused(match, "block d4") == "YAY-9"
    match.play("1 block b1")
    assert sheet(match)[0] == "A18 ## . . . . . ."
    assert match.state.scores() == [2, 0]


def test_yay_9_no_blocking_while_something_can_be_written() -> None:
    match = put(sit(), "a1", 18)
    throw(match, "a1", "1 a1, off, off")
    assert fills(match) == ["write b2"]
    assert refused(match, "block a2") == refused(match, "block b2") == "YAY-9"


def test_yay_10_no_die_in_the_tray() -> None:
    match = lose(sit())
    assert match.to_move == 1


def test_yay_10_every_touched_square_filled() -> None:
    match = fill_corner(sit())
    throw_total(match, "a1", 18)
    assert match.to_move == 1
    assert fills(match) == []
