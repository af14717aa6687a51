"""YAK's rulings at the table: cards dealt and moves as text, and what follows."""

from fractions import Fraction

import pytest

from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.state import IllegalEvent
from yurt.games.yak.tests.table import claim_lowest, deal, pile, play_the_last_card, rank, run_down
from yurt.testing import refused

ANN = "yak-1 yak-2 yak-3 ibex-1 stop"
BOB = "yeti-1 yeti-2 yeti-3 one bang"
CLEO = "wild-1 wild-2 vulture-1 vulture-2 vulture-3"


def counted(match: Match) -> int:
    return int(match.state.record.last_count)


def taken(match: Match) -> list[int]:
    return match.state.scores()


def is_over(match: Match) -> bool:
    return match.state.is_over


# Material


def test_yak_1_there_are_107_cards() -> None:
    odds = load("yak").start().odds()
    assert sum(odds.values()) == 1
    assert len(odds) == 20
    assert odds["draw stop"] == Fraction(8, 107)
    assert odds["draw bang"] == odds["draw one"] == Fraction(6, 107)
    match = deal("stop stop stop stop stop", "stop stop stop yak-1 yak-2")
    match.play("0 play stop; 0 claim 1 yak")
    assert match.state.odds()["draw yak-3"] == Fraction(5, 97)
    assert "draw stop" not in match.state.legal()
    assert refused(match, "* draw stop") == "YAK-1"


def test_yak_2_five_of_each_value_and_six_of_each_wild_card() -> None:
    odds = load("yak").start().odds()
    for species in ("yak", "ibex", "vulture", "groundhog", "yeti"):
        for value in (1, 2, 3):
            assert odds[f"draw {species}-{value}"] == Fraction(5, 107)
    assert odds["draw wild-1"] == odds["draw wild-2"] == Fraction(6, 107)


def test_yak_3_the_yak_is_the_largest_and_the_yeti_the_smallest() -> None:
    match = deal(ANN, BOB).play("0 play stop")
    order = ["yeti", "groundhog", "vulture", "ibex", "yak"]
    assert sorted(match.state.legal(), key=rank) == [f"claim 1 {species}" for species in order]
    match.play("0 claim 1 groundhog; * draw stop; 1 play one")
    ones = [text for text in match.state.legal() if text.startswith("claim 1 ")]
    assert ones == ["claim 1 ibex", "claim 1 vulture", "claim 1 yak"]


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_yak_4_five_cards_for_each_seat_in_turn(players: int) -> None:
    match = Match(load("yak"), players, first=players - 1)
    for seat in range(players):
        for count in range(5):
            assert match.state.record.held.tolist()[seat] == count
            match.play(f"* draw {'yak' if seat < 3 else 'ibex'}-{seat % 3 + 1}")
    assert match.state.record.deck_size == 107 - 5 * players
    assert match.to_move == players - 1


def test_yak_4_play_goes_clockwise() -> None:
    match = deal(ANN, BOB, CLEO, first=2)
    match.play("2 play wild-1; 2 claim 1 yeti; * draw stop")
    match.play("0 play stop; 0 claim 1 ibex; * draw stop")
    assert match.to_move == 1


# A turn


def test_yak_5_play_then_claim_then_draw() -> None:
    match = deal(ANN, BOB)
    held = ["play ibex-1", "play stop", "play yak-1", "play yak-2", "play yak-3"]
    assert match.state.legal() == held
    assert refused(match, "0 play yeti-1") == "YAK-5"
    assert refused(match, "0 claim 1 yak") == "YAK-5"
    assert refused(match, "0 pass") == "YAK-5"
    match.play("0 play stop")
    assert refused(match, "0 play yak-1") == "YAK-5"
    assert refused(match, "0 challenge") == "YAK-5"
    match.play("0 claim 1 yak")
    assert "draw stop" in match.state.legal()
    match.play("* draw stop")
    assert match.to_move == 1


def test_yak_5_the_claim_of_the_seat_before_can_be_challenged_instead() -> None:
    match = deal(ANN, BOB).play("0 play stop; 0 claim 1 yak; * draw stop")
    assert "challenge" in match.state.legal()
    assert refused(match, "0 challenge") is None
    match.play("1 challenge")
    assert taken(match) == [1, 0]


