"""The second opinions on YAY! and ZAYO against examples, samples and themselves."""

import json
import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from tests.reference import yay, zayo

SAMPLES = Path(__file__).resolve().parent.parent / "samples"
SAMPLE_NAMES = sorted(
    path.stem for game in ("yay", "zayo") for path in SAMPLES.glob(f"{game}-*.yurt")
)
Game = yay.Reference | zayo.Reference


# The samples.


def read_record(text: str) -> tuple[dict[str, str], list[tuple[int, str, str]]]:
    """Header, and the events as line number, actor and notation."""
    header: dict[str, str] = {}
    events = []
    in_header = True
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("#"):
            continue
        if not line.strip():
            in_header = False
        elif in_header:
            key, value = line.split(": ", 1)
            header[key] = value
        else:
            actor, event = line.split(" ", 1)
            events.append((number, actor, event))
    return header, events


def new_game(header: dict[str, str]) -> Game:
    options = {
        key: value for key, value in header.items() if key not in ("yurt", "game", "players")
    }
    players = int(header["players"])
    if header["game"] == "yay":
        return yay.Reference(players, yay.parse_options(options))
    return zayo.Reference(players, zayo.parse_options(options))


def check_final(game: Game, events: int, final: dict[str, object]) -> None:
    report: dict[str, object] = {
        "over": game.to_move() is None,
        "to_move": game.to_move(),
        "legal": game.legal(),
        "scores": game.scores(),
        "ranks": game.ranks(),
        "events": events,
    }
    for key, value in final.items():
        if key in report:
            assert report[key] == value, key


@pytest.mark.parametrize("name", SAMPLE_NAMES)
def test_sample(name: str) -> None:
    header, events = read_record((SAMPLES / f"{name}.yurt").read_text(encoding="utf-8"))
    expected = json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))
    game = new_game(header)
    for line, actor, event in events:
        verdict = game.judge(actor, event)
        if verdict != "ok":
            assert expected["expect"] == "error"
            assert (line, verdict) == (expected["line"], expected["rule"] or "-")
            assert event == expected["event"]
            return
        game.apply(event)
    assert expected["expect"] == "ok"
    check_final(game, len(events), expected["final"])


def test_there_are_samples() -> None:
    assert len(SAMPLE_NAMES) >= 7


# YAY!


def sheet(
    players: int, numbers: dict[str, tuple[int, int]], first_over: bool = True
) -> yay.Reference:
    """A game with live numbers (seat, number) on the sheet, seat 0 to throw."""
    game = yay.Reference(players, {})
    for name, (seat, number) in numbers.items():
        game.squares[name] = yay.Square("live", seat, number)
    game.has_thrown = [first_over] * players
    return game


def throw(game: yay.Reference, aim: str, *dice: str) -> None:
    game.apply("aim " + aim)
    for die in dice:
        game.apply("die " + die)


def moves(game: Game, kind: str) -> list[str]:
    return [text[len(kind) + 1 :] for text in game.legal() if text.startswith(kind + " ")]


@pytest.mark.parametrize("block", ["c3", "d3", "c4", "d4"])
def test_yay_an_equal_number_beside_forbids_and_a_higher_total_crosses_out(block: str) -> None:
    game = sheet(2, {"d4": (1, 10)})
    throw(game, block, f"6 {block}", f"3 {block}", f"1 {block}")
    assert not set(moves(game, "write")) & {"d3", "d5", "c4", "e4"}
    assert moves(game, "write")
    assert not moves(game, "block")
    game = sheet(2, {"d4": (1, 10)})
    throw(game, block, f"6 {block}", f"4 {block}", f"1 {block}")
    beside = next(name for name in moves(game, "write") if name in ("d3", "d5", "c4", "e4"))
    game.apply("write " + beside)
    assert game.squares["d4"].state == "crossed"
    assert game.scores() == [1, 0]


def test_yay_one_higher_number_beside_forbids_whatever_else_is_there() -> None:
    game = sheet(3, {"d4": (1, 7), "f4": (2, 12)})
    throw(game, "d4", "4 d4", "4 d4", "1 d4")
    assert moves(game, "write") == ["d5", "e5"]
    assert game.judge("0", "write e4") == "YAY-7"
    assert game.judge("0", "write d4") == "YAY-7"
    assert game.judge("0", "block e4") == "YAY-9"
    game.apply("write d5")
    assert game.squares["d4"].state == "crossed"
    assert game.scores() == [1, 0, 1]


