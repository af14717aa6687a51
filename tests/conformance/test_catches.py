"""The conformance suite catches what it is for: the game of the template, broken in one place."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEMPLATES = ROOT / "scripts" / "templates"

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
    tmp_path: Path, template: str, file: str, old: str, new: str, sentence: str
) -> None:
    spoil(tmp_path, template, (file, old, new))
    answer = checked(tmp_path)
    assert sentence in answer
    assert answer.startswith("demo fails the check")


def test_what_is_forgotten_is_named(tmp_path: Path) -> None:
    spoil(tmp_path, "hidden", ("rules.py", f"if {KEPT}", f"if number >= s.rounds - 1 and ({KEPT})"))
    sentence = checked(tmp_path).splitlines()[0]
    assert re.match(
        r"demo fails the check “recall”: hands: seat \d knew (a number|\d numbers) there before "
        r"event \d+ and cannot tell them any more",
        sentence,
    )


def test_a_game_that_hides_nothing_has_to_say_so(tmp_path: Path) -> None:
    hides = "return ROLL_HIDDEN if event >= ROLL and s.rolled != seat else event"
    spoil(
        tmp_path,
        "hidden",
        ("rules.py", f"if {KEPT}", "if True"),
        ("rules.py", hides, "return event"),
        ("rules.py", "        if other != seat:\n", "        if other < 0:\n"),
    )
    assert "every seat saw the same in every position" in checked(tmp_path)


# A game in which whoever bids goes on until they doubt themselves: every bid is half a turn.
GOES_ON = ("rules.py", "s.turn = (s.turn + 1) % s.players", "s.turn = s.bidder")
HALVES = ("advice.py", "def name(", HALF)


def test_half_a_turn_shows_nothing_to_its_seat(tmp_path: Path) -> None:
    """A bid lifts all cups, and the game keeps that to itself."""
    spoil(
        tmp_path,
        "hidden",
        GOES_ON,
        HALVES,
        ("rules.py", f"if {KEPT}", f"if {KEPT} or s.bid != NO_BID"),
        ("rules.py", "        if other != seat:\n", "        if other != seat and view.bid < 0:\n"),
    )
    assert "tells its seat what it did not know" in checked(tmp_path)


def test_half_a_turn_is_no_move_that_reveals(tmp_path: Path) -> None:
    reveals = ("narrate.py", "return event == DOUBT", "return True")
    spoil(tmp_path, "hidden", GOES_ON, HALVES, reveals)
    assert "the game says that it reveals" in checked(tmp_path)


def test_half_turns_that_show_nothing_are_sound(tmp_path: Path) -> None:
    spoil(tmp_path, "hidden", GOES_ON, HALVES)
    assert "half turns" not in checked(tmp_path)


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
def test_the_template_itself_is_sound(tmp_path: Path, template: str) -> None:
    shutil.copytree(TEMPLATES / template, tmp_path / "games" / "demo")
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
