"""What the code host reads: workflows, forms and updates are well formed and ask for no more than
they need. Whether they pass there is not known here."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.conftest import POSIX_ONLY
from yurt.engine import registry

ROOT = Path(__file__).parents[2]
HOSTED = ROOT / ".github"
WORKFLOWS = sorted((HOSTED / "workflows").glob("*.yml"))
CONFIG = HOSTED / "ISSUE_TEMPLATE" / "config.yml"
FORMS = [path for path in sorted(CONFIG.parent.glob("*.yml")) if path != CONFIG]
UPDATES = HOSTED / "dependabot.yml"
SCRIPT = re.compile(r"\bpython (?:-X utf8 )?(scripts/\w+\.py)")
USED = re.compile(r"uses: (\S+)@(\S+)(?: # (v[\d.]+))?$", re.MULTILINE)


def run(program: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """A tool that is installed beside this Python."""
    command = [str(Path(sys.executable).with_name(program)), *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("schema", "paths"),
    [
        ("vendor.github-workflows", WORKFLOWS),
        ("vendor.dependabot", [UPDATES]),
        ("vendor.github-issue-forms", FORMS),
        ("vendor.github-issue-config", [CONFIG]),
    ],
)
def test_they_fit_the_schema(schema: str, paths: list[Path]) -> None:
    assert paths
    checked = run("check-jsonschema", "--builtin-schema", schema, *paths)
    assert checked.returncode == 0, checked.stdout


def audited(*paths: str | Path) -> subprocess.CompletedProcess[str]:
    return run("zizmor", "--offline", "--no-progress", "--persona", "pedantic", *paths)


def test_they_are_safe() -> None:
    found = audited(HOSTED)
    assert found.returncode == 0, found.stdout


def test_what_is_unsafe_is_noticed(tmp_path: Path) -> None:
    folder = tmp_path / ".github" / "workflows"
    folder.mkdir(parents=True)
    text = (HOSTED / "workflows" / "test.yml").read_text("utf-8")
    (folder / "test.yml").write_text(text.replace("pull_request:", "pull_request_target:"))
    found = audited(tmp_path)
    assert found.returncode != 0 and "dangerous-triggers" in found.stdout


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_by_commit_with_their_tag(path: Path) -> None:
    used = USED.findall(path.read_text("utf-8"))
    assert used
    for action, commit, tag in used:
        assert re.fullmatch(r"[0-9a-f]{40}", commit) and tag, action


def test_an_action_has_one_version_everywhere() -> None:
    used = {entry for path in WORKFLOWS for entry in USED.findall(path.read_text("utf-8"))}
    names = [action for action, _, _ in used]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_the_scripts_that_they_run_are_there(path: Path) -> None:
    named = SCRIPT.findall(path.read_text("utf-8"))
    assert named
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_every_supported_python_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = [each.rpartition(" ")[2] for each in project["classifiers"]]
    supported = [each for each in named if re.fullmatch(r"3\.\d+", each)]
    text = (HOSTED / "workflows" / "test.yml").read_text("utf-8")
    listed = re.search(r"python: \[(.*)\]", text)
    assert listed is not None
    tested = re.findall(r'"([\d.]+)"', listed[1])
    assert tested and supported == tested and project["requires-python"] == f">={tested[0]}"


@pytest.mark.parametrize("form", ["bug", "ruling"])
def test_forms_name_every_game(form: str) -> None:
    text = (CONFIG.parent / f"{form}.yml").read_text("utf-8")
    titles = [registry.spec_of(name).title for name in registry.names()]
    assert [title for title in titles if title not in text] == []


def test_what_windows_leaves_out_is_there() -> None:
    assert [name for name in POSIX_ONLY if not (ROOT / "tests" / name).exists()] == []
