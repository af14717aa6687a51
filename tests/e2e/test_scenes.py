"""Every moment of a table: everyone can use it, by day and in the evening."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.browser import COLOURS
from tests.e2e.measure import is_overflowing
from tests.e2e.scenes import SCENES
from tests.e2e.studio import Scene, Studio, axe_at_rest, dress, resize
from tests.server.processes import ServerProcess


@pytest.fixture
def studio(browser: Browser, house: ServerProcess) -> Iterator[Studio]:
    made = Studio(browser, house)
    yield made
    complaints = made.complaints()
    made.clear()
    assert complaints == []


# Pages are looked at one by one in test_pages.
TABLES = [scene for scene in SCENES if not scene.whole]


@pytest.mark.slow
@pytest.mark.parametrize("scene", TABLES, ids=lambda scene: scene.name)
def test_a_table_is_for_everyone(studio: Studio, scene: Scene) -> None:
    page = scene.play(studio)
    first, *others = scene.sizes
    dress(page, first, "light")
    assert not is_overflowing(page), first
    assert axe_at_rest(page) == [], f"{first}, light"
    for size in others:
        resize(page, size)
        assert not is_overflowing(page), size
    dress(page, size, "dark")
    assert axe_at_rest(page, COLOURS) == [], f"{size}, dark"
