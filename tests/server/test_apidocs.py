"""The requests described: what openapi.json says of the answers is what is sent, and the page."""

import base64
import hashlib
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Answer, Inside, inside, run
from yurt.server.apidocs import page
from yurt.server.forms import BadRecord, Problem
from yurt.server.limits import BODY_BYTES, Limits
from yurt.server.store import StoreError

EVIL = {"origin": "http://evil.example"}
REFERENCE = "#/components/schemas/"
# Elements that have no end
EMPTY = ("meta", "link")


async def described(server: Inside) -> Any:
    return (await server.http("GET", "/api/docs/openapi.json")).json()


def check_described(schema: Any, method: str, path: str, answer: Answer) -> None:
    """A refusal must be one of those described for its request, with all fields of its body."""
    told = schema["paths"][path][method.lower()]["responses"][str(answer.status)]
    kind = told["content"]["application/json"]["schema"]["$ref"].removeprefix(REFERENCE)
    assert answer.headers["content-type"].startswith("application/json")
    assert set(answer.json()) == set(schema["components"]["schemas"][kind]["properties"])


class TestAnswers:
    @pytest.mark.parametrize(
        ("status", "method", "path", "sent"),
        [
            (400, "POST", "/api/tables", {"body": {"more": 1}}),
            (400, "GET", "/api/tables/{key}/story?seat=99", {}),
            (403, "POST", "/api/tables", {"body": {}, "headers": EVIL}),
            (403, "POST", "/api/tables/{key}/seats", {"body": {}, "headers": EVIL}),
            (403, "POST", "/api/verify", {"body": b"", "headers": EVIL}),
            (404, "GET", "/api/tables/{key}", {}),
            (404, "GET", "/api/tables/{key}/record", {}),
            (404, "GET", "/api/games/{name}/rules", {}),
            (404, "GET", "/api/games/{name}/lesson", {}),
            (409, "POST", "/api/tables", {"body": {"game": "chess", "seats": ["bot"]}}),
            (413, "POST", "/api/tables", {"body": b" " * (BODY_BYTES + 1)}),
            (422, "POST", "/api/replay", {"body": b"nonsense"}),
            (422, "POST", "/api/verify", {"body": b"nonsense"}),
        ],
    )
    def test_refusals_are_described(
        self, status: int, method: str, path: str, sent: dict[str, Any], tmp_path: Path
    ) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                address = path.format(key="ZZZZ", name="chess")
                answer = await server.http(method, address, **sent)
                assert answer.status == status
                check_described(await described(server), method, path.partition("?")[0], answer)

        run(work())

    def test_too_many(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path, Limits(requests=0.001, request_burst=0)) as server:
                schema = await described(server)
                gets = [path for path, item in schema["paths"].items() if "get" in item]
                for path in gets:
                    answer = await server.http("GET", path)
                    assert answer.status == (429 if path.startswith("/api/") else 200), path
                    if answer.status == 429:
                        check_described(schema, "GET", path, answer)
                form = {"game": "yak", "seats": ["bot", "bot"]}
                answer = await server.http("POST", "/api/tables", form)
                assert answer.status == 429
                check_described(schema, "POST", "/api/tables", answer)

        run(work())

    def test_no_database(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async def broken(*_: Any) -> None:
            raise StoreError("gone")

        async def work() -> None:
            async with inside(tmp_path) as server:
                schema = await described(server)
                for name in ("probe", "public"):
                    monkeypatch.setattr(server.house.store, name, broken)
                monkeypatch.setattr(server.house, "find", broken)
                tables = [path for path in schema["paths"] if path.startswith("/api/tables")]
                for path in ("/health", *tables):
                    method = "POST" if path.endswith("/seats") else "GET"
                    answer = await server.http(method, path, {})
                    assert answer.status == 503, (path, answer.text)
                    check_described(schema, method, path, answer)

        run(work())

    def test_every_refusal_is_a_problem(self, tmp_path: Path) -> None:
        """None of Litestar's own; and a wrong record is told with its line."""

        async def work() -> None:
            async with inside(tmp_path) as server:
                paths = (await described(server))["paths"]
                for path, item in paths.items():
                    for request in item.values():
                        for status, answer in request["responses"].items():
                            kind = BadRecord if status == "422" else Problem
                            schema = {"$ref": f"{REFERENCE}{kind.__name__}"}
                            wanted = {"application/json": {"schema": schema}}
                            assert status < "400" or answer["content"] == wanted, path

        run(work())

    def test_who_asks(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                paths = (await described(server))["paths"]
                with_token = {
                    path
                    for path, item in paths.items()
                    for request in item.values()
                    for each in request.get("parameters", ())
                    if (each["name"], each["in"], each["required"])
                    == ("X-Yurt-Token", "header", False)
                }
                table = "/api/tables/{key}"
                assert with_token == {
                    table,
                    *(f"{table}/{e}" for e in ("record", "story", "seats")),
                }

        run(work())


class Elements(HTMLParser):
    """The elements of a page; each that was begun must be ended."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


class TestPage:
    @pytest.mark.parametrize("path", ["/api/docs", "/api/docs/"])
    def test_it_stands_alone(self, path: str, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                answer = await server.http("GET", path)
                assert answer.status == 200
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                text = answer.text
                assert "http://" not in text and "https://" not in text
                found = Elements(text).found
                assert ("html", {"lang": "en"}) in found
                assert not {"script", "iframe", "img"} & {tag for tag, _ in found}
                links = {attrs["href"] for _, attrs in found if "href" in attrs}
                ids = {f"#{attrs['id']}" for _, attrs in found if "id" in attrs}
                assert links - ids == {"/api/docs/openapi.json", "/icon.svg"}
                policy = answer.headers["content-security-policy"]
                (style,) = re.findall("<style>(.*?)</style>", text, re.DOTALL)
                digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
                assert f"style-src 'sha256-{digest}'" in policy
                assert policy.startswith("default-src 'none'") and "unsafe" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"

        run(work())

    def test_it_has_everything(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                schema = await described(server)
                text = (await server.http("GET", "/api/docs")).text
                assert f"<h1>Yurt {schema['info']['version']}</h1>" in text
                for path, item in schema["paths"].items():
                    for method, request in item.items():
                        assert f"<h3>{method.upper()} {path}</h3><p>{request['summary']}." in text
                for name, body in schema["components"]["schemas"].items():
                    part = text.partition(f'<article id="{name}">')[2].partition("</article>")[0]
                    for field in body["properties"]:
                        assert f"<b>{field}</b>: " in part
                assert "Why a request was not carried out, in one sentence." in text
                assert '<b>422</b>: <a href="#BadRecord">BadRecord</a>' in text
                assert "<b>game</b>: text (at most 40 characters)" in text

        run(work())

    def test_what_it_is_made_of_is_escaped(self) -> None:
        evil = "<script>'\"&"
        kind = {"type": evil, "pattern": evil, "default": evil, "description": evil}
        content = {"content": {evil: {"schema": kind}}, "description": evil}
        request = {
            "summary": evil,
            "description": evil,
            "parameters": [{"name": evil, "in": evil, "schema": kind, "required": True}],
            "requestBody": content,
            "responses": {evil: content},
        }
        text = page(
            {
                "info": {"title": evil, "version": evil},
                "paths": {evil: {"get": request}},
                "components": {"schemas": {evil: {"properties": {evil: {"const": evil}}}}},
            },
            evil,
        )
        assert "<script" not in text and "'\"" not in text
        assert {tag for tag, _ in Elements(text).found} >= {"article", "li"}
