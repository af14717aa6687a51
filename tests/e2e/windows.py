"""Windows that stay open for the next visitor: nothing is kept in them but the compiled scripts,
with which a page starts in a third of the time."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, Error, Page

# Chromium counts no more than 50 steps of a history, and tests count them.
MOST_USES = 15
# Those that wait for someone; the oldest of more are closed.
MOST_WAITING = 8
EMPTY = "about:blank"


@dataclass
class Window:
    """``wishes``: its language, and the scripts that every page in it begins with."""

    wishes: tuple[str, ...]
    context: Any
    page: Page = field(init=False)
    uses: int = 0

    def __post_init__(self) -> None:
        self.page = self.context.new_page()

    def clear(self, addresses: Iterable[str]) -> None:
        """As if nobody had been here."""
        for page in self.context.pages[1:]:
            page.close()
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.goto(EMPTY)
        session = self.context.new_cdp_session(self.page)
        for address in addresses:
            asked = {"origin": address, "storageTypes": "all"}
            session.send("Storage.clearDataForOrigin", asked)
        session.detach()


_waiting: WeakKeyDictionary[Browser, list[Window]] = WeakKeyDictionary()


def take(browser: Browser, language: str, scripts: tuple[str, ...]) -> Window:
    """One that waits, or a new one."""
    waiting = _waiting.setdefault(browser, [])
    wishes = (language, *scripts)
    for window in reversed(waiting):
        if window.wishes == wishes:
            waiting.remove(window)
            break
    else:
        # A service worker would be started anew with each visitor.
        window = new(browser, language, scripts, service_workers="block")
    window.uses += 1
    return window


def new(browser: Browser, language: str, scripts: tuple[str, ...], **terms: Any) -> Window:
    window = Window((language, *scripts), browser.new_context(locale=language, **terms))
    for script in scripts:
        window.context.add_init_script(script)
    return window


def give_back(browser: Browser, window: Window, addresses: Iterable[str]) -> None:
    waiting = _waiting.setdefault(browser, [])
    try:
        if window.uses == MOST_USES:
            window.context.close()
            return
        window.clear(addresses)
    except Error:  # it has crashed, or a test has closed it
        window.context.close()
        return
    waiting.append(window)
    if len(waiting) > MOST_WAITING:
        waiting.pop(0).context.close()
