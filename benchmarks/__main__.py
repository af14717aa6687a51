"""The command behind ``scripts/bench``; ``benchmarks/__init__.py`` says how to use it."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import benchmarks
from benchmarks import (
    accuracy,
    bounds,
    check,
    client,
    cold,
    faults,
    ismcts,
    leak,
    playouts,
    results,
    server,
    siege,
    skill,
    soak,
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
    "siege": siege,
    "soak": soak,
    "leak": leak,
    "strength": strength,
    "bounds": bounds,
    "ismcts": ismcts,
    "accuracy": accuracy,
    "skill": skill,
    "tricks": tricks,
}
# They take long, or measure no speed that anybody sees.
NAMED_ONLY = (
    "faults",
    "siege",
    "soak",
    "leak",
    "strength",
    "bounds",
    "ismcts",
    "accuracy",
    "skill",
    "tricks",
)


def main() -> None:
    chosen = arguments().parse_args()
    games = chosen.game or registry.names()
    if chosen.check:
        sys.exit(compare(chosen.names or quick(), games, chosen.json))
    for name in chosen.names or [name for name in BENCHMARKS if name not in NAMED_ONLY]:
        benchmark, more = BENCHMARKS[name], own_options(name, chosen)
        if name == "start" and chosen.cold:
            benchmark = cold
        rows = run(benchmark, games, chosen.json, **more)
        if chosen.write:
            options = " --cold" if benchmark is cold else ""
            options += "".join(f" --game {game}" for game in chosen.game or ())
            table = results.table(rows, benchmark.COLUMNS)
            results.write(benchmark.TITLE, f"scripts/bench {name}{options} --write", table)
            check.publish(name, rows)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="scripts/bench",
        description=benchmarks.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="BENCHMARK", choices=[*BENCHMARKS])
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--write", action="store_true", help="put the tables into results.md")
    parser.add_argument(
        "--check",
        action="store_true",
        help="fail if a ratio is lower by more than a quarter than the published one",
    )
    parser.add_argument(
        "--game",
        action="append",
        choices=registry.names(),
        help="this game; again for further ones",
    )
    parser.add_argument("--cold", action="store_true", help="of start: with nothing compiled")
    parser.add_argument("--tree", type=Path, help="of start --cold: of another source tree")
    parser.add_argument("--kills", type=int, default=faults.KILLS, help="of faults: how many")
    parser.add_argument("--pairs", type=int, default=leak.PAIRS, help="of leak: how many")
    parser.add_argument("--minutes", type=float, default=soak.MINUTES, help="of soak: how many")
    parser.add_argument(
        "--failover", action="store_true", help="of faults: of the database, to its standby"
    )
    parser.add_argument("--full", action="store_true", help="of strength: everything, in hours")
    parser.add_argument("--seed", type=int, default=0, help="of strength: of the deals")
    return parser


def own_options(name: str, chosen: argparse.Namespace) -> dict[str, Any]:
    """What only one of the benchmarks is told."""
    if name == "start" and chosen.cold:
        return {"tree": chosen.tree}
    own: dict[str, dict[str, Any]] = {
        "leak": {"pairs": chosen.pairs},
        "soak": {"minutes": chosen.minutes},
        "faults": {"kills": chosen.kills, "failover": chosen.failover},
        "strength": {"full": chosen.full, "seed": chosen.seed},
    }
    return own.get(name, {})


def quick() -> list[str]:
    """What is compared if nothing is named: with pgx only where it has been fetched before."""
    has_pgx = vector.PGX_READY.exists()
    if not has_pgx:
        print("vector was not measured: scripts/bench vector fetches its peer.", file=sys.stderr)
    return [name for name in check.QUICK if name != "vector" or has_pgx]


def compare(names: Sequence[str], games: Sequence[str], as_json: bool) -> int:
    """Measures anew and compares with what is published; the exit status."""
    published = check.read()
    lost, compared = [], 0
    for name in names:
        rows = run(BENCHMARKS[name], games, as_json)
        before = published.get(name, [])
        compared += len(check.ratios(rows).keys() & check.ratios(before).keys())
        lost += check.losses(name, before, rows)
        for sentence in check.unmatched(name, before, rows, games):
            print(sentence, file=sys.stderr)
    if not compared:
        lost.append("Nothing was compared: no ratio was measured that is published.")
    for sentence in lost:
        print(sentence, file=sys.stderr)
    if not lost:
        print(f"No loss in {compared} ratios.", file=sys.stderr)
    return 1 if lost else 0


def run(benchmark: ModuleType, games: Sequence[str], as_json: bool, **more: Any) -> list[Row]:
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
