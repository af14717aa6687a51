"""Invitations lead to the table from another device, also where the host has opened the page as
localhost."""

import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.browser import PHONE, Visitor
from tests.e2e.conftest import MakeVisitor, wait_for
from tests.e2e.network import SECOND, Forbidden, browser_on, device
from tests.e2e.qr import read_code
from tests.e2e.studio import keep_table
from tests.e2e.table import Opened, open_table
from tests.server.processes import ServerProcess
from yurt.server.serve import ServeError, check_port

TRIES = 20
CODE = "Code to point a phone’s camera at"
SHARE = """
globalThis.shared = [];
navigator.share = async (what) => { globalThis.shared.push(what.url); };
"""


class LanServer(ServerProcess):
    program = (sys.executable, "-P", str(Path(__file__).with_name("lan.py")))


def is_free(port: int) -> bool:
    """At all addresses of this machine: connections that go out have ports too."""
    with suppress(ServeError):
        check_port("0.0.0.0", port)
        return True
    return False


class Network(NamedTuple):
    """A server for its network, and a browser on another device in it."""

    server: ServerProcess
    there: Browser


@pytest.fixture
def network(browser: Browser, tmp_path: Path) -> Iterator[Network]:
    with ExitStack() as held:
        address = ""
        try:
            there = held.enter_context(browser_on(browser, held.enter_context(device()), tmp_path))
        except Forbidden as reason:
            print(f"No network of our own ({reason}): {SECOND} stands for the other device.")
            there, address = browser, SECOND
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        servers = (
            LanServer(database, tmp_path / "log", YURT_ADDRESS=address) for _ in range(TRIES)
        )
        server = next(server for server in servers if is_free(server.port))
        server.start()
        held.callback(server.kill)
        wait_for(server)
        yield Network(server, there)


def at_home(visitor: MakeVisitor, server: ServerProcess) -> tuple[Visitor, Opened]:
    """Somebody who has opened the page as localhost, and a table of theirs."""
    opened = open_table(server.address, "yak", ["host", "open", "open"], names=["Ada"])
    ada = visitor(address=f"http://localhost:{server.port}")
    keep_table(ada, opened)
    return ada, opened


def test_a_code_leads_another_device_to_the_table(network: Network, visitor: MakeVisitor) -> None:
    ada, opened = at_home(visitor, network.server)
    page = ada.visit(f"/t/{opened.code}")
    invitation = page.get_by_role("complementary", name="Come to this table")
    expect(invitation.get_by_text(f"/t/{opened.code}")).not_to_contain_text("localhost")
    expect(invitation.get_by_text("Phones can’t find")).to_have_count(0)
    link = read_code(page.get_by_role("img", name=CODE))
    assert urlsplit(link).hostname not in ("localhost", "127.0.0.1")
    assert urlsplit(link).port == network.server.port
    bea = Visitor(network.there, link.partition("/t/")[0], size=PHONE)
    try:
        table = bea.visit(f"/t/{opened.code}")
        table.get_by_label("Your name").fill("Bea")
        table.get_by_role("button", name="Join").click()
        expect(page.get_by_role("list").get_by_text("Bea")).to_be_visible()
        assert not bea.unexpected()
    finally:
        bea.close()


def test_the_television_shows_the_same_address(network: Network, visitor: MakeVisitor) -> None:
    ada, opened = at_home(visitor, network.server)
    page = ada.visit(f"/table/{opened.code}")
    expect(page.get_by_text("Or go to")).not_to_contain_text("localhost")
    for code in page.get_by_role("img", name=CODE).all():
        assert urlsplit(read_code(code)).hostname not in ("localhost", "127.0.0.1")


def test_what_to_start_is_said_where_nobody_comes_in(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    ada, opened = at_home(visitor, house)
    page = ada.visit(f"/t/{opened.code}")
    expect(page.get_by_text("Phones can’t find this address yet.")).to_be_visible()
    expect(page.locator("code")).to_have_text(re.compile(r" serve --lan --port \d+$"))
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()


def test_the_sheet_of_the_device_is_used(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(house.address, "yak", ["host", "open"], names=["Ada"])
    ada = visitor(size=PHONE, script=SHARE)
    keep_table(ada, opened)
    page = ada.visit(f"/t/{opened.code}")
    page.get_by_role("button", name="Invite friends").click()
    assert page.evaluate("() => globalThis.shared") == [f"{house.address}/t/{opened.code}"]
