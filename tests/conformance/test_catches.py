"""The conformance suite catches what it is for: the game of the template, broken in one place."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "scripts" / "templates" / "game"

CHECK = """
import sys
from pathlib import Path
import yurt.games
yurt.games.__path__.append(str(Path("games").resolve()))
from yurt.conformance import ConformanceError, check
try:
    check("demo")
except ConformanceError as error:
    print(error)
"""

# File, what stands there, what is put in its place, and the sentence that must follow.
FAULTS = [
    ("rules.py", "return 2 if s.pot > 0 else 1", "return 2", "is refused though legal"),
    ("rules.py", "return ROLL_FIRST if", "return LEGAL if", "is not legal and not refused"),
    ("rules.py", "moves[1] = STOP", "moves[1] = ROLL", "listed twice"),
    ("rules.py", "weights[face] = 1", "weights[face] = face", "has no weight"),
    ("rules.py", "below(rng, FACES)", "below(rng, FACES - 1)", "draws do not follow the odds"),
    ("rules.py", "    view.pot = s.pot\n", "", "would be told otherwise from the state"),
    ("rules.py", "    pass\n", "    s.goal += 1\n", "can tell the guessed state"),
    ("rules.py", "if s.phase != TURN", "s.turns += 1\n    if s.phase != TURN", "changed its view"),
    ("notation.py", '"die 2", "die 3"', '"die 3", "die 3"', "another event"),
    ("notation.py", '"stop", "die 1"', '"Stop", "die 1"', "not canonical"),
    ("narrate.py", "points=int(after.pot)", "pots=int(after.pot)", "cannot be said"),
    ("bot.py", "return STOP if", "return STOP if record.pot == 0 or", "which is not legal"),
    ("__init__.py", "least=10", "least=30", "goal cannot have its default"),
    ("__init__.py", "is_open=True", "is_open=False", "every seat saw the same in every position"),
    ("tables.py", "DEMO-4 refuse", "DAMO-4 refuse", "names no ruling of this game"),
    ("text/fr.ftl", "option-goal-help", "option-goal-halp", "fr has no message option-goal-help"),
    ("text/nl.ftl", "feat-best-turn-label", "feat-turn", "nl has no message feat-best-turn-label"),
    ("highlights.py", '"lost-points", before', '"lost-points", -before', "are no counts"),
    ("draw.py", 'say("drawn-pot"', 'say("drawn-pott"', "cannot be drawn"),
]


@pytest.mark.parametrize(("file", "old", "new", "sentence"), FAULTS)
def test_a_fault_is_caught(tmp_path: Path, file: str, old: str, new: str, sentence: str) -> None:
    folder = tmp_path / "games" / "demo"
    shutil.copytree(TEMPLATE, folder, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), "utf-8")
    answer = checked(tmp_path)
    assert sentence in answer
    assert answer.startswith("demo fails the check")


def test_the_template_itself_is_sound(tmp_path: Path) -> None:
    shutil.copytree(TEMPLATE, tmp_path / "games" / "demo")
    assert checked(tmp_path) == ""


def checked(root: Path) -> str:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run(
        [sys.executable, "-c", CHECK],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout
