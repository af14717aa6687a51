"""The documentation site builds strictly: no link leads nowhere, no name is unknown."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.scenes import SCENES
from tests.e2e.shots import CHOSEN

ROOT = Path(__file__).parents[2]
SITE = ROOT / "src" / "yurt" / "server" / "site"
# Without setting up: whoever runs tests has done so.
BUILD = [sys.executable, str(ROOT / "scripts" / "docs.py"), "--background"]


@pytest.mark.slow
def test_the_site_builds_strictly() -> None:
    built = subprocess.run(BUILD, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    for page in ("", "play/rules/yak", "first-game", "build/architecture", "api/bots", "search"):
        assert (SITE / page / "index.html").is_file(), page
    assert (SITE / "searchindex.js").stat().st_size > 10_000


def test_links_lead_to_pages_of_the_site(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "docs"))
    import tree  # type: ignore[import-not-found]

    def mended(text: str, file: str, page: str) -> str:
        found: str = tree.mend(text, file, page)
        return found

    readme = "[why](docs/decisions), [wire](docs/wire.md#limits) and `docs/study.md`"
    assert mended(readme, "README.md", "readme") == (
        "[why](build/decisions.md), [wire](wire.md#limits) and [`docs/study.md`](study.md)"
    )
    assert mended("[r](../benchmarks/results.md)", "docs/hosting.md", "hosting") == (
        "[r](study/results.md)"
    )
    code = "```\n`docs/wire.md`\n```\n\n    `docs/wire.md`\n"
    kept = f"[a](https://example.org) [b](#here) `rules.py`\n\n{code}"
    assert mended(kept, "CONTRIBUTING.md", "build/contributing") == kept
    assert mended("![a](docs/yak.png)", "README.md", "readme") == "![a](yak.png)"


def test_the_gallery_shows_what_the_script_makes() -> None:
    """``scripts/shots --gallery`` renews every picture of the page, and no other lies there."""
    folder = ROOT / "docs" / "gallery"
    shown = re.findall(r"\]\((\S+\.jpg)\)", (folder / "README.md").read_text("utf-8"))
    made = {f"{scene}-{size}.jpg" for scene, size, _ in CHOSEN}
    assert sorted(shown) == sorted(made) == sorted(path.name for path in folder.glob("*.jpg"))
    assert {scene for scene, _, _ in CHOSEN} <= {scene.name for scene in SCENES}


def test_another_word_is_refused() -> None:
    command = [*BUILD[:-1], "--fast"]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr.strip()) == (1, "Use: scripts/docs [--background]")
