"""How Yam Master ends and what it counts: YAM-14 to YAM-17."""

import pytest

from yurt.games.yam_master.tests.table import begin, turns
from yurt.testing import drawn


@pytest.mark.parametrize(
    "row",
    [
        "a4 b4 c4 d4 e4",
        "e5 a5 c5 d5 b5",
        "c1 c2 c3 c4 c5",
        "a1 b2 c3 d4 e5",
        "e1 d2 c3 b4 a5",
    ],
)
def test_yam_14_five_in_a_row_win_at_once(row: str) -> None:
    match = turns(begin(), " - ".join(row.split()[:4]))
    assert not match.state.is_over
    turns(match, f"- {row.split()[4]}")
    assert match.to_move is None
    assert match.state.legal() == []
    assert match.state.ranks() == [1, 2]
    assert match.state.returns() == [1.0, -1.0]
    assert match.state.scores() == [3, 0]


def test_yam_14_the_second_seat_wins_too() -> None:
    match = turns(begin(), "- a4 - b4 - c4 - d4 - e4")
    assert match.state.ranks() == [2, 1]


def test_yam_14_five_in_a_row_with_the_last_token() -> None:
    others = "a1 b1 d1 e1 a2 b2 d5 a4 b4 c4 d4"
    match = turns(begin(), " - ".join(others.split()) + " -")
    assert match.state.record.supply.tolist() == [1, 12]
    turns(match, "e4")
    assert match.state.record.supply.tolist() == [0, 12]
    assert match.state.ranks() == [1, 2]
    said = [match.game.words("en").put(saying, ["Ann", "Bob"]) for saying in match.story(None)[-1]]
    assert said[-1] == "Five in a row! Ann wins on the spot!"


def test_yam_14_yam_17_five_in_a_row_beat_more_points() -> None:
    match = turns(begin(), "a4 a5 b4 b5 c4 c5 d4 d5 - a2 - b2 - c2 - d2 e4")
    assert match.state.scores() == [3, 4]
    assert match.state.ranks() == [1, 2]
    said = [match.game.words("en").put(saying, ["Ann", "Bob"]) for saying in match.story(None)[-1]]
    assert said == [
        "Ann places a token on e4: three 1s.",
        "Ann now has 3 points.",
        "Five in a row! Ann wins on the spot!",
        "Bob has more points (4 points), but five in a row beats them all.",
    ]
    assert drawn(match).splitlines()[-1] == "Ann has five in a row, and that decides"


@pytest.mark.parametrize(
    ("squares", "points"),
    [
        ("a1 b1", 0),
        ("a5 b5 c5", 1),
        ("a5 b5 c5 e5", 1),
        ("a5 b5 d5 e5", 0),
        ("a5 b5 c5 d5", 2),
        ("b5 c5 d5 e5", 2),
        ("a1 a2 a3", 1),
        ("c2 c3 c4 c5", 2),
        # the long diagonals
        ("b2 c3 d4", 1),
        ("e1 d2 c3 b4", 2),
        # the short diagonals of four
        ("b1 c2 d3 e4", 2),
        ("a2 b3 c4", 1),
        ("d1 c2 b3 a4", 2),
        ("e2 d3 c4 b5", 2),
        # the short diagonals of three
        ("c1 d2 e3", 1),
        ("a3 b4 c5", 1),
        ("c1 b2 a3", 1),
        ("e3 d4 c5", 1),
        # one token in several lines
        ("a1 a2 a3 b1 d1", 1),
        ("a4 a5 a3 b5 c5", 2),
        ("a1 a2 a3 b2 c3", 2),
        ("a5 b5 c5 d5 a4 a3 a2", 4),
        # no line goes round the edge
        ("d1 e1 a2", 0),
        ("d4 e4 a5", 0),
    ],
)
def test_yam_15_points_of_lines(squares: str, points: int) -> None:
    match = turns(begin(), " - ".join(squares.split()))
    assert match.state.scores() == [points, 0]
    match = turns(begin(first=1), " - ".join(squares.split()))
    assert match.state.scores() == [0, points]


# Eleven tokens and no line.
SCATTERED = "a1 b1 d1 e1 a2 b2 d2 e2 a4 b4 d4"


def test_yam_15_the_last_token_ends_the_game() -> None:
    match = turns(begin(), " - ".join(SCATTERED.split()) + " -")
    assert not match.state.is_over
    assert turns(match, "e4").to_move is None
    assert match.state.record.supply.tolist() == [0, 12]
    assert match.state.scores() == [0, 0]
    # Equal points are a draw.
    assert match.state.ranks() == [1, 1]
    assert match.state.returns() == [0.0, 0.0]


def test_yam_12_yam_15_with_out_eleven_tokens_on_the_board_can_be_all() -> None:
    match = turns(
        begin(predator="out"), "a1 c3 b1 c4 d1 c5 e1 - a2 - b2 -a1 d2 - e2 - a4 - b4 - d4 -"
    )
    assert match.state.record.supply.tolist() == [1, 9]
    turns(match, "e4")
    assert match.state.is_over
    assert match.state.scores() == [0, 1]
    assert match.state.returns() == [-1.0, 1.0]


def test_yam_12_yam_15_a_removed_token_must_be_placed_again() -> None:
    match = turns(begin(), "a1 c3 b1 c4 d1 c5 e1 - a2 - b2 -a1 d2 - e2 - a4 - b4 - d4 - e4 -")
    assert match.state.record.supply.tolist() == [1, 9]
    turns(match, "a1")
    assert match.state.is_over
    assert match.state.scores() == [0, 1]
    assert match.state.returns() == [-1.0, 1.0]
    said = [match.game.words("en").put(saying, ["Ann", "Bob"]) for saying in match.story(None)[-1]]
    assert said[1:] == [
        "Ann has placed the last token. Time to count!",
        "Bob wins with 1 point to 0!",
    ]


def test_yam_16_the_last_turn() -> None:
    match = turns(begin(max_turns=20), "a5 - b5 - c5 " + "- " * 14)
    assert match.state.record.turns == 19
    assert not match.state.is_over
    assert turns(match, "-").to_move is None
    assert match.state.scores() == [1, 0]
    assert match.state.ranks() == [1, 2]
    assert drawn(match).splitlines()[-1] == "The game is over after turn 20"


def test_yam_16_two_hundred_turns_without_a_token() -> None:
    match = turns(begin(), "- " * 199)
    assert not match.state.is_over
    assert turns(match, "-").state.is_over
    assert match.state.ranks() == [1, 1]


def test_yam_14_yam_16_five_in_a_row_in_the_last_turn() -> None:
    match = turns(begin(max_turns=20), "- " * 11 + "a4 - b4 - c4 - d4 - e4")
    assert match.state.record.turns == 20
    assert match.state.ranks() == [2, 1]
    assert match.state.scores() == [0, 3]


def test_yam_17_the_scores_are_those_of_the_moment() -> None:
    match = turns(begin(), "a5 a1 b5 a2 c5")
    assert match.state.scores() == [1, 0]
    assert match.state.ranks() is None
    assert turns(match, "a3 d5").state.scores() == [2, 1]
    assert turns(match, "-b5").state.scores() == [0, 1]
