"""Seats of one table that do not hear of things at the same moment, or only when they are back."""

import json
import re
from collections.abc import Callable, Coroutine
from dataclasses import replace

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.browser import BRISK, Visitor
from tests.e2e.conftest import MakeVisitor
from tests.e2e.drive import apart, bold, doubtful, drive
from tests.e2e.line import Line, cut, late, line
from tests.e2e.studio import keep_table
from tests.e2e.table import Opened, Question, Seat, open_table
from tests.e2e.yak import Yak
from tests.e2e.yaki import Yaki
from tests.e2e.yam_master import YamMaster
from tests.e2e.yay import LATER, Yay
from tests.e2e.zayo import Zayo
from tests.server.processes import ServerProcess
from yurt.client import Client

pytestmark = pytest.mark.slow

# With the first turn the line is lost, and there is none until `isAway` ends.
LOST = """
window.WebSocket = class extends WebSocket {
  constructor(url) {
    super(window.isAway ? url.replace("/ws/", "/nowhere/") : url);
  }
  send(message) {
    const isLost = window.isAway === undefined && message.includes('"events":["play ');
    if (!isLost || %s) super.send(message);
    if (!isLost) return;
    window.isAway = true;
    this.close();
  }
};
"""

# What comes of a move is told at once, that it is done only later.
UNSURE = """
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    const wait = (event) => event.data.startsWith('{"is":"done"') ? 20_000 : 0;
    super.onmessage = (event) => setTimeout(() => hear(event), wait(event));
  }
};
"""
# The first answer is that nobody knows, as when the database does not answer.
UNKNOWN = """
window.answers = 0;
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => {
      const { is, request } = JSON.parse(event.data);
      if (is === "done") window.answers += 1;
      if (is !== "done" || window.answers > 1) return hear(event);
      const refused = { is: "refused", request, message: "Who knows?", key: "house-store", seq: 0 };
      hear({ data: JSON.stringify(refused) });
    };
  }
};
"""
KEPT = "Your move is kept."
PLAYERS: dict[str, type[Yak | Yaki | YamMaster | Yay | Zayo]] = {
    "yak": Yak,
    "yaki": Yaki,
    "yam-master": YamMaster,
    "yay": Yay,
    "zayo": Zayo,
}
# A part of what draws YAK.
PIECES = "**/YakCard-*.js"


def opened(house: ServerProcess, game: str, **options: object) -> Opened:
    terms = {"names": ["Ada", "Bea"], "first": 0, "options": options}
    return open_table(house.address, game, ["host", "host"], **terms)


def ada_over(wire: Line, visitor: MakeVisitor, table: Opened) -> Yak:
    """Ada is asked for a move of YAK, at the end of this line."""
    ada = Yak(visitor(address=wire.address, settings=BRISK), table, 0).sit()
    ada.question()
    return ada


def on_one_device(visitor: MakeVisitor, table: Opened, delay: int = 300) -> Visitor:
    """Both seats; the second one hears everything later, by so many milliseconds."""
    here = visitor(settings=BRISK, script=late(delay))
    keep_table(here, table)
    here.page.goto(f"{here.address}/t/{table.code}")
    return here


def test_one_device_hears_twice_of_the_end(visitor: MakeVisitor, house: ServerProcess) -> None:
    table = opened(house, "yaki", trophies=1)
    here = Seat(on_one_device(visitor, table), table)
    for name in ("Ada", "Bea"):
        expect(here.page.get_by_role("list", name="Your path", exact=True)).to_contain_text(name)
        here.menu("Let a bot play for me")
    expect(here.result).to_be_visible()


