"""The tables in ``results.md``, each with the commit, the machine, the date and the command."""

import datetime
import os
import platform
import subprocess
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from benchmarks.rows import Row, cells

RESULTS = Path(__file__).with_name("results.md")
HEAD = """\
# Results

Written by `scripts/bench --write`; `benchmarks/__init__.py` says how it is measured. The ratio is
ours to OpenSpiel's in the same run: the median of the rounds, and from – to their middle half.
"Fastest" compares the fastest round of each side, which a busy machine changes least.
"""
LIBRARIES = ("numba", "numpy", "open_spiel")


def table(rows: Sequence[Row], columns: Mapping[str, str]) -> str:
    lines = [list(columns.values()), ["---"] * len(columns)]
    lines += [cells(row, columns) for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def write(title: str, command: str, body: str) -> None:
    """Puts a table in the place of the one with the same title, or at the end."""
    sections = read_sections()
    sections[title] = f"{origin(command)}\n\n{body}"
    parts = [f"## {name}\n\n{text}\n" for name, text in sections.items()]
    RESULTS.write_text("\n".join([HEAD, *parts]), encoding="utf-8")


def read_sections() -> dict[str, str]:
    if not RESULTS.exists():
        return {}
    parts = RESULTS.read_text(encoding="utf-8").split("\n## ")[1:]
    pairs = (part.split("\n", 1) for part in parts)
    return {name: text.strip() for name, text in pairs}


def origin(command: str) -> str:
    today = datetime.datetime.now(datetime.UTC).date()
    return f"`{command}` on {today}, {commit()}.\n{machine()}."


def commit() -> str:
    found = _git("rev-parse", "--short=12", "HEAD")
    if not found:
        return "before the first commit"
    is_changed = _git("status", "--porcelain", "--", ":!benchmarks/results.md")
    return f"commit {found}{' with changes' if is_changed else ''}"


def _git(*arguments: str) -> str:
    command = ["git", "-C", str(RESULTS.parent), *arguments]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return answer.stdout.strip() if answer.returncode == 0 else ""


def machine() -> str:
    """Processor, cores, how busy they were, and the versions of what counts."""
    parts = [processor(), f"{os.cpu_count()} cores"]
    if hasattr(os, "getloadavg"):
        parts.append(f"load {os.getloadavg()[0]:.1f}")
    parts += [platform.system(), f"Python {platform.python_version()}"]
    parts += [f"{name} {_version(name)}" for name in LIBRARIES]
    return ", ".join(parts)


def processor() -> str:
    facts = Path("/proc/cpuinfo")
    if facts.exists():
        for line in facts.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"
