"""After the game: the result and its stories, rematches, statistics of the device, the app."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.browser import BRISK, Visitor, axe
from tests.e2e.conftest import MakeVisitor
from tests.e2e.icons import sizes
from tests.e2e.scenes_after import finished, looked_at, rematch, result, series
from tests.e2e.studio import Studio, as_host
from tests.e2e.table import Opened, Seat
from tests.server.processes import ServerProcess


@pytest.fixture
def studio(browser: Browser, house: ServerProcess) -> Iterator[Studio]:
    made = Studio(browser, house)
    yield made
    complaints = made.complaints()
    made.clear()
    assert complaints == []


def counted(page: Page) -> dict[str, str]:
    """The headline of the statistics: how much of what."""
    names = page.locator("dl.total dt").all_text_contents()
    return dict(zip(names, page.locator("dl.total dd").all_text_contents(), strict=True))


@pytest.mark.slow
def test_the_result_has_a_story_and_is_counted_once(studio: Studio) -> None:
    opened = looked_at(studio, "yak", 2)
    ada = Seat(studio.visitor(), opened, 0).sit()
    page = result(ada)
    story = ada.result.locator(".story").all_text_contents()
    assert [text.split()[0] for text in sorted(story)] == ["Maximilian", "You"]
    # The same table again is the same game.
    ada.reload()
    result(ada)
    page = ada.visitor.visit("/statistics")
    page.get_by_role("article", name="YAK").get_by_text("1 game").wait_for()
    assert counted(page)["Games"] == "1"
    assert axe(page) == []
    page.get_by_role("button", name="Forget everything").click()
    page.get_by_role("button", name="Keep them").click()
    assert counted(page)["Games"] == "1"
    page.get_by_role("button", name="Forget everything").click()
    page.get_by_role("button", name="Forget", exact=True).click()
    page.reload()
    page.get_by_role("heading", name="No game yet").wait_for()
    assert axe(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "fr", "it", "nl"])
def test_everything_is_said_in_each_language(
    visitor: MakeVisitor, studio: Studio, language: str
) -> None:
    opened = looked_at(studio, "yak", 2)
    here = visitor(language=language)
    seat = Seat(here, opened, 0).sit()
    seat.result.locator(".story", has_text=re.compile(r"\w")).first.wait_for()
    page = here.visit("/statistics")
    page.get_by_role("article", name="YAK").wait_for()
    assert axe(page) == []


@pytest.mark.slow
def test_rematches_have_a_score(studio: Studio) -> None:
    opened = series(studio, 3, 2)
    ada = Seat(studio.visitor(), opened, 0).sit()
    result(ada)
    ada.result.get_by_role("region", name="Score after 2 games").wait_for()
    assert axe(ada.page) == []


@pytest.mark.slow
def test_the_host_calls_the_next_game(studio: Studio) -> None:
    opened = finished(studio, "yak", 2)
    host = as_host(studio, opened)
    host.result.get_by_role("button", name="Play again").click()
    host.page.get_by_role("heading", name="Pass the device to").wait_for()


@pytest.mark.slow
def test_a_device_that_is_passed_round_counts_everyone(studio: Studio) -> None:
    opened = looked_at(studio, "yak", 2)
    host = as_host(studio, opened)
    result(host)
    page = host.visitor.visit("/statistics")
    page.get_by_role("heading", name="Who plays here").wait_for()
    rows = page.get_by_role("row", name=re.compile("^(Ada|Maximilian) 1 [01]$"))
    expect(rows).to_have_count(2)
    # Someone of this device wins whatever happens: that is nobody's merit.
    assert counted(page)["Won"] == "0"


@pytest.mark.slow
def test_a_shared_screen_shows_the_result(studio: Studio) -> None:
    opened = rematch(studio, finished(studio, "yak", 3))
    page = studio.page(f"/table/{opened.id}")
    shown = page.get_by_role("list", name="Result")
    expect(shown.get_by_role("listitem")).to_have_count(3)
    page.get_by_role("region", name="Score after 2 games").wait_for()
    assert axe(page) == []
    page.get_by_role("button", name="Look at the table").click()
    expect(shown).to_have_count(0)
    # A shared screen has no seats: nothing was played on it.
    assert page.evaluate("() => localStorage.getItem('yurt.statistics')") is None


@pytest.mark.slow
def test_a_private_window_that_keeps_nothing(studio: Studio) -> None:
    full = "Storage.prototype.setItem = () => { throw new Error('full') }"
    here = Visitor(studio.browser, studio.address, settings=BRISK, script=full)
    studio.visitors.append(here)
    opened: Opened = looked_at(studio, "yak", 2)
    result(Seat(here, opened, 0).sit())


# The app

READY = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return worker.active.scriptURL;
}"""
KEPT = """async () => {
  const shelves = await caches.keys();
  const paths = [];
  for (const name of shelves)
    for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
  return paths;
}"""


@pytest.mark.slow
def test_it_can_be_installed(visitor: MakeVisitor) -> None:
    here = visitor(fresh=True)
    page = here.visit("/")
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert manifest["name"] == "Yurt" and manifest["display"] == "standalone"
    pictures = sizes()
    for icon in manifest["icons"]:
        assert page.request.get(f"{here.address}{icon['src']}").ok, icon
        if icon["type"] == "image/png":
            width, height = pictures[icon["src"].lstrip("/")]
            assert icon["sizes"] == f"{width}x{height}"
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window that forgets everything cannot install anything, whatever the page is like.
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])


@pytest.mark.slow
def test_the_settings_offer_it_when_the_browser_does(visitor: MakeVisitor) -> None:
    page = visitor().visit("/settings")
    button = page.get_by_role("button", name="Install Yurt")
    expect(button).to_have_count(0)
    page.evaluate(
        """() => {
          const offer = new Event("beforeinstallprompt", { cancelable: true });
          offer.prompt = async () => { window.asked = true; };
          window.dispatchEvent(offer);
        }"""
    )
    button.click()
    expect(button).to_have_count(0)
    assert page.evaluate("() => window.asked") is True


@pytest.mark.slow
def test_without_the_server_one_sentence_says_so(visitor: MakeVisitor) -> None:
    here = visitor(language="de", fresh=True)
    page = here.visit("/")
    assert page.wait_for_function(READY).json_value().endswith("/service-worker.js")
    # Nothing of the client is kept: what is shown always comes from the server.
    assert page.evaluate(KEPT) == ["/offline"]
    here.visit("/settings")
    here.expect_complaint("ERR_INTERNET_DISCONNECTED|Failed to load|status of 503")
    here.context.set_offline(True)
    page.reload()
    page.get_by_text("Prüf die Verbindung").wait_for()
    assert page.evaluate("() => document.documentElement.lang") == "de"
    assert axe(page) == []
    here.context.set_offline(False)
    page.get_by_role("link").click()
    page.get_by_role("heading", name="Einstellungen").wait_for()
