"""Hints at the table: in words, by keys, for the seat that asks, and only as long as they hold."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.advice import CHANCE, hint, told, told_chance
from tests.e2e.browser import BRISK, PHONE, SIDEWAYS
from tests.e2e.conftest import MakeVisitor
from tests.e2e.drive import drive
from tests.e2e.measure import is_overflowing
from tests.e2e.studio import Studio, as_host, axe_at_rest, settle
from tests.e2e.table import Opened, Seat
from tests.e2e.yak import Yak
from tests.e2e.yaki import Yaki
from tests.server.processes import ServerProcess
from yurt.engine.words import LANGUAGES

pytestmark = pytest.mark.slow
SAID = """() => Array.from(
  document.querySelectorAll("[aria-live=polite]"), (one) => one.textContent
).join(" ")"""
# How far the sentence of the bar ends before the lamp, in pixels.
ROOM = """() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector("[data-kind]"));
  const lamp = document.querySelector("[data-kind] + button").getBoundingClientRect();
  return lamp.left - words.getBoundingClientRect().right;
}"""
WIDTHS = (360, 660, 700, 1024, 1366, 1920)
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((place) => document.querySelector(place).getBoundingClientRect());
  return a.bottom > b.top && b.bottom > a.top && a.right > b.left && b.right > a.left;
}"""


@pytest.fixture
def studio(browser: Browser, house: ServerProcess) -> Iterator[Studio]:
    made = Studio(browser, house)
    yield made
    complaints = made.complaints()
    made.clear()
    assert complaints == []


