"""Hints at a table, and the coach after the game, in front of someone."""

import json
import re
from typing import Any, Self

from playwright.sync_api import Locator, Page, Route

from tests.e2e.browser import Sight
from tests.e2e.table import Opened

# Milliseconds until something is thought through; a machine may be busy with other things.
LONG = 240_000
# A server that has just been started may have to compile what thinks first.
TRIES = 60
PAUSE = 2_000
CHANCE = re.compile(r"Wins \d+ of 100, give or take \d+")


def hint(page: Page) -> Locator:
    """The panel, when the server has thought."""
    panel = page.get_by_role("region", name="Hint")
    for _ in range(TRIES):
        page.get_by_role("button", name="Hint", exact=True).click()
        panel.or_(page.get_by_text("Hints are being prepared")).first.wait_for(timeout=LONG)
        if panel.count():
            return panel
        page.get_by_role("alert").get_by_role("button", name="Close").click()
        page.wait_for_timeout(PAUSE)
    raise AssertionError("The server has prepared no hints.")


def hurry_bots(page: Page) -> None:
    """A table that is opened by the page has bots that take no time to be watched."""

    def open_table(route: Route) -> None:
        form: dict[str, Any] = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**form, "pace": 0}))

    page.route("**/api/tables", open_table)


def opened_here(page: Page) -> Opened:
    """The table that this device has opened last."""
    kept = json.loads(page.evaluate("() => localStorage.getItem('yurt.tables')"))[0]
    tokens = {int(seat): own["token"] for seat, own in kept["seats"].items()}
    return Opened(kept["id"], kept["code"], kept["host"], tokens)


class Coach(Sight):
    """The page on which a finished game is reviewed."""

    def table(self, key: str) -> Self:
        self.page.goto(f"{self.visitor.address}/t/{key}/coach")
        return self

    def there(self) -> Self:
        """When the coach has looked at everything."""
        self.cursor.wait_for(timeout=LONG)
        return self

    @property
    def seats(self) -> Locator:
        """A card for each seat: how it ended, luck and skill."""
        return self.part("Luck and skill").locator(".seats > li")

    @property
    def cursor(self) -> Locator:
        return self.page.get_by_role("slider", name="Moment of the game")

    @property
    def said(self) -> str:
        return self.cursor.get_attribute("aria-valuetext") or ""

    @property
    def decisions(self) -> Locator:
        return self.part("What could have been better").locator("ol > li")

    def part(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name)
