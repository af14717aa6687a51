"""What is told of a finished game of ZAYO: cases counted by hand, and the words."""

from yurt.games.zayo.tests.table import bid_any, tour
from yurt.testing import NAMES, counted


def test_a_wolf_takes_an_animal_or_is_fended_off() -> None:
    match = tour(("wolf", "", ""), herds=("", "2 sheep", ""))
    match.play("0 lay wolf 1 sheep")
    assert counted(match, 0) == {"wolves": 1}
    match.play("1 accept")
    assert counted(match, 0) == {"largest-herd": 1, "stolen-animals": 1, "wolves": 1}
    assert counted(match, 1)["lost-animals"] == 1
    match = tour(("wolf", "shaman", ""), herds=("", "2 sheep", ""))
    match.play("0 lay wolf 1 sheep; 1 counter")
    assert counted(match, 0) == {"wolves": 1}
    assert counted(match, 1) == {"largest-herd": 2, "countered": 1}


def test_the_thief_takes_equipment_and_the_chief_a_herd() -> None:
    match = tour(("thief", "", ""), camps=("", "horse cart", ""))
    match.play("0 lay thief 1 cart; 1 accept")
    assert counted(match, 0) == {"stolen-gear": 1}
    camps = ("horse cart yurt trap", "horse", "")
    match = tour(("chief", "", ""), camps=camps, herds=("", "2 sheep 1 goat", ""))
    match.play("0 lay chief 1")
    assert counted(match, 1) == {"largest-herd": 3}
    match.play("1 accept")
    assert counted(match, 0) == {"largest-herd": 3, "stolen-animals": 3}
    assert counted(match, 1) == {"largest-herd": 3, "lost-animals": 3}
    match = tour(("chief", "shaman", ""), camps=camps, herds=("", "2 sheep 1 goat", ""))
    match.play("0 lay chief 1; 1 counter shaman")
    assert counted(match, 0) == {}
    assert counted(match, 1) == {"largest-herd": 3, "countered": 1}


def test_what_is_paid_is_not_lost() -> None:
    match = tour(("fiddle", "", ""), herds=("3 sheep", "", ""))
    match.play("0 lay fiddle sheep sheep sheep")
    assert counted(match, 0) == {"camels": 1}


def test_tricks_and_their_reward() -> None:
    match = tour(("", "", ""), camps=("horse cart yurt", "", ""))
    for _ in range(3):
        match.apply(bid_any(match))
    assert counted(match, 0) == {"tricks": 1}
    match.play("0 take goat")
    assert counted(match, 0) == {"tricks": 1, "raised": 1, "largest-herd": 1}
    saying = match.game.tell_story(0, match.tally())
    assert match.game.words("en").put(saying, NAMES) == (
        "Ann had 1 sheep or goat and took 1 animal from the centre."
    )
