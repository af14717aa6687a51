"""A folder made by scripts/new-game is a whole game, and no other file changes for it."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from yurt.engine.jit import cache_root

ROOT = Path(__file__).parents[2]
# Files of the tree that a copy shares with it, being too large to copy and no part of a game.
SHARED = (".venv", "node_modules")
# What every game must pass, but for what compiles for long and for the browser.
CHECKS = (
    "tests/architecture/test_tree.py",
    "tests/architecture/test_words.py",
    "tests/conformance",
    "tests/golden",
    "tests/lab/test_perft.py",
    "tests/server/test_types.py",
)
# What hidden games must pass besides.
HIDDEN_CHECKS = (
    "tests/bots/test_bots.py",
    "tests/bots/test_hints.py",
    "tests/bots/test_levels.py",
    "tests/properties/test_non_interference.py",
    "tests/server/test_leaks.py",
    "tests/server/test_lessons.py",
    "tests/server/test_replays.py",
)
# What the tutorial changes of a game is looked at by these.
CHANGED_CHECKS = ("tests/architecture/test_tree.py", "tests/golden", "tests/lab/test_perft.py")
PAGE = (ROOT / "docs" / "first-game.md").read_text("utf-8")
STEPS = re.findall(r"^```(sh|diff)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
YURT = ("-c", "from yurt.cli import main; main()")
VITE = ("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir")
STATIC = "src/yurt/server/static"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The tree as it is committed or about to be, copied to where a game may be added."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.check_output(listed, cwd=ROOT, text=True).split("\0")
    for name in names:
        if name and (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tmp_path / name)
    for name in SHARED:
        (tmp_path / name).symlink_to(ROOT / name)
    # The games that were there before are not compiled again, but for what another process takes
    # away meanwhile.
    with contextlib.suppress(shutil.Error):
        shutil.copytree(cache_root(), tmp_path / "cache", copy_function=link)
    # Nor is what scripts/check has found out about their types.
    with contextlib.suppress(FileNotFoundError):
        shutil.copytree(ROOT / ".mypy_cache", tmp_path / "cache" / "mypy")
    run(tmp_path, "git", "init", "--quiet")
    (tmp_path / ".git" / "info" / "exclude").write_text("\n".join([*SHARED, "cache"]))
    run(tmp_path, "git", "add", "--all")
    who = ("-c", "user.name=test", "-c", "user.email=test@localhost")
    run(tmp_path, "git", *who, "commit", "--quiet", "--message", "before")
    return tmp_path


def link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # another file system
        shutil.copy2(source, target)


def run(copy: Path, *command: str, told: str | None = None) -> str:
    """What a command says that must succeed in the copy; ``told``: its standard input."""
    environment = {
        **os.environ,
        "PYTHONPATH": f"{copy / 'src'}:{copy}",
        "YURT_CACHE": str(copy / "cache"),
    }
    done = subprocess.run(
        command,
        cwd=copy,
        env=environment,
        input=told,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def python(copy: Path, *arguments: str) -> str:
    return run(copy, sys.executable, *arguments)


def passes(copy: Path, chosen: str, *paths: str) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-k", f"{chosen} and not new_game")
    said = python(copy, "-m", "pytest", *options, *paths)
    assert "passed" in said and "skipped" not in said, said


def changed(copy: Path) -> set[str]:
    """What git finds changed or added."""
    lines = run(copy, "git", "status", "--porcelain", "--untracked-files=all").splitlines()
    return {line[3:] for line in lines}


def is_within(copy: Path, package: str) -> bool:
    paths = changed(copy)
    return bool(paths) and all(path.startswith(f"src/yurt/games/{package}/") for path in paths)


def follow(copy: Path, command: str, *checks: str) -> None:
    """A command of the tutorial, without what a script does to set up."""
    name, *arguments = command.split()
    if name == "scripts/test":
        passes(copy, arguments[-1], *checks)
    elif name == "scripts/golden":
        python(copy, "-m", "tests.golden.make", *arguments)
        python(copy, "-m", "tests.lab.make", *arguments)
    elif name == "rm":
        for path in arguments:
            (copy / path).unlink()
    else:
        program = {"scripts/new-game": ("scripts/new_game.py",), "yurt": YURT}
        python(copy, *program[name], *arguments)


@pytest.mark.slow
def test_an_open_game_passes_everything_and_changes_nothing_else(copy: Path) -> None:
    """It is made, tried and changed as docs/first-game.md says."""
    package = "src/yurt/games/sky_race"
    assert [kind for kind, _ in STEPS] == ["sh"] * 3 + ["diff"] * 5 + ["sh"]
    checks: tuple[str, ...] = CHECKS
    for kind, block in STEPS:
        if kind == "diff":
            run(copy, "git", "apply", "-", told=block)
            checks = CHANGED_CHECKS
            continue
        for command in block.splitlines():
            follow(copy, command, *checks, package)
            assert is_within(copy, "sky_race")
    python(copy, "-m", "ruff", "format", "--check", package)
    python(copy, "-m", "ruff", "check", package)
    assert is_within(copy, "sky_race")


@pytest.mark.slow
def test_a_hidden_game_passes_everything_and_changes_nothing_else(copy: Path) -> None:
    """With a name of two words, a title and rulings of its own; in the browser too."""
    title = ("--title", "Liar’s Dice", "--rulings", "LIAR")
    python(copy, "scripts/new_game.py", "--hidden", *title, "liars-dice")
    package = "src/yurt/games/liars_dice"
    assert is_within(copy, "liars_dice")
    made = changed(copy)
    passes(copy, "liars", *CHECKS, *HIDDEN_CHECKS, package)
    python(copy, "-m", "ruff", "format", "--check", package)
    python(copy, "-m", "ruff", "check", package)
    python(copy, "-m", "mypy", "--cache-dir", str(copy / "cache" / "mypy"), package)
    python(copy, "-m", "yurt.server.typescript", "web/src/wire")
    run(copy, "node", "node_modules/@biomejs/biome/bin/biome", "check", f"{package}/web")
    svelte_check = "node_modules/svelte-check/bin/svelte-check"
    run(copy, "node", svelte_check, "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run(copy, "node", *VITE, str(copy / STATIC))
    passes(copy, "liars", "tests/e2e/test_any_game.py", "tests/e2e/test_lessons.py")
    assert changed(copy) == made


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "Use: scripts/new-game [--hidden] [--title TITLE] [--rulings PREFIX] NAME"),
        (["a", "b"], "Use: scripts/new-game [--hidden] [--title TITLE] [--rulings PREFIX] NAME"),
        (["Yak"], "“Yak” cannot be the name of a game: use small letters, as in sky-race."),
        (["class"], "“class” cannot be the name of a game: use small letters, as in sky-race."),
        (["yak"], "There is a game in src/yurt/games/yak already."),
        (
            ["--rulings", "sky-1", "sky"],
            "“sky-1” cannot begin rulings: use capital letters, as in SKY.",
        ),
        (["--rulings", "YAM", "sky"], "The rulings of another game begin with YAM already."),
        (
            ["--title", 'A "B"', "sky"],
            '“A "B"” cannot be a title: write it without quotes and signs of control.',
        ),
    ],
)
def test_what_cannot_be_made_is_said_in_one_sentence(arguments: list[str], complaint: str) -> None:
    command = [sys.executable, str(ROOT / "scripts" / "new_game.py"), *arguments]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert made.returncode == 1
    assert made.stderr.strip() == complaint
