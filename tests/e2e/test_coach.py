"""The coach after the game: the way from the form to the review, and its page for everyone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.advice import (
    CHANCE,
    Coach,
    hint,
    hurry_bots,
    opened_here,
    told,
    told_chance,
    told_with_numbers,
)
from tests.e2e.browser import BRISK, PHONE, axe
from tests.e2e.conftest import MakeVisitor
from tests.e2e.measure import is_overflowing
from tests.e2e.replay import finished
from tests.e2e.studio import Studio, dress
from tests.e2e.table import Opened, new_table, open_table
from tests.e2e.yaki import Yaki
from tests.server.processes import ServerProcess
from yurt.engine.words import LANGUAGES

pytestmark = pytest.mark.slow


def told_sum(language: str) -> re.Pattern[str]:
    return told_with_numbers(language, "coach-sum", "luck", "decided", "error")


@pytest.fixture
def studio(browser: Browser, house: ServerProcess) -> Iterator[Studio]:
    made = Studio(browser, house)
    yield made
    complaints = made.complaints()
    made.clear()
    assert complaints == []


@pytest.fixture(scope="module")
def over(house: ServerProcess) -> Opened:
    """A game that is over; it is reviewed once for all who look at it."""
    return finished(house.address, "yak")


def test_from_the_form_to_the_coach(visitor: MakeVisitor) -> None:
    ada = visitor(settings=BRISK)
    page = new_table(ada, "yaki")
    hurry_bots(page, trophies=1)
    page.get_by_role("button", name="Players: less").dblclick()
    page.get_by_role("radio", name="Wolf").check()
    expect(page.get_by_role("switch", name="Hints")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-seq]")
    seat = Yaki(ada, opened_here(page), 0)
    seat.question()
    expect(hint(page).locator(".why")).to_be_visible()
    seat.play()
    seat.result.get_by_role("link", name="Coach: luck and skill").click()
    page.get_by_role("progressbar").or_(Coach(ada).cursor).wait_for()
    coach = Coach(ada).there()
    assert coach.seats.count() == 2
    for card in coach.seats.all():
        expect(card).to_contain_text(told_sum("en"))
    expect(coach.seats.nth(1)).to_contain_text("Wolf")
    # The same game is there in the list of this device.
    page = ada.visit("/")
    page.get_by_role("link", name=re.compile("^Coach: YAKI")).click()
    coach.there()


def test_the_page_is_for_everyone(studio: Studio, over: Opened) -> None:
    coach = Coach(studio.visitor()).table(over.id).there()
    coach.cursor.focus()
    coach.page.keyboard.press("End")
    last = coach.said
    coach.page.keyboard.press("ArrowLeft")
    assert coach.said != last
    coach.page.keyboard.press("Home")
    assert "The game begins." in coach.said
    assert re.search(r"Ada wins \d+ of 100\. Bea wins \d+ of 100\.", coach.said)
    coach.page.get_by_text("The chances as a table").click()
    numbers = coach.page.get_by_role("table").get_by_role("row")
    numbers.nth(2).wait_for()
    for size, theme in (("phone", "light"), ("laptop", "dark")):
        dress(coach.page, size, theme)
        assert axe(coach.page) == [], f"{size}, {theme}"
        assert not is_overflowing(coach.page)


def test_decisions_and_the_way_to_the_replay(studio: Studio, over: Opened) -> None:
    # Whoever always doubts gives much away.
    coach = Coach(studio.visitor()).table(over.id).there()
    all_of_them = coach.decisions.count()
    assert all_of_them > 0
    expect(coach.decisions.first).to_contain_text(CHANCE)
    whose = coach.page.get_by_role("combobox", name="Whose decisions?")
    found = 0
    for name in ("Ada", "Bea"):
        whose.select_option(name)
        found += coach.decisions.count()
    assert found == all_of_them
    whose.select_option("Everyone’s")
    coach.page.get_by_role("button", name="To the next mistake").click()
    coach.decisions.first.get_by_role("link", name="See it in the replay").click()
    coach.page.get_by_role("slider", name="Time line").wait_for()
    assert re.search(r"/replay/.*\?at=\d+&seat=[01]$", coach.page.url)
    coach.page.get_by_role("link", name="Coach: luck and skill").click()
    coach.there()


def test_what_mattered_most_comes_first(studio: Studio, over: Opened) -> None:
    page = Coach(studio.visitor()).table(over.id).there().page
    moments = page.get_by_role("region", name="Moments that mattered")
    told = moments.get_by_role("listitem")
    assert 1 <= told.count() <= 3
    told.first.get_by_text("The odds").click()
    expect(told.first).to_contain_text(CHANCE)
    moments.get_by_role("combobox").select_option("Bea")
    assert axe(page) == []
    moments.get_by_role("link", name="See it in the replay").first.click()
    page.get_by_role("slider", name="Time line").wait_for()


def test_the_shared_screen_leads_to_it_too(studio: Studio, over: Opened) -> None:
    page = studio.page(f"/table/{over.id}")
    page.get_by_role("link", name="Coach: luck and skill").click()
    Coach(studio.visitors[-1]).there()


def test_nothing_is_told_of_a_game_that_goes_on(visitor: MakeVisitor) -> None:
    guest = visitor()
    guest.expect_complaint("409|404")
    opened = open_table(guest.address, "yak", ["host", "host"])
    page = Coach(guest).table(opened.id).page
    page.get_by_role("alert").wait_for()
    assert axe(page) == []
    page.get_by_role("link", name="To the table").click()
    page.wait_for_selector("[data-seq], h2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_each_language(
    visitor: MakeVisitor, over: Opened, language: str
) -> None:
    coach = Coach(visitor(language=language, size=PHONE), language).table(over.id).there()
    page = coach.page
    expect(page.get_by_text(told(language, "coach-terms"))).to_be_visible()
    assert coach.seats.count() == 2
    for card in coach.seats.all():
        expect(card).to_contain_text(told_sum(language))
    for name in ("Ada", "Bea"):
        assert told_with_numbers(language, "coach-chance-of", "chance", name=name).search(
            coach.said
        )
    first = coach.decisions.first
    expect(first.locator("dt")).to_have_text(
        [told(language, "coach-made"), told(language, "coach-better")]
    )
    expect(first).to_contain_text(told_chance(language))
    expect(first.locator(".why")).to_have_text(re.compile(r"\w \w.*\.$"))
    assert not is_overflowing(page)
    page.evaluate("() => (document.documentElement.style.fontSize = '200%')")
    assert not is_overflowing(page)
    assert axe(page) == []
