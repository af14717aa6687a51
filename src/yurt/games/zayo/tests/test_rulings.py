"""ZAYO's rulings at the table: the material, the tour, the trick and its reward, the end."""

from collections.abc import Sequence

import pytest

from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.state import IllegalEvent
from yurt.games.zayo.tables import BID_CARDS, COPIES, FLOCK
from yurt.games.zayo.tests.table import HIGH, LOW, bid_any, deal, tour
from yurt.testing import reason, refused

NO_BASE = "trap trap trap trap thief friendship wolf shaman chief chief"
BASE = "horse cart yurt"


def test_zayo_1_there_are_86_cards() -> None:
    assert 3 * FLOCK + BID_CARDS + sum(COPIES) == 86


def test_zayo_2_eight_of_each_animal_lie_in_the_centre() -> None:
    assert Match(load("zayo"), 3).state.record.centre.tolist() == [8, 8, 8]


def test_zayo_3_four_suits_of_eight_ranks_are_dealt() -> None:
    state = load("zayo").start(6)
    assert len(state.legal()) == 32
    assert state.legal()[0] == "deal gc-1"
    assert state.legal()[-1] == "deal sh-8"
    for text in ("deal sh-0", "deal sh-9", "deal sg-1", "deal sh", "deal sh-08"):
        refusal = state.why_not(text)
        assert refusal is not None and refusal.rule is None


def test_zayo_4_thirty_play_cards() -> None:
    match = Match(load("zayo"), 3)
    for hand in LOW[:3]:
        for card in hand.split():
            match.play(f"* deal {card}")
    odds = {text: int(chance * 30) for text, chance in match.state.odds().items()}
    assert odds == {
        "deal horse": 5,
        "deal cart": 5,
        "deal yurt": 5,
        "deal trap": 4,
        "deal thief": 1,
        "deal friendship": 1,
        "deal wolf": 1,
        "deal shaman": 1,
        "deal chief": 2,
        "deal zayo": 1,
        "deal fiddle": 3,
        "deal steppe": 1,
    }


def test_zayo_5_five_tricks_a_tour_and_the_deal_passes_on() -> None:
    match = tour(["", "", ""], first=1, bids=(LOW[1], HIGH, LOW[2]))
    for trick, lead in enumerate(HIGH.split()):
        assert match.state.record.trick == trick
        match.play(f"1 bid {lead}")
        match.apply(bid_any(match))
        match.apply(bid_any(match))
        match.play("1 pass")
    assert match.to_move == "*"
    assert match.state.record.tour == 1
    # Seat 1 was at the left of the dealer, now seat 2 is.
    assert match.state.record.opener == 2


def test_zayo_6_bid_cards_by_the_hand_then_play_cards_round_by_round() -> None:
    match = Match(load("zayo"), 4, first=2)
    owners = []
    for card in (card for seat in (2, 3, 0, 1) for card in LOW[seat].split()):
        owners.append(int(match.state.record.turn))
        match.play(f"* deal {card}")
    assert owners == [2] * 5 + [3] * 5 + [0] * 5 + [1] * 5
    cards = ["horse", "cart", "yurt"] * 5 + ["trap"] * 4 + ["fiddle"] * 3 + ["chief"] * 2
    cards += ["thief", "friendship", "wolf", "shaman", "zayo", "steppe"]
    owners = []
    for card in cards:
        owners.append(int(match.state.record.turn))
        match.play(f"* deal {card}")
    assert owners == [2, 3, 0, 1] * 7 + [2, 3]
    assert match.state.record.held.tolist() == [7, 7, 8, 8, 0, 0]
    assert match.to_move == 2


