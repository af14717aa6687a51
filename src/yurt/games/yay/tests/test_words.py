"""What YAY! reads, writes, tells, refuses, asks for and draws."""

import pytest

from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.games.yay.tests.table import lose, put, sit, throw, throw_total
from yurt.testing import NAMES, asked, reason, refused, told


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "aim",
        "aim ",
        "aim  d4",
        " aim d4",
        "aim d4 ",
        "aim d4\n",
        "Aim d4",
        "aim D4",
        "aim d0",
        "aim d9",
        "aim i1",
        "aim d04",
        "aim d44",
        "aim d٤",
        "aim 4d",
        "throw d4",
        "write off",
        "die",
        "die off ",
        "die 0 d4",
        "die 7 d4",
        "die 06 d4",
        "die ٣ d4",
        "die 3",
        "die 3 i4",
        "die 3 d4\n",
        "die d4 3",
        "die 99999999999999999999 d4",
        "die ?",
        "aim d4\0",
    ],
)
def test_yay_4_texts_that_are_no_event(text: str) -> None:
    assert load("yay").read(text, 2) is None
    assert refused(sit(), text) is None
    assert refused(sit().play("0 aim d4"), text) is None


def test_yay_4_events_of_the_other_kind_have_no_ruling() -> None:
    match = sit()
    assert refused(match, "die 3 d4") is None
    assert refused(match.play("0 aim d4"), "write d4") is None


def test_yay_6_the_story_of_a_throw() -> None:
    match = throw(sit(), "d4", "5 d4, off, 1 e5").play("0 write d4")
    assert told(match, last=5) == [
        "Ann aims between d4 and e5 and throws.",
        "A 5 lands between d4 and e5.",
        "A die ends up outside the tray.",
        "A 1 lands between e5 and f6.",
        "That makes 6 for Ann.",
        "Ann writes 6 on d4.",
    ]


def test_yay_8_the_story_of_crossing_out() -> None:
    match = put(put(put(sit(3), "d4", 9), "d6", 10), "d5", 11)
    assert told(match, last=1) == [
        "Cleo writes 11 on d5.",
        "YAY! Cleo crosses out Ann’s 9 on d4 and Bob’s 10 on d6.",
    ]


def test_yay_9_the_story_of_blocking() -> None:
    match = put(put(sit(3), "a1", 18), "b2", 17)
    throw(match, "a1", "1 a1, off, off").play("2 block b1")
    assert told(match, last=1) == ["1 fits nowhere: Cleo blocks b1."]


def test_yay_10_the_stories_of_lost_turns() -> None:
    match = lose(sit())
    assert told(match, last=1) == [
        "A die ends up outside the tray.",
        "No die stays in the tray: Ann gets nothing this turn.",
    ]
    for square, total in (("b1", 10), ("a1", 11), ("a2", 12), ("b2", 13)):
        put(match, square, total)
    throw_total(match, "a1", 10)
    assert told(match, last=1)[1:] == [
        "That makes 10 for Bob, but every square under the dice is filled. The turn is over."
    ]


def test_yay_13_the_story_of_a_penalty() -> None:
    match = lose(put(sit(), "a1", 9))
    throw_total(throw_total(match, "d4", 9), "e4", 8).play("0 cross a1")
    assert told(match, last=5)[0] == "Ann throws again, between e4 and f5, and needs more than 9."
    assert told(match, last=2)[1:] == [
        "8 doesn’t beat 9: Ann has to cross out a number.",
        "Ann dared too much and crosses out the 9 on a1.",
    ]


def test_yay_13_the_story_of_a_penalty_that_costs_nothing() -> None:
    match = lose(sit(), 2)
    throw_total(match, "d4", 9)
    lose(match)
    assert told(match, last=1)[1:] == [
        "0 doesn’t beat 9, but Ann has no number to lose. The turn is over."
    ]


def test_yay_15_the_story_of_the_end() -> None:
    match = sit(4, end="row-or-column")
    for total, square in enumerate(("a1", "c1", "e1", "g1", "b1", "d1", "f1", "h1"), start=3):
        put(match, square, total)
    assert told(match, last=1)[-1] == "The game is over: row 1 is full."


def test_yay_15_the_story_of_the_end_with_both_lines() -> None:
    match = sit(4)
    squares = ("a1", "c1", "e1", "g1", "a3", "a5", "a7", "b1", "d1", "f1", "a2", "a4", "a6", "a8")
    for total, square in enumerate((*squares, "h1"), start=3):
        put(match, square, total)
    assert told(match, last=1)[-1] == "The game is over: row 1 and column a are full."


def test_yay_17_the_story_of_an_idle_end() -> None:
    match = lose(sit(), 10)
    assert told(match, last=1)[-1] == "The game is over: the last 10 turns filled no square."


def test_what_is_said_to_whoever_it_is_about() -> None:
    match = put(put(put(sit(3), "d4", 9), "d6", 10), "d5", 11)
    assert [heard(match, seat) for seat in range(3)] == [
        ["Cleo writes 11 on d5.", "YAY! Cleo crosses out your 9 on d4 and Bob’s 10 on d6."],
        ["Cleo writes 11 on d5.", "YAY! Cleo crosses out Ann’s 9 on d4 and your 10 on d6."],
        ["You write 11 on d5.", "YAY! You cross out Ann’s 9 on d4 and Bob’s 10 on d6."],
    ]


def heard(match: Match, you: int) -> list[str]:
    """The last event as it is told to a seat."""
    words = match.game.words("en")
    return [words.put(saying, NAMES, you) for saying in match.story(you)[-1]]


