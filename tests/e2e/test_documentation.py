"""The documentation as ``yurt serve`` hands it out at /docs: every link leads somewhere, no page
complains, and what is searched for is found."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from html.parser import HTMLParser
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.server.processes import ServerProcess

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SITE = ROOT / "src" / "yurt" / "server" / "site"
# One page of each kind.
VISITED = (
    "",
    "readme/",
    "play/",
    "play/rules/zayo/",
    "play/rulings/yak/",
    "gallery/README/",
    "wire/",
    "study/",
    "first-bot/",
    "build/architecture/",
    "build/decisions/",
    "api/yurt/",
    "api/lab/",
    "genindex/",
)


@pytest.fixture(scope="module")
def site(house: ServerProcess) -> str:
    """The address of the documentation, built from the tree as it is."""
    command = [sys.executable, str(ROOT / "scripts" / "docs.py"), "--background"]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return f"{house.address}/docs/"


class Reader(HTMLParser):
    """What a page links to, and what in it can be linked to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name in ("href", "src", "action") and value:
                self.links.add(value)
            elif name == "id" and value:
                self.ids.add(value)


def crawl(line: HTTPConnection, start: str) -> Iterator[tuple[str, int, Reader]]:
    """Every address of the server that a page names, with its status and what was read there."""
    known, waiting = {start}, [start]
    while waiting:
        address = waiting.pop()
        line.request("GET", urlsplit(address).path)
        answer = line.getresponse()
        body, reader = answer.read(), Reader()
        if answer.headers.get_content_type() == "text/html":
            reader.feed(body.decode())
        yield address, answer.status, reader
        for link in reader.links:
            found = urldefrag(urljoin(address, link)).url.partition("?")[0]
            if urlsplit(found).netloc == urlsplit(start).netloc and found not in known:
                known.add(found)
                waiting.append(found)


def test_every_link_and_anchor_leads_somewhere(site: str) -> None:
    with closing(HTTPConnection(urlsplit(site).netloc)) as line:
        pages = {address: (status, reader) for address, status, reader in crawl(line, site)}
    assert {address: status for address, (status, _) in pages.items() if status != 200} == {}
    built = {path.parent.relative_to(SITE).as_posix() for path in SITE.rglob("index.html")}
    reached = {address.removeprefix(site).rstrip("/") or "." for address in pages}
    assert built - reached == set()
    lost = []
    for address, (_, reader) in pages.items():
        for link in reader.links:
            found, anchor = urldefrag(urljoin(address, link))
            target = pages.get(found.partition("?")[0])
            if anchor and target and unquote(anchor) not in target[1].ids:
                lost.append(f"{link} on {address}")
    assert lost == []


def test_pages_show_without_a_complaint(site: str, page: Page) -> None:
    """``page`` fails a test whose pages say anything on the console."""
    for path in VISITED:
        answer = page.goto(site + path)
        assert answer is not None and answer.status == 200
        expect(page.locator("article h1").first).to_be_visible()


def test_what_is_searched_for_is_found(site: str, page: Page) -> None:
    page.goto(site)
    page.get_by_role("textbox", name="Search").fill("Lamb")
    page.keyboard.press("Enter")
    expect(page.locator("#search-results li a").first).to_be_visible()
    expect(page.locator("#search-results")).to_contain_text("Ways to play")
    page.locator("#search-results li a", has_text="Ways to play").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ways to play")
