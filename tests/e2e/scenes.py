"""Everything there is to see: every page, and tables at every moment that looks different.

Pictures are made of scenes (``scripts/shots``), and tests look whether everyone can use what they
show.
"""

from playwright.sync_api import Page

from tests.e2e import (
    scenes_after,
    scenes_away,
    scenes_coach,
    scenes_lesson,
    scenes_plain,
    scenes_replay,
    scenes_yaki,
    scenes_yam_master,
    scenes_yay,
    scenes_zayo,
)
from tests.e2e.browser import PHONE
from tests.e2e.scenes_yak import sit, yak_in_play
from tests.e2e.studio import LARGE, SCENES, Scene, Studio, as_host, scene
from tests.e2e.table import Seat, new_table, open_table
from tests.e2e.yak import Yak

__all__ = [
    "SCENES",
    "scenes_after",
    "scenes_away",
    "scenes_coach",
    "scenes_lesson",
    "scenes_plain",
    "scenes_replay",
    "scenes_yaki",
    "scenes_yam_master",
    "scenes_yay",
    "scenes_zayo",
]


def _page(name: str, path: str) -> None:
    SCENES.append(Scene(name, lambda studio: studio.page(path), whole=True))


for _name, _path in {
    "join": "/join",
    "settings": "/settings",
    "kit": "/kit",
    "new-yak": "/new/yak",
    "new-yam-master": "/new/yam-master",
    "rules-yak": "/rules/yak",
    "rules-yak-ruling": "/rules/yak#YAK-8",
    "rules-yam-master": "/rules/yam-master",
    "rules-yaki": "/rules/yaki",
    "rules-yay": "/rules/yay",
    "rules-zayo": "/rules/zayo",
}.items():
    _page(_name, _path)


@scene("nowhere")
def _nowhere(studio: Studio) -> Page:
    lost = studio.visitor()
    lost.expect_complaint("404")
    return lost.visit("/nowhere")


def _lobby(studio: Studio) -> Page:
    """Of someone who has played here before."""
    host = studio.visitor()
    for opened in (yak_in_play(studio, 2), studio.open("yak", ["host", "open"])):
        Seat(host, opened, 0).sit()
    open_table(studio.address, "yak", ["open", "bot"], public=True)
    return host.visit("/")


SCENES.append(Scene("lobby-first", lambda studio: studio.page("/"), whole=True))
SCENES.append(Scene("lobby", _lobby, whole=True))


# Before the game


@scene("waiting")
def _waiting(studio: Studio) -> Page:
    return as_host(studio, studio.open("yak", ["host", "open", "open", "bot"])).page


@scene("waiting-guest")
def _waiting_guest(studio: Studio) -> Page:
    opened = studio.open("yak", ["host", "open", "open"])
    as_host(studio, opened)
    return Seat(studio.visitor(), opened).join("Maximilian").page


@scene("waiting-invited")
def _waiting_invited(studio: Studio) -> Page:
    opened = studio.open("zayo", ["host", "open", "open", "open", "bot", "open"])
    as_host(studio, opened)
    return studio.page(f"/t/{opened.code}")


@scene("join-nothing")
def _join_nothing(studio: Studio) -> Page:
    page = studio.page("/join")
    page.get_by_label("Code").fill("KAMP")
    page.get_by_role("button", name="Join").click()
    page.get_by_text("What’s your name?").wait_for()
    return page


@scene("join-animals")
def _join_animals(studio: Studio) -> Page:
    page = studio.page("/join")
    page.get_by_text("Choose an animal").click()
    page.get_by_role("radio", name="Fox").check()
    return page


@scene("new-here")
def _new_here(studio: Studio) -> Page:
    page = new_table(studio.visitor(), "yak", "All on this device")
    page.get_by_text("Change the rules").click()
    return page


@scene("waiting-animals")
def _waiting_animals(studio: Studio) -> Page:
    seats = ["host", "host", "host", "open"]
    return as_host(studio, studio.open("yak", seats, faces=["yak", "owl", "fox"])).page


@scene("waiting-sit-too")
def _waiting_sit_too(studio: Studio) -> Page:
    page = as_host(studio, studio.open("yak", ["host", "open"])).page
    page.get_by_role("button", name="One more on this device").click()
    return page


@scene("screen-waiting", LARGE)
def _screen_waiting(studio: Studio) -> Page:
    opened = studio.open("yak", ["host", "open", "open", "open", "bot", "open"])
    as_host(studio, opened)
    return studio.page(f"/table/{opened.code}")


# In front of the table


for _sheet in ("Menu", "What happened", "Chat"):

    @scene(f"sheet-{_sheet.split()[-1].lower()}")
    def _sheet_open(studio: Studio, sheet: str = _sheet) -> Page:
        ada = sit(studio, yak_in_play(studio, 4))
        # On a large screen log and chat stand beside the table.
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        ada.button(sheet).click()
        ada.page.get_by_role("dialog").wait_for()
        return ada.page


def _cut_off(studio: Studio) -> Yak:
    line = studio.line()
    ada = Yak(studio.visitor(line.address), yak_in_play(studio, 4), 0).sit()
    ada.question()
    ada.visitor.expect_complaint("WebSocket connection to")
    line.cut()
    ada.page.get_by_text("Connection lost. Trying again …").wait_for()
    return ada


@scene("lost")
def _lost(studio: Studio) -> Page:
    return _cut_off(studio).page


@scene("lost-move")
def _lost_move(studio: Studio) -> Page:
    ada = _cut_off(studio)
    ada.put_down()
    ada.bar.get_by_text("Your move is kept.").wait_for()
    return ada.page


@scene("lost-call")
def _lost_call(studio: Studio) -> Page:
    ada = _cut_off(studio)
    ada.button("Hello, everyone!").click()
    ada.page.get_by_text("What you did is kept").wait_for()
    return ada.page


@scene("bot-plays")
def _bot_plays(studio: Studio) -> Page:
    opened = studio.open("yak", ["host", "open"], clock={"kind": "bank", "seconds": 600})
    ada = Yak(studio.visitor(), opened, 0).sit()
    Yak(studio.visitor(), opened, 1).join("Maximilian")
    ada.turn(ada.question())
    ada.menu("Let a bot play for me")
    ada.button("Take your seat back").wait_for()
    return ada.page


@scene("moved")
def _moved(studio: Studio) -> Page:
    opened = studio.open("yak", ["host", "bot"])
    ada = sit(studio, opened)
    sit(studio, opened)
    ada.button("Play here again").wait_for()
    return ada.page


@scene("curtain")
def _curtain(studio: Studio) -> Page:
    page = as_host(studio, studio.open("yak", ["host", "host"])).page
    page.get_by_role("heading", name="Pass the device to Ada").wait_for()
    return page
