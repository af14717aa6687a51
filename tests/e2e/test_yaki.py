"""Whole games of YAKI in the browser, by mouse and by keys alone; nothing is remembered."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import BRISK, DRAWN, PHONE, TELEVISION
from tests.e2e.conftest import MakeVisitor
from tests.e2e.drive import apart
from tests.e2e.line import cut, late, line
from tests.e2e.table import Opened, Seat, open_table, table_info
from tests.e2e.yaki import TOKEN, Yaki, YakiByKeys
from tests.server.processes import ServerProcess
from yurt.client import Client


def opened(house: ServerProcess, seats: list[str], **options: object) -> Opened:
    return open_table(house.address, "yaki", seats, names=["Ada", "Bea"], first=0, options=options)


def test_a_token_is_seen_once_and_an_empty_place_refused(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    """A few tokens against a bot: whatever goes back leaves no trace on the page."""
    ada = Yaki(visitor(settings=BRISK), opened(house, ["host", "bot"]), 0).sit()
    first = ada.question()
    assert first.sentence == "Turn up a token: any one can go on your start square."
    ada.flip(7)
    second = ada.question(first.seq)
    assert second.sentence.startswith("Turn up a")
    ada.flip(7)
    refusal = ada.page.get_by_role("alert")
    expect(refusal).to_contain_text("no face-down token at place 7")
    expect(refusal.get_by_role("link")).to_have_attribute("href", "/rules/yaki#YAKI-7")
    ada.play(turns=4, after=second.seq - 1)
    expect(ada.log).not_to_contain_text("at place")
    assert len(ada.alike()) == 1
    # All tokens are shuffled after a trophy: that one may be named.
    kept = [line for line in ada.told() if "trophy" not in line]
    assert not TOKEN.search("\n".join([ada.page.title(), *kept]))
    assert "at place" not in ada.said()


# The widths of a token in the sand, of the largest square of the own path, and of the smallest
# square of all paths.
WIDTHS = """() => {
  const widths = (what) => Array.from(document.querySelectorAll(what),
    (one) => one.getBoundingClientRect().width);
  const [spot] = widths("[data-place^=spot-]");
  const own = widths("[data-place^=square-0-]");
  return [spot, Math.max(...own), Math.min(...widths("[data-place^=square-]"))];
}"""
PHONES = [(360, 640), (390, 844), (667, 375), (844, 390)]
SCREENS = [*PHONES, (820, 1180), (1180, 820), (1280, 600), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_what_one_taps_is_the_largest_and_paths_can_be_read(
    visitor: MakeVisitor, house: ServerProcess, players: int
) -> None:
    ada = Yaki(visitor(settings=BRISK), opened(house, ["host"] * players), 0).sit()
    ada.question()
    for size in SCREENS:
        spot, own, least = widths(ada, size)
        assert spot > own, size
        # A square has the picture and the number of its token on it.
        assert least >= 16, size


def widths(ada: Yaki, size: tuple[int, int]) -> tuple[float, float, float]:
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.page.evaluate(DRAWN)
    spot, own, least = ada.page.evaluate(WIDTHS)
    return spot, own, least


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
    expect(ada.result.get_by_role("table")).not_to_be_visible()


@pytest.mark.slow
def test_whoever_has_laid_a_token_may_stop(visitor: MakeVisitor, house: ServerProcess) -> None:
    table = opened(house, ["host", "host"], may_stop="yes")
    ada = Yaki(visitor(settings=BRISK), table, 0).sit()
    first = ada.question()
    expect(ada.button("Stop here")).to_have_count(0)
    ada.flip(12)
    ada.question(first.seq)
    ada.button("Stop here").click()
    expect(ada.sentence).to_have_text("Bea is away.")
    expect(ada.spot(12)).to_have_attribute("aria-label", "Place 12, row 3, column 2, empty")


@pytest.mark.slow
@pytest.mark.parametrize("delay", ["", late()], ids=["at once", "late"])
def test_one_device_turns_to_whoever_is_to_move(visitor: MakeVisitor, delay: str) -> None:
    here = visitor(settings=BRISK, size=PHONE, script=delay)
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
    assert question.sentence == "Turn up a token: any one can go on your start square."


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
    for size in PHONES:
        spot, own, _ = widths(ada, size)
        assert spot > own, size
    ada.flip(3)
    ada.question(first.seq)
    place = "Place 3, row 1, column 3, empty"
    expect(screen.get_by_role("img", name=place)).to_be_visible()


# What was turned up before somebody's eyes, one after the other: `7 the red 3`.
WATCH = r"""
window.shown = [];
new MutationObserver(() => {
  for (const spot of document.querySelectorAll('[aria-label^="Place "]')) {
    const [, place, token] = /^Place (\d+), .*: (.+)$/.exec(spot.ariaLabel ?? "") ?? [];
    if (place && window.shown.at(-1) !== `${place} ${token}`) {
      window.shown.push(`${place} ${token}`);
    }
  }
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
QUICK = {"speed": 20, "still": True}


def test_yaki_18_who_was_away_sees_once_what_was_turned_up(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    """A phone is offline while its seat is played from elsewhere, and both bots have a turn."""
    table = opened(house, ["host", "bot", "bot"])
    flips: list[str] = []
    with line(house.port) as wire:
        phone = visitor(address=wire.address, settings=QUICK, size=PHONE, script=WATCH)
        ada = Yaki(phone, table, 0).sit()
        first = ada.question()
        with cut(wire, ada):
            apart(play_round(house.address, table, flips))
        asked = ada.question(first.seq)
        assert len(flips) >= 3
        assert ada.page.evaluate("shown") == flips
        expect(ada.page.get_by_text("Here’s what happened while you were away.")).to_have_count(0)
        # What was seen is known to the server, and is not shown again.
        ada.page.reload()
        assert ada.question(asked.seq - 1).seq == asked.seq
        assert ada.page.evaluate("shown") == []


@pytest.mark.slow
def test_yaki_18_a_shared_screen_that_was_away_shows_it_once(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    table = opened(house, ["host", "bot", "bot"])
    flips: list[str] = []
    with line(house.port) as wire:
        screen = visitor(address=wire.address, settings=QUICK, size=TELEVISION, script=WATCH)
        screen.visit(f"/table/{table.code}")
        turn = screen.page.get_by_text("It’s Ada’s turn")
        expect(turn).to_be_visible()
        with cut(wire, Seat(screen, table)):
            apart(play_round(house.address, table, flips))
        screen.page.wait_for_function("(count) => shown.length >= count", arg=len(flips))
        expect(turn).to_be_visible()
        assert screen.page.evaluate("shown") == flips
        screen.page.reload()
        expect(turn).to_be_visible()
        assert screen.page.evaluate("shown") == []


async def play_round(address: str, table: Opened, flips: list[str]) -> None:
    """Seat 0 turns up tokens until one does not fit; then the bots have their turns. ``flips``:
    what was turned up."""
    async with Client(address) as client, client.sit(table.id, table.tokens[0]) as ada:
        turns = ada.turns()
        news = await anext(turns)
        while not news["show"]["facts"]["turns"]:
            await ada.play(news["show"]["legal"][len(flips)])
            news = await anext(turns)
    async with Client(address) as client, client.sit(table.id, table.tokens[0]) as ada:
        told = await anext(ada.turns())
    flips += [flip for flip, _ in groupby(turned_up(told["events"]))]


def turned_up(events: list[dict[str, Any]]) -> Iterator[str]:
    """Place and token of every flip: told with it, or by chance right after it."""
    for place, event in enumerate(events):
        verb, _, at = event["event"].partition(" ")
        if verb == "flip":
            told = [*event["say"], *events[place + 1]["say"]][1]
            token = told["details"]["token"]["details"]
            yield f"{at} the {token['colour']} {token['number']}"
