"""Yam Master's rulings at the table: throws and moves as text, and what follows."""

from typing import Any

import pytest

from yurt.engine.registry import load
from yurt.engine.spec import OptionError
from yurt.engine.state import IllegalEvent
from yurt.games.yam_master.tests.table import begin, places, printed, turns
from yurt.testing import drawn, refused


def test_yam_1_the_board_and_the_supply() -> None:
    assert drawn(begin()).splitlines() == [
        "> 0 Ann  12 tokens left, 0 points",
        "  1 Bob  12 tokens left, 0 points",
        "    a      b      c      d      e",
        "1   1      3      Défi   4      6",
        "2   2      Carré  Sec    Full   5",
        "3   ≤8     Full   Yam    Défi   Suite",
        "4   6      Sec    Suite  ≤8     1",
        "5   3      2      Carré  5      4",
        "All five dice are about to be thrown (throw 1 of 3)",
    ]


def test_yam_1_tokens_on_the_board() -> None:
    match = turns(begin(), "a1 c3 b4").play("* roll 1 3 3 5 6; 1 defi keep 3 3")
    assert drawn(match).splitlines() == [
        "  0 Ann  10 tokens left, 0 points",
        "> 1 Bob  11 tokens left, 0 points",
        "    a      b      c      d      e",
        "1  [0]     3      Défi   4      6",
        "2   2      Carré  Sec    Full   5",
        "3   ≤8     Full  [1]     Défi   Suite",
        "4   6     [0]     Suite  ≤8     1",
        "5   3      2      Carré  5      4",
        "Kept: 3 3 (throw 2 of 3 comes next)",
        "The Défi is on",
    ]
    assert drawn(match.play("* roll 2 4 6")).splitlines()[-2] == "Dice: 2 3 3 4 6 (throw 2 of 3)"


def test_yam_16_the_turn_is_told_when_the_last_one_is_near() -> None:
    match = turns(begin(max_turns=40), "- " * 19)
    assert not any(line.startswith("Turn") for line in drawn(match).splitlines())
    assert drawn(turns(match, "-")).splitlines()[-2] == "Turn 21 of 40, then the points decide"


@pytest.mark.parametrize(
    ("dice", "squares"),
    [
        ("1 1 1 4 6", "a1 e4"),
        ("2 3 4 5 6", "c4 e3"),
        ("1 2 3 4 5", "c4 e3"),
        ("1 2 3 4 6", ""),
        ("2 2 5 5 5", "b3 d2 d5 e2"),
        ("2 2 5 5 6", ""),
        ("3 3 3 3 6", "a5 b1 b2 c5"),
        ("1 1 2 2 2", "a2 a3 b3 b5 d2 d4"),
        ("1 1 1 2 3", "a1 a3 d4 e4"),
        ("1 1 2 2 3", ""),
        ("1 1 1 1 4", "a1 a3 b2 c5 d4 e4"),
        ("6 6 6 6 6", "a4 b2 b3 c3 c5 d2 e1"),
        ("1 1 1 1 1", "a1 a3 b2 b3 c3 c5 d2 d4 e4"),
    ],
)
def test_yam_2_yam_3_the_figures_of_a_third_throw(dice: str, squares: str) -> None:
    match = begin().play("* roll 1 2 3 4 6; 0 keep; * roll 1 2 3 4 6; 0 keep", f"* roll {dice}")
    assert places(match) == squares


def test_yam_3_a_strict_full_needs_two_numbers() -> None:
    match = begin(strict_full="yes").play("* roll 6 6 6 6 6")
    # A Sec is still made: five alike are a Carré and a Yam.
    assert places(match) == "a4 b2 b4 c2 c3 c5 e1"
    refusal = match.why_not("place d2")
    assert refusal is not None and refusal.rule == "YAM-3"
    assert refusal.message == (
        "In this game a Full needs two different numbers, and yours are all the same: "
        "place a token (open: e1, b2, c2, c3, a4, b4, c5), or pass."
    )
    assert refused(match, "0 place e3") == "YAM-7"
    assert places(begin(strict_full="yes").play("* roll 5 5 6 6 6")) == "a4 b3 b4 c2 d2 e1"


