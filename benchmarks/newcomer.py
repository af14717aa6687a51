"""A newcomer's first table, in Chromium: when the best level has answered by compiled search."""

import json
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket

from benchmarks.rows import Value
from tests.e2e.advice import opened_here
from tests.e2e.anygame import LIST_KEY, AnyOwnTable
from tests.e2e.browser import Visitor

# Seconds until the server answers.
PATIENCE = 60.0
# The person sits first.
SELF = 0
# Moves after which the bot must have had a turn.
MOST_MOVES = 60
FLUSH_MS = 50


class Newcomer(AnyOwnTable):
    """Makes moves from the list, which had other buttons in earlier versions."""

    def offered(self) -> Locator:
        self.page.keyboard.press(LIST_KEY)
        listed = self.page.get_by_role("dialog").locator("button.move, button[data-event]")
        listed.first.wait_for()
        return listed


def first_table(
    browser: Browser, address: str, game: str, watch: Callable[[], float]
) -> dict[str, Value]:
    """Seconds from opening the table until the search was compiled, which ``watch`` waits for, and
    until a move was made by it; None if the game was over before."""
    wait_for(address)
    visitor = Visitor(browser, address, still=False)
    told: list[tuple[float, str | bytes]] = []
    listen(visitor.page, told)
    page = visitor.visit(f"/new/{game}")
    choose_one_eagle(page)
    begin = time.time()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    person = Newcomer(visitor, opened_here(page), SELF)
    question = person.play(1)
    ready = watch()
    # What was told before is not an answer to what comes now.
    page.wait_for_timeout(FLUSH_MS)
    known = len(told)
    answered = None
    for _ in range(MOST_MOVES):
        if answered is not None or question.is_over:
            break
        question = person.play(1)
        answered = next((at for at, frame in told[known:] if has_bot_moved(frame)), None)
    visitor.close()
    return {
        "ready_s": round(ready - begin, 2),
        "table_s": None if answered is None else round(answered - begin, 2),
    }


def wait_for(address: str) -> None:
    """Until the server answers."""
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=5):
                return
        except OSError:
            if time.monotonic() > limit:
                raise SystemExit("The server does not answer.") from None
            time.sleep(0.05)


def listen(page: Page, told: list[tuple[float, str | bytes]]) -> None:
    """Keeps what the server tells this page, and when."""

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append((time.time(), frame)))

    page.on("websocket", opened)


def choose_one_eagle(page: Page) -> None:
    """As few players as there can be, and the best of the bots."""
    page.get_by_role("radio", name="Eagle").check()
    less = page.get_by_role("button", name="Players: less")
    while less.count() and less.get_attribute("aria-disabled") != "true":
        less.click()


def has_bot_moved(frame: str | bytes) -> bool:
    message: dict[str, Any] = json.loads(frame)
    if message.get("is") != "news":
        return False
    return any(event["actor"] > SELF for event in message.get("events", []))
