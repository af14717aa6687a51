"""Server processes to test with: started, killed and started again, each ended by its own id."""

import asyncio
import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.forked import Forked

# Generous: a machine under load must not fail a test.
PATIENCE = 60.0
NO_LIMITS = ("--crowd", "--calls", "1e9")
FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({0}, {0}))"


class ServerProcess:
    """``yurt serve`` over a database, at the same address however often it is started."""

    # Something else instead, which does the same.
    program: tuple[str, ...] = ()

    def __init__(
        self,
        database: str,
        log: Path,
        files: int = 0,
        options: Sequence[str] = NO_LIMITS,
        **environment: str,
    ) -> None:
        """``files``: how many it may have open, if that is to be few."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._database = database
        self._options = tuple(options)
        self._log = log
        self._prelude = FEW_FILES.format(files) if files else ""
        self._environment = environment
        self._process: subprocess.Popen[bytes] | Forked | None = None

    def start(self) -> None:
        arguments = (
            "serve",
            *self._options,
            "--port",
            str(self.port),
            "--db",
            self._database,
        )
        with self._log.open("ab") as log, Path(os.devnull).open("rb") as nothing:
            if self._environment or self.program:
                # What is imported may depend on it.
                yurt = self.program or (str(Path(sys.executable).parent / "yurt"),)
                command = [*yurt, *arguments]
                self._process = subprocess.Popen(
                    command, stdout=log, stderr=log, env=os.environ | self._environment
                )
            else:
                streams = (nothing.fileno(), log.fileno(), log.fileno())
                self._process = Forked(arguments, streams, prelude=self._prelude)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def ready(self) -> None:
        """Waits until it answers."""
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(self.answers):
                assert self._process is not None and self._process.poll() is None, self.said()
                await asyncio.sleep(0.02)

    def answers(self) -> bool:
        """Whether it works by now."""
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """Without a warning: nothing is written, nobody is told."""
        self._end(lambda process: process.kill())

    def stop(self) -> None:
        self._end(lambda process: process.terminate())

    def _end(self, how: Callable[[subprocess.Popen[bytes] | Forked], None]) -> None:
        process = self._process
        if process is None:
            return
        how(process)
        try:
            process.wait(PATIENCE / 4)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._process = None

    def said(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")[-4000:]


@contextmanager
def serving(
    database: str, folder: Path, name: str = "server", options: Sequence[str] = NO_LIMITS
) -> Iterator[ServerProcess]:
    """A server process that has been started and is ended with the test."""
    server = ServerProcess(database, folder / f"{name}.log", options=options)
    server.start()
    try:
        yield server
    finally:
        server.kill()


# Ports that were given away: bound, so that nobody else gets them as long as the tests run, but
# without anyone listening, so that a server may.
_HELD: list[socket.socket] = []


def free_port() -> int:
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    _HELD.append(held)
    port: int = held.getsockname()[1]
    return port