def test_zayo_6_only_what_is_there_is_dealt() -> None:
    match = Match(load("zayo"), 2).play("* deal sh-1")
    assert refused(match, "* deal sh-1") == "ZAYO-6"
    assert refused(match, "* deal horse") == "ZAYO-6"
    assert reason(match, "deal horse") == "This card can’t be dealt now: horse."
    match.play("* deal sh-2; * deal sh-3; * deal sh-4; * deal sh-5; * deal sc-1; * deal sc-2")
    match.play("* deal sc-3; * deal sc-4; * deal sc-5; * deal thief")
    assert refused(match, "* deal thief") == "ZAYO-6"
    assert refused(match, "* deal gh-1") == "ZAYO-6"
    assert refused(match, "* bid gh-1") is None


def test_zayo_7_two_players_get_eight_cards_and_no_zayo() -> None:
    match = Match(load("zayo"), 2)
    for card in " ".join(LOW[:2]).split():
        match.play(f"* deal {card}")
    assert refused(match, "* deal zayo") == "ZAYO-6"
    for card in ["horse", "cart", "yurt", "trap"] * 4:
        match.play(f"* deal {card}")
    assert match.to_move == 0
    assert match.state.record.held.tolist()[:2] == [8, 8]
    # 13 cards lie unseen.
    assert match.state.record.play_deck.sum() == 13
    assert refused(match, "0 lay zayo") == "ZAYO-20"


@pytest.mark.parametrize(("laid", "share"), [(13, 8), (14, 7), (15, 7), (16, 6), (19, 5)])
def test_zayo_7_two_players_share_equally_when_few_are_left(laid: int, share: int) -> None:
    pieces = (["horse", "cart", "yurt", "trap"] * 4 + ["horse", "cart", "yurt"])[:laid]
    match = tour(["", ""], camps=[" ".join(pieces), ""])
    assert match.state.record.held.tolist()[:2] == [share, share]


