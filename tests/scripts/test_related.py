"""What ``scripts/test --quick`` runs: the tests of what has changed."""

import subprocess
import sys
from pathlib import Path

import pytest

from yurt.engine import registry

ROOT = Path(__file__).parents[2]
# Where scripts import each other from.
sys.path.append(str(ROOT / "scripts"))
from related import changed_files, files_of_tests, related  # noqa: E402

TREE = "tests/architecture/test_tree.py"
# Of modules and pages that there are not, so that this file names none.
TESTS = {
    "tests/cli/test_brew.py": "from yurt.cli.tea import leaves\n",
    "tests/cli/test_docs.py": 'PAGE = ROOT / "docs" / "tea.md"\n',
    "tests/cli/test_samovar.py": "",
    "tests/bots/test_bots.py": "from yurt.cli import tea\n",
    "tests/e2e/test_pages.py": "from yurt.cli.tea import leaves\n",
    "tests/server/test_cups.py": "from yurt.server import cups\n",
    "src/yurt/games/yak/tests/test_claims.py": "",
}


@pytest.mark.parametrize(
    ("changed", "wanted"),
    [
        ("tests/cli/test_brew.py", ["tests/cli/test_brew.py"]),
        ("tests/cli/spoons.py", [TREE, "tests/cli"]),
        ("src/yurt/cli/tea.py", [TREE, "tests/bots/test_bots.py", "tests/cli/test_brew.py"]),
        ("src/yurt/cli/samovar.py", [TREE, "tests/cli/test_samovar.py"]),
        ("src/yurt/cli/sugar.py", [TREE, "tests/cli"]),
        ("src/yurt/cli/sugar/cubes.py", [TREE, "tests/cli"]),
        ("docs/tea.md", [TREE, "tests/cli/test_docs.py"]),
        ("README.md", [TREE]),
        ("tests/e2e/test_pages.py", ["tests/e2e/test_pages.py"]),
        ("web/src/App.svelte", ["tests/architecture/test_client_sources.py", TREE]),
        ("src/yurt/games/yak/tests/test_claims.py", ["src/yurt/games/yak/tests/test_claims.py"]),
    ],
)
def test_what_a_change_asks_for(changed: str, wanted: list[str]) -> None:
    assert related([changed], TESTS).python == wanted


def test_the_rules_of_a_game_ask_for_its_tests_and_for_what_every_game_passes() -> None:
    found = related(["src/yurt/games/yam_master/rules.py"], TESTS)
    assert "src/yurt/games/yam_master" in found.python
    assert "tests/conformance/test_all_games.py::test_conformance[yam-master]" in found.python
    assert found.kernels and not found.client


def test_what_is_wanted_whole_is_named_once() -> None:
    game = "src/yurt/games/yak/"
    found = related([f"{game}rules.py", f"{game}tests/test_claims.py"], TESTS)
    assert [each for each in found.python if each.startswith(game[:-1])] == [game[:-1]]


def test_every_change_of_the_server_is_tried_on_its_tables() -> None:
    assert "tests/server/test_tables.py" in related(["src/yurt/server/cups.py"], TESTS).python


@pytest.mark.parametrize(
    ("changed", "is_plain"),
    [
        ("src/yurt/games/yak/rules.py", True),
        ("src/yurt/engine/border.py", True),
        ("src/yurt/games/yak/tests/test_claims.py", False),
        ("src/yurt/games/yak/web/Table.svelte", False),
        ("src/yurt/server/house.py", False),
    ],
)
def test_changed_rules_are_not_compiled(changed: str, is_plain: bool) -> None:
    assert related([changed], TESTS).kernels == is_plain


def test_the_client_is_asked_for_what_belongs_to_its_files() -> None:
    changed = ["web/src/main.ts", "src/yurt/games/yak/web/Table.svelte", "src/yurt/cli/play.py"]
    assert related(changed, TESTS).client == [changed[1], changed[0]]


def test_everything_that_is_asked_for_is_there() -> None:
    """Whatever file of the tree changes."""
    listed = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).splitlines()
    tests = files_of_tests(ROOT)
    for each in related(listed, tests).python:
        assert (ROOT / each.partition("::")[0]).exists(), each
    for name in registry.names():
        found = related([f"src/yurt/games/{name.replace('-', '_')}/rules.py"], tests)
        assert any(f"[{name}]" in each for each in found.python)


def test_what_changed_is_asked_of_git(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=test", "-c", "user.email=test@localhost")
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    def commit(name: str) -> None:
        (tmp_path / name).write_text(name)
        git("add", "--all")
        git("commit", "--message", name)

    git("init", "--initial-branch", "main")
    commit("first")
    commit("last")
    assert changed_files(tmp_path) == ["last"]
    git("checkout", "-b", "branch")
    commit("committed")
    (tmp_path / "first").write_text("edited")
    (tmp_path / "new").touch()
    assert sorted(changed_files(tmp_path)) == ["committed", "first", "new"]
