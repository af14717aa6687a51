"""What differs between systems, as far as one of them can tell."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.server.processes import PATIENCE, free_port
from yurt.bots.roster import command
from yurt.server import background

# The lowest priority there is.
LOWEST = 19
SLEEP = "import time; time.sleep(60)"
ENVIRONMENT = os.environ | {"NUMBA_DISABLE_JIT": "1", "LC_ALL": "C.UTF-8"}
READY = "Yurt is ready at http://127.0.0.1:"


def start(database: Path, port: int) -> subprocess.Popen[str]:
    arguments = ["serve", "--port", str(port), "--db", str(database)]
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.windows", *arguments],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@pytest.mark.parametrize(
    "number", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.slow)]
)
def test_a_server_of_windows_keeps_its_file_to_itself_and_ends_in_order(
    tmp_path: Path, number: signal.Signals
) -> None:
    database, port = tmp_path / "tables.db", free_port()
    server = start(database, port)
    assert server.stdout is not None
    try:
        assert server.stdout.readline() == f"{READY}{port}\n"
        second = start(database, free_port())
        refused = second.communicate(timeout=PATIENCE)[0]
        assert refused.startswith("Another server keeps its tables in ")
        server.send_signal(number)
        said = server.communicate(timeout=PATIENCE)[0]
    finally:
        server.kill()
    assert (server.returncode, said) == (0, "Yurt has stopped. All tables are kept.\n")
    third = start(database, port)  # whoever has gone has let go of the file
    assert third.stdout is not None
    try:
        assert third.stdout.readline() == f"{READY}{port}\n"
    finally:
        third.kill()
        third.communicate()


def test_what_works_in_the_background_has_low_priority() -> None:
    async def priority() -> int:
        process = await background.start("-c", SLEEP)
        try:
            return int(psutil.Process(process.pid).nice())
        finally:
            process.kill()
            await process.wait()

    assert asyncio.run(priority()) == min(psutil.Process().nice() + background.STEP_BACK, LOWEST)


@pytest.mark.parametrize(
    ("platform", "typed", "words"),
    [
        ("win32", r"C:\bots\bot.exe --level 3", [r"C:\bots\bot.exe", "--level", "3"]),
        ("win32", r'"C:\my bots\bot.exe" 3', [r"C:\my bots\bot.exe", "3"]),
        ("linux", r"/my\ bots/bot --level 3", ["/my bots/bot", "--level", "3"]),
        ("darwin", "'/my bots/bot' 3", ["/my bots/bot", "3"]),
    ],
)
def test_the_command_of_a_program_is_written_as_its_system_does(
    platform: str, typed: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert command(f"program:{typed}") == words
