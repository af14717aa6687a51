"""ZAYO's rulings at the table: cards laid before the bid, zayo's powers, and answers to attacks."""

import pytest

from yurt.engine.match import Match
from yurt.games.zayo.tests.table import HIGH, LOW, lays, tour
from yurt.testing import reason, refused

BASE = "horse cart yurt"
CAMP = BASE + " trap"
# The cards that answer attacks, with the last seat, out of the way.
SHIELDS = "friendship shaman"


def test_zayo_20_one_card_before_each_bid() -> None:
    match = tour(["friendship shaman", "zayo", ""])
    assert lays(match, "friendship") == ["lay friendship"]
    assert lays(match, "shaman") == ["lay shaman"]
    assert refused(match, "0 lay zayo") == "ZAYO-20"
    assert reason(match, "lay zayo") == (
        "You have no Zayo card: play a card from your hand, or just bid."
    )
    match.play("0 lay friendship")
    assert lays(match, "shaman") == []
    assert refused(match, "0 lay shaman") == "ZAYO-20"
    assert refused(match, "0 pass") == "ZAYO-10"
    match.play("0 bid sh-8; 1 bid sh-1; 2 bid sh-3; 0 pass")
    # It lies there until the tour ends, and another may be laid before the next bid.
    assert match.state.record.camp[0, 5] == 1
    assert lays(match, "shaman") == ["lay shaman"]


def test_zayo_20_a_card_without_effect_cannot_be_laid() -> None:
    match = tour(["trap thief wolf chief fiddle steppe", SHIELDS, ""])
    for text, ruling in {
        "lay trap sheep goat": "ZAYO-21",
        "lay thief 1 horse": "ZAYO-22",
        "lay wolf 1 sheep": "ZAYO-24",
        "lay chief 1": "ZAYO-26",
        "lay fiddle sheep sheep goat": "ZAYO-28",
        "lay steppe": "ZAYO-29",
    }.items():
        assert lays(match, text.split()[1]) == []
        assert refused(match, f"0 {text}") == ruling


def test_zayo_21_the_trap_costs_two_small_stock() -> None:
    match = tour(["trap trap", SHIELDS, ""], herds=["1 sheep 2 goat"])
    assert lays(match, "trap") == ["lay trap goat goat", "lay trap sheep goat"]
    assert refused(match, "0 lay trap sheep sheep") == "ZAYO-21"
    assert reason(match, "lay trap sheep sheep") == (
        "A wolf trap costs two of your sheep or goats, and you don’t have 2 sheep: "
        "pay with what you have, or just bid."
    )
    match.play("0 lay trap goat sheep")
    record = match.state.record
    assert record.herd[0].tolist() == [0, 1, 0]
    assert record.centre.tolist() == [8, 7, 8]
    assert record.camp[0, 3] == 1
    assert match.state.to_move == 0


def test_zayo_21_only_one_trap_is_bought() -> None:
    match = tour(["trap", SHIELDS, ""], camps=["trap"], herds=["2 sheep"])
    assert refused(match, "0 lay trap sheep sheep") == "ZAYO-21"


def test_zayo_22_the_thief_takes_a_piece_that_lies_there() -> None:
    match = tour(["thief", SHIELDS, ""], camps=["cart", "horse trap", "yurt"])
    assert lays(match, "thief") == ["lay thief 1 horse", "lay thief 1 trap", "lay thief 2 yurt"]
    assert refused(match, "0 lay thief 0 cart") == "ZAYO-22"
    assert reason(match, "lay thief 0 cart") == "Choose someone else, not yourself."
    assert refused(match, "0 lay thief 1 cart") == "ZAYO-22"
    assert refused(match, "0 lay thief 3 horse") is None
    match.play("0 lay thief 1 trap; 1 accept")
    assert match.state.record.camp[:2, :4].tolist() == [[0, 1, 0, 1], [1, 0, 0, 0]]


def test_zayo_22_theft_of_a_duplicate() -> None:
    match = tour(["thief", "", SHIELDS], camps=["horse", "horse"])
    match.play("0 lay thief 1 horse; 1 accept")
    assert match.state.record.camp[0, :4].tolist() == [2, 0, 0, 0]


