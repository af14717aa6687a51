"""Who a client is, as limits count it: an IPv4 address, or the network of an IPv6 one."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

Address = IPv4Address | IPv6Address

# A home or a phone has as many IPv6 addresses as it likes, all of them in one network of this size.
IPV6_BITS = 64
# A pair of an element of Forwarded (RFC 7239), with what parts it from the next one.
PAIR = re.compile(
    r'\s*+(?:(?P<name>[\w!#$%&\'*+.^`|~-]+)=(?:"(?P<quoted>(?:[^"\\]|\\.)*)"|(?P<bare>[^\s",;]*)))?'
    r"\s*+(?P<end>[,;]|\Z)"
)
# An address with a port, or with the brackets of IPv6.
WITH_PORT = re.compile(r"(?:\[(?P<six>[^\]]*)\]|(?P<four>[\d.]+))(?::\d+)?")


class Clients:
    """Tells clients apart, also behind proxies: ``proxies`` are addresses and networks whose word
    is taken for where a request came from."""

    def __init__(self, proxies: Iterable[str] = ()) -> None:
        self._proxies = [ip_network(proxy.strip(), strict=False) for proxy in proxies]

    @property
    def has_proxies(self) -> bool:
        return bool(self._proxies)

    def is_proxy(self, peer: str) -> bool:
        if not self._proxies:
            return False
        address = read(peer)
        return address is not None and self._trusts(address)

    def who(self, peer: str, forwarded: Sequence[str], x_forwarded_for: Sequence[str]) -> str:
        """Whose request it is that ``peer`` sends with these headers. What cannot be read counts as
        the proxy's own, and so do two headers that differ: one of them is then the client's."""
        if not self.is_proxy(peer):
            return counted(peer)
        found = {
            self._nearest(chain)
            for chain in (_forwarded(forwarded), _listed(x_forwarded_for))
            if chain is None or chain
        }
        address = found.pop() if len(found) == 1 else None
        return counted(peer if address is None else str(address))

    def _nearest(self, chain: Sequence[str] | None) -> Address | None:
        """The last one that is no proxy of ours: those before it may be invented."""
        address = None
        for written in reversed(chain or ()):
            address = read(written)
            if address is None or not self._trusts(address):
                break
        return address

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._proxies)


@lru_cache(10_000)
def counted(address: str) -> str:
    """The name under which limits count an address."""
    found = read(address)
    if not isinstance(found, IPv6Address):
        return address if found is None else str(found)
    return str(IPv6Network((int(found), IPV6_BITS), strict=False))


def read(written: str) -> Address | None:
    """An address, with or without a port; None if it is none. IPv4 in the clothes of IPv6 is
    IPv4, and an IPv6 address is the same on every link."""
    port = WITH_PORT.fullmatch(written.strip())
    try:
        found = ip_address((port["six"] or port["four"]) if port else written.strip())
    except ValueError:
        return None
    if isinstance(found, IPv6Address):
        return found.ipv4_mapped or IPv6Address(int(found))
    return found


def _listed(headers: Sequence[str]) -> list[str]:
    return [each for header in headers for each in header.split(",")]


def _forwarded(headers: Sequence[str]) -> list[str] | None:
    """Who each element says it is for, None if they cannot be read."""
    found: list[str] = []
    text = ",".join(headers)
    place, sender = 0, ""
    while place < len(text):
        pair = PAIR.match(text, place)
        if pair is None:
            return None
        place = pair.end()
        if (pair["name"] or "").lower() == "for":
            sender = re.sub(r"\\(.)", r"\1", pair["quoted"] or "") or pair["bare"] or ""
        if pair["end"] != ";":
            found.append(sender)
            sender = ""
    return found
