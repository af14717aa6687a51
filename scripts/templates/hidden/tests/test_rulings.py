"""Demo's rulings at the table: moves as text, and what follows."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from yurt.engine.chance import seeded
from yurt.engine.match import Match
from yurt.engine.spec import Value
from yurt.games.demo.tables import SETS
from yurt.testing import (
    advised,
    asked,
    bots_win,
    counted,
    drawn,
    refused,
    remarked,
    table,
    told,
    why_not,
)


def rolled(*hands: str, first: int = 0, **options: Value) -> Match:
    """A table after the first rolls: ``rolled("1 3 5", "2 2 6")``."""
    lines = [f"* roll {hand}" for hand in hands]
    return table("demo", *lines, players=len(hands), first=first, **options)


@pytest.mark.parametrize("players", [2, 6])
def test_demo_1_play_goes_clockwise(players: int) -> None:
    match = rolled(*["1 2 3"] * players, first=players - 1)
    assert match.play(f"{players - 1} bid 1 1").to_move == 0


def test_demo_2_three_dice_are_rolled() -> None:
    odds = table("demo").state.odds()
    throws = Counter(" ".join(map(str, sorted(dice))) for dice in product(range(1, 7), repeat=3))
    assert odds == {f"roll {text}": Fraction(count, 216) for text, count in throws.items()}


def test_demo_3_there_are_only_so_many_dice() -> None:
    match = rolled("1 1 1", "2 2 2")
    assert match.state.legal()[-1] == "bid 6 6"
    assert why_not(match, "bid 7 1") == (
        "There are only 6 dice on the table: bid on fewer. (DEMO-3)"
    )


def test_demo_4_a_bid_is_higher_than_the_one_before() -> None:
    match = rolled("1 1 1", "2 2 2").play("0 bid 2 3")
    assert refused(match, "bid 2 3") == refused(match, "bid 1 6") == "DEMO-4"
    for higher in ("bid 2 4", "bid 3 1"):
        assert match.why_not(higher) is None


def test_demo_5_whoever_was_wrong_loses_a_chip() -> None:
    assert refused(rolled("1 1 5", "2 5 5"), "doubt") == "DEMO-5"
    match = rolled("1 1 5", "2 5 5").play("0 bid 3 5; 1 doubt")
    assert match.state.scores() == [2, 1]
    assert told(match) == [
        "Bob doubts the bid of Ann.",
        "All cups are lifted: Ann has 1 1 5 and Bob has 2 5 5.",
        "3 dice show 5.",
        "Bob loses a chip and has 1 left.",
    ]
    match = rolled("1 1 5", "2 5 5").play("0 bid 4 5; 1 doubt")
    assert match.state.scores() == [1, 2]


def test_demo_6_the_game_ends_with_the_last_chip() -> None:
    match = rolled("1 1 1", "2 2 2", "3 3 3", chips=1).play("0 bid 1 6; 1 doubt")
    assert match.state.ranks() == [3, 1, 1]
    match = rolled("1 1 1", "2 2 2").play("0 bid 1 6; 1 doubt; * roll 1 1 1; * roll 2 2 2")
    assert match.to_move == 0
    match.play("0 bid 6 6")
    assert match.state.legal() == ["doubt"]
    assert asked(match) == "There is no higher bid: doubt it."
    assert match.play("1 doubt").state.ranks() == [2, 1]


def test_demo_7_dice_are_hidden_until_the_cups_are_lifted() -> None:
    match = rolled("1 3 5", "2 2 6")
    assert drawn(match, 0).splitlines() == ["> 0 Ann  1 3 5  2 chips", "  1 Bob  ? ? ?  2 chips"]
    assert told(match, 0) == ["Bob rolls under the cup."]
    assert told(match, 1) == ["Bob rolls 2 2 6."]
    match.play("0 bid 1 1; 1 doubt")
    hands = match.view(None).record.hands
    assert [SETS[hand] for hand in hands[0][:2]] == [(1, 3, 5), (2, 2, 6)]
    assert not hands[1].any()


def test_demo_7_a_guess_throws_the_hidden_dice_anew() -> None:
    view, rng = rolled("1 3 5", "2 2 6").view(0), seeded(1)
    hands = [view.guess(rng).record.hands[0] for _ in range(600)]
    assert {SETS[hand[0]] for hand in hands} == {(1, 3, 5)}
    # A triple is as likely as one throw of 216, three different dice as six of them.
    throws = Counter(len(set(SETS[hand[1]])) for hand in hands)
    assert throws[3] > throws[2] > throws[1] > 0


def test_advice_tells_the_chance() -> None:
    match = rolled("1 5 5", "2 2 6").play("0 bid 2 5")
    assert advised(match, "doubt")[0] == "Doubt the bid"
    name, why = advised(match, "bid 3 2")
    assert name == "Bid: at least 3 dice show 2"
    # One of three dice has to show 2: 1 - (5/6)³.
    assert why == "You hold 2 with 2; the chance that the bid is true is 42%."


def test_what_is_told_after_the_game() -> None:
    match = rolled("1 1 5", "2 5 5", chips=1).play("0 bid 3 5; 1 bid 4 5; 0 doubt")
    assert counted(match, 0) == {"right-doubts": 1, "highest-bid": 3}
    assert remarked(match, 0) == "Ann doubts rightly once and bids on 3 dice."


def test_the_bot_beats_random() -> None:
    assert bots_win("demo", 20) > 0.8


def test_the_browser_gets_the_dice_of_the_round_before() -> None:
    match = rolled("1 1 5", "2 5 5").play("0 bid 3 5; 1 doubt")
    shown = match.game.show(match.view(None))
    assert (shown.dice, shown.rounds, shown.bid) == ([[], []], 1, None)
    assert shown.last.dice == [[1, 1, 5], [2, 5, 5]]
    assert (shown.last.number, shown.last.face, shown.last.count, shown.last.loser) == (3, 5, 3, 1)