def test_zayo_23_friendship_protects_from_the_thief() -> None:
    match = tour(["friendship", "thief", ""], camps=["horse", "", "cart"])
    match.play("0 lay friendship; 0 bid sh-8")
    assert lays(match, "thief") == ["lay thief 2 cart"]
    assert refused(match, "1 lay thief 0 horse") == "ZAYO-22"
    assert reason(match, "lay thief 0 horse") == (
        "Friendship protects Ann from the thief: choose someone else."
    )


def test_zayo_24_the_wolf_takes_an_animal_without_equipment() -> None:
    match = tour(["wolf", "", SHIELDS], herds=["1 goat", "1 sheep 1 camel"])
    assert lays(match, "wolf") == ["lay wolf 1 sheep"]
    assert refused(match, "0 lay wolf 1 goat") == "ZAYO-24"
    assert refused(match, "0 lay wolf 0 goat") == "ZAYO-24"
    match.play("0 lay wolf 1 sheep; 1 accept")
    assert match.state.record.herd[:2].tolist() == [[1, 1, 0], [0, 0, 1]]


def test_zayo_24_the_wolf_is_stopped_by_a_trap() -> None:
    match = tour(["wolf", "", SHIELDS], camps=["", "trap"], herds=["", "1 sheep"])
    assert lays(match, "wolf") == []
    assert refused(match, "0 lay wolf 1 sheep") == "ZAYO-24"
    assert reason(match, "lay wolf 1 sheep") == ("A wolf trap protects Bob: choose someone else.")


def test_zayo_25_the_wolf_is_stopped_by_a_shaman_on_the_table() -> None:
    match = tour(["shaman", "wolf", ""], herds=["1 sheep", "", "1 goat"])
    match.play("0 lay shaman; 0 bid sh-8")
    assert refused(match, "1 lay wolf 0 sheep") == "ZAYO-24"
    assert lays(match, "wolf") == ["lay wolf 2 goat"]


def test_zayo_26_the_chief_takes_all_small_stock() -> None:
    match = tour(
        ["chief", SHIELDS, ""], camps=[CAMP, "horse"], herds=["", "2 sheep 1 goat 1 camel"]
    )
    assert lays(match, "chief") == ["lay chief 1"]
    match.play("0 lay chief 1; 1 accept")
    assert match.state.record.herd[:2].tolist() == [[2, 1, 0], [0, 0, 1]]
    assert match.to_move == 0


@pytest.mark.parametrize("missing", CAMP.split())
def test_zayo_26_the_chief_without_all_four_pieces_is_refused(missing: str) -> None:
    camp = CAMP.replace(missing, "")
    match = tour(["chief", SHIELDS, ""], camps=[camp], herds=["", "2 sheep"])
    assert refused(match, "0 lay chief 1") == "ZAYO-26"
    assert reason(match, "lay chief 1") == (
        "The clan chief only comes to a camp with horse, cart, yurt and wolf trap: "
        "play another card, or just bid."
    )


def test_zayo_26_the_chief_spares_yurts_and_the_poor() -> None:
    match = tour(
        ["chief chief", SHIELDS, "", ""],
        camps=[CAMP, "yurt", ""],
        herds=["1 sheep", "1 sheep", "1 camel", "1 goat"],
    )
    assert lays(match, "chief") == ["lay chief 3"]
    for text in ("lay chief 0", "lay chief 1", "lay chief 2", "lay chief 3 goat"):
        assert refused(match, f"0 {text}") == "ZAYO-26"
    assert reason(match, "lay chief 3 goat") == (
        "In this game the clan chief takes all sheep and goats together: just name the player."
    )


def test_zayo_26_option_one_kind() -> None:
    match = tour(
        ["chief chief", SHIELDS, ""],
        camps=[CAMP],
        herds=["", "2 sheep 1 goat", "1 goat"],
        chief_takes="one-kind",
    )
    assert lays(match, "chief") == ["lay chief 1 goat", "lay chief 1 sheep", "lay chief 2 goat"]
    assert refused(match, "0 lay chief 1") == "ZAYO-26"
    assert refused(match, "0 lay chief 2 sheep") == "ZAYO-26"
    match.play("0 lay chief 1 sheep; 1 accept")
    assert match.state.record.herd[:2].tolist() == [[2, 0, 0], [0, 1, 0]]