def test_a_hint_is_told_pointed_at_and_gone_with_the_move(studio: Studio) -> None:
    opened = studio.open("yak", ["host", "level-4"], hints=True)
    ada = Yak(studio.visitor(), opened, 0).sit()
    question = ada.question()
    panel = hint(ada.page)
    # Plain words come first, the odds are one tap deeper.
    expect(panel).not_to_contain_text(CHANCE)
    best = panel.locator(".best").inner_text()
    assert best.startswith("Play ")
    assert best in ada.page.evaluate(SAID)
    # The card that it speaks of is marked in the hand.
    expect(ada.hand.and_(ada.page.locator("[data-pointed]"))).not_to_have_count(0)
    assert axe_at_rest(ada.page) == []
    panel.get_by_role("button", name="Other moves").click()
    expect(panel).to_contain_text(CHANCE)
    moves = panel.get_by_role("listitem").get_by_role("button")
    assert 2 <= moves.count() <= 5
    moves.nth(1).click()
    expect(moves.nth(1)).to_have_attribute("aria-pressed", "true")
    assert axe_at_rest(ada.page) == []
    ada.turn(question)
    expect(panel).to_have_count(0)
    expect(ada.page.locator("[data-pointed]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_each_language(visitor: MakeVisitor, studio: Studio, language: str) -> None:
    opened = studio.shared(
        "yak with hints", lambda: studio.open("yak", ["host", "level-1"], hints=True)
    )
    ada = Yak(visitor(language=language, size=PHONE, settings=BRISK), opened, 0).sit()
    ada.question()
    panel = hint(ada.page, language)
    best, why = (panel.locator(place).inner_text() for place in (".best", ".why"))
    # A sentence, not a key: what has no text is left empty, and the console complains of it.
    assert best and why.endswith(".") and " " in why
    spoken = ada.page.evaluate(SAID)
    assert best in spoken and why in spoken
    panel.get_by_role("button", name=told(language, "hint-more")).click()
    expect(panel.locator(".chance")).to_have_text(told_chance(language))
    moves = panel.get_by_role("listitem").locator(".name")
    assert moves.count() >= 2 and all(moves.all_inner_texts())
    assert not is_overflowing(ada.page)
    assert axe_at_rest(ada.page) == []


def test_a_hint_by_keys_and_away_again(studio: Studio) -> None:
    opened = studio.open("yaki", ["host", "level-2"], hints=True)
    ada = Yaki(studio.visitor(), opened, 0).sit()
    ada.question()
    panel = hint(ada.page)
    ada.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(panel.locator(".why")).to_be_visible()


def test_on_a_phone_hand_and_buttons_stay_free(studio: Studio) -> None:
    opened = studio.open("yak", ["host", "level-4", "level-1"], hints=True)
    ada = Yak(studio.visitor(), opened, 0)
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ada.sit().question()
    hint(ada.page).get_by_role("button", name="Other moves").click()
    for own in ("ul[aria-label='Your hand']", "[role=group]"):
        assert not ada.page.evaluate(OVERLAP, ["section.hint", own]), own
    assert not is_overflowing(ada.page)
    assert axe_at_rest(ada.page) == []


def test_on_a_phone_it_folds_to_one_line(studio: Studio) -> None:
    opened = studio.open("yam-master", ["host", "level-1"], hints=True)
    ada = Seat(studio.visitor(), opened, 0)
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ada.sit().question()
    panel = hint(ada.page)
    best = panel.locator(".best").inner_text()
    fold = panel.get_by_role("button", name="See the table")
    assert not ada.page.evaluate(OVERLAP, ["section.hint", ".felt"])
    fold.click()
    expect(panel).to_contain_text(best)
    expect(panel.locator(".why")).to_be_hidden()
    assert not ada.page.evaluate(OVERLAP, ["section.hint", ".felt"])
    assert axe_at_rest(ada.page) == []
    fold.click()
    expect(panel.locator(".why")).to_be_visible()
    # By keys: first it is folded, then put away; meanwhile the keys are not lost.
    panel.get_by_role("button", name="Other moves").focus()
    ada.page.keyboard.press("Escape")
    expect(panel.locator(".why")).to_be_hidden()
    expect(fold).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_on_a_phone_held_sideways_it_begins_as_one_line(studio: Studio) -> None:
    opened = studio.open("yam-master", ["host", "level-1"], hints=True)
    ada = Seat(studio.visitor(), opened, 0)
    ada.page.set_viewport_size({"width": SIDEWAYS[0], "height": SIDEWAYS[1]})
    ada.sit().question()
    panel = hint(ada.page)
    expect(panel.locator(".why")).to_be_hidden()
    assert not ada.page.evaluate(OVERLAP, ["section.hint", ".felt"])
    panel.get_by_role("button", name="See the table").click()
    expect(panel.locator(".why")).to_be_visible()


def with_one_move(studio: Studio) -> Opened:
    opened = studio.open("zayo", ["host", "level-1", "level-1", "level-1"], hints=True)
    drive(studio.address, opened, lambda legal: legal[-1], lambda _, show: len(show["legal"]) == 1)
    return opened


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_only_move_has_no_chance(visitor: MakeVisitor, studio: Studio, language: str) -> None:
    opened = studio.shared("zayo with one move", lambda: with_one_move(studio))
    ada = Seat(visitor(language=language, size=PHONE, settings=BRISK), opened, 0).sit()
    assert not ada.question().is_over
    panel = hint(ada.page, language)
    expect(panel.locator(".chance")).to_have_text(told(language, "hint-only"))
    expect(panel.locator(".bar")).to_have_count(0)
    assert told(language, "hint-only") in ada.page.evaluate(SAID)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lamp_stands_beside_the_sentence(
    visitor: MakeVisitor, studio: Studio, language: str
) -> None:
    opened = studio.shared(
        "yaki with hints", lambda: studio.open("yaki", ["host", "level-1"], hints=True)
    )
    ada = Yaki(visitor(language=language, settings=BRISK), opened, 0).sit()
    ada.question()
    for width in WIDTHS:
        ada.page.set_viewport_size({"width": width, "height": 768})
        settle(ada.page)
        assert ada.page.evaluate(ROOM) >= 0, width


def test_on_a_laptop_with_the_log_folded_the_table_stays_free(studio: Studio) -> None:
    opened = studio.open("yam-master", ["host", "level-4"], hints=True)
    ada = Seat(studio.visitor(), opened, 0).sit()
    ada.question()
    ada.button("Log and chat").click()
    hint(ada.page).get_by_role("button", name="Other moves").click()
    assert not ada.page.evaluate(OVERLAP, ["section.hint", "main"])
    assert not is_overflowing(ada.page)
    assert axe_at_rest(ada.page) == []


def test_no_lamp_where_there_are_no_hints(studio: Studio) -> None:
    opened = studio.open("yak", ["host", "host"])
    ada = Yak(studio.visitor(), opened, 0).sit()
    ada.question()
    expect(ada.button("Hint")).to_have_count(0)
    hints = studio.open("yak", ["host", "level-1"], hints=True)
    watcher = Seat(studio.visitor(), hints).sit()
    watcher.page.get_by_text("You’re watching.").wait_for()
    expect(watcher.button("Hint")).to_have_count(0)


def test_on_a_device_that_is_passed_round_it_stays_behind_the_curtain(studio: Studio) -> None:
    opened = studio.open("yak", ["host", "host"], hints=True)
    host = as_host(studio, opened)
    host.button("I am Ada").click()
    ada = Yak(host.visitor, opened, 0)
    question = ada.question()
    panel = hint(ada.page)
    ada.turn(question)
    host.button("I am Maximilian").click()
    expect(panel).to_have_count(0)
    expect(hint(ada.page).locator(".why")).to_be_visible()