def test_yak_6_a_claim_may_be_true_or_false() -> None:
    match = deal(ANN, BOB).play("0 play yak-3; 0 claim 1 yeti; * draw stop; 1 play yeti-1")
    claims = {text for text in match.state.legal() if text.startswith("claim")}
    assert {"claim 1 yak", "claim 3 yak", "claim 100 vulture"} <= claims


def test_yak_7_the_opening_claim_is_one_of_any_species() -> None:
    match = deal(ANN, BOB)
    assert refused(match, "0 challenge") == "YAK-7"
    match.play("0 play stop")
    assert match.state.legal() == [
        "claim 1 groundhog",
        "claim 1 ibex",
        "claim 1 vulture",
        "claim 1 yak",
        "claim 1 yeti",
    ]
    for text in ("0 claim 0 yak", "0 claim 2 yak", "0 claim 169 yak"):
        assert refused(match, text) == "YAK-7"


def test_yak_8_a_higher_number_or_the_same_with_a_larger_species() -> None:
    match = pile("stop stop", "3 vulture")
    for claim in ("4 vulture", "4 yak", "5 groundhog", "7 vulture"):
        seat = match.to_move
        card = match.state.legal()[-1]
        match.play(f"{seat} {card}; {seat} claim {claim}; * draw yeti-1")


def test_yak_8_a_claim_that_does_not_outrank_is_refused() -> None:
    match = deal(ANN, BOB).play("0 play stop; 0 claim 1 vulture; * draw stop; 1 play one")
    for text in ("1 claim 1 vulture", "1 claim 1 groundhog", "1 claim 1 yeti", "1 claim 0 yak"):
        assert refused(match, text) == "YAK-8"
    with pytest.raises(IllegalEvent):
        match.play("1 claim 1 vulture")


def test_yak_9_no_claim_above_168() -> None:
    match = deal(ANN, BOB).play("0 play stop; 0 claim 1 yak; * draw stop; 1 play one")
    assert refused(match, "1 claim 169 yeti") == "YAK-9"
    assert refused(match, f"1 claim {10**30} yeti") == "YAK-9"
    match.play("1 claim 168 yak; * draw stop")
    assert match.state.legal() == ["challenge"]
    assert refused(match, "0 play yak-1") == "YAK-9"
    assert refused(match, "0 play yeti-1") == "YAK-5"
    match.play("0 challenge")
    assert taken(match) == [0, 2]


def test_yak_9_after_the_last_card_the_last_claim_needs_no_challenge() -> None:
    match = play_the_last_card(deal(ANN, BOB, final_challenge="yes"), "168 yak")
    assert match.state.legal() == ["challenge", "pass"]


def test_yak_10_with_an_empty_draw_pile_nothing_is_drawn() -> None:
    match = run_down(deal(ANN, BOB), 10)
    assert match.state.record.deck_size == 0
    seat = match.state.actor
    match.apply(match.state.legal()[-1])
    claim_lowest(match)
    assert match.to_move == 1 - seat
    assert match.state.record.held[seat] == 4


# Challenge and count


def test_yak_11_equal_is_enough_for_the_claim() -> None:
    match = pile("vulture-2 vulture-1", "3 vulture").play("0 challenge")
    assert counted(match) == 3
    assert taken(match) == [2, 0]


def test_yak_11_too_few_and_the_claimer_takes_the_pile() -> None:
    match = pile("vulture-2 vulture-1", "4 vulture").play("0 challenge")
    assert counted(match) == 3
    assert taken(match) == [0, 2]


@pytest.mark.parametrize(
    ("cards", "count", "right"),
    [
        ("yak-2 vulture-2 vulture-3", 5, "challenger"),
        ("yak-2 vulture-2 vulture-3 wild-2", 7, "claimer"),
        ("yak-2 vulture-2 vulture-3 wild-2 bang", 9, "claimer"),
        ("yak-2 vulture-2 vulture-3 wild-2 bang one", 4, "challenger"),
        ("yak-2 vulture-2 vulture-3 wild-2 bang one stop", 7, "claimer"),
    ],
)
def test_yak_12_to_15_worked_examples(cards: str, count: int, right: str) -> None:
    match = pile(cards, "7 vulture")
    size = len(cards.split())
    claimer, challenger = (size - 1) % 2, size % 2
    match.apply("challenge")
    assert counted(match) == count
    assert taken(match)[claimer if right == "challenger" else challenger] == size