def test_zayo_27_zayo_protects_from_thief_wolf_and_chief() -> None:
    match = tour(
        ["zayo", "thief wolf chief", SHIELDS], camps=["horse", CAMP], herds=["1 sheep", "1 goat"]
    )
    match.play("0 lay zayo; 0 bid sh-8")
    assert [*lays(match, "thief"), *lays(match, "wolf"), *lays(match, "chief")] == []
    assert refused(match, "1 lay thief 0 horse") == "ZAYO-22"
    assert refused(match, "1 lay wolf 0 sheep") == "ZAYO-24"
    assert refused(match, "1 lay chief 0") == "ZAYO-26"


def test_zayo_28_the_fiddle_buys_a_camel() -> None:
    match = tour(["fiddle fiddle", SHIELDS, ""], herds=["2 sheep 2 goat"])
    assert lays(match, "fiddle") == ["lay fiddle sheep goat goat", "lay fiddle sheep sheep goat"]
    assert refused(match, "0 lay fiddle goat goat goat") == "ZAYO-28"
    match.play("0 lay fiddle goat sheep goat")
    assert match.state.record.herd[0].tolist() == [1, 0, 1]
    assert match.state.record.centre.tolist() == [7, 8, 7]
    match = tour(["fiddle", SHIELDS, ""], herds=["3 sheep", "8 camel"])
    assert refused(match, "0 lay fiddle sheep sheep sheep") == "ZAYO-28"


def with_zayo(cards: str, camps: list[str], herds: list[str], last: str = SHIELDS) -> Match:
    """Seat 0 has laid zayo and won the first trick."""
    others = ["", "", last]
    match = tour([f"zayo {cards}", *others], camps=camps, herds=herds)
    return match.play("0 lay zayo; 0 bid sh-8; 1 bid sh-1; 2 bid sh-3; 3 bid sh-4; 0 pass")


def test_zayo_30_the_wolf_takes_a_camel() -> None:
    herds = ["", "1 camel 1 goat", "1 camel", "2 camel"]
    match = with_zayo("wolf", ["", "", "trap"], herds)
    assert lays(match, "wolf") == ["lay wolf 1 camel", "lay wolf 1 goat", "lay wolf 3 camel"]
    assert refused(match, "0 lay wolf 2 camel") == "ZAYO-30"
    assert refused(match, "0 lay wolf 0 camel") == "ZAYO-30"
    match.play("0 lay wolf 3 camel; 3 accept")
    assert match.state.record.herd[:, 2].tolist()[:4] == [1, 1, 1, 1]


def test_zayo_30_not_without_zayo_nor_before_its_next_card() -> None:
    match = tour(["wolf zayo", "", SHIELDS], herds=["", "1 camel"])
    assert refused(match, "0 lay wolf 1 camel") == "ZAYO-30"
    assert reason(match, "lay wolf 1 camel") == (
        "You need Zayo in front of you for that: without Zayo, play the wolf the simple way."
    )
    match.play("0 lay zayo")
    assert refused(match, "0 lay wolf 1 camel") == "ZAYO-20"


def test_zayo_31_the_thief_takes_two_pieces_of_two_seats() -> None:
    camps = ["", "horse trap", "", "yurt"]
    match = with_zayo("thief", camps, [])
    assert lays(match, "thief") == [
        "lay thief 1 horse",
        "lay thief 1 horse 1 trap",
        "lay thief 1 horse 3 yurt",
        "lay thief 1 trap",
        "lay thief 1 trap 3 yurt",
        "lay thief 3 yurt",
    ]
    match.play("0 lay thief 3 yurt 1 horse")
    assert match.lines()[-1] == "0 lay thief 1 horse 3 yurt"
    # Both are asked, clockwise from the attacker.
    match.play("1 accept; 3 accept")
    assert match.state.record.camp[0, :4].tolist() == [1, 0, 1, 0]
    assert match.to_move == 0


def test_zayo_31_two_of_a_kind_from_one_seat_that_is_asked_once() -> None:
    match = with_zayo("thief", ["", "horse horse cart"], [])
    assert refused(match, "0 lay thief 1 cart 1 cart") == "ZAYO-31"
    match.play("0 lay thief 1 horse 1 horse; 1 accept")
    assert match.state.record.camp[:2, :2].tolist() == [[2, 0], [0, 1]]
    assert match.to_move == 0


