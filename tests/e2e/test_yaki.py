"""Whole games of YAKI in the browser, by mouse and by keys alone; nothing is remembered."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import BRISK, PHONE
from tests.e2e.conftest import MakeVisitor
from tests.e2e.line import late
from tests.e2e.table import Opened, open_table, table_info
from tests.e2e.yaki import TOKEN, Yaki, YakiByKeys
from tests.server.processes import ServerProcess


def opened(house: ServerProcess, seats: list[str], **options: object) -> Opened:
    return open_table(house.address, "yaki", seats, names=["Ada", "Bea"], first=0, options=options)


def test_a_token_is_seen_once_and_an_empty_place_refused(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    """A few tokens against a bot: whatever goes back leaves no trace on the page."""
    ada = Yaki(visitor(settings=BRISK), opened(house, ["host", "bot"]), 0).sit()
    first = ada.question()
    assert first.sentence == "Turn up a token: any one goes on your start square."
    ada.flip(7)
    second = ada.question(first.seq)
    assert second.sentence.startswith("Turn up a")
    ada.flip(7)
    refusal = ada.page.get_by_role("alert")
    expect(refusal).to_contain_text("No token lies face down at place 7")
    expect(refusal.get_by_role("link")).to_contain_text("YAKI-7")
    ada.play(turns=4, after=second.seq - 1)
    expect(ada.log).not_to_contain_text("at place")
    assert len(ada.alike()) == 1
    # All tokens are shuffled after a trophy: that one may be named.
    kept = [line for line in ada.told() if "wins a trophy" not in line]
    assert not TOKEN.search("\n".join([ada.page.title(), *kept]))
    assert "at place" not in ada.said()


@pytest.mark.slow
def test_a_whole_game_by_mouse(visitor: MakeVisitor, house: ServerProcess) -> None:
    table = opened(house, ["host", "bot"], trophies=1)
    ada = Yaki(visitor(settings=BRISK), table, 0).sit()
    question = ada.question()
    while not question.is_over:
        assert len(ada.alike()) <= 1
        question = ada.play(turns=1, after=question.seq - 1)
    expect(ada.result).to_be_visible()
    assert table_info(house.address, table.id)["status"] == "over"


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(visitor: MakeVisitor, house: ServerProcess) -> None:
    ada = YakiByKeys(visitor(settings=BRISK), opened(house, ["host", "bot"], trophies=1), 0).sit()
    assert ada.play().is_over
    expect(ada.result).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.result).not_to_be_visible()


@pytest.mark.slow
def test_whoever_has_laid_a_token_may_stop(visitor: MakeVisitor, house: ServerProcess) -> None:
    table = opened(house, ["host", "host"], may_stop="yes")
    ada = Yaki(visitor(settings=BRISK), table, 0).sit()
    first = ada.question()
    expect(ada.button("Stop here")).to_have_count(0)
    ada.flip(12)
    ada.question(first.seq)
    ada.button("Stop here").click()
    expect(ada.sentence).to_have_text("Bea is thinking.")
    expect(ada.spot(12)).to_have_attribute("aria-label", "Place 12, row 3, column 2, empty")


@pytest.mark.slow
@pytest.mark.parametrize("delay", ["", late()], ids=["at once", "late"])
def test_one_device_turns_to_whoever_is_to_move(visitor: MakeVisitor, delay: str) -> None:
    here = visitor(settings=BRISK, size=PHONE)
    here.page.add_init_script(delay)
    page = here.visit("/new/yaki")
    page.get_by_role("radio", name="All on this device").check()
    while page.get_by_label("Name on seat 3").count():
        page.get_by_role("button", name="Players: less").click()
    page.get_by_label("Name on seat 1").fill("Ada")
    page.get_by_label("Name on seat 2").fill("Bea")
    page.get_by_label("Who begins?").select_option(label="Ada")
    page.get_by_role("button", name="Open the table").click()
    player = Yaki(here, Opened("", "", "", {}))
    own = page.get_by_role("list", name="Your path", exact=True)
    expect(own).to_contain_text("Ada")
    question = player.question()
    while "Ada" in own.inner_text():
        player.flip_next()
        question = player.question(question.seq)
    expect(own).to_contain_text("Bea")
    assert question.sentence == "Turn up a token: any one goes on your start square."


@pytest.mark.slow
def test_a_phone_beside_a_shared_screen_has_the_field(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    table = opened(house, ["host", "host"])
    screen = visitor(settings=BRISK).visit(f"/table/{table.code}")
    ada = Yaki(visitor(settings=BRISK, size=PHONE), table, 0)
    ada.page.goto(f"{house.address}/t/{table.code}?hand#{table.tokens[0]}")
    first = ada.question()
    expect(ada.page.get_by_role("list", name="Players")).to_have_count(0)
    ada.flip(3)
    ada.question(first.seq)
    place = "Place 3, row 1, column 3, empty"
    expect(screen.get_by_role("img", name=place)).to_be_visible()
