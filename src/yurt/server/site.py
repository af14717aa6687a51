"""The documentation: what ``scripts/docs`` has built into ``site/``, at ``/docs``.

It needs nothing from elsewhere. The scripts and styles that its pages hold are allowed by their
hashes, which are taken from the pages themselves.
"""

import re
from importlib.metadata import metadata
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException

from yurt.engine.words import say
from yurt.server.pages import ASK_AGAIN, GUARD, INDEX, KINDS, Pages, answer, hashed
from yurt.server.service import language_of
from yurt.server.speech import sentence

SITE = Path(__file__).parent / "site"
HOME = "/docs"
README = "/README.md"
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
# Furo writes style attributes into its pages; every other thing that is inline has its hash here.
POLICY = (
    "default-src 'self'; script-src 'self'{script}; style-src 'self'{style}; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


class Site(Pages):
    """The files of the documentation."""

    def __init__(self, folder: Path = SITE) -> None:
        super().__init__(folder)

    def guard(self, folder: Path) -> str:
        found: dict[str, set[str]] = {"script": set(), "style": set()}
        for page in folder.rglob("*.html"):
            for kind, text in INLINE.findall(page.read_text("utf-8")):
                found[kind].add(text)
        return POLICY.format(**{kind: hashed(sorted(texts)) for kind, texts in found.items()})


@route(
    [HOME, f"{HOME}/{{path:path}}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def documentation(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the site. A page is a folder: its address ends with a slash."""
    site: Site = request.app.state.site
    path = request.scope["path"].removeprefix(HOME)
    # Litestar takes the slash at the end away.
    if request.scope["raw_path"].endswith(b"/"):
        path += "/"
    if site.find(INDEX) is None:
        return _not_built(request, path)
    file = site.find(path + INDEX[1:] if path.endswith("/") else path)
    if file is None and not path.endswith("/") and site.find(path + INDEX) is not None:
        headers = {"Location": f"{HOME}{path}/"}
        return Response(b"", status_code=307, headers=headers)
    if file is None:
        raise NotFoundException
    headers = GUARD | {"Cache-Control": ASK_AGAIN, "Content-Security-Policy": site.policy}
    return answer(request, file, 200, headers)


def _not_built(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """Where nobody has built the site there is the README, which every installation has."""
    headers = GUARD | {"Cache-Control": "no-store"}
    if path == README:
        readme = str(metadata("yurt").json["description"])
        return Response(readme.encode(), headers=headers, media_type="text/plain")
    language = language_of(request)
    name = README[1:]
    text = sentence(say("docs-not-built", command="scripts/docs", readme=name), language)
    text = text.replace(name, f'<a href="{HOME}{README}">{name}</a>')
    body = f'<!doctype html><html lang="{language}"><title>Yurt</title><p>{text}</p></html>'
    return Response(body.encode(), status_code=404, headers=headers, media_type=KINDS[".html"])
