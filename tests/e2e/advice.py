"""Hints at a table, and the coach after the game, in front of someone."""

import json
import re
from functools import cache
from typing import Any, Self

from playwright.sync_api import Locator, Page, Route

from tests.e2e.browser import ROOT, Sight, Visitor
from tests.e2e.table import Opened
from yurt.engine.words import Words, say

# Milliseconds until something is thought through; a machine may be busy with other things.
LONG = 240_000
# A server that has just been started may have to compile what thinks first.
TRIES = 600
PAUSE = 200
# What the page says, by its parts, and what the server says.
TEXTS = [ROOT / "web" / "src" / "words" / "text" / part for part in ("coach", "kit", "lobby")]
TEXTS += [TEXTS[0].with_name("table"), ROOT / "src" / "yurt" / "server" / "text"]
# Stands for a number that is not known beforehand.
SOME = "¤"


@cache
def _words(language: str) -> Words:
    return Words(language, TEXTS)


def told(language: str, key: str, **details: int | str) -> str:
    """A sentence as the page has to show it."""
    return _words(language).put(say(key, **details))


def told_with_numbers(language: str, key: str, *numbers: str, **details: str) -> re.Pattern[str]:
    text = told(language, key, **dict.fromkeys(numbers, SOME), **details)
    assert text.count(SOME) == len(numbers), text
    return re.compile(re.escape(text).replace(SOME, r"[+−]?\d+"))


def told_chance(language: str) -> re.Pattern[str]:
    return told_with_numbers(language, "hint-chance", "chance", "error")


CHANCE = told_chance("en")


def hint(page: Page, language: str = "en") -> Locator:
    """The panel, when the server has thought: more than a quick look."""
    for _ in range(TRIES):
        panel = quick_hint(page, language)
        if told(language, "hint-quick") not in panel.inner_text():
            return panel
        panel.get_by_role("button", name=told(language, "kit-close")).click()
        page.wait_for_timeout(PAUSE)
    raise AssertionError("The server has prepared no hints.")


def quick_hint(page: Page, language: str = "en") -> Locator:
    """The panel, whatever stands there."""
    panel = page.get_by_role("region", name=told(language, "hint-title"))
    page.get_by_role("button", name=told(language, "kit-hint"), exact=True).click()
    panel.wait_for(timeout=LONG)
    return panel


def hurry_bots(page: Page, **options: object) -> None:
    """A table that is opened by the page has bots that take no time to be watched, and these
    options."""

    def open_table(route: Route) -> None:
        form: dict[str, Any] = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**form, "pace": 0, "options": options}))

    page.route("**/api/tables", open_table)


def opened_here(page: Page) -> Opened:
    """The table that this device has opened last."""
    kept = json.loads(page.evaluate("() => localStorage.getItem('yurt.tables')"))[0]
    tokens = {int(seat): own["token"] for seat, own in kept["seats"].items()}
    return Opened(kept["id"], kept["code"], kept["host"], tokens)


class Coach(Sight):
    """The page on which a finished game is reviewed."""

    def __init__(self, visitor: Visitor, language: str = "en") -> None:
        super().__init__(visitor)
        self.language = language

    def table(self, key: str) -> Self:
        self.page.goto(f"{self.visitor.address}/t/{key}/coach")
        return self

    def there(self) -> Self:
        """When the coach has looked at everything; all of it is unfolded."""
        self.cursor.wait_for(timeout=LONG)
        self.page.get_by_text(told(self.language, "coach-all")).click()
        return self

    @property
    def seats(self) -> Locator:
        """A card for each seat: how it ended, luck, decisions and accuracy."""
        return self.part(told(self.language, "coach-balance")).locator(".seats > li")

    @property
    def cursor(self) -> Locator:
        return self.page.get_by_role("slider", name=told(self.language, "coach-cursor"))

    @property
    def said(self) -> str:
        return self.cursor.get_attribute("aria-valuetext") or ""

    @property
    def decisions(self) -> Locator:
        return self.part(told(self.language, "coach-decisions")).locator("ol > li")

    def part(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name)
