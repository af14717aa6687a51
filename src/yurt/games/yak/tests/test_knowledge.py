"""YAK: who sees what, that no card is ever lost, and guessed worlds against all deals."""

import math
from collections import Counter
from itertools import permutations

import pytest

from tests.parts import parts
from yurt.engine.chance import seeded
from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.state import State, View
from yurt.games.yak.notation import CARD_NAMES
from yurt.games.yak.tables import FACE_DOWN
from yurt.games.yak.tests.table import deal, play_the_last_card
from yurt.testing import NAMES, drawn, told

# Of each part.
GAMES = 4 if is_plain_wanted() else 6
GUESSES = 1500 if is_plain_wanted() else 6000

ANN = "yak-1 yak-2 yak-3 ibex-1 stop"
BOB = "yeti-1 yeti-2 yeti-3 one bang"
CLEO = "wild-1 wild-2 vulture-1 vulture-2 vulture-3"


def hands(view: View) -> list[int]:
    """How many cards of each hand a view shows."""
    sizes: list[int] = view.record.hands.sum(axis=1).tolist()
    return sizes[: view.players]


def pile(view: View) -> list[str]:
    """The pile as a view shows it."""
    cards = view.record.pile[: view.record.pile_size].tolist()
    return ["?" if card == FACE_DOWN else CARD_NAMES[card] for card in cards]


def cards_of(state: State) -> Counter[str]:
    """Every card, wherever it lies."""
    record = state.record
    counts = Counter({CARD_NAMES[kind]: int(count) for kind, count in enumerate(record.deck)})
    for hand in record.hands:
        counts += Counter({CARD_NAMES[kind]: int(count) for kind, count in enumerate(hand)})
    for kind in (*record.pile[: record.pile_size], *record.turned[: record.turned_size]):
        counts[CARD_NAMES[kind]] += 1
    return counts


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_yak_20_a_seat_sees_its_own_hand_and_its_own_cards_in_the_pile(seat: int | None) -> None:
    match = deal(ANN, BOB, CLEO)
    match.play("0 play stop; 0 claim 1 yeti; * draw bang; 1 play one; 1 claim 1 yak; * draw wild-1")
    view = match.view(seat)
    assert hands(view) == [5 if other == seat else 0 for other in range(3)]
    assert pile(view) == ["stop" if seat == 0 else "?", "one" if seat == 1 else "?"]
    assert view.record.held.tolist()[:3] == [5, 5, 5]
    assert (view.record.deck_size, view.record.pile_size) == (90, 2)
    assert match.game.write(int(view.record.claim) + 20) == "claim 1 yak"
    assert not view.record.deck.any()


def test_yak_20_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    match = deal(ANN, BOB).play("0 play stop; 0 claim 1 yeti; * draw bang")
    assert told(match, 0) == ["Ann draws “!”."]
    assert told(match, 1) == told(match, None) == ["Ann draws a card."]
    last = [match.game.write(match.view(seat).log[-1][1]) for seat in (0, 1, None)]
    assert last == ["draw bang", "draw ?", "draw ?"]


def test_yak_20_a_played_card_is_seen_by_its_player_alone() -> None:
    match = deal(ANN, BOB).play("0 play stop")
    assert told(match, 0) == ["Ann plays stop face down."]
    assert told(match, 1) == ["Ann plays a card face down."]
    assert match.game.write(match.view(1).log[-1][1]) == "play ?"


def test_yak_20_a_challenged_pile_is_turned_up_for_all_in_the_order_played() -> None:
    match = deal(ANN, BOB).play("0 play yak-3; 0 claim 1 yak; * draw bang")
    match.play("1 play one; 1 claim 2 yak; * draw wild-1; 0 challenge")
    for seat in (0, 1, None):
        assert told(match, seat) == [
            "Ann doubts Bob: 2 yaks?",
            "The pile is turned up: yak 3 and “1”.",
            "That makes only 1 yak. Caught!",
            "Bob takes 2 cards.",
        ]
        record = match.view(seat).record
        assert [CARD_NAMES[kind] for kind in record.turned[:2]] == ["yak-3", "one"]
        assert (record.last_count, record.last_taker, record.taken[1]) == (1, 1, 2)


def test_yak_20_the_last_pile_stays_face_down_until_the_game_is_over() -> None:
    match = play_the_last_card(deal(ANN, BOB, final_challenge="yes"))
    assert pile(match.view(None)) == ["?"] * 107
    match.apply("pass")
    assert "?" not in pile(match.view(None))