def test_yay_own_and_crossed_and_blocked_neighbours_do_not_matter() -> None:
    game = sheet(2, {"d4": (0, 18), "f5": (1, 18)})
    game.squares["f5"].state = "crossed"
    game.squares["e6"] = yay.Square("blocked")
    throw(game, "d4", "1 d4", "1 d4", "1 d4")
    assert moves(game, "write") == ["d5", "e4", "e5"]


def test_yay_equal_repeated_throw_is_a_penalty() -> None:
    game = sheet(2, {"a8": (0, 5), "h8": (1, 5)})
    throw(game, "d4", "3 d4", "3 d4", "3 d4")
    assert game.judge("0", "cross a8") == "YAY-13"
    throw(game, "d4", "6 d4", "3 d4", "off")
    assert game.legal() == ["cross a8"]
    for text in ["cross h8", "cross a1", "write d4", "block d4", "aim a1", "aim h1"]:
        assert game.judge("0", text) == "YAY-13"
    game.apply("cross a8")
    assert (game.scores(), game.to_move()) == ([0, 1], 1)
    assert game.exercised["YAY-13 with a live number"] == 1


def test_yay_penalty_without_a_live_number_ends_the_turn() -> None:
    game = sheet(2, {})
    throw(game, "d4", "3 d4", "3 d4", "3 d4")
    throw(game, "d4", "off", "off", "off")
    assert (game.to_move(), game.phase) == (1, "throw")
    assert game.exercised["YAY-13 without a live number"] == 1


def test_yay_the_first_throw_of_a_seat_must_be_written() -> None:
    game = sheet(2, {}, first_over=False)
    throw(game, "d4", "3 d4", "3 d4", "3 d4")
    assert game.legal() == ["write d4", "write d5", "write e4", "write e5"]
    assert game.judge("0", "aim a1") == "YAY-12"
    assert game.judge("0", "aim h1") == "YAY-2"
    game.apply("write d4")
    throw(game, "d4", "off", "off", "off")  # lost, and it was the first throw of seat 1
    throw(game, "a1", "1 a1", "1 a1", "1 a1")
    game.apply("write a1")
    throw(game, "d4", "3 d4", "3 d4", "3 d4")
    assert game.judge("1", "aim a1") == "ok"


def test_yay_blocks_only_when_nothing_can_be_written() -> None:
    game = sheet(2, {"b1": (1, 9), "a2": (1, 9), "b3": (1, 9), "b2": (0, 1)})
    throw(game, "a1", "1 a1", "1 a1", "1 a1")
    assert moves(game, "block") == ["a1"]
    assert not moves(game, "write")
    assert len(moves(game, "aim")) == 49
    assert game.judge("0", "write a1") == "YAY-7"
    assert game.judge("0", "block c1") == "YAY-9"
    game.apply("block a1")
    assert game.squares["a1"].state == "blocked"


def test_yay_all_filled_ends_the_turn_and_the_penalty_comes_first() -> None:
    full: dict[str, tuple[int, int]] = dict.fromkeys(["a1", "a2", "b1", "b2"], (0, 3))
    game = sheet(2, full)
    throw(game, "a1", "6 a1", "6 a1", "6 a1")
    assert (game.to_move(), game.phase) == (1, "throw")
    game = sheet(2, full)
    throw(game, "d4", "1 d4", "1 d4", "1 d4")
    throw(game, "a1", "6 a1", "off", "off")
    assert (game.to_move(), game.exercised["YAY-14 all filled"]) == (1, 1)
    game = sheet(2, full)
    throw(game, "d4", "1 d4", "1 d4", "1 d4")
    throw(game, "a1", "3 a1", "off", "off")
    assert game.phase == "penalty"


