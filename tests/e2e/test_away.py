"""Somebody is away: everyone is told, on phones and on the shared screen, and nobody waits."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser import BRISK, PHONE, TELEVISION
from tests.e2e.conftest import MakeVisitor
from tests.e2e.line import line
from tests.e2e.studio import keep_table
from tests.e2e.table import Opened, open_table
from tests.e2e.yak import Yak
from tests.server.processes import ServerProcess

BEN_IS_AWAY = re.compile(r"Ben has been away since \d+:\d\d")


def table_of(house: ServerProcess, *names: str, **terms: object) -> Opened:
    """People of whom the second begins; bots take their time."""
    return open_table(
        house.address,
        "yak",
        ["host"] * len(names),
        names=list(names),
        **{"first": 1, "pace": 10, "patience": 1} | terms,
    )


def notices(page: Page) -> Locator:
    return page.get_by_role("region", name="Notices")


def test_away_and_back_on_phone_and_television(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = table_of(house, "Ada", "Ben", patience=0)
    ada = Yak(visitor(size=PHONE, settings=BRISK), opened, 0).sit()
    screen = visitor(size=TELEVISION).visit(f"/table/{opened.code}")
    ben = Yak(visitor(size=PHONE, settings=BRISK), opened, 1).sit()
    ben.question()
    expect(ada.sentence).to_have_text("Ben is thinking.")
    ben.page.goto("about:blank")
    expect(ada.sentence).to_have_text("Ben is away.")
    for page in (ada.page, screen):
        expect(page.get_by_text(BEN_IS_AWAY).last).to_be_visible()
        expect(page.get_by_role("status").filter(has_text=BEN_IS_AWAY)).to_have_count(1)
    # This table waits for ever.
    expect(notices(ada.page).get_by_role("button")).to_have_count(0)
    ben.sit()
    for page in (ada.page, screen):
        expect(page.get_by_text(BEN_IS_AWAY)).to_have_count(0)
    expect(ada.sentence).to_have_text("Ben is thinking.")


def test_a_bot_plays_until_the_seat_is_taken_back(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    opened = table_of(house, "Ada", "Ben")
    ada = Yak(visitor(size=PHONE, settings=BRISK), opened, 0).sit()
    ben = Yak(visitor(settings=BRISK), opened, 1).sit()
    ben.question()
    ben.page.goto("about:blank")
    ada.button("Let a bot play for Ben").click()
    expect(ada.page.get_by_text(BEN_IS_AWAY)).to_have_count(0)
    ada.button("Menu").click()
    expect(ada.page.get_by_text("A bot plays until they’re back")).to_be_visible()
    ben.sit()
    expect(ada.page.get_by_text("A bot plays until they’re back")).to_have_count(0)
    expect(ada.page.get_by_text("Is here", exact=True)).to_be_visible()
    expect(ben.page.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_whoever_falls_silent_is_away_too(visitor: MakeVisitor, house: ServerProcess) -> None:
    """Nobody says that the line is dead: the server asks whoever is waited for."""
    opened = table_of(house, "Ada", "Ben")
    ada = Yak(visitor(settings=BRISK), opened, 0).sit()
    with line(house.port) as wire:
        ben = Yak(visitor(address=wire.address, settings=BRISK), opened, 1).sit()
        ben.question()
        ben.visitor.expect_complaint("WebSocket connection to")
        wire.mute()
        expect(ada.page.get_by_text(BEN_IS_AWAY).last).to_be_visible()
        wire.mend()
        expect(ada.page.get_by_text(BEN_IS_AWAY)).to_have_count(0)


def test_those_who_are_there_end_the_game(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = table_of(house, "Ada", "Ben", "Cleo")
    ada = Yak(visitor(size=PHONE, settings=BRISK), opened, 0).sit()
    cleo = Yak(visitor(settings=BRISK), opened, 2).sit()
    screen = visitor(size=TELEVISION).visit(f"/table/{opened.code}")
    # Ben has never come, and it is his turn.
    ada.button("End the game").click()
    expect(notices(ada.page)).to_contain_text("The game won’t count")
    ada.button("Yes, end it").click()
    expect(notices(ada.page)).to_contain_text("The others are asked")
    expect(screen.get_by_text("Ada would like to end the game.")).to_be_visible()
    # One no is enough.
    cleo.button("Play on").click()
    expect(ada.page.get_by_text("The others are asked")).to_have_count(0)
    cleo.button("End the game").focus()
    cleo.page.keyboard.press("Enter")
    cleo.button("Yes, end it").focus()
    cleo.page.keyboard.press("Enter")
    ada.button("Yes, end it").click()
    for page in (ada.page, cleo.page, screen):
        expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text("It doesn’t count")


@pytest.mark.slow
def test_another_starts_for_a_host_who_has_gone(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(
        house.address, "yak", ["open", "open", "open"], first=0, pace=10, patience=1
    )
    ada = Yak(visitor(size=PHONE, settings=BRISK), opened, 0).join("Ada")
    ben = Yak(visitor(settings=BRISK), opened, 1).join("Ben")
    expect(ada.page.get_by_text("The host is away.").last).to_be_visible()
    expect(ben.page.get_by_text("The host is away.")).to_have_count(0)
    ada.page.get_by_role("button", name=re.compile("^Start")).click()
    ada.question()
    ada.menu("Pause the game")
    for player in (ada, ben):
        expect(player.page.get_by_text("The game is paused.").first).to_be_visible()
    expect(ada.hand.first).to_be_visible()
    ben.button("Play on now").click()
    expect(ada.button("Play on now")).to_have_count(0)
    ada.question()
    # The host is back, and all is as it was.
    host = visitor(settings=BRISK)
    keep_table(host, opened)
    page = host.visit(f"/t/{opened.code}")
    expect(ada.page.get_by_text("The host is away.")).to_have_count(0)
    ada.button("Menu").click()
    expect(ada.page.get_by_role("heading", name="At this table")).to_be_visible()
    expect(ada.button("Pause the game")).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("button", name="Pause the game", exact=True)).to_be_visible()


def test_the_host_chooses_how_long_the_table_waits(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    opened = table_of(house, "Ada", "Ben", patience=0)
    host = visitor(settings=BRISK)
    tokens = {0: opened.tokens[0]}
    keep_table(host, Opened(opened.id, opened.code, opened.host, tokens))
    page = host.visit(f"/t/{opened.code}")
    expect(notices(page)).to_contain_text(BEN_IS_AWAY)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_label("If someone’s away, the others may step in after").select_option("10")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Let a bot play for Ben")).to_be_visible()
