"""What a seat of ZAYO knows: views, answers that betray nothing, guesses against enumeration."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

import pytest

from yurt.engine.chance import below, seeded
from yurt.engine.jit import is_plain_wanted
from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.state import State
from yurt.games.zayo.attacks import countering_card
from yurt.games.zayo.notation import BID_NAMES, CARD_NAMES
from yurt.games.zayo.tables import (
    ACCEPT,
    ASK,
    BASE,
    COUNTER,
    DEAL,
    LAID,
    LAY,
    PLACE,
    RANKS,
    SUITS,
    TAKE,
)
from yurt.games.zayo.tests.table import tour

SAMPLES = 600 if is_plain_wanted() else 6000


def test_zayo_60_a_seat_sees_its_own_cards_and_the_sizes_of_the_others() -> None:
    match = tour(["thief", "wolf", "zayo"]).play("0 bid sh-8; 1 bid sh-1")
    for seat in range(3):
        view, record = match.view(seat).record, match.state.record
        assert view.bids[seat].tolist() == record.bids[seat].tolist()
        assert view.hands[seat].tolist() == record.hands[seat].tolist()
        others = [other for other in range(3) if other != seat]
        assert not view.bids[others].any()
        assert not view.hands[others].any()
        assert view.bids_held.tolist() == [4, 4, 5, 0, 0, 0]
        assert view.held.tolist() == [10, 10, 10, 0, 0, 0]
        assert not view.bid_deck.any()
    assert not match.view(None).record.hands.any()


def test_zayo_60_dealt_cards_are_seen_by_their_owner_alone() -> None:
    match = Match(load("zayo"), 2).play("* deal sh-1")
    assert [load("zayo").write(event) for _, event in match.view(0).log] == ["deal sh-1"]
    for seat in (1, None):
        assert [load("zayo").write(event) for _, event in match.view(seat).log] == ["deal ?"]
        assert match.view(seat).legal() == []


def test_zayo_60_hands_left_at_the_end_of_a_tour_are_never_shown() -> None:
    match = tour(["", "", ""])
    rng = seeded(4)
    while match.state.record.tour == 0:
        moves = [move for move in match.state.moves if move < LAY or move >= PLACE]
        match.apply(int(moves[below(rng, len(moves))]))
    for seat in range(3):
        assert not match.view(seat).record.hands.any()


def look(match: Match, seat: int | None) -> tuple[object, ...]:
    """All that reaches a seat: the view with its log, moves, story and drawing."""
    view = match.view(seat)
    names = ("Ann", "Bob", "Cleo", "Dan")
    drawn = match.game.draw(view.record, seat, "en", names)
    texts = ("counter", "counter shaman", "accept", "bid sc-8") if seat is not None else ()
    refusals = [str(view.why_not(text, names=names)) for text in texts]
    return view, view.legal(), match.story(seat), drawn, refusals, match.to_move


@pytest.mark.parametrize("attack", ["thief 1 horse", "wolf 1 sheep", "thief 1 horse 2 cart"])
def test_zayo_43_being_asked_betrays_nothing(attack: str) -> None:
    # The same game twice: in one the victim holds the card that answers, in the other seat 2 does.
    card = "shaman" if "wolf" in attack else "friendship"
    other = "friendship" if "wolf" in attack else "shaman"
    pair = [
        tour(
            [f"zayo {attack.split()[0]}", f"{first} cart cart", f"{second} cart cart", other],
            camps=["", "horse", "cart"],
            herds=["", "1 sheep"],
        )
        for first, second in ((card, "trap"), ("trap", card))
    ]
    for match in pair:
        match.play("0 lay zayo; 0 bid sh-8; 1 bid sh-1; 2 bid sh-3; 3 bid sh-4; 0 pass")
    answers = ["1 accept", "2 accept"] if "2 cart" in attack else ["1 accept"]
    for line in [f"0 lay {attack}", *answers, "0 bid sc-8"]:
        for match in pair:
            match.play(line)
        for seat in (0, 3, None):
            assert look(pair[0], seat) == look(pair[1], seat)


# What the victim holds beside carts: both cards, either, or none; somebody else has the others.
HOLDINGS = (
    ("friendship shaman", "trap trap"),
    ("friendship trap", "shaman trap"),
    ("shaman trap", "friendship trap"),
    ("trap trap", "friendship shaman"),
)


@pytest.mark.parametrize("attack", ["chief 1", "chief 1 camels"])
@pytest.mark.parametrize("chief_counter", ["yes", "no"])
def test_zayo_43_a_chief_betrays_nothing(attack: str, chief_counter: str) -> None:
    games = [
        tour(
            ["zayo chief", f"{first} cart", f"{second} cart", "steppe"],
            camps=["horse cart yurt trap"],
            herds=["", "2 sheep 1 camel"],
            chief_counter=chief_counter,
        )
        for first, second in HOLDINGS
    ]
    for match in games:
        match.play("0 lay zayo; 0 bid sh-8; 1 bid sh-1; 2 bid sh-3; 3 bid sh-4; 0 pass")
    answers = ["1 accept"] if chief_counter == "yes" else []
    for line in [f"0 lay {attack}", *answers, "0 bid sc-8"]:
        for match in games:
            match.play(line)
        for seat in (0, 3, None):
            looks = [look(match, seat) for match in games]
            assert all(each == looks[0] for each in looks)


# ---- Guesses against all deals of the reduced game: suits sh and sc with ranks 1 to 7, three
# tricks, and the play cards horse × 3, cart × 3, yurt × 2, thief, friendship, fiddle × 2.

SMALL_BIDS = tuple(f"{suit}-{rank}" for suit in ("sh", "sc") for rank in range(1, 8))
SMALL_CARDS = (
    *("horse", "horse", "horse", "cart", "cart", "cart", "yurt", "yurt"),
    *("thief", "friendship", "fiddle", "fiddle"),
)

# Each: bid hands, play hands, the option `following`, and what happened after the deal.
SCENES = {
    "overbid failed": (
        ("sh-3 sc-1 sh-4", "sc-2 sh-1 sc-3", "sh-5 sc-4 sh-2"),
        ("horse horse cart yurt", "horse cart cart yurt", "thief friendship fiddle fiddle"),
        "overbid",
        "0 bid sh-3; 1 bid sc-2; 2 bid sh-5; 2 pass; 2 bid sc-4; 0 bid sc-1",
    ),
    "asked among four": (
        ("sh-3 sc-1 sh-4", "sc-2 sh-1 sc-3", "sh-2 sc-5 sc-7", "sh-5 sc-4 sc-6"),
        ("horse horse cart", "horse cart yurt", "cart yurt fiddle", "thief friendship fiddle"),
        "overbid",
        "0 bid sh-3; 1 bid sc-2; 2 bid sh-2; 3 bid sh-5; 3 ask 0 yurt; 3 bid sc-4; 0 bid sc-1",
    ),
    "ask refused": (
        ("sh-3 sc-1 sh-4", "sc-2 sh-1 sc-3", "sh-5 sc-4 sh-2"),
        ("horse horse cart cart", "horse cart yurt yurt", "thief friendship fiddle fiddle"),
        "overbid",
        "0 bid sh-3; 1 bid sc-2; 2 bid sh-5; 2 ask 0 yurt",
    ),
    "ask granted": (
        ("sh-3 sc-1 sh-4", "sc-2 sh-1 sc-3", "sh-5 sc-4 sh-2"),
        ("horse horse cart cart", "horse cart yurt yurt", "thief friendship fiddle fiddle"),
        "overbid",
        "0 bid sh-3; 1 bid sc-2; 2 bid sh-5; 2 ask 1 horse",
    ),
    "open cards": (
        ("sh-7 sc-1 sc-2", "sh-1 sc-3 sc-5", "sh-2 sc-4 sc-6"),
        ("horse horse friendship fiddle", "thief cart yurt horse", "cart cart yurt fiddle"),
        "overbid",
        "0 bid sh-7; 1 bid sh-1; 2 bid sc-4; 0 place horse; 0 bid sc-1; "
        "1 lay thief 0 horse; 0 counter; 1 bid sc-3",
    ),
    "void under strict": (
        ("sh-3 sc-1 sh-4", "sc-2 sc-3 sc-5", "sh-1 sc-4 sc-6"),
        ("horse horse cart yurt", "horse cart cart yurt", "thief friendship fiddle fiddle"),
        "strict",
        "0 bid sh-3; 1 bid sc-2; 2 bid sh-1; 0 pass; 0 bid sc-1; 1 bid sc-3",
    ),
    "void under suit": (
        ("sh-3 sc-1 sh-4", "sc-2 sc-3 sc-5", "sh-1 sh-6 sc-4"),
        ("horse horse cart yurt", "horse cart cart yurt", "thief friendship fiddle fiddle"),
        "suit",
        "0 bid sh-3; 1 bid sc-2; 2 bid sh-1; 0 pass; 0 bid sh-4; 1 bid sc-3",
    ),
    "nothing told under free": (
        ("sh-3 sc-1 sh-4", "sc-2 sc-3 sc-5", "sh-1 sh-6 sc-4"),
        ("horse horse cart yurt", "horse cart cart yurt", "thief friendship fiddle fiddle"),
        "free",
        "0 bid sh-3; 1 bid sc-2; 2 bid sh-1; 0 pass; 0 bid sh-4; 1 bid sc-3",
    ),
    "two players": (
        ("sh-3 sc-1 sh-4", "sc-2 sh-1 sc-3"),
        ("horse horse cart cart", "thief cart yurt yurt"),
        "overbid",
        "0 bid sh-3; 1 bid sc-2; 0 place cart; 0 bid sh-4; 1 bid sh-1",
    ),
}
# What is enumerated of each, for which seats; uncompiled, the first few must do.
CHECKED = [
    ("overbid failed", SMALL_BIDS, (0, 2)),
    pytest.param("asked among four", SMALL_CARDS, (1,), marks=pytest.mark.slow_plain),
    ("asked among four", SMALL_BIDS, (2,)),
    ("ask refused", SMALL_CARDS, (0, 1, 2)),
    ("ask granted", SMALL_CARDS, (0, 1, 2)),
    ("open cards", SMALL_CARDS, (0, 1, 2)),
    ("void under strict", SMALL_BIDS, (0, 1, 2)),
    ("void under suit", SMALL_BIDS, (0, 1)),
    ("nothing told under free", SMALL_BIDS, (0,)),
    ("two players", SMALL_BIDS, (0, 1)),
    ("two players", SMALL_CARDS, (0, 1)),
][: 2 if is_plain_wanted() else None]


def scene(name: str) -> Match:
    bids, cards, following, lines = SCENES[name]
    match = Match(load("zayo", reduced="small"), len(bids), following=following)
    for card in " ".join(bids).split():
        match.play(f"* deal {card}")
    for row in zip(*map(str.split, cards), strict=True):
        for card in row:
            match.play(f"* deal {card}")
    return match.play(lines)


def shown(match: Match, seat: int) -> Counter[str]:
    """The cards that came from a seat's hands for all to see."""
    cards: Counter[str] = Counter()
    for (actor, event), before, after in zip(
        match.log, states := list(match.states()), states[1:], strict=False
    ):
        winner = before.record.turn
        if actor == seat and event < LAY:
            cards[BID_NAMES[event]] += 1
        elif actor == seat and event < PLACE:
            cards[CARD_NAMES[LAID[event - LAY]]] += 1
        elif actor == seat and event < ASK:
            cards[CARD_NAMES[event - PLACE]] += 1
        elif ASK <= event < TAKE and (event - ASK) // BASE == seat:
            kind = (event - ASK) % BASE
            if after.record.camp[winner, kind] > before.record.camp[winner, kind]:
                cards[CARD_NAMES[kind]] += 1
        elif actor == seat and COUNTER <= event < ACCEPT:
            cards[CARD_NAMES[countering_card(before.record.attack, event)]] += 1
    return cards


