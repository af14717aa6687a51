"""The HTTP side and the commands: what they answer, and in which words."""

import asyncio
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, Line, inside
from tests.server.processes import free_port
from yurt.engine import registry
from yurt.engine.words import LANGUAGES, Words
from yurt.server.app import make_app
from yurt.server.proof import check
from yurt.server.speech import TEXT
from yurt.server.tables import PHRASES

# Generous: a machine under load must not fail a test.
PATIENCE = 60.0
YURT = [str(Path(sys.executable).parent / "yurt")]
SPOKEN = sorted(path.stem for path in TEXT.glob("*.ftl"))


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def finish(server: Inside, made: dict[str, Any]) -> None:
    """Random moves by all seats, which belong to the host's device, to the end of the game."""
    rng = random.Random(3)
    live = await server.house.find(made["id"])
    assert live is not None
    lines = [await server.line(made["id"], token=token) for token in made["tokens"].values()]
    while live.table.mover is not None:
        assert live.table.state is not None
        event = rng.choice(live.table.state.legal())
        done = await lines[live.table.mover].call("play", event=event, saw=live.table.seq)
        assert done["is"] == "done", done
    for line in lines:
        await line.close()


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
                assert check(whole.encode()) > 0

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


class TestConnections:
    """Who is let in, who is sent away, and that calls are answered first."""

    def test_a_kicked_seat_learns_nothing_more(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "open"])
                path = f"/api/tables/{made['id']}/seats"
                taken = (await server.http("POST", path, {"name": "Mallory"})).json()
                host = await server.line(
                    made["id"], token=made["tokens"]["0"], host=made["host"], program=True
                )
                kicked = await server.line(made["id"], token=taken["token"], program=True)
                assert (await host.call("kick", seat=1))["is"] == "done"
                await kicked.ended()
                assert kicked.messages[-1] == {"is": "bye", "why": "left"}
                assert not any(m.get("seq", 0) > 20 for m in kicked.messages if m["is"] == "done")
                back = server.dial(made["id"])
                back.send({"do": "hello", "token": taken["token"]})
                await back.ended()
                assert (
                    back.messages[0]["why"] == "refused" and "link" in back.messages[0]["message"]
                )
                again = (await server.http("POST", path, {"name": "Nell", "seat": 1})).json()
                assert again["token"] != taken["token"]

        run(work())

    def test_whoever_leaves_or_closes_is_answered_first(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"])
                guest = await server.line(made["id"], token=made["tokens"]["1"])
                assert (await guest.call("leave"))["is"] == "done"
                await guest.ended()
                assert guest.messages[-1]["why"] == "left"
                host = await server.line(made["id"], host=made["host"])
                assert (await host.call("close"))["is"] == "done"
                await host.ended()
                assert host.messages[-1]["why"] == "closed"

        run(work())

    def test_watching_can_be_forbidden_at_any_time(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "bot"])
                watcher = await server.line(made["id"])
                host = await server.line(made["id"], host=made["host"])
                assert (await host.call("allow", chat=True, spectators=False))["is"] == "done"
                await watcher.ended()
                assert watcher.messages[-1] == {"is": "bye", "why": "refused"}
                assert host.code is None

        run(work())

    def test_another_device_takes_the_seat_over(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "bot"])
                phone = await server.line(made["id"], token=made["tokens"]["0"])
                await server.line(made["id"], token=made["tokens"]["0"])
                await phone.ended()
                assert phone.messages[-1] == {"is": "bye", "why": "moved"}

        run(work())

    def test_the_same_call_twice_is_done_once(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"])
                token = made["tokens"]["0"]
                line = await server.line(made["id"], token=token, host=made["host"])
                for do, details in (
                    ("speak", {"text": "hi"}),
                    ("mute", {"seat": 1, "muted": True}),
                    ("hand", {}),
                    ("allow", {"chat": True, "spectators": True}),
                    ("kick", {"seat": 1}),
                ):
                    first = await line.call(do, request=do, **details)
                    length = len(await server.log(made["id"]))
                    assert await line.call(do, request=do, **details) == first
                    assert first["is"] == "done" and len(await server.log(made["id"])) == length

        run(work())

    def test_a_name_that_the_host_used_is_free_for_others(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"], first=1)
                host = await server.line(made["id"], host=made["host"])
                await host.call("mute", seat=1, muted=True, request="1")
                seat = await server.line(made["id"], token=made["tokens"]["1"], program=True)
                news = next(m for m in seat.messages if m["is"] == "news")
                move = news["show"]["legal"][0]
                await seat.call("play", event=move, saw=news["seq"], request="1")
                live = await server.house.find(made["id"])
                assert live is not None and live.table.events[-1].event == move

        run(work())

    def test_a_rematch_keeps_host_and_seats(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "host"], names=["Ada", "Bea"])
                await finish(server, made)
                host = await server.line(made["id"], host=made["host"])
                done = await host.call("again")
                assert done["is"] == "done" and (await host.call("again"))["table"] == done["table"]
                for seat in (0, 1):
                    line = await server.line(done["table"], token=made["tokens"][str(seat)])
                    assert line.messages[0]["seat"] == seat
                new_host = await server.line(done["table"], host=made["host"])
                assert new_host.messages[0]["host"] is True
                info = (await server.http("GET", f"/api/tables/{done['table']}")).json()
                assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bea"]
                assert info["status"] == "playing"

        run(work())

    def test_hello_comes_once_and_first(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "bot"])
                line = await server.line(made["id"], token=made["tokens"]["0"])
                assert (await line.call("hello"))["key"] == "call-malformed"
                rude = server.dial(made["id"])
                rude.send({"do": "ping"})
                await rude.ended()
                assert rude.messages[0]["why"] == "refused"

        run(work())


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
                assert plain.json()["message"] == "There is no such table."

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
    message: str = (await line.call("play", event="challenge", saw=999))["message"]
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
                own = {path for path in routes if not path.startswith("/api/docs")}
                assert described == {path for path in own if not path.startswith("/ws")}
                assert len(described) == 9

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


