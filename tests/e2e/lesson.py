"""Someone who learns a game in the browser, in any language: by the controls of its table."""

import re
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser import Visitor
from tests.e2e.table import ask

# What the lesson waits for: a phase, and that the table does, too.
PHASE = """(wanted) => {
  const say = document.querySelector("[data-phase]");
  const asked = document.querySelector("[data-seq]")?.dataset.asked === "true";
  return say?.dataset.phase === wanted && (wanted !== "try" || asked);
}"""


class Learner:
    """Makes the moves of the script. What is particular to a game is done by a class of that game;
    else moves are made from the list of legal moves, or, if it does not name them, by the lesson
    itself."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.game = game
        self.page: Page = visitor.page
        info = ask(visitor.address, f"/api/games/{game}/lesson")
        self.steps: list[Any] = info["steps"]
        # What the learner sees, as the server tells it.
        self.show: Any = info["news"]["show"]
        self.moves: list[str] = []
        # The lesson has made all moves of this step.
        self.is_shown = False

    def open(self) -> Self:
        self.page.goto(f"{self.visitor.address}/learn/{self.game}")
        self.wait("opening")
        return self

    @property
    def sentence(self) -> Locator:
        return self.page.locator("[data-phase]")

    @property
    def way(self) -> Locator:
        """The button of the lesson: begin, show me, go on, what now."""
        return self.page.locator(".way button")

    @property
    def ending(self) -> Locator:
        return self.page.get_by_role("dialog")

    def wait(self, phase: str) -> None:
        self.page.wait_for_function(PHASE, arg=phase)

    def begin(self) -> Self:
        self.way.click()
        self.wait("try")
        return self

    def take_step(self, step: int) -> None:
        """Does what a step wants; then the script goes on."""
        self.is_shown = False
        for move in self.steps[step]["moves"]:
            if not self.is_shown:
                self.make(move)
            self.moves.append(move)
        self.wait("right")
        self.way.click()
        self.wait("try" if step + 1 < len(self.steps) else "ending")

    def make(self, move: str) -> None:
        """Makes a move and hears what became of it."""
        body = {"events": [move], "moves": self.moves}
        answer = ask(self.visitor.address, f"/api/games/{self.game}/lesson", body)
        self.act(move)
        self.show = answer["news"][-1]["show"]

    def act(self, move: str) -> None:
        self.page.wait_for_selector('[data-asked="true"]')
        self.page.keyboard.press("l")
        dialog = self.page.get_by_role("dialog")
        listed = dialog.locator(f'button.move[data-event="{move}"]')
        dialog.wait_for()
        if listed.count():
            listed.click()
        else:
            self.page.keyboard.press("Escape")
            self.way.click()
            self.is_shown = True


class YakLearner(Learner):
    """The card is lifted, and goes to the pile with the claim."""

    def act(self, move: str) -> None:
        verb, *rest = move.split()
        if verb == "play":
            self.lift(rest[0])
        elif verb == "claim":
            self.claim(int(rest[0]), rest[1])
        else:
            self.page.locator("[role=group] .main button").click()

    def lift(self, card: str) -> None:
        self.page.locator("li > button").nth(self.show["hand"].index(card)).click()

    def claim(self, number: int, species: str) -> None:
        chooser = self.page.locator("fieldset")
        chooser.locator("label").filter(has=self.page.locator(f"[value={species}]")).click()
        less, more = chooser.locator(".number button").all()
        while (at := int(chooser.locator("output").inner_text())) != number:
            (more if at < number else less).click()
        chooser.locator(".make button").click()


class YamMasterLearner(Learner):
    def act(self, move: str) -> None:
        verb, *rest = move.split()
        if verb in ("place", "remove"):
            self.page.locator(f'[data-square="{rest[0]}"]').click()
            self.button.click()
        else:
            if verb == "defi":
                self.page.locator("[role=switch]").click()
            self.keep([value for value in rest if value.isdecimal()])
            self.button.click()

    @property
    def button(self) -> Locator:
        return self.page.locator(".buttons button").first

    def keep(self, values: list[str]) -> None:
        for value in values:
            # Each die is called by its place and its value.
            name = re.compile(rf":\s{value}$")
            loose = self.page.get_by_role("button", name=name, pressed=False)
            left = loose.count() - 1
            loose.first.click()
            expect(loose).to_have_count(left)


class YakiLearner(Learner):
    """A token is turned up where it lies."""

    def act(self, move: str) -> None:
        self.page.locator(f'[data-spot="{move.removeprefix("flip ")}"]').click()


LEARNERS: dict[str, type[Learner]] = {
    "yak": YakLearner,
    "yaki": YakiLearner,
    "yam-master": YamMasterLearner,
}


def learner(visitor: Visitor, game: str) -> Learner:
    return LEARNERS.get(game, Learner)(visitor, game).open()
