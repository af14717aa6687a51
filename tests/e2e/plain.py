"""Whoever plays on the plain table: by the names of moves, in any game."""

from random import Random

from tests.e2e.browser import BRISK, Visitor
from tests.e2e.table import Opened, Question, Seat, open_table
from yurt.engine import registry
from yurt.engine.spec import Number

SETTINGS = {**BRISK, "plain": True}
EVENTS = "() => [...document.querySelectorAll('[data-event]')].map((one) => one.dataset.event)"

FOCUS = """() => {
  const at = document.activeElement;
  const isMove = at.closest("[data-event]") !== null;
  return { isMove, outline: getComputedStyle(at).outlineStyle };
}"""


def prefer(visitor: Visitor, text: float = 1) -> Visitor:
    """This device likes words better than pictures; ``text``: the size of its letters."""
    visitor.keep("yurt.settings", {**SETTINGS, "text": text})
    return visitor


def short_table(address: str, game: str, **terms: object) -> Opened:
    """One host against as few bots as the game can be played with, for as short as it can be."""
    spec = registry.spec_of(game)
    options = {each.name: each.least for each in spec.options if isinstance(each, Number)}
    seats = ["host", *["bot"] * (spec.least_players - 1)]
    return open_table(address, game, seats, names=["Ada"], first=0, **{"options": options, **terms})


class Plain(Seat):
    """Makes any of the moves that are named; the same ones for the same seed."""

    def __init__(self, visitor: Visitor, opened: Opened, seed: int = 0) -> None:
        super().__init__(visitor, opened, 0)
        self.rng = Random(seed)

    def choices(self) -> list[str]:
        # The question can be there a moment before the list under it.
        self.page.locator("[data-event]").first.wait_for(state="attached")
        found: list[str] = self.page.evaluate(EVENTS)
        return found

    def move(self) -> str:
        event = self.rng.choice(self.choices())
        self.page.locator(f'[data-event="{event}"]').first.click()
        return event

    def reach_moves(self, most: int) -> None:
        """With the Tab key, in so many steps; where the keys are is seen."""
        for _ in range(most):
            at = self.page.evaluate(FOCUS)
            if at["isMove"]:
                assert at["outline"] != "none"
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("The keys do not reach the moves.")

    def move_by_keys(self) -> None:
        for _ in range(self.rng.randrange(4)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def play(self, most: int = 1000) -> tuple[Question, int]:
        """To the end, or for as many moves."""
        question = self.question()
        moves = 0
        while not question.is_over and moves < most:
            self.move()
            moves += 1
            question = self.question(question.seq)
        return question, moves
