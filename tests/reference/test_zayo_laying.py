"""The second opinion on ZAYO against worked examples: what is laid, and how it is answered."""

import pytest

from tests.reference import zayo, zayo_cards
from tests.reference.common import Options
from tests.reference.positions import dealt, give, moves


def attacker(players: int = 4, options: Options | None = None) -> zayo.Reference:
    """Seat 0 leads with every card in hand; seat 1 owns all kinds of things."""
    game = dealt(players, options)
    game.play_hands[0] = list(zayo_cards.PLAY_COUNTS)
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
        ("counter friendship", "ZAYO-10"),
        ("counter shaman", "ZAYO-10"),
        ("counter zayo", "-"),
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


def with_zayo(options: Options | None = None) -> zayo.Reference:
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
    game.laid[1] = ["shaman"]
    game.laid[3] = ["friendship"]
    game.apply("lay chief 1")  # both lie open: nobody is asked, and they do not protect
    assert game.animals[0] == {"sheep": 2, "goat": 1, "camel": 0}
    assert (game.to_move(), game.phase) == (0, "turn")


def test_zayo_chief_of_one_kind_and_of_camels() -> None:
    game = with_zayo({"chief_takes": "one-kind", "chief_counter": "no"})
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
