"""How well bots play: chosen where a table is made, kept by the device, shown at the table."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.advice import opened_here, told
from tests.e2e.browser import PHONE, axe
from tests.e2e.conftest import MakeVisitor
from tests.e2e.measure import is_overflowing
from tests.e2e.table import new_table, table_info
from yurt.bots.levels import LEVELS
from yurt.engine.words import LANGUAGES

SAID = "How well the bot on seat {} plays"


def levels(address: str, page: Page) -> list[int]:
    """Of the seats of the table that was just opened."""
    page.wait_for_url("**/t/*")
    seats = table_info(address, opened_here(page).id)["seats"]
    return [seat.get("level", 0) for seat in seats]


def test_a_level_for_all_bots_and_one_of_its_own(visitor: MakeVisitor) -> None:
    guest = visitor()
    page = new_table(guest, "yak")
    expect(page.get_by_role("radio", name="Horse")).to_be_checked()
    page.get_by_role("radio", name="Horse").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Wolf")).to_be_checked()
    page.get_by_text("The wolf plans far ahead").wait_for()
    page.get_by_role("combobox", name=SAID.format(3)).select_option("Lamb")
    page.get_by_text("Each bot plays in its own way.").wait_for()
    page.get_by_role("button", name="Open the table").click()
    assert levels(guest.address, page) == [0, 4, 1, 4]
    page.get_by_role("button", name="Menu", exact=True).click()
    people = page.get_by_role("dialog")
    expect(people.get_by_text("Wolf (bot)")).to_have_count(2)
    expect(people.get_by_text("Lamb (bot)")).to_have_count(1)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_chosen_in_each_language(visitor: MakeVisitor, language: str) -> None:
    guest = visitor(language=language, size=PHONE)
    page = new_table(guest, "yak", told(language, "way-bots"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    choice = page.get_by_role("group", name=told(language, "new-level"))
    for level in LEVELS:
        choice.get_by_role("radio", name=told(language, level.name), exact=True).check()
        expect(page.get_by_text(told(language, f"{level.name}-plays"))).to_be_visible()
    seat = page.get_by_role("combobox", name=told(language, "seat-level", number=3))
    seat.select_option(told(language, "level-1"))
    expect(page.get_by_text(told(language, "new-level-mixed"))).to_be_visible()
    assert not is_overflowing(page)
    assert axe(page) == []
    page.get_by_role("button", name=told(language, "new-open"), exact=True).click()
    assert levels(guest.address, page) == [0, 5, 1, 5]


@pytest.mark.slow
def test_the_device_remembers_the_level(visitor: MakeVisitor) -> None:
    guest = visitor()
    new_table(guest, "yaki").get_by_role("radio", name="Eagle").check()
    page = new_table(guest, "yak")
    expect(page.get_by_role("radio", name="Eagle")).to_be_checked()
    page = guest.visit("/")
    page.get_by_role("button", name="Play now: YAK, against bots").click()
    assert levels(guest.address, page) == [0, 5, 5, 5]


def test_hints_are_for_those_who_sit_together(visitor: MakeVisitor) -> None:
    guest = visitor()
    page = new_table(guest, "yak")
    hints = page.get_by_role("switch", name="Hints")
    expect(hints).to_be_checked()
    page.get_by_role("radio", name="With friends elsewhere").check()
    expect(hints).not_to_be_checked()
    page.get_by_role("radio", name="All on this device").check()
    expect(hints).to_be_checked()
    hints.uncheck()
    page.get_by_role("radio", name="Alone against bots").check()
    expect(hints).not_to_be_checked()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Open the table").click()
    form = json.loads(asked.value.post_data or "{}")
    assert form["hints"] is False
    assert form["seats"] == ["host", "level-3", "level-3", "level-3"]
