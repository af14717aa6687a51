"""What happens beside the moves: another language, taking back, running out of time, a refusal."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import BRISK, axe
from tests.e2e.conftest import MakeVisitor
from tests.e2e.table import open_table
from tests.e2e.yak import Yak
from tests.server.processes import ServerProcess

LANGUAGES = ["de", "fr", "it", "nl", "en"]
OPENING = "Play a card to start a new pile."


def alone(visitor: MakeVisitor, house: ServerProcess, **terms: object) -> Yak:
    """Ada, who begins, and a bot."""
    opened = open_table(
        house.address, "yak", ["host", "bot"], **{"names": ["Ada"], "first": 0, **terms}
    )
    return Yak(visitor(settings=BRISK), opened, 0).sit()


def together(visitor: MakeVisitor, house: ServerProcess) -> tuple[Yak, Yak]:
    opened = open_table(house.address, "yak", ["host", "open"], names=["Ada"], first=0)
    ada = Yak(visitor(settings=BRISK), opened, 0).sit()
    return ada, Yak(visitor(settings=BRISK), opened, 1).join("Bea")


def test_every_sentence_changes_with_the_language(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    ada = alone(visitor, house)
    ada.play(turns=1)
    page = ada.page
    page.evaluate("() => globalThis.untouched = true")
    ada.button("Menu").click()
    told = page.get_by_role("complementary").locator("li p").last
    seen = [(ada.sentence.text_content() or "", told.text_content() or "")]
    for language in LANGUAGES:
        page.get_by_role("dialog").get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(ada.sentence).not_to_have_text(seen[-1][0])
        expect(told).not_to_have_text(seen[-1][1])
        seen.append((ada.sentence.text_content() or "", told.text_content() or ""))
    assert len(set(seen)) == 5 and seen[0] == seen[-1]
    assert page.evaluate("() => globalThis.untouched"), "the page was loaded anew"


def test_at_a_practice_table_a_move_is_taken_back_at_once(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    ada = alone(visitor, house, taking_back="practice")
    first = ada.question()
    hand = cards(ada)
    ada.turn(first)
    ada.question(first.seq)
    heard = ada.page.locator("[aria-live]")
    # What the bot has done.
    expect(heard.filter(has_text="Pema")).to_have_count(1)
    # Card and claim were one call, and are taken back as one.
    ada.button("Take back").click()
    expect(ada.sentence).to_have_text(OPENING)
    assert cards(ada) == hand
    # Nor is anything left of it for those who listen: there is only the question.
    expect(heard.filter(has_text=OPENING)).to_have_count(1)
    said = "".join(heard.all_text_contents())
    assert said.strip() == OPENING


def cards(player: Yak) -> list[str]:
    return [card.get_attribute("aria-label") or "" for card in player.hand.all()]


@pytest.mark.slow
def test_taking_back_is_asked_of_the_others(visitor: MakeVisitor, house: ServerProcess) -> None:
    ada, bea = together(visitor, house)
    ada.turn(ada.question())
    ask = ada.button("Ask to take back")
    question = bea.page.get_by_text("Ada would like to take a move back. Do you agree?")
    ask.click()
    expect(question).to_be_visible()
    bea.button("No").click()
    expect(question).not_to_be_visible()
    ask.click()
    expect(ada.page.get_by_text("We’re asking the others")).to_be_visible()
    bea.button("Yes").click()
    expect(ada.sentence).to_have_text(OPENING)
    expect(bea.sentence).to_have_text("Ada is thinking.")


@pytest.mark.slow
def test_out_of_time_and_back(visitor: MakeVisitor, house: ServerProcess) -> None:
    ada = alone(visitor, house, clock={"kind": "move", "seconds": 12}, pace=10)
    ada.question()
    expect(ada.page.get_by_text("Time left:")).to_be_attached()
    replaced = ada.page.get_by_text("A bot is playing for you.")
    expect(replaced).to_be_visible()
    ada.button("Take your seat back").click()
    expect(replaced).not_to_be_visible()
    expect(ada.sentence).to_have_text(OPENING)


def test_what_is_said_flies_over_the_table(visitor: MakeVisitor, house: ServerProcess) -> None:
    ada, bea = together(visitor, house)
    ada.question()
    bea.page.get_by_role("button", name="Well played").click()
    said = ada.page.locator(".spoken")
    expect(said).to_contain_text("Bea: Well played")
    expect(said.locator("p")).to_have_count(0)


def test_whoever_wants_it_is_asked_before_a_doubt(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    opened = open_table(house.address, "yak", ["host", "bot"], names=["Ada"], first=1)
    ada = Yak(visitor(settings={**BRISK, "careful": True}), opened, 0).sit()
    question = ada.question()
    ada.button("Doubt!").click()
    sure = ada.page.get_by_role("dialog", name="Are you sure?")
    sure.wait_for()
    assert axe(ada.page) == []
    sure.get_by_role("button", name="Never mind").click()
    expect(sure).to_have_count(0)
    assert ada.question().seq == question.seq
    ada.button("Doubt!").click()
    sure.get_by_role("button").last.click()
    ada.question(question.seq)


def test_a_refusal_leads_to_its_rule(visitor: MakeVisitor, house: ServerProcess) -> None:
    ada = alone(visitor, house)
    ada.question()
    ada.hand.first.click()
    # The server is asked why not.
    ada.button("More").click()
    refusal = ada.page.get_by_role("alert")
    expect(refusal).to_contain_text("The first claim on a pile is always 1")
    rule = refusal.get_by_role("link")
    number = (rule.get_attribute("href") or "").partition("#")[2]
    rule.click()
    ada.page.wait_for_url(f"**/rules/yak#{number}")
    expect(ada.page.locator("article .told").first).to_be_in_viewport()
