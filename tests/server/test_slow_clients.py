"""Clients that hold on to connections: they are cut off, and nobody else is locked out."""

import asyncio
import contextlib
import logging
import socket
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.processes import ServerProcess
from yurt.server import files
from yurt.server.addresses import Clients
from yurt.server.http import Gate
from yurt.server.limits import Limits
from yurt.server.serve import CANNOT_ACCEPT, Mishaps, Seldom

SLOW = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
# Files that the server may have open, and connections of one who wants them all.
FILES, GREED = 256, 400


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not limit files")
def test_nobody_takes_all_files(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log", files=FILES)
    server.start()
    try:
        asyncio.run(server.ready())
        with contextlib.ExitStack() as held:
            for _ in range(GREED):
                line = held.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                line.sendall(SLOW)
            assert server.answers()
            assert len(server.said().splitlines()) < 10, server.said()
    finally:
        server.kill()


class Held:
    """A connection that asks. See ``http.Asking``."""

    is_cut = False

    def cut(self) -> None:
        self.is_cut = True


class TestTheGate:
    """Who came first and was not answered since makes room."""

    def test_for_others_of_the_same_address(self) -> None:
        gate = Gate(Limits(asking=2), Clients())
        lines = [Held() for _ in range(4)]
        other = Held()
        gate.enter(other, "10.0.0.9")
        for line in lines[:2]:
            gate.enter(line, "10.0.0.1")
        gate.renew(lines[0])
        gate.enter(lines[2], "10.0.0.1")
        assert [line.is_cut for line in lines] == [False, True, False, False]
        gate.leave(lines[0])
        gate.enter(lines[3], "::ffff:10.0.0.1")
        assert [line.is_cut for line in [*lines, other]] == [False, True, False, False, False]

    def test_for_others_of_the_same_network(self) -> None:
        gate = Gate(Limits(asking=2), Clients())
        lines = [Held() for _ in range(3)]
        for number, line in enumerate(lines):
            gate.enter(line, f"2001:db8::{number}")
        assert [line.is_cut for line in lines] == [True, False, False]

    def test_for_everyone(self) -> None:
        gate = Gate(Limits(asking=2, all_asking=3), Clients(["10.0.0.0/8"]))
        lines = [Held() for _ in range(5)]
        for line in lines:
            # A proxy's address is nobody's in particular.
            gate.enter(line, "10.0.0.1")
        assert [line.is_cut for line in lines] == [True, True, False, False, False]


def test_connections_fit_into_the_files_there_are() -> None:
    few = Limits().for_crowd().within(FILES)
    assert few.all_connections + 2 * few.all_asking <= FILES
    assert few.all_asking > 0
    assert Limits().within(65_536) == Limits()


def test_that_nothing_can_be_taken_is_said_once_a_second(
    caplog: pytest.LogCaptureFixture,
) -> None:
    loop = asyncio.new_event_loop()
    now = [100.0]
    loop.time = lambda: now[0]  # type: ignore[method-assign]
    mishaps = Mishaps()
    context = {"message": CANNOT_ACCEPT, "exception": OSError(24, "Too many open files")}
    for _ in range(2_000):
        mishaps(loop, context)
    now[0] += 1
    mishaps(loop, context)
    mishaps(loop, {"message": "something else"})
    loop.close()
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 3 and "Too many open files" in said[0] and said[2] == "something else"


def test_what_clients_send_fills_no_log() -> None:
    seldom, passed = Seldom(), []
    for number in range(2_000):
        record = logging.LogRecord("uvicorn.error", 30, "", 0, "Invalid HTTP request.", None, None)
        record.created = 100 + number / 1_000
        passed.append(seldom.filter(record))
    assert sum(passed) == 2
    own = logging.LogRecord("yurt.server", 30, "", 0, "the database does not answer", None, None)
    assert seldom.filter(own) and seldom.filter(own)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not limit files")
def test_room_for_connections_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """As much as this process may have, and no more than it needs."""
    resource: Any = vars(files)["resource"]
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _what, limits: asked.append(limits))
    for soft, hard, room in ((1_024, 4_096, 4_096), (1_024, 10**6, files.PLENTY)):
        monkeypatch.setattr(resource, "getrlimit", lambda _what, now=(soft, hard): now)
        assert files.make_room() == room and asked.pop() == (room, hard)
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (10**6, 10**6))
    assert files.make_room() == 10**6 and not asked
