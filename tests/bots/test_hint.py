"""``yurt hint``: the best moves of a record that is not finished."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from yurt.cli import hint as command
from yurt.cli import run
from yurt.cli.commands import app
from yurt.cli.speech import game_words, own_words
from yurt.engine.words import LANGUAGES, say

HEAD = "yurt: 1\ngame: yaki\nplayers: 2\nseat0: Ann\n\n"
# Ann has a red 3; at place 8 lies a token that does not follow it, which Ben turns up again.
GAME = HEAD + "0 flip 7\n* reveal red-3\n0 flip 8\n* reveal green-5\n"


@pytest.fixture(autouse=True)
def little_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "EFFORT", 100)
    monkeypatch.setattr(command, "EFFORT_PLAIN", 4)


def record(folder: Path, text: str) -> str:
    path = folder / "game.yurt"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_moves_with_their_chances(tmp_path: Path, language: str) -> None:
    file = record(tmp_path, HEAD + "0 flip 7\n* reveal red-3\n")
    result = CliRunner().invoke(app, ["hint", file, "--lang", language])
    assert result.exception is None, result.exception
    title, *lines = result.stdout.splitlines()
    assert "Ann" in title
    # One place is as good as another for whoever must not be reminded (YAKI-18).
    move, reason = lines
    words = game_words("yaki", language)
    assert (
        "%" in move
        and "± " in move
        and move.endswith(words.put(say("advise-blind", likely="probably")))
    )
    # Of 19 tokens face down: four red ones, and three each of the other colours.
    assert "19" in reason and "13" in reason and "68" in reason


def test_the_only_move_is_named(tmp_path: Path) -> None:
    text = "yurt: 1\ngame: yam-master\nplayers: 2\nseat0: Ann\n\n* roll 1 2 3 4 6\n"
    text += "0 keep 1 2 3 4\n* roll 6\n0 keep 1 2 3 4\n* roll 6\n"
    result = CliRunner().invoke(app, ["hint", record(tmp_path, text), "--lang", "en"])
    assert result.stdout.splitlines() == [
        "Ann has only one move: “Pass”.",
        "No free square fits your dice, and you have no throw left.",
    ]


def test_a_seat_without_a_name(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["hint", record(tmp_path, GAME), "--lang", "en"])
    assert result.stdout.startswith("How often Seat 1 wins with each move")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + "0 flip 7\n", "Chance is next"),
        (HEAD + "0 flip 77\n", "line 6"),
        ("", "game.yurt"),
    ],
)
def test_what_cannot_be(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["hint", record(tmp_path, text), "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["hint", str(tmp_path / "nothing"), "--lang", "en"]) == 2
    assert "can’t be read" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_quick_look_beside_until_the_search_is_there(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is printed for programs is the whole hint all the same."""
    prepared: list[str] = []
    monkeypatch.setattr(command, "is_search_lacking", lambda view: True)
    monkeypatch.setattr(command, "prepare", lambda spec, words, means: prepared.append(spec.name))
    result = CliRunner().invoke(app, ["hint", record(tmp_path, GAME), "--lang", language])
    assert result.exception is None, result.exception
    title, move, reason = result.stderr.splitlines()
    assert title == own_words(language).put(say("hint-quick", seat=names(language)))
    assert move.endswith(game_words("yaki", language).put(say("advise-any"))) and "%" not in move
    assert reason.strip().endswith(".")
    assert prepared == ["yaki"] and "%" in result.stdout


def names(language: str) -> str:
    """What a seat is called that has no name."""
    return own_words(language).put(say("seat", number=1))
