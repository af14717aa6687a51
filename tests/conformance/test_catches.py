"""The conformance suite catches what it is for: the game of the template, broken in one place."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEMPLATES = ROOT / "scripts" / "templates"
Checked = Callable[[], str]

# Answers for each folder of games, as a line of JSON, what is wrong with the demo in it. One
# process does it for all tests: to start it takes longer than a check.
CHECK = """
import importlib, json, sys
import yurt.games
from yurt.conformance import ConformanceError, check
from yurt.engine import registry
home = list(yurt.games.__path__)
for line in sys.stdin:
    yurt.games.__path__[:] = [*home, line.strip()]
    for module in [name for name in sys.modules if name.startswith("yurt.games.demo")]:
        del sys.modules[module]
    importlib.invalidate_caches()
    registry.packages.cache_clear()
    registry._load.cache_clear()
    answer = ""
    try:
        check("demo")
    except ConformanceError as error:
        answer = str(error)
    print(json.dumps(answer), flush=True)
"""

ROLL_IS_HALF = "def is_half(move: int) -> bool:\n    return move == ROLL\n\n\ndef name("
FICKLE = """FIXED_NAMES = True


def name(move: int, view: Record, seat: int) -> Say:
    if move == ROLL and view.pot > 0:
        return say("advise-event", text="again")
