"""The command behind ``scripts/bench``; ``benchmarks/__init__.py`` says how to use it."""

import argparse
import json
from collections.abc import Sequence
from types import ModuleType

import benchmarks
from benchmarks import (
    bounds,
    client,
    faults,
    ismcts,
    playouts,
    results,
    server,
    skill,
    start,
    steps,
    strength,
    tricks,
    vector,
)
from benchmarks.rows import Row, cells
from yurt.engine import registry

BENCHMARKS = {
    "playouts": playouts,
    "steps": steps,
    "vector": vector,
    "start": start,
    "server": server,
    "client": client,
    "faults": faults,
    "strength": strength,
    "bounds": bounds,
    "ismcts": ismcts,
    "skill": skill,
    "tricks": tricks,
}
# They take long, or measure no speed that anybody sees.
NAMED_ONLY = ("faults", "strength", "bounds", "ismcts", "skill", "tricks")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="scripts/bench",
        description=benchmarks.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", nargs="?", choices=[*BENCHMARKS, "all"], default="all")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--write", action="store_true", help="put the tables into results.md")
    parser.add_argument(
        "--game",
        action="append",
        choices=registry.names(),
        help="this game; again for further ones",
    )
    parser.add_argument("--kills", type=int, default=faults.KILLS, help="of faults: how many")
    parser.add_argument("--full", action="store_true", help="of strength: everything, in hours")
    parser.add_argument("--seed", type=int, default=0, help="of strength: of the deals")
    chosen = parser.parse_args()
    games = chosen.game or registry.names()
    names = [chosen.name]
    if chosen.name == "all":
        names = [name for name in BENCHMARKS if name not in NAMED_ONLY]
    for name in names:
        benchmark = BENCHMARKS[name]
        own = {
            "faults": {"kills": chosen.kills},
            "strength": {"full": chosen.full, "seed": chosen.seed},
        }
        more = own.get(name, {})
        rows = run(benchmark, games, chosen.json, **more)
        if chosen.write:
            options = "".join(f" --game {game}" for game in chosen.game or ())
            table = results.table(rows, benchmark.COLUMNS)
            results.write(benchmark.TITLE, f"scripts/bench {name}{options} --write", table)


def run(benchmark: ModuleType, games: Sequence[str], as_json: bool, **more: int) -> list[Row]:
    """Measures, and prints each row as soon as it is there."""
    columns = benchmark.COLUMNS
    widths = [max(len(heading), 11) for heading in columns.values()]
    if not as_json:
        print(f"\n{benchmark.TITLE}\n{_line(list(columns.values()), widths)}", flush=True)
    rows = []
    for row in benchmark.measure(games, **more):
        rows.append(row)
        print(json.dumps(row) if as_json else _line(cells(row, columns), widths), flush=True)
    return rows


def _line(texts: Sequence[str], widths: Sequence[int]) -> str:
    return "  ".join(f"{text:>{width}}" for text, width in zip(texts, widths, strict=True))


if __name__ == "__main__":
    main()