def dealt(match: Match, seat: int, names: Sequence[str]) -> list[str]:
    """The cards among these that a seat was dealt, in order."""
    cards = []
    for (_, event), before in zip(match.log, match.states(), strict=False):
        if event >= DEAL and before.record.turn == seat:
            name = match.game.write(event).removeprefix("deal ")
            cards += [name] if name in names else []
    return cards


def ways(cards: Sequence[str], sizes: Sequence[int]) -> Iterator[list[list[str]]]:
    """All ways to fill hands of these sizes, every card being one of its own."""
    if not sizes:
        yield []
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        rest = [card for number, card in enumerate(cards) if number not in chosen]
        for others in ways(rest, sizes[1:]):
            yield [[cards[number] for number in chosen], *others]


def replay(match: Match, hands: dict[int, list[str]], names: Sequence[str]) -> State | None:
    """The state if the cards among ``names`` had been dealt otherwise; None if that would break a
    rule."""
    left = {seat: list(hand) for seat, hand in hands.items()}
    state = match.start.copy()
    for _, event in match.log:
        text = match.game.write(event)
        if event >= DEAL and text.removeprefix("deal ") in names:
            text = f"deal {left[int(state.record.turn)].pop(0)}"
        if state.why_not(text) is not None:
            return None
        state.apply(text)
    return state


