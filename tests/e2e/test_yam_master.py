"""Whole games of Yam Master in the browser, by mouse and by keys alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import BRISK
from tests.e2e.conftest import MakeVisitor
from tests.e2e.table import Opened, open_table
from tests.e2e.yam_master import YamMaster, YamMasterByKeys
from tests.server.processes import ServerProcess


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
