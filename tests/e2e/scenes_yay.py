"""YAY! at every moment that looks different."""

from collections.abc import Callable
from random import Random

import numpy as np
from playwright.sync_api import Page

from tests.e2e.drive import Facts, drive
from tests.e2e.studio import LARGE, SMALL, Studio, scene
from tests.e2e.table import Opened
from tests.e2e.yay import Yay
from yurt.games.yay.narrate import missing_squares
from yurt.games.yay.notation import SQUARE_NAMES
from yurt.games.yay.tables import BESIDE, CROSSED, LIVE

Wanted = Callable[[Facts], bool]


def filling(seed: int) -> Callable[[list[str]], str]:
    """Fills what it can, here and there; throws again now and then."""
    random = Random(seed)

    def choose(legal: list[str]) -> str:
        fills = [move for move in legal if not move.startswith("aim")]
        is_bold = len(fills) < len(legal) and random.random() < 0.15
        return random.choice(fills if fills and not is_bold else legal)

    return choose


def begins(verb: str) -> Wanted:
    return lambda show: any(move.startswith(verb) for move in show["legal"])


def yay_in_play(
    studio: Studio, players: int, turns: int, wanted: Wanted, **terms: object
) -> tuple[Opened, int]:
    """Somebody is to move after so many turns, and has what is wanted."""
    at: list[int] = []

    def until(seat: int, show: Facts) -> bool:
        if show["facts"]["turns"] >= turns and wanted(show):
            at.append(seat)
        return bool(at)

    for seed in range(1, 100):
        opened = studio.open("yay", ["host"] * players, **terms)
        drive(studio.address, opened, filling(seed), until)
        if at:
            return opened, at[0]
    raise AssertionError("No game comes to what is wanted.")


def _sit(studio: Studio, opened: Opened, seat: int, path: str = "", held: bool = False) -> Yay:
    ada = Yay(studio.visitor(held=held), opened, seat)
    ada.page.goto(f"{studio.address}/t/{opened.code}{path}#{opened.tokens[seat]}")
    ada.question()
    ada.bar.locator("p").wait_for()
    return ada


def yay_crowded(studio: Studio, players: int) -> tuple[Opened, int]:
    """For all who write and throw nothing."""
    found = f"yay crowded {players}"
    return studio.shared(found, lambda: yay_in_play(studio, players, 24, crowded))


def yay_to_aim(studio: Studio, players: int) -> tuple[Opened, int]:
    """For all who do not throw."""
    found = f"yay to aim {players}"
    return studio.shared(found, lambda: yay_in_play(studio, players, 18, aiming))


def _yay(studio: Studio, players: int, turns: int, wanted: Wanted) -> Yay:
    return _sit(studio, *yay_in_play(studio, players, turns, wanted))


def aiming(show: Facts) -> bool:
    return all(move.startswith("aim") for move in show["legal"])


def crowded(show: Facts) -> bool:
    """Something can be written, or thrown again."""
    return begins("write")(show) and begins("aim")(show)


def missing(show: Facts) -> int:
    """So few squares can end the game."""
    return len(missing_squares(np.array(show["facts"]["marks"]), show["facts"]["end"]))


def crossing(show: Facts) -> bool:
    """Something that can be written crosses out a number of someone else."""
    marks, turn = show["facts"]["marks"], show["facts"]["turn"]
    rivals = set(range(LIVE, CROSSED)) - {LIVE + turn}
    squares = [SQUARE_NAMES.index(move[-2:]) for move in show["legal"] if move.startswith("write")]
    return any(marks[beside] in rivals for square in squares for beside in BESIDE[square].tolist())


@scene("yay-first")
def _first(studio: Studio) -> Page:
    return _yay(studio, 2, 0, aiming).page


for _players in (2, 3, 4):

    @scene(f"yay-{_players}-aim")
    def _aim(studio: Studio, players: int = _players) -> Page:
        ada = _sit(studio, *yay_to_aim(studio, players))
        ada.aim("f3")
        return ada.page

    @scene(f"yay-{_players}")
    def _touched(studio: Studio, players: int = _players) -> Page:
        return _sit(studio, *yay_crowded(studio, players)).page


@scene("yay-crossing-out")
def _crossing_out(studio: Studio) -> Page:
    """A number that would cross others out is chosen."""
    ada = _yay(studio, 4, 20, crossing)
    ada.choose(ada.page.get_by_role("button", name="and cross out"))
    return ada.page


@scene("yay-shout")
def _shout(studio: Studio) -> Page:
    """Numbers of others have just been crossed out."""
    ada = _sit(studio, *yay_in_play(studio, 4, 20, crossing), held=True)
    ada.choose(ada.page.get_by_role("button", name="and cross out"))
    ada.main.click()
    ada.page.locator(".shout").wait_for()
    return ada.page


@scene("yay-near")
def _near(studio: Studio) -> Page:
    """A few more squares can end the game."""
    return _yay(studio, 3, 20, lambda show: aiming(show) and 0 < missing(show) < 4).page


@scene("yay-again")
def _again(studio: Studio) -> Page:
    ada = _yay(studio, 3, 14, crowded)
    ada.bar.locator(".buttons > button").last.click()
    ada.bar.get_by_text("Aim again").wait_for()
    return ada.page


@scene("yay-block")
def _block(studio: Studio) -> Page:
    ada = _yay(studio, 4, 12, begins("block"))
    ada.choose(ada.open)
    return ada.page


@scene("yay-penalty")
def _penalty(studio: Studio) -> Page:
    return _yay(studio, 3, 16, begins("cross")).page


@scene("yay-refusal")
def _refusal(studio: Studio) -> Page:
    def wanted(show: Facts) -> bool:
        return crowded(show) and any(mark >= CROSSED for mark in show["facts"]["marks"])

    ada = _yay(studio, 2, 20, wanted)
    ada.page.get_by_role("button", name="crossed out").first.click()
    ada.page.get_by_role("alert").hover()
    return ada.page


def yay_over(studio: Studio, players: int) -> Opened:
    def play() -> Opened:
        opened = studio.open("yay", ["host"] * players)
        drive(studio.address, opened, filling(7))
        return opened

    return studio.shared(f"yay over {players}", play)


@scene("yay-over")
def _over(studio: Studio) -> Page:
    ada = Yay(studio.visitor(), yay_over(studio, 4), 0).sit()
    ada.result.wait_for()
    return ada.page


for _players in (2, 4):

    @scene(f"yay-{_players}-over-table")
    def _over_table(studio: Studio, players: int = _players) -> Page:
        ada = Yay(studio.visitor(), yay_over(studio, players), 0).sit()
        ada.result.wait_for()
        ada.button("Look at the table").click()
        return ada.page

    @scene(f"yay-screen-{_players}", LARGE)
    def _screen(studio: Studio, players: int = _players) -> Page:
        opened, _ = yay_crowded(studio, players)
        return studio.screen(opened)


@scene("yay-screen-over", LARGE)
def _screen_over(studio: Studio) -> Page:
    return studio.screen(yay_over(studio, 4))


@scene("yay-watching")
def _watching(studio: Studio) -> Page:
    opened, _ = yay_crowded(studio, 4)
    page = Yay(studio.visitor(), opened).sit().page
    page.get_by_text("You’re watching.").wait_for()
    return page


@scene("yay-hand-aim", SMALL)
def _hand_aim(studio: Studio) -> Page:
    return _sit(studio, *yay_to_aim(studio, 4), path="?hand").page


@scene("yay-hand", SMALL)
def _hand(studio: Studio) -> Page:
    return _sit(studio, *yay_crowded(studio, 4), path="?hand").page
