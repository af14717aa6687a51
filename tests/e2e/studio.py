"""Where scenes are set. A scene brings a browser to what it is called after."""

import json
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from playwright.sync_api import Browser, Page, TimeoutError
from websockets.sync.client import connect

from tests.e2e.browser import (
    BRISK,
    DRAWN,
    LAPTOP,
    PHONE,
    SIDEWAYS,
    TABLET,
    TELEVISION,
    Visitor,
    axe,
)
from tests.e2e.line import Line
from tests.e2e.table import Opened, Seat, open_table
from tests.server.processes import ServerProcess

SIZES = {
    "phone": PHONE,
    "sideways": SIDEWAYS,
    "tablet": TABLET,
    "laptop": LAPTOP,
    "television": TELEVISION,
}
EVERY = tuple(SIZES)
LARGE = ("laptop", "television")
SMALL = ("phone", "sideways")
FAMILY = ["Ada", "Maximilian", "Cyd", "Dorothea", "Emil", "Frida"]
# What a device keeps of a table that it has opened.
HELP = {"glow": True, "aloud": False}
TABLE = {"handOnly": False, "status": "waiting", "used": 0}
# A move is looked at for as long as pictures take; the count of a pile has a pace of its own for
# its last step.
SLOW = {"speed": 0.01, "still": True}
HELD = """
const wait = setTimeout;
window.setTimeout = (act, ms, ...rest) => wait(act, ms === 1500 ? 1e9 : ms, ...rest);
"""

IS_DARK = "() => matchMedia('(prefers-color-scheme: dark)').matches"
# What has to be drawn anew is drawn; what moves is brought to its end, and what follows on it too.
SETTLED = """async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const isShort = (one) => one.effect.getComputedTiming().endTime < 5000;
  await frame();
  await frame();
  for (let round = 0; round < 10; round++) {
    const moving = document.getAnimations().filter(
      (one) => one.playState === "running" && isShort(one)
    );
    if (!moving.length) return true;
    for (const one of moving) one.finish();
    await frame();
  }
  return true;
}"""
# Milliseconds, by a clock outside of the page: scenes stop the clocks of theirs, and some moves
# never come to rest.
REST = 1000
LONG_REST = 10 * REST
SPOKEN = """(language) => {
  const settings = JSON.parse(localStorage.getItem("yurt.settings") ?? "{}");
  localStorage.setItem("yurt.settings", JSON.stringify({ ...settings, language }));
}"""


T = TypeVar("T")
# What scenes share, by the server and the name.
_shared: dict[tuple[str, str], object] = {}


class Studio:
    """Where scenes are set: a server and a browser."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser = browser
        self.server = server
        self.address = server.address
        self.visitors: list[Visitor] = []
        self.lines: list[Line] = []
        self.people = ExitStack()

    def visitor(self, address: str = "", held: bool = False) -> Visitor:
        wishes: dict[str, Any] = {"settings": BRISK}
        if held:
            wishes = {"settings": SLOW, "script": HELD}
        self.visitors.append(Visitor(self.browser, address or self.address, **wishes))
        return self.visitors[-1]

    def page(self, path: str) -> Page:
        return self.visitor().visit(path)

    def open(self, game: str, seats: list[str], **terms: object) -> Opened:
        return open_table(self.address, game, seats, **{"names": FAMILY, "first": 0, **terms})

    def shared(self, name: str, make: Callable[[], T]) -> T:
        """The same for all scenes that only look at it, or play with what the server never hears
        of: to bring a table there takes its time."""
        key = (self.address, name)
        if key not in _shared:
            _shared[key] = make()
        found: T = _shared[key]  # type: ignore[assignment]
        return found

    def gather(self, opened: Opened) -> None:
        """Everyone is there who sits at this table, as other devices see it."""
        for token in opened.tokens.values():
            place = self.address.replace("http", "ws", 1)
            line = connect(f"{place}/ws/{opened.id}", max_queue=None)
            person = self.people.enter_context(line)
            person.send(json.dumps({"do": "hello", "token": token}))

    def screen(self, opened: Opened) -> Page:
        """The shared screen of a table, with everyone there."""
        self.gather(opened)
        return self.page(f"/table/{opened.id}")

    def line(self) -> Line:
        self.lines.append(Line(self.server.port))
        return self.lines[-1]

    def complaints(self) -> list[str]:
        return [complaint for each in self.visitors for complaint in each.unexpected()]

    def clear(self) -> None:
        self.people.close()
        for visitor in self.visitors:
            visitor.close()
        for line in self.lines:
            line.close()
        self.visitors, self.lines = [], []


@dataclass(frozen=True)
class Scene:
    """``whole``: the page may be longer than the screen, and all of it is wanted."""

    name: str
    play: Callable[[Studio], Page]
    sizes: tuple[str, ...] = EVERY
    whole: bool = False


SCENES: list[Scene] = []


def scene(
    name: str, sizes: tuple[str, ...] = EVERY
) -> Callable[[Callable[[Studio], Page]], Callable[[Studio], Page]]:
    def add(play: Callable[[Studio], Page]) -> Callable[[Studio], Page]:
        SCENES.append(Scene(name, play, sizes))
        return play

    return add


def as_host(studio: Studio, opened: Opened, path: str = "t") -> Seat:
    """Someone whose device has opened the table, with all that the host may do."""
    host = studio.visitor()
    keep_table(host, opened)
    host.visit(f"/{path}/{opened.code}")
    return Seat(host, opened, 0)


def keep_table(visitor: Visitor, opened: Opened, game: str = "yak") -> None:
    """Their device is the one that has opened the table."""
    seats = {seat: {"token": token, "help": HELP} for seat, token in opened.tokens.items()}
    own = {"id": opened.id, "code": opened.code, "host": opened.host, "seats": seats, "game": game}
    kept = [{**TABLE, **own}]
    visitor.keep("yurt.tables", kept)


def dress(page: Page, size: str, theme: str) -> None:
    """The same page in another window, by day or in the evening."""
    resize(page, size)
    # Even the same theme again would be worked out anew for everything on the page.
    if page.evaluate(IS_DARK) != (theme == "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    settle(page)


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)


def settle(page: Page, most: int = REST) -> None:
    """Waits until nothing moves and no colour changes, for so many milliseconds at most."""
    with suppress(TimeoutError):
        page.wait_for_function(SETTLED, timeout=most)


def axe_at_rest(page: Page, only: list[str] | None = None) -> list[str]:
    """What axe finds wrong and still does when there was time enough: on a busy machine a page may
    be changing its colours for longer than a moment."""
    if axe(page, only):
        settle(page, LONG_REST)
        return axe(page, only)
    return []


def speak(page: Page, language: str) -> None:
    """Another language, without losing what is on the table."""
    if language == "en":
        return
    menu = page.get_by_role("button", name="Menu", exact=True)
    is_table = menu.count() > 0 and page.get_by_role("dialog").count() == 0
    if is_table:
        menu.click()
    choice = page.get_by_role("combobox", name="Language")
    if choice.count():
        choice.select_option(language)
        page.wait_for_function("(code) => document.documentElement.lang === code", arg=language)
    else:
        page.evaluate(SPOKEN, language)
        page.reload()
        page.wait_for_load_state("networkidle")
    if is_table:
        page.keyboard.press("Escape")
