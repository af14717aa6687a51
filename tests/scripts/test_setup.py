"""Setting up: what is installed when, what is said, and what an interruption leaves behind."""

import signal
import time
from pathlib import Path

import pytest

from tests.scripts.tree import Tree

DONE = "Yurt is set up.\n"
PATIENCE = 60.0


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path / "root")


def wait_for_pip(tree: Tree, calls: int = 1) -> None:
    limit = time.monotonic() + PATIENCE
    while len(tree.asked_of_pip()) < calls:
        assert time.monotonic() < limit
        time.sleep(0.02)


def test_the_first_time_makes_the_environment_and_the_second_time_does_nothing(tree: Tree) -> None:
    status, said = tree.run("setup", "runtime")
    assert status == 0
    assert said.startswith(f"Making {tree.root / '.venv'} with Python 3.") and said.endswith(DONE)
    libraries, yurt = tree.asked_of_pip()
    assert "--require-hashes --only-binary :all: -r requirements/runtime.txt" in libraries
    assert yurt.endswith("--no-deps --no-build-isolation --editable .")
    assert tree.run("setup", "runtime") == (0, "")
    assert len(tree.asked_of_pip()) == 2


def test_more_is_added_to_what_is_there_and_never_taken_away(tree: Tree) -> None:
    tree.run("setup", "runtime")
    status, said = tree.run("setup", "dev")
    assert status == 0 and "Making" not in said and said.endswith(DONE)
    assert "requirements/dev.txt" in tree.asked_of_pip()[2]
    assert tree.run("setup", "runtime") == (0, "")
    (tree.root / "pyproject.toml").write_text("[project] # changed\n")
    assert "(dev)" in tree.run("setup", "runtime")[1]


def test_a_tree_that_was_moved_is_set_up_afresh(tree: Tree) -> None:
    tree.run("setup", "runtime")
    moved = tree.root.rename(tree.root.with_name("elsewhere"))
    tree.root, tree.python = moved, moved / "interpreter"
    assert tree.run("setup", "runtime")[1].startswith(f"Making {moved / '.venv'} with")


def test_what_fails_is_shown_and_tried_again_the_next_time(tree: Tree) -> None:
    (tree.root / "fail").touch()
    status, said = tree.run("setup", "runtime")
    assert status == 1
    log = tree.root / ".venv" / "setup.log"
    assert said.endswith(
        "pip has its reasons\n"
        f"The libraries could not be installed. The whole output is in {log}.\n"
    )
    (tree.root / "fail").unlink()
    assert tree.run("setup", "runtime")[1].endswith(DONE)


def test_an_interrupted_set_up_starts_afresh_the_next_time(tree: Tree) -> None:
    tree.run("setup", "runtime")
    (tree.root / "pyproject.toml").write_text("[project] # changed\n")
    (tree.root / "wait").touch()
    process = tree.start("setup", "runtime")
    wait_for_pip(tree, 3)
    process.send_signal(signal.SIGTERM)
    said = process.communicate(timeout=PATIENCE)[0]
    assert process.returncode == 130
    assert said.endswith("Interrupted; the next set-up starts afresh.\n")
    (tree.root / "wait").unlink()
    assert tree.run("setup", "runtime")[1].startswith("Making ")


def test_two_at_once_take_turns(tree: Tree) -> None:
    (tree.root / "wait").touch()
    first = tree.start("setup", "runtime")
    wait_for_pip(tree)
    second = tree.start("setup", "runtime")
    assert second.stdout is not None
    assert second.stdout.readline() == "Waiting for another set-up to finish.\n"
    (tree.root / "wait").unlink()
    assert first.communicate(timeout=PATIENCE)[0].endswith(DONE)
    assert second.communicate(timeout=PATIENCE)[0] == ""
    assert (first.returncode, second.returncode) == (0, 0)
    assert len(tree.asked_of_pip()) == 2


@pytest.mark.parametrize("arguments", [["everything"], ["dev", "dev"]])
def test_what_cannot_be_set_up_is_one_sentence(tree: Tree, arguments: list[str]) -> None:
    assert tree.run("setup", *arguments) == (1, "Use: scripts/setup [runtime|dev]\n")


def test_a_python_that_will_not_do_is_named(tree: Tree) -> None:
    old = tree.root / "old"
    old.write_text("#!/bin/sh\necho 3.9\nexit 3\n")
    bare = tree.root / "bare"
    bare.write_text("#!/bin/sh\necho 3.12\nexit 1\n")
    for path in (old, bare):
        path.chmod(0o755)
    missing = tree.root / "missing"
    for path, sentence in {
        old: f"Yurt needs Python 3.11 or newer; found 3.9 at {old}.",
        bare: f"Yurt needs Python's venv module, which Python 3.12 at {bare} lacks; "
        "on Debian and Ubuntu the package python3-venv holds it.",
        missing: f"Yurt needs Python 3.11 or newer; found none at {missing}.",
    }.items():
        assert tree.run("setup", PYTHON=str(path)) == (1, f"{sentence}\n")
