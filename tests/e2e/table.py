"""Tables for tests: opened over HTTP, and a seat at them in a browser."""

import json
import urllib.request
from dataclasses import dataclass
from typing import Any, Self

from playwright.sync_api import Locator, Page, TimeoutError

from tests.e2e.browser import Sight, Visitor

# What the page says of itself when this seat has something to do, or nobody has any more; ``busy``
# names what has to be gone first.
ASKED = """([after, busy]) => {
  const stage = document.querySelector("[data-seq]");
  if (!stage) return null;
  const { status, asked } = stage.dataset;
  const seq = Number(stage.dataset.seq);
  const isOver = status === "over";
  if (!isOver && (asked !== "true" || seq <= after)) return null;
  if (!isOver && busy && document.querySelector(busy)) return null;
  // Not before the table is there, nor while its bar still tells what somebody did.
  const expected = document.querySelector('[data-kind="expected"]');
  if (!isOver && !expected) return null;
  return { seq, isOver, sentence: expected?.textContent ?? "" };
}"""

STAGE = """() => {
  const stage = document.querySelector("[data-seq]");
  const said = [...document.querySelectorAll('[data-kind], [role="alert"]')];
  return { ...stage?.dataset, said: said.map((each) => each.textContent) };
}"""
FOCUSED = "(place) => document.activeElement?.matches(place) ?? false"
# More than there are places on any table.
MOST_TABS = 60


@dataclass(frozen=True)
class Opened:
    """What whoever opened a table got."""

    id: str
    code: str
    host: str
    tokens: dict[int, str]


@dataclass(frozen=True)
class Question:
    """What a seat is asked for, unless the game is over; ``seq`` is that of the news."""

    seq: int
    is_over: bool
    sentence: str


def ask(address: str, path: str, body: Any = None) -> Any:
    """A request to the server, beside any browser."""
    return json.loads(_fetch(address, path, body))


def record(address: str, key: str) -> str:
    """Of a finished game: with everything that was hidden."""
    return _fetch(address, f"/api/tables/{key}/record").decode()


def _fetch(address: str, path: str, body: Any = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        read: bytes = answer.read()
        return read


def open_table(address: str, game: str, seats: list[str], **terms: Any) -> Opened:
    """Seats are host, open or bot; see TableForm in docs/wire.md for the terms."""
    made = ask(address, "/api/tables", {"game": game, "seats": seats, "pace": 0, **terms})
    tokens = {int(seat): token for seat, token in made["tokens"].items()}
    return Opened(made["id"], made["code"], made["host"], tokens)


def new_table(visitor: Visitor, game: str, way: str = "Alone against bots") -> Page:
    """The page on which a table is made, with this way to sit."""
    page = visitor.visit(f"/new/{game}")
    page.get_by_role("radio", name=way).check()
    return page


def table_info(address: str, key: str) -> Any:
    return ask(address, f"/api/tables/{key}")


class Seat(Sight):
    """A seat as a person has it in front of them. What is particular to a game is driven through
    ``page`` by a class of that game."""

    # What is on the table as long as a move of this seat is under way.
    BUSY = ""

    def __init__(self, visitor: Visitor, opened: Opened, seat: int | None = None) -> None:
        super().__init__(visitor)
        self.opened = opened
        self.number = seat

    def sit(self) -> Self:
        """By the private link of a seat that the host has, or as someone who watches."""
        token = "" if self.number is None else f"#{self.opened.tokens[self.number]}"
        self.page.goto(f"{self.visitor.address}/t/{self.opened.code}{token}")
        self.page.wait_for_selector("[data-seq], h2")
        return self

    def join(self, name: str, path: str | None = None) -> Self:
        """Takes a free seat, as someone who was sent the link of the table or of a seat."""
        self.page.goto(path or f"{self.visitor.address}/t/{self.opened.code}")
        field = self.page.get_by_label("Your name")
        field.fill(name)
        self.button("Join").click()
        # Until the server has said so, the seat is free.
        field.wait_for(state="detached")
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def bar(self) -> Locator:
        """Under the thumb: the sentence of what is expected, and the buttons."""
        return self.page.get_by_role("group", name="What to do")

    @property
    def sentence(self) -> Locator:
        """What is expected, or who is being waited for."""
        return self.page.locator('[data-kind="expected"]')

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="What happened")

    def told(self) -> list[str]:
        """What the log tells, folded lines too."""
        lines: list[str] = self.log.locator("p").all_text_contents()
        return [line.strip() for line in lines]

    def question(self, after: int = 0) -> Question:
        """Waits until this seat is asked something later than ``after``, or the game is over."""
        try:
            found = self.page.wait_for_function(ASKED, arg=[after, self.BUSY]).json_value()
        except TimeoutError:
            raise AssertionError(f"Not asked after {after}: {self.state()}") from None
        return Question(found["seq"], found["isOver"], found["sentence"])

    def state(self) -> str:
        """How the seat finds the table, for the message of a test that fails."""
        stage: object = self.page.evaluate(STAGE)
        busy = bool(self.BUSY) and self.page.locator(self.BUSY).count() > 0
        code = self.opened.id or self.page.url.rsplit("/", 1)[-1]
        turn = table_info(self.visitor.address, code)["turn"]
        return f"{stage}, busy: {busy}, turn: {turn}, log: {self.told()[-3:]}"

    def go_to(self, place: str) -> None:
        """By Tab alone, from wherever the keys are."""
        for _ in range(MOST_TABS):
            if self.page.evaluate(FOCUSED, place):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"The keys do not reach {place}.")

    def leave(self) -> str:
        """Goes away from the table; tells the token of the seat, which this device has kept."""
        kept = json.loads(self.page.evaluate("() => localStorage.getItem('yurt.tables')"))
        [table] = [table for table in kept if table["code"] == self.opened.code]
        self.page.goto("about:blank")
        token: str = table["seats"][str(self.number)]["token"]
        return token

    def menu(self, name: str) -> None:
        """Chooses something from the menu."""
        self.button("Menu").click()
        self.button(name).click()

    @property
    def result(self) -> Locator:
        """The panel that comes at the end, in any language."""
        return self.page.locator("main ~ section.end")

    def reload(self) -> None:
        self.page.reload()
        self.page.wait_for_selector("[data-seq]")
