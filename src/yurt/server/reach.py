"""By which address other devices reach this server: what its pages put into links and codes, also
where whoever made the table has opened the page as localhost."""

import shutil
import socket
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, ip_address
from pathlib import Path

import psutil

HERE = "127.0.0.1"
# Addresses at which a server listens for every network.
EVERYWHERE = ("0.0.0.0", "::")
# Kept for documentation: nobody has it, and it lies on the way out.
OUTSIDE = ("192.0.2.1", 9)


def nowhere() -> str:
    return ""


@dataclass(frozen=True)
class Reach:
    """``url`` tells the address, empty if nobody knows one. It is asked each time: a machine may
    come into another network while the server runs. ``command``: what to start instead, where only
    this machine reaches the server."""

    url: Callable[[], str] = nowhere
    command: str = ""


def reach_of(host: str, port: int, lan: bool, is_chosen: bool) -> Reach:
    """Of a server that listens at ``host``; ``is_chosen``: somebody has chosen the port."""
    if lan:
        return Reach(lambda: url_in_network(port))
    if host in EVERYWHERE:
        # As in a container, whose own address leads nobody to it.
        return Reach()
    if is_here(host):
        wish = f" --port {port}" if is_chosen else ""
        return Reach(command=f"{as_called()} serve --lan{wish}")
    return Reach(lambda: url_at(host, port))


def is_here(host: str) -> bool:
    """Whether only this machine finds this address."""
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


def as_called() -> str:
    """How people start Yurt: by its name, or by its place in the folder they are in."""
    if shutil.which("yurt") is None:
        with suppress(ValueError):
            return Path(sys.argv[0]).absolute().relative_to(Path.cwd()).as_posix()
    return "yurt"


def url_at(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def url_in_network(port: int) -> str:
    address = address_in_network()
    return "" if is_here(address) else url_at(address, port)


def address_in_network() -> str:
    """This machine's address in its network, as another device would reach it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which of our addresses the way out would have.
            probe.connect(OUTSIDE)
            address: str = probe.getsockname()[0]
        except OSError:
            # A network without a way out is one all the same.
            address = HERE
    return address if not is_here(address) else best_of(_addresses())


def best_of(addresses: Iterable[str]) -> str:
    """The address that the devices of a home most likely share a network with."""
    usable = [
        address
        for address in map(IPv4Address, addresses)
        if not (address.is_loopback or address.is_link_local or address.is_unspecified)
    ]
    return str(min(usable, key=lambda address: not address.is_private, default=HERE))


def _addresses() -> Iterable[str]:
    """Those of all networks that are up."""
    up = {name for name, state in psutil.net_if_stats().items() if state.isup}
    for name, found in psutil.net_if_addrs().items():
        if name in up:
            yield from (each.address for each in found if each.family == socket.AF_INET)
