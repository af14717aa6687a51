"""docs/first-bot.md is true: its bots play as the page says."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "first-bot.md").read_text("utf-8")
FILES = dict(re.findall(r"^```python\n# (\w+\.py)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE))
COMMANDS = re.findall(r"^```sh\n(.*?)\n```", PAGE, re.DOTALL | re.MULTILINE)
YURT = [sys.executable, "-c", "from yurt.cli import main; main()"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def run(folder: Path, command: str, *more: str) -> str:
    """What a command of the page says; ``python3`` and ``yurt`` are those of this environment."""
    words = shlex.split(command.replace("python3", shlex.quote(sys.executable)))
    words = [*YURT, *words[1:]] if words[0] == "yurt" else words
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [*words, *more],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_has_two_bots_and_how_to_run_them() -> None:
    assert list(FILES) == ["greedy.py", "timid.py"]
    assert [command.split()[0] for command in COMMANDS] == ["python3", "yurt"]


def test_the_bot_in_python_beats_random_moves(folder: Path) -> None:
    said = re.fullmatch(
        r"Greedy wins (\d+) of 10 games against random moves\.\n", run(folder, COMMANDS[0])
    )
    assert said is not None and int(said[1]) >= 8


def test_the_program_beats_random_moves(folder: Path) -> None:
    timid, other = json.loads(run(folder, COMMANDS[1], "--json"))["bots"]
    assert timid["score"][0] > 0.8
    assert not timid["forfeits"] and not other["forfeits"]
