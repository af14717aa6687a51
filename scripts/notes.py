"""Prints what is said of a release: its entry in CHANGELOG.md, if tag, version and entry agree.

Use: scripts/notes TAG, as in: scripts/notes v1.0.0rc1
"""

from __future__ import annotations

import re
import tomllib

from shared import ROOT, fail, run

HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\] - (?P<date>.+)$", re.MULTILINE)


def main(arguments: list[str]) -> None:
    if len(arguments) != 1:
        fail("Use: scripts/notes TAG")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    try:
        print(notes(arguments[0], project["version"], changelog))
    except ValueError as why:
        fail(str(why))


def notes(tag: str, version: str, changelog: str) -> str:
    """The text under the heading of this version; ValueError says what does not fit."""
    if tag != f"v{version}":
        raise ValueError(f"The tag is {tag}, but the version in pyproject.toml is {version}.")
    headings = list(HEADING.finditer(changelog))
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        if heading["version"] == version:
            if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", heading["date"]):
                raise ValueError(f"The entry of {version} in CHANGELOG.md has no date.")
            end = following.start() if following else len(changelog)
            return changelog[heading.end() : end].strip()
    raise ValueError(f"CHANGELOG.md has no entry for version {version}.")


if __name__ == "__main__":
    run(main)