def test_yay_odds() -> None:
    odds = yay.landing_odds("a1", "normal")
    assert odds["die 3 a1"] == Fraction(24, 100) ** 2 / 6
    assert odds["die 6 e2"] == Fraction(2, 100) * Fraction(20, 100) / 6
    assert odds["die off"] == 1 - Fraction(62, 100) ** 2
    assert "die off" not in yay.landing_odds("d4", "sure")
    assert len(yay.landing_odds("d4", "sure")) == 49 * 6
    for scatter in yay.SCATTER:
        for block in yay.BLOCKS:
            assert sum(yay.landing_odds(block, scatter).values()) == 1


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("aim a1", "ok"),
        ("aim g7", "ok"),
        ("aim h1", "YAY-2"),
        ("aim a8", "YAY-2"),
        ("aim i1", "-"),
        ("aim a9", "-"),
        ("aim a0", "-"),
        ("aim", "-"),
        ("aim A1", "-"),
        ("aim  a1", "-"),
        ("aim a1 ", "-"),
        ("aim off", "-"),
        ("write a1", "YAY-4"),
        ("write i1", "-"),
        ("block h8", "YAY-4"),
        ("block a11", "-"),
        ("cross a1", "YAY-13"),
        ("cross a1 a2", "-"),
        ("die 3 a1", "-"),
        ("die off", "-"),
        ("pass", "-"),
        ("", "-"),
    ],
)
def test_yay_refusals_before_the_throw(text: str, verdict: str) -> None:
    game = yay.Reference(2, {})
    assert game.judge("0", text) == verdict
    assert game.judge("1", text) == game.judge("*", text) == game.judge("7", text) == "-"


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("die 3 d4", "ok"),
        ("die 3 h1", "YAY-5"),
        ("die 3 a8", "YAY-5"),
        ("die 3 h8", "YAY-5"),
        ("die off", "YAY-5"),
        ("die 3 i1", "-"),
        ("die 7 d4", "-"),
        ("die 0 d4", "-"),
        ("die 03 d4", "-"),
        ("die d4 3", "-"),
        ("die off d4", "-"),
        ("die 3", "-"),
        ("die", "-"),
        ("aim a1", "-"),
        ("write a1", "-"),
    ],
)
def test_yay_refusals_of_dice(text: str, verdict: str) -> None:
    game = yay.Reference(2, {"scatter": "sure"})
    game.apply("aim d4")
    assert game.judge("*", text) == verdict
    assert game.judge("0", text) == "-"


def test_yay_end_and_tie_break() -> None:
    for end, over in [("row-and-column", False), ("row-or-column", True)]:
        game = yay.Reference(2, {"end": end})
        for column in "bcdefgh":
            game.squares[column + "1"] = yay.Square("blocked")
        throw(game, "a1", "3 a1", "3 a1", "3 a1")
        game.apply("write a1")
        assert (game.to_move() is None) == over
    game = sheet(3, {"a1": (0, 9), "c1": (1, 10), "e1": (2, 4), "e3": (2, 4)})
    assert game.ranks() == [3, 2, 1]
    game = sheet(4, {"a1": (0, 9), "c1": (1, 9), "e1": (2, 4)})
    assert game.ranks() == [1, 1, 3, 4]


def test_yay_ends_after_dry_turns() -> None:
    for players in (2, 3, 4):
        game = yay.Reference(players, {"first": 1})
        for _ in range(5 * players):
            assert game.to_move() is not None
            throw(game, "a1", "off", "off", "off")
        assert game.to_move() is None
        assert game.legal() == []
        assert game.ranks() == [1] * players
        assert game.judge("1", "aim a1") == "-"
        assert game.exercised["YAY-17 nothing filled"] == 1


def test_yay_ends_with_the_500th_turn() -> None:
    game = sheet(2, {})
    game.turns_ended = 498
    throw(game, "a1", "off", "off", "off")
    assert game.to_move() == 1
    throw(game, "a1", "off", "off", "off")
    assert (game.to_move(), game.exercised["YAY-17 500 turns"]) == (None, 1)


def check_options(
    options: dict[str, tuple[str, Callable[[str], bool]]], good: list[str], bad: list[str]
) -> None:
    for pair in good:
        name, value = pair.split("=")
        assert options[name][1](value), pair
    for pair in bad:
        name, value = pair.split("=")
        assert not options[name][1](value), pair


