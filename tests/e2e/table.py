"""Tables for tests: opened over HTTP, and a seat at them in a browser."""

import json
import urllib.request
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from tests.e2e.browser import Visitor


@dataclass(frozen=True)
class Opened:
    """What whoever opened a table got."""

    id: str
    code: str
    host: str
    tokens: dict[int, str]


def ask(address: str, path: str, body: Any = None) -> Any:
    """A request to the server, beside any browser."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def open_table(address: str, game: str, seats: list[str], **terms: Any) -> Opened:
    """Seats are host, open or bot; see TableForm in docs/wire.md for the terms."""
    made = ask(address, "/api/tables", {"game": game, "seats": seats, "pace": 0, **terms})
    tokens = {int(seat): token for seat, token in made["tokens"].items()}
    return Opened(made["id"], made["code"], made["host"], tokens)


def table_info(address: str, key: str) -> Any:
    return ask(address, f"/api/tables/{key}")


class Seat:
    """A seat as a person has it in front of them. What is particular to a game is driven through
    ``page`` by a class of that game."""

    def __init__(self, visitor: Visitor, opened: Opened, seat: int | None = None) -> None:
        self.visitor = visitor
        self.opened = opened
        self.number = seat

    @property
    def page(self) -> Page:
        return self.visitor.page

    def sit(self) -> "Seat":
        """By the private link of a seat that the host has, or as someone who watches."""
        token = "" if self.number is None else f"#{self.opened.tokens[self.number]}"
        self.visitor.visit(f"/t/{self.opened.code}{token}")
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    @property
    def actions(self) -> Locator:
        """The bar under the thumb: the sentence of what is expected, and the buttons."""
        return self.page.locator("section:has(> p + .row)")

    def asked(self) -> str:
        """The sentence that says what is expected, or who is being waited for."""
        return self.actions.locator("p").first.inner_text()

    def reload(self) -> None:
        self.page.reload()
        self.visitor.settle()
