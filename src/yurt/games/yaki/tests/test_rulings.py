"""YAKI's rulings at the table: tokens turned up and moves as text, and what follows."""

from fractions import Fraction

import pytest

from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.spec import OptionError
from yurt.engine.words import say
from yurt.games.yaki.notation import TOKEN_NAMES
from yurt.games.yaki.paths import DEFAULT
from yurt.games.yaki.tests.table import find, flips, paths, same, table
from yurt.testing import drawn, refused, told

ALL = flips(*range(1, 21))


def test_yaki_1_twenty_tokens_one_to_five_in_four_colours() -> None:
    match = table(2, "0 flip 1")
    tokens = [text.removeprefix("reveal ") for text in match.state.legal()]
    assert tokens == sorted(TOKEN_NAMES)
    assert len(tokens) == 20
    assert {token.split("-")[0] for token in tokens} == {"green", "red", "yellow", "violet"}


def test_yaki_2_the_six_boards() -> None:
    assert paths(table(6)) == [
        "S . G . R . Y . V T",
        "S . R . V . G . Y T",
        "S . Y . G . V . R T",
        "S . V . Y . R . G T",
        "S . G . V . R . Y T",
        "S . R . Y . V . G T",
    ]


def test_yaki_3_own_boards() -> None:
    match = table(3, paths="S..T,SGGT,S..............T,S..T,S..T,S..T")
    assert paths(match) == ["S . . T", "S G G T", "S . . . . . . . . . . . . . . T"]
    assert table(2, paths=DEFAULT).start == table(2).start


LETTERS = "can have only dots and the letters G, R, Y and V between S and T."


