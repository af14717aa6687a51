"""Under which names this server may be asked for.

A website can let its own name lead to a visitor's machine, and its scripts would then be taken for
ours (DNS rebinding). So the name must be one of ours. An address in place of a name is let in
whatever it is: it cannot be made to lead elsewhere, and in a container nobody knows the address
under which the machine is reached.
"""

import socket
from collections.abc import Iterable

from yurt.server.addresses import read

LOCAL = "localhost"
# What a machine is called in its own network.
AT_HOME = ".local"


class Hosts:
    """``names``: what the server is called beside the names of its machine; ``any_name``: whatever
    it is called by."""

    def __init__(self, names: Iterable[str] = (), any_name: bool = False) -> None:
        self._names = {LOCAL, *(_plain(name) for name in names)}
        self._any = any_name

    def allows(self, host: str | None) -> bool:
        """Whether a request with this header ``Host`` is meant for us. Browsers always send one."""
        if self._any or host is None or read(host) is not None:
            return True
        name = _plain(host.rpartition(":")[0] if ":" in host else host)
        return name in self._names or name in _machine()


def _machine() -> set[str]:
    """The names of this machine, which may change while the server runs."""
    name = _plain(socket.gethostname())
    return {name, name.partition(".")[0] + AT_HOME}


def _plain(name: str) -> str:
    return name.strip().lower().removesuffix(".")