def test_options() -> None:
    good = ["scatter=sure", "scatter=normal", "scatter=wild", "end=row-or-column"]
    check_options(yay.OPTIONS, good, ["scatter=Sure", "scatter=", "end=row"])
    good = ["following=strict", "chief_takes=one-kind", "max_tours=5", "max_tours=200"]
    bad = ["max_tours=4", "max_tours=201", "max_tours=05", "max_tours=+5", "max_tours=\u0665"]
    check_options(zayo.OPTIONS, good, [*bad, "following=", "chief_takes=one"])
    assert zayo.parse_options({"first": "1", "max_tours": "7", "following": "suit"}) == {
        "first": 1,
        "max_tours": 7,
        "following": "suit",
    }


# ZAYO


def dealt(players: int, options: dict[str, str | int] | None = None) -> zayo.Reference:
    """A game after its first deal, in which play hands are emptied to be filled by the test."""
    game = zayo.Reference(players, options or {})
    while game.to_move() == "*":
        game.apply(game.legal()[0])
    game.play_hands = [[] for _ in range(players)]
    return game


def one_trick(game: zayo.Reference) -> None:
    """Everybody bids the first card it may."""
    while game.phase == "turn":
        game.apply("bid " + moves(game, "bid")[0])


def give(game: zayo.Reference, seat: int, animals: str) -> None:
    """Animals from the centre, as words."""
    for animal in animals.split():
        game.centre[animal] -= 1
        game.animals[seat][animal] += 1


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
    pieces = [kind for kind in zayo.EQUIPMENT for _ in range(zayo.PLAY_COUNTS[kind])]
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


def attacker(players: int = 4, options: dict[str, str | int] | None = None) -> zayo.Reference:
    """Seat 0 leads with every card in hand; seat 1 owns all kinds of things."""
    game = dealt(players, options)
    game.play_hands[0] = list(zayo.PLAY_COUNTS)
    game.equipment[1] = ["horse", "cart", "trap"]
    game.equipment[2] = ["horse", "horse", "yurt"]
    give(game, 1, "sheep sheep goat camel camel")
    give(game, 2, "goat camel")
    return game


def test_zayo_lays_at_the_start() -> None:
    game = attacker()
    assert moves(game, "lay") == [
        "friendship",
        "shaman",
        "thief 1 cart",
        "thief 1 horse",
        "thief 1 trap",
        "thief 2 horse",
        "thief 2 yurt",
        "wolf 2 goat",
        "zayo",
    ]


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("lay thief 0 horse", "ZAYO-22"),
        ("lay thief 3 horse", "ZAYO-22"),
        ("lay thief 1 yurt", "ZAYO-22"),
        ("lay thief 4 horse", "-"),
        ("lay thief 01 horse", "-"),
        ("lay thief 1 camel", "-"),
        ("lay thief 1", "-"),
        ("lay thief 1 horse cart", "-"),
        ("lay thief 1 horse 4 cart", "-"),
        ("lay thief 1 horse 2 horse 2 yurt", "-"),
        ("lay thief 1 horse 2 yurt", "ZAYO-31"),
        ("lay thief 1 horse 1 horse", "ZAYO-31"),
        ("lay thief 0 horse 0 cart", "ZAYO-31"),
        ("lay wolf 0 sheep", "ZAYO-24"),
        ("lay wolf 1 sheep", "ZAYO-24"),
        ("lay wolf 2 sheep", "ZAYO-24"),
        ("lay wolf 2 camel", "ZAYO-30"),
        ("lay wolf 0 camel", "ZAYO-30"),
        ("lay wolf 2 camels", "-"),
        ("lay wolf 2 horse", "-"),
        ("lay chief 1", "ZAYO-26"),
        ("lay chief 0", "ZAYO-26"),
        ("lay chief 1 sheep", "ZAYO-26"),
        ("lay chief 1 camels", "ZAYO-32"),
        ("lay chief 1 camel", "-"),
        ("lay chief", "-"),
        ("lay trap sheep goat", "ZAYO-21"),
        ("lay trap goat sheep", "ZAYO-21"),
        ("lay trap", "-"),
        ("lay trap sheep", "-"),
        ("lay trap sheep camel", "-"),
        ("lay fiddle goat sheep goat", "ZAYO-28"),
        ("lay fiddle goat sheep", "-"),
        ("lay steppe", "ZAYO-29"),
        ("lay steppe 1", "-"),
        ("lay horse", "-"),
        ("lay", "-"),
        ("lay zayo", "ok"),
        ("accept", "ZAYO-10"),
        ("counter", "ZAYO-10"),
        ("pass", "ZAYO-10"),
        ("take sheep", "ZAYO-10"),
        ("take camel", "-"),
        ("place yurt", "ZAYO-10"),
        ("place trap", "-"),
        ("ask 1 horse", "ZAYO-10"),
        ("ask 5 horse", "-"),
        ("bid gc-8 ", "-"),
        ("Bid gc-8", "-"),
        ("deal horse", "-"),
    ],
)
def test_zayo_refusals_on_turn(text: str, verdict: str) -> None:
    game = attacker()
    assert game.judge("0", text) == verdict
    assert game.judge("1", text) == game.judge("*", text) == "-"
    if text.startswith("lay ") and verdict != "-":
        game.play_hands[0] = []
        assert game.judge("0", text) == "ZAYO-20"
        game = attacker()
        game.apply("lay friendship")
        assert game.judge("0", text) == "ZAYO-20"


