"""YAKI in front of someone: by mouse, or by keys alone."""

import re

from playwright.sync_api import Locator

from tests.e2e.table import Question, Seat

FACE_DOWN = re.compile(r"face down$")
TOKEN = re.compile(r"\b(?:green|red|yellow|violet)[ -][1-5]\b")
COLUMNS = 5
# Each place as it is written in the page, but for where it is and where the keys are.
ALIKE = r"""() => Array.from(document.querySelectorAll("[data-spot]"))
  .filter((spot) => spot.ariaLabel.endsWith("face down"))
  .map((spot) => spot.parentElement.outerHTML
    .replace(/ tabindex="-?\d"/g, "").replace(/\d+/g, "#").replace(/<!---->/g, ""))"""
# Everything that is written, named or kept by the page, but for the paths.
SAID = """() => [
  document.title,
  document.body.innerText,
  ...Array.from(document.querySelectorAll("[aria-label], [title]"),
    (one) => `${one.ariaLabel} ${one.title}`),
  ...Array.from(document.querySelectorAll("[aria-live]"), (one) => one.textContent),
  JSON.stringify({ ...localStorage }),
].join("\\n")"""


class Yaki(Seat):
    """Turns up one token after the other, wherever one lies."""

    turned = 0

    def play(self, turns: int = 10_000, after: int = 0) -> Question:
        """So many tokens, or until the game is over; then the question that is next."""
        question = self.question(after)
        while turns and not question.is_over:
            self.flip_next()
            question = self.question(question.seq)
            turns -= 1
        return question

    @property
    def face_down(self) -> Locator:
        return self.page.get_by_role("button", name=FACE_DOWN)

    def spot(self, place: int) -> Locator:
        return self.page.locator(f'[data-spot="{place}"]')

    def flip_next(self) -> None:
        """The next one in the field, so that all of them have their turn."""
        places = [int(spot.get_attribute("data-spot") or 0) for spot in self.face_down.all()]
        later = [place for place in places if place > self.turned]
        self.turned = (later or places)[0]
        self.flip(self.turned)

    def flip(self, place: int) -> None:
        self.spot(place).click()

    def alike(self) -> set[str]:
        """How the places with a token look; only one way if nothing is remembered."""
        return set(self.page.evaluate(ALIKE))

    def said(self) -> str:
        said: str = self.page.evaluate(SAID)
        return said


class YakiByKeys(Yaki):
    """No mouse: Tab, arrows and Enter."""

    def flip(self, place: int) -> None:
        keys = self.page.keyboard
        self.go_to("[data-spot]")
        at = int(self.page.evaluate("() => document.activeElement.dataset.spot"))
        down = (place - 1) // COLUMNS - (at - 1) // COLUMNS
        across = (place - 1) % COLUMNS - (at - 1) % COLUMNS
        for _ in range(abs(down)):
            keys.press("ArrowDown" if down > 0 else "ArrowUp")
        for _ in range(abs(across)):
            keys.press("ArrowRight" if across > 0 else "ArrowLeft")
        keys.press("Enter")
