"""The plain table: every game that is registered can be played on it, by the names of its moves."""

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import PHONE, SIDEWAYS, axe
from tests.e2e.conftest import MakeVisitor
from tests.e2e.drive import bold, drive
from tests.e2e.measure import is_overflowing
from tests.e2e.plain import Plain, prefer, short_table
from tests.e2e.studio import dress
from tests.e2e.table import MOST_TABS
from tests.server.processes import ServerProcess
from yurt.engine import registry

# From where the keys are after a move to the next one
FEW_TABS = 6
FEW_CARDS = 6


def each(values: Iterable[Any], first: Any) -> list[Any]:
    """One of them at every check, the others with the slow tests."""
    return [pytest.param(one, marks=[] if one == first else pytest.mark.slow) for one in values]


# To its end a game is played in test_any_game.
@pytest.mark.parametrize("game", each(registry.names(), "yak"))
def test_everyone_can_use_it(house: ServerProcess, visitor: MakeVisitor, game: str) -> None:
    ada = Plain(prefer(visitor()), short_table(house.address, game)).sit()
    for size in ("phone", "laptop"):
        dress(ada.page, size, "light")
        ada.play(1)
        assert not is_overflowing(ada.page), size
        assert axe(ada.page) == [], size


@pytest.mark.parametrize("size", each([PHONE, SIDEWAYS], PHONE))
def test_with_large_letters_it_is_one_text(
    house: ServerProcess, visitor: MakeVisitor, size: tuple[int, int]
) -> None:
    ada = Plain(prefer(visitor(size=size), text=2), short_table(house.address, "zayo")).sit()
    ada.question()
    drawn = ada.page.get_by_role("region", name="The table", exact=True)
    expect(drawn.get_by_role("listitem").filter(has_text="Your bid cards")).to_be_visible()
    assert not is_overflowing(ada.page)
    assert axe(ada.page) == []
    _, moves = ada.play(2)
    assert moves == 2


def test_moves_are_searched_and_chosen_with_the_keys(
    house: ServerProcess, visitor: MakeVisitor
) -> None:
    ada = Plain(prefer(visitor()), short_table(house.address, "yaki")).sit()
    question = ada.question()
    everything = len(ada.choices())
    search = ada.page.get_by_role("textbox", name="Search your moves")
    search.fill("PLÁCE 12")
    expect(ada.page.locator("[data-event]")).to_have_count(1)
    assert everything > 12
    search.press("ArrowDown")
    ada.page.keyboard.press("Enter")
    assert ada.question(question.seq).seq > question.seq


@pytest.mark.slow
@pytest.mark.parametrize("game", ["yak", "zayo"])
def test_a_game_is_played_by_keys_alone(
    house: ServerProcess, visitor: MakeVisitor, game: str
) -> None:
    opened = short_table(house.address, game)
    if game == "yak":
        # A long one: only its end.
        drive(house.address, opened, bold, lambda _, show: show["facts"]["deck_size"] <= FEW_CARDS)
    ada = Plain(prefer(visitor()), opened).sit()
    question = ada.question()
    assert not question.is_over
    ada.reach_moves(MOST_TABS)
    while not question.is_over:
        # Whoever has moved is a few keys from the next move.
        ada.reach_moves(FEW_TABS)
        ada.move_by_keys()
        question = ada.question(question.seq)


def test_the_drawing_is_told_in_sentences(house: ServerProcess, visitor: MakeVisitor) -> None:
    ada = Plain(prefer(visitor()), short_table(house.address, "yam-master")).sit()
    ada.question()
    drawn = ada.page.get_by_role("region", name="The table", exact=True)
    lines = drawn.get_by_role("listitem").all_inner_texts()
    assert "1: a 1, b 3, c Défi, d 4, e 6." in lines
    expect(drawn.locator("pre").first).to_be_visible()
    # What stands in columns is not read as one line.
    assert "Carré Sec Full" not in drawn.aria_snapshot()


def test_very_many_moves_are_named_in_words_and_chosen_part_by_part(
    house: ServerProcess, visitor: MakeVisitor
) -> None:
    ada = Plain(prefer(visitor()), short_table(house.address, "yak")).sit()
    question = ada.question()
    moves = ada.page.get_by_role("region", name="What you can do")
    cards = moves.get_by_role("button").all_inner_texts()
    more = f", and {len(cards) - 1} more" if len(cards) > 1 else ""
    expect(moves.get_by_role("list", name=cards[0] + more, exact=True)).to_be_visible()
    ada.page.locator('[data-event^="play"]').first.click()
    ada.question(question.seq)
    expect(moves.get_by_role("list", name="Claim 1 yeti, and 4 more")).to_be_visible()

    number, species = ada.page.locator(".chooser select").all()
    number.select_option("1")
    species.select_option("yak")
    ada.page.get_by_role("button", name="Claim 1 yak", exact=True).last.click()
    expect(ada.log).to_contain_text("You claim 1 yak.")


def test_the_table_speaks_the_language_of_the_device(
    house: ServerProcess, visitor: MakeVisitor
) -> None:
    ada = Plain(prefer(visitor()), short_table(house.address, "yak")).sit()
    drawn = ada.page.get_by_role("region", name="The table", exact=True)
    expect(drawn).to_contain_text("Draw pile")
    ada.button("Menu").click()
    ada.page.get_by_role("combobox", name="Language").select_option("de")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("region", name="Der Tisch", exact=True)).to_contain_text(
        "Nachziehstapel"
    )


def test_it_is_chosen_in_the_settings_for_any_game(
    house: ServerProcess, visitor: MakeVisitor
) -> None:
    device = visitor()
    page = device.visit("/settings")
    page.get_by_role("switch", name="Plain table").click()
    ada = Plain(device, short_table(house.address, "zayo")).sit()
    expect(page.get_by_role("region", name="The table", exact=True)).to_contain_text("Centre")
    assert ada.question().sentence
