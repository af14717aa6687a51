"""What all tests share: the table of how often each ruling was exercised, after the last test."""

import sys
from collections import Counter

import pytest

# They need a terminal of POSIX, its signals, or programs that are shell scripts.
POSIX_ONLY = ["cli/test_play.py", "cli/test_serve.py", "scripts", "server/test_commands.py"]
collect_ignore = POSIX_ONLY if sys.platform == "win32" else []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    games: dict[str, Counter[str]] = {}
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for key, value in report.user_properties:
            if key == "exercised" and report.when == "call":
                games.setdefault(value[0], Counter()).update(value[1])
    if not games:
        return
    terminalreporter.section("how often each ruling was exercised")
    for name, exercised in sorted(games.items()):
        terminalreporter.write_line(name)
        for ruling in sorted(exercised, key=_order):
            terminalreporter.write_line(f"  {exercised[ruling]:>7}  {ruling}")


def _order(ruling: str) -> tuple[int, str]:
    number, _, detail = ruling.partition("-")[2].partition(" ")
    return int(number), detail
