"""Taking back is no way to cheat: throws against bots, practice, the question, a look."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import BRISK
from tests.e2e.conftest import MakeVisitor
from tests.e2e.drive import drive, placing
from tests.e2e.studio import keep_table
from tests.e2e.table import Opened, Seat, new_table, open_table, record, table_info
from tests.e2e.yaki import Yaki
from tests.e2e.yay import Yay
from tests.server.processes import ServerProcess

ANY = re.compile("take back", re.IGNORECASE)


def yay(house: ServerProcess, *others: str, **terms: object) -> Opened:
    return open_table(house.address, "yay", ["host", *others], names=["Ada"], first=0, **terms)


def test_alone_against_bots_a_throw_stays_thrown(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    ada = Yay(visitor(settings=BRISK), yay(house, "bot"), 0).sit()
    before = ada.question()
    ada.throw("d4")
    ada.question(before.seq)
    expect(ada.bar).to_be_visible()
    expect(ada.bar.get_by_role("button", name=ANY)).to_have_count(0)


def test_at_a_practice_table_it_is_taken_back_and_marked(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    opened = yay(house, "bot", taking_back="practice", public=True)
    ada = Yay(visitor(settings=BRISK), opened, 0).sit()
    before = ada.question()
    sign = ada.page.locator('[data-mark="practice"]')
    expect(sign).to_have_text("Practice")
    ada.throw("d4")
    thrown = ada.question(before.seq)
    ada.button("Take back").click()
    again = ada.question(thrown.seq)
    assert again.sentence == before.sentence
    assert "# practice" in record(house.address, opened.id).splitlines()
    # The sign stands in the lobby of others, and on a shared screen.
    someone = visitor(settings=BRISK)
    row = someone.visit("/").get_by_role("listitem").filter(has_text=opened.code)
    expect(row).to_contain_text("Practice")
    screen = someone.visit(f"/table/{opened.code}")
    expect(screen.locator('[data-mark="practice"]')).to_be_visible()


@pytest.mark.slow
def test_practice_is_not_counted(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(
        house.address,
        "yam-master",
        ["host", "host"],
        names=["Ada", "Bea"],
        first=0,
        taking_back="practice",
    )
    drive(house.address, opened, placing)
    ada = Seat(visitor(settings=BRISK), opened, 0).sit()
    expect(ada.result).to_contain_text("doesn’t count in the statistics")
    page = ada.visitor.visit("/statistics")
    expect(page.get_by_role("heading", name="No game yet")).to_be_visible()


def test_the_question_names_the_throw(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = yay(house, "open")
    ada = Yay(visitor(settings=BRISK), opened, 0).sit()
    bea = Yay(visitor(settings=BRISK), opened, 1).join("Bea")
    before = ada.question()
    ada.throw("d4")
    ada.button("Ask to take back").click()
    question = bea.page.get_by_role("alert").filter(has_text="Do you agree?")
    expect(question).to_contain_text("This would be undone: Ada aims between d4 and e5 and throws.")
    # And what the dice gave, in the words of the log.
    last = record(house.address, opened.id).splitlines()[-1]
    assert last.startswith("* ")
    told = [line for line in bea.told() if line]
    assert len(told) > 1
    expect(question).to_contain_text(told[-1])
    bea.button("Yes").click()
    expect(ada.bar).to_contain_text(before.sentence)
    assert table_info(house.address, opened.id)["mark"] == "taken-back"
    expect(ada.page.locator('[data-mark="taken-back"]')).to_be_visible()
    assert "# taken-back" in record(house.address, opened.id).splitlines()


@pytest.mark.parametrize("other", ["bot", pytest.param("open", marks=pytest.mark.slow)])
def test_a_look_is_not_taken_back(visitor: MakeVisitor, house: ServerProcess, other: str) -> None:
    opened = open_table(house.address, "yaki", ["host", other], names=["Ada"], first=0)
    ada = Yaki(visitor(settings=BRISK), opened, 0).sit()
    if other == "open":
        Yaki(visitor(settings=BRISK), opened, 1).join("Bea")
    ada.question()
    ada.flip(7)
    expect(ada.log.locator("p").first).to_be_attached()
    expect(ada.bar.get_by_role("button", name=ANY)).to_have_count(0)


def test_the_host_opens_a_practice_table(visitor: MakeVisitor, house: ServerProcess) -> None:
    here = visitor(settings=BRISK)
    page = new_table(here, "yam-master")
    page.get_by_role("radio", name="Practice").check(force=True)
    expect(page.get_by_text("as often as you like")).to_be_visible()
    page.get_by_label("Who begins?").select_option("0")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator('[data-mark="practice"]')).to_be_visible()


@pytest.mark.slow
def test_whoever_came_last_begins_again_unless_the_host_says_otherwise(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    opened = open_table(
        house.address, "yam-master", ["host", "host"], names=["Ada", "Bea"], first=0
    )
    drive(house.address, opened, placing)
    ranks = table_info(house.address, opened.id)["ranks"]
    winner = ranks.index(1)
    host = visitor(settings=BRISK)
    keep_table(host, opened)
    page = host.visit(f"/t/{opened.id}")
    begins = page.get_by_role("region", name="Result").get_by_label("Who begins?")
    last = ("Ada", "Bea")[1 - winner] if ranks.count(1) == 1 else "Bea"
    expect(begins.locator("option").first).to_have_text(f"{last}, who came last")
    begins.select_option(str(winner))
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(r"/t/(?!" + re.escape(opened.id) + ")"))
    code = page.url.rsplit("/", 1)[1]
    assert table_info(house.address, code).get("first", 0) == winner
