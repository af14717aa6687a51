"""One server and one browser for all tests of this folder. They end with it: Playwright occupies
the event loop of its thread, which other tests need."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.browser import NoBrowser, Visitor, chromium, find_chromium
from tests.server.processes import ServerProcess

PATIENCE = 60.0
STATIC = Path(__file__).parents[2] / "src" / "yurt" / "server" / "static"

MakeVisitor = Callable[..., Visitor]


class HastyServer(ServerProcess):
    """Nobody waits for long until it has thought."""

    program = (sys.executable, "-P", str(Path(__file__).with_name("hasty.py")))


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server over a database of its own."""
    if not (STATIC / "index.html").exists():
        pytest.fail("The browser client is not built: run scripts/web.")
    folder = tmp_path_factory.mktemp("house")
    server = HastyServer(f"sqlite:///{folder / 'tables.db'}", folder / "server.log")
    server.start()
    try:
        wait_for(server)
        yield server
    finally:
        server.kill()


def wait_for(server: ServerProcess) -> None:
    """Until it answers."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        if server.answers():
            return
        time.sleep(0.05)
    pytest.fail(f"The server does not answer: {server.said()}")


@pytest.fixture(scope="package")
def browser(house: ServerProcess) -> Iterator[Browser]:
    try:
        find_chromium()
    except NoBrowser as missing:
        if os.environ.get("CI"):
            pytest.fail(str(missing))
        pytest.skip(str(missing))
    with chromium() as browser:
        yield browser


@pytest.fixture
def visitor(browser: Browser, house: ServerProcess) -> Iterator[MakeVisitor]:
    """Makes visitors; whatever the console of one of them complains of fails the test."""
    visitors: list[Visitor] = []

    def make(address: str = house.address, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, address, **wishes))
        return visitors[-1]

    yield make
    complaints = [complaint for each in visitors for complaint in each.unexpected()]
    for each in visitors:
        each.close()
    assert not complaints


@pytest.fixture
def page(visitor: MakeVisitor) -> Page:
    """A page in English, in daylight, on a laptop."""
    page: Page = visitor().page
    return page
