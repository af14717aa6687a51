"""Looking at a game again, at every moment that looks different."""

from playwright.sync_api import Page

from tests.e2e import replay
from tests.e2e.replay import Viewer
from tests.e2e.studio import Studio, scene
from tests.e2e.table import Opened, open_table, record


def finished(studio: Studio, game: str) -> Opened:
    return studio.shared(f"{game} to replay", lambda: replay.finished(studio.address, game))


def _viewer(studio: Studio, game: str) -> Viewer:
    viewer = Viewer(studio.visitor()).table(finished(studio, game).id)
    viewer.go(viewer.last // 2)
    # The address has it, so that another language finds the same moment.
    viewer.page.wait_for_url(f"**?at={viewer.last // 2}&seat=public")
    return viewer


for _game in ("yak", "yam-master", "yaki", "yay", "zayo"):

    @scene(f"replay-{_game}")
    def _replay(studio: Studio, game: str = _game) -> Page:
        return _viewer(studio, game).page

    @scene(f"replay-{_game}-eyes")
    def _eyes(studio: Studio, game: str = _game) -> Page:
        viewer = _viewer(studio, game)
        viewer.eyes.select_option("Ada")
        viewer.page.wait_for_url("**&seat=0")
        return viewer.page


for _game in ("yak", "zayo"):

    @scene(f"replay-{_game}-hands")
    def _hands(studio: Studio, game: str = _game) -> Page:
        viewer = _viewer(studio, game)
        viewer.eyes.select_option("All hands open")
        viewer.page.get_by_role("region", name="All hands open").wait_for()
        return viewer.page


@scene("replay-end")
def _end(studio: Studio) -> Page:
    viewer = _viewer(studio, "yak")
    viewer.go(viewer.last)
    viewer.page.wait_for_url(f"**?at={viewer.last}&seat=public")
    return viewer.page


@scene("replay-verified")
def _verified(studio: Studio) -> Page:
    viewer = _viewer(studio, "yak")
    viewer.verdict().get_by_text("as promised").wait_for()
    return viewer.page


@scene("replay-not-verified")
def _not_verified(studio: Studio) -> Page:
    text = record(studio.address, finished(studio, "yam-master").id)
    viewer = Viewer(studio.visitor())
    viewer.visitor.expect_complaint("422")
    viewer.visitor.visit("/replay")
    lines = [line for line in text.splitlines() if not line.startswith("# proof number")]
    seed = next(n for n, line in enumerate(lines) if line.startswith("# proof seed"))
    lines[seed] = f"# proof seed {'0' * 64}"
    viewer.drop("\n".join(lines)).there()
    viewer.verdict().get_by_text("isn’t as promised").wait_for()
    return viewer.page


@scene("replay-open")
def _open(studio: Studio) -> Page:
    return studio.page("/replay")


@scene("replay-broken")
def _broken(studio: Studio) -> Page:
    hidden = record(studio.address, open_table(studio.address, "yak", ["host", "host"]).id)
    viewer = Viewer(studio.visitor())
    viewer.visitor.expect_complaint("422")
    viewer.visitor.visit("/replay")
    viewer.drop(hidden).page.get_by_role("alert").wait_for()
    return viewer.page
