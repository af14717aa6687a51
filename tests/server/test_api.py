"""The HTTP side: what it answers, and in which words."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Line, inside, run
from tests.server.players import finish
from yurt.engine import registry
from yurt.engine.words import LANGUAGES, Words, say
from yurt.server.app import make_app
from yurt.server.proof import check
from yurt.server.speech import TEXT, sentence
from yurt.server.table import PHRASES

SPOKEN = sorted(path.stem for path in TEXT.glob("*.ftl"))


class TestTables:
    def test_open_find_and_join(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "open"], names=["Ada"], public=True)
                assert re.fullmatch(r"[A-HJ-NP-Z]{4}", made["code"]) and set(made["tokens"]) == {
                    "0"
                }
                for key in (made["id"], made["code"], made["code"].lower()):
                    info = (await server.http("GET", f"/api/tables/{key}")).json()
                    assert info["id"] == made["id"] and info["status"] == "waiting"
                assert info["seats"][0]["name"] == "Ada"
                listed = (await server.http("GET", "/api/tables")).json()["tables"]
                assert [table["id"] for table in listed] == [made["id"]]
                path = f"/api/tables/{made['code']}/seats"
                answer = await server.http("POST", path, {"name": "Bea", "seat": 1})
                assert answer.status == 201 and answer.json()["seat"] == 1
                assert (await server.http("POST", path, {})).json()["key"] == "table-full"
                info = (await server.http("GET", f"/api/tables/{made['id']}")).json()
                assert info["status"] == "playing" and info["turn"] in (0, 1)

        run(work())

    def test_codes_have_five_letters_when_a_third_of_four_is_taken(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def taken(length: int) -> int:
            return 24**4 // 3

        async def work() -> None:
            async with inside(tmp_path) as server:
                monkeypatch.setattr(server.house.store, "codes", taken)
                made = await server.open("yak", ["host", "open"])
                assert re.fullmatch(r"[A-HJ-NP-Z]{5}", made["code"])
                info = (await server.http("GET", f"/api/tables/{made['code'].lower()}")).json()
                assert info["id"] == made["id"]
                line = await server.line(made["code"].lower())
                assert line.messages[0]["is"] == "welcome"

        run(work())

    def test_tables_by_link_are_not_listed(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                await server.open("yak", ["host", "open"])
                assert (await server.http("GET", "/api/tables")).json() == {"tables": []}

        run(work())

    @pytest.mark.parametrize(
        ("form", "status", "key", "rule"),
        [
            ({"game": "chess"}, 409, "game-none", None),
            ({"seats": ["bot"]}, 409, "option-value", None),
            ({"options": {"no": 1}}, 409, "option-unknown", None),
            ({"game": "yaki", "options": {"trophies": 9}}, 409, "option-value", "YAKI-15"),
            ({"first": 5}, 409, "option-value", None),
            ({"clock": {"kind": "move"}}, 409, "clock-seconds", None),
            ({"seats": ["king", "bot"]}, 400, "http-malformed", None),
            ({"more": 1}, 400, "http-malformed", None),
        ],
    )
    def test_terms_that_cannot_be(
        self, form: dict[str, Any], status: int, key: str, rule: str | None, tmp_path: Path
    ) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                good = {"game": "yak", "seats": ["bot", "bot"]}
                answer = await server.http("POST", "/api/tables", good | form)
                problem = answer.json()
                assert (answer.status, problem["key"], problem["rule"]) == (status, key, rule)

        run(work())

    def test_nothing_there(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                for path in ("", "/record", "/story"):
                    answer = await server.http("GET", f"/api/tables/ZZZZ{path}")
                    assert answer.status == 404 and answer.json()["key"] == "table-none"
                assert (await server.http("GET", "/api/nothing")).json()["key"] == "http-nothing"
                assert (await server.http("PUT", "/api/tables")).json()["key"] == "http-method"

        run(work())


class TestRecords:
    def test_before_and_after_the_end(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"], names=["Ada", "Bea"])
                path = f"/api/tables/{made['id']}/record"
                public = (await server.http("GET", path)).text
                own = (await server.http("GET", path, headers=token_of(made, 0))).text
                assert "* draw ?" in own and re.search(r"\* draw [a-z]", own)
                assert "* draw ?" in public and not re.search(r"\* draw [a-z]", public)
                assert "# proof" not in public + own
                await finish(server, made)
                whole = (await server.http("GET", path)).text
                assert "?" not in whole and "seat0: Ada" in whole
                assert check(whole.encode()).draws > 0

        run(work())

    def test_stories(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"])
                path = f"/api/tables/{made['id']}/story"
                own = await server.http("GET", f"{path}?seat=0", headers=token_of(made, 0))
                assert own.status == 200
                other = await server.http("GET", f"{path}?seat=1", headers=token_of(made, 0))
                assert (other.status, other.json()["key"]) == (409, "table-not-over")
                await finish(server, made)
                stories = [(await server.http("GET", f"{path}?seat={n}")).json() for n in (0, 1)]
                assert len(stories[0]) == len(stories[1]) and stories[0] != stories[1]
                missing = await server.http("GET", f"{path}?seat=2")
                assert missing.json()["key"] == "table-no-seat"

        run(work())

    def test_a_table_closed_in_the_middle_keeps_its_secrets(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"])
                host = await server.line(made["id"], host=made["host"])
                await host.call("close")
                path = f"/api/tables/{made['id']}"
                record = (await server.http("GET", f"{path}/record")).text
                assert "# proof" not in record and not re.search(r"\* draw [a-z]", record)
                story = await server.http("GET", f"{path}/story?seat=1")
                assert story.json()["key"] == "table-not-over"

        run(work())

    def test_where_nobody_may_watch(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"], spectators=False)
                for path in ("record", "story"):
                    url = f"/api/tables/{made['id']}/{path}"
                    assert (await server.http("GET", url)).json()["key"] == "table-no-spectators"
                    own = await server.http("GET", url, headers=token_of(made, 0))
                    assert own.status == 200

        run(work())


def token_of(made: dict[str, Any], seat: int) -> dict[str, str]:
    return {"x-yurt-token": made["tokens"][str(seat)]}


class TestWords:
    """Errors are sentences, in the language that was asked for."""

    def test_every_language_has_the_same_sentences(self) -> None:
        keys = [
            set(re.findall(r"^([a-z][a-z-]*) =", (TEXT / f"{s}.ftl").read_text(), re.M))
            for s in SPOKEN
        ]
        assert "en" in SPOKEN and set(SPOKEN) <= set(LANGUAGES)
        assert all(found == keys[0] for found in keys)
        for language in SPOKEN:
            words = Words(language, [TEXT])
            assert all(key in words for key in keys[0])

    def test_errors_in_the_language_of_the_browser(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                said = set()
                for language in SPOKEN:
                    wanted = {"accept-language": f"{language}-CH,{language};q=0.9,en;q=0.1"}
                    answer = await server.http("GET", "/api/tables/ZZZZ", headers=wanted)
                    said.add(answer.json()["message"])
                assert len(said) == len(SPOKEN)
                plain = await server.http("GET", "/api/tables/ZZZZ")
                strange = {"accept-language": "tlh, *"}
                other = await server.http("GET", "/api/tables/ZZZZ", headers=strange)
                assert other.json() == plain.json()
                assert plain.json()["message"] == "There’s no such table."

        run(work())

    @pytest.mark.parametrize(
        ("wanted", "language"),
        [
            *(
                ("DE", "de"),
                ("xx,fr;q=0.9", "fr"),
                ("tlh, NL-be ;q=0.5, it", "it"),
                ("it; q=0.8, nl;q = 0.9, de;q=0", "nl"),
                ("fr, de", "fr"),
                ("de;q=high, it;q=0.1", "it"),
                ("*, it", "it"),
            ),
            *(("", "en"), ("den", "en"), (",;-,", "en")),
        ],
    )
    def test_the_language_that_is_wanted_most(
        self, wanted: str, language: str, tmp_path: Path
    ) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                headers = {"accept-language": wanted}
                answer = await server.http("GET", "/api/tables/ZZZZ", headers=headers)
                assert answer.json()["message"] == sentence(say("table-none"), language)

        run(work())

    def test_refusals_in_the_language_of_the_player(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"], first=1)
                line = await server.line(made["id"], token=made["tokens"]["0"], language="tlh")
                said = {await refusal(line)}
                for language in SPOKEN:
                    await line.call("speech", language=language)
                    said.add(await refusal(line))
                assert len(said) == len(SPOKEN)

        run(work())


async def refusal(line: Line) -> str:
    message: str = (await line.call("play", events=["challenge"], saw=999))["message"]
    return message


class TestPages:
    def test_games(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                found = (await server.http("GET", "/api/games")).json()
                assert [game["name"] for game in found["games"]] == registry.names()
                assert found["languages"] == list(LANGUAGES) and found["phrases"] == list(PHRASES)
                for game in found["games"]:
                    assert 2 <= game["least_players"] <= game["most_players"]
                    assert all(option["ruling"] for option in game["options"])

        run(work())

    @pytest.mark.parametrize("game", registry.names())
    def test_rules(self, game: str, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                pages = set()
                folder = server.service.shelf.load(game).folder / "text"
                for page in sorted(folder.glob("rules.*.md")):
                    language = page.name.split(".")[1]
                    path = f"/api/games/{game}/rules?language={language}"
                    answer = await server.http("GET", path)
                    assert answer.status == 200 and answer.text == page.read_text()
                    assert answer.headers["content-type"].startswith("text/markdown")
                    pages.add(answer.text)
                default = await server.http("GET", f"/api/games/{game}/rules")
                assert default.text in pages and len(pages) == len(list(folder.glob("rules.*.md")))

        run(work())

    def test_health_and_figures(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                assert (await server.http("GET", "/health")).json()["status"] == "ok"
                made = await server.open("yak", ["host", "host"])
                line = await server.line(made["id"], token=made["tokens"]["0"])
                await line.call("undo")
                figures = parse((await server.http("GET", "/metrics")).text)
                assert figures["yurt_tables_live"] == 1 and figures["yurt_connections"] == 1
                assert figures["yurt_calls_total"] >= 1 == figures["yurt_calls_refused_total"]

        run(work())

    def test_the_description_has_every_route(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                answer = await server.http("GET", "/api/docs/openapi.json")
                described = set(json.loads(answer.body)["paths"])
                app = make_app(str(tmp_path / "other.db"))
                routes = {route.path_format for route in app.routes}
                pages = {"/", "/{path}", "/docs", "/docs/{path}"}
                assert described == {
                    path for path in routes - pages if not path.startswith("/api/docs")
                }
                assert len(described) >= 12

        run(work())


def parse(text: str) -> dict[str, float]:
    """The text format of Prometheus: each figure has its help and its type, and a value."""
    figures: dict[str, float] = {}
    lines = text.splitlines()
    for help_line, type_line, value_line in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
        name, value = value_line.split()
        assert help_line.startswith(f"# HELP {name} ")
        assert re.fullmatch(rf"# TYPE {name} (counter|gauge)", type_line)
        figures[name] = float(value)
    return figures
