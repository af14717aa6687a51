"""What the documents show runs as it stands there."""

import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

pytest.importorskip("pyspiel")
pytest.importorskip("pettingzoo")

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(
    r"^```python\n(.*?)^```", (ROOT / "docs" / "study.md").read_text("utf-8"), re.S | re.M
)


def test_the_examples_of_study_run() -> None:
    """Each stands for itself; together they take one process."""
    assert len(BLOCKS) > 6
    code = "\n".join(f"exec({block!r}, {{}})" for block in BLOCKS)
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("module", ["spaces", "pettingzoo", "open_spiel"])
def test_the_examples_of_the_modules_run(module: str) -> None:
    results = doctest.testmod(import_module(f"yurt.adapters.{module}"))
    assert results.attempted > 3
    assert results.failed == 0
