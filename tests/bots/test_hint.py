"""``yurt hint``: the best moves of a record that is not finished."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from yurt.cli import app, run
from yurt.cli import hint as command
from yurt.engine.words import LANGUAGES

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
    assert 1 <= len(lines) <= command.SHOWN
    assert all("%" in line and "± " in line and "flip" in line for line in lines)


def test_a_seat_without_a_name(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["hint", record(tmp_path, GAME), "--lang", "en"])
    assert result.stdout.startswith("Seat 1 can expect to win")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + "0 flip 7\n", "Chance is to move"),
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
    assert "cannot be read" in capsys.readouterr().err