def test_yak_12_wild_cards_count_for_every_species_and_specials_for_none() -> None:
    for species in ("yak", "ibex", "vulture", "groundhog", "yeti"):
        match = pile("wild-1 wild-2 stop stop bang one", f"2 {species}")
        match.apply("challenge")
        assert counted(match) == 2
    assert counted(pile("wild-1 wild-2 yak-3", "9 yeti").play("1 challenge")) == 3


def test_yak_13_every_species_counts_with_its_value() -> None:
    assert counted(pile("yak-3 ibex-2 bang", "9 yeti").play("1 challenge")) == 5
    assert counted(pile("yak-3 ibex-2 bang bang", "9 yeti").play("0 challenge")) == 5


def test_yak_14_everything_that_counts_counts_one() -> None:
    assert counted(pile("yak-3 wild-2 ibex-2 one", "9 yak").play("0 challenge")) == 2
    assert counted(pile("yak-3 wild-2 one one", "9 yak").play("0 challenge")) == 2
    assert counted(pile("yak-3 wild-2 ibex-2 one bang", "9 yak").play("1 challenge")) == 3


@pytest.mark.parametrize(("stops", "count"), [(0, 2), (1, 3), (2, 2), (3, 3), (4, 2)])
def test_yak_15_an_odd_number_of_stop_cards_voids_the_specials(stops: int, count: int) -> None:
    cards = "yak-3 ibex-2 bang one" + " stop" * stops
    match = pile(cards, "9 yak")
    match.apply("challenge")
    assert counted(match) == count


def test_yak_16_the_taker_opens_the_next_pile() -> None:
    match = deal(ANN, BOB, CLEO)
    match.play("0 play stop; 0 claim 1 yak; * draw stop; 1 challenge")
    assert match.to_move == 0
    assert refused(match, "0 challenge") == "YAK-7"
    match.play("0 play yak-1; 0 claim 1 yak; * draw one; 1 challenge")
    assert taken(match) == [1, 1, 0]
    assert match.to_move == 1
    match.play("1 play one")
    assert len(match.state.legal()) == 5


# End


def test_yak_17_the_next_challenge_ends_the_game_once_the_draw_pile_is_empty() -> None:
    match = run_down(deal(ANN, BOB), 10)
    match.play(f"{match.to_move} challenge")
    assert is_over(match)
    assert sum(taken(match)) == 97


def test_yak_17_a_challenge_before_does_not() -> None:
    match = run_down(deal(ANN, BOB), 11)
    match.play(f"{match.to_move} challenge")
    assert not is_over(match)
    assert match.state.record.held[: match.state.players].tolist() == [5, 5]


def test_yak_18_the_last_card_ends_the_game_and_nobody_takes_the_pile() -> None:
    match = play_the_last_card(deal(ANN, BOB, CLEO))
    assert is_over(match)
    assert taken(match) == [0, 0, 0]
    assert match.state.ranks() == [1, 1, 1]


@pytest.mark.parametrize("word", ["challenge", "pass"])
def test_yak_18_with_the_option_the_next_seat_has_the_last_word(word: str) -> None:
    match = play_the_last_card(deal(ANN, BOB, final_challenge="yes"))
    claimer = match.log[-1][0]
    assert match.to_move == 1 - claimer
    assert match.state.legal() == ["challenge", "pass"]
    match.apply(word)
    assert is_over(match)
    assert sum(taken(match)) == (107 if word == "challenge" else 0)


def test_yak_19_fewest_taken_cards_win_and_ties_are_shared() -> None:
    match = run_down(deal(ANN, BOB, CLEO), 15)
    match.play(f"{match.to_move} challenge")
    scores = taken(match)
    assert sorted(scores) == [0, 0, 92]
    assert match.state.ranks() == [3 if score else 1 for score in scores]
    assert match.state.returns() == [-0.5 if score else 0.25 for score in scores]
