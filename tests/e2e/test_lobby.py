"""The lobby on a phone: what one comes for is in sight at once."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.browser import BRISK
from tests.e2e.conftest import MakeVisitor
from tests.e2e.replay import finished
from tests.e2e.table import Seat, open_table
from tests.server.processes import ServerProcess

PHONES = [(390, 844), (360, 640)]
GAMES = 5


def bottom(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("size", PHONES, ids=["390", "360"])
def test_the_first_screen_of_a_phone(
    visitor: MakeVisitor, house: ServerProcess, size: tuple[int, int]
) -> None:
    ada = visitor(size=size, settings=BRISK)
    for _ in range(2):
        opened = open_table(house.address, "yak", ["host", "open"], names=["Ada"])
        Seat(ada, opened, 0).sit()
    page = ada.visit("/")
    height = size[1]
    go_on = page.get_by_role("region", name="Go on playing")
    assert bottom(go_on.get_by_role("link", name=opened.code)) < height
    line = [
        page.get_by_label("Code of a table"),
        page.get_by_label("Your name"),
        page.get_by_role("button", name="Join", exact=True),
    ]
    assert len({round(bottom(one) / 8) for one in line}) == 1, "one line"
    play = page.get_by_role("button", name="Play now")
    expect(play).to_have_count(GAMES)
    assert bottom(play.nth(1)) < height
    assert bottom(play.nth(GAMES - 1)) < 2 * height
    # The other table is folded away.
    go_on.get_by_text("One more table").click()
    expect(go_on.get_by_role("link")).to_have_count(2)


def test_finished_games_and_statistics_have_their_place(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    ada = visitor(settings=BRISK)
    over = finished(house.address, "yam-master")
    seat = Seat(ada, over, 0).sit()
    expect(seat.result).to_be_visible()
    page = ada.visit("/")
    finished_games = page.get_by_role("region", name="Finished games")
    expect(finished_games.get_by_role("link", name="Look again")).to_have_count(1)
    page.get_by_role("link", name="Statistics").click()
    page.wait_for_url("**/statistics")


# How far the words of the title reach; the line they stand in is as wide as the page.
TITLE_ENDS = """() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector("h1"));
  return words.getBoundingClientRect().right;
}"""
CUT = """() => [...document.querySelectorAll(".pitch")]
  .filter((pitch) => pitch.scrollHeight > pitch.clientHeight + 1)
  .map((pitch) => pitch.textContent)"""


@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "nl"])
def test_what_a_small_lobby_says_is_all_there(
    visitor: MakeVisitor, house: ServerProcess, language: str
) -> None:
    """No sentence about a game is cut off, and the title is not written over the yurt."""
    page = visitor(size=(360, 640), language=language, settings=BRISK).visit("/")
    expect(page.locator(".pitch")).to_have_count(GAMES)
    assert page.evaluate(CUT) == []
    wall = page.locator(".scene .wall").bounding_box()
    assert wall is not None
    assert page.evaluate(TITLE_ENDS) < wall["x"]