def with_zayo(options: dict[str, str | int] | None = None) -> zayo.Reference:
    """The attacker with zayo before it, in a later trick."""
    game = attacker(4, options)
    game.apply("lay zayo")
    assert moves(game, "lay") == []
    game.has_laid = False
    return game


def test_zayo_two_pieces() -> None:
    game = with_zayo()
    both = [
        text for text in moves(game, "lay") if text.startswith("thief") and text.count(" ") == 4
    ]
    assert len(both) == 3 + 2 + 3 * 2  # of seat 1; of seat 2 (horse twice, horse and yurt); of both
    assert "thief 2 horse 2 horse" in both
    assert "thief 1 cart 1 horse" not in both
    for text in [
        "lay thief 1 horse 1 horse",
        "lay thief 2 yurt 2 yurt",
        "lay thief 0 horse 1 horse",
    ]:
        assert game.judge("0", text) == "ZAYO-31"
    assert game.canonical("lay thief 2 yurt 1 trap") == "lay thief 1 trap 2 yurt"
    assert game.canonical("lay thief 1 trap 1 horse") == "lay thief 1 horse 1 trap"
    assert game.judge("0", "lay thief 2 yurt 1 trap") == "ok"
    game.laid[2].append("friendship")
    assert game.judge("0", "lay thief 2 yurt 1 trap") == "ZAYO-31"
    assert game.judge("0", "lay thief 2 yurt") == "ZAYO-22"


def test_zayo_two_victims_are_asked_clockwise_and_a_counter_cancels_all() -> None:
    game = attacker()
    game.seat = 2
    game.play_hands = [[], ["friendship"], ["thief"], []]
    game.laid[2] = ["zayo"]
    game.equipment = [["yurt"], ["horse"], ["yurt"], []]
    game.apply("lay thief 1 horse 0 yurt")
    assert (game.to_move(), game.legal()) == (0, ["accept"])
    assert game.judge("0", "counter") == "ZAYO-43"
    for text in ["bid sh-1", "lay zayo", "pass", "take goat", "ask 1 horse"]:
        assert game.judge("0", text) == "ZAYO-40"
    assert game.judge("1", "accept") == game.judge("2", "accept") == "-"
    game.apply("accept")
    assert (game.to_move(), game.legal()) == (1, ["accept", "counter"])
    game.apply("counter")
    assert game.equipment == [["yurt"], ["horse"], ["yurt"], []]
    assert game.laid == [[], ["friendship"], ["zayo", "thief"], []]
    assert (game.to_move(), moves(game, "lay"), game.phase) == (2, [], "turn")


def test_zayo_after_a_counter_the_second_is_not_asked() -> None:
    game = with_zayo()
    game.play_hands[0].remove("friendship")
    game.play_hands[1] = ["friendship"]
    game.apply("lay thief 2 horse 1 horse")
    game.apply("counter")
    assert (game.to_move(), game.phase) == (0, "turn")
    assert game.exercised["ZAYO-43 second not asked"] == 1
    assert game.safe_from("thief", 1)


