"""Chromium and whoever sits in front of it."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.e2e import windows

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# A name that is not localhost, so that the page has none of the rights of a secure one.
PLAIN_HOST = "yurt.test"
RULES = f"--host-resolver-rules=MAP {PLAIN_HOST} 127.0.0.1"
# Milliseconds; generous, because a machine under load must not fail a test.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)

# Moves are shown for a moment only.
BRISK = {"speed": 1000, "still": True, "side": True}
SETTLED = """
if (location.protocol === "http:" && !localStorage.getItem("yurt.settings")) {
  localStorage.setItem("yurt.settings", %s);
}
"""

# What nobody looks at is left out, which saves time: where else things are right, how else they are
# called, and what would have to be loaded first for media that are not there.
VIOLATIONS = """(only) => axe.run({
  resultTypes: ["violations"],
  selectors: false,
  preload: document.querySelector("audio, video") !== null,
  ...(only && { runOnly: only }),
}).then((result) => JSON.stringify(result.violations))"""
# What can differ between day and evening.
COLOURS = ["color-contrast"]

# What came is worked into the page before the second picture.
DRAWN = """() => new Promise((drawn) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)));
})"""
# So often in a row nothing is awaited.
CALM = 2
# Without a picture of its own a page would ask the server for one.
EMPTY = '<link rel="icon" href="data:,">'

PHONE = (360, 740)
SIDEWAYS = (844, 390)
TABLET = (820, 1180)
LAPTOP = (1280, 800)
TELEVISION = (1920, 1080)


class NoBrowser(Exception):
    """Where Chromium should be, in one sentence."""


@cache
def find_chromium() -> str:
    found = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "chromium.py")],
        capture_output=True,
        text=True,
        check=False,
    )
    if found.returncode:
        raise NoBrowser(found.stderr.strip())
    return found.stdout.strip()


@contextmanager
def chromium() -> Iterator[Browser]:
    path = find_chromium()
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        try:
            yield browser
        finally:
            browser.close()


def launch(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, RULES])


class Visitor:
    """Someone with a browser of their own (storage, language, theme). What the console complains
    of is kept in ``complaints``, what the server tells in ``frames``. ``settings`` are those that
    the page keeps, such as the speed of moves; ``script``: what each page begins with. ``fresh``:
    in a window in which nobody has ever been, with all that a browser can do."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = LAPTOP,
        theme: str = "light",
        language: str = "en",
        still: bool = True,
        settings: dict[str, Any] | None = None,
        script: str = "",
        fresh: bool = False,
    ) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        # What has been asked for and did not come yet: requests, and first words of sockets.
        self._awaited: set[object] = set()
        self._looks: dict[str, Any] = {
            "color_scheme": "dark" if theme == "dark" else "light",
            "reduced_motion": "reduce" if still else "no-preference",
        }
        self._size = {"width": size[0], "height": size[1]}
        settled = SETTLED % json.dumps(json.dumps(settings)) if settings else ""
        scripts = tuple(each for each in (settled, script) if each)
        self._window = (
            windows.new(browser, language, scripts)
            if fresh
            else windows.take(browser, language, scripts)
        )
        self._is_fresh = fresh
        self.context = self._window.context
        self.context.set_default_timeout(PATIENCE)
        self.page = self._dressed(self._window.page)

    def _dressed(self, page: Page) -> Page:
        page.set_viewport_size(self._size)  # type: ignore[arg-type]
        page.emulate_media(**self._looks)
        for kind, hear in self._listeners.items():
            page.on(kind, hear)  # type: ignore[call-overload]
        return page

    @property
    def _listeners(self) -> dict[str, Callable[..., None]]:
        return {
            "console": self._heard,
            "pageerror": self._failed,
            "websocket": self._connected,
            "request": self._asked,
            "requestfinished": self._came,
            "requestfailed": self._came,
        }

    def _failed(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _asked(self, request: object) -> None:
        self._awaited.add(request)

    def _came(self, awaited: object) -> None:
        self._awaited.discard(awaited)

    def _connected(self, socket: WebSocket) -> None:
        self._asked(socket)
        socket.on("close", self._came)

        def received(frame: str | bytes) -> None:
            self._came(socket)
            self.frames.append(frame if isinstance(frame, str) else frame.decode())

        socket.on("framereceived", received)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def expect_complaint(self, pattern: str) -> None:
        """A complaint that is part of what is tested, such as that a page is not there."""
        self._expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        return [
            complaint
            for complaint in self.complaints
            if not any(pattern.search(complaint) for pattern in self._expected)
        ]

    def visit(self, path: str) -> Page:
        """Goes to a page of ours, and waits until it is drawn."""
        self.page.goto(f"{self.address}{path}")
        self.settle()
        return self.page

    def keep(self, name: str, value: object) -> None:
        """As if a page of ours had kept it on this device."""
        # A page that is almost empty has the same storage.
        place = f"{self.address}/empty"
        self.page.route(place, lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
        self.page.goto(place)
        self.page.evaluate("(kept) => localStorage.setItem(...kept)", [name, json.dumps(value)])
        self.page.unroute(place)

    def settle(self) -> None:
        """Until all that was asked for has come and is drawn, and nothing more is asked for."""
        self.page.wait_for_selector("main, h1")
        calm = 0
        while calm < CALM:
            self.page.evaluate(DRAWN)
            calm = 0 if self._awaited else calm + 1

    def close(self) -> None:
        if self._is_fresh:
            self.context.close()
            return
        for kind, hear in self._listeners.items():
            self._window.page.remove_listener(kind, hear)
        windows.give_back(self.browser, self._window, [self.address])


class Sight:
    """What a visitor has in front of them. Each page has a class of its own, made from this."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    @property
    def page(self) -> Page:
        return self.visitor.page


def axe(page: Page, only: list[str] | None = None) -> list[str]:
    """What axe-core finds wrong with the page as it is now, one line for each place; ``only``: by
    these of its rules."""
    # Evaluated, not added as a script: the pages allow no scripts but their own.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    # Waited for, not evaluated: that has no time limit.
    found = page.wait_for_function(VIOLATIONS, arg=only, timeout=4 * PATIENCE).json_value()
    return [
        f"{violation['id']}: {node['html'][:160]} – {node.get('failureSummary', '')}"
        for violation in json.loads(found)
        for node in violation["nodes"]
    ]
