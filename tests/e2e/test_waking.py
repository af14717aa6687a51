"""A server that has compiled nothing yet: people play at once, and are told who still wakes up."""

from collections.abc import Iterator
from pathlib import Path

import filelock
import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.advice import quick_hint, told, told_with_numbers
from tests.e2e.browser import axe
from tests.e2e.conftest import wait_for
from tests.e2e.measure import is_overflowing
from tests.e2e.studio import Studio
from tests.e2e.yak import Yak
from tests.server.processes import ServerProcess
from yurt.engine import registry

pytestmark = pytest.mark.slow


@pytest.fixture
def sleepy(tmp_path: Path) -> Iterator[ServerProcess]:
    """Whoever compiles waits for its turn, which never comes: this test has it."""
    cache = tmp_path / "cache"
    cache.mkdir()
    held = [filelock.FileLock(cache / f"{name}.lock") for name in registry.names()]
    server = ServerProcess(
        f"sqlite:///{tmp_path / 'tables.db'}",
        tmp_path / "server.log",
        YURT_CACHE=str(cache),
        NUMBA_DISABLE_JIT="0",
    )
    for lock in held:
        lock.acquire()
    server.start()
    try:
        wait_for(server)
        yield server
    finally:
        server.kill()
        for lock in held:
            lock.release()


def test_the_first_game_on_a_new_machine(browser: Browser, sleepy: ServerProcess) -> None:
    studio = Studio(browser, sleepy)
    opened = studio.open("yak", ["host", "level-5"], hints=True, pace=0)
    ada = Yak(studio.visitor(), opened, 0).sit()
    question = ada.question()
    line = told_with_numbers("en", "waking-level", "seconds", name=told("en", "level-5"))
    notices = ada.page.get_by_role("region", name=told("en", "notices-title"))
    expect(notices).to_contain_text(line)
    panel = quick_hint(ada.page)
    expect(panel).to_contain_text(told("en", "hint-quick"))
    expect(panel).not_to_contain_text("of 100")
    assert panel.locator(".best").inner_text().startswith("Play ")
    assert axe(ada.page) == [] and not is_overflowing(ada.page)
    # The level answers all the same.
    ada.turn(question)
    ada.question()
    expect(notices).to_contain_text(line)
    complaints = studio.complaints()
    studio.clear()
    assert complaints == []
