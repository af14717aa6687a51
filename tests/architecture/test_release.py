"""What must hold before a version goes out: changelog, tag and what it leaves behind agree."""

import importlib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CHANGELOG = """# Changelog

What changes.

## [1.1.0] - unreleased

Next.

## [1.0.0] - 2026-12-24

### Added
- Everything.

## [1.0.0rc1] - 2026-11-18

First.
"""


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Imports a script as a module."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    return importlib.import_module


def test_the_notes_are_the_entry_of_the_version(scripts: Any) -> None:
    notes = scripts("notes").notes
    assert notes("v1.0.0", "1.0.0", CHANGELOG) == "### Added\n- Everything."
    assert notes("v1.0.0rc1", "1.0.0rc1", CHANGELOG) == "First."


@pytest.mark.parametrize(
    ("tag", "version", "why"),
    [
        ("v1.0.1", "1.0.0", "the version in pyproject.toml is 1.0.0"),
        ("1.0.0", "1.0.0", "The tag is 1.0.0"),
        ("v1.1.0", "1.1.0", "has no date"),
        ("v2.0.0", "2.0.0", "no entry for version 2.0.0"),
    ],
)
def test_what_does_not_agree_is_not_released(
    scripts: Any, tag: str, version: str, why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        scripts("notes").notes(tag, version, CHANGELOG)


def test_a_version_that_left_nothing_behind_is_not_released(
    scripts: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    check_kept = scripts("release").check_kept
    for kept in (ROOT / "tests" / "server" / "kept").glob("*/tables.db"):
        check_kept(kept.parent.name)
    with pytest.raises(SystemExit):
        check_kept("99.0.0")
    assert "scripts/keep-release" in capsys.readouterr().err