def secret(state: State, names: Sequence[str]) -> bytes:
    """What is hidden of these cards."""
    record = state.record
    if names is SMALL_BIDS:
        return bytes(record.bids.tobytes() + record.bid_deck.tobytes())
    return bytes(record.hands.tobytes() + record.play_deck.tobytes())


def worlds(match: Match, seat: int | None, names: Sequence[str]) -> Counter[bytes]:
    """How many deals of these cards lead to each state that the seat cannot tell from the true."""
    view = match.state.view(seat).to_bytes()
    others = [other for other in range(match.state.players) if other != seat]
    known = {other: [*(shown(match, other) & Counter(names)).elements()] for other in others}
    hands = {} if seat is None else {seat: dealt(match, seat, names)}
    unseen = Counter(names)
    for cards in (*known.values(), *hands.values()):
        unseen.subtract(cards)
    sizes = [len(dealt(match, other, names)) - len(known[other]) for other in others]
    found: Counter[bytes] = Counter()
    for way in ways([*unseen.elements()], sizes):
        guessed = {other: known[other] + way[number] for number, other in enumerate(others)}
        state = replay(match, hands | guessed, names)
        if state is not None and state.view(seat).to_bytes() == view:
            found[secret(state, names)] += 1
    return found


def check_guess(match: Match, seat: int | None, names: Sequence[str], seed: int) -> None:
    expected = worlds(match, seat, names)
    view, rng = match.state.view(seat), seeded(seed)
    found = Counter(secret(view.guess(rng), names) for _ in range(SAMPLES))
    assert set(found) <= set(expected)
    scale = SAMPLES / expected.total()
    strain = sum(
        (found[key] - count * scale) ** 2 / (count * scale) for key, count in expected.items()
    )
    freedom = len(expected) - 1
    assert strain <= freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize(("name", "names", "seats"), CHECKED)
