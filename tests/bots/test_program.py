"""Bots that are programs: what they are asked, and what happens if they answer wrongly."""

import json
import os
import shlex
import sys
import textwrap
import time
from pathlib import Path

import pytest

from yurt.bots.bot import Clock, Forfeit
from yurt.bots.program import Program, describe
from yurt.engine.chance import seeded
from yurt.engine.match import Match
from yurt.engine.registry import load

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "random_bot.py"
DOCUMENT = ROOT / "docs" / "bot-protocol.md"

# A program that is ready, and answers each view with what stands for ANSWER.
SCRIPT = """
import json, os, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "start":
        print(json.dumps({"ready": True, "pid": os.getpid()}), flush=True)
    else:
        ANSWER
"""
WRONG = [
    ("late", "time.sleep(30)"),
    ("illegal", "print(json.dumps({'move': 'flip 99'}), flush=True)"),
    ("illegal", "print(json.dumps({'move': 'reveal red-3'}), flush=True)"),
    ("unreadable", "print('flip 1', flush=True)"),
    ("unreadable", "print(json.dumps({'move': 7}), flush=True)"),
    ("unreadable", "print('[' * 60_000, flush=True)"),
    ("ended", "raise RuntimeError('no idea')"),
]


def script(path: Path, answer: str) -> list[str]:
    path.write_text(textwrap.dedent(SCRIPT).replace("ANSWER", answer), "utf-8")
    return [sys.executable, "-I", "-S", str(path)]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(("kind", "answer"), WRONG)
def test_a_wrong_answer_is_a_forfeit_and_the_program_is_gone(
    kind: str, answer: str, tmp_path: Path
) -> None:
    match = Match(load("yaki"), players=2)
    program = Program(script(tmp_path / "bot.py", answer))
    begun = time.monotonic()
    try:
        program.begin(match.game)
        assert program._pipes is not None
        process = json.loads(program._pipes.last)["pid"]
        # Who is to be late gets little time; the others may be on a slow machine.
        limit = 0.05 if kind == "late" else 10.0
        with pytest.raises(Forfeit) as caught:
            program.choose(match.view(0), Clock(limit), seeded(0))
    finally:
        program.end()
    assert caught.value.kind == kind
    assert not is_running(process)
    assert time.monotonic() - begun < 20
    if kind == "ended":
        assert caught.value.detail == "RuntimeError: no idea"


def test_a_program_that_cannot_start_says_why() -> None:
    program = Program(["/nowhere/to/be/found"])
    with pytest.raises(Forfeit, match="nowhere"):
        program.begin(load("yaki"))
    program.end()


@pytest.mark.parametrize(
    ("said", "told"), [("'hello'", "unreadable: hello"), ("'[' * 60_000", r"unreadable: \[\[")]
)
def test_a_program_that_is_not_ready_is_a_forfeit(said: str, told: str, tmp_path: Path) -> None:
    command = script(tmp_path / "bot.py", "pass")
    Path(command[-1]).write_text(f"print({said})", "utf-8")
    program = Program(command)
    with pytest.raises(Forfeit, match=told):
        program.begin(load("yaki"))
    program.end()


def test_each_event_is_told_once(tmp_path: Path) -> None:
    answer = "open(sys.argv[1], 'a').write(line); print(json.dumps({'move': asked['legal'][0]}))"
    said = tmp_path / "said"
    program = Program([*script(tmp_path / "bot.py", f"{answer}; sys.stdout.flush()"), str(said)])
    match = Match(load("yaki"), players=2)
    program.begin(match.game)
    try:
        match.apply(program.choose(match.view(0), Clock(10), seeded(0)))
        match.play("* reveal red-3")
        program.choose(match.view(0), Clock(10), seeded(1))
    finally:
        program.end()
    first, second = map(json.loads, said.read_text("utf-8").splitlines())
    assert first["events"] == []
    assert second["events"] == ["0 flip 1", "* reveal red-3"]


def test_a_question_holds_what_the_document_lists() -> None:
    """Every key of a question is explained, and nothing else."""
    match = Match(load("yak"), players=2)
    rng = seeded("protocol")
    while match.to_move == "*":
        match.draw(rng)
    question = describe(match.view(0), Clock(1), rng)
    table = DOCUMENT.read_text("utf-8").partition("## A view")[2].partition("\n## ")[0]
    rows = [line.split("|")[1].strip() for line in table.splitlines() if line.startswith("| `")]
    assert rows == [f"`{key}`" for key in question]
    assert question["milliseconds"] == 1000
    assert question["seed"] < 2**53
    # The cards that the other seat was dealt are not to be seen.
    assert "1" not in {line.split()[0] for line in question["events"]}
    assert any("?" in line for line in question["events"])
    assert json.loads(json.dumps(question)) == question


def test_the_example_is_short_and_plays() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 30
    match = Match(load("yaki"), players=2)
    program = Program([sys.executable, str(EXAMPLE)])
    program.begin(match.game)
    try:
        moves = [program.choose(match.view(0), Clock(10), seeded(number)) for number in (1, 1, 2)]
    finally:
        program.end()
    assert moves[0] == moves[1] != moves[2]


def test_the_document_shows_the_example() -> None:
    code = DOCUMENT.read_text("utf-8").partition("```python\n")[2].partition("```")[0]
    assert code == EXAMPLE.read_text("utf-8")
    assert shlex.split(code.splitlines()[2])[:2] == ["yurt", "arena"]
