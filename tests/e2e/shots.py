"""The command behind ``scripts/shots``: pictures of every page and table, to be looked at.

Tables are opened over HTTP and driven by their bots: one that waits, one in play as a seat sees it,
the same on a shared screen, and one that is over.
"""

import argparse
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from tests.e2e.browser import LAPTOP, PHONE, ROOT, TELEVISION, NoBrowser, Visitor, chromium
from tests.e2e.table import Opened, ask, open_table, table_info
from tests.server.processes import serving

SIZES = {"phone": PHONE, "laptop": LAPTOP, "television": TELEVISION}
THEMES = ("light", "dark")
PAGES = {
    "lobby": "/",
    "join": "/join",
    "settings": "/settings",
    "kit": "/kit",
    "nowhere": "/nowhere",
}
# Seconds that a game of bots may take, and until the first moves were seen.
LONGEST = 20.0
MOMENT = 1.5
SHORT = {"yaki": {"trophies": 1}, "yam-master": {"max_turns": 10}}


def places(address: str, game: str) -> Iterator[tuple[str, str]]:
    """Names and paths of what there is to see of a game."""
    yield f"{game}-new", f"/new/{game}"
    yield f"{game}-rules", f"/rules/{game}"
    least = next(facts for facts in ask(address, "/api/games")["games"] if facts["name"] == game)
    more = min(least["most_players"], 3) - 1
    waiting = open_table(address, game, ["host"] + ["open"] * more, names=["Ada"])
    yield f"{game}-waiting", own(waiting)
    yield f"{game}-waiting-screen", f"/table/{waiting.code}"
    playing = open_table(address, game, ["host"] + ["bot"] * more, names=["Ada"])
    time.sleep(MOMENT)
    yield f"{game}-playing", own(playing)
    yield f"{game}-playing-screen", f"/table/{playing.code}"
    over = finished(address, game, 1 + more)
    if over is not None:
        yield f"{game}-over", f"/t/{over.code}"
        yield f"{game}-over-screen", f"/table/{over.code}"


def own(opened: Opened) -> str:
    return f"/t/{opened.code}#{opened.tokens[0]}"


def finished(address: str, game: str, players: int) -> Opened | None:
    """A table of bots that have played to the end, if they are quick enough."""
    opened = open_table(address, game, ["bot"] * players, options=SHORT.get(game, {}))
    limit = time.monotonic() + LONGEST
    while time.monotonic() < limit:
        if table_info(address, opened.code)["status"] == "over":
            return opened
        time.sleep(0.25)
    return None


def shoot(browser: Browser, address: str, wanted: list[tuple[str, str]], language: str) -> None:
    for theme in THEMES:
        for name, size in SIZES.items():
            for place, path in wanted:
                visitor = Visitor(browser, address, size, theme, language)
                page = visitor.visit(path)
                page.wait_for_timeout(400)
                # A table fits its screen; a page may be longer.
                whole = not path.startswith(("/t/", "/table/"))
                file = (
                    FOLDER
                    / f"{place}-{name}-{theme}{'' if language == 'en' else f'-{language}'}.png"
                )
                page.screenshot(path=str(file), full_page=whole)
                for complaint in visitor.complaints:
                    print(f"{file.name}: {complaint}")
                visitor.close()


FOLDER = ROOT / "shots"


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/shots", description=__doc__)
    parser.add_argument(
        "name", nargs="*", help="only pictures whose name begins so, as yak-playing"
    )
    parser.add_argument("--language", default="en", help="en, de, fr, it or nl")
    chosen = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", Path(folder)) as server,
    ):
        while not server.answers():
            time.sleep(0.05)
        games = [facts["name"] for facts in ask(server.address, "/api/games")["games"]]
        wanted = list(PAGES.items())
        for game in games:
            if not chosen.name or any(name.startswith(game) for name in chosen.name):
                wanted += places(server.address, game)
        if chosen.name:
            wanted = [each for each in wanted if each[0].startswith(tuple(chosen.name))]
        try:
            with chromium() as browser:
                shoot(browser, server.address, wanted, chosen.language)
        except NoBrowser as missing:
            raise SystemExit(str(missing)) from None
    print(f"{len(wanted) * len(SIZES) * len(THEMES)} pictures are in {FOLDER}.")


if __name__ == "__main__":
    main()
