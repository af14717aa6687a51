"""The commands of the server: ``yurt serve`` and ``yurt verify``."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.forked import yurt
from tests.server.inside import inside, run
from tests.server.players import PATIENCE, finish
from tests.server.processes import free_port

YURT = [str(Path(sys.executable).parent / "yurt")]


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
    good = yurt("verify", files[0])
    assert good.returncode == 0 and "good.yurt" in good.stdout
    bad = yurt("verify", *files)
    lines = bad.stdout.strip().splitlines()
    assert bad.returncode == 1 and "Traceback" not in bad.stderr
    assert len(lines) == 3 and "not as promised" in lines[1] and "can’t be read" in lines[2]