def test_yam_3_a_strict_full_after_a_defi() -> None:
    match = begin(strict_full="yes").play("* roll 6 6 6 6 1; 0 defi keep 6 6 6 6; * roll 6")
    assert refused(match, "0 place b3") == "YAM-3"
    assert refused(match, "0 place a1") == "YAM-7"
    match = begin(strict_full="yes", defi_only="yes")
    match.play("* roll 6 6 6 6 1; 0 defi keep 6 6 6 6; * roll 6")
    assert refused(match, "0 place b3") == "YAM-10"


@pytest.mark.parametrize(
    ("dice", "is_sec"),
    [
        ("2 2 2 5 5", True),
        ("4 4 4 4 6", True),
        ("3 3 3 3 3", True),
        ("1 2 3 4 5", True),
        ("1 1 1 1 4", True),
        ("1 1 1 2 3", True),
        ("2 2 2 5 6", False),
        ("1 1 1 2 4", False),
        ("1 2 3 4 6", False),
    ],
)
def test_yam_4_a_sec_is_a_first_throw_better_than_a_brelan(dice: str, is_sec: bool) -> None:
    match = begin().play(f"* roll {dice}")
    assert ("c2" in places(match)) == ("b4" in places(match)) == is_sec
    if not is_sec:
        assert refused(match, "0 place c2") == "YAM-11"


def test_yam_5_a_defi_square_needs_an_announcement() -> None:
    match = begin().play("* roll 4 4 4 4 6")
    assert refused(match, "0 place c1") == "YAM-5"
    match.play("0 keep 4 4 4 4; * roll 4")
    assert refused(match, "0 place d3") == "YAM-5"


def test_yam_5_a_defi_is_judged_on_the_dice_as_they_lie() -> None:
    # The first throw made a Carré, the second one did too; what counts is what lies there.
    match = begin().play("* roll 4 4 4 4 6; 0 defi keep 4 4 4 4; * roll 1")
    assert "c1" in places(match)
    match.play("0 keep 4; * roll 1 2 3 6")
    assert places(match) == ""
    assert refused(match, "0 place c1") == "YAM-10"
    # Made by the third throw only, it is as good.
    match = begin().play(
        "* roll 4 4 4 4 6; 0 defi keep 6; * roll 1 2 3 4; 0 keep 2 3 4 6; * roll 5"
    )
    assert places(match) == "c1 c4 d3 e3"


def test_yam_6_turns_alternate_and_begin_with_five_dice() -> None:
    match = begin(first=1)
    assert refused(match, "* roll") == "YAM-6"
    assert refused(match, "* roll 1 1 1 1") == "YAM-6"
    assert refused(match, "* roll 1 1 1 1 1 1") == "YAM-6"
    assert len(match.state.legal()) == 252
    match.play("* roll 1 3 3 5 6; 1 pass; * roll 6 5 3 3 1; 0 pass; * roll 1 3 3 5 6")
    assert match.to_move == 1
    refusal = begin().why_not("roll 1")
    assert refusal is not None
    assert refusal.message == "A turn begins with all five dice, so this throw needs five numbers."


def test_yam_7_keeping_and_throwing_the_others() -> None:
    match = begin().play("* roll 1 3 3 5 6; 0 keep 3 3")
    assert match.to_move == "*"
    assert len(match.state.legal()) == 56
    for text in ("* roll", "* roll 2 4", "* roll 1 2 3 4", "* roll 1 2 3 4 5 6 1 2 3"):
        assert refused(match, text) == "YAM-7"
    match.play("* roll 2 4 6")
    # Dice kept earlier may be thrown again.
    assert match.state.why_not("keep 2 4 6") is None
    match.play("0 keep; * roll 1 1 1 1 1")
    assert refused(match, "0 keep 1") == "YAM-7"
    refusal = match.why_not("keep 1")
    assert refusal is not None
    assert refusal.message == "You’ve had all three throws. Place a token or pass."


def test_yam_7_each_keep_is_listed_once() -> None:
    match = begin().play("* roll 3 3 3 3 3")
    keeps = [text for text in match.state.legal() if text.startswith("keep")]
    assert keeps == ["keep", "keep 3", "keep 3 3", "keep 3 3 3", "keep 3 3 3 3"]
    match = begin().play("* roll 1 2 3 4 6")
    assert sum(text.startswith("keep") for text in match.state.legal()) == 31


