"""The browser client over HTTP: its files, its pages, and the headers that guard them."""

import asyncio
import base64
import gzip
import hashlib
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.inside import Answer, Inside, inside
from yurt.server.pages import PAGE, PARTS, Pages, takes

ROOT = Path(__file__).parents[2]
SCRIPT = "\n      const look = 1;\n    "
INDEX = f"<!doctype html><html><head><script>{SCRIPT}</script></head></html>"
CODE = "export const answer = 42;\n"
FILES = {
    "index.html": INDEX.encode(),
    "index.html.br": b"index in brotli",
    "index.html.gz": gzip.compress(INDEX.encode()),
    "icon.svg": b"<svg/>",
    "yurt.webmanifest": b"{}",
    "assets/main-1a2b.js": CODE.encode(),
    "assets/main-1a2b.js.br": b"code in brotli",
    "assets/main-1a2b.js.gz": gzip.compress(CODE.encode()),
    "assets/nunito-3c4d.woff2": b"font",
}
Visit = Callable[[Inside], Awaitable[None]]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as ``scripts/web`` would have built it, beside a file that is nobody's business."""
    folder = tmp_path / "static"
    for name, data in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def visit(folder: Path, work: Visit) -> None:
    async def go() -> None:
        async with inside(folder.parent) as server:
            server.app.state.pages = Pages(folder)
            await work(server)

    asyncio.run(go())


def get(folder: Path, path: str, method: str = "GET", **headers: str) -> Answer:
    answers = []

    async def work(server: Inside) -> None:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        answers.append(await server.http(method, path, headers=sent))

    visit(folder, work)
    return answers[0]


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/new/yam-master", "/join", "/t/ABCD", "/t/ABCD?seat=1", "/table/xY_-9"),
        *("/rules/yak", "/settings", "/statistics", "/kit"),
    ],
)
def test_every_page_is_the_index(built: Path, path: str) -> None:
    answer = get(built, path)
    assert (answer.status, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/nothing", "/t", "/t/ABCD/more", "/new/", "/assets", "/ws/ABCD"])
def test_an_unknown_page_is_the_index_with_404(built: Path, path: str) -> None:
    answer = get(built, path)
    assert (answer.status, answer.text) == (404, INDEX)


def test_the_client_and_the_server_read_the_same_list_of_pages() -> None:
    """PAGE has the patterns of paths.ts, and each of its parts is known."""
    paths = json.loads((ROOT / "src/yurt/server/client_pages.json").read_bytes())
    assert len(paths) > 5
    for path in paths:
        assert PAGE.fullmatch(re.sub(r"\{\w+\}", "sample", path)), path
        assert not PAGE.fullmatch(path + "/more/of/it"), path
    source = (ROOT / "web/src/shell/paths.ts").read_text("utf-8")
    for part, pattern in PARTS.items():
        escaped = pattern.replace("\\", "\\\\")
        assert f'{part[1:-1]}: "{escaped}"' in source


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8", True),
        ("/assets/nunito-3c4d.woff2", "font/woff2", True),
        ("/icon.svg", "image/svg+xml", False),
        ("/yurt.webmanifest", "application/manifest+json", False),
    ],
)
def test_files_have_their_kind_and_are_kept(built: Path, path: str, kind: str, kept: bool) -> None:
    answer = get(built, path)
    assert answer.status == 200 and answer.body == FILES[path[1:]]
    assert answer.headers["content-type"] == kind
    caching = "public, max-age=31536000, immutable" if kept else "no-cache"
    assert answer.headers["cache-control"] == caching


@pytest.mark.parametrize(
    "path",
    [
        *("/assets/gone-1a2b.js", "/favicon.ico", "/../secret.txt", "/assets/../../secret.txt"),
        *("/%2e%2e/secret.txt", "/..%2fsecret.txt", "//secret.txt", "/index.html", "/api/nothing"),
        *("/assets/main-1a2b.js.br", "/icon.svg/..", "/a\x00.js"),
    ],
)
def test_nothing_else_is_given_out(built: Path, path: str) -> None:
    answer = get(built, path)
    assert (answer.status, answer.json()["key"]) == (404, "http-nothing")
    assert "immutable" not in answer.headers.get("cache-control", "")


@pytest.mark.parametrize(
    ("accepted", "form"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("GZIP", "gzip"),
        ("identity", ""),
        ("", ""),
        ("brotli, gz", ""),
    ],
)
@pytest.mark.parametrize("path", ["/", "/assets/main-1a2b.js"])
def test_the_best_packed_form_is_sent(built: Path, path: str, accepted: str, form: str) -> None:
    answer = get(built, path, accept_encoding=accepted)
    name = "index.html" if path == "/" else path[1:]
    assert answer.body == FILES[name + {"br": ".br", "gzip": ".gz", "": ""}[form]]
    assert answer.headers.get("content-encoding", "") == form
    assert answer.headers["vary"] == "Accept-Encoding"


def test_what_has_no_packed_form_is_sent_as_it_is(built: Path) -> None:
    answer = get(built, "/assets/nunito-3c4d.woff2", accept_encoding="br")
    assert answer.body == b"font" and "content-encoding" not in answer.headers


def test_weights() -> None:
    assert takes("br ; q=0.5", "br") and not takes("br;q=0.00", "br") and not takes("", "br")


def test_what_the_browser_has_is_not_sent_again(built: Path) -> None:
    for encoding in ("br", ""):
        tag = get(built, "/", accept_encoding=encoding).headers["etag"]
        again = get(built, "/", accept_encoding=encoding, if_none_match=f'"x", W/{tag}')
        assert (again.status, again.body) == (304, b"")
        assert again.headers["etag"] == tag
    other = get(built, "/", accept_encoding="gzip", if_none_match=tag)
    assert other.status == 200 and other.headers["etag"] != tag


@pytest.mark.parametrize("path", ["/", "/assets/main-1a2b.js", "/nothing", "/gone.js"])
def test_head_tells_what_get_would(built: Path, path: str) -> None:
    """The body is left out by the server software."""
    got, head = get(built, path), get(built, path, "HEAD")
    assert (head.status, head.headers) == (got.status, got.headers)


def test_pages_are_guarded(built: Path) -> None:
    headers = get(built, "/").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'" and policy["frame-ancestors"] == "'none'"
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    assert policy["script-src"] == f"'self' 'sha256-{digest}'"
    assert "unsafe" not in policy["script-src"] and policy["style-src"] == "'self'"


def test_other_methods_are_not_for_pages(built: Path) -> None:
    answer = get(built, "/t/ABCD", "POST")
    assert (answer.status, answer.json()["key"]) == (405, "http-method")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "aren’t built yet"), ("de-CH", "noch nicht gebaut"), ("xx", "yet")],
)
def test_a_client_that_is_not_built_says_how(tmp_path: Path, language: str, words: str) -> None:
    answer = get(tmp_path / "static", "/", accept_language=language)
    assert answer.status == 503 and words in answer.text and "scripts/web" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_a_client_that_is_built_anew_is_seen_at_once(built: Path) -> None:
    async def work(server: Inside) -> None:
        first = await server.http("GET", "/")
        fresh = built / "fresh.html"
        fresh.write_text("another page")
        fresh.replace(built / "index.html")
        second = await server.http("GET", "/")
        assert second.text == "another page" and second.headers["etag"] != first.headers["etag"]

    visit(built, work)


def test_pages_are_not_in_the_documentation(built: Path) -> None:
    schema = get(built, "/api/docs/openapi.json").json()
    assert all(path.startswith(("/api/", "/health", "/metrics")) for path in schema["paths"])
