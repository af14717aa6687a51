"""ZAYO as the browser gets it reads like the table."""

import pytest

from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.games.zayo import notation
from yurt.games.zayo.show import (
    ANIMAL_NAMES,
    CARD_NAMES,
    SUIT_NAMES,
    Attack,
    Booty,
    Equipment,
    HandCard,
    Herd,
    Trick,
    TrickBid,
    show,
)
from yurt.games.zayo.tests.table import tour

GAMES = 2 if is_plain_wanted() else 5
# Games are long; every so many events are looked at.
STRIDE = 9


@pytest.mark.slow_plain
def test_a_card_that_cannot_be_played_says_why() -> None:
    """What a card in the hand means is a move: legal, or refused by a ruling."""
    explained: set[str] = set()
    for trial in trials(load("zayo"), GAMES, seed=21):
        while not trial.state.is_over and len(trial.log) < 4000:
            seat = trial.state.to_move
            if isinstance(seat, int) and len(trial.log) % STRIDE == 0:
                view = trial.view(seat)
                playable = {move.split()[1] for move in view.legal() if " " in move}
                for held in show(view).play_hand:
                    refusal = view.why_not(held.meant)
                    if held.card not in playable and not held.meant.startswith("counter"):
                        assert refusal is not None and str(refusal.rule).startswith("ZAYO-")
                        explained.add(held.card)
            trial.apply(trial.choose())
    assert explained >= {"horse", "trap", "thief", "wolf", "chief", "fiddle", "steppe"}


def test_a_card_is_meant_for_whoever_has_most_to_lose() -> None:
    camps = ["horse cart yurt trap", "cart", "yurt trap"]
    herds = ["1 sheep 1 goat", "1 goat", "1 sheep 2 goat"]
    hand = "horse chief wolf thief fiddle trap"
    for takes, chief in (("all", "lay chief 2"), ("one-kind", "lay chief 2 goat")):
        shown = show(tour([hand, "", ""], camps=camps, herds=herds, chief_takes=takes).view(0))
        meant = {held.card: held.meant for held in shown.play_hand}
        assert meant["horse"] == "place horse"
        assert meant["trap"] == "lay trap sheep goat"
        assert meant["fiddle"] == "lay fiddle sheep sheep goat"
        assert meant["thief"] == "lay thief 2 yurt"
        assert meant["wolf"] == "lay wolf 2 goat"
        assert meant["chief"] == chief


def test_the_trick_and_the_own_hands() -> None:
    match = tour(["thief", "wolf", "zayo"], camps=["", "horse"], herds=["1 sheep"])
    match.play("0 bid sh-8")
    shown = show(match.view(1))
    assert (shown.phase, shown.tour, shown.last_tour) == ("turn", 1, 60)
    assert shown.trick == Trick(1, 0, "sh", [TrickBid(0, "sh-8")], winner=0)
    assert shown.bid_hand == ["sh-1", "sh-2", "sc-1", "gh-1", "gc-1"]
    assert HandCard("wolf", 1, "lay wolf 0 sheep") in shown.play_hand
    assert sum(card.count for card in shown.play_hand) == shown.players[1].cards_held
    assert shown.players[1].equipment == Equipment(1, 0, 0, 0)
    assert shown.players[0].herd == Herd(1, 0, 0)
    assert (shown.centre, shown.camels_needed) == (Herd(7, 8, 8), 2)
    assert [player.bids_held for player in shown.players] == [4, 5, 5]
    public = show(match.view(None))
    assert (public.bid_hand, public.play_hand) == ([], [])


def test_the_question_to_the_victim() -> None:
    match = tour(["thief", "friendship", ""], camps=["", "horse"])
    match.play("0 lay thief 1 horse")
    question = Attack(0, "thief", [Booty(1, "horse")], asked=1, defences=["friendship"])
    for seat in (0, 1, 2, None):
        shown = show(match.view(seat))
        assert (shown.phase, shown.attack) == ("answer", question)
    held = {held.card: held.meant for held in show(match.view(1)).play_hand}
    assert (held["friendship"], held["cart"]) == ("counter", "place cart")
    match.play("1 accept")
    shown = show(match.view(0))
    assert (shown.phase, shown.attack, shown.players[0].laid) == ("bid", None, ["thief"])


def test_the_question_to_the_victim_of_a_chief() -> None:
    camps, herds = ["horse cart yurt trap"], ["", "2 sheep 1 goat 1 camel"]
    match = tour(["chief", "shaman", "friendship"], camps=camps, herds=herds)
    match.play("0 lay chief 1")
    booty = [Booty(1, "sheep"), Booty(1, "sheep"), Booty(1, "goat")]
    question = Attack(0, "chief", booty, asked=1, defences=["friendship", "shaman"])
    for seat in (0, 1, 2, None):
        shown = show(match.view(seat))
        assert (shown.phase, shown.attack) == ("answer", question)
    meant = {held.card: held.meant for held in show(match.view(1)).play_hand}
    assert meant["shaman"] == "counter shaman"


def test_rewards() -> None:
    match = tour(["yurt", "", ""], camps=["horse cart"])
    match.play("0 bid sh-8; 1 bid sh-1; 2 bid sh-3")
    shown = show(match.view(0))
    assert (shown.phase, shown.trick.winner) == ("reward", 0)
    assert "place yurt" in [held.meant for held in shown.play_hand]


def test_names_are_those_of_the_notation() -> None:
    assert SUIT_NAMES == notation.SUIT_NAMES
    assert ANIMAL_NAMES == notation.ANIMAL_NAMES
    assert CARD_NAMES == notation.CARD_NAMES
