"""Looking at a game again: the time line, other eyes, records from files, checked dice."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import BRISK, PHONE, axe
from tests.e2e.conftest import MakeVisitor
from tests.e2e.measure import is_overflowing
from tests.e2e.replay import Viewer, finished
from tests.e2e.table import Opened, Seat, open_table, record
from tests.server.processes import ServerProcess
from yurt.engine import registry

GAMES = registry.names()
# Chance decides which of them it is.
RESULT = re.compile(r"(has|have) won\.|a draw!")


@pytest.fixture(scope="module")
def yak(house: ServerProcess) -> Opened:
    return finished(house.address, "yak")


@pytest.fixture(scope="module")
def yam(house: ServerProcess) -> Opened:
    return finished(house.address, "yam-master")


def test_step_by_step_and_through_other_eyes(visitor: MakeVisitor, yam: Opened) -> None:
    viewer = Viewer(visitor(settings=BRISK)).table(yam.id)
    expect(viewer.caption).to_have_text("The game begins.")
    viewer.press("One step on")
    # Keeps dice or places a token, as the dice fall.
    expect(viewer.caption).to_contain_text("Ada ")
    expect(viewer.log).to_contain_text("Ada ")
    viewer.line.press("End")
    expect(viewer.page.get_by_role("banner")).to_contain_text(RESULT)
    assert viewer.place == viewer.last > 10
    viewer.eyes.select_option("Bea")
    expect(viewer.page.get_by_role("button", name="One step on")).to_be_disabled()
    viewer.press("One step back")
    expect(viewer.line).to_have_value(str(viewer.last - 1))


@pytest.mark.slow
class TestTimeLine:
    def test_keys(self, visitor: MakeVisitor, yak: Opened) -> None:
        viewer = Viewer(visitor(settings=BRISK)).table(yak.id)
        viewer.line.press("ArrowRight")
        viewer.line.press("ArrowRight")
        expect(viewer.line).to_have_value("2")
        expect(viewer.line).to_have_attribute(
            "aria-valuetext", f"2 of {viewer.last}: {said(viewer)}"
        )
        viewer.line.press("ArrowLeft")
        expect(viewer.line).to_have_value("1")
        viewer.line.press("End")
        expect(viewer.line).to_have_value(str(viewer.last))
        viewer.line.press("Home")
        expect(viewer.caption).to_have_text("The game begins.")
        # Where nothing else has the keys, they move along the line too.
        viewer.page.evaluate("document.activeElement.blur()")
        viewer.page.keyboard.press("ArrowRight")
        expect(viewer.line).to_have_value("1")

    def test_it_plays_by_itself_to_the_end(self, visitor: MakeVisitor, yak: Opened) -> None:
        viewer = Viewer(visitor(settings=BRISK)).table(yak.id)
        viewer.go(viewer.last - 5)
        viewer.page.get_by_role("button", name="Speed: 1 times").click()
        viewer.press("Play")
        expect(viewer.line).to_have_value(str(viewer.last))
        expect(viewer.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        # The speed of this page is not that of the tables.
        kept = viewer.page.evaluate("localStorage.getItem('yurt.settings')")
        assert json.loads(kept)["speed"] == BRISK["speed"]
        viewer.press("Play")
        viewer.press("Pause")
        assert viewer.place < viewer.last

    def test_hidden_things_are_seen_by_those_who_saw_them(
        self, visitor: MakeVisitor, yak: Opened
    ) -> None:
        viewer = Viewer(visitor(settings=BRISK)).table(yak.id)
        hand = viewer.page.get_by_role("group", name="Your hand").or_(
            viewer.page.get_by_role("list", name="Your hand")
        )
        viewer.go(3)
        expect(hand).to_have_count(0)
        viewer.eyes.select_option("Ada")
        expect(viewer.log).to_contain_text("Ada plays")
        expect(viewer.line).to_have_value("3")
        expect(viewer.caption).to_be_visible()
        # Nothing can be done in a game that is over.
        expect(viewer.page.get_by_role("group", name="What to do")).to_have_count(0)

    def test_whoever_played_looks_through_their_own_eyes(
        self, visitor: MakeVisitor, yak: Opened
    ) -> None:
        ada = Seat(visitor(settings=BRISK), yak, 0)
        ada.page.goto(f"{ada.visitor.address}/t/{yak.id}#{yak.tokens[0]}")
        ada.result.wait_for()
        viewer = Viewer(ada.visitor).table(yak.id)
        expect(viewer.eyes).to_have_value("0")
        viewer.go(2)
        expect(viewer.log).to_contain_text("You claim")

    def test_all_hands_can_be_opened(self, visitor: MakeVisitor, yak: Opened) -> None:
        viewer = Viewer(visitor(settings=BRISK)).table(yak.id)
        viewer.eyes.select_option("All hands open")
        hands = viewer.page.get_by_role("region", name="All hands open")
        viewer.go(1)
        cards = hands.get_by_role("list", name="Bea").get_by_role("listitem")
        expect(cards).not_to_have_count(0)
        assert axe(viewer.page) == []
        viewer.eyes.select_option("The public")
        expect(hands).to_have_count(0)

    @pytest.mark.parametrize("game", GAMES)
    def test_every_game_can_be_looked_at(
        self, visitor: MakeVisitor, house: ServerProcess, game: str
    ) -> None:
        opened = finished(house.address, game)
        viewer = Viewer(visitor(settings=BRISK, size=PHONE)).table(opened.id)
        for part in (3, 2, 1):
            viewer.go(viewer.last // part)
            expect(viewer.caption).not_to_have_text("")
            viewer.press("One step back")
            viewer.press("One step on")
            assert not is_overflowing(viewer.page)
        viewer.eyes.select_option("Bea")
        viewer.go(viewer.last // 2)
        assert axe(viewer.page) == []


def said(viewer: Viewer) -> str:
    return viewer.caption.text_content() or ""


@pytest.mark.slow
class TestWays:
    def test_from_the_result_and_back(self, visitor: MakeVisitor, yam: Opened) -> None:
        ada = Seat(visitor(settings=BRISK), yam, 0)
        ada.page.goto(f"{ada.visitor.address}/t/{yam.id}#{yam.tokens[0]}")
        ada.result.get_by_role("link", name="Look at the game again").click()
        viewer = Viewer(ada.visitor).there()
        viewer.press("Back")
        ada.result.wait_for()
        ada.visitor.visit("/")
        ada.page.get_by_role("link", name="Look again at Yam Master").click()
        viewer.there()

    def test_a_link_leads_to_a_moment(self, visitor: MakeVisitor, yak: Opened) -> None:
        viewer = Viewer(visitor(settings=BRISK)).table(f"{yak.id}?at=7&seat=1")
        expect(viewer.line).to_have_value("7")
        expect(viewer.eyes).to_have_value("1")
        viewer.press("One step on")
        viewer.page.wait_for_url("**?at=8&seat=1")

    def test_before_the_end_a_sentence_says_when(
        self, visitor: MakeVisitor, house: ServerProcess
    ) -> None:
        opened = open_table(house.address, "yak", ["host", "host"])
        guest = visitor()
        guest.expect_complaint("409")
        page = guest.visit(f"/replay/{opened.code}")
        expect(page.get_by_role("alert")).to_have_text(
            "You can look at a game again once it’s over."
        )
        expect(page.get_by_role("link", name="To the table")).to_be_visible()


@pytest.mark.slow
class TestFiles:
    def test_a_record_is_opened_and_nothing_is_kept(
        self, visitor: MakeVisitor, house: ServerProcess, yak: Opened, tmp_path: Path
    ) -> None:
        path = tmp_path / "game.yurt"
        path.write_text(record(house.address, yak.id))
        viewer = Viewer(visitor(settings=BRISK))
        viewer.visitor.visit("/replay")
        viewer.file(path).there()
        viewer.go(5)
        expect(viewer.log).to_contain_text("Ada plays a card face down.")
        expect(viewer.page.get_by_role("link", name="Download the record")).to_have_count(0)
        viewer.page.reload()
        expect(viewer.page.get_by_role("button", name="Open a record")).to_be_visible()

    def test_a_record_is_dropped_in_the_lobby(
        self, visitor: MakeVisitor, house: ServerProcess, yam: Opened
    ) -> None:
        viewer = Viewer(visitor(settings=BRISK))
        viewer.visitor.visit("/")
        viewer.drop(record(house.address, yam.id)).there()
        expect(viewer.page).to_have_url(f"{house.address}/replay")
        # Another one can be dropped on the one that is being looked at.
        viewer.go(3)
        viewer.drop(record(house.address, yam.id))
        expect(viewer.line).to_have_value("0")

    def test_a_broken_one_gets_its_sentence(
        self, visitor: MakeVisitor, house: ServerProcess, yak: Opened, tmp_path: Path
    ) -> None:
        lines = record(house.address, yak.id).splitlines()
        place = next(n for n, line in enumerate(lines) if line.startswith("1 claim"))
        good, lines[place] = lines[place], "1 claim 1 unicorn"
        path = tmp_path / "game.yurt"
        path.write_text("\n".join(lines))
        viewer = Viewer(visitor(settings=BRISK))
        viewer.visitor.expect_complaint("422")
        viewer.visitor.visit("/replay")
        viewer.file(path)
        said = viewer.page.get_by_role("alert")
        expect(said).to_contain_text(f"Line {place + 1}: “claim 1 unicorn” isn’t something")
        # Mended, the same file is opened.
        lines[place] = good
        path.write_text("\n".join(lines))
        viewer.file(path).there()

    def test_what_is_still_hidden_and_what_is_too_large(
        self, visitor: MakeVisitor, house: ServerProcess
    ) -> None:
        opened = open_table(house.address, "yak", ["host", "host"])
        viewer = Viewer(visitor(settings=BRISK))
        viewer.visitor.expect_complaint("422")
        viewer.visitor.visit("/replay")
        viewer.drop(record(house.address, opened.id))
        said = viewer.page.get_by_role("alert")
        expect(said).to_contain_text("Something is still hidden here")
        viewer.drop("#" * 200_000, "holiday.mov")
        expect(said).to_contain_text("This file is too big for the record of a game.")


@pytest.mark.slow
class TestDice:
    def test_a_true_game(self, visitor: MakeVisitor, house: ServerProcess, yak: Opened) -> None:
        viewer = Viewer(visitor(settings=BRISK)).table(yak.id)
        drawn = sum(line.startswith("* ") for line in record(house.address, yak.id).splitlines())
        expect(viewer.verdict()).to_have_text(f"All {drawn} draws are as promised.")
        assert axe(viewer.page) == []

    def test_a_better_throw(self, visitor: MakeVisitor, house: ServerProcess, yam: Opened) -> None:
        lines = record(house.address, yam.id).splitlines()
        place = next(n for n, line in enumerate(lines) if line.startswith("* "))
        # A record may stop anywhere, so nothing needs to follow from five sixes.
        better = "* roll 6 6 6 6 6"
        lines[place:] = ["* roll 1 1 1 1 1" if lines[place] == better else better]
        viewer = Viewer(visitor(settings=BRISK))
        viewer.visitor.expect_complaint("422")
        viewer.visitor.visit("/replay")
        viewer.drop("\n".join(lines)).there()
        verdict = viewer.verdict()
        expect(verdict).to_contain_text("This isn’t as promised.")
        expect(verdict).to_contain_text(f"Line {place + 1}: Chance gave")

    def test_without_a_proof(self, visitor: MakeVisitor, house: ServerProcess, yam: Opened) -> None:
        lines = record(house.address, yam.id).splitlines()
        viewer = Viewer(visitor(settings=BRISK))
        viewer.visitor.expect_complaint("422")
        viewer.visitor.visit("/replay")
        viewer.drop("\n".join(line for line in lines if not line.startswith("# proof"))).there()
        verdict = viewer.verdict()
        expect(verdict).to_contain_text("This record has no proof")
        expect(verdict).not_to_contain_text("promised")
