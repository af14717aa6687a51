"""What a first visit costs: bytes on the wire, milliseconds, and whether anything jumps."""

from dataclasses import dataclass

from playwright.sync_api import Page

from tests.e2e.browser import Visitor

# What someone waits for on the page: with it something can be done.
MAIN = {
    "/": "main .games :is(a, button)",
    "/join": "main :is(button, input)",
    "/new/yak": "main button",
    "/rules/yak": "main h1",
    "/settings": "main :is(button, input)",
}
OBSERVE = """
globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    shifts.push({
      value: entry.value,
      places: entry.sources.map((source) => source.node?.outerHTML?.slice(0, 120) ?? "?"),
    });
  }
}).observe({ type: "layout-shift", buffered: true });
"""
# Looked at once a frame: the time at which it is there.
THERE = """(selector) => {
  const found = document.querySelector(selector);
  return found && !found.disabled && found.checkVisibility() ? performance.now() : 0;
}"""


@dataclass(frozen=True)
class Visit:
    """``sizes``: bytes of each response, head and body, as they were transferred."""

    interactive_ms: float
    sizes: dict[str, int]
    shifts: list[str]
    layout_shift: float

    @property
    def bytes(self) -> int:
        return sum(self.sizes.values())


def first_visit(visitor: Visitor, path: str) -> Visit:
    """A page, by someone who has never been here."""
    page = visitor.page
    page.add_init_script(OBSERVE)
    requests = []
    page.on("requestfinished", lambda request: requests.append(request))
    page.goto(f"{visitor.address}{path}", wait_until="commit")
    there = page.wait_for_function(THERE, arg=MAIN.get(path, "main"), polling="raf")
    interactive: float = there.json_value()
    visitor.settle()
    page.wait_for_timeout(300)
    sizes: dict[str, int] = {}
    for request in requests:
        size = request.sizes()
        sizes[request.url] = size["responseHeadersSize"] + size["responseBodySize"]
    shifts = page.evaluate("() => shifts")
    told = [f"{shift['value']:.4f} {', '.join(shift['places'])}" for shift in shifts]
    return Visit(interactive, sizes, told, sum(shift["value"] for shift in shifts))


def is_overflowing(page: Page) -> bool:
    """Whether the page is wider than its window."""
    wide: bool = page.evaluate(
        "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
    return wide
