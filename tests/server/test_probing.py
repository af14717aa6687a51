"""Whoever others wait for is asked whether they are still there, by a clock that tests make up."""

import time
from typing import Any

import pytest

from yurt.server.sight import Eyes
from yurt.server.sockets import Connection


class Dial:
    """The socket of a client that is not there, unless it says so."""

    path = address = ""
    waiting = 0
    heard = 0.0

    def __init__(self) -> None:
        self.pings = 0
        self.is_stopped = False

    def ping(self) -> None:
        self.pings += 1

    def stop(self) -> None:
        self.is_stopped = True

    def send(self, message: bytes) -> None:
        pass


class TestProbing:
    def begin(self, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Connection]:
        dial: Any = Dial()
        self.now = 100.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)
        return dial, Connection(dial, Eyes(0), "", False, "en")

    def probe(self, connection: Connection, seconds: int) -> None:
        for _ in range(seconds):
            connection.probe()
            self.now += 1

    def test_a_silent_connection_ends_within_ten_seconds(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        dial, connection = self.begin(monkeypatch)
        dial.heard = self.now
        self.probe(connection, 9)
        assert connection.is_over and dial.is_stopped

    def test_whoever_answers_stays(self, monkeypatch: pytest.MonkeyPatch) -> None:
        dial, connection = self.begin(monkeypatch)
        for _ in range(50):
            self.probe(connection, 1)
            dial.heard = self.now
        assert not connection.is_over and dial.pings == 25

    def test_a_late_answer_is_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        dial, connection = self.begin(monkeypatch)
        self.probe(connection, 5)
        dial.heard = self.now
        self.probe(connection, 5)
        assert not connection.is_over

    def test_whoever_was_not_waited_for_is_asked_first(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        dial, connection = self.begin(monkeypatch)
        self.now += 1_000
        connection.probe()
        assert not connection.is_over and dial.pings == 1
