"""``python scripts/play.py`` in a tree of its own, where there is no bash and no Node."""

import shutil
import signal
import urllib.request
from pathlib import Path

import pytest

from tests.scripts.tree import ROOT, Tree
from tests.server.processes import free_port

PATIENCE = 60.0
SCRIPTS = ROOT / "scripts"
SHELL_FILES = sorted(
    path
    for path in SCRIPTS.iterdir()
    if path.is_file() and not path.suffix and path.name != "python"
)
# A types.py would hide that of the standard library.
OTHER_NAMES = {"types": "wire_types"}


def test_play_serves_without_a_shell(tmp_path: Path) -> None:
    tree = Tree(tmp_path / "root")
    shutil.copy(ROOT / "package.json", tree.root)
    for name in ("package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json"):
        shutil.copy(ROOT / name, tree.root)
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src", tree.root / "src", ignore=ignored)
    static = tree.root / "src" / "yurt" / "server" / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>Yurt</title>")
    (tree.root / "build").mkdir()
    tree.evaluate("import web; web.STAMP.write_text(web.pages_hash())")
    tree.give_environment()

    port = free_port()
    address = ("--host", "127.0.0.1", "--port", str(port))
    database = ("--db", str(tmp_path / "tables.db"))
    variables = {"NUMBA_DISABLE_JIT": "1", "LC_ALL": "C.UTF-8"}
    server = tree.start("play", "--no-browser", *address, *database, **variables)
    assert server.stdout is not None
    try:
        assert server.stdout.readline() == f"Yurt is ready at http://127.0.0.1:{port}\n"
        assert b"<title>Yurt" in urllib.request.urlopen(f"http://127.0.0.1:{port}/").read()
        server.send_signal(signal.SIGTERM)
        said = server.communicate(timeout=PATIENCE)[0]
    finally:
        server.kill()
    assert (server.returncode, said) == (0, "Yurt has stopped. All tables are kept.\n")


@pytest.mark.parametrize("path", SHELL_FILES, ids=lambda path: path.name)
def test_a_shell_file_only_calls_python(path: Path) -> None:
    name = OTHER_NAMES.get(path.name, path.name.replace("-", "_"))
    assert (SCRIPTS / f"{name}.py").exists()
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) == 3 and lines[2].endswith(f'/python" {name} "$@"')
