"""Which tests a change asks for: what ``scripts/test --quick`` runs.

A test is asked for that is changed itself, that is of the same game, that is called like what is
changed, or that names it: imports the module, or mentions the file. Where none does, the folder of
tests that is called like the package is.
"""

import subprocess
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

GAMES = "src/yurt/games/"
# What one game passes beside its own tests, by the name of its parameter.
OF_EACH_GAME = (
    "tests/conformance/test_all_games.py::test_conformance[{}]",
    "tests/differential/test_against_reference.py::test_same_answers[{}]",
)
# What looks at the whole tree, fast enough for every change.
OF_THE_TREE = "tests/architecture/test_tree.py"
OF_WORDS = "tests/architecture/test_words.py"
OF_LESSONS = "tests/conformance/test_lessons.py"
OF_THE_CLIENT = "tests/architecture/test_client_sources.py"
# What every change of a package is tried on, as few tests name the modules in the middle of it.
OF_PACKAGES = {
    "src/yurt/server/": ["tests/server/test_tables.py", "tests/server/test_turns.py"],
}
# Browsers take longer than who edits one thing wants to wait.
IN_THE_BROWSER = "tests/e2e/"
CLIENT_ENDINGS = (".ts", ".svelte", ".css", ".ftl")


@dataclass
class Related:
    """``python``: what pytest is asked for. ``client``: files whose tests Vitest finds by itself.
    ``kernels``: rules are changed, which take longer to compile than to be run as plain Python."""

    python: list[str] = field(default_factory=list)
    client: list[str] = field(default_factory=list)
    kernels: bool = False


def related(changed: Iterable[str], tests: Mapping[str, str]) -> Related:
    """``changed``: paths from the root of the tree, with slashes. ``tests``: the text of each of
    the files of tests."""
    found = Related()
    wanted: dict[str, None] = {}
    for path in sorted(set(changed)):
        wanted.update(dict.fromkeys(_of_file(path, tests)))
        if path.startswith(("web/", GAMES)) and path.endswith(CLIENT_ENDINGS):
            found.client.append(path)
        found.kernels = found.kernels or _is_kernel(path)
    found.python = _whole_once(wanted)
    return found


def _of_file(path: str, tests: Mapping[str, str]) -> list[str]:
    if path.startswith(IN_THE_BROWSER):
        return [path] if path in tests else []
    if path in tests:
        return [path]
    if path.startswith(GAMES) and path.count("/") > GAMES.count("/"):
        return _of_game(path)
    always = [OF_WORDS if path.endswith(".ftl") else OF_THE_TREE]
    if path.startswith("web/"):
        return [OF_THE_CLIENT, *always]
    naming = [test for test in tests if not test.startswith(IN_THE_BROWSER)]
    namesake = f"/test_{PurePosixPath(path).stem}.py"
    naming = [
        test
        for test in naming
        if test.endswith(namesake) or any(name in tests[test] for name in _names(path))
    ]
    for package, core in OF_PACKAGES.items():
        always += core if path.startswith(package) else []
    return [*(naming or _nearest(path, tests)), *always]


def _of_game(path: str) -> list[str]:
    """Of a file in the folder of a game."""
    package, _, within = path.removeprefix(GAMES).partition("/")
    if within.startswith("web/"):
        return [OF_THE_CLIENT, OF_WORDS]
    if within.startswith(("text/", "lesson/")):
        return [OF_WORDS, OF_LESSONS]
    name = package.replace("_", "-")
    return [f"{GAMES}{package}", *(test.format(name) for test in OF_EACH_GAME), OF_THE_TREE]


def _names(path: str) -> list[str]:
    """What a file is called where it is used: modules are imported, others are mentioned."""
    pure = PurePosixPath(path)
    if pure.suffix != ".py":
        return [f'"{pure.name}"', f"/{pure.name}", f'"{path}"']
    parts = [part for part in pure.with_suffix("").parts if part not in ("src", "__init__")]
    parent, name = ".".join(parts[:-1]), parts[-1]
    return [f"{parent}.{name} ", f"{parent}.{name}\n", f"from {parent} import {name}\n"]


def _nearest(path: str, tests: Mapping[str, str]) -> list[str]:
    """The folder of tests that is called like one of the folders of the file, the innermost."""
    for folder in reversed(PurePosixPath(path).parts[:-1]):
        if any(test.startswith(f"tests/{folder}/") for test in tests):
            return [f"tests/{folder}"]
    return []


def _is_kernel(path: str) -> bool:
    """Whether compiled code depends on it: the joined sources of a game, and what joins them."""
    if not path.endswith(".py") or "/tests/" in path:
        return False
    return path.startswith((GAMES, "src/yurt/engine/", "src/yurt/bots/"))


def _whole_once(wanted: Iterable[str]) -> list[str]:
    """Without what lies in a folder or file that is wanted whole."""
    chosen = set(wanted)
    return [
        each
        for each in sorted(chosen)
        if not any(each.startswith((f"{other}/", f"{other}::")) for other in chosen)
    ]


def files_of_tests(root: Path) -> dict[str, str]:
    """The text of each of them."""
    paths: Sequence[Path] = [
        *root.glob("tests/**/test_*.py"),
        *root.glob(f"{GAMES}*/tests/test_*.py"),
    ]
    return {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in paths}


def changed_files(root: Path, trunk: str = "main") -> list[str]:
    """What differs from where the branch left ``trunk``, committed or not, and new files; where
    nothing does, what the last commit changed."""

    def git(*arguments: str) -> list[str]:
        run = subprocess.run(
            ["git", *arguments], cwd=root, capture_output=True, text=True, check=False
        )
        return run.stdout.splitlines() if run.returncode == 0 else []

    base = (git("merge-base", "HEAD", trunk) or ["HEAD"])[0]
    new = git("ls-files", "--others", "--exclude-standard")
    found = git("diff", "--name-only", base) + new
    return found or git("diff", "--name-only", "HEAD~1", "HEAD")
