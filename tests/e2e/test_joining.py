"""How one comes to a table: with a code and a name, or with a link and a name, and nothing else."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import BRISK, LAPTOP, PHONE, TELEVISION, Visitor
from tests.e2e.conftest import MakeVisitor
from tests.e2e.qr import read_code
from tests.e2e.table import Opened, Seat, open_table, table_info
from tests.e2e.yak import Yak
from tests.server.processes import ServerProcess

CODE = "Code to point a phone’s camera at"


def fields(page: Page) -> list[str]:
    """What a page asks for."""
    found = page.locator("main :is(input, select):visible").evaluate_all(
        "(all) => all.map((one) => one.labels[0].firstElementChild.innerText.trim())"
    )
    return [str(label) for label in found]


def join(visitor: Visitor, code: str, name: str) -> Page:
    page = visitor.visit("/join")
    page.get_by_label("Code").fill(code)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    page.wait_for_url(f"**/t/{code.upper()}")
    return page


def kept(page: Page) -> dict[str, Any]:
    """What the device has kept of the latest table."""
    tables = json.loads(page.evaluate("() => localStorage.getItem('yurt.tables')"))
    latest: dict[str, Any] = tables[0]
    return latest


def names(house: ServerProcess, opened: Opened) -> list[str]:
    return [seat.get("name", "") for seat in table_info(house.address, opened.id)["seats"]]


def test_a_code_and_a_name(visitor: MakeVisitor, house: ServerProcess) -> None:
    first, second = (
        open_table(house.address, "yak", ["host", "open", "open"], names=["Ada"]) for _ in "12"
    )
    bea = visitor(size=PHONE)
    page = bea.visit("/join")
    assert fields(page) == ["Code of a table", "Your name"]
    page = join(bea, first.code.lower(), "Bea")
    expect(page.get_by_role("list").get_by_text("Bea")).to_be_visible()
    assert names(house, first) == ["Ada", "Bea", ""]
    # The next time the name is known, also in the line of the lobby.
    page = bea.visit("/")
    expect(page.get_by_label("Your name")).to_have_value("Bea")
    page.get_by_label("Code of a table").fill(second.code)
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_url(f"**/t/{second.code}")
    assert names(house, second) == ["Ada", "Bea", ""]


def test_what_is_missing_is_said(visitor: MakeVisitor, house: ServerProcess) -> None:
    bea = visitor()
    bea.expect_complaint("404")
    page = bea.visit("/join")
    go = page.get_by_role("button", name="Join")
    go.click()
    expect(page.get_by_role("alert")).to_contain_text("four or five letters")
    expect(page.get_by_label("Code")).to_be_focused()
    page.get_by_label("Code").fill("OOOO")
    go.click()
    expect(page.get_by_role("alert")).to_contain_text("What’s your name?")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.get_by_label("Your name").fill("Bea")
    go.click()
    expect(page.get_by_role("alert")).to_contain_text("There’s no such table.")


def test_a_link_asks_for_the_name_alone(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(house.address, "yak", ["host", "open"], names=["Ada"])
    bea = visitor(size=PHONE, settings=BRISK)
    page = bea.visit(f"/t/{opened.code}")
    assert fields(page) == ["Your name"]
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("What’s your name?")
    Seat(bea, opened).join("Bea")
    page.wait_for_selector("[data-seq]")
    assert names(house, opened) == ["Ada", "Bea"]


def test_who_cares_says_beside_whom(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(house.address, "yak", ["host", "open", "open", "open"], names=["Ada"])
    page = visitor().visit(f"/t/{opened.code}")
    assert fields(page) == ["Your name", "Where?"]
    page.get_by_label("Where?").select_option("Seat 3")
    page.get_by_label("Your name").fill("Bea")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_label("Your name")).to_have_count(0)
    assert names(house, opened) == ["Ada", "", "Bea", ""]


def test_a_code_of_a_running_game_leads_to_it(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(house.address, "yak", ["host", "bot"], names=["Ada"])
    page = join(visitor(settings=BRISK), opened.code, "Bea")
    expect(page.get_by_text("You’re watching.")).to_be_visible()


@pytest.mark.parametrize("is_phone", [True, False], ids=["phone", "laptop"])
def test_beside_a_shared_screen_a_phone_is_a_hand(
    visitor: MakeVisitor, house: ServerProcess, is_phone: bool
) -> None:
    opened = open_table(house.address, "yak", ["open", "bot"], first=0)
    screen = visitor(size=TELEVISION, settings=BRISK).visit(f"/table/{opened.code}")
    expect(screen.get_by_text(opened.code, exact=True)).to_be_visible()
    ada = visitor(size=PHONE if is_phone else LAPTOP, settings=BRISK)
    page = join(ada, opened.code, "Ada")
    player = Yak(ada, opened, 0)
    player.question()
    whole = player.button("See the whole table")
    players = page.get_by_role("list", name="Players")
    if not is_phone:
        expect(players).to_be_visible()
        assert not kept(page)["handOnly"]
        return
    expect(players).to_have_count(0)
    whole.click()
    expect(players).to_be_visible()


def test_two_phones_at_one_code(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(house.address, "yak", ["open"] * 3)
    screen = visitor(size=TELEVISION).visit(f"/table/{opened.code}")
    link = read_code(screen.get_by_role("img", name=CODE).first)
    pages = [visitor(size=PHONE).visit(link.removeprefix(house.address)) for _ in "12"]
    for page, name in zip(pages, ["Ada", "Bea"], strict=True):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_label("Your name")).to_have_count(0)
        assert kept(page)["handOnly"]
    assert names(house, opened) == ["Ada", "Bea", ""]


def test_an_animal_comes_along(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(house.address, "yak", ["host", "open", "open"], names=["Ada"])
    bea = visitor(size=PHONE)
    page = bea.visit(f"/t/{opened.code}")
    page.get_by_text("Choose an animal").click()
    page.get_by_role("radio", name="Owl").check()
    Seat(bea, opened).join("Bea", page.url)
    faces = [seat.get("face", "") for seat in table_info(house.address, opened.id)["seats"]]
    assert faces == ["", "owl", ""]
    seat = page.get_by_role("listitem").filter(has_text="Bea")
    expect(seat.locator(".face")).to_be_visible()
    expect(seat.locator("text")).to_have_count(0)
    # The settings know it, and can give it back.
    settings = bea.visit("/settings")
    expect(settings.get_by_role("radio", name="Owl")).to_be_checked()
    settings.get_by_role("radio", name="No animal, my letter").check()
