"""The second opinion on ZAYO against worked examples: how a chief is answered (ZAYO-42)."""

import pytest

from tests.reference import zayo
from tests.reference.common import Options
from tests.reference.positions import after, dealt, give


def chief_comes(hand: str, options: Options | None = None, text: str = "") -> zayo.Reference:
    """Seat 0 lays a chief on seat 1, which holds these cards; a second chief is in its hand."""
    game = dealt(3, options)
    game.play_hands[0] = ["chief", "chief", "thief", "wolf"]
    game.play_hands[1] = hand.split()
    game.equipment[0] = ["horse", "cart", "yurt", "trap"]
    game.equipment[1] = ["horse"]
    give(game, 1, "sheep sheep goat camel")
    game.laid[0] = ["zayo"]
    game.apply(text or "lay chief 1")
    return game


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("", []),
        ("friendship", ["counter friendship"]),
        ("shaman horse", ["counter shaman"]),
        ("shaman friendship", ["counter friendship", "counter shaman"]),
    ],
)
def test_the_victim_is_asked_whether_it_holds_a_card_or_not(hand: str, legal: list[str]) -> None:
    game = chief_comes(hand)
    assert (game.to_move(), game.legal()) == (1, ["accept", *legal])
    for text in ["counter friendship", "counter shaman"]:
        assert game.judge("1", text) == ("ok" if text in legal else "ZAYO-43")
    for text in ["counter", "pass", "lay shaman", "bid sh-1", "take goat"]:
        assert game.judge("1", text) == "ZAYO-40"
    for text in ["counter wolf", "counter zayo", "counter sheep", "counter  shaman", "counter 1"]:
        assert game.judge("1", text) == "-"
    assert game.judge("0", "accept") == game.judge("2", "counter shaman") == "-"


def test_accepting_loses_all_small_stock() -> None:
    game = after(chief_comes("shaman"), "accept")
    assert game.animals[0] == {"sheep": 2, "goat": 1, "camel": 0}
    assert game.animals[1] == {"sheep": 0, "goat": 0, "camel": 1}
    assert game.play_hands[1] == ["shaman"]
    assert (game.to_move(), game.phase, game.has_laid) == (0, "turn", True)


@pytest.mark.parametrize("card", ["friendship", "shaman"])
def test_a_counter_cancels_one_chief_and_protects_from_its_own_attack(card: str) -> None:
    game = after(chief_comes("friendship shaman"), f"counter {card}")
    other = "shaman" if card == "friendship" else "friendship"
    assert game.animals[1] == {"sheep": 2, "goat": 1, "camel": 1}
    assert (game.laid[0], game.laid[1]) == (["zayo", "chief"], [card])
    assert (game.play_hands[1], game.to_move(), game.phase) == ([other], 0, "turn")
    game.has_laid = False
    safe = {
        "friendship": ("lay thief 1 horse", "ZAYO-22"),
        "shaman": ("lay wolf 1 goat", "ZAYO-24"),
    }
    assert game.judge("0", safe[card][0]) == safe[card][1]
    assert game.judge("0", safe[other][0]) == "ok"
    game.apply("lay chief 1")  # the second one, and one card is left against it
    assert game.legal() == ["accept", f"counter {other}"]
    assert game.judge("1", f"counter {card}") == "ZAYO-43"
    game.apply(f"counter {other}")
    assert game.exercised["ZAYO-42 a second chief comes"] == 1
    assert game.animals[0] == {"sheep": 0, "goat": 0, "camel": 0}


def test_camels_are_defended_too() -> None:
    game = after(chief_comes("friendship", text="lay chief 1 camels"), "counter friendship")
    assert game.scores() == [0, 1, 0]
    game = after(chief_comes("friendship", text="lay chief 1 camels"), "accept")
    assert game.scores() == [1, 0, 0]
    assert game.animals[1]["sheep"] == 2


def test_one_kind_is_defended_too() -> None:
    game = chief_comes("shaman", {"chief_takes": "one-kind"}, "lay chief 1 sheep")
    assert game.legal() == ["accept", "counter shaman"]
    game.apply("accept")
    assert game.animals[1] == {"sheep": 0, "goat": 1, "camel": 1}


@pytest.mark.parametrize(
    ("laid", "asked"),
    [
        ([[], [], []], True),
        ([[], [], ["friendship"]], True),
        ([["shaman"], [], []], True),
        ([["shaman"], [], ["friendship"]], False),
        ([[], ["friendship", "shaman"], []], False),
    ],
)
def test_nobody_is_asked_once_both_cards_lie_open(laid: list[list[str]], asked: bool) -> None:
    game = dealt(3)
    game.play_hands[0] = ["chief"]
    game.equipment[0] = ["horse", "cart", "yurt", "trap"]
    give(game, 1, "sheep")
    game.laid = laid
    game.apply("lay chief 1")
    assert game.to_move() == (1 if asked else 0)
    assert game.animals[0]["sheep"] == (0 if asked else 1)


def test_without_the_option_a_chief_is_not_answered() -> None:
    game = chief_comes("friendship shaman", {"chief_counter": "no"})
    assert (game.to_move(), game.animals[0]["sheep"]) == (0, 2)
    game.has_laid = False
    game.apply("lay wolf 1 camel")
    assert game.legal() == ["accept", "counter"]
    assert game.judge("1", "counter shaman") == "ZAYO-40"  # an event still, in the wrong form


@pytest.mark.parametrize("attack", ["lay thief 1 horse", "lay wolf 1 goat"])
def test_a_named_counter_is_the_wrong_form_against_thief_and_wolf(attack: str) -> None:
    game = chief_comes("friendship shaman", text=attack)
    assert game.legal() == ["accept", "counter"]
    for card in ["friendship", "shaman"]:
        assert game.judge("1", f"counter {card}") == "ZAYO-40"
