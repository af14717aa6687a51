"""The second opinion on Yam Master against worked examples."""

from tests.reference import yam_master
from tests.reference.common import Options
from tests.reference.positions import after, moves


def yam_after(*texts: str, options: Options | None = None) -> yam_master.Reference:
    return after(yam_master.Reference(2, options or {}), *texts)


def places(game: yam_master.Reference) -> list[str]:
    return moves(game, "place")


def test_yam_first_example() -> None:
    assert places(yam_after("roll 2 2 2 5 5")) == ["a2", "b3", "b4", "b5", "c2", "d2"]


def test_yam_second_example() -> None:
    game = yam_after("roll 6 6 5 4 3", "keep", "roll 6 6 5 4 3", "keep", "roll 1 1 1 1 2")
    assert places(game) == ["a1", "a3", "b2", "c5", "d4", "e4"]
    assert game.judge("0", "keep 1") == "YAM-7"
    assert game.judge("0", "keep 1 1 1 1 2") == "YAM-7"
    assert game.judge("0", "defi keep 1") == "YAM-9"
    assert game.judge("0", "place b4") == "YAM-11"
    assert game.judge("0", "place c1") == "YAM-5"


def test_yam_third_example() -> None:
    game = yam_after("roll 4 4 4 4 6", "defi keep 4 4 4 4", "roll 1")
    assert places(game) == ["b2", "c1", "c5", "d1", "d3", "e5"]
    for text, answer in {
        "place a1": "YAM-7",
        "place c3": "YAM-7",
        "place c2": "YAM-11",
        "defi keep 4": "YAM-9",
        "keep 4 4 4 1": "ok",
        "keep 6": "YAM-7",
        "keep 1 4 4 4 4": "YAM-8",
        "remove a1": "YAM-12",
    }.items():
        assert game.judge("0", text) == answer, text


def test_yam_a_brelan_alone_does_not_win_the_bet() -> None:
    game = yam_after("roll 4 4 4 4 6", "defi keep 4 4 4", "roll 1 2")
    assert places(game) == []
    for text, answer in {
        "place d1": "YAM-10",
        "place a1": "YAM-10",
        "place b2": "YAM-10",
        "place c1": "YAM-10",
        "place c2": "YAM-11",
        "keep 4 4 4": "ok",
    }.items():
        assert game.judge("0", text) == answer, text
    after(game, "keep 4 4 4", "roll 3 5")
    assert game.legal() == ["pass"]
    game.board["d1"] = 1
    assert game.judge("0", "place d1") == "YAM-7"


def test_yam_a_won_bet_can_be_thrown_away_and_won_again() -> None:
    start = ["roll 1 1 1 1 6", "defi keep 1 1 1 1", "roll 2"]
    game = yam_after(*start)
    assert places(game) == ["a1", "a3", "b2", "c1", "c5", "d3", "d4", "e4"]  # ≤8: a total of 6
    after(game, "keep 1 1", "roll 2 3 5")
    assert game.legal() == ["pass"]
    game = yam_after(*start, "keep 1 1", "roll 1 5 5")
    assert places(game) == ["a1", "b3", "c1", "d2", "d3", "e4"]
    assert game.exercised["YAM-10 won and thrown again"] == 1
    game.apply("place e4")
    assert game.exercised["YAM-10 on a Brelan square"] == 1


def test_yam_predator_out() -> None:
    for predator, supply in [("back", 12), ("out", 11)]:
        game = yam_after(options={"predator": predator, "defi_only": "yes"})
        game.board = {"e1": 1, "a1": 0}
        after(game, "roll 3 3 3 3 5", "defi keep 3 3 3 3", "roll 3")
        assert moves(game, "remove") == ["e1"]
        assert game.judge("0", "remove a1") == game.judge("0", "remove b1") == "YAM-12"
        game.apply("remove e1")
        assert (game.supply(0), game.supply(1), game.board) == (11, supply, {"a1": 0})


def test_yam_a_supply_is_empty_earlier_with_a_token_out() -> None:
    eleven = ["a1", "b1", "d1", "e1", "a2", "b2", "d2", "e2", "a4", "b4"]
    for left, over in [(0, False), (1, True)]:
        game = yam_after(options={"predator": "out"})
        game.board = dict.fromkeys(eleven, 0)
        game.left_the_game = [left, 3]
        after(game, "roll 1 1 1 4 6", "place e4")
        assert (game.to_move() is None) == over


