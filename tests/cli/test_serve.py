"""``yurt serve`` as people start it: the port, the link, the browser."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.terminal import hear_signals
from tests.server import processes
from yurt.cli import run
from yurt.cli.serve import PORTS, free_port, open_browser

YURT = [sys.executable, "-c", "from yurt.cli import main; main()"]
PATIENCE = 60.0


def serve(tmp_path: Path, *arguments: str) -> str:
    """What it says until it is interrupted, once it is ready."""
    shown = tmp_path / "shown"
    command = [*YURT, "serve", "--db", str(tmp_path / "tables.db"), *arguments]
    environment = os.environ | {"LC_ALL": "C.UTF-8", "BROWSER": ""}
    with shown.open("w") as out:
        process = subprocess.Popen(command, stdout=out, env=environment, preexec_fn=hear_signals)
    limit = time.monotonic() + PATIENCE
    while "Yurt is ready" not in shown.read_text("utf-8") and time.monotonic() < limit:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) == 0
    return shown.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "99999"], "There is no port 99999: choose one from 1 to 65535."),
        (["--port", "0"], "There is no port 0: choose one from 1 to 65535."),
        (["--port", "-1"], "There is no port -1: choose one from 1 to 65535."),
        (["--log-level", "silly"], "'silly' is not one of 'debug', 'info', 'warning', 'error'."),
        (["--lan", "--host", "127.0.0.1"], "--lan listens at all addresses"),
    ],
)
def test_what_cannot_be_served_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert run(["serve", *arguments]) == 2
    said = capsys.readouterr().err
    assert sentence in said and said.count("\n") == 1


def test_a_port_that_is_taken_is_passed_over(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", PORTS[0]))
            other.listen()
        except OSError:
            pass  # Someone else has it already.
        chosen = free_port("127.0.0.1")
        assert chosen in PORTS[1:]
        said = serve(tmp_path)
    assert said.startswith(f"Port {PORTS[0]} is taken, so this time it is ")
    assert said.endswith("Yurt has stopped. All tables are kept.\n")


def test_in_the_network_there_is_a_link_and_a_code(tmp_path: Path) -> None:
    port = processes.free_port()
    said = serve(tmp_path, "--lan", "--port", str(port))
    assert said.startswith("Yurt is ready at http://") and f":{port}\n" in said
    assert "scan this code" in said and "█" in said


def test_a_server_that_cannot_keep_compiled_code_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "occupied").touch()
    monkeypatch.setenv("YURT_CACHE", str(tmp_path / "occupied" / "cache"))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    assert "Yurt is ready" in serve(tmp_path)
    (said,) = capfd.readouterr().err.splitlines()
    assert said.startswith("What makes the games fast can’t be kept in “")
    assert "occupied/cache”, so they run slowly: let YURT_CACHE name a folder" in said


def test_the_browser_is_opened_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{opened}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    open_browser("http://127.0.0.1:8642")
    limit = time.monotonic() + PATIENCE
    while not (opened.exists() and opened.read_text()) and time.monotonic() < limit:
        time.sleep(0.05)
    assert opened.read_text() == "http://127.0.0.1:8642\n"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a screen")
def test_nothing_is_opened_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"):
        monkeypatch.delenv(name, raising=False)
    opened: list[str] = []
    monkeypatch.setattr("yurt.cli.serve._open_quietly", opened.append)
    open_browser("http://127.0.0.1:8642")
    assert not opened
