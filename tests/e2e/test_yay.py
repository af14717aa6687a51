"""YAY! in the browser: whole games by mouse, by keys alone and on four browsers."""

import json
import re
from dataclasses import replace

import numpy as np
import pytest
from playwright.sync_api import expect

from tests.e2e.browser import BRISK, PATIENCE
from tests.e2e.conftest import MakeVisitor
from tests.e2e.drive import Facts, drive, let_bots_play
from tests.e2e.scenes_yay import Wanted, crossing, filling
from tests.e2e.table import Opened, open_table, table_info
from tests.e2e.yay import Yay, YayByKeys
from tests.server.processes import ServerProcess
from yurt.games.yay.narrate import missing_squares
from yurt.games.yay.notation import SQUARE_NAMES

# The sooner of both ends.
SHORT = {"end": "row-or-column"}
# Decisions of four: everyone throws and writes.
SOME = 12
YOU = re.compile(r"\byour?\b", re.IGNORECASE)
# Every way that a rolling die goes on this page.
ROLLED = """
window.rolled = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, ...rest) {
  if (this.matches(".die.rolling")) rolled.push(frames.map(({ translate }) => translate).join());
  return animate.call(this, frames, ...rest);
};
"""


def assert_same_story(seats: list[Yay]) -> None:
    """All logs tell the same, but for the sentences that speak to their reader."""
    for lines in zip(*(seat.told() for seat in seats), strict=True):
        plain = {line for line in lines if not YOU.search(line)}
        assert len(plain) <= 1, lines