def test_yay_15_the_end_is_said_to_be_near() -> None:
    match = sit(2, end="row-or-column")
    for total, square in enumerate(("a1", "c1", "e1", "g1"), start=3):
        put(match, square, total)
    assert told(match, last=1) == ["Bob writes 6 on g1."]
    put(match, "b1", 7)
    assert told(match, last=1)[-1] == "The end is near: 3 more squares can end the game!"
    # What brings it no nearer is no news.
    put(match, "d8", 7)
    assert told(match, last=1) == ["Bob writes 7 on d8."]
    for total, square in enumerate(("d1", "f1"), start=8):
        put(match, square, total)
    assert told(match, last=1)[-1] == "The end is near: one more square can end the game!"


def test_yay_15_with_both_lines_the_nearest_row_and_column_count() -> None:
    match = sit(4)
    squares = ("a1", "c1", "e1", "g1", "a3", "a5", "a7", "b1", "d1", "f1", "h1", "a2")
    for total, square in enumerate(squares, start=3):
        put(match, square, total)
    assert told(match, last=1)[-1] == "The end is near: 3 more squares can end the game!"


def test_refusals_say_what_would_be_right() -> None:
    match = sit(3)
    assert reason(match, "aim h4") == (
        "A die on h4 would stick out over the edge: aim somewhere from a1 to g7."
    )
    assert reason(match, "write d4") == "Throw first: choose where to aim."
    put(match, "d4", 10)
    throw_total(match, "d4", 10)
    assert reason(match, "aim d4") == (
        "Your very first throw counts: fill a square with it. "
        "You can throw again from your next turn on."
    )
    assert reason(match, "write a1") == (
        "No die touches a1: choose a free square that one touches."
    )
    assert reason(match, "block d4") == (
        "d4 is filled already: choose a free square that a die touches."
    )
    assert reason(match, "write e4") == (
        "10 can’t go on e4: it has to be higher than Ann’s 10 on d4 beside it."
    )
    assert reason(match, "block e4") == "You block only when you can’t write: 10 fits on e5."
    assert reason(match, "cross d4") == (
        "You cross out your own number only when you threw again and didn’t get more."
    )


def test_refusals_of_dice_and_penalties_say_what_would_be_right() -> None:
    match = sit(scatter="sure").play("0 aim d4")
    assert reason(match, "die 1 h4") == (
        "A die aimed at d4 can’t come to rest on h4: "
        "it stays on the sheet, at most 3 columns and 3 rows away."
    )
    match = sit(tray="open", scatter="sure").play("0 aim d4")
    assert reason(match, "die off") == (
        "A die aimed at d4 can’t leave the tray here: it stays on the sheet."
    )
    match = lose(put(sit(), "a1", 10))
    throw_total(throw_total(match, "d4", 9), "d4", 9)
    assert reason(match, "aim d4") == (
        "Your throw didn’t beat 9: cross out one of your own numbers first."
    )


def test_what_is_expected() -> None:
    match = sit(3)
    assert asked(match) == "Aim where four squares meet, then throw your three dice."
    throw_total(match, "a1", 18)
    assert asked(match) == (
        "Write your 18 in a free square that a die touches. Your first throw counts!"
    )
    put(match.play("0 write a1"), "b2", 17)
    throw(match, "a1", "1 a1, off, off")
    assert asked(match) == (
        "Your 1 fits nowhere. Block a free square that a die touches: your first throw counts."
    )
    lose(match.play("2 block b1"), 2)
    throw(match, "a1", "1 a1, off, off")
    assert asked(match) == (
        "Your 1 fits nowhere. Block a free square that a die touches, or throw again and beat it."
    )
    throw_total(match, "d4", 9)
    assert asked(match) == (
        "Write your 9 in a free square that a die touches, or throw again and beat it."
    )
    put(match.play("2 write d4"), "f6", 10)
    lose(match)
    throw_total(throw_total(match, "a7", 9), "a7", 9)
    assert asked(match) == "You didn’t beat 9. Cross out one of your own numbers."


def test_the_drawn_table() -> None:
    match = put(put(put(sit(3), "a1", 18), "b2", 9), "b3", 10)
    throw(match, "f1", "1 f1, off, 4 e2")
    record = match.view(0).record
    assert match.game.draw(record, 0, "en", NAMES[:3]).splitlines() == [
        "> 0 Ann   pencil A: 1 square, sum 18",
        "  1 Bob   pencil B: 0 squares, sum 0",
        "  2 Cleo  pencil C: 1 square, sum 10",
        "    a     b     c     d     e     f     g     h",
        "1   A18   .     .     .     .     o     o     .",
        "2   .     (B9.) .     .     o     o     o     .",
        "3   .     C10   .     .     o     o     .     .",
        "4   .     .     .     .     .     .     .     .",
        "5   .     .     .     .     .     .     .     .",
        "6   .     .     .     .     .     .     .     .",
        "7   .     .     .     .     .     .     .     .",
        "8   .     .     .     .     .     .     .     .",
        "A12 number, (A12) crossed out, ## blocked, . free, o free and touched",
        "Dice: 1 on f1, 4 on e2 and one outside, total 5",
    ]
    match.play("0 aim f1; * die 6 f1")
    drawn = match.game.draw(match.view(0).record, 0, "en", NAMES[:3])
    assert drawn.splitlines()[-1] == "Dice: 6 on f1, total 6, to beat 5"
