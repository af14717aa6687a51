"""People at one table, each with a browser of their own, and a network that is not always there."""

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.browser import BRISK, PATIENCE, PHONE, SIDEWAYS
from tests.e2e.conftest import MakeVisitor, wait_for
from tests.e2e.line import cut, line
from tests.e2e.studio import keep_table
from tests.e2e.table import Opened, open_table
from tests.e2e.yak import Yak
from tests.server.processes import ServerProcess

CLOSED = re.compile("The table is closed")
# Tables of a server from before YAKI's stop was changed.
BEFORE = Path(__file__).parents[1] / "server" / "kept" / "2a59c59"
PRIVATE = re.compile(r"\b([Yy]ou(rs?)?|face down|draws)\b")


@pytest.mark.slow
def test_two_browsers_with_a_reload_and_a_lost_connection(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    opened = open_table(house.address, "yak", ["host", "open"], names=["Ada"], first=0)
    with line(house.port) as wire:
        ada = Yak(visitor(settings=BRISK), opened, 0).sit()
        bea = Yak(visitor(address=wire.address, settings=BRISK), opened, 1)
        bea.join("Bea")
        take_turns(ada, bea, rounds=2)
        ada.reload()
        take_turns(ada, bea, rounds=1)

        # One comes back to a table that has moved on.
        ada_asked = ada.question()
        with cut(wire, bea):
            ada.turn(ada_asked)
        # What is done without a line is done when there is one again, and once.
        bea_asked = bea.question()
        with cut(wire, bea):
            bea.turn(bea_asked)
        take_turns(ada, bea, rounds=1)

        ada.question()
        assert len(ada.told()) == len(bea.told())
        assert_same_story(ada, bea)
        assert ada.told() != bea.told(), "each has seen their own cards"
        for player in (ada, bea):
            player.menu("Let a bot play for me")
        # The rest of the game is shown move by move, and may be all of it.
        for player in (ada, bea):
            expect(player.result).to_be_visible(timeout=2 * PATIENCE)


def test_somebody_asks_for_a_seat_and_is_let_in(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(house.address, "yak", ["host", "open"], names=["Ada"], first=0, pace=10)
    ada = Yak(visitor(size=PHONE, settings=BRISK), opened, 0).sit()
    ben = Yak(visitor(settings=BRISK), opened, 1).join("Ben")
    ben.menu("Leave my seat")
    ben.button("Leave for good").click()
    cleo = visitor(size=SIDEWAYS, settings=BRISK).visit(f"/t/{opened.code}")
    cleo.get_by_role("button", name="Ask for a seat").click()
    cleo.get_by_label("Your name").fill("Cleo")
    cleo.get_by_role("button", name="Ask for the seat").click()
    waiting = cleo.get_by_text("Waiting for someone to let you in")
    expect(waiting).to_be_visible()
    expect(ada.page.get_by_text("Cleo asks to play for Ben.")).to_be_visible()

    cleo.get_by_role("button", name="Don’t wait").click()
    expect(ada.page.get_by_text("Cleo asks")).to_have_count(0)
    cleo.get_by_role("button", name="Ask for the seat").click()
    let_in = ada.page.get_by_role("button", name="Let Cleo in", exact=True)
    let_in.focus()
    ada.page.keyboard.press("Enter")
    expect(waiting).to_have_count(0)
    expect(cleo.get_by_text("You’re watching")).to_have_count(0)


def test_a_closed_table_stays_closed_for_whoever_comes_back(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    opened = open_table(house.address, "yak", ["host", "open"], names=["Ada"], first=0)
    ada = Yak(visitor(settings=BRISK), opened, 0)
    keep_table(ada.visitor, opened)
    ada.sit()
    bea = Yak(visitor(settings=BRISK), opened, 1).join("Bea")
    ada.question()
    screen = visitor().visit(f"/table/{opened.id}")
    expect(screen.get_by_text("It’s Ada’s turn")).to_be_visible()
    ada.menu("Close the table")
    ada.button("Close it for everyone").click()
    for player in (ada, bea):
        expect(closed(player)).to_be_visible()
    expect(screen).to_have_title(CLOSED)
    for player in (ada, bea):
        player.page.reload()
        expect(closed(player)).to_be_visible()
        expect(player.page).to_have_title(CLOSED)
        expect(player.page.get_by_role("link", name="To the lobby", exact=True)).to_be_visible()
    # Who was never there, and a shared screen, are told so too.
    cyd = Yak(visitor(), opened)
    for place in ("t", "table"):
        cyd.page.goto(f"{house.address}/{place}/{opened.id}")
        expect(closed(cyd)).to_be_visible()


def closed(player: Yak) -> Locator:
    return player.page.get_by_role("heading", name="The table is closed")


@pytest.mark.slow
def test_namesakes_are_told_apart_and_by_everyone_alike(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    seats = ["host", "open", "open", "bot"]
    opened = open_table(house.address, "yak", seats, names=["Nomad"], first=1)
    first = Yak(visitor(settings=BRISK), opened, 0).sit()
    second = Yak(visitor(settings=BRISK), opened, 1).join("Nomad")
    third = Yak(visitor(settings=BRISK), opened, 2).join("Nomad")
    expect(first.sentence).to_have_text("Nomad 2 is thinking.")
    expect(third.sentence).to_have_text("Nomad 2 is thinking.")
    second.turn(second.question())
    third.question()
    for player in (first, third):
        expect(player.log).to_contain_text("Nomad 2 claims")
    expect(second.log).to_contain_text("You claim")
    for player in (first, second):
        expect(player.sentence).to_have_text("Nomad 3 is thinking.")


def take_turns(ada: Yak, bea: Yak, rounds: int) -> None:
    for _ in range(rounds):
        ada.turn(ada.question())
        bea.turn(bea.question())


def assert_same_story(*players: Yak) -> None:
    """All logs tell the same, but for what is hidden and for what speaks to its reader."""
    for lines in zip(*(player.told() for player in players), strict=True):
        shared = {line for line in lines if not PRIVATE.search(line)}
        assert len(shared) <= 1, lines


@pytest.mark.slow
def test_a_game_whose_rules_have_changed_says_so(visitor: MakeVisitor, tmp_path: Path) -> None:
    """In the list of one's own tables, and at the table itself."""
    kept = json.loads((BEFORE / "tables.json").read_text("utf-8"))
    [table] = [each for each in kept if each["name"] == "yaki-may-stop-unfinished"]
    shutil.copy(BEFORE / "tables.db", tmp_path / "tables.db")
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "server.log")
    server.start()
    try:
        wait_for(server)
        ada = visitor(address=server.address)
        tokens = {0: table["tokens"][0]}
        keep_table(ada, Opened(table["id"], table["code"], table["host"], tokens), "yaki")
        ada.visit("/")
        expect(ada.page.get_by_text("Closed: the rules have changed.")).to_be_visible()
        ada.page.get_by_role("link", name=re.compile(table["code"])).click()
        expect(ada.page.get_by_text("The rules of this game have changed")).to_be_visible()
        ada.visit("/")
        ada.page.get_by_role("button", name=re.compile("Forget|Remove")).click()
        expect(ada.page.get_by_text("Closed: the rules have changed.")).to_have_count(0)
    finally:
        server.kill()
