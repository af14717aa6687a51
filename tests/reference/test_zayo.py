"""The second opinion on ZAYO against worked examples: the deal, bids, rewards and ranks."""

import pytest

from tests.reference import zayo, zayo_cards
from tests.reference.positions import dealt, give, moves


def one_trick(game: zayo.Reference) -> None:
    """Everybody bids the first card it may."""
    while game.phase == "turn":
        game.apply("bid " + moves(game, "bid")[0])


@pytest.mark.parametrize(
    ("following", "hand", "legal"),
    [
        ("overbid", "sh-2 sh-6 gc-8", "sh-6"),
        ("overbid", "sh-2 gc-8", "gc-8 sh-2"),
        ("strict", "sh-2 sh-6 gc-8", "sh-6"),
        ("strict", "sh-2 gc-8", "sh-2"),
        ("strict", "sc-8 gc-8", "gc-8 sc-8"),
        ("suit", "sh-2 sh-6 gc-8", "sh-2 sh-6"),
        ("suit", "sc-8 gc-8", "gc-8 sc-8"),
        ("free", "sh-2 sh-6 gc-8", "gc-8 sh-2 sh-6"),
    ],
)
def test_zayo_following(following: str, hand: str, legal: str) -> None:
    game = dealt(3, {"following": following})
    game.bid_hands[0] = ["sh-4"]
    game.bid_hands[1] = hand.split()
    game.apply("bid sh-4")
    assert moves(game, "bid") == legal.split()
    for card in hand.split():
        assert game.judge("1", "bid " + card) == ("ok" if card in legal.split() else "ZAYO-11")
    assert game.judge("1", "bid sh-5") == "ZAYO-10"
    assert game.judge("1", "bid sh-9") == game.judge("1", "bid horse") == "-"


def test_zayo_led_suit_wins() -> None:
    game = dealt(3)
    game.bid_hands = [["sh-4"], ["gc-8"], ["sh-5"]]
    for card in ["sh-4", "gc-8", "sh-5"]:
        game.apply("bid " + card)
    assert (game.phase, game.to_move()) == ("reward", 2)


def test_zayo_overbid_is_measured_by_the_highest_of_the_led_suit() -> None:
    game = dealt(3)
    game.bid_hands = [["sh-4"], ["gc-8"], ["sh-5", "gc-1"]]
    game.apply("bid sh-4")
    game.apply("bid gc-8")
    assert moves(game, "bid") == ["sh-5"]


def test_zayo_completing_the_set_gives_no_animal_yet() -> None:
    game = dealt(3)
    game.equipment[0] = ["horse", "cart"]
    game.play_hands[0] = ["yurt", "horse"]
    game.bid_hands = [["sh-8", "sc-8"], ["sh-1", "sc-1"], ["sh-2", "sc-2"]]
    one_trick(game)
    assert game.legal() == ["pass", "place yurt"]
    for text in ["take sheep", "place horse", "place cart", "ask 1 yurt", "bid sc-8", "accept"]:
        assert game.judge("0", text) == "ZAYO-13"
    for text in ["take camel", "place trap", "ask 1 trap", "ask 3 yurt", "deal yurt", "pass 1"]:
        assert game.judge("0", text) == "-"
    game.apply("place yurt")
    one_trick(game)
    assert game.legal() == ["pass", "take goat", "take sheep"]
    game.centre["goat"] = 0
    assert game.legal() == ["pass", "take sheep"]


def test_zayo_ask() -> None:
    for players, kinds in [(2, 0), (3, 2), (6, 2)]:
        game = dealt(players)
        game.equipment[0] = ["horse"]
        game.play_hands = [["horse"], *[["yurt"] for _ in range(players - 1)]]
        game.seat, game.phase = 0, "reward"
        assert len(moves(game, "ask")) == kinds * (players - 1)
        assert game.judge("0", "ask 0 yurt") == "ZAYO-13"
        assert game.judge("0", "ask 1 horse") == "ZAYO-13"
        assert game.judge("0", f"ask {players} yurt") == "-"
    before = game.exercised["ZAYO-13 ask, given"]
    game.apply("ask 1 yurt")
    assert (game.equipment[0], game.play_hands[1]) == (["horse", "yurt"], [])
    assert (game.phase, game.seat, game.exercised["ZAYO-13 ask, given"]) == ("turn", 0, before + 1)
    game.phase = "reward"
    game.apply("ask 1 cart")
    assert game.equipment[0] == ["horse", "yurt"]


def test_zayo_deal_order() -> None:
    game = zayo.Reference(4, {"first": 2})
    seats = [seat for deck, seat in game.deals if deck == "bid"]
    assert seats == [2] * 5 + [3] * 5 + [0] * 5 + [1] * 5
    plays = [seat for deck, seat in game.deals if deck == "play"]
    assert plays[:6] == [2, 3, 0, 1, 2, 3]
    assert len(plays) == 30
    assert game.judge("*", "deal horse") == game.judge("*", "deal zayo") == "ZAYO-6"
    assert game.judge("*", "deal sheep") == game.judge("*", "deal sh-9") == "-"
    assert game.judge("*", "bid sh-1") == game.judge("2", "deal sh-1") == "-"
    game.apply("deal sh-1")
    assert game.judge("*", "deal sh-1") == "ZAYO-6"
    while game.to_move() == "*":
        game.apply(game.legal()[0])
    assert [len(hand) for hand in game.play_hands] == [7, 7, 8, 8]
    assert game.to_move() == 2


@pytest.mark.parametrize(("on_table", "share"), [(0, 8), (13, 8), (14, 7), (15, 7), (16, 6)])
def test_zayo_two_players_deal(on_table: int, share: int) -> None:
    game = zayo.Reference(2, {})
    pieces = [kind for kind in zayo_cards.EQUIPMENT for _ in range(zayo_cards.PLAY_COUNTS[kind])]
    game.equipment[1] = pieces[:on_table]
    game._start_tour()
    assert "zayo" not in game.play_deck
    assert len(game.play_deck) == 29 - on_table
    while game.to_move() == "*":
        game.apply(game.legal()[0])
    assert [len(hand) for hand in game.play_hands] == [share, share]
    assert game.exercised["ZAYO-7"] == 2
    assert game.to_move() == 1  # the second tour


@pytest.mark.parametrize(("players", "sizes"), [(3, [10] * 3), (5, [6] * 5), (6, [5] * 6)])
def test_zayo_deal_sizes(players: int, sizes: list[int]) -> None:
    game = zayo.Reference(players, {})
    while game.to_move() == "*":
        game.apply(game.legal()[-1])
    assert [len(hand) for hand in game.play_hands] == sizes
    assert len(game.bid_deck) == 32 - 5 * players
    assert game.play_deck == []


def test_zayo_ranks_after_the_last_tour() -> None:
    game = dealt(4)
    game.phase = "over"
    give(game, 0, "camel sheep")
    give(game, 1, "camel goat")
    give(game, 2, "camel")
    game.equipment[2] = ["horse"]
    assert game.ranks() == [1, 1, 3, 4]
    game.equipment[1] = ["horse", "horse"]
    assert game.ranks() == [2, 1, 3, 4]
