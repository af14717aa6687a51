"""Ways to sit: round a shared screen with phones, and round one device that is passed on."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import BRISK, LAPTOP, PHONE, TELEVISION, Visitor
from tests.e2e.conftest import MakeVisitor
from tests.e2e.qr import read_code
from tests.e2e.table import Opened, new_table, open_table
from tests.e2e.yak import CARD, NAMED, Yak
from tests.server.processes import ServerProcess

NAMES = ["Ada", "Bea", "Cyd"]


@pytest.mark.slow
def test_a_shared_screen_and_three_phones(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(house.address, "yak", ["open"] * 3, first=0)
    screen = visitor(size=TELEVISION, settings=BRISK)
    page = screen.visit(f"/table/{opened.code}")
    codes = page.get_by_role("img", name="Code to point a phone’s camera at")
    links = [read_code(code) for code in codes.all()]
    assert len(links) == 3
    phones = [
        Yak(visitor(size=PHONE, settings=BRISK), opened, seat).join(name, links[seat])
        for seat, name in enumerate(NAMES)
    ]
    for _ in range(2):
        for phone in phones:
            expect(phone.page.get_by_role("list", name="Players")).to_have_count(0)
            # The sofa sees what was claimed, but nothing that is in a hand.
            assert no_hand_is_seen(page)
            phone.turn(phone.question())
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)
    expect(page.get_by_role("contentinfo")).to_contain_text("Cyd claims 2 yetis.")
    expect(phones[0].sentence).to_have_text("Play a card and go higher, or doubt the 2 yetis.")
    assert not CARD.search(" ".join(screen.frames).replace('"one"', ""))
    phones[0].button("See the whole table").click()
    expect(phones[0].page.get_by_role("list", name="Players")).to_be_visible()


def no_hand_is_seen(page: Page) -> bool:
    return page.get_by_role("list", name="Your hand").count() == 0 and not NAMED.search(
        page.content()
    )


def test_one_device_that_is_passed_round(visitor: MakeVisitor) -> None:
    here = visitor(settings=BRISK)
    page = here.visit("/new/yak")
    page.get_by_role("radio", name="All on this device").check()
    fewer = page.get_by_role("button", name="Players: less")
    fewer.click()
    fewer.click()
    page.get_by_label("Name on seat 1").fill("Ada")
    page.get_by_label("Name on seat 2").fill("Bea")
    page.get_by_label("Who begins?").select_option(label="Ada")
    page.get_by_role("button", name="Open the table").click()
    player = Yak(here, Opened("", "", "", {}))
    for _ in range(2):
        for name in ("Ada", "Bea"):
            behind_the_curtain(here, name)
            page.get_by_role("button", name=f"I am {name}").click()
            assert NAMED.search(player.hand.first.get_attribute("aria-label") or "")
            player.turn(player.question())


def test_one_device_asks_for_the_names(visitor: MakeVisitor) -> None:
    here = visitor(settings=BRISK | {"name": "Nora", "face": "fox"})
    page = new_table(here, "yak", "All on this device")
    expect(page.get_by_role("heading", name="What are you all called?")).to_be_visible()
    first = page.get_by_label("Name on seat 1")
    expect(first).to_have_value("Nora")
    page.get_by_label("Name on seat 2").fill("Nina")
    others = [page.get_by_label(f"Name on seat {seat}") for seat in (3, 4)]
    offered = {field.get_attribute("placeholder") or "" for field in others}
    assert len({name[0] for name in offered} | {"N"}) == 3, "initials of their own"
    page.get_by_label("Who begins?").select_option(label="Nora")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="I am Nora").click()
    players = page.get_by_role("list", name="Players")
    expect(players.locator("text", has_text="Ni")).to_be_visible()
    # She has an animal; of the others each has letters of their own.
    letters = players.locator(".badge text").all_text_contents()
    assert len(set(letters)) == 3 and "No" not in letters


def behind_the_curtain(here: Visitor, name: str) -> None:
    """Nothing of a hand is on the page, not even where only a screen reader finds it."""
    page = here.page
    expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_focused()
    assert no_hand_is_seen(page)
    expect(page.get_by_role("region", name="What happened")).to_have_count(0)


def test_four_free_seats_are_in_sight_of_a_laptop(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    opened = open_table(house.address, "yak", ["open"] * 4)
    page = visitor(size=LAPTOP).visit(f"/table/{opened.id}")
    codes = page.get_by_role("img", name="Code to point a phone’s camera at")
    expect(codes).to_have_count(4)
    for code in codes.all():
        expect(code).to_be_in_viewport(ratio=1)
