"""The plain table: every game that is registered can be played on it, by the names of its moves."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import LAPTOP, PHONE, axe
from tests.e2e.conftest import MakeVisitor
from tests.e2e.measure import is_overflowing
from tests.e2e.plain import Plain, prefer, short_table
from tests.server.processes import ServerProcess
from yurt.engine import registry


@pytest.mark.parametrize("game", registry.names())
def test_a_game_is_played_to_its_end(house: ServerProcess, visitor: MakeVisitor, game: str) -> None:
    opened = short_table(house.address, game)
    ada = Plain(prefer(visitor()), opened).sit()
    question, moves = ada.play()
    assert question.is_over and moves > 0
    expect(ada.page.get_by_role("heading", name=re.compile("."), level=2).first).to_be_visible()


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_everyone_can_use_it(
    house: ServerProcess, visitor: MakeVisitor, game: str, size: tuple[int, int]
) -> None:
    ada = Plain(prefer(visitor()), short_table(house.address, game)).sit()
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.play(2)
    assert not is_overflowing(ada.page)
    assert axe(ada.page) == []


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


def test_very_many_moves_are_chosen_part_by_part(
    house: ServerProcess, visitor: MakeVisitor
) -> None:
    ada = Plain(prefer(visitor()), short_table(house.address, "yak")).sit()
    question = ada.question()
    ada.page.locator('[data-event^="play"]').first.click()
    ada.question(question.seq)
    number, species = ada.page.locator(".chooser select").all()
    number.select_option("1")
    species.select_option("yak")
    ada.page.get_by_role("button", name="Claim 1 yak", exact=True).last.click()
    expect(ada.log).to_contain_text("Ada claims 1 yak.")


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