@pytest.mark.parametrize("text", ["keep 2", "keep 3 3 3", "keep 1 3 3 5 5", "keep 1 1 3 3 5 6"])
def test_yam_7_only_dice_that_lie_there_are_kept(text: str) -> None:
    match = begin().play("* roll 1 3 3 5 6")
    assert refused(match, f"0 {text}") == "YAM-7"
    assert refused(match, f"0 defi {text}") == "YAM-7"
    refusal = match.why_not(text)
    assert refusal is not None
    assert refusal.message == "You can only keep dice that are on the table: 1 3 3 5 6."


def test_yam_7_a_square_must_be_free_and_its_figure_made() -> None:
    match = turns(begin(), "a1").play("* roll 1 1 1 4 6")
    assert places(match) == "e4"
    assert refused(match, "1 place a1") == "YAM-7"
    refusal = match.why_not("place b3")
    assert refusal is not None and refusal.rule == "YAM-7"
    assert refusal.message == (
        "1 1 1 4 6 doesn’t make this square’s figure, Full (full house): "
        "place a token (open: e4), or pass."
    )
    # Before any other ground: a taken Sec or Défi square is not free.
    match = turns(begin(), "c2 c1").play("* roll 1 1 1 4 6")
    assert refused(match, "0 place c2") == "YAM-7"
    assert refused(match, "0 place c1") == "YAM-7"


def test_yam_8_a_throw_throws_at_least_one_die() -> None:
    match = begin().play("* roll 1 3 3 5 6")
    assert refused(match, "0 keep 1 3 3 5 6") == "YAM-8"
    assert refused(match, "0 keep 6 3 5 3 1") == "YAM-8"
    assert refused(match, "0 defi keep 1 3 3 5 6") == "YAM-8"
    match.play("0 keep 1 3 3 5; * roll 6; 0 keep; * roll 1 3 3 5 6")
    assert refused(match, "0 keep 1 3 3 5 6") == "YAM-7"


def test_yam_9_a_defi_is_announced_with_the_second_throw() -> None:
    match = begin().play("* roll 1 3 3 5 6")
    assert match.state.why_not("defi keep 3 3") is None
    match.play("0 keep 3 3; * roll 3 3 5")
    assert not any("defi" in text for text in match.state.legal())
    assert refused(match, "0 defi keep 3 3 3 3") == "YAM-9"
    # Before the grounds of keeping.
    assert refused(match, "0 defi keep 6") == "YAM-9"
    assert refused(match, "0 defi keep 1 1 1 1 1 1") == "YAM-9"


def test_yam_9_a_defi_is_announced_once() -> None:
    match = begin().play("* roll 1 3 3 5 6; 0 defi keep 3 3; * roll 1 2 4")
    refusal = match.why_not("defi keep 3 3")
    assert refusal is not None and refusal.rule == "YAM-9"
    assert refusal.message == "You’ve already called your Défi. Just choose the dice you keep."
    match.play("0 keep 3 3; * roll 3 5 5; 0 place c1; * roll 1 3 3 5 6")
    assert match.state.why_not("defi keep 3 3") is None


def test_yam_9_a_defi_square_must_be_free() -> None:
    match = turns(begin(), "c1 d3").play("* roll 1 3 3 5 6")
    assert not any("defi" in text for text in match.state.legal())
    assert refused(match, "0 defi keep 3 3") == "YAM-9"
    # The Predator frees one again.
    match = turns(begin(), "c1 d3 -d3").play("* roll 1 3 3 5 6")
    assert match.state.why_not("defi keep 3 3") is None


def test_yam_10_a_won_bet_opens_whatever_the_dice_make() -> None:
    match = begin().play("* roll 4 4 4 1 6; 0 defi keep 4 4 4; * roll 4 6")
    assert places(match) == "b2 c1 c5 d1 d3 e5"
    # A figure that the dice do not make is not closed, it is not made.
    assert refused(match, "0 place e3") == "YAM-7"
    refusal = match.why_not("place a1")
    assert refusal is not None and refusal.rule == "YAM-7"
    assert refusal.message == (
        "4 4 4 4 6 doesn’t make this square’s figure, three 1s: "
        "place a token (open: c1, d1, b2, d3, c5, e5), or pass."
    )
    match.play("0 place d1")
    assert match.state.record.turn == 1
    # The third throw wins it as well, and a Suite has no Brelan.
    match = begin().play("* roll 4 4 4 1 6; 0 defi keep; * roll 1 2 3 4 6; 0 keep 1 2 3 4")
    assert places(match.play("* roll 5")) == "c1 c4 d3 e3"


