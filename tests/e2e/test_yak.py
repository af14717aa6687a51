"""Whole games of YAK in the browser, by mouse and by keys alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import BRISK
from tests.e2e.conftest import MakeVisitor
from tests.e2e.table import open_table, record, table_info
from tests.e2e.yak import CARD, NAMED, Yak, YakByKeys, leaks
from tests.server.processes import ServerProcess

# As many as sit down with "play now".
SEATS = ["host", "bot", "bot", "bot"]


@pytest.mark.slow
def test_a_whole_game_by_mouse(visitor: MakeVisitor, house: ServerProcess) -> None:
    """And nothing that the browser was told names a card that this seat could not see by then."""
    opened = open_table(house.address, "yak", SEATS, names=["Ada"], first=0)
    ada = Yak(visitor(settings=BRISK), opened, 0).sit()
    ada.question()
    own = sorted(NAMED.findall(" ".join(_names(ada))))
    everywhere = sorted(NAMED.findall(_said(ada)))
    assert len(own) == 5 and everywhere == own
    assert ada.play().is_over
    expect(ada.result).to_be_visible()
    assert re.search(r"\d+", ada.result.inner_text())
    assert not CARD.search(ada.page.evaluate("() => JSON.stringify({ ...localStorage })"))
    written = record(house.address, opened.id)
    assert leaks(ada.visitor.frames, written, 0) == []
    # The check sees something: to another seat the same frames would have told secrets.
    assert leaks(ada.visitor.frames, written, 1)


def _names(ada: Yak) -> list[str]:
    return [card.get_attribute("aria-label") or "" for card in ada.hand.all()]


def _said(ada: Yak) -> str:
    """Every name and sentence on the page outside the log, where the deal is told as well."""
    said: str = ada.page.locator("main").evaluate(
        "(main) => [main.innerText, ...Array.from(main.querySelectorAll('[aria-label]'),"
        " (named) => named.ariaLabel)].join('\\n')"
    )
    return said


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(house.address, "yak", SEATS, names=["Ada"], first=0)
    ada = YakByKeys(visitor(settings=BRISK), opened, 0).sit()
    first = ada.question()
    keys = ada.page.keyboard
    # A card is lifted and put back; then another one, with another claim.
    ada.page.wait_for_function("() => document.activeElement.matches('li > button')")
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(ada.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(ada.hand.nth(1)).to_be_focused()
    keys.press("Enter")
    expect(ada.page.get_by_role("radio", name="yeti")).to_be_focused()
    keys.press("ArrowRight")
    keys.press("Enter")
    after = ada.question(first.seq)
    assert "You claim 1 groundhog." in ada.told()
    assert ada.play(after=after.seq - 1).is_over
    expect(ada.result).to_be_visible()
    keys.press("Escape")
    expect(ada.result.get_by_role("table")).not_to_be_visible()
    assert table_info(house.address, opened.id)["status"] == "over"
