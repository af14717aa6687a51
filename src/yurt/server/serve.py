"""Runs the server in this process until it is told to stop."""

import asyncio
import contextlib
import json
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import filelock
import uvicorn

from yurt.server import sweeping
from yurt.server.addresses import Clients
from yurt.server.app import App, make_app
from yurt.server.files import make_room
from yurt.server.hosts import Hosts
from yurt.server.http import Http
from yurt.server.limits import Limits
from yurt.server.reach import Reach
from yurt.server.service import Service
from yurt.server.store import StoreError, sqlite_path
from yurt.server.websocket import WebSocket

log = logging.getLogger("yurt.server")

# Connections that may wait to be met.
BACKLOG = 2048
# A port is free as soon as its server has gone. On Windows SO_REUSEADDR would take a port from
# another server; what it means elsewhere goes without saying there.
if sys.platform == "win32":
    AT_ONCE = socket.SO_EXCLUSIVEADDRUSE
else:
    AT_ONCE = socket.SO_REUSEADDR
# Who speaks of what clients send.
LIBRARIES = ("uvicorn.error", "websockets.server")
# What asyncio says when it cannot take a connection, for want of files or memory.
CANNOT_ACCEPT = "socket.accept() out of system resource"
# Whoever has room for fewer connections should know.
FEW_CONNECTIONS = 2_000
# What asks a server to stop; SIGBREAK is how Windows asks a program without a window.
STOPPING = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)
]
# Seconds that guests get to hear that the server stops, and at most until they have gone.
FAREWELL_SECONDS = 0.3
LAST_WORDS = 2


class ServeError(Exception):
    """Why the server cannot run, in one sentence for the person who starts it."""


class Lines(logging.Formatter):
    """One JSON object a line. What is secret (tokens, seeds) is never handed to the log."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry)


class Seldom(logging.Filter):
    """What libraries say of clients is said once a second at most: clients can bring it about as
    often as they like."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name not in LIBRARIES:
            return True
        is_new = record.created - self._said.get(record.msg, -1.0) >= 1
        if is_new:
            self._said[record.msg] = record.created
        return is_new


def set_up_log(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Seldom())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("asyncio", "litestar", "uvicorn", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)


@dataclass(frozen=True)
class Terms:
    """Who is let in, how much they may ask, and by which address they come."""

    limits: Limits
    clients: Clients
    hosts: Hosts
    reach: Reach


def serve(
    host: str, port: int, database: str, terms: Terms, when_ready: Callable[[], None]
) -> None:
    """Serves until it is interrupted or asked to end."""
    check_port(host, port)
    with sole_owner(database):
        app = make_app(database, fitting(terms.limits), terms.clients, terms.hosts, terms.reach)
        asyncio.run(_serve(app, host, port, database, when_ready))


def fitting(limits: Limits) -> Limits:
    """The limits, as far as the files of this process allow; it is said where they are few."""
    files = make_room()
    limits = limits.within(files)
    most = limits.all_connections
    words = "%d files may be open (ulimit -n), so there is room for %d connections at tables"
    log.log(logging.WARNING if most < FEW_CONNECTIONS else logging.INFO, words, files, most)
    return limits


@contextlib.contextmanager
def sole_owner(database: str) -> Iterator[None]:
    """A SQLite file belongs to one server: two would not hear of each other's moves. Whoever dies
    lets go of it. ServeError if another one has it."""
    with contextlib.ExitStack() as held:
        try:
            path = sqlite_path(database)
            # Where no file can be, the database says so when it is opened.
            if path is not None and Path(path).parent.is_dir() and not Path(path).is_dir():
                held.enter_context(filelock.FileLock(f"{path}.lock", mode=0o600, blocking=False))
        except StoreError as error:
            raise ServeError(str(error)) from None
        except filelock.Timeout:
            reason = f"Another server keeps its tables in {path}: stop it, or choose another --db."
            raise ServeError(reason) from None
        except OSError as error:
            raise ServeError(f"The server cannot write beside {path}: {error.strerror}.") from None
        yield


def check_port(host: str, port: int) -> None:
    """ServeError if nobody can listen there."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, AT_ONCE, 1)
            probe.bind((host, port))
    except OSError as error:
        reason = error.strerror or "it cannot be used"
        raise ServeError(f"The server cannot listen at {host} port {port}: {reason}.") from None


def configured(app: Any, host: str, port: int, backlog: int = BACKLOG) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=Http,
        ws=WebSocket,
        lifespan="on",
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=backlog,
        timeout_graceful_shutdown=LAST_WORDS,
    )


class Mishaps:
    """What goes wrong in the event loop. That no connection can be taken is said once a second:
    asyncio finds out thousands of times."""

    def __init__(self) -> None:
        self._said = -1.0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if context.get("message") != CANNOT_ACCEPT:
            loop.default_exception_handler(context)
        elif loop.time() - self._said >= 1 or self._said < 0:
            self._said = loop.time()
            log.error("no connection can be taken: %s", context["exception"])


class Server(uvicorn.Server):
    """Says when it listens, and says good-bye to guests before it stops."""

    def __init__(
        self, config: uvicorn.Config, service: Service, when_ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._service = service
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:
            reason = "The server could not begin; what went wrong stands above."
            raise ServeError(reason) from None
        asyncio.get_running_loop().set_exception_handler(Mishaps())
        sweeping.begin()
        self._sweeping = asyncio.create_task(sweeping.sweep(self._service.shelf.filled))
        self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._sweeping.cancel()
        self._service.farewell()
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ends in order, with status 0; uvicorn would raise the signal again."""
        loop = asyncio.get_running_loop()
        for number in STOPPING:
            try:
                loop.add_signal_handler(number, self._stop)
            except NotImplementedError:
                # The loop of Windows has no handlers. It looks around often enough for Python's.
                signal.signal(number, self._stop)
        yield

    def _stop(self, *_: object) -> None:
        self.should_exit = True


async def _serve(
    app: App, host: str, port: int, database: str, when_ready: Callable[[], None]
) -> None:
    # No more come in at once than others can make room for.
    backlog = min(BACKLOG, app.service.limits.all_asking)
    try:
        # The database is opened once here, so that a fault is one sentence and not a log.
        await _probe(database)
        config = configured(app, host, port, backlog)
        await Server(config, app.service, when_ready).serve()
    except StoreError as error:
        raise ServeError(str(error)) from None


async def _probe(database: str) -> None:
    from yurt.server.store import connect

    store = await connect(database)
    await store.close()
