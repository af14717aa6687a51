"""``yurt simulate --report`` and ``--perft``: pages, plots and tables."""

import importlib.util
import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from yurt.cli import run
from yurt.engine.words import LANGUAGES
from yurt.lab.study import Study

PLOTS = ("lengths", "seats", "branching", "luck", "effects")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("matplotlib")
    path = tmp_path_factory.mktemp("report")
    line = f"simulate yak --players 3 --games 30 --seed 3 --lang en --report {path}"
    assert run(line.split()) == 0
    return path


def test_a_report_holds_a_page_plots_and_figures(folder: Path) -> None:
    for name in PLOTS:
        assert (folder / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert ElementTree.parse(folder / f"{name}.svg").getroot().tag.endswith("svg")
    figures = json.loads((folder / "figures.json").read_text("utf-8"))
    (row,) = figures["figures"]
    assert (row["game"], row["players"], row["games"]) == ("yak", 3, 30)
    assert len(row["luck"]) == len(row["wins_interval"]) == 3
    (effect,) = figures["effects"]
    assert (effect["option"], effect["value"], effect["usual"]) == ("final_challenge", "yes", "no")


def test_the_page_needs_nothing_else(folder: Path) -> None:
    page = (folder / "report.html").read_text("utf-8")
    assert page.count("<svg") == len(PLOTS)
    assert not re.search(r"""(src|href)\s*=\s*["'](?!#)|url\((?!#)|@import|<script|<link""", page)
    assert "prefers-color-scheme: dark" in page
    ids = Counter(re.findall(r'\bid="([^"]*)"', page))
    assert max(ids.values()) == 1
    assert set(re.findall(r"(?:href=\"|url\()#([^)\"]*)", page)) <= set(ids)


def test_the_same_study_gives_the_same_page(folder: Path, tmp_path: Path) -> None:
    line = f"simulate yak --players 3 --games 30 --seed 3 --lang en --jobs 1 --report {tmp_path}"
    assert run(line.split()) == 0
    for name in ("report.html", "figures.json", "luck.svg"):
        assert (tmp_path / name).read_bytes() == (folder / name).read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_each_language(language: str) -> None:
    pytest.importorskip("matplotlib")
    from yurt.lab.plots import Plots
    from yurt.lab.report import Report

    study = Study("yaki", [2], 3, thorough=True)
    result = study.run()
    report = Report(study, result, language)
    page = report.page(Plots(result, report._words))
    assert f'<html lang="{language}">' in page
    assert ("Luck" in page) == (language == "en")


def test_json_rows_of_a_report(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = f"simulate yak --players 3 --games 30 --seed 3 --json --report {folder}"
    assert run(line.split()) == 0
    lines = [json.loads(each) for each in capsys.readouterr().out.splitlines()]
    assert [("luck" in each, "option" in each) for each in lines] == [(True, False), (False, True)]


def test_perft_as_table_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "yaki", "--players", "2", "--perft", "2", "--json"]) == 0
    rows = [json.loads(each) for each in capsys.readouterr().out.splitlines()]
    assert [row["nodes"] for row in rows] == [1, 20, 400]
    assert run(["simulate", "yaki", "--perft", "2", "--lang", "de"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("Knoten") == 5


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate yak --perft -1", "The tree can be counted to a depth from 0 to 100."),
        ("simulate yak --jobs 0", "ask for at least 1 game at once"),
        ("simulate yak --report /dev/null", "can’t be written to “/dev/null”"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*line.split(), "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert sentence in shown.err
    assert len(shown.err.splitlines()) == 1


def test_a_folder_of_another_study_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", "yaki", "--report", str(folder), "--lang", "en"]) == 2
    assert "holds a study of another game, or of other rules" in capsys.readouterr().err


def test_a_damaged_study_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "study.json").touch()
    assert run(["simulate", "yaki", "--report", str(tmp_path), "--lang", "en"]) == 2
    assert f"“{tmp_path / 'study.json'}” is damaged" in capsys.readouterr().err


def test_without_matplotlib_it_is_said_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("yurt.cli.simulate.find_spec", lambda name: None)
    assert importlib.util.find_spec("yurt") is not None
    assert run(["simulate", "yak", "--report", str(tmp_path / "new"), "--lang", "en"]) == 2
    assert 'pip install "yurt[lab]"' in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