def test_yam_10_a_bet_is_won_while_no_defi_square_is_needed() -> None:
    # A Yam opens its Brelan, its Full, its Carré and its own square beside the free Défi square.
    match = turns(begin(), "c1 -").play("* roll 6 6 6 6 1; 0 defi keep 6 6 6 6; * roll 6")
    assert places(match) == "a4 b2 b3 c3 c5 d2 d3 e1"


def test_yam_10_a_won_bet_can_be_thrown_away() -> None:
    match = begin().play("* roll 4 4 4 1 6; 0 defi keep 4 4 4; * roll 4 6")
    match.play("0 keep 4 4 4; * roll 1 2")
    assert match.state.legal() == ["pass"]
    assert refused(match, "0 place d1") == "YAM-10"


def test_yam_10_three_alike_alone_open_nothing() -> None:
    match = begin().play("* roll 4 4 4 5 6; 0 defi keep 4 4 4; * roll 1 2")
    assert places(match) == ""
    refusal = match.why_not("place d1")
    assert refusal is not None and refusal.rule == "YAM-10"
    assert refusal.message == (
        "You called a Défi, so you need more than three of a kind: throw again or pass."
    )


def test_yam_10_without_a_figure_only_passing_is_left() -> None:
    match = begin().play(
        "* roll 4 4 4 1 6; 0 defi keep 4 4 4; * roll 1 2; 0 keep 4 4 4; * roll 2 3"
    )
    assert match.state.legal() == ["pass"]
    for square in ("a1", "d1", "c1", "b2", "c3"):
        assert refused(match, f"0 place {square}") == "YAM-10"
    assert refused(match, "0 place c2") == "YAM-11"
    refusal = match.why_not("place d1")
    assert refusal is not None
    assert refusal.message == (
        "You called a Défi, so you need more than three of a kind: you can only pass."
    )


def test_yam_10_defi_only() -> None:
    match = begin(defi_only="yes").play("* roll 4 4 4 4 6; 0 defi keep 4 4 4 4; * roll 1")
    assert places(match) == "c1 d3"
    assert refused(match, "0 place b2") == "YAM-10"
    assert refused(match, "0 place e3") == "YAM-10"
    assert refused(match, "0 place b4") == "YAM-11"
    # Without an announcement nothing changes.
    match = begin(defi_only="yes").play("* roll 4 4 4 4 6; 0 keep 4 4 4 4; * roll 1")
    assert places(match) == "b2 c5 d1 e5"


def test_yam_10_defi_only_leaves_the_predator() -> None:
    match = turns(begin(defi_only="yes"), "a1 a2")
    match.play("* roll 4 4 4 4 6; 0 defi keep 4 4 4 4; * roll 4")
    assert places(match) == "c1 d3"
    assert match.state.why_not("remove a2") is None


def test_yam_11_a_sec_square_after_the_first_throw_only() -> None:
    match = begin().play("* roll 2 3 4 5 6")
    assert places(match) == "b4 c2 c4 e3"
    match.play("0 keep 2 3 4 5; * roll 1")
    assert places(match) == "c4 e3"
    refusal = match.why_not("place c2")
    assert refusal is not None and refusal.rule == "YAM-11"
    assert refusal.message == (
        "A Sec (one shot) only works with your first throw: place a token (open: e3, c4), or pass."
    )
    match = begin().play("* roll 2 3 4 5 6; 0 defi keep 2 3 4 5; * roll 1")
    assert refused(match, "0 place c2") == "YAM-11"


def test_yam_12_the_predator_takes_a_token_off() -> None:
    match = turns(begin(), "a1 a2 b1").play("* roll 2 2 2 2 2")
    removals = [text for text in match.state.legal() if text.startswith("remove")]
    assert removals == ["remove a1", "remove b1"]
    assert refused(match, "1 remove a2") == "YAM-12"
    assert refused(match, "1 remove c3") == "YAM-12"
    refusal = match.why_not("remove a2")
    assert refusal is not None
    assert refusal.message == "Seat 0 has no token on a2. Take one of these: a1, b1."
    match.play("1 remove a1")
    assert match.state.record.supply.tolist() == [11, 11]
    assert match.to_move == "*"
    assert match.state.record.turn == 0
    assert places(match.play("* roll 1 1 1 4 6")) == "a1 e4"