def test_yak_20_the_drawn_table() -> None:
    match = deal(ANN, BOB).play("0 play yak-2; 0 claim 1 yeti; * draw stop; 1 play one")
    assert drawn(match, 0).splitlines() == [
        "  0 Ann  5 in hand, 0 taken",
        "> 1 Bob  4 in hand, 0 taken",
        "Draw pile: 96 cards",
        "Pile: 2 cards  [ yak-2 | ? ]",
        "Claim to beat: 1 yeti, by Ann",
        "Your hand: ibex 1, yak 1, yak 3, stop, stop",
    ]
    assert drawn(match, None).splitlines()[3:] == [
        "Pile: 2 cards  [ ? | ? ]",
        "Claim to beat: 1 yeti, by Ann",
    ]
    assert NAMES[0] in drawn(match, 1)


def test_a_long_pile_is_drawn_in_several_lines() -> None:
    match = play_the_last_card(deal(ANN, BOB, final_challenge="yes"))
    match.apply("pass")
    lines = drawn(match, None).splitlines()[3:-1]
    assert len(lines) > 5
    assert max(map(len, lines)) <= 72
    assert " ".join(line.strip() for line in lines).count("|") == 106


@pytest.mark.parametrize("part", parts(5))
def test_yak_1_no_card_is_ever_lost(part: int) -> None:
    for trial in trials(load("yak"), GAMES, seed=1 + part):
        whole = cards_of(trial.state)
        assert whole.total() == 107
        while not trial.state.is_over:
            trial.apply(trial.choose())
            if len(trial.log) % 5 == 0:
                assert cards_of(trial.state) == whole
                world = trial.view(trial.random.choice(trial.seats)).guess(trial.rng)
                assert cards_of(world) == whole
        assert sum(trial.state.scores()) == trial.state.record.turned_size


@pytest.mark.parametrize("seat", [0, 1, None])
def test_yak_20_guessed_worlds_come_as_often_as_the_deals_allow(seat: int | None) -> None:
    """On a deck of thirteen cards every deal is enumerated: hidden hands, the hidden places of the
    pile, and what is left to draw."""
    match = Match(load("yak", reduced="small"), 2)
    match.play("* draw yeti-2; * draw one; * draw stop; * draw vulture-3")
    match.play("0 play yeti-2; 0 claim 1 yak; * draw yak-1; 1 play stop; 1 claim 2 yeti")
    view = match.view(seat)
    expected = all_worlds(match.state, seat)
    rng = seeded(f"worlds {seat}")
    found = Counter(world_key(view.guess(rng), seat) for _ in range(GUESSES))
    assert set(found) <= set(expected)
    share = GUESSES / sum(expected.values())
    square = sum((found[world] - n * share) ** 2 / (n * share) for world, n in expected.items())
    freedom = len(expected) - 1
    # Worlds that are rarely expected widen the spread of chi-square.
    variance = 2 * freedom + sum(1 / (n * share) for n in expected.values())
    assert square < freedom + 5 * math.sqrt(variance)


World = tuple[tuple[str, ...], ...]


def world_key(state: State, seat: int | None) -> World:
    """The hidden things of a world: what the others hold, and the pile."""
    held = [
        tuple(CARD_NAMES[kind] for kind, count in enumerate(hand) for _ in range(count))
        for other, hand in enumerate(state.record.hands[: state.players])
        if other != seat
    ]
    cards = state.record.pile[: state.record.pile_size]
    return (*held, tuple(CARD_NAMES[kind] for kind in cards))


def all_worlds(state: State, seat: int | None) -> Counter[World]:
    """How many orders of the cards this seat never saw lead to each world."""
    own = pile(state.view(seat))
    sizes = [int(size) for size in state.record.held[: state.players]]
    unseen = cards_of(state) - Counter(card for card in own if card != "?")
    if seat is not None:
        hand = enumerate(state.record.hands[seat])
        unseen -= Counter({CARD_NAMES[kind]: int(count) for kind, count in hand})
        sizes.pop(seat)
    worlds: Counter[World] = Counter()
    for order in permutations(unseen.elements(), sum(sizes) + own.count("?")):
        cards = iter(order)
        held = [sorted((next(cards) for _ in range(size)), key=CARD_NAMES.index) for size in sizes]
        shown = [next(cards) if card == "?" else card for card in own]
        worlds[(*(tuple(hand) for hand in held), tuple(shown))] += 1
    return worlds
