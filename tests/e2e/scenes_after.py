"""After the game: results with their stories, a series of rematches, statistics of a device."""

import re

from playwright.sync_api import Page

from tests.e2e.drive import apart, doubtful, drive, placing
from tests.e2e.studio import LARGE, SCENES, Scene, Studio, as_host, scene
from tests.e2e.table import Opened, Seat, table_info
from yurt.client import Client


def finished(studio: Studio, game: str, players: int) -> Opened:
    """A game that is over; every seat was the host's."""
    opened = studio.open(game, ["host"] * players)
    drive(studio.address, opened, doubtful if game == "yak" else placing)
    return opened


def looked_at(studio: Studio, game: str, players: int) -> Opened:
    """The same, for all who want no other game after it."""
    return studio.shared(f"{game} after {players}", lambda: finished(studio, game, players))


def rematch(studio: Studio, opened: Opened) -> Opened:
    """The next game of a series, over too."""
    made: list[str] = []

    async def call() -> None:
        async with (
            Client(studio.address) as client,
            client.sit(opened.id, next(iter(opened.tokens.values())), host=opened.host) as seat,
        ):
            done = await seat.call("again")
            made.append(done["table"])

    apart(call())
    code = table_info(studio.address, made[0])["code"]
    following = Opened(made[0], code, opened.host, opened.tokens)
    drive(studio.address, following, doubtful)
    return following


def series(studio: Studio, players: int, games: int) -> Opened:
    opened = finished(studio, "yak", players)
    for _ in range(games - 1):
        opened = rematch(studio, opened)
    return opened


def result(seat: Seat) -> Page:
    """The panel with the result, when all is told."""
    seat.result.wait_for()
    seat.result.locator(".story", has_text=re.compile(r"\w")).first.wait_for()
    return seat.page


@scene("after-yam-master")
def _yam_master(studio: Studio) -> Page:
    return result(Seat(studio.visitor(), looked_at(studio, "yam-master", 2), 0).sit())


@scene("after-series")
def _series(studio: Studio) -> Page:
    return result(as_host(studio, series(studio, 4, 2)))


@scene("after-screen-series", LARGE)
def _screen_series(studio: Studio) -> Page:
    page = studio.page(f"/table/{series(studio, 6, 2).id}")
    page.get_by_text("Score after 2 games").wait_for()
    return page


@scene("after-screen-two", LARGE)
def _screen_two(studio: Studio) -> Page:
    return studio.page(f"/table/{looked_at(studio, 'yam-master', 2).id}")


def _statistics(studio: Studio) -> Page:
    """Of a device at which a few games were played by two people."""
    ada = studio.visitor()
    for game, players, seat in (("yak", 3, 0), ("yam-master", 2, 1), ("yak", 4, 0)):
        result(Seat(ada, looked_at(studio, game, players), seat).sit())
    page = ada.visit("/statistics")
    page.get_by_role("heading", name="Game by game").wait_for()
    return page


SCENES.append(Scene("statistics", _statistics, whole=True))
SCENES.append(Scene("statistics-empty", lambda studio: studio.page("/statistics"), whole=True))


@scene("statistics-forget")
def _forget(studio: Studio) -> Page:
    page = _statistics(studio)
    page.get_by_role("button", name="Forget everything").click()
    page.get_by_role("dialog").wait_for()
    return page
