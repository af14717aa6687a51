"""Bots in the terminal: the levels by name, with their titles."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.cli.test_play import piped
from yurt.bots import foresight, readiness
from yurt.cli.commands import app
from yurt.cli.complaint import Complaint
from yurt.cli.play import read_seats, seat_people
from yurt.cli.screen import Screen
from yurt.cli.session import Session
from yurt.engine import registry
from yurt.engine.jit import is_plain_wanted
from yurt.engine.match import Match
from yurt.engine.record import read
from yurt.engine.words import LANGUAGES

TITLES = {
    "en": "Pema (Horse) and Momo are bots.",
    "de": "Pema (Pferd) und Momo sind Bots.",
    "fr": "Pema (Cheval) et Momo sont des robots.",
    "it": "Pema (Cavallo) e Momo sono bot.",
    "nl": "Pema (Paard) en Momo zijn bots.",
}


def bots(players: int, text: str | None) -> dict[int, str]:
    kinds = read_seats(text, "en")
    return dict(seat_people(registry.spec_of("yak"), players, kinds, [], "en").bots)


def test_seats_by_the_names_of_the_arena() -> None:
    assert bots(3, "Human, level-5,random") == {1: "level-5", 2: "random"}
    assert bots(2, "thumb,human") == {0: "thumb"}


def test_the_last_bot_takes_the_seats_that_are_not_named() -> None:
    assert bots(4, "human,level-3") == {1: "level-3", 2: "level-3", 3: "level-3"}
    assert bots(3, "level-2,human") == {0: "level-2", 2: "bot"}
    assert bots(3, None) == {1: "bot", 2: "bot"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_introduced_by_their_titles(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = registry.spec_of("yak")
    seating = seat_people(spec, 3, ["human", "level-3", "bot"], ["Ann"], language)
    match = Match(registry.load("yak", mode="plain"), 3, 0)
    Session(match, seating, Screen(), language, 0, tmp_path / "game.yurt").greet()
    assert TITLES[language] in " ".join(capsys.readouterr().out.split())


class Compiling(Exception):
    """Thinking is about to be compiled."""


@pytest.mark.skipif(is_plain_wanted(), reason="nobody waits for a compiler")
@pytest.mark.parametrize(
    "command",
    [
        ["review", "RECORD"],
        ["hint", "RECORD"],
        ["arena", "yaki", "level-1", "random"],
        ["play", "yaki", "--seats", "level-1,random"],
    ],
    ids=lambda command: command[0],
)
def test_whoever_waits_for_the_search_to_be_compiled_is_told(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "game.yurt"
    record.write_text("yurt: 1\ngame: yaki\nplayers: 2\n\n0 flip 7\n* reveal red-3\n", "utf-8")

    def warm(name: str) -> None:
        raise Compiling

    monkeypatch.setattr(readiness, "is_ready", lambda name: False)
    monkeypatch.setattr(readiness, "warm", warm)
    arguments = [str(record) if word == "RECORD" else word for word in command]
    result = CliRunner().invoke(app, [*arguments, "--lang", "en"])
    assert isinstance(result.exception, Compiling)
    assert "Preparing YAKI for speed." in result.output


@pytest.mark.skipif(is_plain_wanted(), reason="nobody waits for a compiler")
@pytest.mark.parametrize(
    "command",
    [["arena", "yaki", "expectimax", "random"], ["play", "yaki", "--seats", "expectimax,random"]],
    ids=lambda command: command[0],
)
def test_whoever_waits_for_expectimax_to_be_compiled_is_told(
    command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And for nothing else."""

    def warm(name: str) -> None:
        raise Compiling

    monkeypatch.setattr(foresight, "is_ready", lambda name: False)
    monkeypatch.setattr(foresight, "warm", warm)
    monkeypatch.setattr(readiness, "is_ready", lambda name: pytest.fail(name))
    result = CliRunner().invoke(app, [*command, "--lang", "en"])
    assert isinstance(result.exception, Compiling)
    assert "Preparing YAKI for speed." in result.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [["arena", "yak", "random", "expectimax"], ["play", "yak", "--seats", "human,expectimax"]],
    ids=lambda command: command[0],
)
def test_expectimax_is_refused_where_cards_are_hidden(
    command: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is compiled."""
    monkeypatch.setattr(foresight, "is_ready", lambda name: pytest.fail(name))
    result = CliRunner().invoke(app, [*command, "--lang", language])
    assert isinstance(result.exception, Complaint)
    assert "expectimax" in str(result.exception) and "YAK" in str(result.exception)


@pytest.mark.slow
def test_levels_play_to_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.yurt"
    seats = ("--seats", "level-1,level-2", "--record", str(path), "--lang", "fr")
    done = piped(tmp_path, "", "yaki", *seats)
    assert done.returncode == 0, done.stderr
    assert "Tashi (Agneau) et Pema (Chèvre) sont des robots." in done.stdout
    assert read(path.read_bytes()).match.state.is_over
