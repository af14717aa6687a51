"""YAK in front of someone: by mouse, or by keys alone."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator

from tests.e2e.table import FOCUSED, Question, Seat

HAND = 5
CARD = re.compile(r"\b(?:(?:yeti|groundhog|vulture|ibex|yak)-[123]|wild-[12]|bang|one|stop)\b")
# The cards as the page names them in English.
NAMED = re.compile(
    r"(?:yeti|groundhog|vulture|ibex|yak|wild)(?:, value| card, value)? [123]|“[!1]”|\bstop\b"
)
STANDING = re.compile(r"(?:doubt the|Doubt the|beats?) (\d+)")
# From so many on a claim is doubted; lower ones are outbid.
DOUBTFUL = 7


class Yak(Seat):
    """Plays the first card and claims as little as possible; doubts what is too much."""

    BUSY = "fieldset"

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand").get_by_role("button")

    @property
    def claim_button(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(r"^Claim \d"))

    def play(self, turns: int = 1_000, after: int = 0) -> Question:
        """So many turns, or until the game is over; then the question that is next."""
        question = self.question(after)
        while turns and not question.is_over:
            self.turn(question)
            question = self.question(question.seq)
            turns -= 1
        return question

    def turn(self, question: Question) -> None:
        standing = STANDING.search(question.sentence)
        is_doubtful = standing is not None and int(standing[1]) >= DOUBTFUL
        if question.sentence.startswith("Play a card") and not is_doubtful:
            self.put_down()
        else:
            self.doubt()

    def put_down(self, card: int = 0) -> None:
        """Plays a card and makes the lowest claim."""
        self.hand.nth(card).click()
        self.claim_button.click()

    def doubt(self) -> None:
        self.button("Doubt!").click()


class YakByKeys(Yak):
    """No mouse: Tab, arrows, Enter and Escape."""

    def put_down(self, card: int = 0) -> None:
        self.go_to("li > button")
        for _ in range(card):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        # The claim has the keys as soon as a card is lifted.
        self.page.wait_for_function(FOCUSED, arg="fieldset *")
        self.page.keyboard.press("Enter")

    def doubt(self) -> None:
        self.go_to("[role=group] .main button")
        self.page.keyboard.press("Enter")


def leaks(frames: list[str], record: str, seat: int) -> list[str]:
    """What a seat was told that it could not know by then, by the record of the finished game."""
    events = [line for line in record.splitlines() if re.match(r"[*\d] ", line)]
    (players,) = map(int, re.findall(r"^players: (\d+)", record, re.M))
    seen = list(_seen(events, players, seat))
    found: list[str] = []
    number = 0
    for frame in frames:
        message = json.loads(frame)
        for told in message.get("events", []):
            number = told["number"]
            if not set(_cards(told)) <= set(seen[number]):
                found.append(f"event {number}: {told}")
            played = re.match(r"(\d) play", events[number - 1])
            if played and int(played[1]) != seat and told["event"] != "play ?":
                found.append(f"event {number} of another: {told}")
        show = message.get("show") or {}
        unknown = Counter(_cards(show)) - seen[number]
        if unknown:
            found.append(f"after event {number}: {unknown}")
    return found


def _cards(value: Any) -> Iterator[str]:
    """Every card that is named anywhere in a value; reasons of a count are no cards."""
    if isinstance(value, str):
        yield from CARD.findall(value)
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from _cards(inner) if name != "reason" else []
    elif isinstance(value, list):
        for inner in value:
            yield from _cards(inner)


def _seen(events: list[str], players: int, seat: int) -> Iterator[Counter[str]]:
    """After each event: the cards that a seat has held or seen turned up."""
    seen: Counter[str] = Counter()
    pile: list[tuple[int, str]] = []
    drawer = 0
    yield seen.copy()
    for number, event in enumerate(events):
        who, verb, *rest = event.split()
        if verb == "draw":
            if (number // HAND if number < HAND * players else drawer) == seat:
                seen[rest[0]] += 1
        elif verb == "play":
            drawer = int(who)
            pile.append((drawer, rest[0]))
        elif verb == "challenge":
            seen += Counter(card for owner, card in pile if owner != seat)
            pile = []
        yield seen.copy()
