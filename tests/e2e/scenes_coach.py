"""Levels of bots, hints, and the coach after the game."""

from functools import cache

from playwright.sync_api import Page

from tests.e2e.advice import Coach, hint
from tests.e2e.browser import PHONE
from tests.e2e.drive import doubtful, drive
from tests.e2e.scenes_yak import sit
from tests.e2e.studio import FAMILY, SCENES, SMALL, Scene, Studio, scene
from tests.e2e.table import Opened, Seat, new_table, open_table

LEVELS = ["host", "level-4", "level-2", "level-5"]
UNDER_WAY = '{"done": 12, "total": 40, "review": null}'


def _levels(studio: Studio) -> Page:
    page = new_table(studio.visitor(), "yak")
    page.get_by_role("radio", name="Wolf").check()
    page.get_by_role("combobox", name="How well the bot on seat 3 plays").select_option("Lamb")
    return page


SCENES.append(Scene("new-levels", _levels, whole=True))


def _table(studio: Studio, game: str, seats: list[str]) -> Opened:
    return studio.open(game, seats, hints=True)


@scene("hint-yak")
def _hint_yak(studio: Studio) -> Page:
    page = sit(studio, _table(studio, "yak", LEVELS)).page
    hint(page)
    return page


@scene("hint-hand", SMALL)
def _hint_hand(studio: Studio) -> Page:
    """Beside a shared screen: the hand is not covered."""
    opened = _table(studio, "yak", LEVELS)
    ada = Seat(studio.visitor(), opened, 0)
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ada.page.goto(f"{studio.address}/t/{opened.code}?hand#{opened.tokens[0]}")
    ada.question()
    hint(ada.page).get_by_role("button", name="Other moves").click()
    return ada.page


# The games, each with as many as make its table full of things.
for _game, _players in (("yam-master", 2), ("yaki", 3), ("yay", 3), ("zayo", 4)):

    @scene(f"hint-{_game}")
    def _more(studio: Studio, game: str = _game, players: int = _players) -> Page:
        ada = Seat(studio.visitor(), _table(studio, game, LEVELS[:players]), 0).sit()
        ada.question()
        # On a large screen it stands beside the table.
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        more = hint(ada.page).get_by_role("button", name="Other moves")
        if more.count():
            more.click()
        return ada.page


@scene("levels-waiting")
def _waiting(studio: Studio) -> Page:
    opened = studio.open("yak", ["host", "open", "level-1", "level-3"])
    return Seat(studio.visitor(), opened, 0).sit().page


@cache
def _over(address: str) -> Opened:
    """The same game for all of these: a review takes its time."""
    seats = ["host", "host", "level-3"]
    opened = open_table(address, "yak", seats, names=FAMILY, first=0)
    drive(address, opened, doubtful)
    return opened


def _coach(studio: Studio) -> Coach:
    return Coach(studio.visitor()).table(_over(studio.address).id).there()


SCENES.append(Scene("coach", lambda studio: _coach(studio).page, whole=True))


@scene("coach-progress")
def _progress(studio: Studio) -> Page:
    coach = Coach(studio.visitor())
    coach.page.route("**/review", lambda route: route.fulfill(body=UNDER_WAY))
    coach.table(_over(studio.address).id)
    coach.page.get_by_role("progressbar").wait_for()
    return coach.page


@scene("coach-cursor")
def _cursor(studio: Studio) -> Page:
    coach = _coach(studio)
    coach.cursor.focus()
    for _ in range(8):
        coach.page.keyboard.press("ArrowLeft")
    coach.part("Chances along the game").scroll_into_view_if_needed()
    return coach.page
