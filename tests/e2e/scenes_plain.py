"""The plain table of every game, and where else it is shown."""

from playwright.sync_api import Page

from tests.e2e.plain import Plain, prefer
from tests.e2e.scenes_replay import finished
from tests.e2e.studio import LARGE, SMALL, Studio, scene
from yurt.engine import registry

# So many moves in, there is something on the table.
FAR = {"yay": 4, "zayo": 2}

for _game in registry.names():

    @scene(f"plain-{_game}")
    def _playing(studio: Studio, game: str = _game) -> Page:
        most = registry.spec_of(game).most_players
        seats = ["host", *["bot"] * (min(most, 4) - 1)]
        opened = studio.open(game, seats)
        ada = Plain(prefer(studio.visitor()), opened).sit()
        ada.play(FAR.get(game, 3))
        return ada.page


@scene("plain-claim")
def _claim(studio: Studio) -> Page:
    ada = Plain(prefer(studio.visitor()), studio.open("yak", ["host", "bot", "bot"])).sit()
    question = ada.question()
    ada.page.locator('[data-event^="play"]').first.click()
    ada.question(question.seq)
    return ada.page


@scene("plain-screen", LARGE)
def _screen(studio: Studio) -> Page:
    opened = studio.open("zayo", ["host", "bot", "bot", "bot"])
    Plain(prefer(studio.visitor()), opened).sit().play(2)
    page = prefer(studio.visitor()).visit(f"/table/{opened.code}")
    page.get_by_role("region", name="The table", exact=True).wait_for()
    return page


@scene("plain-hand", SMALL)
def _hand(studio: Studio) -> Page:
    ada = Plain(prefer(studio.visitor()), studio.open("zayo", ["host", "bot", "bot"])).sit()
    ada.question()
    ada.button("Menu").click()
    ada.page.get_by_role("switch", name="Only my hand").click()
    ada.page.keyboard.press("Escape")
    return ada.page


@scene("plain-lesson")
def _lesson(studio: Studio) -> Page:
    page = prefer(studio.visitor()).visit("/learn/yak")
    page.get_by_role("region", name="The table", exact=True).wait_for()
    return page


@scene("plain-replay")
def _replay(studio: Studio) -> Page:
    opened = finished(studio, "yam-master")
    page = prefer(studio.visitor()).visit(f"/replay/{opened.code}?at=9")
    page.get_by_role("region", name="The table", exact=True).wait_for()
    return page
