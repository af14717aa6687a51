"""``yurt arena``: what it prints, and what it says when it cannot be carried out."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from yurt.cli import run
from yurt.cli.arena import ELO, Invitation, Wishes, interval, report
from yurt.cli.commands import app
from yurt.engine.words import LANGUAGES
from yurt.lab.arena.playing import Played
from yurt.lab.arena.standing import Standing
from yurt.lab.arena.statistics import Sprt
from yurt.lab.arena.tournament import Arena
from yurt.lab.statistics import Estimate

SEATS = ((0, 1), (1, 0))
USUAL = ("arena", "yaki", "thumb", "random", "--games", "4", "--jobs", "1", "--lang", "en")


def output(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exception is None, result.exception
    return result.stdout


def test_the_table() -> None:
    shown = output(*USUAL, "--seed", "0")
    assert "YAKI, 2 at the table, 2 deals, 1,000 ms a move, seed 0" in shown
    rows = [line.split() for line in shown.splitlines()]
    (thumb,) = [row for row in rows if row[:1] == ["thumb"]]
    assert thumb[1] == "4" and thumb[-1] == "0"
    assert "A fair score is 50.0 %" in shown


def test_json_and_going_on(tmp_path: Path) -> None:
    folder = ("--folder", str(tmp_path / "new"), "--records", "--json")
    first = json.loads(output(*USUAL, *folder))
    assert first == json.loads(output(*USUAL, *folder))
    assert (first["deals"], first["games"], first["fair"]) == (2, 4, 0.5)
    thumb, random = first["bots"]
    assert thumb["score"][1] <= thumb["score"][0] <= thumb["score"][2]
    assert thumb["score"][0] + random["score"][0] == 1
    assert len(list((tmp_path / "new" / "records").iterdir())) == 4


def test_nothing_has_no_sign_of_its_own() -> None:
    assert interval(Estimate(-0.3, -20.2, 19.6), 1, ELO) == "+0 [-20, +20]"


def test_sprt_with_negative_bounds() -> None:
    row = json.loads(output(*USUAL, "--sprt", "-100", "100", "--json"))
    assert row["sprt"]["bounds"] == [-2.944, 2.944]
    assert row["sprt"]["llr"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ranks", [(1, 2), (2, 1), (1, 1)])
def test_every_language(
    language: str, ranks: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    setting = Arena("yaki", ["thumb", "random"]).setting
    standing = Standing(setting, Sprt(-200, 200))
    kinds = ("late", "illegal", "unreadable", "ended", "failed")
    for deal in range(20):
        forfeit = (1, kinds[deal % 5], "why")
        by_seat = [ranks, ranks[::-1]]
        standing.add(
            [
                Played(deal, seats, placed, ((0.1, 0.2), (0.3,)), forfeit)
                for seats, placed in zip(SEATS, by_seat, strict=True)
            ]
        )
    report(standing, invitation(language))
    shown = capsys.readouterr().out
    assert all(bot in shown for bot in setting.bots)
    assert shown.count("(why)") == 10
    assert "SPRT" in shown


def invitation(language: str) -> Invitation:
    wishes = Wishes(
        game="yaki",
        bots=["thumb", "random"],
        players=None,
        games=None,
        sprt=None,
        milliseconds=1000,
        options=[],
        seed=0,
        folder=None,
        records=False,
        jobs=None,
        as_json=False,
        language=language,
    )
    return Invitation(wishes)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["thumb"], "at least two bots"),
        (["thumb", "thmub"], "There’s no bot “thmub”: choose from random, thumb, level-1"),
        (["thumb", "program:/nowhere/here"], "isn’t running"),
        (["thumb", "random", "--players", "9"], "YAKI is for 2 to 6 players"),
        (["thumb", "random", "--games", "0"], "at least 1 game"),
        (["thumb", "random", "--jobs", "0"], "at least 1 game at once"),
        (["thumb", "random", "--time", "0"], "at least 1 millisecond"),
        (["thumb", "random", "--records"], "--folder"),
        (["thumb", "random", "--sprt", "5", "5"], "the smaller one first"),
        (["thumb", "random", "--sprt", "0", "7000"], "between −2,000 and 2,000"),
        (["thumb", "random", "--sprt", "-2e5", "0"], "between −2,000 and 2,000"),
        (["thumb", "random", "random", "--sprt", "0", "5"], "exactly two"),
        (["thumb", "random", "--option", "trophies=99"], "trophies"),
        (["thumb", "random", "--folder", "/dev/null/x"], "can’t be kept"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", "yaki", *arguments, "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert said in shown.err and not shown.out
    assert len(shown.err.splitlines()) == 1


def test_without_a_seed_nobody_can_guess_it_and_the_folder_keeps_it(tmp_path: Path) -> None:
    folders = [str(tmp_path / name) for name in ("one", "two", "one")]
    seeds = [json.loads(output(*USUAL, "--json", "--folder", each))["seed"] for each in folders]
    assert seeds[0] == seeds[2] != seeds[1]


def test_another_arena_is_not_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output(*USUAL, "--folder", str(tmp_path))
    assert run([*USUAL, "--folder", str(tmp_path), "--seed", "1"]) == 2
    assert "name another folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("arena.json", ""),
        ("arena.json", "[" * 60_000),
        ("games.jsonl", "no game\n"),
        ("games.jsonl", "[]\n"),
        ("games.jsonl", '{"deal": 0}\n'),
        ("games.jsonl", "\0\0\0\n"),
    ],
)
def test_a_damaged_folder_is_named(
    file: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output(*USUAL, "--folder", str(tmp_path))
    assert {path.name for path in tmp_path.iterdir()} == {"arena.json", "games.jsonl"}
    (tmp_path / file).write_text(text, "utf-8")
    capsys.readouterr()
    assert run([*USUAL, "--folder", str(tmp_path)]) == 2
    assert capsys.readouterr().err == (
        f"“{tmp_path / file}” is damaged, so nothing can be added to it: name another folder.\n"
    )


def test_a_program_that_talks_nonsense_is_turned_away(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bot = f"program:{sys.executable} -I -S -c \"print('hello')\""
    assert run([*USUAL[:3], bot, *USUAL[4:]]) == 2
    assert "what the protocol asks for (hello)" in capsys.readouterr().err


def test_what_a_program_said_does_not_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Colours, a new title of the window, the way back, and what turns the direction of writing."""
    program = tmp_path / "bot.py"
    said = "\x1b[31mred\x1b]0;title\x07\r\u202eover\x9b2J\n".encode()
    program.write_text(f"import sys; sys.stdout.buffer.write({said!r})", "utf-8")
    assert run([*USUAL[:3], f"program:{sys.executable} -I -S {program}", *USUAL[4:]]) == 2
    assert "(�[31mred�]0;title���over�2J)" in capsys.readouterr().err
