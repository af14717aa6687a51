"""A server process that takes the ways of Windows, as far as another system lets it.

Libraries are loaded as what they are here. Then Yurt is loaded anew, in the belief that this is
Windows, where an event loop has no signal handlers.
"""

import asyncio
import socket
import sys
from importlib import import_module

import psutil

from yurt.server.app import make_app
from yurt.server.limits import Limits


def no_handlers(*_: object) -> None:
    raise NotImplementedError


def pretend() -> None:
    """From now on, what Yurt asks Windows for has a counterpart here."""
    for name in ("yurt.cli.commands", "yurt.cli.serve"):
        import_module(name)
    make_app("tables.db", Limits())  # some libraries load others late
    loop = asyncio.new_event_loop()
    setattr(type(loop), "add_signal_handler", no_handlers)  # noqa: B010 (types forbid it)
    loop.close()
    psutil.BELOW_NORMAL_PRIORITY_CLASS = 10  # type: ignore[attr-defined]
    psutil.IDLE_PRIORITY_CLASS = 19  # type: ignore[attr-defined]
    socket.SO_EXCLUSIVEADDRUSE = socket.SO_REUSEADDR  # type: ignore[attr-defined]
    for name in [name for name in sys.modules if name.partition(".")[0] == "yurt"]:
        del sys.modules[name]
    sys.platform = "win32"


if __name__ == "__main__":
    pretend()
    from yurt.cli import main

    main()
