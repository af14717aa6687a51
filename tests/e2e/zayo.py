"""ZAYO in front of someone: by mouse, or by keys alone."""

import json
import re

from playwright.sync_api import Locator

from tests.e2e.table import Question, Seat
from yurt.engine.match import Match
from yurt.engine.registry import load

# Bid cards as the page names them in English.
NAMED = re.compile(r"[1-8] of (?:herder’s|clan) (?:sheep|goats)")


class Zayo(Seat):
    """Bids its first card that it may, lays what it can, and takes the first reward."""

    @property
    def bids(self) -> Locator:
        return self.page.get_by_role("list", name="Your bid cards").get_by_role("button")

    @property
    def plays(self) -> Locator:
        return self.page.get_by_role("list", name="Your play cards").get_by_role("button")

    @property
    def seats(self) -> Locator:
        """Those of whom something can be had, if there are several."""
        return self.page.locator(".chooser .seats button")

    @property
    def things(self) -> Locator:
        return self.page.locator(".chooser .things button")

    @property
    def is_picked(self) -> bool:
        return self.things.and_(self.page.locator("[aria-pressed=true]")).count() > 0

    @property
    def main(self) -> Locator:
        """The buttons of the bar, the most important one first."""
        return self.bar.locator(".main button")

    def play(self, turns: int = 1_000, after: int = 0) -> Question:
        """So many decisions, or until the game is over; then the question that is next."""
        question = self.question(after)
        while turns and not question.is_over:
            self.decide(question)
            question = self.question(question.seq)
            turns -= 1
        return question

    def decide(self, question: Question) -> None:
        said = question.sentence
        if said.startswith("Beware"):
            self.answer()
        elif "trick is yours" in said:
            self.reward()
        elif said.startswith("Play a card") and self.may_lay():
            self.lay()
        else:
            self.bid()

    def may_lay(self) -> bool:
        return self.page.locator(".plays .card.glow").count() > 0

    def lay(self) -> None:
        self.page.locator(".plays .card.glow").first.click()
        self.page.locator(".chooser").wait_for()
        self.pick()

    def bid(self) -> None:
        self.page.locator(".bids .card.glow").first.click()
        self.main.first.click()

    def leave_for_the_steppe(self) -> None:
        self.plays.and_(self.page.get_by_label("steppe")).click()
        self.button("Ride into the steppe!").click()

    def answer(self) -> None:
        self.button("Let it happen").click()

    def reward(self) -> None:
        if self.page.locator(".plays .card.glow").count():
            if not self.page.locator(".plays .card.lifted").count():
                self.page.locator(".plays .card.glow").first.click()
            self.main.first.click()
        else:
            self.pick()

    def pick(self) -> None:
        """The first of all that can be had; what is alone is picked already."""
        if self.seats.count():
            self.seats.first.click()
        if self.things.count() and not self.is_picked:
            self.things.first.click()
        self.main.first.click()


class ZayoByKeys(Zayo):
    """No mouse: Tab, arrows, Enter and Escape."""

    def bid(self) -> None:
        self._press(".bids .card.glow")
        self._main()

    def lay(self) -> None:
        self._press(".plays .card.glow")
        self.pick()

    def answer(self) -> None:
        self._press(".main button:last-child")

    def reward(self) -> None:
        if not self.page.locator(".plays .card.glow").count():
            self.pick()
            return
        if not self.page.locator(".plays .card.lifted").count():
            self._press(".plays .card.glow")
        self._main()

    def pick(self) -> None:
        if self.seats.count():
            self._press(".seats button")
        if self.things.count() and not self.is_picked:
            self._press(".things button")
        self._main()

    def _main(self) -> None:
        self._press("[role=group] .main button")

    def _press(self, place: str) -> None:
        self.go_to(place)
        self.page.keyboard.press("Enter")


def leaks(frames: list[str], record: str, seat: int) -> list[str]:
    """What a seat was told of cards that were dealt to others, by the record of the game."""
    header, _, body = record.partition("\n\n")
    terms = dict(line.split(": ", 1) for line in header.splitlines())
    options = {"max_tours": int(terms.get("max_tours", 60))}
    match = Match(
        load("zayo", mode="ready"), int(terms["players"]), int(terms.get("first", 0)), **options
    )
    owners: list[int | None] = []
    for line in re.findall(r"^[*\d] .+", body, re.M):
        dealt = int(match.state.record.turn) if line.startswith("* deal") else None
        owners.append(dealt)
        match.play(line)
    found: list[str] = []
    for frame in frames:
        for told in json.loads(frame).get("events", []):
            owner = owners[told["number"] - 1]
            if owner is not None and owner != seat and told["event"] != "deal ?":
                found.append(f"event {told['number']}: {told}")
    return found
