"""``yurt play`` at a real (pseudo-)terminal, and through pipes."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import WIPE, Terminal, records
from tests.forked import yurt
from yurt.bots import readiness
from yurt.engine.record import read
from yurt.engine.referee import report

PROMPT = "your move: "
YURT = [sys.executable, "-c", "from yurt.cli import main; main()"]


def piped(
    home: Path, typed: str, *arguments: str, **environment: str
) -> subprocess.CompletedProcess[str]:
    own = {"XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8"}
    if not environment:
        return yurt("play", *arguments, typed=typed, **own)
    # What is imported may depend on it.
    return subprocess.run(
        [*YURT, "play", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | own | environment,
        timeout=120,
    )


def test_a_whole_game_by_number(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "yak", "--seed", "5", "--name", "Ann") as terminal:
        while PROMPT in terminal.see(PROMPT, "The game is over"):
            terminal.type("1")
        assert terminal.leave() == 0
    assert "Ann draws a card" not in terminal.text()
    assert "Pema draws a card." in terminal.text()
    assert " wins." in terminal.text() or "share the win" in terminal.text()
    (path,) = records(tmp_path)
    assert path.name in terminal.text().replace(" ", "")
    (answer,) = report(path.read_bytes())
    assert answer["over"] is True
    record = read(path.read_bytes())
    assert record.header.free["seat0"] == "Ann"


def test_a_refused_move_shows_its_sentence_and_ruling(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "yak", "--first", "0") as terminal:
        terminal.see(PROMPT)
        terminal.type("challenge")
        terminal.see("There’s no claim to doubt yet. Start the pile with a card. .YAK-7.")
        terminal.see(PROMPT)
        terminal.type("sing")
        terminal.see("“sing” isn’t a move of this game. Write, for example, “play ")
        terminal.see(PROMPT)
        terminal.type("77")
        terminal.see("There’s no move 77 right now")
        terminal.see(PROMPT)
        terminal.type("draw yak-2")
        terminal.see("decided by chance")
        terminal.see(PROMPT)
        terminal.type("quit")
        assert terminal.leave() == 0


def test_people_are_screened_from_each_other(tmp_path: Path) -> None:
    arguments = ("--seats", "human,human", "--name", "Ann", "--name", "Bob", "--first", "0")
    with Terminal(tmp_path, "play", "yak", "--seed", "1", *arguments) as terminal:
        terminal.see("Hand the keyboard to Ann, then press Enter.")
        assert "Your hand" not in terminal.shown
        terminal.type("")
        terminal.see(PROMPT)
        terminal.type("1")
        terminal.see(PROMPT)
        terminal.type("1")
        passed = terminal.see("Hand the keyboard to Bob, then press Enter.")
        # Whatever Ann saw is wiped, the lines scrolled away too.
        assert WIPE in passed
        assert "Your hand" not in passed
        terminal.type("")
        seen = terminal.see(PROMPT)
        assert "Ann plays a card face down." in seen
        assert "Bob draws a card" not in seen
        terminal.type("quit")
        assert terminal.leave() == 0


@pytest.mark.parametrize("way", ["end of input", "interrupt", "closed terminal"])
def test_whoever_leaves_finds_the_record_saved(tmp_path: Path, way: str) -> None:
    with Terminal(tmp_path, "play", "yak", "--first", "0") as terminal:
        terminal.see(PROMPT)
        terminal.type("1")
        terminal.see(PROMPT)
        if way == "end of input":
            terminal.press_end_of_input()
        elif way == "interrupt":
            terminal.press_interrupt()
        else:
            terminal.hang_up()
        assert terminal.leave() == (130 if way == "interrupt" else 0)
    assert "Traceback" not in terminal.shown
    assert "The game stops here." in terminal.text()
    (path,) = records(tmp_path)
    (answer,) = report(path.read_bytes())
    assert (answer["events"], answer["to_move"]) == (11, 0)


def test_undo_goes_back_to_the_own_decision_only(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "yak", "--first", "0") as terminal:
        terminal.see(PROMPT)
        terminal.type("undo")
        terminal.see("You haven’t moved yet")
        terminal.see(PROMPT)
        terminal.type("1")
        terminal.see("Now claim 1 of any animal")
        terminal.see(PROMPT)
        terminal.type("undo")
        terminal.see("You take back “play ")
        terminal.see("Play a card to start a new pile")
        for _ in range(2):
            terminal.see(PROMPT)
            terminal.type("1")
        terminal.see(PROMPT)
        terminal.type("undo")
        terminal.see("Too late to take your move back: Pema has moved since")
        terminal.type("quit")
        assert terminal.leave() == 0


def test_what_must_be_remembered_does_not_stay_on_the_screen(tmp_path: Path) -> None:
    arguments = ("--seed", "3", "--first", "1")
    with Terminal(tmp_path, "play", "yaki", *arguments) as terminal:
        terminal.see("doesn’t fit")
        terminal.see("press Enter")
        terminal.type("")
        after = terminal.see(PROMPT)
        assert WIPE in after
        assert "turns up" not in after
        terminal.type("quit")
        assert terminal.leave() == 0


def test_a_quick_hint_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    """Nothing is compiled in this cache, and whoever leaves takes the compiler along."""
    new = {"YURT_CACHE": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "0"}
    done = piped(tmp_path, "hint\nquit\n", "yay", "--first", "0", "--seed", "3", **new)
    assert (done.returncode, done.stderr) == (0, "")
    assert "A quick look for" in done.stdout and "ask again in a minute." in done.stdout
    assert "wins with each move" not in done.stdout


@pytest.mark.slow
def test_a_hint_is_given_in_words(tmp_path: Path) -> None:
    readiness.warm("yam-master")
    path = tmp_path / "game.yurt"
    arguments = ("yam-master", "--first", "0", "--seed", "3", "--record", str(path))
    done = piped(tmp_path, "hint\nquit\n", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert "wins with each move, as far as" in done.stdout
    assert re.search(r"Keep .* and throw \d d", done.stdout)
    assert "Your two throws are for " in done.stdout


def test_the_menu(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play") as terminal:
        terminal.see("Number or name of the game: ")
        terminal.type("chess")
        terminal.see("There’s no game “chess”: choose from")
        terminal.see("Number or name of the game: ")
        terminal.type("YAK")
        terminal.see("2 to 6")
        terminal.type("9")
        terminal.see("YAK is for 2 to 6 players")
        terminal.type("3")
        terminal.see("How strong should the bots be: 1 Lamb, 2 Goat, 3 Horse, 4 Wolf, 5 Eagle?")
        terminal.type("6")
        terminal.see("Type a number from 1 to 5")
        terminal.type("")
        terminal.see("Pema and Momo are bots")
        terminal.see(PROMPT)
        for word, answer in (("help", "to read the rules"), ("table", "Draw pile"), ("?", r"1\) ")):
            terminal.type(word)
            terminal.see(answer)
            terminal.see(PROMPT)
        terminal.type("quit")
        assert terminal.leave() == 0


def test_a_pipe_plays_too(tmp_path: Path) -> None:
    path = tmp_path / "game.yurt"
    arguments = ("yak", "--seats", "human,human", "--first", "0", "--seed", "7")
    done = piped(tmp_path, "1\nclaim 1 yak\n2\n", *arguments, "--record", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Hand the keyboard to Player B" in done.stdout
    record = read(path.read_bytes())
    assert record.match.lines()[11] == "0 claim 1 yak"
    again = piped(tmp_path, "1\nclaim 1 yak\n2\n", *arguments, "--record", f"{path}2")
    assert again.returncode == 0
    assert Path(f"{path}2").read_bytes() == path.read_bytes()


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    done = piped(tmp_path, "", "yak", "--seats", "bot,bot,bot", "--option", "final_challenge=yes")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout
    (path,) = records(tmp_path)
    (answer,) = report(path.read_bytes())
    assert answer["over"] is True


def test_a_reader_who_has_enough_is_no_error(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*YURT, "play", "yak", "--seats", "bot,bot"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while b"claims" not in process.stdout.readline():
            pass
        process.stdout.close()
        errors = process.stderr.read()
    assert (process.returncode, errors) == (0, b"")
    assert len(records(tmp_path)) == 1


def test_a_record_that_cannot_be_saved_is_shown(tmp_path: Path) -> None:
    place = tmp_path / "yurt"
    place.write_text("in the way")
    done = piped(tmp_path, "1\n", "yak", "--first", "0")
    assert done.returncode == 1
    assert "The record can’t be saved" in done.stdout
    assert "yurt: 1\ngame: yak\nplayers: 2\n" in done.stdout


def test_the_referee_accepts_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.yurt"
    piped(tmp_path, "1\n1\n", "yak", "--record", str(path))
    done = yurt("referee", str(path), str(path))
    assert done.returncode == 0
    assert [json.loads(line).get("game") for line in done.stdout.splitlines()] == [
        None,
        "yak",
        None,
        "yak",
    ]