def test_zayo_60_guesses_are_all_deals_that_fit_each_equally_likely(
    name: str, names: Sequence[str], seats: Sequence[int]
) -> None:
    match = scene(name)
    for seat in seats:
        check_guess(match, seat, names, seed=seat)


@pytest.mark.slow_plain
def test_zayo_60_guesses_of_the_public() -> None:
    match = scene("overbid failed").play("1 bid sc-3")
    check_guess(match, None, SMALL_BIDS, seed=9)


def test_zayo_60_guesses_during_the_deal() -> None:
    match = scene("overbid failed")
    match.undo(len(match.log) - 12)
    check_guess(match, 1, SMALL_CARDS, seed=12)
    match.undo(8)
    check_guess(match, 1, SMALL_BIDS, seed=4)


def test_zayo_11_a_failed_overbid_is_known_to_all() -> None:
    def ceilings(name: str) -> list[list[int]]:
        known: list[list[int]] = scene(name).view(0).record.ceiling[:3].tolist()
        return known

    # Of sh, seat 1 holds nothing from rank 3 on; of sc, seat 0 nothing from rank 4 on.
    assert ceilings("overbid failed") == [[7, 3], [2, 7], [7, 7]]
    assert ceilings("void under strict") == [[7, 7], [0, 7], [2, 7]]
    assert ceilings("void under suit") == [[7, 7], [0, 7], [7, 7]]
    assert ceilings("nothing told under free") == [[7, 7], [7, 7], [7, 7]]


def test_zayo_13_an_ask_and_its_outcome_are_known_to_all() -> None:
    lacks = scene("ask refused").view(1).record.lacks[:3].tolist()
    assert lacks == [[0, 0, 1], [0, 0, 0], [1, 1, 1]]
    lacks = scene("ask granted").view(1).record.lacks[:3].tolist()
    assert lacks == [[0, 0, 0], [0, 0, 0], [1, 1, 1]]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_zayo_60_guesses_keep_what_is_known_in_whole_games(players: int) -> None:
    state, rng = load("zayo").start(players), seeded(players)
    for _ in range(250 if is_plain_wanted() else 2000):
        if state.is_over:
            state = load("zayo").start(players)
        if state.to_move == "*":
            state.apply(state.draw(rng))
            continue
        moves = state.moves
        state.apply(int(moves[below(rng, len(moves))]))
        if state.is_over or below(rng, 4):
            continue
        for seat in (0, None):
            guessed = state.view(seat).guess(rng)
            assert guessed.view(seat).to_bytes() == state.view(seat).to_bytes()
            assert_known(guessed)
            # The true state keeps to it as well.
            assert_known(state)


def assert_known(state: State) -> None:
    record = state.record
    for seat in range(state.players):
        for suit in range(SUITS):
            assert int(record.bids[seat, suit]) >> int(record.ceiling[seat, suit]) == 0
        assert not (record.lacks[seat] * record.hands[seat, :BASE]).any()
        assert record.hands[seat].sum() == record.held[seat]
        cards = sum(int(ranks).bit_count() for ranks in record.bids[seat])
        assert cards == record.bids_held[seat]
    bid_cards = [*record.bids.flat, *record.bid_deck, *record.spent]
    assert sum(int(ranks).bit_count() for ranks in bid_cards) == SUITS * RANKS
    cards = record.hands.sum() + record.play_deck.sum() + record.camp.sum()
    assert cards == 30 - (state.players == 2)


def test_zayo_6_odds_are_the_cards_that_are_left() -> None:
    match = Match(load("zayo", reduced="small"), 3).play("* deal sh-1")
    assert set(match.state.odds().values()) == {Fraction(1, 13)}
    match = scene("overbid failed")
    match.undo(len(match.log) - 10)
    assert {text: int(chance * 11) for text, chance in match.state.odds().items()} == {
        "deal cart": 3,
        "deal fiddle": 2,
        "deal friendship": 1,
        "deal horse": 2,
        "deal thief": 1,
        "deal yurt": 2,
    }
