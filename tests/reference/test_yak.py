"""The second opinion on YAK against worked examples."""

import itertools
from fractions import Fraction

import pytest

from tests.reference import yak
from tests.reference.common import Options
from tests.reference.positions import after

VULTURES = ["yak-2", "vulture-2", "vulture-3"]


@pytest.mark.parametrize(
    ("more", "count"),
    [
        ([], 5),
        (["wild-2"], 7),
        (["wild-2", "bang"], 9),
        (["wild-2", "bang", "one"], 4),
        (["wild-2", "bang", "one", "stop"], 7),
        (["wild-2", "bang", "one", "stop", "stop"], 4),
        (["wild-2", "one"], 3),
        (["wild-2", "one", "one", "stop", "bang", "stop", "stop"], 7),
    ],
)
def test_yak_pile_table(more: list[str], count: int) -> None:
    assert yak.count(VULTURES + more, "vulture") == count


def test_yak_outranking_chain() -> None:
    chain = [(3, "vulture"), (4, "vulture"), (4, "yak"), (5, "groundhog"), (7, "vulture")]
    for old, new in itertools.pairwise(chain):
        assert yak.outranks(new, old)
        assert not yak.outranks(old, new)
        assert not yak.outranks(new, new)


def test_yak_material() -> None:
    cards = yak.all_cards()
    assert len(cards) == 107
    assert len(set(cards)) == 20
    assert yak.count(cards, "yak") == 75 + 12  # "!" and "1" both work: eight stop cards
    assert yak.count([card for card in cards if card != "one"], "yak") == yak.HIGHEST


def dealt_yak(options: Options | None = None) -> yak.Reference:
    """Two players; seat 0 holds one of each yak and two stops, seat 1 five yeti-1."""
    cards = ["yak-1", "yak-2", "yak-3", "stop", "stop"] + ["yeti-1"] * 5
    return after(yak.Reference(2, options or {}), *[f"draw {card}" for card in cards])


def test_yak_deal() -> None:
    game = yak.Reference(2, {"first": 1})
    assert game.odds()["draw stop"] == Fraction(8, 107)
    for _ in range(5):
        game.apply("draw yak-1")
    assert game.judge("*", "draw yak-1") == "YAK-1"
    assert game.judge("*", "draw yak-4") == "-"
    assert game.judge("0", "draw yak-2") == "-"
    assert game.judge("*", "challenge") == "-"
    for _ in range(5):
        game.apply("draw yeti-1")
    assert game.to_move() == 1
    assert game.legal() == ["play yeti-1"]


def test_yak_refusals_of_a_turn() -> None:
    game = dealt_yak()
    for text, answer in {
        "play yak-1": "ok",
        "play yeti-1": "YAK-5",
        "play yeti-4": "-",
        "play  yak-1": "-",
        "Play yak-1": "-",
        "play": "-",
        "draw yak-1": "-",
        "claim 1 yak": "YAK-5",
        "claim 01 yak": "-",
        "challenge": "YAK-7",
        "challenge ": "-",
        "pass": "YAK-5",
        "": "-",
    }.items():
        assert game.judge("0", text) == answer, text
        assert game.judge("1", text) == "-"
        assert game.judge("*", text) == "-"


def test_yak_refusals_of_a_claim() -> None:
    game = dealt_yak()
    game.apply("play stop")
    for text, answer in {
        "claim 1 yeti": "ok",
        "claim 0 yeti": "YAK-7",
        "claim 2 yeti": "YAK-7",
        "claim 169 yak": "YAK-7",
        "claim 1 wild": "-",
        "claim 1": "-",
        "claim \u0661 yak": "-",
        "play stop": "YAK-5",
        "challenge": "YAK-5",
        "pass": "YAK-5",
    }.items():
        assert game.judge("0", text) == answer, text


def test_yak_refusals_of_a_later_claim() -> None:
    game = after(dealt_yak(), "play stop", "claim 1 vulture", "draw one", "play yeti-1")
    for text, answer in {
        "claim 1 ibex": "ok",
        "claim 168 yak": "ok",
        "claim 1 vulture": "YAK-8",
        "claim 1 yeti": "YAK-8",
        "claim 0 yak": "YAK-8",
        "claim 169 yeti": "YAK-9",
        "claim 99999999999999999999 yak": "YAK-9",
        f"claim {'9' * 5000} yak": "YAK-9",
        "claim 002 yak": "-",
        "claim +2 yak": "-",
    }.items():
        assert game.judge("1", text) == answer, text


def test_yak_after_the_highest_claim() -> None:
    game = after(dealt_yak(), "play stop", "claim 1 yak", "draw one", "play yeti-1")
    after(game, "claim 168 yak", "draw one")
    assert game.legal() == ["challenge"]
    assert game.judge("0", "play stop") == "YAK-9"
    assert game.judge("0", "play yeti-1") == "YAK-5"
    game.apply("challenge")
    assert game.to_move() == 1
    assert game.scores() == [0, 2]


def last_card_played(options: Options) -> yak.Reference:
    """A game in which nobody ever challenges, after the claim with the last card."""
    game = yak.Reference(2, options)
    while any(event != "challenge" for event in game.legal()) and game.phase != "last word":
        events = [event for event in game.legal() if event != "challenge"]
        if game.phase == "claim":
            events.sort(key=lambda text: (int(text.split()[1]), yak.SIZES.index(text.split()[2])))
        game.apply(events[0])
    return game


def test_yak_nobody_challenges() -> None:
    game = last_card_played({})
    assert game.to_move() is None
    assert len(game.pile) == 107
    assert game.ranks() == [1, 1]
    assert game.judge("0", "pass") == "-"


def test_yak_final_challenge() -> None:
    game = last_card_played({"final_challenge": "yes"})
    assert game.legal() == ["challenge", "pass"]
    seat = str(game.to_move())
    assert game.judge(seat, "play yak-1") == "YAK-5"
    assert game.judge(seat, "claim 168 yak") == "YAK-5"
    game.apply("pass")
    assert game.to_move() is None
    game = last_card_played({"final_challenge": "yes"})
    game.apply("challenge")
    assert game.to_move() is None
    assert sum(game.scores()) == 107
