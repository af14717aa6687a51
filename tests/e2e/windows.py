"""Windows that stay open for the next visitor: nothing is kept in them but the compiled scripts,
with which a page starts in a third of the time."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, CDPSession, Error, Page

# Those that wait for someone; the oldest of more are closed.
MOST_WAITING = 8
EMPTY = "about:blank"


@dataclass
class Window:
    """One page. What every document in it begins with belongs to whoever has it now."""

    language: str
    context: Any
    page: Page = field(init=False)
    session: CDPSession = field(init=False)

    def __post_init__(self) -> None:
        self.page = self.context.new_page()

    def begin(self, scripts: Iterable[str]) -> None:
        """For someone, whose scripts go with them."""
        self.session = self.context.new_cdp_session(self.page)
        self.session.send("Page.enable")
        for script in scripts:
            self.session.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})

    def clear(self, addresses: Iterable[str]) -> None:
        """As if nobody had been here."""
        for page in self.context.pages[1:]:
            page.close()
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.goto(EMPTY)
        for address in addresses:
            asked = {"origin": address, "storageTypes": "all"}
            self.session.send("Storage.clearDataForOrigin", asked)
        self.session.send("Page.resetNavigationHistory")
        self.session.detach()


_waiting: WeakKeyDictionary[Browser, list[Window]] = WeakKeyDictionary()


def take(browser: Browser, language: str, scripts: tuple[str, ...]) -> Window:
    """One that waits, or a new one."""
    waiting = _waiting.setdefault(browser, [])
    for window in reversed(waiting):
        if window.language == language:
            waiting.remove(window)
            window.begin(scripts)
            return window
    # A service worker would be started anew with each visitor.
    return new(browser, language, scripts, service_workers="block")


def new(browser: Browser, language: str, scripts: tuple[str, ...], **terms: Any) -> Window:
    window = Window(language, browser.new_context(locale=language, **terms))
    window.begin(scripts)
    return window


def give_back(browser: Browser, window: Window, addresses: Iterable[str]) -> None:
    waiting = _waiting.setdefault(browser, [])
    try:
        window.clear(addresses)
    except Error:  # it has crashed, or a test has closed it
        window.context.close()
        return
    waiting.append(window)
    if len(waiting) > MOST_WAITING:
        waiting.pop(0).context.close()