def test_the_device_is_not_passed_back_before_its_seat_has_heard(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    table = opened(house, "yak")
    player = Yak(on_one_device(visitor, table, 3000), table)
    player.button("I am Ada").click()
    player.turn(player.question())
    player.button("I am Bea").click()
    assert not player.page.get_by_role("heading", name="Pass the device to Ada").count()
    expect(player.sentence).to_contain_text("or doubt")


def test_who_was_away_for_a_turn_finds_the_dice_as_they_lie(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    table = opened(house, "yam-master")
    with line(house.port) as wire:
        bea = YamMaster(visitor(address=wire.address, settings=BRISK), table, 1).sit()
        expect(bea.sentence).to_have_text("Ada is away.")
        with cut(wire, bea):
            apart(throw_and_end(house.address, table))
        bea.question()
        dice = json.loads([news for news in bea.visitor.frames if '"show"' in news][-1])
        labels = [f"Die {place}: {value}" for place, value in enumerate(dice["show"]["dice"], 1)]
        lying = bea.page.get_by_role("button", name=re.compile("^Die "))
        assert [die.get_attribute("aria-label") for die in lying.all()] == labels


async def throw_and_end(address: str, table: Opened) -> None:
    """Yam Master: throws as often as it can, then ends its turn."""
    async with Client(address) as client, client.sit(table.id, table.tokens[0]) as ada:
        async for news in ada.turns():
            legal = news["show"]["legal"]
            throws = [move for move in legal if move.startswith("keep")]
            await ada.play((throws or legal)[0])
            if not throws:
                return


@pytest.mark.parametrize(
    ("game", "player", "card"), [("yak", Yak, "li > button"), ("zayo", Zayo, ".bids .glow")]
)
def test_what_is_chosen_stays_chosen_when_somebody_speaks(
    visitor: MakeVisitor, house: ServerProcess, game: str, player: type[Seat], card: str
) -> None:
    table = opened(house, game)
    ada = player(visitor(settings=BRISK), table, 0).sit()
    ada.question()
    ada.page.locator(card).first.click()
    lifted = ada.page.locator(".card.lifted")
    expect(lifted).to_have_count(1)
    apart(speak(house.address, table))
    expect(ada.page.get_by_role("log")).to_contain_text("one moment")
    expect(lifted).to_have_count(1)


async def speak(address: str, table: Opened) -> None:
    async with Client(address) as client, client.sit(table.id, table.tokens[1]) as bea:
        await bea.call("speak", text="one moment")


def test_a_turn_that_a_bot_made_meanwhile_is_not_waited_for(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    lost_with(visitor, house, False, turn_for_ada)


def test_a_turn_that_is_confirmed_late_is_not_the_next_one(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    lost_with(visitor, house, True, claim_of_bea)


def lost_with(
    visitor: MakeVisitor,
    house: ServerProcess,
    arrives: bool,
    meanwhile: Callable[[str, Opened], Coroutine[None, None, None]],
) -> None:
    """Ada's line is lost with a turn of hers, which arrives or not; when she comes back she plays
    on."""
    table = opened(house, "yak")
    ada = Yak(visitor(settings=BRISK, script=LOST % str(arrives).lower()), table, 0)
    ada.visitor.expect_complaint("WebSocket connection to")
    ada.sit().turn(ada.question())
    expect(ada.page.get_by_text("Connection lost. Trying again …")).to_be_visible()
    apart(meanwhile(house.address, table))
    ada.page.evaluate("() => { isAway = false; dispatchEvent(new Event('online')); }")
    expect(ada.sentence).to_contain_text("or doubt")
    ada.put_down()
    expect(ada.sentence).to_have_text("Bea is away.")


async def turn_for_ada(address: str, table: Opened) -> None:
    """A bot, for a moment; then Bea plays and claims."""
    async with Client(address) as client, client.sit(table.id, table.tokens[0]) as ada:
        await ada.call("hand")
        async with client.sit(table.id, table.tokens[1]) as bea:
            await anext(bea.turns())
            await ada.call("back")
        await claim_of_bea(address, table)


async def claim_of_bea(address: str, table: Opened) -> None:
    async with Client(address) as client, client.sit(table.id, table.tokens[1]) as bea:
        turns = bea.turns()
        for _ in ("a card", "a claim"):
            await bea.play(bold((await anext(turns))["show"]["legal"]))


@pytest.mark.parametrize("game", PLAYERS)
def test_a_move_without_a_connection_is_kept_and_made_later(
    visitor: MakeVisitor, house: ServerProcess, game: str
) -> None:
    table = open_table(house.address, game, ["host", "bot"], names=["Ada"], first=0)
    with line(house.port) as wire:
        ada = PLAYERS[game](visitor(address=wire.address, settings=BRISK), table, 0).sit()
        asked = ada.question()
        with cut(wire, ada):
            move(ada, asked)
            expect(ada.bar.get_by_text(KEPT)).to_be_visible()
            # Whoever listens hears it too.
            expect(ada.page.get_by_role("status").filter(has_text=KEPT)).to_have_count(1)
        ada.question(asked.seq)
        assert not ada.page.get_by_role("alert").count()


def move(player: Yak | Yaki | YamMaster | Yay | Zayo, asked: Question) -> None:
    if isinstance(player, Yak):
        player.turn(asked)
    elif isinstance(player, Yaki):
        player.flip_next()
    else:
        player.decide(asked)


def test_what_is_done_twice_without_a_connection_is_wanted_once(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    table = opened(house, "yak")
    with line(house.port) as wire:
        ada = ada_over(wire, visitor, table)
        ada.page.get_by_label("Say something").fill("one moment")
        with cut(wire, ada):
            for _ in range(3):
                ada.page.keyboard.press("Enter")
            expect(ada.page.get_by_text("What you did is kept")).to_be_visible()
        said = ada.page.get_by_role("log").get_by_text("one moment")
        expect(said).to_have_count(1)
        apart(speak(house.address, table))
        expect(said).to_have_count(2)


def test_what_nobody_knows_is_asked_again(visitor: MakeVisitor, house: ServerProcess) -> None:
    guest = visitor(settings=BRISK, script=UNKNOWN)
    ada = Yak(guest, opened(house, "yak"), 0).sit()
    ada.question()
    ada.page.get_by_label("Say something").fill("one moment")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("() => window.answers === 2")
    expect(ada.page.get_by_role("log").get_by_text("one moment")).to_have_count(1)
    expect(ada.page.get_by_text("Who knows?")).to_have_count(0)


def test_a_line_that_fell_silent_is_noticed_with_the_next_move(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    table = opened(house, "yak")
    with line(house.port) as wire:
        ada = ada_over(wire, visitor, table)
        wire.mute()
        ada.put_down()
        expect(ada.bar.get_by_text(KEPT)).to_be_visible()
        wire.mend()
        expect(ada.sentence).to_have_text("Bea is away.")


def test_who_taps_while_others_still_move_has_chosen(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    table = opened(house, "yak")
    # Moves are shown for so long that the next ones wait.
    ada = Yak(visitor(settings={"speed": 0.01, "still": True}), table, 0).sit()
    first = ada.question()
    ada.put_down()
    apart(claim_of_bea(house.address, table))
    # A card, a claim and a card drawn, of each of them.
    ada.page.wait_for_function(LATER, arg=first.seq + 5)
    expect(ada.page.locator("[data-asked]")).to_have_attribute("data-asked", "false")
    ada.hand.first.click()
    expect(ada.claim_button).to_be_visible()


@pytest.mark.parametrize("game", PLAYERS)
def test_a_move_that_was_told_is_not_waited_for(
    visitor: MakeVisitor, house: ServerProcess, game: str
) -> None:
    table = open_table(house.address, game, ["host", "bot"], names=["Ada"], first=0)
    ada = PLAYERS[game](visitor(settings=BRISK, script=UNSURE), table, 0)
    ada.sit().play(turns=2)


def test_a_table_whose_pieces_did_not_come_is_drawn_later(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    ada = Yak(visitor(settings=BRISK, fresh=True), opened(house, "yak"), 0)
    ada.visitor.expect_complaint("Failed to load resource")
    ada.page.route(PIECES, lambda route: route.abort())
    with ada.page.expect_event("requestfailed"):
        ada.sit()
    expect(ada.page.get_by_text("Your turn", exact=True)).to_be_visible()
    ada.page.unroute(PIECES)
    ada.question()


def test_to_the_rematch_one_goes_once(visitor: MakeVisitor, house: ServerProcess) -> None:
    table = opened(house, "yak")
    drive(house.address, table, doubtful)
    ada, bea = (Seat(visitor(settings=BRISK), table, seat) for seat in (0, 1))
    keep_table(ada.visitor, replace(table, tokens={0: table.tokens[0]}))
    ada.page.goto(f"{house.address}/t/{table.code}")
    bea.sit()
    expect(bea.result).to_be_visible()
    steps = bea.page.evaluate("() => history.length")
    # Ada is gone before Bea knows the way.
    bea.page.route("**/api/tables/*", wait_and_go_on)
    ada.button("Play again").click()
    expect(bea.sentence).to_be_visible()
    assert table.code not in bea.page.url
    assert bea.page.evaluate("() => history.length") == steps + 1


def wait_and_go_on(route: Route) -> None:
    route.request.frame.page.wait_for_timeout(1000)
    route.continue_()