def test_yam_defi_only_and_strict_full() -> None:
    start = ["roll 4 4 4 4 6", "defi keep 4 4 4 4", "roll 4"]
    game = yam_after(*start, options={"defi_only": "yes", "strict_full": "yes"})
    assert places(game) == ["c1", "d3"]
    assert game.judge("0", "place d2") == game.judge("0", "place d1") == "YAM-10"
    game = yam_after(*start, options={"strict_full": "yes"})
    assert places(game) == ["b2", "c1", "c3", "c5", "d1", "d3", "e5"]
    assert game.judge("0", "place d2") == "YAM-3"
    assert places(yam_after(*start)) == ["b2", "b3", "c1", "c3", "c5", "d1", "d2", "d3", "e5"]


def test_yam_refusals_of_a_throw() -> None:
    game = yam_after()
    for text, answer in {
        "roll 5 4 3 2 1": "ok",
        "roll": "YAM-6",
        "roll 1": "YAM-6",
        "roll 1 2 3 4 5 6": "YAM-6",
        "roll 7": "-",
        "roll 1 2 3 4 0": "-",
        "roll 1 2 3 4  5": "-",
        "roll 1 2 3 4 \u0665": "-",
        "Roll 1 2 3 4 5": "-",
        "roll 1 2 3 4 5 ": "-",
        "roll ": "-",
        "pass": "-",
    }.items():
        assert game.judge("*", text) == answer, text
    game = yam_after("roll 1 2 3 4 5", "keep 2")
    assert game.judge("*", "roll") == "YAM-7"
    assert game.judge("*", "roll 1 2 3 4 5") == "YAM-7"
    assert game.judge("*", "roll 6 6 6 6") == "ok"
    assert game.canonical("roll 6 1 3 2") == "roll 1 2 3 6"


def test_yam_refusals_of_a_choice() -> None:
    game = yam_after("roll 1 2 3 4 6")
    for text, answer in {
        "keep": "ok",
        "keep 6 1": "ok",
        "keep 1 1": "YAM-7",
        "keep 1 2 3 4 6": "YAM-8",
        "keep 1 2 3 4 5": "YAM-7",
        "keep 1 2 3 4 6 6": "YAM-7",
        "keep 7": "-",
        "defi": "-",
        "defi keep": "ok",
        "defi keep 6 4 2": "ok",
        "defi keep 5": "YAM-7",
        "defi keep 1 2 3 4 6": "YAM-8",
        "defi pass": "-",
        "place a1": "YAM-7",
        "place f1": "-",
        "place a6": "-",
        "place A1": "-",
        "place a1 a2": "-",
        "place c2": "YAM-11",
        "place d3": "YAM-5",
        "remove a1": "YAM-12",
        "remove z9": "-",
        "roll 1": "-",
        "pass": "ok",
    }.items():
        assert game.judge("0", text) == answer, text
    assert game.canonical("defi keep 6 4 2") == "defi keep 2 4 6"


def test_yam_five_in_a_row_wins_with_fewer_points() -> None:
    game = yam_after()
    game.board = dict.fromkeys(["a1", "b1", "c1", "d1"], 0)
    game.board |= dict.fromkeys(["a3", "b3", "c3", "a4", "b4", "c4", "a5", "b5", "c5"], 1)
    game.apply("roll 6 6 6 1 2")
    game.apply("place e1")
    assert game.to_move() is None
    assert game.scores() == [3, 8]
    assert game.ranks() == [1, 2]
    assert game.exercised["YAM-14"] == 1


def test_yam_points() -> None:
    square_of_nine = {column + row: 0 for column in "abc" for row in "123"}
    assert yam_master.points(square_of_nine, 0) == 8
    assert yam_master.points({"a4": 1, "b3": 1, "c2": 1, "d1": 1}, 1) == 2
    assert yam_master.points({"a1": 1, "b1": 1, "c1": 0, "d1": 1, "e1": 1}, 1) == 0


def test_yam_turn_limit() -> None:
    game = yam_after(options={"max_turns": 20, "first": 1})
    for _ in range(20):
        game.apply("roll 1 2 3 4 6")
        game.apply("pass")
    assert game.to_move() is None
    assert game.ranks() == [1, 1]
