"""The browser client: what ``scripts/web`` has built into ``static/``, as files over HTTP.

Every page of the client is the same ``index.html``; which of them is shown, the browser decides.
What lies in ``assets/`` carries the hash of its content in its name and is kept for a year.
"""

import base64
import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException

from yurt.engine.words import say
from yurt.server.service import language_of
from yurt.server.speech import sentence

STATIC = Path(__file__).parent / "static"
INDEX = "/index.html"
# What may stand in place of a part of an address.
PARTS = {"{game}": "[a-z-]+", "{key}": r"[\w-]+"}


def _pages() -> re.Pattern[str]:
    """The addresses of the client's pages; the client reads the same list."""
    paths = "|".join(json.loads((Path(__file__).parent / "client_pages.json").read_bytes()))
    for part, pattern in PARTS.items():
        paths = paths.replace(part, pattern)
    return re.compile(paths)


PAGE = _pages()

# Litestar adds the charset to those that are text.
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# In the order in which they are preferred.
PACKED = {"br": ".br", "gzip": ".gz"}

YEAR = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
GUARD = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
# Nothing comes from elsewhere, nothing goes elsewhere, nobody puts a frame around a table. Svelte
# writes style attributes into its templates, nothing else is inline.
POLICY = (
    "default-src 'self'; script-src 'self'{scripts}; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


@dataclass(frozen=True)
class File:
    """A file of the client, with the packed forms that lie beside it."""

    path: Path
    tag: str
    packed: tuple[str, ...]

    def form(self, accepted: str) -> str:
        """The best of its forms that the browser takes, "" for the file as it is."""
        return next((form for form in self.packed if takes(accepted, form)), "")


def takes(accepted: str, form: str) -> bool:
    """Whether a header ``Accept-Encoding`` allows this form: ``gzip, br;q=0`` takes no br."""
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == form:
            return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight)
    return False


class Pages:
    """The files of a folder by their paths. Only what was found in it is ever given out, so a path
    cannot lead out of it. A folder that is built anew is read anew."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._built: tuple[int, int] | None = None
        self._files: Mapping[str, File] = {}
        self._policy = ""

    def find(self, path: str) -> File | None:
        self._look()
        return self._files.get(path)

    @property
    def policy(self) -> str:
        """The Content-Security-Policy of index.html: its own scripts are allowed by their hash."""
        return self._policy

    def _look(self) -> None:
        try:
            index = (self._folder / INDEX[1:]).stat()
        except OSError:
            self._built, self._files = None, {}
            return
        if self._built != (index.st_mtime_ns, index.st_ino):
            self._built = index.st_mtime_ns, index.st_ino
            self._files = _files(self._folder)
            self._policy = self.guard(self._folder)

    def guard(self, folder: Path) -> str:
        """The policy for the pages of a folder."""
        page = (folder / INDEX[1:]).read_text("utf-8")
        return POLICY.format(scripts=hashed(re.findall(r"<script>(.*?)</script>", page, re.DOTALL)))


def _files(folder: Path) -> dict[str, File]:
    paths = {path for path in folder.rglob("*") if path.is_file()}
    files = {}
    for path in paths:
        if path.suffix in PACKED.values():
            continue
        forms = [form for form, end in PACKED.items() if path.with_name(path.name + end) in paths]
        tag = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        files[f"/{path.relative_to(folder).as_posix()}"] = File(path, tag, tuple(forms))
    return files


def hashed(texts: Iterable[str]) -> str:
    """What stands inline in a page, as a policy allows it."""
    digests = (hashlib.sha256(text.encode()).digest() for text in texts)
    return "".join(f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client; any other path without a dot is one of its pages, if only the one that
    says that there is nothing."""
    pages: Pages = request.app.state.pages
    path = request.scope["path"]
    file, status = pages.find(path), 200
    if path == INDEX:
        raise NotFoundException
    if file is None:
        if "." in path:
            raise NotFoundException
        file, status = pages.find(INDEX), 200 if PAGE.fullmatch(path) else 404
    if file is None:
        return _not_built(request)
    is_index = file.path.name == INDEX[1:]
    # What is not there may be there tomorrow.
    is_kept = status == 200 and path.startswith("/assets/")
    headers = GUARD | {"Cache-Control": YEAR if is_kept else ASK_AGAIN}
    if is_index:
        headers["Content-Security-Policy"] = pages.policy
    return answer(request, file, status, headers)


def answer(
    request: Request[Any, Any, Any], file: File, status: int, headers: dict[str, str]
) -> Response[bytes]:
    """A file in the best form that the browser takes, unless it has it already."""
    form = file.form(request.headers.get("accept-encoding", ""))
    tag = f'"{file.tag}{"-" if form else ""}{form}"'
    headers |= {"ETag": tag}
    if file.packed:
        headers["Vary"] = "Accept-Encoding"
    known = request.headers.get("if-none-match", "")
    if status == 200 and tag in (each.strip().removeprefix("W/") for each in known.split(",")):
        return Response(b"", status_code=304, headers=headers)
    if form:
        headers["Content-Encoding"] = form
    try:
        body = file.path.with_name(file.path.name + PACKED.get(form, "")).read_bytes()
    except FileNotFoundError:
        # The folder is being built anew at this very moment.
        raise NotFoundException from None
    kind = KINDS.get(file.path.suffix, "application/octet-stream")
    return Response(body, status_code=status, headers=headers, media_type=kind)


def _not_built(request: Request[Any, Any, Any]) -> Response[bytes]:
    language = language_of(request)
    text = sentence(say("pages-not-built", command="scripts/web"), language)
    body = f'<!doctype html><html lang="{language}"><title>Yurt</title><p>{text}</p></html>'
    headers = GUARD | {"Cache-Control": "no-store"}
    return Response(body.encode(), status_code=503, headers=headers, media_type=KINDS[".html"])