# The commands


@contextmanager
def serve(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """``yurt serve`` as someone starts it, and its port."""
    port = free_port()
    command = [*YURT, "serve", "--port", str(port), "--db", str(folder / "tables.db"), *arguments]
    environment = os.environ | {"LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    try:
        yield process, port
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def is_open(address: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(5)
        return probe.connect_ex((address, port)) == 0


class TestServe:
    def test_ready_says_where_and_ends_politely(self, tmp_path: Path) -> None:
        begun = time.monotonic()
        with serve(tmp_path) as (process, port):
            assert first_line(process) == f"Yurt is ready at http://127.0.0.1:{port}\n"
            assert time.monotonic() - begun < PATIENCE
            assert is_open("127.0.0.1", port)
            # Only this machine can connect. Any other address of 127/8 is this machine too.
            assert not is_open("127.0.0.2", port)
            process.send_signal(signal.SIGTERM)
            output, errors = process.communicate(timeout=PATIENCE)
            assert process.returncode == 0 and "All tables are kept" in output and errors == ""

    def test_for_the_network(self, tmp_path: Path) -> None:
        with serve(tmp_path, "--lan") as (process, port):
            line = first_line(process)
            assert re.fullmatch(rf"Yurt is ready at http://[0-9.]+:{port}\n", line)
            assert is_open("127.0.0.2", port)

    def test_a_busy_port_is_one_sentence(self, tmp_path: Path) -> None:
        with socket.socket() as busy:
            busy.bind(("127.0.0.1", 0))
            busy.listen()
            port = str(busy.getsockname()[1])
            command = [*YURT, "serve", "--port", port, "--db", str(tmp_path / "t.db")]
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode != 0 and done.stdout == ""
        assert port in done.stderr and len(done.stderr.strip().splitlines()) == 1

    def test_a_database_that_cannot_be_is_one_sentence(self, tmp_path: Path) -> None:
        command = [*YURT, "serve", "--port", str(free_port()), "--db", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode != 0 and "Traceback" not in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1


def test_verify(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yam-master", ["host", "host"])
            await finish(server, made)
            text = (await server.http("GET", f"/api/tables/{made['id']}/record")).text
            (tmp_path / "good.yurt").write_text(text)
            (tmp_path / "bad.yurt").write_text(text.replace("# proof seed ", "# proof seed 00"))

    run(work())
    files = [str(tmp_path / name) for name in ("good.yurt", "bad.yurt", "none.yurt")]
    good = subprocess.run([*YURT, "verify", files[0]], capture_output=True, text=True)
    assert good.returncode == 0 and "good.yurt" in good.stdout
    bad = subprocess.run([*YURT, "verify", *files], capture_output=True, text=True)
    lines = bad.stdout.strip().splitlines()
    assert bad.returncode == 1 and "Traceback" not in bad.stderr
    assert len(lines) == 3 and "not as promised" in lines[1] and "cannot be read" in lines[2]
