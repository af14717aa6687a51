"""The other commands, and what is said when a command cannot be carried out."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from yurt.cli import run
from yurt.cli.choices import list_moves, number_moves
from yurt.cli.commands import app
from yurt.cli.speech import locale_language, own_words, text_folder
from yurt.engine import registry
from yurt.engine.words import without_pictures


def output(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exception is None, result.exception
    return result.stdout


def test_games_lists_every_game_with_its_options() -> None:
    shown = output("games")
    for name in registry.names():
        spec = registry.spec_of(name)
        assert spec.title in shown
        for option in spec.options:
            assert f"{option.name}: " in shown


@pytest.mark.parametrize("name", registry.names())
def test_rules_are_plain_in_a_pipe(name: str) -> None:
    page = (text_folder(name) / "rules.en.md").read_text(encoding="utf-8")
    shown = output("rules", name, "--lang", "en")
    assert shown == without_pictures(page)
    assert "![" not in shown


def test_rules_without_a_game_lists_the_games() -> None:
    shown = output("rules")
    assert all(name in shown for name in registry.names())


def test_rules_in_a_language_not_written_yet_are_english() -> None:
    assert output("rules", "YAK", "--lang", "nl")


def test_simulate_counts_every_size() -> None:
    shown = output("simulate", "yak", "--games", "20")
    firsts = [line.split()[0] for line in shown.splitlines() if line.strip()]
    assert [word for word in firsts if word.isdecimal()] == ["2", "3", "4", "5", "6"]


@pytest.mark.parametrize("bots", [[], ["--bots"]])
def test_simulate_as_json(bots: list[str]) -> None:
    arguments = [
        "simulate",
        "yak",
        "--players",
        "3",
        "--games",
        "5",
        "--seed",
        "4",
        "--json",
        *bots,
    ]
    shown = output(*arguments)
    (row,) = map(json.loads, shown.splitlines())
    assert row["game"] == "yak"
    assert (row["players"], row["games"], len(row["wins"])) == (3, 5, 3)
    assert sum(row["wins"]) == pytest.approx(1, abs=0.001)
    assert row["events_min"] <= row["events_mean"] <= row["events_max"]
    assert row["events_min"] <= row["events_95"] <= row["events_max"]
    assert output(*arguments) == shown


def test_simulate_counts_the_games_that_a_cap_ended() -> None:
    """Random players of YAY! throw on and on: YAY-17 ends nearly all of their games."""
    arguments = ("simulate", "yay", "--players", "2", "--games", "20", "--json")
    assert json.loads(output(*arguments))["capped"] > 0.5


@pytest.mark.parametrize("line", ["--games 3", "--games 12 --bots --jobs 2", "--perft 1"])
def test_without_a_place_to_keep_compiled_code_a_command_says_so_and_goes_on(
    line: str, tmp_path: Path
) -> None:
    """In a process of its own, because it runs plain from then on; and those it starts."""
    cache = tmp_path / "occupied" / "cache"
    cache.parent.touch()
    arguments = f"simulate yaki --players 2 --lang en --json {line}"
    run = subprocess.run(
        [sys.executable, "-c", "from yurt.cli import main; main()", *arguments.split()],
        env=os.environ | {"YURT_CACHE": str(cache), "NUMBA_DISABLE_JIT": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert all(json.loads(row)["players"] == 2 for row in run.stdout.splitlines())
    assert run.stdout
    assert run.stderr == (
        f"What makes the games fast can’t be kept in “{cache}”, so they run slowly: "
        "let YURT_CACHE name a folder you can write to.\n"
    )


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play chess", "There’s no game “chess”: choose from"),
        ("play yak --players 9", "YAK is for 2 to 6 players"),
        ("play yak --players two", "“two” isn’t a whole number"),
        ("play yam-master --players 3", "Yam Master is always for 2 players."),
        (
            "play yak --seats human,cat",
            "“cat” can’t sit at the table: choose from human, bot, random, thumb, level-1,",
        ),
        ("play yak --seats human,level-6", "“level-6” can’t sit at the table: choose from human"),
        ("arena yak thumb level-6", "There’s no bot “level-6”: choose from random, thumb, level"),
        ("play yak --seats bot,bot,bot --players 2", "You named 3 seats for 2 players"),
        ("play yak --name Ann --name Bob", "You gave 2 names for 1 person"),
        ("play yak --option cards=3", "There’s no option “cards” here. YAK has final_challenge."),
        ("play yak --option final_challenge=maybe", "“final_challenge” can’t be “maybe”"),
        ("play yak --option final_challenge", "write it as key=value"),
        ("play yak --first 2", "“2” can’t begin: name a seat from 0 to 1, or random."),
        ("play yak --lang elvish", "Yurt doesn’t speak “elvish”"),
        ("play yak --record /no/such/folder/x", "The record can’t be saved as"),
        ("rules chess", "There’s no game “chess”"),
        ("simulate yak --players 7", "YAK is for 2 to 6 players"),
        ("simulate yak --games 0", "ask for at least 1 game"),
        ("simulate", "Missing argument"),
        ("dance", "No such command 'dance'"),
        ("games --dance", "No such option: --dance"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line.split()) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert sentence in shown.err
    assert len(shown.err.splitlines()) == 1


def test_a_mistake_of_yurt_shows_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumble(wanted: str | None) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr("yurt.cli.games.games", stumble)
    assert run(["games"]) == 1
    shown = capsys.readouterr().err
    assert "it wasn’t you" in shown
    assert "ZeroDivisionError" not in shown


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.startswith("yurt ")
    assert run(["--help"]) == 0
    assert "simulate" in capsys.readouterr().out


def test_without_a_command_the_network_is_served_and_the_browser_opens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[tuple[object, ...]] = []
    monkeypatch.setattr("yurt.cli.serve.start", lambda *wishes: started.append(wishes))
    assert run([]) == 0
    ((host, port, lan, browser, database, *_),) = started
    assert (host, port, lan, browser, database) == (None, None, True, True, None)


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; sys.argv = ['yurt', '--help']\n"
        "from yurt.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'numpy', 'numba', 'fluent', 'rich', 'yurt.engine'} & set(sys.modules)\n"
        "assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL, timeout=60)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "de_CH.UTF-8", "LANG": "fr_FR"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT@euro", "LANG": "fr"}, "it"),
        ({"LANG": "nl-BE"}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses_the_language(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert locale_language() == language


def test_many_moves_are_shown_in_short() -> None:
    claims = [f"claim {number} yak" for number in range(1, 169)]
    moves = number_moves(["play stop", *claims])
    lines = list_moves(moves, own_words("en"), 80, everything=False)
    assert len(lines) < 12
    assert "… and 156 more, up to “claim 168 yak”" in "\n".join(lines)
    whole = "\n".join(list_moves(moves, own_words("en"), 80, everything=True))
    assert all(move in whole for move in claims)
    assert max(map(len, whole.splitlines())) <= 80


def test_moves_with_a_number_of_their_own_are_called_by_it() -> None:
    assert number_moves(["flip 2", "flip 7", "stop"]) == {2: "flip 2", 7: "flip 7", 8: "stop"}
    assert number_moves(["keep 1", "keep 1 1"]) == {1: "keep 1", 2: "keep 1 1"}
    assert number_moves(["play yak-2", "challenge"]) == {1: "play yak-2", 2: "challenge"}
