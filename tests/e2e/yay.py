"""YAY! in front of someone: by mouse, or by keys alone."""

import re

from playwright.sync_api import Locator

from tests.e2e.table import Question, Seat

# The middle of the sheet and its corners: something is always free around one of them.
AIMS = ("d4", "b2", "f2", "f6", "b6")
LATER = "(after) => Number(document.querySelector('[data-seq]').dataset.seq) > after"


class Yay(Seat):
    """Aims at one block after the other, and fills the first square that it can."""

    # A lost throw of someone else is looked at first.
    BUSY = ".rolling"

    def play(self, turns: int = 1_000, after: int = 0) -> Question:
        """So many decisions, or until the game is over; then the question that is next."""
        question = self.question(after)
        while turns and not question.is_over:
            self.decide(question)
            question = self.question(question.seq)
            turns -= 1
        return question

    def decide(self, question: Question) -> None:
        # By what can be done, not by the sentence: that may still tell what has just happened.
        throw = self.page.get_by_role("button", name=re.compile("^Throw between "))
        throw.or_(self.open).first.wait_for()
        if throw.count():
            self.throw(AIMS[question.seq % len(AIMS)])
        else:
            self.fill()

    def moved(self, after: int) -> None:
        """Waits until this page has heard of something later than ``after``."""
        self.page.wait_for_function(LATER, arg=after)

    @property
    def open(self) -> Locator:
        """What can be filled, or has to be crossed out."""
        return self.page.get_by_role("button", name=re.compile("you can (write|block|cross)"))

    @property
    def main(self) -> Locator:
        return self.bar.locator(".buttons > button").first

    def square(self, name: str) -> Locator:
        return self.page.locator(f'[data-square="{name}"]')

    def aim(self, block: str) -> None:
        """A block is where its first square meets the three others."""
        box = self.square(block).bounding_box()
        assert box
        self.page.mouse.move(box["x"] + 5, box["y"] + 5)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + box["width"], box["y"] + box["height"], steps=3)
        self.page.mouse.up()

    def throw(self, block: str) -> None:
        self.aim(block)
        beside = chr(ord(block[0]) + 1) + str(int(block[1]) + 1)
        self.button(f"Throw between {block} and {beside}").click()

    def choose(self, squares: Locator) -> None:
        """The first of them, unless the only one there is has been chosen already."""
        squares.first.wait_for()
        if not self.page.locator(".square.chosen").count():
            squares.first.click()

    def fill(self) -> None:
        self.choose(self.open)
        self.main.click()


class YayByKeys(Yay):
    """No mouse: Tab, arrows and Enter."""

    def aim(self, block: str) -> None:
        keys = self.page.keyboard
        self.go_to("[data-square]")
        at: str = self.page.evaluate("() => document.activeElement.dataset.square")
        across, down = ord(block[0]) - ord(at[0]), int(block[1]) - int(at[1])
        for _ in range(abs(across)):
            keys.press("ArrowRight" if across > 0 else "ArrowLeft")
        for _ in range(abs(down)):
            keys.press("ArrowDown" if down > 0 else "ArrowUp")

    def throw(self, block: str) -> None:
        self.aim(block)
        self.page.keyboard.press("Enter")

    def fill(self) -> None:
        """The keys stand on the first square that can be filled: Enter chooses and fills it."""
        self.open.first.wait_for()
        self.go_to("[data-square]")
        if not self.page.locator(".square.chosen").count():
            self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")
