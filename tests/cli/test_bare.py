"""A bare install: the library, the referee, and one sentence for whatever an extra brings."""

import subprocess
import sys
from pathlib import Path

import pytest

import yurt

# What the extras bring; a process in which they cannot be found is as good as a bare install.
EXTRAS = (
    *("asyncpg", "filelock", "litestar", "msgspec", "psutil", "segno", "uvicorn", "websockets"),
    *("gymnasium", "matplotlib", "open_spiel", "pettingzoo", "pyspiel", "rich", "typer"),
)
WITHOUT = f"import sys; sys.modules |= dict.fromkeys({EXTRAS!r})\n"
YURT = f"{WITHOUT}from yurt.cli import main; main()"


def run(code: str, *arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-c", code, *arguments]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def record() -> str:
    match = yurt.Match(yurt.load("yak", mode="plain"), players=2)
    match.draw(yurt.seeded("bare"))
    return yurt.write(match)


def test_the_library_plays_and_asks_its_bots_without_any_extra() -> None:
    code = f"""{WITHOUT}
import yurt
from yurt.bots import roster
from yurt.bots.bot import Clock
match = yurt.Match(yurt.load("yaki", mode="plain"), players=2)
print(match.view(0).legal()[0])
roster.make("thumb").choose(match.view(0), Clock(1.0), yurt.seeded("bare"))
"""
    done = run(code)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_referee_judges(record: str, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yurt", tmp_path / "bad.yurt"
    good.write_text(record, "utf-8")
    bad.write_text(f"{record}0 dance\n", "utf-8")
    judged = run(YURT, "referee", "--trace", str(good))
    assert judged.returncode == 0 and "error" not in judged.stdout
    assert run(YURT, "referee", str(bad)).returncode == 1
    assert run(YURT, "referee", "-", text=record).returncode == 0


def test_the_rules_are_shown() -> None:
    shown = run(YURT, "rules", "YAK", "--lang", "fr")
    assert shown.returncode == 0 and "YAK-1" in shown.stdout


def test_help_and_version() -> None:
    shown = run(YURT, "--help")
    assert shown.returncode == 0 and "referee" in shown.stdout and "yurt[server]" in shown.stdout
    assert run(YURT, "--version").stdout.startswith("yurt ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], 'Serving needs the extra server: pip install "yurt[server]".'),
        (["serve", "--port", "1"], 'Serving needs the extra server: pip install "yurt[server]".'),
        (
            ["simulate", "yak"],
            '“yurt simulate” needs the extra terminal: pip install "yurt[terminal]".',
        ),
        (["referee"], "The following arguments are required: FILE. (yurt --help shows what there"),
        (["dance"], "Argument COMMAND: invalid choice: 'dance'"),
        (["rules", "chess"], "There’s no game “chess”"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(arguments: list[str], sentence: str) -> None:
    done = run(YURT, *arguments)
    assert done.returncode == 2
    assert done.stderr.startswith(sentence) and len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("yurt.adapters.open_spiel", "study"),
        ("yurt.adapters.pettingzoo", "study"),
        ("yurt.adapters.vector", "study"),
        ("yurt.client", "server"),
        ("yurt.lab.plots", "lab"),
    ],
)
def test_a_module_names_the_extra_that_it_needs(module: str, extra: str) -> None:
    done = run(f"{WITHOUT}import {module}")
    last = done.stderr.splitlines()[-1]
    sentence = f'{module} needs the extra {extra}: pip install "yurt[{extra}]".'
    assert last == f"yurt.engine.extras.MissingExtra: {sentence}"


def test_a_database_names_the_extra_that_it_needs() -> None:
    code = """import sys; sys.modules["asyncpg"] = None
from yurt.cli import main; main()"""
    done = run(code, "serve", "--port", "8999", "--db", "postgresql://nobody@127.0.0.1/nothing")
    assert done.returncode == 2
    assert done.stderr == 'PostgreSQL needs the extra postgres: pip install "yurt[postgres]".\n'