"""
NAME = "def name(move: int, view: Record, seat: int) -> Say:\n"
# File, what stands there, what is put in its place, and the sentence that must follow.
FAULTS = [
    ("rules.py", "return 2 if s.pot > 0 else 1", "return 2", "is refused though legal"),
    ("rules.py", "return ROLL_FIRST if", "return LEGAL if", "is not legal and not refused"),
    ("rules.py", "moves[1] = STOP", "moves[1] = ROLL", "listed twice"),
    ("rules.py", "weights[face] = 1", "weights[face] = face", "has no weight"),
    ("rules.py", "below(rng, FACES)", "below(rng, FACES - 1)", "draws do not follow the odds"),
    ("rules.py", "if s.phase != TURN", "s.turns += 1\n    if s.phase != TURN", "changed its view"),
    ("notation.py", '"die 2", "die 3"', '"die 3", "die 3"', "another event"),
    ("notation.py", '"stop", "die 1"', '"Stop", "die 1"', "not canonical"),
    ("narrate.py", "points=int(after.pot)", "pots=int(after.pot)", "cannot be said"),
    ("bot.py", "return STOP if", "return STOP if record.pot == 0 or", "which is not legal"),
    ("__init__.py", "least=10", "least=30", "goal cannot have its default"),
    ("tables.py", "DEMO-4 refuse", "DAMO-4 refuse", "names no ruling of this game"),
    ("text/fr.ftl", "option-goal-help", "option-goal-halp", "fr has no message option-goal-help"),
    ("text/nl.ftl", "feat-best-turn-label", "feat-turn", "nl has no message feat-best-turn-label"),
    ("highlights.py", '"lost-points", before', '"lost-points", -before', "are no counts"),
    ("advice.py", "def name(", ROLL_IS_HALF, "chance comes before the other half"),
    ("advice.py", NAME, FICKLE, "the name of “roll” is not fixed"),
    ("draw.py", 'say("drawn-pot"', 'say("drawn-pott"', "cannot be drawn"),
]
# The same of the game that hides something.
KEPT = "number < s.rounds or other == seat"
OPEN = 'rulings="DEMO",\n    is_open=True,'
HALF = "def is_half(move: int) -> bool:\n    return move != DOUBT\n\n\ndef name("
HIDDEN_FAULTS = [
    ("rules.py", "    view.bidder = s.bidder\n", "", "would be told otherwise from the state"),
    ("rules.py", "        if other != seat:\n", "        if True:\n", "can tell the guessed state"),
    ("rules.py", f"if {KEPT}", f"if number >= s.rounds - 1 and ({KEPT})", "cannot tell them any"),
    ("rules.py", "    phase=i1,", "    phase=i1,\n    size=i1,", "have a name already"),
    ("__init__.py", 'rulings="DEMO",', OPEN, "an open game"),
    ("advice.py", "BID + end)", "BID + end - 1)", "does not write the moves of its codes"),
    ("advice.py", "int(record.bid) + 1,", "max(int(record.bid), 0),", "which is not legal"),
    ("advice.py", "def name(", HALF, "is half a turn, and another goes on"),
    ("text/en.ftl", "advise-bid = Bid: { $bid }", "advise-bid = Bid", "are both called “Bid”"),
]
ALL_FAULTS = [
    *(("open", *fault) for fault in FAULTS),
    *(("hidden", *fault) for fault in HIDDEN_FAULTS),
]


@pytest.mark.parametrize(("template", "file", "old", "new", "sentence"), ALL_FAULTS)
def test_a_fault_is_caught(
    tmp_path: Path,
    checked: Checked,
    template: str,
    file: str,
    old: str,
    new: str,
    sentence: str,
) -> None:
    spoil(tmp_path, template, (file, old, new))
    answer = checked()
    assert sentence in answer
    assert answer.startswith("demo fails the check")


def test_what_is_forgotten_is_named(tmp_path: Path, checked: Checked) -> None:
    spoil(tmp_path, "hidden", ("rules.py", f"if {KEPT}", f"if number >= s.rounds - 1 and ({KEPT})"))
    sentence = checked().splitlines()[0]
    assert re.match(
        r"demo fails the check “recall”: hands: seat \d knew (a number|\d numbers) there before "
        r"event \d+ and cannot tell them any more",
        sentence,
    )


def test_a_game_that_hides_nothing_has_to_say_so(tmp_path: Path, checked: Checked) -> None:
    hides = "return ROLL_HIDDEN if event >= ROLL and s.rolled != seat else event"
    spoil(
        tmp_path,
        "hidden",
        ("rules.py", f"if {KEPT}", "if True"),
        ("rules.py", hides, "return event"),
        ("rules.py", "        if other != seat:\n", "        if other < 0:\n"),
    )
    assert "every seat saw the same in every position" in checked()


# A game in which whoever bids goes on until they doubt themselves: every bid is half a turn.
GOES_ON = ("rules.py", "s.turn = (s.turn + 1) % s.players", "s.turn = s.bidder")
HALVES = ("advice.py", "def name(", HALF)


def test_half_a_turn_shows_nothing_to_its_seat(tmp_path: Path, checked: Checked) -> None:
    """A bid lifts all cups, and the game keeps that to itself."""
    spoil(
        tmp_path,
        "hidden",
        GOES_ON,
        HALVES,
        ("rules.py", f"if {KEPT}", f"if {KEPT} or s.bid != NO_BID"),
        ("rules.py", "        if other != seat:\n", "        if other != seat and view.bid < 0:\n"),
    )
    assert "tells its seat what it did not know" in checked()


def test_half_a_turn_is_no_move_that_reveals(tmp_path: Path, checked: Checked) -> None:
    reveals = ("narrate.py", "return event == DOUBT", "return True")
    spoil(tmp_path, "hidden", GOES_ON, HALVES, reveals)
    assert "the game says that it reveals" in checked()


def test_half_turns_that_show_nothing_are_sound(tmp_path: Path, checked: Checked) -> None:
    spoil(tmp_path, "hidden", GOES_ON, HALVES)
    assert "half turns" not in checked()


def spoil(root: Path, template: str, *edits: tuple[str, str, str]) -> None:
    """The game of a template, with other text in some places."""
    folder = root / "games" / "demo"
    left_out = shutil.ignore_patterns("__pycache__", "tests")
    shutil.copytree(TEMPLATES / template, folder, ignore=left_out)
    for file, old, new in edits:
        text = (folder / file).read_text("utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize("template", ["open", "hidden"])
def test_the_template_itself_is_sound(tmp_path: Path, checked: Checked, template: str) -> None:
    shutil.copytree(TEMPLATES / template, tmp_path / "games" / "demo")
    assert checked() == ""


@pytest.fixture(scope="module")
def checker() -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        [sys.executable, "-c", CHECK],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield process
        process.communicate()
    assert process.returncode == 0


@pytest.fixture
def checked(checker: subprocess.Popen[str], tmp_path: Path) -> Checked:
    """Asks what is wrong with the game in the folder of this test."""

    def ask() -> str:
        assert checker.stdin is not None and checker.stdout is not None
        checker.stdin.write(f"{tmp_path / 'games'}\n")
        checker.stdin.flush()
        answer = json.loads(checker.stdout.readline())
        assert isinstance(answer, str)
        return answer

    return ask