def test_zayo_8_equipment_and_animals_stay_and_all_else_is_shuffled() -> None:
    match = tour([BASE + " friendship", "", ""], camps=["", "horse"], herds=["", "1 goat"])
    match.play("0 lay friendship; 0 bid sh-8; 1 bid sh-1; 2 bid sh-3; 0 place horse")
    match.play("0 bid sc-8; 1 bid sc-1; 2 bid sc-2; 0 place cart")
    match.play("0 bid gh-8; 1 bid gh-1; 2 bid gh-2; 0 pass")
    match.play("0 bid gc-8; 1 bid gc-1; 2 bid gc-2; 0 pass")
    match.play("0 bid sh-7; 1 bid sh-2; 2 bid sc-3; 0 pass")
    record = match.state.record
    assert record.camp[0].tolist() == [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert record.camp[1].tolist() == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert record.herd[1].tolist() == [0, 1, 0]
    assert len(match.state.legal()) == 32
    assert record.play_deck.tolist() == [3, 4, 5, 4, 1, 1, 1, 1, 2, 1, 3, 1]
    assert not record.hands.any()
    deal(match, ["", "", ""])
    assert match.to_move == 1


def test_zayo_9_the_winner_leads_the_next_trick() -> None:
    bids = ("sh-4 sc-1 gh-1 gc-1 sh-1", "sh-6 sc-5 gh-5 gc-5 sh-2", LOW[2])
    match = tour(["", "", ""], bids=bids).play("0 bid sh-4; 1 bid sh-6; 2 bid sh-3; 1 pass")
    assert match.to_move == 1
    match.play("1 bid sc-5")
    assert match.to_move == 2


def test_zayo_10_a_bid_from_the_hand() -> None:
    match = tour(["", "", ""])
    assert refused(match, "0 bid sh-1") == "ZAYO-10"
    assert reason(match, "bid sh-1") == (
        "You don’t have the 1 of herder’s sheep: bid a card from your hand."
    )
    for text in ("pass", "take goat", "place horse", "ask 1 yurt", "counter", "accept"):
        assert refused(match, f"0 {text}") == "ZAYO-10"
    match.play("0 bid sh-8")
    assert refused(match, "1 pass") == "ZAYO-10"


# Seat 0 leads sh-4; seat 1 has to answer.
OVERBID = ("sh-4 sc-1 gh-1 gc-1 sc-8", "sh-2 sh-6 gc-8 gh-2 sc-2", "sh-1 sh-5 gc-3 gh-3 sc-3")
UNABLE = ("sh-4 sc-1 gh-1 gc-1 sc-8", "sh-2 sh-3 gc-8 gh-2 sc-2", "sh-1 sh-5 gc-3 gh-3 sc-3")
VOID = ("sh-4 sc-1 gh-1 gc-1 sc-8", "gc-6 gc-7 gc-8 gh-2 sc-2", "sh-1 sh-5 gc-3 gh-3 sc-3")


def bids_of(match: Match) -> str:
    return " ".join(text[4:] for text in match.state.legal() if text.startswith("bid"))


@pytest.mark.parametrize(
    ("following", "bids", "legal"),
    [
        ("overbid", OVERBID, "sh-6"),
        ("overbid", UNABLE, "gc-8 gh-2 sc-2 sh-2 sh-3"),
        ("overbid", VOID, "gc-6 gc-7 gc-8 gh-2 sc-2"),
        ("strict", OVERBID, "sh-6"),
        ("strict", UNABLE, "sh-2 sh-3"),
        ("strict", VOID, "gc-6 gc-7 gc-8 gh-2 sc-2"),
        ("suit", OVERBID, "sh-2 sh-6"),
        ("suit", UNABLE, "sh-2 sh-3"),
        ("suit", VOID, "gc-6 gc-7 gc-8 gh-2 sc-2"),
        ("free", OVERBID, "gc-8 gh-2 sc-2 sh-2 sh-6"),
    ],
)
def test_zayo_11_what_a_later_seat_may_bid(
    following: str, bids: tuple[str, ...], legal: str
) -> None:
    match = tour(["", "", ""], bids=bids, following=following)
    assert len(bids_of(match).split()) == 5
    match.play("0 bid sh-4")
    assert bids_of(match) == legal


def test_zayo_11_overbid_forced_and_discard_when_unable() -> None:
    match = tour(["", "", ""], bids=OVERBID).play("0 bid sh-4")
    assert refused(match, "1 bid gc-8") == "ZAYO-11"
    assert reason(match, "bid sh-2") == (
        "You can beat the 4 of herder’s sheep, so you must: bid the 6 of herder’s sheep."
    )
    match.play("1 bid sh-6")
    # Now sh-6 is to be beaten, and sh-5 does not: any card will do.
    assert bids_of(match) == "gc-3 gh-3 sc-3 sh-1 sh-5"
    match = tour(["", "", ""], bids=UNABLE).play("0 bid sh-4; 1 bid gc-8")
    assert bids_of(match) == "sh-5"
    with pytest.raises(IllegalEvent):
        match.play("2 bid sh-1")


def test_zayo_11_following_suit() -> None:
    match = tour(["", "", ""], bids=UNABLE, following="suit").play("0 bid sh-4")
    assert refused(match, "1 bid gc-8") == "ZAYO-11"
    assert reason(match, "bid gc-8") == (
        "You must follow the suit of the 4 of herder’s sheep: "
        "bid the 2 of herder’s sheep or the 3 of herder’s sheep."
    )


def test_zayo_12_the_highest_card_of_the_led_suit_wins() -> None:
    bids = ("sh-4 sc-6 gh-1 gh-2 gh-3", "gc-8 sh-2 sc-5 sc-7 sc-8", "sh-5 sc-4 gc-1 gc-2 gc-3")
    match = tour(["", "", ""], bids=bids).play("0 bid sh-4; 1 bid gc-8; 2 bid sh-5")
    assert match.to_move == 2
    assert match.state.record.winner == 2
    match.play("2 pass; 2 bid sc-4; 0 bid sc-6")
    assert bids_of(match) == "sc-7 sc-8"


def won(cards: list[str], camps: Sequence[str] = (), herds: Sequence[str] = ()) -> Match:
    """Seat 0 has won the first trick."""
    match = tour(cards, camps=camps, herds=herds)
    seats = len(cards)
    lows = ("sh-8", "sh-1", "sh-3", "sh-4", "sh-5", "sh-6")
    return match.play("; ".join(f"{seat} bid {lows[seat]}" for seat in range(seats)))


def test_zayo_13_place_from_the_hand() -> None:
    match = won(
        ["horse yurt trap trap trap trap thief friendship wolf shaman", "", ""], camps=["horse"]
    )
    assert match.state.legal() == ["pass", "place yurt"]
    assert refused(match, "0 place horse") == "ZAYO-13"
    assert refused(match, "0 place cart") == "ZAYO-13"
    assert reason(match, "place cart") == "You have no cart: place a piece from your hand."
    assert refused(match, "0 ask 1 cart") == "ZAYO-13"
    assert refused(match, "0 take sheep") == "ZAYO-13"
    assert refused(match, "0 bid sc-8") == "ZAYO-13"
    assert refused(match, "0 lay wolf 1 sheep") == "ZAYO-13"
    assert refused(match, "0 accept") == "ZAYO-13"
    match.play("0 place yurt")
    assert match.state.record.camp[0, :3].tolist() == [1, 0, 1]
    assert match.to_move == 0


def test_zayo_13_ask_granted_and_refused() -> None:
    cards = [NO_BASE, "horse horse cart cart yurt yurt zayo fiddle fiddle fiddle", ""]
    match = won(cards, camps=["horse"])
    assert match.state.legal() == ["ask 1 cart", "ask 1 yurt", "ask 2 cart", "ask 2 yurt", "pass"]
    for text in ("ask 0 cart", "ask 1 horse", "place cart", "take goat"):
        assert refused(match, f"0 {text}") == "ZAYO-13"
    match.play("0 ask 1 cart")
    # It is placed at once, and gone from the hand that gave it.
    assert match.state.record.camp[0, :3].tolist() == [1, 1, 0]
    assert match.state.record.hands[1, :3].tolist() == [2, 1, 2]
    assert match.to_move == 0
    cards = [NO_BASE, "horse horse cart cart cart cart zayo fiddle fiddle fiddle", ""]
    match = won(cards, camps=["horse"]).play("0 ask 1 yurt")
    assert match.state.record.camp[0, :3].tolist() == [1, 0, 0]
    assert match.state.record.lacks.tolist()[:2] == [[0, 1, 1], [0, 0, 1]]
    told = [saying.key for saying in match.story(None)[-1]]
    assert told == ["asks", "has-none"]


def test_zayo_13_two_players_do_not_ask() -> None:
    match = won(["trap thief friendship wolf shaman chief fiddle steppe", ""])
    assert match.state.legal() == ["pass"]
    assert refused(match, "0 ask 1 horse") == "ZAYO-13"


def test_zayo_13_animals_only_with_the_base_equipment() -> None:
    match = won(["", "", ""], camps=[BASE])
    assert match.state.legal() == ["pass", "take goat", "take sheep"]
    assert refused(match, "0 place horse") == "ZAYO-13"
    assert refused(match, "0 ask 1 horse") == "ZAYO-13"
    match.play("0 take goat")
    assert match.state.record.herd[0].tolist() == [0, 1, 0]
    assert match.state.record.centre.tolist() == [8, 7, 8]
    match = won(["", "", ""], camps=[BASE], herds=["", "8 sheep"])
    assert match.state.legal() == ["pass", "take goat"]
    assert refused(match, "0 take sheep") == "ZAYO-13"
    assert reason(match, "take sheep") == (
        "There are no sheep left in the centre: take a goat if there is one, or pass."
    )
    match = won(["", "", ""], camps=[BASE], herds=["", "8 sheep 8 goat"])
    assert match.state.legal() == ["pass"]


def test_zayo_13_the_completing_trick_gives_no_animal() -> None:
    match = won(["yurt", "", ""], camps=["horse cart"])
    assert refused(match, "0 take sheep") == "ZAYO-13"
    match.play("0 place yurt")
    assert not match.state.record.herd.any()
    match.play("0 bid sc-8; 1 bid sc-1; 2 bid sc-2")
    assert match.state.legal() == ["pass", "take goat", "take sheep"]


def test_zayo_13_no_camel_no_trap() -> None:
    match = won(["trap", "", ""], camps=[BASE])
    for text in ("take camel", "place trap", "ask 1 trap", "ask 3 horse", "place wolf"):
        assert refused(match, f"0 {text}") is None


def test_zayo_14_a_duplicate_only_by_theft_and_a_loss_stops_the_animals() -> None:
    match = tour(["thief", "", ""], camps=["horse", BASE])
    match.play("0 lay thief 1 horse; 1 accept; 0 bid sh-8; 1 bid sh-1; 2 bid sh-3")
    assert match.state.record.camp[0, 0] == 2
    assert refused(match, "0 place horse") == "ZAYO-13"
    match = tour(["thief", "horse", ""], camps=["", BASE], bids=(LOW[1], HIGH, LOW[2]))
    match.play("0 lay thief 1 horse; 1 accept; 0 bid sh-1; 1 bid sh-8; 2 bid sh-3")
    assert match.state.legal() == ["pass", "place horse"]
    assert refused(match, "1 take sheep") == "ZAYO-13"


def test_zayo_29_and_50_the_steppe_with_two_camels() -> None:
    for players in (2, 3, 4):
        match = tour(["steppe"] + [""] * (players - 1), herds=["1 camel"])
        assert refused(match, "0 lay steppe") == "ZAYO-29"
        assert reason(match, "lay steppe") == (
            "You need at least 2 camels for the steppe: play another card for now, or just bid."
        )
        match = tour(["steppe"] + [""] * (players - 1), herds=["2 camel", "3 camel"])
        match.play("0 lay steppe")
        assert match.state.is_over
        assert match.state.scores()[:2] == [2, 3]
        assert match.state.ranks() == [1] + [2] * (players - 1)


def test_zayo_29_the_steppe_with_one_camel() -> None:
    for players in (5, 6):
        match = tour(["steppe"] + [""] * (players - 1))
        assert refused(match, "0 lay steppe") == "ZAYO-29"
        match = tour(["steppe"] + [""] * (players - 1), herds=["1 camel"]).play("0 lay steppe")
        assert match.state.ranks() == [1] + [2] * (players - 1)
        assert match.state.returns() == [1.0] + [-1 / (players - 1)] * (players - 1)


def last_tour(camps: list[str], herds: list[str]) -> Match:
    """The last trick of the last of five tours is won by seat 0, which passes."""
    match = tour([""] * len(camps), camps=camps, herds=herds, max_tours=5)
    match.state.record.tour = 4
    for lead in range(5):
        for seat in range(len(camps)):
            match.apply(f"bid {LOW[seat].split()[lead]}" if seat == 0 else bid_any(match))
        match.apply("pass")
    return match


def test_zayo_51_after_the_last_tour_camels_then_stock_then_equipment_count() -> None:
    match = last_tour(
        ["", BASE, "horse", "horse"], ["2 camel", "2 camel", "2 goat", "1 goat 1 sheep"]
    )
    assert match.state.is_over
    assert match.state.scores() == [2, 2, 0, 0]
    assert match.state.ranks() == [2, 1, 3, 3]
    match = last_tour(["", "", BASE], ["1 camel 1 sheep", "1 camel 2 goat", "3 sheep"])
    assert match.state.ranks() == [2, 1, 3]
    assert refused(match, "0 pass") is None


def test_zayo_51_the_number_of_tours_is_an_option() -> None:
    assert load("zayo").start(2).record.max_tours == 60
    for wrong in (4, 201):
        with pytest.raises(ValueError, match="max_tours"):
            load("zayo").start(2, max_tours=wrong)
