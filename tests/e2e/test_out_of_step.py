"""Seats of one table that do not hear of things at the same moment, or only when they are back."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import BRISK
from tests.e2e.conftest import MakeVisitor
from tests.e2e.drive import apart
from tests.e2e.line import LATE, cut, line
from tests.e2e.studio import keep_table
from tests.e2e.table import Opened, Seat, open_table
from tests.e2e.yam_master import YamMaster
from tests.server.processes import ServerProcess
from yurt.client import Client

pytestmark = pytest.mark.slow


def opened(house: ServerProcess, game: str) -> Opened:
    return open_table(house.address, game, ["host", "host"], names=["Ada", "Bea"], first=0)


def on_one_device(visitor: MakeVisitor, table: Opened) -> Seat:
    """Both seats; the second one hears everything later."""
    here = visitor(settings=BRISK)
    here.page.add_init_script(LATE)
    keep_table(here, table)
    here.page.goto(f"{here.address}/t/{table.code}")
    return Seat(here, table)


def test_one_device_hears_twice_of_the_end(visitor: MakeVisitor, house: ServerProcess) -> None:
    here = on_one_device(visitor, opened(house, "yaki"))
    for name in ("Ada", "Bea"):
        expect(here.page.get_by_role("list", name="Your path", exact=True)).to_contain_text(name)
        here.menu("Let a bot play for me")
    expect(here.result).to_be_visible()


def test_who_was_away_for_a_turn_finds_the_dice_as_they_lie(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    table = opened(house, "yam-master")
    with line(house.port) as wire:
        bea = YamMaster(visitor(address=wire.address, settings=BRISK), table, 1).sit()
        expect(bea.sentence).to_have_text("Ada is thinking.")
        with cut(wire, bea):
            apart(throw_and_end(house.address, table))
        bea.question()
        dice = json.loads([news for news in bea.visitor.frames if '"show"' in news][-1])
        labels = [f"Die {place}: {value}" for place, value in enumerate(dice["show"]["dice"], 1)]
        lying = bea.page.get_by_role("button", name=re.compile("^Die "))
        assert [die.get_attribute("aria-label") for die in lying.all()] == labels


async def throw_and_end(address: str, table: Opened) -> None:
    """Yam Master: throws as often as it can, then ends its turn."""
    async with Client(address) as client, client.sit(table.id, table.tokens[0]) as ada:
        async for news in ada.turns():
            legal = news["show"]["legal"]
            throws = [move for move in legal if move.startswith("keep")]
            await ada.play((throws or legal)[0])
            if not throws:
                return
