"""Each lesson from begin to end, and mistakes in it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import BRISK, PHONE
from tests.e2e.conftest import MakeVisitor
from tests.e2e.lesson import YakLearner, learner
from tests.e2e.table import FOCUSED, MOST_TABS
from yurt.engine import registry
from yurt.engine.lesson import read
from yurt.engine.words import ENGINE_TEXT, Words, say


def lessons() -> Iterator[Any]:
    """Every game that has one, in two languages; one of them at every check."""
    for name in registry.names():
        if read(registry.load(name, mode="ready").folder):
            for language in ("en", "de"):
                is_first = (name, language) == ("yak", "en")
                marks = [] if is_first else [pytest.mark.slow]
                yield pytest.param(name, language, id=f"{name}-{language}", marks=marks)


def said(game: str, language: str, key: str, **details: str) -> str:
    folder = registry.load(game, mode="ready").folder
    words = Words(language, [ENGINE_TEXT, folder / "lesson"])
    names = {
        "seat1": "Pema",
        "seat2": "Momo",
        "seat3": "Dorje",
        "seat4": "Lhamo",
        "seat5": "Tenzin",
    }
    return words.put(say(key, **names, **details))


@pytest.mark.parametrize(("game", "language"), list(lessons()))
def test_a_lesson_from_begin_to_end(visitor: MakeVisitor, game: str, language: str) -> None:
    ada = learner(visitor(settings=BRISK, language=language, size=PHONE), game)
    expect(ada.sentence).to_have_text(said(game, language, "lesson-opening"))
    ada.begin()
    for number, step in enumerate(ada.steps):
        expect(ada.sentence).to_have_text(said(game, language, f"lesson-{step['name']}"))
        ada.take_step(number)
    expect(ada.ending).to_contain_text(said(game, language, "lesson-ending"))
    ada.ending.locator(".end > button").click()
    expect(ada.page).to_have_url(re.compile("/t/[A-Z]{4}$"))


@pytest.mark.slow
def test_a_mistake_is_explained_and_changes_nothing(visitor: MakeVisitor) -> None:
    ada = YakLearner(visitor(settings=BRISK), "yak").open().begin()
    ada.lift("yeti-1")
    ada.claim(1, "yeti")
    ada.wait("other")
    expect(ada.sentence).to_have_text(said("yak", "en", "lesson-open-other", verb="play"))
    expect(ada.page.locator("li > button")).to_have_count(5)
    ada.take_step(0)
    ada.act("challenge")
    ada.wait("other")
    expect(ada.sentence).to_have_text(said("yak", "en", "lesson-outrank-other", verb="challenge"))
    # A card that is wanted with a claim that is not: neither is made, and the claim is explained.
    ada.lift("vulture-3")
    ada.claim(4, "yak")
    ada.wait("other")
    expect(ada.sentence).to_have_text(said("yak", "en", "lesson-outrank-other", verb="claim"))
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("li > button")).to_have_count(5)
    ada.take_step(1)


@pytest.mark.slow
def test_what_breaks_a_rule_is_refused_with_its_ruling(visitor: MakeVisitor) -> None:
    someone = visitor(settings=BRISK)
    someone.expect_complaint("409")
    ada = YakLearner(someone, "yak").open().begin()
    ada.lift("yak-2")
    ada.page.get_by_role("button", name="More", exact=True).click()
    expect(ada.page.get_by_role("alert").get_by_role("link", name="YAK-7")).to_be_visible()
    # Put back.
    ada.lift("yak-2")
    ada.take_step(0)


@pytest.mark.slow
def test_another_welcome_move_stands(visitor: MakeVisitor) -> None:
    ada = YakLearner(visitor(settings=BRISK), "yak").open().begin()
    ada.lift("yak-2")
    ada.claim(1, "ibex")
    ada.wait("right")
    expect(ada.page.get_by_role("region", name="What happened")).to_contain_text(
        "You claim 1 ibex."
    )


@pytest.mark.slow
def test_it_shows_the_move_goes_back_and_starts_again(visitor: MakeVisitor) -> None:
    ada = YakLearner(visitor(settings=BRISK), "yak").open().begin()
    page = ada.page
    ada.way.click()
    ada.wait("right")
    ada.way.click()
    ada.wait("try")
    expect(ada.sentence).to_have_attribute("data-step", "outrank")
    page.get_by_role("button", name="One step back").click()
    expect(ada.sentence).to_have_attribute("data-step", "open")
    ada.wait("try")
    ada.take_step(0)
    ada.lift("vulture-3")
    page.get_by_role("button", name="Start again").click()
    ada.wait("opening")
    assert page.locator("li > button").count() == 5


def tab_to(ada: YakLearner, place: str) -> None:
    for _ in range(MOST_TABS):
        if ada.page.evaluate(FOCUSED, place):
            return
        ada.page.keyboard.press("Tab")
    raise AssertionError(f"The keys do not reach {place}.")


@pytest.mark.slow
def test_by_keys_alone(visitor: MakeVisitor) -> None:
    ada = YakLearner(visitor(settings=BRISK), "yak").open()
    keys = ada.page.keyboard
    tab_to(ada, ".way button")
    keys.press("Enter")
    ada.wait("try")
    tab_to(ada, "li > button")
    for _ in range(ada.show["hand"].index("yak-2")):
        keys.press("ArrowRight")
    keys.press("Enter")
    # The claim has the keys as soon as a card is lifted.
    ada.page.wait_for_function(FOCUSED, arg="fieldset *")
    keys.press("Enter")
    ada.wait("right")
    # The keys are where the lesson goes on.
    expect(ada.way).to_be_focused()
    keys.press("Enter")
    ada.wait("try")


@pytest.mark.slow
def test_the_lobby_leads_to_it(visitor: MakeVisitor) -> None:
    page = visitor(settings=BRISK).visit("/")
    page.get_by_role("link", name="YAK: learn in 9 steps").click()
    expect(page.get_by_role("heading", name="Learn YAK")).to_be_visible()


@pytest.mark.slow
def test_a_game_without_a_lesson(visitor: MakeVisitor) -> None:
    someone = visitor(settings=BRISK)
    someone.expect_complaint("404")
    page = someone.visit("/learn/chess")
    expect(page.get_by_role("heading", name="Nobody camps here")).to_be_visible()
