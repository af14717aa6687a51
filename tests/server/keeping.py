"""What earlier releases have written (``kept/README.md``), and how it is read."""

import json
from pathlib import Path
from typing import Any

KEPT = Path(__file__).parent / "kept"
DATABASE = "tables.db"
TABLES = "tables.json"
SINCE = "since.json"
EVERY = "every table"
Kept = dict[str, Any]
# How a table stands of which nothing else is said.
USUAL: Kept = {
    "status": "playing",
    "closed": "",
    "ranks": [],
    "chat": [],
    "undone": False,
    "half": False,
    "shown": {},
    "first": "drawn",
}


def releases() -> list[str]:
    return [path.parent.name for path in sorted(KEPT.glob(f"*/{DATABASE}"))]


def tables_of(release: str) -> list[Kept]:
    """The tables as they stood, with what they are called and how they stand by now."""
    folder = KEPT / release
    told = json.loads((folder / TABLES).read_text("utf-8"))
    since: dict[str, Kept] = {}
    if (folder / SINCE).exists():
        since = json.loads((folder / SINCE).read_text("utf-8"))
    found = []
    for kept in told:
        over = {"status": "over"} if kept["over"] else {}
        now = {**since.get(EVERY, {}), **since.get(kept["name"], {})}
        found.append({**USUAL, **over, **kept, **now})
    return found
