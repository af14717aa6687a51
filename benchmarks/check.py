"""Whether Yurt has become slower than what is published, beside the same peers.

Seconds differ from machine to machine; a ratio to a peer that was measured in the same run hardly
does. ``published.json`` has the ratios of ``results.md``, written with it.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from benchmarks.rows import Row, Value

PUBLISHED = Path(__file__).with_name("published.json")
# By how much a ratio may be lower: more than a busy machine does to it.
LOSS = 0.25
# What says which measurement a row is; the rest is what was found.
IDENTITY = ("game", "what", "players", "tables", "cores", "peer", "peer_players")
# Ratios that are measured within minutes, and without anything to be fetched.
QUICK = ("playouts", "steps", "vector")

Key = tuple[tuple[str, Value], ...]


def key_of(row: Row) -> Key:
    return tuple((name, row[name]) for name in IDENTITY if row.get(name) is not None)


def ratios(rows: Iterable[Row]) -> dict[Key, float]:
    """The rows that were measured against a peer."""
    found = {}
    for row in rows:
        ratio = row.get("ratio")
        if isinstance(ratio, int | float):
            found[key_of(row)] = float(ratio)
    return found


def losses(name: str, published: Iterable[Row], fresh: Iterable[Row]) -> list[str]:
    """One sentence for each ratio of a benchmark that is lower by more than ``LOSS``."""
    before = ratios(published)
    return [
        f"{name}, {described(key)}: the ratio was {before[key]:.2f} and is {now:.2f},"
        f" lower by {1 - now / before[key]:.0%}."
        for key, now in ratios(fresh).items()
        if key in before and now < (1 - LOSS) * before[key]
    ]


def unmatched(
    name: str, published: Iterable[Row], fresh: Iterable[Row], games: Sequence[str]
) -> list[str]:
    """One sentence for each ratio of these games that is only there or only here."""
    now = ratios(fresh)
    before = [key for key in ratios(published) if any(value in games for _, value in key)]
    gone = [f"{name}, {described(key)}: was not measured." for key in before if key not in now]
    new = [f"{name}, {described(key)}: is not published." for key in now if key not in before]
    return gone + new


def described(key: Key) -> str:
    """A measurement in words, as: yak, 2 players, peer liars_dice with 2."""
    known = dict(key)
    parts = [str(known[name]) for name in ("game", "what") if name in known]
    parts += [f"{known[name]} {name}" for name in ("players", "tables", "cores") if name in known]
    if "peer" in known:
        of = f" with {known['peer_players']}" if "peer_players" in known else ""
        parts.append(f"peer {known['peer']}{of}")
    return ", ".join(parts)


def read() -> dict[str, list[Row]]:
    """The published rows of each benchmark."""
    if not PUBLISHED.exists():
        return {}
    rows: dict[str, list[Row]] = json.loads(PUBLISHED.read_text(encoding="utf-8"))
    return rows


def merged(published: Iterable[Row], fresh: Iterable[Row]) -> list[Row]:
    """What is published when these rows are, too: each in the place of the one before it."""
    kept = {**ratios(published), **ratios(fresh)}
    return [{**dict(key), "ratio": ratio} for key, ratio in kept.items()]


def publish(name: str, rows: Sequence[Row]) -> None:
    """Keeps the ratios of a benchmark; one without any is not compared."""
    if not ratios(rows):
        return
    everything = read()
    everything[name] = merged(everything.get(name, ()), rows)
    PUBLISHED.write_text(written(everything), encoding="utf-8", newline="\n")


def written(everything: Mapping[str, Sequence[Row]]) -> str:
    """One row a line, so that a difference can be read."""
    parts = []
    for name, rows in everything.items():
        lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
        parts.append(f"{json.dumps(name)}: [\n{lines}\n]")
    return "{\n" + ",\n".join(parts) + "\n}\n"
