"""The documentation at /docs: pages as folders, guarded by hashes of what stands inline in them."""

import asyncio
import base64
import hashlib
from pathlib import Path

import pytest

from tests.server.inside import Answer, inside
from yurt.server.site import Site

SCRIPTS = ("document.body.dataset.theme = 1", "let second = 2")
STYLE = "body { --color: red }"
FILES = {
    "index.html": f"<html><script>{SCRIPTS[0]}</script><style>{STYLE}</style>Yurt</html>",
    "index.html.gz": "packed",
    "play/index.html": f"<html><script>{SCRIPTS[1]}</script>Play</html>",
    "_static/furo.js": "let x",
    "_images/yak.jpg": "picture",
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def get(folder: Path, path: str, **headers: str) -> Answer:
    async def go() -> Answer:
        async with inside(folder.parent) as server:
            server.app.state.site = Site(folder)
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            return await server.http("GET", path, headers=sent)

    return asyncio.run(go())


@pytest.mark.parametrize(
    ("path", "file", "kind"),
    [
        ("/docs/", "index.html", "text/html; charset=utf-8"),
        ("/docs/play/", "play/index.html", "text/html; charset=utf-8"),
        ("/docs/play/index.html", "play/index.html", "text/html; charset=utf-8"),
        ("/docs/_static/furo.js?v=1a2b", "_static/furo.js", "text/javascript; charset=utf-8"),
        ("/docs/_images/yak.jpg", "_images/yak.jpg", "image/jpeg"),
    ],
)
def test_pages_are_folders(built: Path, path: str, file: str, kind: str) -> None:
    answer = get(built, path)
    assert (answer.status, answer.text) == (200, FILES[file])
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "no-cache" and answer.headers["etag"]


@pytest.mark.parametrize(("path", "to"), [("/docs", "/docs/"), ("/docs/play", "/docs/play/")])
def test_an_address_without_its_slash_leads_to_the_page(built: Path, path: str, to: str) -> None:
    answer = get(built, path)
    assert (answer.status, answer.headers["location"]) == (307, to)


@pytest.mark.parametrize(
    "path",
    [
        *("/docs/nothing", "/docs/nothing/", "/docs/gone.js", "/docs/../secret.txt"),
        *("/docs/%2e%2e/secret.txt", "/docs/..%2fsecret.txt", "/docs//secret.txt"),
    ],
)
def test_nothing_else_is_given_out(built: Path, path: str) -> None:
    answer = get(built, path)
    assert answer.status == 404 and "secret" not in answer.text


def test_packed_pages_are_sent_where_they_are_taken(built: Path) -> None:
    answer = get(built, "/docs/", accept_encoding="gzip")
    assert (answer.text, answer.headers["content-encoding"]) == ("packed", "gzip")
    again = get(built, "/docs/", accept_encoding="gzip", if_none_match=answer.headers["etag"])
    assert (again.status, again.body) == (304, b"")


def test_only_what_stands_in_the_pages_may_run(built: Path) -> None:
    guard = get(built, "/docs/play/").headers["content-security-policy"]
    policy = dict(part.strip().split(" ", 1) for part in guard.split(";"))

    def allowed(text: str) -> str:
        return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"

    assert policy["default-src"] == "'self'" and policy["frame-ancestors"] == "'none'"
    assert set(policy["script-src"].split()) == {"'self'", *map(allowed, SCRIPTS)}
    assert set(policy["style-src"].split()) == {"'self'", allowed(STYLE)}


@pytest.mark.parametrize(
    ("language", "words"), [("en", "isn’t built here yet"), ("nl-BE", "nog niet gebouwd")]
)
def test_a_site_that_is_not_built_says_how(tmp_path: Path, language: str, words: str) -> None:
    for path in ("/docs", "/docs/play/"):
        answer = get(tmp_path / "site", path, accept_language=language)
        assert answer.status == 404 and words in answer.text and "scripts/docs" in answer.text
        assert '<a href="/docs/README.md">README.md</a>' in answer.text
    readme = get(tmp_path / "site", "/docs/README.md")
    assert readme.status == 200 and readme.text.startswith("# Yurt")
    assert readme.headers["content-type"] == "text/plain; charset=utf-8"
