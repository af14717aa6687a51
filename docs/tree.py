"""Pages of the tree as pages of the site: a Sphinx extension.

The pages are written to be read on a code host too, so their links lead to files. In the site a
link to a file that is a page here leads to that page, wherever the file lies, and a page that is
named in the text (```docs/wire.md```) becomes a link. The rules and the rulings of each game get a
page by their folders: no list names the games.
"""

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from posixpath import dirname, normpath, relpath
from typing import Any

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from yurt.engine.words import without_pictures

DOCS = Path(__file__).parent
ROOT = DOCS.parent
# Files outside of docs/ and the pages that show them.
HOMES = {
    "README.md": "readme",
    "ARCHITECTURE.md": "build/architecture",
    "CONTRIBUTING.md": "build/contributing",
    "CHANGELOG.md": "build/changelog",
    "SECURITY.md": "host/reporting",
    "LICENSE": "build/license",
    "NOTICE": "build/license",
    "benchmarks/results.md": "study/results",
    "docs/decisions": "build/decisions",
}
# The pages that each game has, by the folder of the site they lie in.
OF_A_GAME = {"play/rules": "text/rules.en.md", "play/rulings": "RULES.md"}
STUB = "```{{include}} {path}\n```\n"

FENCED = re.compile(r"^(```|~~~|:::).*?^\1[ \t]*$|^ {4}[^\n]*$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?!\w+:|#|/)([^)\s#]+)((?:#[^)\s]*)?)\)")
NAMED = re.compile(r"(?<![\[`])`([\w./-]+\.md)`(?![\]`])")


def games() -> Iterator[Path]:
    """The folders of the games."""
    for rules in sorted(ROOT.glob("src/yurt/games/*/text/rules.en.md")):
        yield rules.parents[1]


@cache
def pages() -> dict[str, str]:
    """The page of each file of the tree that has one."""
    found = dict(HOMES)
    for path in sorted(DOCS.rglob("*.md")):
        found[path.relative_to(ROOT).as_posix()] = path.relative_to(DOCS).as_posix()[:-3]
    for game in games():
        for folder, name in OF_A_GAME.items():
            page = f"{folder}/{game.name.replace('_', '-')}"
            found[(game / name).relative_to(ROOT).as_posix()] = page
    return found


def make_stubs(app: Sphinx, config: object) -> None:
    """The pages of the games: each takes in a file of the game's folder."""
    for folder, name in OF_A_GAME.items():
        wanted = {}
        for game in games():
            path = Path(os.path.relpath(game / name, DOCS / folder)).as_posix()
            wanted[DOCS / folder / f"{game.name.replace('_', '-')}.md"] = STUB.format(path=path)
        for known in set((DOCS / folder).glob("*.md")) - set(wanted):
            known.unlink()
        for stub, text in wanted.items():
            if not stub.exists() or stub.read_text("utf-8") != text:
                stub.parent.mkdir(parents=True, exist_ok=True)
                stub.write_text(text, "utf-8")
    pages.cache_clear()


def mend(text: str, file: str, page: str) -> str:
    """The text of a file of the tree for a page of the site: its links lead where they should."""
    parts, end = [], 0
    for code in FENCED.finditer(text):
        parts += [_mend(text[end : code.start()], file, page), code.group()]
        end = code.end()
    return "".join([*parts, _mend(text[end:], file, page)])


def _mend(text: str, file: str, page: str) -> str:
    folder = f"docs/{dirname(page)}"

    def link(found: re.Match[str]) -> str:
        path = normpath(f"{dirname(file)}/{found[1]}").lstrip("/")
        known = pages().get(path)
        target = f"docs/{known}.md" if known else path
        return f"]({relpath(target, folder)}{found[2]})"

    def name(found: re.Match[str]) -> str:
        for path in (found[1], f"docs/{found[1]}", f"{dirname(file)}/{found[1]}"):
            known = pages().get(normpath(path).lstrip("/"))
            if known and known != page:
                return f"[`{found[1]}`]({relpath(f'docs/{known}.md', folder)})"
        return found[0]

    return NAMED.sub(name, LINK.sub(link, without_pictures(text)))


def on_source(app: Sphinx, page: str, source: list[str]) -> None:
    source[0] = mend(source[0], f"docs/{page}.md", page)


def on_include(app: Sphinx, path: Path, _: str, content: list[str]) -> None:
    file = normpath(f"docs/{path.as_posix()}")
    content[0] = mend(content[0], file, app.env.docname)


def on_missing(app: Sphinx, env: BuildEnvironment, node: Any, content: Any) -> Any:
    """``yurt.engine.match.Match`` is public as ``yurt.Match``."""
    name = str(node.get("reftarget", "")).rpartition(".")[2]
    domain = env.domains.python_domain
    if node.get("refdomain") != "py" or f"yurt.{name}" not in domain.objects:
        return None
    found = f"yurt.{name}"
    return domain.resolve_xref(env, node["refdoc"], app.builder, "obj", found, node, content)


def on_finished(app: Sphinx, error: Exception | None) -> None:
    """Pages that are gone from the tree go from the site."""
    known = {"genindex", "search"}
    known |= {page.removesuffix("index").rstrip("/") or "." for page in app.env.found_docs}
    for path in Path(app.outdir).rglob("index.html"):
        if path.parent.relative_to(app.outdir).as_posix() not in known:
            path.unlink()


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("config-inited", make_stubs)
    app.connect("source-read", on_source)
    app.connect("include-read", on_include)
    app.connect("missing-reference", on_missing)
    app.connect("build-finished", on_finished)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
