"""Every page of the client: it loads quietly and without a jump, and everyone can use it."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.browser import COLOURS, LAPTOP, PHONE, ROOT, axe
from tests.e2e.conftest import MakeVisitor
from tests.e2e.measure import first_visit, is_overflowing
from tests.e2e.studio import axe_at_rest, settle
from tests.e2e.table import open_table
from tests.server.processes import ServerProcess

PAGES = [
    "/",
    "/new/yak",
    "/new/yam-master",
    "/join",
    "/rules/yak",
    "/rules/zayo",
    "/settings",
    "/kit",
]
MOST_BYTES = 150_000


def quickly(paths: list[str], first: str) -> list[Any]:
    """A quick run sees this one of them, ``scripts/test --all`` the others too."""
    return [pytest.param(path, marks=[] if path == first else pytest.mark.slow) for path in paths]


def everyone_can_use(page: Page) -> bool:
    """By day and in the evening, when only colours differ."""
    assert axe(page) == []
    page.emulate_media(color_scheme="dark")
    settle(page)
    assert axe_at_rest(page, COLOURS) == []
    return True


def components(folder: str) -> set[str]:
    return {file.stem for file in (ROOT / folder).rglob("*.svelte")}


# What is drawn for one game only; everything else is the first load. What is built is named after
# a component in it.
ART = components("src/yurt/games") - components("web/src")


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_for_everyone(visitor: MakeVisitor, path: str) -> None:
    page = visitor().visit(path)
    assert everyone_can_use(page)
    assert page.title()


@pytest.mark.parametrize("path", quickly(PAGES, "/new/yak"))
def test_pages_in_german_on_a_phone(visitor: MakeVisitor, path: str) -> None:
    page = visitor(language="de", size=PHONE).visit(path)
    assert page.locator("html").get_attribute("lang") == "de"
    assert axe(page) == []
    assert not is_overflowing(page)


def test_a_page_that_is_not_there(visitor: MakeVisitor) -> None:
    guest = visitor()
    guest.expect_complaint(r"404 .*/nothing/here")
    page = guest.visit("/nothing/here")
    assert everyone_can_use(page)
    assert page.get_by_role("link").count() > 0


# No code has the letter O.
NOWHERE = ["/t/OOOO", "/table/OOOO", "/replay/OOOO", "/t/OOOO/coach"]


@pytest.mark.parametrize("path", quickly(NOWHERE, "/t/OOOO"))
def test_a_table_that_is_not_there_leads_to_the_lobby(visitor: MakeVisitor, path: str) -> None:
    guest = visitor()
    guest.expect_complaint("404")
    page = guest.visit(path)
    page.get_by_role("alert").wait_for()
    assert axe(page) == []
    assert not page.get_by_role("link", name="To the table").count()
    page.get_by_role("link", name="To the lobby", exact=True).click()
    page.wait_for_url(f"{guest.address}/")


@pytest.mark.parametrize("place", ["t", "table"])
def test_a_waiting_table(visitor: MakeVisitor, house: ServerProcess, place: str) -> None:
    opened = open_table(house.address, "yak", ["host", "open"], names=["Ada"])
    page = visitor().visit(f"/{place}/{opened.code}")
    assert "Ada" in page.locator("body").inner_text()
    assert everyone_can_use(page)


def test_the_language_is_switched_at_once(visitor: MakeVisitor) -> None:
    guest = visitor(language="en")
    page = guest.visit("/settings")
    english = page.locator("h1").inner_text()
    page.evaluate("() => globalThis.untouched = true")
    page.locator("main").get_by_role("radio", name="Français").check()
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    page.wait_for_function(
        "(before) => document.querySelector('h1').innerText !== before", arg=english
    )
    assert page.evaluate("() => globalThis.untouched"), "the page was loaded anew"
    page.reload()
    guest.settle()
    assert page.locator("html").get_attribute("lang") == "fr"


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_first_load_is_small_and_nothing_jumps(
    visitor: MakeVisitor, size: tuple[int, int]
) -> None:
    visit = first_visit(visitor(size=size, still=False, fresh=True), "/")
    print(f"interactive after {visit.interactive_ms:.0f} ms, {visit.bytes} bytes")
    art = {url for url in visit.sizes if url.rpartition("/")[2].partition("-")[0] in ART}
    rest = {url: count for url, count in visit.sizes.items() if url not in art}
    assert 0 < sum(rest.values()) < MOST_BYTES, sorted(rest.items(), key=lambda one: -one[1])
    assert visit.shifts == []


# That the lobby does not jump is seen with the first load.
@pytest.mark.parametrize("path", quickly(PAGES[1:], "/new/yak"))
def test_no_page_jumps(visitor: MakeVisitor, path: str) -> None:
    assert first_visit(visitor(size=PHONE, still=False, fresh=True), path).shifts == []
