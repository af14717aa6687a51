"""ZAYO as the browser gets it: its short list of moves says them all, and it reads like the
table."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

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
    Lay,
    Price,
    Show,
    Target,
    Trick,
    TrickBid,
    show,
)
from yurt.games.zayo.tests.table import tour

GAMES = 2 if is_plain_wanted() else 5
# Games are long; every so many events are looked at.
STRIDE = 9


def moves(shown: Show) -> Iterator[str]:
    """Every legal move, as a client writes them."""
    choices = shown.choices
    yield from (f"bid {card}" for card in choices.bids)
    for lay in choices.lays:
        yield from (f"lay {lay.card}{form}" for form in forms(lay))
    yield from (f"place {kind}" for kind in choices.places)
    yield from (f"ask {seat} {kind}" for seat in choices.ask_seats for kind in choices.ask_kinds)
    yield from (f"take {animal}" for animal in choices.takes)
    yield from ["pass"] * choices.may_pass
    yield from ["counter"] * choices.may_counter
    yield from ["accept"] * choices.may_accept


def forms(lay: Lay) -> Iterator[str]:
    if lay.is_plain:
        yield ""
    for price in lay.prices:
        yield " sheep" * price.sheep + " goat" * price.goat
    yield from map(written, lay.targets)
    if lay.may_take_two:
        for one, other in combinations_with_replacement(lay.targets, 2):
            if one is not other or one.count >= 2:
                yield written(one) + written(other)


def written(target: Target) -> str:
    return f" {target.seat}" if target.what is None else f" {target.seat} {target.what}"


@pytest.mark.slow_plain
def test_the_short_form_says_all_legal_moves_and_no_others() -> None:
    laid: set[str] = set()
    for trial in trials(load("zayo"), GAMES, seed=21):
        while not trial.state.is_over and len(trial.log) < 4000:
            if len(trial.log) % STRIDE == 0:
                for seat in trial.seats:
                    view = trial.view(seat)
                    shown = show(view)
                    assert sorted(moves(shown)) == view.legal()
                    laid.update(lay.card for lay in shown.choices.lays)
            trial.apply(trial.choose())
    assert laid >= {"thief", "wolf", "friendship", "zayo"}


def test_every_form_of_every_card_can_be_laid() -> None:
    camps = ["horse cart yurt trap", "cart horse horse", "cart trap"]
    herds = ["2 sheep 2 goat 2 camel", "1 goat 1 camel", "2 sheep"]
    hand = "zayo chief wolf thief fiddle steppe"
    for takes, stock in (("all", Target(2, None, 2)), ("one-kind", Target(2, "sheep", 2))):
        match = tour([hand, "", ""], camps=camps, herds=herds, chief_takes=takes)
        match.play("0 lay zayo; 0 bid sh-8; 1 bid sh-1; 2 bid sh-3; 0 pass")
        shown = show(match.view(0))
        assert sorted(moves(shown)) == match.view(0).legal()
        found = {lay.card: lay for lay in shown.choices.lays}
        assert found["thief"].may_take_two
        assert Target(1, "horse", 2) in found["thief"].targets
        assert Target(1, "camel", 1) in found["wolf"].targets
        assert Target(1, "camels", 1) in found["chief"].targets
        assert stock in found["chief"].targets
        assert found["fiddle"].prices == [Price(2, 1), Price(1, 2)]
        assert found["steppe"].is_plain


def test_the_trick_and_the_own_hands() -> None:
    match = tour(["thief", "wolf", "zayo"], camps=["", "horse"], herds=["1 sheep"])
    match.play("0 bid sh-8")
    shown = show(match.view(1))
    assert (shown.phase, shown.turn, shown.tour, shown.last_tour) == ("turn", 1, 1, 60)
    assert shown.trick == Trick(1, 0, "sh", [TrickBid(0, "sh-8")], winner=0)
    assert shown.bid_hand == ["sh-1", "sh-2", "sc-1", "gh-1", "gc-1"]
    assert shown.choices.bids == shown.bid_hand
    assert HandCard("wolf", 1) in shown.play_hand
    assert sum(card.count for card in shown.play_hand) == shown.players[1].cards_held
    assert shown.players[1].equipment == Equipment(1, 0, 0, 0)
    assert shown.players[0].herd == Herd(1, 0, 0)
    assert (shown.centre, shown.camels_needed) == (Herd(7, 8, 8), 2)
    assert [player.bids_held for player in shown.players] == [4, 5, 5]
    for seat in (0, 2, None):
        assert not list(moves(show(match.view(seat))))
    public = show(match.view(None))
    assert (public.bid_hand, public.play_hand) == ([], [])


def test_the_cards_that_must_overbid() -> None:
    bids = ["sh-4 sc-8 gh-8 gc-8 sc-7", "sh-2 sh-6 gc-1 gc-2 gc-3", "sc-1 sc-2 sc-3 sc-4 sc-5"]
    match = tour(["", "", ""], bids=bids).play("0 bid sh-4")
    assert show(match.view(1)).choices.bids == ["sh-6"]


def test_the_question_to_the_victim() -> None:
    match = tour(["thief", "friendship", ""], camps=["", "horse"])
    match.play("0 lay thief 1 horse")
    question = Attack(0, "thief", [Booty(1, "horse")], asked=1, defence="friendship")
    for seat in (0, 1, 2, None):
        shown = show(match.view(seat))
        assert (shown.phase, shown.turn, shown.attack) == ("answer", 1, question)
        assert sorted(moves(shown)) == (["accept", "counter"] if seat == 1 else [])
    match.play("1 accept")
    shown = show(match.view(0))
    assert (shown.phase, shown.attack, shown.players[0].laid) == ("bid", None, ["thief"])


def test_rewards() -> None:
    match = tour(["yurt", "", ""], camps=["horse cart"])
    match.play("0 bid sh-8; 1 bid sh-1; 2 bid sh-3")
    shown = show(match.view(0))
    assert (shown.phase, shown.choices.places, shown.choices.may_pass) == ("reward", ["yurt"], True)
    assert (shown.choices.ask_seats, shown.choices.takes) == ([], [])


def test_names_are_those_of_the_notation() -> None:
    assert SUIT_NAMES == notation.SUIT_NAMES
    assert ANIMAL_NAMES == notation.ANIMAL_NAMES
    assert CARD_NAMES == notation.CARD_NAMES