def test_zayo_two_of_one_seat_are_asked_once() -> None:
    game = with_zayo()
    game.apply("lay thief 2 horse 2 horse")
    assert game.to_answer == [2]
    game.apply("accept")
    assert (game.equipment[0], game.equipment[2]) == (["horse", "horse"], ["yurt"])
    assert game.exercised["ZAYO-14 two of a kind"] == 1
    assert (game.to_move(), game.phase) == (0, "turn")


def test_zayo_nobody_is_asked_when_the_defence_lies_open() -> None:
    game = attacker()
    game.laid[3] = ["shaman"]
    game.play_hands[0].remove("shaman")
    game.apply("lay wolf 2 goat")
    assert (game.to_move(), game.animals[0]["goat"]) == (0, 1)
    game = attacker()
    game.laid[0] = ["friendship"]
    game.play_hands[0].remove("friendship")
    game.apply("lay thief 2 yurt")
    assert (game.to_move(), game.equipment[0]) == (0, ["yurt"])
    game = attacker()
    game.laid[3] = ["friendship"]
    game.apply("lay wolf 2 goat")
    assert game.to_move() == 2


def test_zayo_wolf() -> None:
    game = with_zayo()
    assert [text for text in moves(game, "lay") if text.startswith("wolf")] == [
        "wolf 2 camel",
        "wolf 2 goat",
    ]
    game.play_hands[0].remove("shaman")
    game.play_hands[2] = ["shaman"]
    game.apply("lay wolf 2 camel")
    assert game.legal() == ["accept", "counter"]
    game.apply("accept")
    assert (game.scores(), game.play_hands[2]) == ([1, 2, 0, 0], ["shaman"])
    game = attacker()
    for protection in ["shaman", "zayo"]:
        game.laid[2] = [protection]
        assert game.judge("0", "lay wolf 2 goat") == "ZAYO-24"
    game.laid[2] = ["friendship"]
    assert game.judge("0", "lay wolf 2 goat") == "ok"


def test_zayo_chief() -> None:
    game = attacker()
    game.equipment[0] = ["horse", "cart", "yurt", "trap"]
    assert game.judge("0", "lay chief 1") == "ok"
    for text in [
        "lay chief 2",
        "lay chief 3",
        "lay chief 0",
        "lay chief 1 sheep",
        "lay chief 1 goat",
    ]:
        assert game.judge("0", text) == "ZAYO-26"
    assert game.judge("0", "lay chief 1 camels") == "ZAYO-32"
    game.laid[1] = ["zayo"]
    assert game.judge("0", "lay chief 1") == "ZAYO-26"
    game.laid[1] = ["shaman", "friendship"]
    game.apply("lay chief 1")
    assert game.animals[0] == {"sheep": 2, "goat": 1, "camel": 0}
    assert (game.to_move(), game.phase) == (0, "turn")


def test_zayo_chief_of_one_kind_and_of_camels() -> None:
    game = with_zayo({"chief_takes": "one-kind"})
    assert game.judge("0", "lay chief 1 camels") == "ZAYO-32"  # without the four pieces
    game.equipment[0] = ["horse", "cart", "yurt", "trap"]
    game.animals[1]["goat"] = 0
    chiefs = [text for text in moves(game, "lay") if text.startswith("chief")]
    assert chiefs == ["chief 1 camels", "chief 1 sheep"]
    assert game.judge("0", "lay chief 1") == game.judge("0", "lay chief 1 goat") == "ZAYO-26"
    game.apply("lay chief 1 camels")
    assert game.animals[1] == {"sheep": 2, "goat": 0, "camel": 0}
    assert game.scores() == [2, 0, 1, 0]


