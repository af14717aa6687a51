"""The second opinion on YAY! against worked examples."""

from fractions import Fraction

import pytest

from tests.reference import yay
from tests.reference.positions import moves


def sheet(
    players: int, numbers: dict[str, tuple[int, int]], first_over: bool = True
) -> yay.Reference:
    """A game with live numbers (seat, number) on the sheet, seat 0 to throw."""
    game = yay.Reference(players, {})
    for name, (seat, number) in numbers.items():
        game.squares[name] = yay.Square("live", seat, number)
    game.has_thrown = [first_over] * players
    return game


def throw(game: yay.Reference, aim: str, *dice: str) -> None:
    game.apply("aim " + aim)
    for die in dice:
        game.apply("die " + die)


@pytest.mark.parametrize("block", ["c3", "d3", "c4", "d4"])
def test_yay_an_equal_number_beside_forbids_and_a_higher_total_crosses_out(block: str) -> None:
    game = sheet(2, {"d4": (1, 10)})
    throw(game, block, f"6 {block}", f"3 {block}", f"1 {block}")
    assert not set(moves(game, "write")) & {"d3", "d5", "c4", "e4"}
    assert moves(game, "write")
    assert not moves(game, "block")
    game = sheet(2, {"d4": (1, 10)})
    throw(game, block, f"6 {block}", f"4 {block}", f"1 {block}")
    beside = next(name for name in moves(game, "write") if name in ("d3", "d5", "c4", "e4"))
    game.apply("write " + beside)
    assert game.squares["d4"].state == "crossed"
    assert game.scores() == [1, 0]


def test_yay_one_higher_number_beside_forbids_whatever_else_is_there() -> None:
    game = sheet(3, {"d4": (1, 7), "f4": (2, 12)})
    throw(game, "d4", "4 d4", "4 d4", "1 d4")
    assert moves(game, "write") == ["d5", "e5"]
    assert game.judge("0", "write e4") == "YAY-7"
    assert game.judge("0", "write d4") == "YAY-7"
    assert game.judge("0", "block e4") == "YAY-9"
    game.apply("write d5")
    assert game.squares["d4"].state == "crossed"
    assert game.scores() == [1, 0, 1]


def test_yay_own_and_crossed_and_blocked_neighbours_do_not_matter() -> None:
    game = sheet(2, {"d4": (0, 18), "f5": (1, 18)})
    game.squares["f5"].state = "crossed"
    game.squares["e6"] = yay.Square("blocked")
    throw(game, "d4", "1 d4", "1 d4", "1 d4")
    assert moves(game, "write") == ["d5", "e4", "e5"]


def test_yay_equal_repeated_throw_is_a_penalty() -> None:
    game = sheet(2, {"a8": (0, 5), "h8": (1, 5)})
    throw(game, "d4", "3 d4", "3 d4", "3 d4")
    assert game.judge("0", "cross a8") == "YAY-13"
    throw(game, "d4", "6 d4", "3 d4", "off")
    assert game.legal() == ["cross a8"]
    for text in ["cross h8", "cross a1", "write d4", "block d4", "aim a1", "aim h1"]:
        assert game.judge("0", text) == "YAY-13"
    game.apply("cross a8")
    assert (game.scores(), game.to_move()) == ([0, 1], 1)
    assert game.exercised["YAY-13 with a live number"] == 1


def test_yay_penalty_without_a_live_number_ends_the_turn() -> None:
    game = sheet(2, {})
    throw(game, "d4", "3 d4", "3 d4", "3 d4")
    throw(game, "d4", "off", "off", "off")
    assert (game.to_move(), game.phase) == (1, "throw")
    assert game.exercised["YAY-13 without a live number"] == 1


def test_yay_the_first_throw_of_a_seat_must_be_written() -> None:
    game = sheet(2, {}, first_over=False)
    throw(game, "d4", "3 d4", "3 d4", "3 d4")
    assert game.legal() == ["write d4", "write d5", "write e4", "write e5"]
    assert game.judge("0", "aim a1") == "YAY-12"
    assert game.judge("0", "aim h1") == "YAY-2"
    game.apply("write d4")
    throw(game, "d4", "off", "off", "off")  # lost, and it was the first throw of seat 1
    throw(game, "a1", "1 a1", "1 a1", "1 a1")
    game.apply("write a1")
    throw(game, "d4", "3 d4", "3 d4", "3 d4")
    assert game.judge("1", "aim a1") == "ok"