def with_last(path: str) -> str:
    """Six boards of which the last one is this."""
    return ",".join(["S..T"] * 5 + [path])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There are always six paths, separated by commas, not 1."),
        (same("S..T") + ",S..T", "There are always six paths, separated by commas, not 7."),
        (same("S..T") + ",", "There are always six paths, separated by commas, not 7."),
        (with_last("S.T"), "Path 6, “S.T”, has 3 squares: a path has 4 to 16."),
        (with_last(""), "Path 6, “”, has 0 squares: a path has 4 to 16."),
        (
            with_last(f"S{'.' * 15}T"),
            f"Path 6, “S{'.' * 15}T”, has 17 squares: a path has 4 to 16.",
        ),
        (with_last("s..t"), "Path 6, “s..t”, must begin with S and end with T."),
        (with_last(" S..T"), "Path 6, “ S..T”, must begin with S and end with T."),
        (with_last("S..T\n"), "Path 6, “S..T\n”, must begin with S and end with T."),
        (with_last("S..."), "Path 6, “S...”, must begin with S and end with T."),
        (with_last("SBBT"), f"Path 6, “SBBT”, {LETTERS}"),
        (with_last("S.ST"), f"Path 6, “S.ST”, {LETTERS}"),
        (with_last("STTT"), f"Path 6, “STTT”, {LETTERS}"),
    ],
)
def test_yaki_3_boards_that_are_none(text: str, sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        load("yaki").start(2, paths=text)
    error = caught.value
    assert (error.option, error.ruling) == ("paths", "YAKI-3")
    assert load("yaki").words("en").put(say(error.key, **error.details)) == sentence


def test_yaki_4_there_is_always_another_trophy() -> None:
    # Six seats with two trophies each would have emptied the printed box.
    match = table(6, paths=same("S..T"))
    for _ in range(13):
        find(match, "1 red-1", "2 red-2", "3 red-3", "4 red-4")
    assert match.state.scores() == [3, 2, 2, 2, 2, 2]
    assert match.state.is_over


def test_yaki_5_twenty_places_face_down() -> None:
    match = table(6)
    assert match.state.legal() == ALL
    assert drawn(match).splitlines()[-4:] == [
        "   1   2   3   4   5",
        "   6   7   8   9  10",
        "  11  12  13  14  15",
        "  16  17  18  19  20",
    ]
    for players in (1, 7):
        with pytest.raises(OptionError):
            load("yaki").start(players)


def test_yaki_6_who_begins() -> None:
    match = table(3, first=2, paths=same("S..T"))
    assert match.to_move == 2
    find(match, "1 red-1", "2 red-2", "3 red-3", "4 red-4")
    assert match.to_move == 0
    find(match, "1 red-1", "2 green-5")
    assert match.to_move == 1
    find(match, "3 red-2", "4 red-3", "5 red-4", "6 red-5")
    assert match.to_move == 2


def test_yaki_7_what_was_not_seen_is_revealed_by_chance() -> None:
    match = table(2, "0 flip 1; * reveal red-3; 0 flip 2")
    odds = match.state.odds()
    assert len(odds) == 19
    assert set(odds.values()) == {Fraction(1, 19)}
    assert refused(match, "* reveal red-3") == "YAKI-7"
    match.play("* reveal green-1; 1 flip 2")
    # Seat 1 turned up a place that was seen before: the token is on its start square at once.
    assert match.to_move == 1
    assert paths(match)[1].startswith("G1 .")


def test_yaki_7_only_face_down_tokens_are_flipped() -> None:
    match = table(2, "0 flip 1; * reveal red-3; 0 flip 2; * reveal red-4; 0 flip 3")
    match.play("* reveal green-1")
    assert refused(match, "1 flip 2") == "YAKI-7"
    assert match.state.legal() == flips(*(place for place in range(1, 21) if place != 2))
    refusal = match.why_not("flip 2")
    assert refusal is not None
    assert refusal.message == ("There’s no face-down token at place 2. Pick a place that has one.")
    # Tokens on the board of the seat on turn cannot be flipped either.
    find(match, "1")
    assert refused(match, "1 flip 1") == "YAKI-7"


def test_yaki_8_any_token_goes_on_the_start_square() -> None:
    for token in TOKEN_NAMES:
        match = find(table(2), f"20 {token}")
        letter, number = token[0].upper(), token[-1]
        assert paths(match)[0] == f"{letter}{number} . G . R . Y . V T"
        assert match.to_move == 0


def fitting(ahead: str, square: str) -> list[str]:
    """The tokens that fit on the second square."""
    found = []
    for token in TOKEN_NAMES:
        if token != ahead:
            match = find(table(2, paths=same(f"S{square}.T")), f"1 {ahead}", f"2 {token}")
            if match.to_move == 0:
                found.append(token)
    return found


def test_yaki_9_same_colour_same_number_or_a_neighbour() -> None:
    after_red_3 = fitting("red-3", ".")
    for token in ("red-1", "red-5", "green-2", "violet-3", "yellow-4"):
        assert token in after_red_3
    for token in ("green-1", "violet-5"):
        assert token not in after_red_3
    assert len(after_red_3) == 4 + 3 * 3


def test_yaki_9_five_and_one_are_no_neighbours() -> None:
    others = [f"{colour}-{number}" for colour in ("red", "yellow", "violet") for number in (1, 2)]
    assert fitting("green-1", ".") == ["green-2", "green-3", "green-4", "green-5", *others]
    assert "red-1" not in fitting("green-5", ".")


def test_yaki_9_only_the_most_advanced_token_counts() -> None:
    match = find(table(2, paths=same("S...T")), "1 red-1", "2 red-3", "3 green-4")
    assert paths(match)[0] == "R1 R3 G4 . T"
    find(match, "4 violet-1")
    assert match.to_move == 1


def test_yaki_10_a_coloured_square_needs_its_colour_too() -> None:
    assert fitting("red-3", "V") == ["violet-2", "violet-3", "violet-4"]
    assert fitting("violet-1", "V") == ["violet-2", "violet-3", "violet-4", "violet-5"]
    assert fitting("green-5", "R") == ["red-4", "red-5"]


def test_yaki_10_the_trophy_square_is_a_plain_one() -> None:
    match = table(2, paths=same("S..T"))
    find(match, "1 red-1", "2 red-2", "3 red-3", "4 yellow-4")
    assert match.state.scores() == [1, 0]
    find(match, "1 red-1", "2 red-2", "3 red-3", "4 yellow-5")
    assert match.state.scores() == [1, 0]
    assert match.to_move == 0


def test_yaki_11_a_seat_goes_on_until_a_token_does_not_fit() -> None:
    match = table(2, paths=same("S......T"))
    finds = ("1 red-3", "2 green-2", "3 yellow-3", "4 violet-3", "5 violet-1", "6 violet-5")
    for found in finds:
        find(match, found)
        assert match.to_move == 0
        assert "stop" not in match.state.legal()
        assert refused(match, "0 stop") == "YAKI-11"
    assert paths(match)[0] == "R3 G2 Y3 V3 V1 V5 . T"
    # It may flip a token that everyone knows not to fit.
    find(match, "7 red-1", "8 yellow-4", "9 green-1")
    assert match.to_move == 0
    find(match, "7")
    assert match.to_move == 1


def test_yaki_11_may_stop() -> None:
    match = table(2, may_stop="yes")
    assert refused(match, "0 stop") == "YAKI-11"
    # A token on the start square is a placed one.
    find(match, "1 red-3")
    assert match.state.legal() == sorted([*flips(*range(2, 21)), "stop"])
    find(match, "2 red-4")
    match.play("0 stop")
    # All tokens stay: neither place holds a face-down token.
    assert match.to_move == 1
    assert told(match) == ["Ann stops here. All tokens stay on the path."]
    assert paths(match)[0] == "R3 R4 G . R . Y . V T"
    assert match.state.legal() == flips(*range(3, 21))
    assert refused(match, "1 flip 1") == "YAKI-7"
    find(match, "3 yellow-2")
    match.play("1 stop")
    # In a new turn a token must be placed first; those that stayed do not count.
    assert refused(match, "0 stop") == "YAKI-11"
    refusal = match.why_not("stop")
    assert refusal is not None
    assert refusal.message == (
        "You can stop once you’ve put a token on your path in this turn. Turn one up first."
    )
    # It goes on from the most advanced one.
    find(match, "4 green-5")
    assert paths(match)[0] == "R3 R4 G5 . R . Y . V T"


def test_yaki_12_a_miss_takes_back_what_a_stop_has_kept() -> None:
    match = table(2, paths=same("S......T"), may_stop="yes")
    find(match, "1 red-3", "2 red-4")
    match.play("0 stop")
    find(match, "3 green-3")
    match.play("1 stop")
    find(match, "4 yellow-4", "5 green-1")
    assert told(match) == [
        "It’s the green 1. It doesn’t fit and goes back face down.",
        "Ann keeps the front token. The other 2 go back face down.",
    ]
    assert paths(match) == ["S . Y4 . . . . T", "G3 . . . . . . T"]
    assert match.state.legal() == flips(1, 2, *range(5, 21))
    # A miss without anything placed in the turn does the same.
    find(match, "1")
    match.play("1 stop")
    find(match, "5")
    assert paths(match) == ["S . Y4 . . . . T", "G3 R3 . . . . . T"]
    find(match, "6 violet-1")
    assert paths(match) == ["S . Y4 . . . . T", "S R3 . . . . . T"]


def test_yaki_12_all_but_the_most_advanced_token_go_back() -> None:
    match = find(table(2), "7 red-3", "3 red-4", "12 green-4", "20 yellow-1")
    assert match.to_move == 1
    assert drawn(match) == "\n".join(
        (
            "               1   2   3   4   5   6   7   8   9  10",
            "  0 Ann  0/3   S   .  G4   .   R   .   Y   .   V   T",
            "> 1 Bob  0/3   S   .   R   .   V   .   G   .   Y   T",
            "Face down:",
            "   1   2   3   4   5",
            "   6   7   8   9  10",
            "  11   -  13  14  15",
            "  16  17  18  19  20",
        )
    )
    # Each token is at its own place again: 3 holds red 4, 20 holds yellow 1.
    find(match, "3")
    assert paths(match)[1].startswith("R4 . R")
    find(match, "20")
    assert match.to_move == 0
    # The seat goes on from its most advanced token, which stays in turn.
    find(match, "4 green-1")
    assert paths(match)[0] == "S . G4 G1 R . Y . V T"
    find(match, "5 violet-5")
    assert paths(match)[0] == "S . G G1 R . Y . V T"
    assert match.to_move == 1


def last_token_laid(may_stop: str) -> Match:
    """Five seats keep a token each, and the sixth lays the other fifteen, one short of a trophy."""
    match = table(6, paths=same("S" + "." * 14 + "T"), may_stop=may_stop)
    find(match, "1 red-1", "20 green-3")
    find(match, "2 yellow-1", "20", "3 violet-1", "20", "4 red-5", "20", "5 yellow-5", "20")
    chain = "violet-5 violet-4 violet-3 violet-2 yellow-2 yellow-3 yellow-4 red-4 red-3 red-2"
    for place, token in enumerate([*chain.split(), "green-2", "green-1"], 6):
        find(match, f"{place} {token}")
    return find(match, "20", "18 green-4", "19 green-5")


def test_yaki_13_no_face_down_token_is_left() -> None:
    for match in (last_token_laid("no"), last_token_laid("yes")):
        assert match.to_move == 0
        assert paths(match)[5] == "S . . . . . . . . . . . . . G5 T"
        assert match.state.legal() == flips(*range(6, 19), 20)
        assert told(match) == [
            "Finn puts the green 5 on square 15.",
            "There’s no token left to turn up, so Finn’s turn is over.",
            "Finn keeps the front token. The other 14 go back face down.",
        ]


ROW = [
    "red-1",
    "red-2",
    "red-3",
    "red-4",
    "red-5",
    "green-5",
    "green-4",
    "green-3",
    "green-2",
    "green-1",
]
NEXT_ROW = [
    "yellow-1",
    "yellow-2",
    "yellow-3",
    "yellow-4",
    "yellow-5",
    "violet-5",
    "violet-4",
    "violet-3",
]


def all_kept(players: int, path: str = "S..............T") -> Match:
    """Seats 0 and 1 stop with 10 and 8 tokens, so that two lie face down."""
    match = table(players, paths=same(path), may_stop="yes")
    find(match, *(f"{place} {token}" for place, token in enumerate(ROW, 1)))
    match.play("0 stop")
    find(match, *(f"{place} {token}" for place, token in enumerate(NEXT_ROW, 11)))
    match.play("1 stop")
    return match


def test_yaki_13_a_turn_that_begins_with_nothing_to_flip_ends_as_after_a_miss() -> None:
    match = find(all_kept(4), "19 violet-1")
    match.play("2 stop")
    find(match, "20 violet-2")
    # Dan has laid the last one and nothing goes back; the next turn, of Ann, brings 9 back.
    assert told(match) == [
        "Dan puts the violet 2 on the start square.",
        "There’s no token left to turn up, so Dan’s turn is over.",
        "There’s no token left to turn up, so Ann’s turn is over.",
        "Ann keeps the front token. The other 9 go back face down.",
    ]
    assert match.to_move == 1
    assert match.state.record.turns == 5
    assert match.state.legal() == flips(*range(1, 10))
    assert paths(match)[0] == "S . . . . . . . . G1 . . . . . T"


def test_yaki_13_after_a_placing_the_own_kept_tokens_come_back() -> None:
    match = find(all_kept(3), "19 violet-1", "20 violet-2")
    assert told(match) == [
        "Cleo puts the violet 2 on square 2.",
        "There’s no token left to turn up, so Cleo’s turn is over.",
        "Cleo keeps the front token. The other one goes back face down.",
    ]
    assert match.to_move == 0
    assert match.state.legal() == flips(19)
    assert refused(match, "0 stop") == "YAKI-11"


def test_yaki_14_a_trophy_and_a_new_round() -> None:
    match = table(3, paths="S..T,SRRT,SYYT,S..T,S..T,S..T")
    find(match, "1 red-1", "2 red-2", "3 red-3", "4 red-4")
    assert match.state.scores() == [1, 0, 0]
    # Boards go to the left, and all tokens are face down and unseen.
    assert paths(match) == ["S Y Y T", "S . . T", "S R R T"]
    assert match.state.legal() == ALL
    match.play("1 flip 1")
    assert len(match.state.odds()) == 20
    match.play("* reveal green-1")
    find(match, "2 green-2", "3 green-3", "4 green-4")
    assert paths(match) == ["S R R T", "S Y Y T", "S . . T"]


def test_yaki_15_three_trophies_win_at_once() -> None:
    match = table(2, paths=same("S..T"))
    win, miss = ("1 red-1", "2 red-2", "3 red-3", "4 red-4"), ("1 red-1", "2 green-5")
    find(match, *win, *miss, "3 red-2", "4 red-3", "5 red-4", "6 red-5")
    assert match.state.scores() == [2, 0]
    find(match, *miss, "3 red-2", "4 red-3", "5 red-4", "6 red-5")
    assert match.state.scores() == [3, 0]
    assert match.to_move is None
    assert match.state.ranks() == [1, 2]
    assert match.state.legal() == []
    # No new round: the table stays as it is.
    assert paths(match) == ["R2 R3 R4 R5", "R1 . . T"]


def test_yaki_15_other_numbers_of_trophies() -> None:
    match = table(2, paths=same("S..T"), trophies=1)
    find(match, "1 red-1", "2 red-2", "3 red-3", "4 red-4")
    assert match.state.is_over
    for trophies in (0, 6, "three"):
        with pytest.raises(OptionError) as caught:
            load("yaki").start(2, trophies=trophies)
        assert caught.value.ruling == "YAKI-15"
    with pytest.raises(OptionError) as caught:
        load("yaki").start(2, may_stop="maybe")
    assert caught.value.ruling == "YAKI-11"


def test_yaki_17_scores_are_trophies_and_equals_share_a_rank() -> None:
    match = table(3, paths=same("S..T"), trophies=2)
    for _ in range(4):
        find(match, "1 red-1", "2 red-2", "3 red-3", "4 red-4")
    assert match.state.scores() == [2, 1, 1]
    assert match.state.ranks() == [1, 2, 2]
    assert match.state.returns() == [1.0, -0.5, -0.5]
