"""The threat model (``docs/security.md``): every promise names tests, and they are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
PROMISES = PAGE.partition("## What we promise")[2].partition("\n## ")[0]


def test_every_promise_names_a_test() -> None:
    promises = re.split(r"^- ", PROMISES, flags=re.MULTILINE)[1:]
    assert len(promises) >= 15
    assert [promise for promise in promises if "`test_" not in promise] == []


def test_the_tests_that_it_names_are_there() -> None:
    files = [*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "src").rglob("test_*.py")]
    there = {name for path in files for name in re.findall(r"def (test_\w+)", path.read_text())}
    assert set(re.findall(r"`(test_\w+)`", PROMISES)) <= there
