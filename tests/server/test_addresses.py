"""Who a client is, by its address and by the name it asks for."""

import socket
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.server.inside import NO_LIMITS, Line, inside, run
from yurt.cli.complaint import Complaint
from yurt.cli.serve import Edge
from yurt.server.addresses import Clients, counted
from yurt.server.hosts import Hosts
from yurt.server.limits import CALLS_AT_ONCE, CALLS_PER_SECOND, Limits

PROXY = "10.0.0.1"


def was_answered(line: Line) -> bool:
    return bool(line.heard) or line.code is not None


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:0:1::7", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:ffff::", "2001:db8:0:1::/64"),
        ("2001:db8:0:2::7", "2001:db8:0:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
    ],
)
def test_an_ipv6_network_is_one_client(address: str, name: str) -> None:
    assert counted(address) == name


@pytest.mark.parametrize(
    ("forwarded", "listed", "who"),
    [
        ([], [], PROXY),
        ([], ["192.0.2.7"], "192.0.2.7"),
        # What is before it may be invented.
        ([], ["198.51.100.1, 192.0.2.7"], "192.0.2.7"),
        ([], ["198.51.100.1", "192.0.2.7"], "192.0.2.7"),
        ([], ["192.0.2.7, 10.0.0.2"], "192.0.2.7"),
        ([], ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        ([], ["192.0.2.7:4711"], "192.0.2.7"),
        ([], ["2001:db8::7"], "2001:db8::/64"),
        ([], ["192.0.2.7, nonsense"], PROXY),
        ([], ["192.0.2.7,"], PROXY),
        ([], [""], PROXY),
        (["for=192.0.2.7"], [], "192.0.2.7"),
        (['For="[2001:db8::7]:4711";proto=https'], [], "2001:db8::/64"),
        (['by=10.0.0.1 ; for="192.0.2.7:80", for=10.0.0.2;host="a,b"'], [], "192.0.2.7"),
        (["for=198.51.100.1", "for=192.0.2.7"], [], "192.0.2.7"),
        (["for=_hidden"], [], PROXY),
        (["for=unknown, proto=https"], [], PROXY),
        (['for="192.0.2.7'], [], PROXY),
        (["for=192.0.2.7 for=192.0.2.8"], [], PROXY),
        ([" " * 60_000 + "x"], [], PROXY),
        # A proxy that sets one of them hands on the other as the client sent it.
        (["for=192.0.2.7"], ["192.0.2.7"], "192.0.2.7"),
        (["for=198.51.100.1"], ["192.0.2.7"], PROXY),
        (["nonsense"], ["192.0.2.7"], PROXY),
    ],
)
def test_a_proxy_says_who_asks(forwarded: list[str], listed: list[str], who: str) -> None:
    clients = Clients([PROXY, "10.0.0.2/31"])
    assert clients.who(PROXY, forwarded, listed) == who
    # Nobody else does.
    assert clients.who("192.0.2.99", forwarded, listed) == "192.0.2.99"
    assert Clients().who(PROXY, forwarded, listed) == PROXY


def test_behind_a_proxy_each_client_has_its_own_limits(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(requests=0.001, request_burst=2, connections=1)
        async with inside(tmp_path, limits, clients=Clients([PROXY])) as server:

            async def ask(client: str) -> int:
                headers = {"x-forwarded-for": client}
                return (await server.http("GET", "/api/games", None, headers, PROXY)).status

            asked = [await ask(f"198.51.100.{n}, 192.0.2.7") for n in range(3)]
            assert asked == [200, 200, 429]
            assert await ask("192.0.2.8") == 200

    run(work())


def test_behind_a_proxy_each_client_has_its_own_connections(tmp_path: Path) -> None:
    async def work() -> None:
        limits = replace(NO_LIMITS, connections=1)
        async with inside(tmp_path, limits, clients=Clients([PROXY])) as server:
            made = await server.open("yak", ["host", "bot"])
            for client, is_let_in in (("192.0.2.7", 1), ("192.0.2.7", 0), ("192.0.2.8", 1)):
                line = server.dial(made["id"], {"X-Forwarded-For": client}, PROXY)
                line.send({"do": "hello"})
                await line.until(partial(was_answered, line))
                assert bool(line.heard) == is_let_in

    run(work())


class TestACrowd:
    """Lifts what counts by address, and nothing else."""

    def test_calls_stay_rationed(self, tmp_path: Path) -> None:
        async def work() -> None:
            limits = replace(Edge(crowd=True).limits(), calls=0.001)
            assert limits.burst == CALLS_AT_ONCE
            async with inside(tmp_path, limits) as server:
                made = await server.open("yak", ["host", "host"])
                line = await server.line(made["id"], token=made["tokens"]["0"])
                for number in range(100):
                    line.send({"do": "speak", "text": "hello", "request": str(number)})
                await line.answer("99", 0)
                said = [m for m in line.messages if m["is"] == "done"]
                assert len(said) == CALLS_AT_ONCE

        run(work())

    def test_what_it_lifts(self) -> None:
        usual, crowd = Limits(), Edge(crowd=True).limits()
        assert crowd.calls == CALLS_PER_SECOND
        assert crowd.all_connections == usual.all_connections
        assert crowd.all_asking == usual.all_asking
        for name in ("connections", "tables", "requests", "request_burst", "asking"):
            assert getattr(crowd, name) > 1e6 > getattr(usual, name)

    def test_programs_may_be_given_more(self) -> None:
        limits = Edge(calls=100).limits()
        assert (limits.calls, limits.burst) == (100, 400)
        assert limits.connections == Limits().connections


def test_a_proxy_is_an_address() -> None:
    edge = Edge(proxies=["10.0.0.1,2001:db8::/32", "192.0.2.1"])
    assert edge.clients().is_proxy("2001:db8::1") and edge.clients().is_proxy("192.0.2.1")
    with pytest.raises(Complaint, match=r"--proxy takes addresses: 'nginx' does not appear"):
        Edge(proxies=["nginx"]).clients()


class TestHosts:
    """Under which names one is let in."""

    OWN = socket.gethostname().lower()

    @pytest.mark.parametrize(
        ("host", "is_allowed"),
        [
            ("localhost:8642", True),
            ("LOCALHOST.", True),
            ("127.0.0.1:8642", True),
            ("192.168.1.20:8642", True),
            ("[::1]:8642", True),
            ("[2001:db8::7]", True),
            (OWN, True),
            (f"{OWN}:8642", True),
            (f"{OWN.partition('.')[0]}.local:8642", True),
            ("yurt.example", True),
            ("Yurt.Example.:443", True),
            (None, True),
            ("evil.example", False),
            ("evil.example:8642", False),
            ("localhost.evil.example", False),
            ("127.0.0.1.evil.example:8642", False),
            ("yurt.example.evil.example", False),
            ("other.local", False),
            ("[::1", False),
            ("", False),
        ],
    )
    def test_names(self, host: str | None, is_allowed: bool) -> None:
        assert Hosts(["yurt.example"]).allows(host) == is_allowed
        assert Hosts(any_name=True).allows(host)

    def test_a_name_of_others_is_refused(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                made = await server.open("yak", ["host", "bot"])
                # A page of theirs whose name leads here.
                foreign = {"host": "evil.example:8642", "origin": "http://evil.example:8642"}
                for path in ("/", "/api/games", f"/api/tables/{made['id']}/record", "/metrics"):
                    answer = await server.http("GET", path, headers=foreign)
                    assert (answer.status, answer.json()["key"]) == (421, "http-host")
                line = server.dial(made["id"], foreign)
                await line.until(lambda: line.code is not None)
                assert line.code == 1008 and line.heard == []
                answer = await server.http("GET", "/api/games", headers={"host": "127.0.0.1"})
                assert answer.status == 200

        run(work())

    @pytest.mark.parametrize(
        ("edge", "is_allowed"),
        [
            (Edge(), False),
            (Edge(crowd=True), True),
            (Edge(proxies=[PROXY]), True),
            (Edge(crowd=True, proxies=[PROXY], names=["yurt.example"]), False),
        ],
    )
    def test_a_server_behind_others_goes_by_any_name_until_it_has_one(
        self, edge: Edge, is_allowed: bool, caplog: pytest.LogCaptureFixture
    ) -> None:
        hosts = edge.hosts(["host.example"])
        assert hosts.allows("evil.example") == is_allowed
        assert hosts.allows("host.example")
        assert ("--name" in caplog.text) == is_allowed