def test_yay_blocks_only_when_nothing_can_be_written() -> None:
    game = sheet(2, {"b1": (1, 9), "a2": (1, 9), "b3": (1, 9), "b2": (0, 1)})
    throw(game, "a1", "1 a1", "1 a1", "1 a1")
    assert moves(game, "block") == ["a1"]
    assert not moves(game, "write")
    assert len(moves(game, "aim")) == 49
    assert game.judge("0", "write a1") == "YAY-7"
    assert game.judge("0", "block c1") == "YAY-9"
    game.apply("block a1")
    assert game.squares["a1"].state == "blocked"


def test_yay_all_filled_ends_the_turn_and_the_penalty_comes_first() -> None:
    full: dict[str, tuple[int, int]] = dict.fromkeys(["a1", "a2", "b1", "b2"], (0, 3))
    game = sheet(2, full)
    throw(game, "a1", "6 a1", "6 a1", "6 a1")
    assert (game.to_move(), game.phase) == (1, "throw")
    game = sheet(2, full)
    throw(game, "d4", "1 d4", "1 d4", "1 d4")
    throw(game, "a1", "6 a1", "off", "off")
    assert (game.to_move(), game.exercised["YAY-14 all filled"]) == (1, 1)
    game = sheet(2, full)
    throw(game, "d4", "1 d4", "1 d4", "1 d4")
    throw(game, "a1", "3 a1", "off", "off")
    assert game.phase == "penalty"


def hundredths(aim: int, tray: str = "rim", scatter: str = "normal") -> dict[int, int]:
    odds = {place: 100 * chance for place, chance in yay.axis_odds(aim, scatter, tray).items()}
    assert all(chance.denominator == 1 for chance in odds.values())
    return {place: int(odds[place]) for place in sorted(odds)}


def test_yay_the_rim_sends_dice_back() -> None:
    assert hundredths(1) == {1: 24 + 20, 2: 20 + 11, 3: 11 + 5, 4: 5 + 2, 5: 2}
    assert hundredths(2) == {1: 20 + 11, 2: 24 + 5, 3: 20 + 2, 4: 11, 5: 5, 6: 2}
    assert hundredths(4) == {1: 5 + 2, 2: 11, 3: 20, 4: 24, 5: 20, 6: 11, 7: 5 + 2}
    assert hundredths(7) == {3: 2, 4: 5 + 2, 5: 11 + 5, 6: 20 + 11, 7: 24 + 20}
    assert hundredths(7, scatter="sure") == {3: 0, 4: 2, 5: 6 + 2, 6: 22 + 6, 7: 40 + 22}
    assert hundredths(1, scatter="wild") == {1: 31, 2: 27, 3: 21, 4: 15, 5: 6}
    open_tray = {-3: 2, -2: 5, -1: 11, 0: 20, 1: 24, 2: 20, 3: 11, 4: 5, 5: 2}
    assert hundredths(1, tray="open") == open_tray


def test_yay_odds_with_a_rim() -> None:
    odds = yay.landing_odds("a1", "normal", "rim")
    stays = Fraction(19, 20) / 6
    assert odds["die off"] == Fraction(1, 20)
    assert odds["die 3 b1"] == stays * Fraction(31, 100) * Fraction(44, 100)
    assert odds["die 1 e5"] == stays * Fraction(2, 100) ** 2
    assert "die 1 f1" not in odds
    odds = yay.landing_odds("g4", "sure", "rim")
    assert odds["die off"] == Fraction(1, 20)
    assert odds["die 6 f7"] == stays * Fraction(28, 100) * Fraction(2, 100)
    assert "die 6 c4" not in odds  # offset -4 has probability 0


def test_yay_odds_of_an_open_tray() -> None:
    odds = yay.landing_odds("a1", "normal", "open")
    assert odds["die 3 a1"] == Fraction(24, 100) ** 2 / 6
    assert odds["die 6 e2"] == Fraction(2, 100) * Fraction(20, 100) / 6
    assert odds["die off"] == 1 - Fraction(62, 100) ** 2
    assert "die off" not in yay.landing_odds("d4", "sure", "open")
    assert len(yay.landing_odds("d4", "sure", "open")) == 49 * 6


