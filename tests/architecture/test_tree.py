"""The shape of the tree: layers, short modules and functions, rulings that tests and pages name."""

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from yurt.engine import registry

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "yurt"
MODULES = sorted([*SOURCE.rglob("*.py"), *(ROOT / "tests").rglob("*.py")])
FOLDERS = {name: registry.load(name, mode="plain").folder for name in registry.names()}

MODULE_LINES = 500
FUNCTION_LINES = 40
# Long for a reason: a command's options and a kernel's arrays stand in its signature.
LONG_FUNCTIONS = {
    "cli/commands.py arena_command": 70,
    "cli/commands.py play_command": 50,
    "cli/commands.py simulate_command": 60,
    "tests/properties/kernels.py call_sweep": 50,
}


def short(path: Path) -> str:
    return path.relative_to(SOURCE if path.is_relative_to(SOURCE) else ROOT).as_posix()


def test_imports_keep_to_the_layers() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("path", MODULES, ids=short)
def test_modules_and_functions_are_short(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.splitlines()) <= MODULE_LINES
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or 0) - node.lineno + 1
            most = LONG_FUNCTIONS.get(f"{short(path)} {node.name}", FUNCTION_LINES)
            assert length <= most, f"{node.name} has {length} lines"


@pytest.mark.parametrize("folder", ["engine", "bots", "server"])
def test_inside_an_actor_is_never_compared_as_text(folder: str) -> None:
    """``*`` is how records and programs are told of chance; ``engine/actor.py`` turns it over."""
    found = [
        f"{short(path)}:{node.lineno}"
        for path in sorted((SOURCE / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Compare)
        for side in (node.left, *node.comparators)
        if isinstance(side, ast.Constant) and side.value == "*"
    ]
    assert found == []


@pytest.mark.parametrize("folder", ["engine", "server", "adapters", "lab"])
def test_the_architecture_names_every_file(folder: str) -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    section = text.partition(f"## The {folder}, file by file")[2].partition("\n## ")[0]
    files = {path.name for path in (SOURCE / folder).glob("*.py*")} - {"__init__.py"}
    assert sorted(name for name in files if f"`{name}`" not in section) == []


def rulings(name: str) -> list[str]:
    """The ids that a game's RULES.md defines."""
    prefix = registry.spec_of(name).rulings
    text = (FOLDERS[name] / "RULES.md").read_text("utf-8")
    return re.findall(rf"^- ({prefix}-[0-9]+)\b", text, re.MULTILINE)


@pytest.mark.parametrize("name", registry.names())
def test_every_ruling_is_defined_once(name: str) -> None:
    ids = rulings(name)
    assert ids
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", registry.names())
def test_every_ruling_has_a_test_that_names_it(name: str) -> None:
    named = set()
    for path in (FOLDERS[name] / "tests").rglob("test_*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named |= rulings_in(node.name)
    missing = [ruling for ruling in rulings(name) if ruling.lower().replace("-", "_") not in named]
    assert not missing


def rulings_in(function: str) -> set[str]:
    """The rulings in a test's name: test_yak_7_…, test_yak_12_to_15_…, test_yay_8_and_9_…"""
    found = re.match(r"test_([a-z]+)_([0-9]+)((?:_(?:to|and)_[0-9]+)*)", function)
    if found is None:
        return set()
    numbers = {int(found[2])}
    last = int(found[2])
    for word, text in re.findall(r"_(to|and)_([0-9]+)", found[3]):
        numbers |= set(range(last, int(text) + 1)) if word == "to" else {int(text)}
        last = int(text)
    return {f"{found[1]}_{number}" for number in numbers}


@pytest.mark.parametrize("name", registry.names())
def test_rules_pages_name_every_ruling(name: str) -> None:
    pages = sorted((FOLDERS[name] / "text").glob("rules.*.md"))
    assert FOLDERS[name] / "text" / "rules.en.md" in pages
    for page in pages:
        text = page.read_text("utf-8")
        known = set(rulings(name))
        missing = [ruling for ruling in known if not re.search(rf"\b{ruling}\b", text)]
        assert not missing, f"{page.name} does not name {', '.join(sorted(missing))}"
        prefix = registry.spec_of(name).rulings
        assert set(re.findall(rf"\b{prefix}-[0-9]+\b", text)) <= known, page.name


@pytest.mark.parametrize("name", registry.names())
def test_code_names_only_rulings_that_exist(name: str) -> None:
    """What can go stale is guarded: an id in a comment or a refusal is one of RULES.md."""
    prefix, known = registry.spec_of(name).rulings, set(rulings(name))
    for path in FOLDERS[name].rglob("*.py"):
        named = set(re.findall(rf"\b{prefix}-[0-9]+\b", path.read_text("utf-8")))
        assert named <= known, f"{path.name} names {', '.join(sorted(named - known))}"


def test_examples_of_the_readme_run() -> None:
    blocks = re.findall(
        r"^```python\n(.*?)^```", (ROOT / "README.md").read_text("utf-8"), re.S | re.M
    )
    assert blocks
    for block in blocks:
        run = subprocess.run(
            [sys.executable, "-W", "error", "-c", block],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr


def test_examples_of_the_package_run() -> None:
    import yurt

    assert doctest.testmod(yurt).failed == 0


STYLES = re.compile(r"@(?:media|container)[^{]*(?=\{)")
QUERIES = 8


def queries(folder: Path) -> set[str]:
    """Every different question about room or device that styles ask."""
    files = [*folder.rglob("*.svelte"), *folder.rglob("*.css")]
    return {
        " ".join(found.split())
        for path in files
        for found in STYLES.findall(path.read_text("utf-8"))
    }


def test_pages_ask_few_questions_about_their_room() -> None:
    assert len(queries(ROOT / "web" / "src")) <= QUERIES


@pytest.mark.parametrize("name", registry.names())
def test_a_table_is_laid_out_by_the_felt_alone(name: str) -> None:
    """A game's table asks its felt how much room there is (`docs/tables.md`)."""
    assert queries(FOLDERS[name] / "web") == set()
