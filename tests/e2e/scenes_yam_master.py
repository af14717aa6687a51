"""Yam Master at every moment that looks different."""

from playwright.sync_api import Page

import yurt
from tests.e2e.drive import Facts, drive, placing
from tests.e2e.replay import Viewer
from tests.e2e.studio import LARGE, SMALL, Studio, scene
from tests.e2e.table import Opened
from tests.e2e.yam_master import YamMaster, open_square
from yurt.games.yam_master.tables import TOKENS
from yurt.games.yam_master.tests.table import begin, turns


def yam_in_play(studio: Studio, turns: int, wanted: str = "") -> tuple[Opened, int]:
    """Somebody is to move after so many turns, and has a move that begins as wanted. For all who
    make no move."""
    at: list[int] = []

    def until(seat: int, show: Facts) -> bool:
        is_there = show["facts"]["turns"] >= turns
        if is_there and any(move.startswith(wanted) for move in show["legal"]):
            at.append(seat)
        return bool(at)

    def play() -> tuple[Opened, int]:
        while True:
            opened = studio.open("yam-master", ["host", "host"])
            drive(studio.address, opened, placing, until)
            if at:
                return opened, at[0]

    return studio.shared(f"yam-master after {turns} {wanted}", play)


def _yam(studio: Studio, turns: int, wanted: str = "") -> YamMaster:
    opened, seat = yam_in_play(studio, turns, wanted)
    ada = YamMaster(studio.visitor(), opened, seat).sit()
    ada.question()
    return ada


@scene("yam-first")
def _yam_first(studio: Studio) -> Page:
    return _yam(studio, 0, "defi").page


@scene("yam-kept")
def _yam_kept(studio: Studio) -> Page:
    ada = _yam(studio, 6, "defi")
    for die in (1, 3, 4):
        ada.page.get_by_role("button", name=f"Die {die}:").click()
    ada.page.get_by_role("switch").click()
    return ada.page


@scene("yam-open")
def _yam_open(studio: Studio) -> Page:
    return _yam(studio, 9, "place").page


@scene("yam-chosen")
def _yam_chosen(studio: Studio) -> Page:
    ada = _yam(studio, 9, "place")
    ada.choose(open_square(ada.question()))
    return ada.page


@scene("yam-predator")
def _yam_predator(studio: Studio) -> Page:
    return _yam(studio, 4, "remove").page


@scene("yam-gone")
def _yam_gone(studio: Studio) -> Page:
    """The Predator has taken a token out of the game."""
    at: list[int] = []

    def until(seat: int, show: Facts) -> bool:
        facts = show["facts"]
        left = [facts["supply"][one] + facts["board"].count(one) for one in (0, 1)]
        if min(left) < TOKENS:
            at.append(seat)
        return bool(at)

    while not at:
        opened = studio.open("yam-master", ["host", "host"], options={"predator": "out"})
        drive(studio.address, opened, placing, until)
    ada = YamMaster(studio.visitor(), opened, at[0]).sit()
    ada.question()
    return ada.page


def yam_over(studio: Studio) -> Opened:
    def play() -> Opened:
        opened = studio.open("yam-master", ["host", "host"], options={"max_turns": 40})
        drive(studio.address, opened, placing)
        return opened

    return studio.shared("yam-master over", play)


@scene("yam-over")
def _yam_over(studio: Studio) -> Page:
    ada = YamMaster(studio.visitor(), yam_over(studio), 0).sit()
    ada.result.wait_for()
    return ada.page


@scene("yam-over-table")
def _yam_over_table(studio: Studio) -> Page:
    ada = YamMaster(studio.visitor(), yam_over(studio), 0).sit()
    ada.result.wait_for()
    ada.button("Look at the table").click()
    return ada.page


@scene("yam-five")
def _yam_five(studio: Studio) -> Page:
    """Five in a row, looked at again."""
    match = turns(begin(), "a4 a5 b4 b5 c4 c5 d4 d5 - a2 - b2 - c2 - d2 e4")
    viewer = Viewer(studio.visitor())
    viewer.visitor.visit("/replay")
    viewer.drop(yurt.write(match)).there()
    viewer.go(viewer.last)
    viewer.page.locator(".note").wait_for()
    return viewer.page


@scene("yam-hand", SMALL)
def _yam_hand(studio: Studio) -> Page:
    opened, seat = yam_in_play(studio, 9, "place")
    ada = YamMaster(studio.visitor(), opened, seat)
    ada.page.goto(f"{studio.address}/t/{opened.code}?hand#{opened.tokens[seat]}")
    ada.question()
    return ada.page


@scene("yam-screen", LARGE)
def _yam_screen(studio: Studio) -> Page:
    opened, _ = yam_in_play(studio, 9, "place")
    return studio.screen(opened)


@scene("yam-screen-over", LARGE)
def _yam_screen_over(studio: Studio) -> Page:
    return studio.screen(yam_over(studio))
