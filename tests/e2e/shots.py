"""The command behind ``scripts/shots``: pictures of every page and table, to be looked at."""

import argparse
import tempfile
import time
from pathlib import Path

from tests.e2e.browser import ROOT, NoBrowser, chromium
from tests.e2e.scenes import SCENES
from tests.e2e.studio import Scene, Studio, dress, speak
from tests.server.processes import serving

FOLDER = ROOT / "shots"


def shoot(studio: Studio, scene: Scene, language: str) -> int:
    page = scene.play(studio)
    speak(page, language)
    ending = "" if language == "en" else f"-{language}"
    count = 0
    for theme in ("light", "dark"):
        for size in scene.sizes:
            dress(page, size, theme)
            file = FOLDER / f"{scene.name}-{size}-{theme}{ending}.png"
            page.screenshot(path=str(file), full_page=scene.whole)
            count += 1
    for complaint in studio.complaints():
        print(f"{scene.name}: {complaint}")
    studio.clear()
    return count


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/shots", description=__doc__)
    parser.add_argument("name", nargs="*", help="only pictures whose name begins so, as yak-2")
    parser.add_argument("--language", default="en", help="en, de, fr, it or nl")
    chosen = parser.parse_args()
    wanted = [each for each in SCENES if each.name.startswith(tuple(chosen.name) or "")]
    FOLDER.mkdir(exist_ok=True)
    count = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", Path(folder)) as server,
    ):
        while not server.answers():
            time.sleep(0.05)
        try:
            with chromium() as browser:
                studio = Studio(browser, server)
                for scene in wanted:
                    count += shoot(studio, scene, chosen.language)
        except NoBrowser as missing:
            raise SystemExit(str(missing)) from None
    print(f"{count} pictures are in {FOLDER}.")


if __name__ == "__main__":
    main()
