"""The pages of the tree name files and folders that are there."""

import os
import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "SECURITY.md", "docs/*.md"]
SUFFIXES = "css|db|ftl|js|json|md|py|pyi|svelte|toml|ts|txt|yml|yurt"
NAMED = re.compile(rf"`([^`\s]+(?:\.(?:{SUFFIXES})|/))`")
FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
# What commands write, and addresses: nothing of it is kept in the tree.
MADE = {"arena.json", "figures.json", "dist/", "static/", "src/yurt/server/static/", "site/"}
OTHERS = {"node_modules", "__pycache__", "static", "site", "dist"}
ADDRESSES = {"/assets/", "wss://"}


@cache
def tree() -> frozenset[str]:
    """Every file of ours, and every folder with a slash at its end."""
    found = set()
    for folder, folders, files in os.walk(ROOT):
        here = Path(folder).relative_to(ROOT)
        ours = (name for name in folders if name[0] != "." or name == ".github")
        # docs/build/ is ours, the root's build/ is not.
        others = OTHERS | {"build"} if here == Path() else OTHERS
        folders[:] = [name for name in ours if name not in others]
        found |= {(here / name).as_posix() for name in files}
        found |= {f"{(here / name).as_posix()}/" for name in folders}
    return frozenset(found)


def is_there(name: str) -> bool:
    """Whether the tree has this path; a page may leave out the folders that it is about. The client
    imports ``felt.svelte.ts`` as ``felt.svelte``."""
    path = name.replace("$web/", "web/src/").removeprefix("/").replace("NAME", "*")
    return any(
        fnmatch(known, wanted) for wanted in (path, f"*/{path}", f"{path}.ts") for known in tree()
    )


def pages() -> list[Path]:
    return [path for page in PAGES for path in sorted(ROOT.glob(page))]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_every_path_that_a_page_names_exists(page: Path) -> None:
    text = FENCED.sub("", page.read_text("utf-8"))
    named = set(NAMED.findall(text)) - MADE - ADDRESSES
    assert sorted(name for name in named if not is_there(name)) == []


def test_a_path_that_is_gone_is_noticed() -> None:
    assert is_there("engine/actor.py") and is_there("web/src/wire/") and is_there("text/*.ftl")
    assert not is_there("engine/actors.py") and not is_there("ctor.py") and not is_there("wires/")