# What stands at each camp, one after the other, and how many totals are circled then.
COUNTED = """
window.counted = [];
new MutationObserver(() => {
  const camps = [...document.querySelectorAll('[data-place^="camp-"]')];
  const totals = camps.map((camp) => camp.querySelector(".live text")?.textContent);
  const sums = camps.filter((camp) => camp.querySelector(".decides")).length;
  const seen = JSON.stringify([totals, sums, document.querySelectorAll("svg.bold").length]);
  if (counted.at(-1) !== seen) counted.push(seen);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


def brought(house: ServerProcess, what: str, wanted: Wanted) -> tuple[Opened, int]:
    """A table of two at which the seat that is told can do what is wanted."""
    for seed in range(1, 60):
        at: list[int] = []

        def until(seat: int, show: Facts, at: list[int] = at) -> bool:
            if wanted(show):
                at.append(seat)
            return bool(at)

        opened = open_table(house.address, "yay", ["host"] * 2, first=0, options=SHORT)
        drive(house.address, opened, filling(seed), until)
        if at:
            return opened, at[0]
    raise AssertionError(f"Nobody comes to what {what}.")


def ending(show: Facts) -> bool:
    """The only square that is missing can be filled."""
    squares = missing_squares(np.array(show["facts"]["marks"]), show["facts"]["end"])
    ends = {f"{verb} {SQUARE_NAMES[squares[0]]}" for verb in ("write", "block")}
    return len(squares) == 1 and bool(ends & set(show["legal"]))


def against_a_bot(house: ServerProcess) -> Opened:
    return open_table(house.address, "yay", ["host", "bot"], names=["Ada"], first=0, options=SHORT)


def test_a_throw_is_aimed_and_written_or_refused_by_its_rule(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    for _ in range(5):
        ada = Yay(visitor(settings=BRISK), against_a_bot(house), 0).sit()
        question = ada.question()
        ada.throw("d4")
        question = ada.question(question.seq)
        # Now and then all dice of a throw are lost (YAY-12).
        if question.sentence.startswith("Write"):
            break
    assert question.sentence.startswith("Write") and "Your first throw counts" in question.sentence
    expect(ada.button("Throw again")).to_have_count(0)
    ada.page.get_by_role("button", name=re.compile("^[a-h][1-8], free$")).first.click()
    refusal = ada.page.get_by_role("alert")
    expect(refusal).to_contain_text("No die touches")
    expect(refusal.get_by_role("link", name="YAY-7")).to_have_text("Which rule?")
    ada.fill()
    question = ada.question(question.seq)
    assert question.sentence.startswith("Aim")
    assert any(line.startswith("You write") for line in ada.told())


def test_crossing_out_is_shouted(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened, seat = brought(house, "and cross out", crossing)
    ada = Yay(visitor(settings={"speed": 0.05, "still": True}), opened, seat).sit()
    ada.question()
    ada.choose(ada.page.get_by_role("button", name="and cross out"))
    expect(ada.main).to_contain_text("cross out")
    ada.main.click()
    expect(ada.page.locator(".shout")).to_be_visible()
    assert any(line.startswith("YAY! You cross out") for line in ada.told())


def test_the_end_is_counted_until_it_says_who_has_won(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    opened, seat = brought(house, "ends the game", ending)
    quick = {"speed": 4, "still": False}
    ada = Yay(visitor(still=False, settings=quick, script=COUNTED), opened, seat).sit()
    guest = Yay(visitor(settings=BRISK), opened).sit()
    ada.question()
    # That it is near was to be seen and to be heard.
    expect(ada.page.locator(".near")).to_have_text("One more square can end it!")
    square = ada.page.locator(".square.missing")
    expect(square).to_have_count(1)
    if not ada.page.locator(".square.chosen.missing").count():
        square.click()
    ada.main.click()
    expect(ada.result).to_be_visible(timeout=2 * PATIENCE)
    info = table_info(house.address, opened.id)
    seen = [json.loads(one) for one in ada.page.evaluate("() => counted")]
    most = max(info["scores"])
    order = seen[-1][0]
    assert sorted(map(int, order)) == sorted(info["scores"])
    counted = [totals for totals, _, circles in seen if not circles]
    for number in range(1, most + 1):
        assert [str(min(int(live), number)) for live in order] in counted
    # The circle comes last, around whoever is first; nobody else has it.
    winners = info["ranks"].count(1)
    assert [circles for _, _, circles in seen if circles] == [winners]
    ties = sum(info["scores"].count(live) > 1 for live in info["scores"])
    assert seen[-1][1] == ties
    # Who comes later, or wants no motion, sees the same.
    guest.result.wait_for()
    for each in (ada, guest):
        each.reload()
        each.result.wait_for()
        expect(each.page.locator("svg.bold")).to_have_count(winners)
        expect(each.page.locator(".square svg.ring")).to_have_count(sum(info["scores"]))


@pytest.mark.slow
def test_yay_5_dice_go_the_same_way_on_every_screen_and_nowhere_without_motion(
    visitor: MakeVisitor, house: ServerProcess
) -> None:
    opened = against_a_bot(house)
    moving = {"speed": 1, "still": False}
    ada = Yay(visitor(still=False, settings=moving, script=ROLLED), opened, 0)
    guest = Yay(visitor(still=False, settings=moving, script=ROLLED), opened)
    calm = Yay(visitor(settings=BRISK, script=ROLLED), opened)
    for each in (ada, guest, calm):
        each.sit()
    question = ada.question()
    ada.throw("a1")
    for each in (ada, guest):
        each.page.wait_for_function("() => rolled.length >= 3")
    ways: list[str] = ada.page.evaluate("() => rolled.slice(0, 3)")
    assert guest.page.evaluate("() => rolled.slice(0, 3)") == ways
    assert len(set(ways)) == 3
    # Each comes to rest exactly where it lies.
    assert all(way.endswith("calc(0 * var(--side)) calc(0 * var(--side))") for way in ways)
    calm.moved(question.seq)
    assert calm.page.evaluate("() => rolled") == []


@pytest.mark.slow
def test_a_whole_game_by_mouse(visitor: MakeVisitor, house: ServerProcess) -> None:
    ada = Yay(visitor(settings=BRISK), against_a_bot(house), 0).sit()
    assert ada.play().is_over
    expect(ada.result).to_be_visible()
    expect(ada.page.locator(".things .note")).to_contain_text("full")


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(visitor: MakeVisitor, house: ServerProcess) -> None:
    ada = YayByKeys(visitor(settings=BRISK), against_a_bot(house), 0).sit()
    assert ada.play().is_over
    expect(ada.result).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_on_four_browsers(visitor: MakeVisitor, house: ServerProcess) -> None:
    table_seats = ["host", "open", "open", "open"]
    opened = open_table(house.address, "yay", table_seats, names=["Ada"], first=0, options=SHORT)
    seats = [Yay(visitor(settings=BRISK), opened, 0).sit()]
    for number, name in enumerate(("Bea", "Cyd", "Dan"), 1):
        seats.append(Yay(visitor(settings=BRISK), opened, number).join(name))
    seq = 0
    for _ in range(SOME):
        seat = seats[table_info(house.address, opened.id)["turn"]]
        question = seat.question(seq)
        seat.decide(question)
        seq = question.seq
        seat.moved(seq)
    for seat in seats:
        seat.moved(seq)
    assert_same_story(seats)
    # Bots play the rest of the game for three of them, and the first one sees it.
    tokens = {number: seat.leave() for number, seat in enumerate(seats) if number}
    let_bots_play(house.address, replace(opened, tokens=tokens))
    seats[0].menu("Let a bot play for me")
    expect(seats[0].result).to_be_visible(timeout=2 * PATIENCE)
    for seat in seats[1:]:
        seat.page.goto(f"{house.address}/t/{opened.id}")
        expect(seat.result).to_be_visible()
    notes = {seat.page.locator(".things .note").inner_text() for seat in seats}
    assert len(notes) == 1 and "full" in notes.pop()
