"""Whole games of Yam Master in the browser, by mouse and by keys alone."""

import re

import pytest
from playwright.sync_api import Locator, expect

import yurt
from tests.e2e.browser import BRISK
from tests.e2e.conftest import MakeVisitor
from tests.e2e.replay import Viewer
from tests.e2e.table import Opened, open_table
from tests.e2e.yam_master import YamMaster, YamMasterByKeys
from tests.server.processes import ServerProcess
from yurt.games.yam_master.tests.table import begin, turns


def against_a_bot(house: ServerProcess) -> Opened:
    """The shortest game there is."""
    return open_table(
        house.address,
        "yam-master",
        ["host", "bot"],
        names=["Ada"],
        first=0,
        options={"max_turns": 20},
    )


@pytest.mark.slow
def test_a_whole_game_by_mouse(visitor: MakeVisitor, house: ServerProcess) -> None:
    ada = YamMaster(visitor(settings=BRISK), against_a_bot(house), 0).sit()
    assert ada.play().is_over
    expect(ada.result).to_be_visible()
    ada.button("What happened").click()
    # Now and then no throw of a short game fits a square.
    wanted = ("You place a token", "You pass")
    assert any(line.startswith(wanted) for line in ada.told())


def test_a_whole_game_by_keys_alone(visitor: MakeVisitor, house: ServerProcess) -> None:
    ada = YamMasterByKeys(visitor(settings=BRISK), against_a_bot(house), 0).sit()
    assert ada.play().is_over
    expect(ada.result).to_be_visible()


def test_an_illegal_square_is_refused_by_its_rule(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    ada = YamMaster(visitor(settings=BRISK), against_a_bot(house), 0).sit()
    ada.question()
    ada.page.get_by_role("button", name=re.compile(r"Défi \(challenge\), free$")).first.click()
    refusal = ada.page.get_by_role("alert")
    expect(refusal).to_contain_text("is for a Défi")
    rule = refusal.get_by_role("link")
    number = (rule.get_attribute("href") or "").partition("#")[2]
    rule.click()
    ada.page.wait_for_url(f"**/rules/yam-master#{number}")
    expect(ada.page.locator("article .told").first).to_be_in_viewport()


# Turns, options, what stands on the lines and in the camps, and what is said.
Ending = tuple[str, dict[str, int], list[str], list[str], str]
# The last token of the first seat makes two lines: 5 to 3.
COUNTED: Ending = (
    "a1 e1 b1 d1 c1 c2 a2 d2 b2 e2 b3 a3 e5 a4 a5 b4 d3 c4 e3 d4 d5 b5 c3",
    {},
    ["1", "1", "1", "1", "2", "2"],
    ["5 points", "3 points"],
    "wins with 5 points to 3!",
)
# More points than the winner's five.
FIVE: Ending = (
    "a4 a5 b4 b5 c4 c5 d4 d5 - a2 - b2 - c2 - d2 e4",
    {},
    ["5"],
    ["five in a row", "4 points"],
    "but five in a row beats them all.",
)
CAPPED: Ending = (
    "a5 e1 b5 e2 c5 e3" + " -" * 14,
    {"max_turns": 20},
    ["1", "1"],
    ["1 point", "1 point"],
    "That was turn 20, the last one. Time to count! 1 point each: it’s a draw!",
)


def points_of(camps: Locator) -> list[str]:
    return [text.strip() for text in camps.locator(".points").all_inner_texts()]


@pytest.mark.parametrize(("played", "options", "worths", "points", "why"), [COUNTED, FIVE, CAPPED])
@pytest.mark.parametrize("still", [True, False])
def test_the_board_shows_who_has_won_and_why(
    visitor: MakeVisitor,
    played: str,
    options: dict[str, int],
    worths: list[str],
    points: list[str],
    why: str,
    still: bool,
) -> None:
    match = turns(begin(**options), played)
    viewer = Viewer(visitor(settings={"speed": 20, "still": still}, still=still))
    viewer.visitor.visit("/replay")
    viewer.drop(yurt.write(match)).there()
    # The last move is seen as it happened, up to its end.
    viewer.go(viewer.last - 1)
    viewer.press("One step on")
    expect(viewer.page.locator(".note")).to_contain_text(why)
    assert sorted(viewer.page.locator(".worth text").all_text_contents()) == worths
    camps = viewer.page.get_by_role("list", name="Players")
    assert points_of(camps) == points
    ranks = match.state.ranks() or []
    # A crown beside the name.
    expect(camps.locator(".name svg")).to_have_count(ranks.count(1))