def test_zayo_31_grounds() -> None:
    match = tour(["thief", SHIELDS, ""], camps=["", "horse cart"])
    assert refused(match, "0 lay thief 1 horse 1 cart") == "ZAYO-31"
    match = tour(["zayo thief", "friendship", "", ""], camps=["horse", "horse", "cart", "yurt"])
    match.play("0 lay zayo; 0 bid sh-8; 1 lay friendship; 1 bid sh-1; 2 bid sh-3; 3 bid sh-4")
    match.play("0 pass")
    assert lays(match, "thief") == [
        "lay thief 2 cart",
        "lay thief 2 cart 3 yurt",
        "lay thief 3 yurt",
    ]
    for text in ("1 horse 2 cart", "0 horse 2 cart", "2 cart 2 horse"):
        assert refused(match, f"0 lay thief {text}") == "ZAYO-31"
    assert reason(match, "lay thief 1 horse 2 cart") == (
        "Friendship protects one of them from the thief: choose someone else."
    )


def test_zayo_32_the_chief_takes_all_camels() -> None:
    herds = ["", "2 camel 1 sheep", "1 sheep", "1 camel"]
    match = with_zayo("chief", [CAMP, "", "", "yurt"], herds)
    assert lays(match, "chief") == ["lay chief 1", "lay chief 1 camels", "lay chief 2"]
    for seat in (0, 2, 3):
        assert refused(match, f"0 lay chief {seat} camels") == "ZAYO-32"
    match.play("0 lay chief 1 camels; 1 accept")
    assert match.state.record.herd[:2].tolist() == [[0, 0, 2], [1, 0, 0]]


def test_zayo_32_needs_zayo_and_the_camp() -> None:
    match = tour(["chief", SHIELDS, ""], camps=[CAMP], herds=["", "2 camel"])
    assert refused(match, "0 lay chief 1 camels") == "ZAYO-32"
    match = with_zayo("chief", [BASE], ["", "2 camel"])
    assert refused(match, "0 lay chief 1 camels") == "ZAYO-32"


def test_zayo_40_and_41_the_wolf_is_stopped_by_a_counter() -> None:
    match = tour(["wolf", "shaman", ""], herds=["", "1 sheep"]).play("0 lay wolf 1 sheep")
    assert match.to_move == 1
    assert match.state.legal() == ["accept", "counter"]
    for text in ("bid sh-1", "lay shaman", "pass"):
        assert refused(match, f"1 {text}") == "ZAYO-40"
    assert refused(match, "0 bid sh-8") is None
    match.play("1 counter")
    record = match.state.record
    assert record.herd[:2].tolist() == [[0, 0, 0], [1, 0, 0]]
    # The wolf is spent, and the shaman lies before the victim and protects for the tour.
    assert record.camp[0, 6] == 1
    assert record.camp[1, 7] == 1
    assert match.to_move == 0


def test_zayo_41_a_counter_cancels_the_whole_theft() -> None:
    match = tour(["zayo thief", "friendship", "", ""], camps=["", "horse", "cart"])
    match.play("0 lay zayo; 0 bid sh-8; 1 bid sh-1; 2 bid sh-3; 3 bid sh-4; 0 pass")
    match.play("0 lay thief 1 horse 2 cart; 1 counter")
    # The second victim is not asked any more, and keeps its cart.
    assert match.to_move == 0
    assert match.state.record.camp[:3, :2].tolist() == [[0, 0], [1, 0], [0, 1]]
    match = tour(["zayo thief", "", "friendship", ""], camps=["", "horse", "cart"])
    match.play("0 lay zayo; 0 bid sh-8; 1 bid sh-1; 2 bid sh-3; 3 bid sh-4; 0 pass")
    match.play("0 lay thief 1 horse 2 cart; 1 accept; 2 counter")
    assert match.state.record.camp[:3, :2].tolist() == [[0, 0], [1, 0], [0, 1]]


@pytest.mark.parametrize(("card", "kind"), [("friendship", 5), ("shaman", 7)])
def test_zayo_42_a_chief_is_answered_with_a_named_card(card: str, kind: int) -> None:
    match = tour(["chief", "friendship shaman", ""], camps=[CAMP], herds=["", "2 sheep 1 goat"])
    match.play("0 lay chief 1")
    assert match.to_move == 1
    assert match.state.legal() == ["accept", "counter friendship", "counter shaman"]
    match.play(f"1 counter {card}")
    record = match.state.record
    assert record.herd[:2].tolist() == [[0, 0, 0], [2, 1, 0]]
    # The chief is spent, and the card lies before the victim.
    assert record.camp[0, 8] == 1
    assert record.camp[1, kind] == 1
    assert match.to_move == 0
    assert all(text.startswith("bid") for text in match.state.legal())


