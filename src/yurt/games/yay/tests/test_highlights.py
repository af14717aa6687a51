"""What is told of a finished game of YAY!: cases counted by hand, and the words."""

from yurt.games.yay.tests.table import lose, put, sit, throw, throw_total
from yurt.testing import counted, remarked


def test_numbers_written_crossed_out_and_lost() -> None:
    match = sit()
    for square, total in (("a1", 10), ("b2", 11), ("b1", 12), ("a2", 13)):
        put(match, square, total)
    # The 12 beside it crosses out the 11 on b2, the 13 the 10 on a1.
    assert counted(match, 0) == {"highest": 12, "crossed-out": 1, "lost-numbers": 1}
    assert counted(match, 1) == {"highest": 13, "crossed-out": 1, "lost-numbers": 1}


def test_throws_that_were_repeated() -> None:
    match = put(put(sit(), "a1", 10), "h8", 10)
    throw_total(match, "d4", 8)
    throw_total(match, "d4", 9)
    assert counted(match, 0) == {"highest": 10, "improved": 1}
    throw(match, "d4", "6 d4, 3 d4, off")
    assert counted(match, 0) == {"highest": 10, "improved": 1, "too-far": 1, "dice-off": 1}
    assert remarked(match, 0) == "Ann dared too much once and went as high as 10."


def test_what_is_told_has_no_dot_in_the_middle() -> None:
    match = put(sit(), "a1", 9)
    assert remarked(match, 0) == "Ann went as high as 9."
    assert remarked(match, 0, "de") == "Ann hat als höchste Zahl 9 eingetragen."
    lose(match)
    assert counted(match, 1) == {"dice-off": 3}
