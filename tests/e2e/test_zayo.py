"""ZAYO in the browser: by mouse, by keys alone, and round a shared screen."""

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import BRISK, PATIENCE, PHONE, TELEVISION
from tests.e2e.conftest import MakeVisitor
from tests.e2e.drive import Facts, drive, let_bots_play
from tests.e2e.qr import read_code
from tests.e2e.scenes_zayo import can_leave, thriving
from tests.e2e.table import open_table, record, table_info
from tests.e2e.zayo import NAMED, Zayo, ZayoByKeys, leaks
from tests.server.processes import ServerProcess

SEATS = ["host", "bot", "bot", "bot"]
SHORT = {"max_tours": 5}
# Decisions of six: more than two tricks.
SOME = 18
MOVED = "(seq) => Number(document.querySelector('[data-seq]').dataset.seq) > seq"
NAMES = ["Ada", "Bea", "Cyd", "Dora", "Emil", "Frida"]


def test_a_bid_and_what_cannot_be_done(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(house.address, "zayo", SEATS, names=["Ada"], first=0)
    ada = Zayo(visitor(settings=BRISK), opened, 0).sit()
    first = ada.question()
    names = [card.get_attribute("aria-label") or "" for card in ada.bids.all()]
    assert len(NAMED.findall(" ".join(names))) == 5
    expect(ada.page.get_by_role("list", name="The trick").get_by_role("listitem")).to_have_count(4)
    # A card that cannot be laid yet says why, and which ruling it is.
    ada.plays.and_(ada.page.locator(":not(.glow)")).first.click()
    rule = ada.page.get_by_role("alert").get_by_role("link", name="ZAYO-")
    expect(rule).to_have_text("Which rule?")
    # A lifted card is put back, then bid.
    ada.bids.nth(1).click()
    expect(ada.bids.nth(1)).to_have_attribute("aria-pressed", "true")
    ada.button("Put back").click()
    expect(ada.bids.nth(1)).to_have_attribute("aria-pressed", "false")
    ada.bid()
    assert not ada.question(first.seq).is_over
    assert any(line.startswith("You bid") for line in ada.told())


def test_the_ride_into_the_steppe(visitor: MakeVisitor, house: ServerProcess) -> None:
    """The winner rides off, the others wave, and each place says what decided it."""
    opened = open_table(house.address, "zayo", ["host"] * 5, names=NAMES, first=0)
    at: list[int] = []

    def until(seat: int, show: Facts) -> bool:
        if can_leave(seat, show):
            at.append(seat)
        return bool(at)

    drive(house.address, opened, thriving, until)
    winner = Zayo(visitor(settings=BRISK), opened, at[0]).sit()
    other = Zayo(visitor(settings=BRISK), opened, (at[0] + 1) % 5).sit()
    winner.question()
    winner.leave_for_the_steppe()
    name = NAMES[at[0]]
    for page, said in ((winner.page, "You ride off"), (other.page, f"{name} rides off")):
        end = page.get_by_role("region", name="The end")
        expect(end).to_contain_text(f"{said} into the steppe with ")
        expect(end).to_contain_text("Everyone else shares second place.")
        expect(end.get_by_role("listitem")).to_have_count(5)
        # Nobody bids any more: the hands have given their room to the ride.
        expect(page.get_by_role("list", name="Your bid cards")).to_have_count(0)
    expect(winner.result).to_contain_text("and the steppe!")
    expect(winner.result.get_by_text("but no steppe")).to_have_count(4)


@pytest.mark.slow
def test_a_whole_game_by_mouse(visitor: MakeVisitor, house: ServerProcess) -> None:
    """And the browser was told nothing of the cards that others were dealt."""
    opened = open_table(house.address, "zayo", SEATS, names=["Ada"], first=0, options=SHORT)
    ada = Zayo(visitor(settings=BRISK), opened, 0).sit()
    assert ada.play().is_over
    expect(ada.result).to_be_visible()
    ada.button("What happened").click()
    # A deal is one line of the log, however many cards it has.
    deals = ada.log.locator("summary", has_text="The cards are dealt.")
    expect(deals.first).to_be_attached()
    assert deals.count() > 1
    assert ada.log.locator(":scope > ol > li > .lines > p", has_text="is dealt").count() == 0
    written = record(house.address, opened.id)
    assert leaks(ada.visitor.frames, written, 0) == []
    # The check sees something: to another seat the same frames would have told secrets.
    assert leaks(ada.visitor.frames, written, 1)


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(house.address, "zayo", SEATS, names=["Ada"], first=0, options=SHORT)
    ada = ZayoByKeys(visitor(settings=BRISK), opened, 0).sit()
    first = ada.question()
    keys = ada.page.keyboard
    # Arrows go along the bid cards and down to the play cards; Escape puts a card back.
    ada.page.wait_for_function("() => document.activeElement.matches('.bids button')")
    keys.press("ArrowRight")
    expect(ada.bids.nth(1)).to_be_focused()
    keys.press("ArrowDown")
    expect(ada.plays.nth(1)).to_be_focused()
    keys.press("ArrowUp")
    keys.press("Enter")
    expect(ada.main.first).to_be_focused()
    keys.press("Shift+Tab")
    ada.go_to(".bids .lifted button")
    keys.press("Escape")
    expect(ada.bids.nth(1)).to_have_attribute("aria-pressed", "false")
    assert ada.play(after=first.seq - 1).is_over
    expect(ada.result).to_be_visible()
    assert table_info(house.address, opened.id)["status"] == "over"


@pytest.mark.slow
def test_six_phones_round_a_shared_screen(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(house.address, "zayo", ["open"] * 6, first=0, options=SHORT)
    screen = visitor(size=TELEVISION, settings=BRISK)
    page = screen.visit(f"/table/{opened.code}")
    codes = page.get_by_role("img", name="Code to point a phone’s camera at")
    links = [read_code(code) for code in codes.all()]
    phones = [
        Zayo(visitor(size=PHONE, settings=BRISK), opened, seat).join(name, links[seat])
        for seat, name in enumerate(NAMES)
    ]
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(6)
    last = 0
    for _ in range(SOME):
        turn = table_info(house.address, opened.id)["turn"]
        question = phones[turn].question(last)
        phones[turn].decide(question)
        # The next question is for whoever is to move when this one is answered.
        page.wait_for_function(MOVED, arg=question.seq)
        last = question.seq
        expect(page.get_by_role("list", name="Your bid cards")).to_have_count(0)
    # Bots play the rest of the game for them. They are told of all of it when they come back.
    tokens = {seat: phone.leave() for seat, phone in enumerate(phones)}
    let_bots_play(house.address, replace(opened, tokens=tokens))
    expect(page.get_by_role("list", name="Result")).to_be_visible(timeout=2 * PATIENCE)
    expect(page.get_by_role("list", name="Your bid cards")).to_have_count(0)
    for phone in phones:
        phone.page.goto(f"{house.address}/t/{opened.id}")
        expect(phone.result).to_be_visible()
    written = record(house.address, opened.id)
    assert leaks(screen.frames, written, -1) == []
    for seat, phone in enumerate(phones):
        assert leaks(phone.visitor.frames, written, seat) == []
