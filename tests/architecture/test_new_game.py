"""A folder made by scripts/new-game is a whole game, and no other file changes for it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "scripts", "pyproject.toml", "README.md")
LEFT_OUT = shutil.ignore_patterns("__pycache__", ".*_cache", "static", "node_modules")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The tree, copied to where a game may be added."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tmp_path / name, ignore=LEFT_OUT)
        else:
            shutil.copy(source, tmp_path / name)
    return tmp_path


def run(copy: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": f"{copy / 'src'}:{copy}",
        "YURT_CACHE": str(copy / "cache"),
    }
    return subprocess.run(
        command, cwd=copy, env=environment, capture_output=True, text=True, check=False
    )


def files(copy: Path) -> dict[str, bytes]:
    """Every file outside of the games' folders that a game could need to change."""
    return {
        str(path.relative_to(copy)): path.read_bytes()
        for path in copy.rglob("*")
        if path.is_file() and "cache" not in str(path)
    }


@pytest.mark.parametrize("name", ["demo", pytest.param("sky-race", marks=pytest.mark.slow)])
def test_a_new_game_passes_everything_and_changes_nothing_else(copy: Path, name: str) -> None:
    before = files(copy)
    made = run(copy, sys.executable, "scripts/new-game", name)
    assert made.returncode == 0, made.stderr
    package = f"src/yurt/games/{name.replace('-', '_')}"
    after = files(copy)
    assert {path: after[path] for path in before} == before
    assert {path for path in after if path not in before} == {
        path for path in after if path.startswith(f"{package}/")
    }
    tests = ["tests/golden", "tests/lab/test_perft.py", "tests/architecture", package]
    if name == "demo":
        tests.append("tests/conformance/test_all_games.py")
    options = ["-q", "-p", "no:cacheprovider", "-k", f"{name} and not new_game or {package}"]
    tested = run(copy, sys.executable, "-m", "pytest", *tests, *options)
    assert tested.returncode == 0, tested.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "Use: scripts/new-game NAME"),
        (["Yak"], "“Yak” cannot be the name of a game: use small letters, as in sky-race."),
        (["class"], "“class” cannot be the name of a game: use small letters, as in sky-race."),
        (["yak"], "There is a game in src/yurt/games/yak already."),
    ],
)
def test_what_cannot_be_made_is_said_in_one_sentence(arguments: list[str], complaint: str) -> None:
    command = [sys.executable, str(ROOT / "scripts" / "new-game"), *arguments]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert made.returncode == 1
    assert made.stderr.strip() == complaint
