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
GALLERY = ROOT / "docs" / "gallery"
# The pictures that docs/gallery/README.md shows: scene, size and theme.
CHOSEN = (
    ("lobby-first", "laptop", "light"),
    ("waiting", "laptop", "light"),
    ("yak-6-claim", "phone", "light"),
    ("yak-4-count", "laptop", "light"),
    ("yak-screen-6", "television", "dark"),
    ("yam-chosen", "laptop", "light"),
    ("yaki-4", "phone", "light"),
    ("yaki-screen-trophy", "television", "light"),
    ("yay-4", "laptop", "light"),
    ("yay-hand-aim", "phone", "dark"),
    ("zayo-6", "phone", "light"),
    ("zayo-wolf", "laptop", "light"),
    ("zayo-screen-attack", "television", "dark"),
    ("lesson-try", "phone", "light"),
    ("replay-zayo-eyes", "laptop", "light"),
    ("after-series", "laptop", "light"),
    ("statistics", "phone", "light"),
    ("new-levels", "laptop", "light"),
    ("hint-yak", "phone", "light"),
    ("coach", "laptop", "light"),
)
QUALITY = 80


def shoot(studio: Studio, scene: Scene, folder: Path, language: str, text: float) -> int:
    page = scene.play(studio)
    speak(page, language)
    if text != 1:
        page.evaluate("(text) => (document.documentElement.style.fontSize = `${text}em`)", text)
    ending = "" if language == "en" else f"-{language}"
    ending += "" if text == 1 else f"-{text:g}"
    count = 0
    for theme in ("light", "dark"):
        for size in scene.sizes:
            dress(page, size, theme)
            file = folder / f"{scene.name}-{size}-{theme}{ending}.png"
            page.screenshot(path=str(file), full_page=scene.whole)
            count += 1
    for complaint in studio.complaints():
        print(f"{scene.name}: {complaint}")
    studio.clear()
    return count


def hang(studio: Studio, scene: Scene) -> int:
    """The pictures of a scene that were chosen for the gallery, small enough to be kept."""
    wanted = [(size, theme) for name, size, theme in CHOSEN if name == scene.name]
    if not wanted:
        return 0
    page = scene.play(studio)
    for size, theme in wanted:
        dress(page, size, theme)
        file = GALLERY / f"{scene.name}-{size}.jpg"
        page.screenshot(path=str(file), type="jpeg", quality=QUALITY)
    studio.clear()
    return len(wanted)


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/shots", description=__doc__)
    parser.add_argument("name", nargs="*", help="only pictures whose name begins so, as yak-2")
    parser.add_argument("--language", default="en", help="en, de, fr, it or nl")
    parser.add_argument("--text", type=float, default=1, help="the size of the letters, 1 to 2")
    parser.add_argument("--to", type=Path, default=FOLDER, help="the folder, shots if not given")
    parser.add_argument("--gallery", action="store_true", help="those of docs/gallery instead")
    chosen = parser.parse_args()
    wanted = [each for each in SCENES if each.name.startswith(tuple(chosen.name) or "")]
    pictures = GALLERY if chosen.gallery else chosen.to
    pictures.mkdir(parents=True, exist_ok=True)
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
                    if chosen.gallery:
                        count += hang(studio, scene)
                    else:
                        count += shoot(studio, scene, pictures, chosen.language, chosen.text)
        except NoBrowser as missing:
            raise SystemExit(str(missing)) from None
    print(f"{count} pictures are in {pictures}.")


if __name__ == "__main__":
    main()
