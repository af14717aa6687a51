"""Seats of one table that do not hear of things at the same moment, or only when they are back."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import BRISK
from tests.e2e.conftest import MakeVisitor
from tests.e2e.line import LATE
from tests.e2e.studio import keep_table
from tests.e2e.table import Opened, Seat, open_table
from tests.e2e.yaki import Yaki
from tests.server.processes import ServerProcess

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
