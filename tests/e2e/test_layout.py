"""Every table on every screen: nothing scrolls, and whatever can be touched is in sight."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.scenes import SCENES
from tests.e2e.studio import Studio, settle
from tests.server.processes import ServerProcess

pytestmark = pytest.mark.slow

# Width, height, and the size of a letter: phones upright and sideways, tablets both ways, laptops
# with usual and with low windows, a large screen, and letters of 200 % on a phone.
SCREENS = [
    (390, 844, 16),
    (360, 640, 16),
    (844, 390, 16),
    (667, 375, 16),
    (820, 1180, 16),
    (1180, 820, 16),
    (1280, 800, 16),
    (1280, 600, 16),
    (1280, 720, 20),
    (1920, 1080, 16),
    (390, 844, 32),
]
# The moments of each game that need most room.
CROWDED = [
    "yak-6",
    "yak-6-claim",
    "yak-6-count",
    "yak-6-over",
    "yak-hand-claim",
    "yaki-4",
    "yam-chosen",
    "yay-4",
    "zayo-6",
    "zayo-6-thief",
    "zayo-question-chief",
]
# Everything that scrolls, the stage itself included.
SCROLLS = """() => {
  const scrolls = (one) => one.scrollHeight > one.clientHeight + 1
    && ["auto", "scroll"].includes(getComputedStyle(one).overflowY);
  const stage = document.querySelector(".stage");
  return [stage, ...stage.querySelectorAll("*")].filter(scrolls).map((one) => one.className);
}"""
# What can be touched and is not there where it should be: its middle lies outside of the felt, or
# something else lies upon it.
HIDDEN = """() => {
  const felt = document.querySelector(".felt");
  const found = [];
  for (const one of felt.querySelectorAll("button, label")) {
    const { left, top, width, height } = one.getBoundingClientRect();
    if (!width || one.closest(".unseen, .lowered")) continue;
    const upon = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!upon || !(one.contains(upon) || upon.contains(one)) || !felt.contains(upon)) {
      found.push(one.getAttribute("aria-label") || one.innerText || one.className);
    }
  }
  return found;
}"""


@pytest.fixture
def studio(browser: Browser, house: ServerProcess) -> Iterator[Studio]:
    made = Studio(browser, house)
    yield made
    made.clear()


@pytest.mark.parametrize("name", CROWDED)
def test_all_of_a_table_is_in_sight(studio: Studio, name: str) -> None:
    page = next(scene for scene in SCENES if scene.name == name).play(studio)
    found = {}
    for width, height, letter in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(px) => (document.documentElement.style.fontSize = `${px}px`)", letter)
        settle(page)
        assert page.locator(".felt button").count()
        hidden = page.evaluate(SCROLLS) + page.evaluate(HIDDEN)
        if hidden:
            found[f"{width} × {height}, {letter} px"] = hidden
    assert found == {}
