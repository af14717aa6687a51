"""The requests described: what each may be answered, and a page that shows it all.

The page is made from the OpenAPI schema. It has no script and takes nothing from elsewhere: it is
there without the Internet, and no foreign code runs beside the tables.
"""

import base64
import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from html import escape
from inspect import cleandoc
from typing import Any

from litestar import Request, Router
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.plugins.base import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from yurt.server import forms, wire
from yurt.server.pages import GUARD
from yurt.server.records import RecordBody
from yurt.server.service import SAFE

Schema = Mapping[str, Any]

# Answers

REFUSALS = {
    400: "The server does not understand the request.",
    403: "The request comes from a page of another website.",
    404: "There is nothing at this address.",
    409: "Not now, or not like this: the sentence says why.",
    413: "The request is too long.",
    415: "The body is no JSON.",
    421: "The server is not called by this name.",
    422: "What is wrong with the record, and in which line.",
    429: "Too many requests from one address.",
    503: "The database does not answer.",
}


class Refusals(ReceiveRoutePlugin):
    """Tells of each request how it may be refused. Litestar would tell of 400 only, and wrongly."""

    def receive_route(self, route: BaseRoute) -> None:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            handler.response_description = "As asked."
            handler.responses = {
                status: ResponseSpec(
                    forms.BadRecord if status == 422 else forms.Problem,
                    generate_examples=False,
                    description=REFUSALS[status],
                )
                for status in sorted(_refusals(route.path_format, handler))
            }


def _refusals(path: str, handler: HTTPRouteHandler) -> Iterator[int]:
    yield 421
    if path.startswith("/api/"):
        yield 429
    if "{" in path:
        yield from (400, 404)
    if not handler.http_methods <= SAFE:
        yield from (400, 403, 409, 413)
    if path.startswith("/api/tables/"):
        yield 409
    if path.startswith("/api/tables") or path == "/health":
        yield 503
    if issubclass(handler.operation_class, RecordBody):
        yield 422
    elif not handler.http_methods <= SAFE:
        yield 415


# The page

STYLE = """
:root { color-scheme: light dark; }
body { max-width: 48rem; margin: auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere; }
article { border-top: 1px solid; padding: .5rem 0; }
h3, p, ul { margin: .5rem 0; }
ul { padding-left: 1.25rem; }
"""
HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = (
    f"default-src 'none'; style-src 'sha256-{HASH}'; img-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
REFERENCE = "#/components/schemas/"
METHODS = ("get", "post", "put", "patch", "delete")
KINDS = {"string": "text", "integer": "whole number", "boolean": "true or false"}
LIMITS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "maxLength": "at most {} characters",
    "minItems": "at least {} of them",
    "maxItems": "at most {} of them",
    "pattern": "like {}",
    "default": "{} if left out",
}


class Page(OpenAPIRenderPlugin):
    """All requests with what they take and give, on one page."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page(openapi_schema, self.get_openapi_json_route(request)).encode()


def config(version: str) -> OpenAPIConfig:
    """The page and ``openapi.json``, with the headers that guard them."""
    headers = GUARD | {"Content-Security-Policy": POLICY}
    return OpenAPIConfig(
        title="Yurt",
        version=version,
        use_handler_docstrings=True,
        render_plugins=[Page(path="/"), JsonRenderPlugin()],
        openapi_router=Router(
            "/api/docs", route_handlers=[], include_in_schema=False, response_headers=headers
        ),
    )


def page(schema: Schema, address: str) -> str:
    """The page of a schema, which programs find at an address."""
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    requests = [
        _request(f"{method.upper()} {path}", item[method])
        for path, item in schema["paths"].items()
        for method in METHODS
        if method in item
    ]
    bodies = [_body(name, each) for name, each in schema["components"]["schemas"].items()]
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}: the requests</title><link rel="icon" href="/icon.svg"><style>{STYLE}</style></head>
<body><main><h1>{title}</h1>
<p>What this server can be asked. For programs: <a href="{escape(address)}">openapi.json</a></p>
<h2>Requests</h2>{"".join(requests)}
<h2>What they take and give</h2>{"".join(bodies)}
</main></body></html>"""


def _request(title: str, request: Schema) -> str:
    takes = [
        _field(f"{each['name']} ({each['in']})", each["schema"], each["required"])
        for each in request.get("parameters", ())
    ]
    if "requestBody" in request:
        takes.append(f"<b>the body</b>: {_content(request['requestBody'])}")
    gives = [
        f"<b>{escape(status)}</b>: {_content(answer)}. {_prose(answer['description'])}"
        for status, answer in request["responses"].items()
    ]
    about = _prose(request["summary"]) + ". " + _prose(request.get("description", ""))
    return (
        f"<article><h3>{escape(title)}</h3><p>{about}</p>"
        f"{'<p>Takes</p>' + _list(takes) if takes else ''}<p>Answers</p>{_list(gives)}</article>"
    )


def _body(name: str, schema: Schema) -> str:
    # Litestar leaves out what the classes say of themselves.
    described = getattr(forms, name, None) or getattr(wire, name, None)
    about = _prose(cleandoc(getattr(described, "__doc__", None) or ""))
    needed = schema.get("required", ())
    fields = [_field(key, each, key in needed) for key, each in schema["properties"].items()]
    name = escape(name)
    return f'<article id="{name}"><h3>{name}</h3><p>{about}</p>{_list(fields)}</article>'


def _field(name: str, schema: Schema, is_needed: bool) -> str:
    left_out = "" if is_needed or "default" in schema else ", may be left out"
    about = _prose(schema.get("description", ""))
    return f"<b>{escape(name)}</b>: {_kind(schema)}{left_out}. {about}"


def _content(holder: Schema) -> str:
    """What a body holds; that it is JSON goes without saying."""
    return " or ".join(
        _kind(each["schema"]) + ("" if media == "application/json" else f" ({escape(media)})")
        for media, each in holder.get("content", {}).items()
    )


def _kind(schema: Schema) -> str:
    """A type in words, with its limits."""
    limits = [
        escape(words.format(json.dumps(schema[key], ensure_ascii=False)))
        for key, words in LIMITS.items()
        if key in schema
    ]
    return _type(schema) + (f" ({', '.join(limits)})" if limits else "")


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].removeprefix(REFERENCE))
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in schema:
        return " or ".join(_kind(each) for each in schema["oneOf"])
    if "const" in schema:
        return escape(json.dumps(schema["const"]))
    if "items" in schema:
        return f"list of {_kind(schema['items'])}"
    if "additionalProperties" in schema:
        return f"by name: {_kind(schema['additionalProperties'])}"
    kind: str = schema.get("type", "anything")
    return escape(KINDS.get(kind, kind))


def _prose(text: str) -> str:
    return re.sub(r"``(.+?)``", r"<code>\1</code>", escape(text))


def _list(items: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"
