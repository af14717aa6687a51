"""Somebody is away, or wants a pause."""

from playwright.sync_api import Page

from tests.e2e.studio import LARGE, Studio, as_host, scene
from tests.e2e.table import Opened
from tests.e2e.yak import Yak


def _gone(studio: Studio, people: int = 3) -> tuple[Yak, Opened]:
    """Maximilian is to move and has not come; Ada need not wait any more."""
    seats = ["host"] * people
    opened = studio.open("yak", seats, first=1, pace=10, patience=1)
    return Yak(studio.visitor(), opened, 0).sit(), opened


@scene("away")
def _away(studio: Studio) -> Page:
    ada, _ = _gone(studio)
    ada.button("Let a bot play for Maximilian").wait_for()
    return ada.page


@scene("away-sure")
def _sure(studio: Studio) -> Page:
    ada, _ = _gone(studio)
    ada.button("End the game").click()
    return ada.page


@scene("away-question")
def _question(studio: Studio) -> Page:
    ada, opened = _gone(studio)
    cyd = Yak(studio.visitor(), opened, 2).sit()
    cyd.button("End the game").click()
    cyd.button("Yes, end it").click()
    ada.page.get_by_text("Cyd would like to end the game.").wait_for()
    return ada.page


@scene("away-menu")
def _menu(studio: Studio) -> Page:
    ada, _ = _gone(studio)
    ada.button("Let a bot play for Maximilian").wait_for()
    ada.button("Menu").click()
    ada.page.get_by_role("dialog").wait_for()
    return ada.page


@scene("away-ended")
def _ended(studio: Studio) -> Page:
    ada, _ = _gone(studio, 2)
    ada.button("End the game").click()
    ada.button("Yes, end it").click()
    ada.page.get_by_role("heading", name="The game is over").wait_for()
    return ada.page


@scene("paused")
def _paused(studio: Studio) -> Page:
    opened = studio.open("yak", ["host", "level-3"], clock={"kind": "bank", "seconds": 600})
    ada = as_host(studio, opened)
    ada.menu("Pause the game")
    ada.button("Play on now").wait_for()
    return ada.page


@scene("stand-in")
def _stand_in(studio: Studio) -> Page:
    opened = studio.open("yak", ["host", "open", "open"], patience=1)
    ada = Yak(studio.visitor(), opened, 1).join("Maximilian")
    ada.page.get_by_text("The host is away.").last.wait_for()
    return ada.page


@scene("away-screen", LARGE)
def _screen(studio: Studio) -> Page:
    opened = studio.open("yak", ["host", "host"], patience=1)
    page = studio.page(f"/table/{opened.id}")
    page.get_by_text("anyone at the table can let a bot play").last.wait_for()
    return page


@scene("paused-screen", LARGE)
def _paused_screen(studio: Studio) -> Page:
    opened = studio.open("yak", ["host", "host"])
    studio.gather(opened)
    screen = as_host(studio, opened, "table")
    screen.button("Pause the game").click()
    screen.button("Play on now").wait_for()
    return screen.page
