"""Runs the server in this process until it is told to stop."""

import asyncio
import contextlib
import gc
import json
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable
from typing import Any

from granian.constants import Interfaces
from granian.server.embed import Server

from yurt.server.app import make_app
from yurt.server.limits import Limits
from yurt.server.service import Service
from yurt.server.store import StoreError

# Seconds that guests get to hear that the server stops.
FAREWELL = 0.3


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


def set_up_log(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("granian", "_granian", "litestar"):
        logging.getLogger(name).setLevel(logging.WARNING)


def serve(
    host: str, port: int, database: str, limits: Limits, when_ready: Callable[[], None]
) -> None:
    """Serves until SIGINT or SIGTERM."""
    check_port(host, port)
    asyncio.run(_serve(host, port, database, limits, when_ready))


def check_port(host: str, port: int) -> None:
    """ServeError if nobody can listen there."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        reason = error.strerror or "it cannot be used"
        raise ServeError(f"The server cannot listen at {host} port {port}: {reason}.") from None


async def _serve(
    host: str, port: int, database: str, limits: Limits, when_ready: Callable[[], None]
) -> None:
    services: list[Service] = []

    def ready(service: Service) -> None:
        services.append(service)
        _spare_the_collector()
        # Granian listens a moment after the application says that it is there.
        asyncio.get_running_loop().call_later(0.05, when_ready)

    app = make_app(database, limits, ready)
    server: Any = Server(
        app, address=host, port=port, interface=Interfaces.ASGI, log_enabled=False, backlog=2048
    )
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, stop.set)
    try:
        # The database is opened once here, so that a fault is one sentence and not a log.
        await _probe(database)
        serving = asyncio.create_task(server.serve())
        await asyncio.wait(
            {serving, asyncio.create_task(stop.wait())}, return_when="FIRST_COMPLETED"
        )
        for service in services:
            service.farewell()
        await asyncio.sleep(FAREWELL)
        server.stop()
        await serving
    except StoreError as error:
        raise ServeError(str(error)) from None


def _spare_the_collector() -> None:
    """Python looks for cycles of dead objects far too often for a process with many live ones:
    each time it goes through all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def _probe(database: str) -> None:
    from yurt.server.store import connect

    store = await connect(database)
    await store.close()
