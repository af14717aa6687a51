"""Checks format, lint, types and imports; runs all of them and names those that failed.

Use: scripts/check. "ruff format" and "ruff check --fix" in .venv/bin and "npx biome check --write"
mend most of what it finds.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

from setup import set_up
from shared import ROOT, VENV, in_venv, run
from web import node_command

# Where tests of this system never go.
OTHER_SYSTEMS = sorted({"darwin", "linux", "win32"} - {sys.platform})
SCRIPTS = [f"scripts/{path.name}" for path in sorted((ROOT / "scripts").glob("*.py"))]
PYTHON_CHECKS: dict[str, Sequence[str]] = {
    "format": ("ruff", "format", "--check", "."),
    "lint": ("ruff", "check", "."),
    "types": ("mypy",),
    # Each system with a cache of its own: a change costs seconds, not a minute.
    **{
        f"types-{system}": (
            *("mypy", "--platform", system, "--cache-dir", f".mypy_cache/{system}"),
            *("src/yurt", *SCRIPTS),
        )
        for system in OTHER_SYSTEMS
    },
    "imports": ("lint-imports", "--no-logo"),
}
CLIENT_CHECKS: dict[str, Sequence[str]] = {
    "client-lint": ("@biomejs/biome/bin/biome", "ci"),
    "client-types": (
        "svelte-check/bin/svelte-check",
        *("--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"),
    ),
    "client-tools": ("typescript/bin/tsc", "--noEmit", "-p", "tsconfig.node.json"),
}


def main(_: list[str]) -> int:
    set_up("dev")
    commands = {
        name: [str(in_venv(VENV, program)), *arguments]
        for name, (program, *arguments) in PYTHON_CHECKS.items()
    }
    for name, (program, *arguments) in CLIENT_CHECKS.items():
        commands[name] = node_command(f"node_modules/{program}", *arguments)
    failed = [name for name, command in commands.items() if not passes(name, command)]
    print(f"Failed: {' '.join(failed)}" if failed else "All checks passed.")
    return int(bool(failed))


def passes(name: str, command: Sequence[str]) -> bool:
    print(f"Checking: {name}", flush=True)
    return subprocess.run(command, check=False).returncode == 0


if __name__ == "__main__":
    run(main)
