"""Whole games of YAK in the browser, by mouse and by keys alone."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.browser import BRISK, Visitor
from tests.e2e.conftest import MakeVisitor
from tests.e2e.scenes import SCENES
from tests.e2e.scenes_yak import HEAP, yak_before_the_last_doubt
from tests.e2e.studio import Studio, dress
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


def on_television(studio: Studio, name: str) -> Page:
    page = next(scene for scene in SCENES if scene.name == name).play(studio)
    dress(page, "television", "light")
    return page


# How far the bubble's middle is from the middle of each camp, and how much of the piles it covers.
BUBBLE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const bubble = box(document.querySelector(".bubble"));
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const [x, y] = middle(bubble);
  const far = (camp) => Math.hypot(middle(box(camp))[0] - x, middle(box(camp))[1] - y);
  const camps = [...document.querySelectorAll("li[data-place]")].map(
    (camp) => [camp.dataset.place, far(camp)]
  );
  const covers = ["draw", "pile"].filter((place) => {
    const { left, right, top, bottom } = box(document.querySelector(`[data-place="${place}"]`));
    return left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
  });
  return { camps: Object.fromEntries(camps), covers };
}"""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["yak-screen-2", "yak-screen-6"])
def test_on_a_television_the_bubble_stands_at_the_speaker(
    browser: Browser, house: ServerProcess, name: str
) -> None:
    studio = Studio(browser, house)
    page = on_television(studio, name)
    said = page.locator(".bubble [role=img]").get_attribute("aria-label") or ""
    speaker = page.locator("li[data-place]").filter(has_text=said.split(" claims ")[0])
    found = page.evaluate(BUBBLE)
    assert min(found["camps"], key=found["camps"].get) == speaker.get_attribute("data-place")
    assert found["covers"] == []
    studio.clear()


# Pixels of a window that is 1920 wide: a finger's breadth on a screen of a metre.
READABLE = 130


@pytest.mark.slow
def test_on_a_television_the_count_is_read_from_afar(
    browser: Browser, house: ServerProcess
) -> None:
    studio = Studio(browser, house)
    page = on_television(studio, "yak-screen-count")
    cards = page.get_by_role("region", name="The count").get_by_role("listitem")
    boxes = [box for card in cards.all() if (box := card.bounding_box())]
    shown = [box for box in boxes if box["height"] > box["width"]]
    assert len(shown) >= 6
    assert all(box["width"] >= READABLE for box in shown), shown
    studio.clear()


@pytest.mark.slow
def test_where_nothing_was_claimed_there_is_nothing_to_doubt_and_a_lifted_card_asks_how_many(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    opened = open_table(house.address, "yak", SEATS, names=["Ada"], first=0)
    ada = Yak(visitor(settings=BRISK), opened, 0).sit()
    first = ada.question()
    expect(ada.button("Doubt!")).to_have_count(0)
    ada.hand.first.click()
    expect(ada.sentence).to_have_text("Now claim 1 of any animal.")
    ada.page.keyboard.press("Escape")
    expect(ada.sentence).to_have_text(first.sentence)
    ada.put_down()
    second = ada.question(first.seq)
    expect(ada.button("Doubt!")).to_be_visible()
    ada.hand.first.click()
    beaten = second.sentence.partition("doubt the ")[2].rstrip(".")
    expect(ada.sentence).to_have_text(f"Now say how many! You must beat {beaten}.")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["yak-6-over", "yak-over-quiet", "yak-screen-over"])
def test_the_board_of_a_finished_game_shows_who_has_won_and_why(
    browser: Browser, house: ServerProcess, name: str
) -> None:
    studio = Studio(browser, house)
    page = next(scene for scene in SCENES if scene.name == name).play(studio)
    ending = page.get_by_role("region", name="The end: fewest cards taken wins")
    expect(ending).to_contain_text(re.compile("wins?!|win!|share the win"))
    cards = ending.get_by_role("listitem")
    if name == "yak-over-quiet":
        expect(ending).to_contain_text("Nobody doubts. Snow falls on the last pile.")
        assert cards.count() > HEAP
    else:
        expect(ending).to_contain_text(re.compile(r"\b\d+ cards( more, and still wins?!|\.)"))
        assert ending.locator(".card").count() >= HEAP
    studio.clear()


# What is on the page when the ending is first seen to move.
WATCH = """() => {
  globalThis.atFirst = null;
  new MutationObserver(() => {
    if (globalThis.atFirst !== null || !document.querySelector(".ending.live")) return;
    const named = (one) => one.getAttribute("aria-label") ?? "";
    globalThis.atFirst = [...document.querySelectorAll("[aria-label]")].map(named);
  }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.slow
def test_the_pile_thunders_down_before_the_result_comes(
    browser: Browser, house: ServerProcess
) -> None:
    studio = Studio(browser, house)
    opened = yak_before_the_last_doubt(studio)
    visitor = Visitor(browser, house.address, settings={"speed": 4})
    studio.visitors.append(visitor)
    visitor.page.emulate_media(reduced_motion="no-preference")
    ada = Yak(visitor, opened, 0).sit()
    ada.question()
    visitor.page.evaluate(WATCH)
    ada.doubt()
    expect(ada.result).to_be_visible()
    at_first = visitor.page.evaluate("() => globalThis.atFirst")
    assert "The end: fewest cards taken wins" in at_first
    assert "Result" not in at_first
    # It stays for whoever looks now, and lies still.
    ending = visitor.page.get_by_role("region", name="The end: fewest cards taken wins")
    expect(ending).to_be_visible()
    assert ending.evaluate("(one) => one.classList.contains('live')") is False
    studio.clear()