def test_zayo_trap_and_fiddle() -> None:
    game = attacker()
    give(game, 0, "sheep goat goat")
    assert [text for text in moves(game, "lay") if text.startswith("trap")] == [
        "trap goat goat",
        "trap sheep goat",
    ]
    assert game.canonical("lay fiddle goat goat sheep") == "lay fiddle sheep goat goat"
    assert game.judge("0", "lay fiddle goat sheep goat") == "ok"
    assert game.judge("0", "lay trap sheep sheep") == "ZAYO-21"
    game.centre["camel"] = 0
    assert game.judge("0", "lay fiddle goat sheep goat") == "ZAYO-28"
    game.apply("lay trap goat sheep")
    assert (game.equipment[0], game.laid[0]) == (["trap"], [])
    assert game.animals[0] == {"sheep": 0, "goat": 1, "camel": 0}
    game.has_laid = False
    game.play_hands[0].append("trap")
    give(game, 0, "sheep sheep")
    assert game.judge("0", "lay trap sheep sheep") == "ZAYO-21"


@pytest.mark.parametrize(("players", "needed"), [(2, 2), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_zayo_steppe(players: int, needed: int) -> None:
    game = dealt(players)
    game.play_hands[0] = ["steppe"]
    game.animals[0]["camel"] = needed - 1
    assert game.judge("0", "lay steppe") == "ZAYO-29"
    game.animals[0]["camel"] = needed
    game.animals[1]["camel"] = 5
    game.apply("lay steppe")
    assert game.to_move() is None
    assert game.legal() == []
    assert game.ranks() == [1] + [2] * (players - 1)
    assert game.judge("0", "bid sh-1") == "-"


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


# Random games.


def check_position(game: Game) -> None:
    legal = game.legal()
    assert legal == sorted(set(legal))
    assert (game.to_move() is None) == (legal == [])
    if game.to_move() == "*":
        assert sum(game.odds().values()) == 1
        assert sorted(game.odds()) == legal
        assert all(chance > 0 for chance in game.odds().values())
    for text in legal[:: max(1, len(legal) // 8)]:
        assert game.judge(str(game.to_move()), text) == "ok"
        assert game.canonical(text) == text


def check_sheet(game: yay.Reference, before: dict[str, tuple[str, int, int]]) -> None:
    """YAY-3: what is filled stays filled, with its number; at most one more square is filled."""
    newly = 0
    for name, (state, seat, number) in before.items():
        square = game.squares[name]
        if state == "free":
            newly += square.state != "free"
        elif state == "live":
            assert square.state in ("live", "crossed")
            assert (square.seat, square.number) == (seat, number)
        else:
            assert square.state == state
    assert newly <= 1
    assert all(1 <= s.number <= 18 for s in game.squares.values() if s.state == "live")


def play_yay(seed: int, players: int, options: dict[str, str | int]) -> yay.Reference:
    chance = random.Random(seed)
    game = yay.Reference(players, options)
    aims_often = chance.random() < 0.3
    while game.to_move() is not None:
        legal = game.legal()
        if game.to_move() == "*":
            odds = game.odds()
            texts = sorted(odds)
            text = chance.choices(texts, [float(odds[name]) for name in texts])[0]
        else:
            settled = [name for name in legal if not name.startswith("aim")]
            again = aims_often and chance.random() < 0.5
            text = chance.choice(legal if again or not settled else settled)
        before = {name: (s.state, s.seat, s.number) for name, s in game.squares.items()}
        if chance.random() < 0.05:
            check_position(game)
        game.apply(text)
        check_sheet(game, before)
    assert game.turns_ended <= 500
    return game


def test_yay_random_games() -> None:
    exercised: Counter[str] = Counter()
    seed = 0
    for players in (2, 3, 4):
        for scatter in yay.SCATTER:
            for end in yay.END_RULES:
                for _ in range(4):
                    seed += 1
                    first = seed % players
                    options: dict[str, str | int] = {"scatter": scatter, "end": end, "first": first}
                    game = play_yay(seed, players, options)
                    exercised += game.exercised
                    assert sorted(game.ranks())[0] == 1
    for number in (4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16):
        assert exercised[f"YAY-{number}"] > 0, number


def check_zayo_cards(game: zayo.Reference) -> None:
    """ZAYO-1: no card and no animal is ever made or lost."""
    play = Counter(game.play_deck)
    bid = Counter(game.bid_deck + game.bids_played + [card for _, card in game.bids])
    for seat in range(game.players):
        play += Counter(game.play_hands[seat] + game.laid[seat] + game.equipment[seat])
        bid += Counter(game.bid_hands[seat])
        assert all(card in zayo.EQUIPMENT for card in game.equipment[seat])
        assert not any(card in zayo.EQUIPMENT for card in game.laid[seat])
        assert len(game.laid[seat]) <= game.tricks_done + 2
    assert play == Counter(game.all_play_cards())
    assert bid == Counter(zayo.BID_CARDS)
    for kind in zayo.ANIMALS:
        owned = [own[kind] for own in game.animals]
        assert min([*owned, game.centre[kind]]) >= 0
        assert sum(owned) + game.centre[kind] == 8


def choose_zayo(game: zayo.Reference, chance: random.Random, eager: float) -> str:
    legal = game.legal()
    lays = [text for text in legal if text.startswith("lay") and text != "lay steppe"]
    zayos_own = [text for text in lays if text.endswith(("camels", "camel"))]
    zayos_own += [text for text in lays if text.startswith("lay thief") and text.count(" ") == 5]
    if zayos_own and chance.random() < eager:
        return chance.choice(zayos_own)
    if lays and chance.random() < eager:
        return chance.choice(lays)
    rewards = [text for text in legal if text != "pass" and text != "lay steppe"]
    if rewards and chance.random() < eager:
        return chance.choice(rewards)
    return chance.choice(legal)


def play_zayo(seed: int, players: int, options: dict[str, str | int]) -> zayo.Reference:
    chance = random.Random(seed)
    game = zayo.Reference(players, options)
    eager = chance.choice([0.2, 0.8, 1.0])
    while game.to_move() is not None:
        if chance.random() < 0.05:
            check_position(game)
            check_zayo_cards(game)
        if game.to_move() == "*":
            odds = game.odds()
            texts = sorted(odds)
            game.apply(chance.choices(texts, [float(odds[text]) for text in texts])[0])
        else:
            game.apply(choose_zayo(game, chance, eager))
    check_zayo_cards(game)
    assert 1 in game.ranks()
    return game


def test_zayo_random_games() -> None:
    exercised: Counter[str] = Counter()
    seed = 0
    for players in (2, 3, 4, 5, 6):
        for following in zayo.FOLLOWING:
            for chief_takes in zayo.CHIEF_TAKES:
                for max_tours in (5, 5, 6, 7, 20):
                    seed += 1
                    options: dict[str, str | int] = {
                        "first": seed % players,
                        "following": following,
                        "chief_takes": chief_takes,
                        "max_tours": max_tours,
                    }
                    exercised += play_zayo(seed, players, options).exercised
    numbers = [6, 7, 8, 11, 12, 13, 14, *range(20, 33), 40, 41, 43, 44, 50, 51]
    for number in numbers:
        assert exercised[f"ZAYO-{number}"] > 0, number


ODD_TEXTS = [
    *["", " ", "*", "lay", "bid", "deal", "ask", "ask 1", "take", "place", "accept 1", "passe"],
    *["lay thief 1 horse 1 horse", "lay thief 2 cart 1 horse", "lay thief 1 trap 1 horse"],
    *["lay trap goat sheep", "lay fiddle goat sheep goat", "lay chief 1 sheep", "lay chief 1"],
    *["lay chief 1 camels", "lay wolf 1 camel", "lay wolf 0 goat", "lay steppe", "lay zayo"],
    *["take camel", "take goat", "place horse", "place trap", "ask 5 horse", "ask 1 yurt"],
    *["accept", "counter", "pass", "bid sh-1", "bid gc-8", "deal sh-1", "deal zayo", "aim a1"],
]


def test_zayo_judge_agrees_with_legal() -> None:
    chance = random.Random(5)
    for players in (2, 3, 6):
        game = zayo.Reference(players, {"max_tours": 5})
        while game.to_move() is not None:
            for actor in ["*", "0", "1", "9"] if game.to_move() != "*" else ["*"]:
                for text in ODD_TEXTS:
                    words = zayo.read_event(text, players)
                    legal = words is not None and " ".join(words) in game.legal()
                    right = actor == str(game.to_move())
                    assert (game.judge(actor, text) == "ok") == (legal and right)
            if game.to_move() == "*":
                game.apply(chance.choice(game.legal()))
            else:
                game.apply(choose_zayo(game, chance, 0.8))
