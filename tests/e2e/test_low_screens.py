"""Screens that are low, or that large letters make low: one thing scrolls, nothing is covered."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.scenes import SCENES
from tests.e2e.studio import Studio, settle
from tests.server.processes import ServerProcess

pytestmark = pytest.mark.slow

# Width, height, and the size of a letter.
LOW = [(1280, 720, 18.4), (1280, 720, 20), (1280, 600, 16), (740, 512, 16), (640, 360, 16)]
# Everything that scrolls, the stage itself included.
SCROLLS = """() => {
  const scrolls = (one) => one.scrollHeight > one.clientHeight + 1
    && ["auto", "scroll"].includes(getComputedStyle(one).overflowY);
  const stage = document.querySelector(".stage");
  return [stage, ...stage.querySelectorAll("*")].filter(scrolls).map((one) => one.className);
}"""
# Which of these lie over one of those.
COVERED = """([these, those]) => {
  const boxes = (places) => [...document.querySelectorAll(places)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const isOver = (a, b) =>
    a.bottom > b.top && b.bottom > a.top && a.right > b.left && b.right > a.left;
  return boxes(these).filter((one) => boxes(those).some((other) => isOver(one, other))).length;
}"""
PILES = ".stock, .pile, .looks"
HAND = "li > button.card, fieldset"


@pytest.fixture
def studio(browser: Browser, house: ServerProcess) -> Iterator[Studio]:
    made = Studio(browser, house)
    yield made
    made.clear()


@pytest.mark.parametrize("name", ["zayo-6", "zayo-6-thief", "zayo-question-counter", "zayo-hand"])
def test_one_thing_scrolls(studio: Studio, name: str) -> None:
    page = next(scene for scene in SCENES if scene.name == name).play(studio)
    for width, height, letter in LOW:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(px) => (document.documentElement.style.fontSize = `${px}px`)", letter)
        settle(page)
        scrolling = page.evaluate(SCROLLS)
        assert len(scrolling) <= 1, f"{width} × {height}, {letter} px: {scrolling}"


@pytest.mark.parametrize("name", ["yak-2-claim", "yak-4-claim", "yak-6-claim"])
def test_no_pile_lies_on_the_hand(studio: Studio, name: str) -> None:
    page = next(scene for scene in SCENES if scene.name == name).play(studio)
    for width, height in [(1280, 720), (1280, 600), (1024, 600), (740, 600), (740, 512)]:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.locator(HAND).count() > 1
        assert not page.evaluate(COVERED, [PILES, HAND]), f"{width} × {height}"