def test_yam_12_with_out_the_token_leaves_the_game() -> None:
    match = turns(begin(predator="out"), "a1 a2 b1 -a1")
    assert match.state.record.supply.tolist() == [10, 11]
    # Its square is free again.
    assert places(match.play("* roll 1 1 1 4 6")) == "a1 e4"
    assert turns(begin(), "a1 a2 b1 -a1").state.record.supply.tolist() == [11, 11]


def test_yam_12_the_predator_needs_a_yam() -> None:
    match = turns(begin(), "a1").play("* roll 2 2 2 2 3")
    refusal = match.why_not("remove a1")
    assert refusal is not None and refusal.rule == "YAM-12"
    assert refusal.message == (
        "The Predator needs a Yam, five of a kind, and your dice show 2 2 2 2 3."
    )
    # On any throw, after a Défi too.
    match.play("1 defi keep 2 2 2 2; * roll 2; 1 remove a1")
    match = begin().play("* roll 2 2 2 2 2")
    refusal = match.why_not("remove a1")
    assert refusal is not None and refusal.rule == "YAM-12"
    assert refusal.message == ("Seat 1 has no token on the board. Place one of your own, or pass.")


def test_yam_13_placing_is_never_compulsory() -> None:
    match = turns(begin(), "a1")
    for dice in ("5 5 5 5 5", "2 3 4 5 6", "1 2 3 4 6"):
        seat = match.state.record.turn
        match.play(f"* roll {dice}", f"{seat} pass")
    assert match.state.record.supply.tolist() == [11, 12]


def test_yam_18_everything_is_open() -> None:
    match = turns(begin(), "a1 c3 b1").play("* roll 1 3 3 5 6; 1 defi keep 3")
    for seat in (0, 1, None):
        assert match.view(seat).to_bytes() == match.state.to_bytes()
        assert match.view(seat).log == tuple(match.log)


def test_example_a_full_on_the_first_throw() -> None:
    match = begin().play("* roll 2 2 2 5 5")
    assert places(match) == "a2 b3 b4 b5 c2 d2"


def test_example_four_ones_on_the_third_throw() -> None:
    match = begin().play("* roll 1 3 3 5 6; 0 keep 1; * roll 1 1 3 5; 0 keep 1 1 1; * roll 1 2")
    assert places(match) == "a1 a3 b2 c5 d4 e4"


def test_example_a_defi_with_a_carre() -> None:
    match = begin().play("* roll 4 4 4 4 6; 0 defi keep 4 4 4 4; * roll 1")
    assert match.state.legal() == [
        *("keep", "keep 1", "keep 1 4", "keep 1 4 4", "keep 1 4 4 4"),
        *("keep 4", "keep 4 4", "keep 4 4 4", "keep 4 4 4 4"),
        *("pass", "place b2", "place c1", "place c5", "place d1", "place d3", "place e5"),
    ]
    match = begin().play("* roll 4 4 4 4 6; 0 defi keep 4 4 4; * roll 1 2")
    assert not any(text.startswith("place") for text in match.state.legal())
    with pytest.raises(IllegalEvent):
        match.play("0 place d1")


def test_example_of_the_print_the_brelan_of_two() -> None:
    assert [printed(square) for square in ("a2", "b5")] == ["2", "2"]
    assert places(begin().play("* roll 2 2 2 4 6")) == "a2 b5"


@pytest.mark.parametrize(
    ("options", "ruling"),
    [
        ({"max_turns": 21}, "YAM-16"),
        ({"max_turns": 18}, "YAM-16"),
        ({"max_turns": 1002}, "YAM-16"),
        ({"strict_full": "maybe"}, "YAM-3"),
        ({"defi_only": "1"}, "YAM-10"),
        ({"predator": "yes"}, "YAM-12"),
    ],
)
def test_options_name_their_ruling(options: dict[str, Any], ruling: str) -> None:
    with pytest.raises(OptionError) as caught:
        load("yam-master").start(2, **options)
    assert caught.value.ruling == ruling