@pytest.mark.parametrize(("card", "other"), [("friendship", "shaman"), ("shaman", "friendship")])
def test_zayo_42_one_of_the_two_cards_is_enough(card: str, other: str) -> None:
    match = tour(["chief", card, other], camps=[CAMP], herds=["", "1 sheep"])
    match.play("0 lay chief 1")
    assert match.state.legal() == ["accept", f"counter {card}"]
    assert refused(match, f"1 counter {other}") == "ZAYO-43"
    names = {"friendship": "friendship", "shaman": "the shaman"}
    assert reason(match, f"counter {other}") == (
        f"You don’t have {names[other]}: answer with {names[card]}, or let it happen."
    )


def test_zayo_42_a_second_chief_can_still_come() -> None:
    match = tour(["chief chief", SHIELDS, ""], camps=[CAMP], herds=["", "1 sheep"])
    match.play("0 lay chief 1; 1 counter shaman")
    match.play("0 bid sh-8; 1 bid sh-1; 2 bid sh-3; 0 pass")
    # The shaman that lies there is no protection from the chief.
    assert lays(match, "chief") == ["lay chief 1"]
    match.play("0 lay chief 1")
    assert match.state.legal() == ["accept", "counter friendship"]
    match.play("1 counter friendship")
    assert match.state.record.herd[:2, 0].tolist() == [0, 1]


def test_zayo_42_answers_every_form_of_the_chief() -> None:
    match = with_zayo("chief", [CAMP], ["", "2 camel 1 sheep"])
    match.play("0 lay chief 1 camels; 1 accept")
    assert match.state.record.herd[:2].tolist() == [[0, 0, 2], [1, 0, 0]]
    match = tour(["zayo chief", SHIELDS, ""], camps=[CAMP], herds=["", "2 camel 1 sheep"])
    match.play("0 lay zayo; 0 bid sh-8; 1 bid sh-1; 2 bid sh-3; 0 pass")
    match.play("0 lay chief 1 camels; 1 counter shaman")
    assert match.state.record.herd[:2].tolist() == [[0, 0, 0], [1, 0, 2]]
    match = tour(
        ["chief", SHIELDS, ""],
        camps=[CAMP],
        herds=["", "2 sheep 1 goat"],
        chief_takes="one-kind",
    )
    match.play("0 lay chief 1 goat; 1 counter friendship")
    assert match.state.record.herd[:2].tolist() == [[0, 0, 0], [2, 1, 0]]


def test_zayo_42_option_no() -> None:
    match = tour(
        ["chief chief", "friendship shaman", "zayo"],
        camps=[CAMP],
        herds=["", "1 sheep", "1 goat"],
        chief_counter="no",
    )
    match.play("0 lay chief 1")
    assert match.to_move == 0
    assert match.state.record.herd[:2, 0].tolist() == [1, 0]
    # The named forms are events all the same; thief and wolf are answered as ever.
    assert refused(match, "0 counter shaman") == "ZAYO-10"
    match.play("0 bid sh-8; 1 bid sh-1; 2 lay zayo; 2 bid sh-3; 0 pass")
    assert refused(match, "0 lay chief 2") == "ZAYO-26"


def test_zayo_40_the_form_of_a_counter() -> None:
    match = tour(["chief", SHIELDS, ""], camps=[CAMP], herds=["", "1 sheep"])
    match.play("0 lay chief 1")
    for text in ("counter", "bid sh-1", "lay shaman", "pass"):
        assert refused(match, f"1 {text}") == "ZAYO-40"
    assert reason(match, "counter") == (
        "Against the clan chief, say which card you answer with: "
        "counter friendship or counter shaman."
    )
    for attack, card in (("thief 1 horse", "friendship"), ("wolf 1 sheep", "shaman")):
        cards = [attack.split()[0], SHIELDS, ""]
        match = tour(cards, camps=["", "horse"], herds=["", "1 sheep"]).play(f"0 lay {attack}")
        assert match.state.legal() == ["accept", "counter"]
        for form in ("counter friendship", "counter shaman"):
            assert refused(match, f"1 {form}") == "ZAYO-40"
            assert f"nly {'the ' if card == 'shaman' else ''}{card}" in reason(match, form)
    match = tour(["", "", ""])
    for form in ("counter", "counter friendship", "counter shaman"):
        assert refused(match, f"0 {form}") == "ZAYO-10"
    match.play("0 bid sh-8; 1 bid sh-1; 2 bid sh-3")
    for form in ("counter", "counter friendship", "counter shaman"):
        assert refused(match, f"0 {form}") == "ZAYO-13"


