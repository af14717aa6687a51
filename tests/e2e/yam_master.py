"""Yam Master in front of someone: by mouse, or by keys alone."""

import re

from tests.e2e.table import Question, Seat

OPEN = re.compile(r"open: ([a-e][1-5])")
THROW = re.compile("^Throw")


def open_square(question: Question) -> str:
    """The first of the squares that can be taken, if there is one."""
    found = OPEN.search(question.sentence)
    return found[1] if found else ""


class YamMaster(Seat):
    """Places on the first square that is open, else keeps the first die and throws, else passes."""

    def play(self, turns: int = 1_000, after: int = 0) -> Question:
        """So many decisions, or until the game is over; then the question that is next."""
        question = self.question(after)
        while turns and not question.is_over:
            self.decide(question)
            question = self.question(question.seq)
            turns -= 1
        return question

    def decide(self, question: Question) -> None:
        if square := open_square(question):
            self.place(square)
        elif self.bar.get_by_role("button", name=THROW).count():
            self.throw()
        else:
            self.end_turn()

    def choose(self, square: str) -> None:
        self.page.locator(f'[data-square="{square}"]').click()

    def place(self, square: str) -> None:
        self.choose(square)
        self.page.get_by_role("button", name=re.compile(f"^Place a token on {square}")).click()

    def throw(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Die 1:")).click()
        self.bar.get_by_role("button", name=THROW).click()

    def end_turn(self) -> None:
        self.button("Pass").click()


class YamMasterByKeys(YamMaster):
    """No mouse: Tab, arrows, numbers and Enter."""

    def place(self, square: str) -> None:
        keys = self.page.keyboard
        self.go_to("[data-square]")
        at: str = self.page.evaluate("() => document.activeElement.dataset.square")
        across, down = ord(square[0]) - ord(at[0]), int(square[1]) - int(at[1])
        for _ in range(abs(across)):
            keys.press("ArrowRight" if across > 0 else "ArrowLeft")
        for _ in range(abs(down)):
            keys.press("ArrowDown" if down > 0 else "ArrowUp")
        # The first time it is chosen, the second time it is done.
        keys.press("Enter")
        keys.press("Enter")

    def throw(self) -> None:
        self.page.keyboard.press("1")
        self._press("[role=group] .buttons button")

    def end_turn(self) -> None:
        self._press("[role=group] .buttons button")

    def _press(self, button: str) -> None:
        self.go_to(button)
        self.page.keyboard.press("Enter")