@pytest.mark.parametrize("tray", yay.TRAYS)
@pytest.mark.parametrize("scatter", yay.SCATTER)
def test_yay_odds_are_whole(scatter: str, tray: str) -> None:
    for block in yay.BLOCKS:
        odds = yay.landing_odds(block, scatter, tray)
        assert sum(odds.values()) == 1
        assert odds.get("die off") == Fraction(1, 20) or tray == "open"


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("aim a1", "ok"),
        ("aim g7", "ok"),
        ("aim h1", "YAY-2"),
        ("aim a8", "YAY-2"),
        ("aim i1", "-"),
        ("aim a9", "-"),
        ("aim a0", "-"),
        ("aim", "-"),
        ("aim A1", "-"),
        ("aim  a1", "-"),
        ("aim a1 ", "-"),
        ("aim off", "-"),
        ("write a1", "YAY-4"),
        ("write i1", "-"),
        ("block h8", "YAY-4"),
        ("block a11", "-"),
        ("cross a1", "YAY-13"),
        ("cross a1 a2", "-"),
        ("die 3 a1", "-"),
        ("die off", "-"),
        ("pass", "-"),
        ("", "-"),
    ],
)
def test_yay_refusals_before_the_throw(text: str, verdict: str) -> None:
    game = yay.Reference(2, {})
    assert game.judge("0", text) == verdict
    assert game.judge("1", text) == game.judge("*", text) == game.judge("7", text) == "-"


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("die 3 d4", "ok"),
        ("die 3 h1", "YAY-5"),
        ("die 3 a8", "YAY-5"),
        ("die 3 h8", "YAY-5"),
        ("die off", "YAY-5"),
        ("die 3 i1", "-"),
        ("die 7 d4", "-"),
        ("die 0 d4", "-"),
        ("die 03 d4", "-"),
        ("die d4 3", "-"),
        ("die off d4", "-"),
        ("die 3", "-"),
        ("die", "-"),
        ("aim a1", "-"),
        ("write a1", "-"),
    ],
)
def test_yay_refusals_of_dice(text: str, verdict: str) -> None:
    game = yay.Reference(2, {"scatter": "sure", "tray": "open"})
    game.apply("aim d4")
    assert game.judge("*", text) == verdict
    assert game.judge("0", text) == "-"
    game = yay.Reference(2, {"scatter": "sure"})
    game.apply("aim d4")
    assert game.judge("*", text) == ("ok" if text == "die off" else verdict)


def test_yay_end_and_tie_break() -> None:
    for end, over in [("row-and-column", False), ("row-or-column", True)]:
        game = yay.Reference(2, {"end": end})
        for column in "bcdefgh":
            game.squares[column + "1"] = yay.Square("blocked")
        throw(game, "a1", "3 a1", "3 a1", "3 a1")
        game.apply("write a1")
        assert (game.to_move() is None) == over
    game = sheet(3, {"a1": (0, 9), "c1": (1, 10), "e1": (2, 4), "e3": (2, 4)})
    assert game.ranks() == [3, 2, 1]
    game = sheet(4, {"a1": (0, 9), "c1": (1, 9), "e1": (2, 4)})
    assert game.ranks() == [1, 1, 3, 4]


def test_yay_ends_after_dry_turns() -> None:
    for players in (2, 3, 4):
        game = yay.Reference(players, {"first": 1})
        for _ in range(5 * players):
            assert game.to_move() is not None
            throw(game, "a1", "off", "off", "off")
        assert game.to_move() is None
        assert game.legal() == []
        assert game.ranks() == [1] * players
        assert game.judge("1", "aim a1") == "-"
        assert game.exercised["YAY-17 nothing filled"] == 1


def test_yay_ends_with_the_500th_turn() -> None:
    game = sheet(2, {})
    game.turns_ended = 498
    throw(game, "a1", "off", "off", "off")
    assert game.to_move() == 1
    throw(game, "a1", "off", "off", "off")
    assert (game.to_move(), game.exercised["YAY-17 500 turns"]) == (None, 1)