def test_zayo_43_the_victim_of_a_chief_is_asked_unless_both_cards_lie_open() -> None:
    match = tour(["chief chief", "", SHIELDS], camps=[CAMP], herds=["", "1 sheep", "1 goat"])
    match.play("0 lay chief 1")
    assert match.state.legal() == ["accept"]
    # The form is judged before the card.
    assert refused(match, "1 counter") == "ZAYO-40"
    for card in ("friendship", "shaman"):
        assert refused(match, f"1 counter {card}") == "ZAYO-43"
    assert reason(match, "counter shaman") == (
        "You don’t have the shaman, so all you can do is let it happen."
    )
    match.play("1 accept; 0 bid sh-8; 1 bid sh-1; 2 lay shaman; 2 bid sh-3; 0 pass")
    # One of the two lies open: somebody may still hold the other.
    match.play("0 lay chief 2")
    assert match.to_move == 2
    assert match.state.legal() == ["accept", "counter friendship"]
    match.undo()
    match.play("0 bid sc-8; 1 bid sc-1; 2 lay friendship; 2 bid sc-2; 0 pass; 0 lay chief 2")
    assert match.to_move == 0
    assert match.state.record.herd[0].tolist() == [1, 1, 0]


def test_zayo_43_the_victim_is_asked_whether_or_not_it_holds_the_card() -> None:
    match = tour(["thief", "", "friendship"], camps=["", "horse"]).play("0 lay thief 1 horse")
    assert match.to_move == 1
    assert match.state.legal() == ["accept"]
    assert refused(match, "1 counter") == "ZAYO-43"
    assert reason(match, "counter") == (
        "You don’t have friendship, so all you can do is let it happen."
    )
    # The shaman is no answer to the thief.
    match = tour(["thief", "shaman", "friendship"], camps=["", "horse"])
    assert refused(match.play("0 lay thief 1 horse"), "1 counter") == "ZAYO-43"


def test_zayo_43_nobody_is_asked_when_the_card_lies_open() -> None:
    match = tour(["", "thief", "friendship"], camps=["horse"], bids=LOW)
    match.play("0 bid sh-8; 1 bid sh-1; 2 lay friendship; 2 bid sh-3; 0 pass")
    match.play("0 bid sc-8; 1 lay thief 0 horse")
    assert match.to_move == 1
    assert match.state.record.camp[:2, 0].tolist() == [0, 1]
    match = tour(["", "wolf", "shaman"], herds=["1 goat"])
    match.play("0 bid sh-8; 1 bid sh-1; 2 lay shaman; 2 bid sh-3; 0 pass")
    match.play("0 bid sc-8; 1 lay wolf 0 goat")
    assert match.to_move == 1


@pytest.mark.parametrize(("attacker", "order"), [(0, (1, 3)), (2, (3, 1))])
def test_zayo_43_two_victims_are_asked_clockwise_from_the_attacker(
    attacker: int, order: tuple[int, int]
) -> None:
    cards = [""] * 4
    cards[attacker] = "zayo thief"
    bids = list(LOW)
    bids[0], bids[attacker] = bids[attacker], HIGH
    match = tour(cards, bids=bids, camps=["", "horse", "", "cart"], first=attacker)
    match.apply("lay zayo")
    for _ in range(4):
        match.apply(next(text for text in reversed(match.state.legal()) if text[:3] == "bid"))
    match.play(f"{attacker} pass")
    match.play(f"{attacker} lay thief 1 horse 3 cart")
    match.play(f"{order[0]} accept; {order[1]} accept")
    assert match.to_move == attacker


def test_zayo_44_then_the_attacker_bids() -> None:
    for answer in ("accept", "counter"):
        match = tour(["thief wolf", "friendship", ""], camps=["", "horse"])
        match.play(f"0 lay thief 1 horse; 1 {answer}")
        assert match.to_move == 0
        assert all(text.startswith("bid") for text in match.state.legal())
        assert refused(match, "0 lay wolf 1 sheep") == "ZAYO-20"
