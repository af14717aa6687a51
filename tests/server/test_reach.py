"""By which address other devices reach the server."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.inside import inside, run
from yurt.server import reach
from yurt.server.reach import HERE, as_called, best_of, reach_of


@pytest.mark.parametrize(
    ("addresses", "best"),
    [
        ([], HERE),
        (["127.0.0.1", "169.254.3.4"], HERE),
        (["127.0.0.1", "192.168.1.20"], "192.168.1.20"),
        (["8.8.4.4", "10.0.0.3"], "10.0.0.3"),
        (["8.8.4.4"], "8.8.4.4"),
    ],
)
def test_the_best_of_several_addresses(addresses: Sequence[str], best: str) -> None:
    assert best_of(addresses) == best


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")


@pytest.mark.usefixtures("called")
@pytest.mark.parametrize(
    ("host", "lan", "is_chosen", "url", "command"),
    [
        ("0.0.0.0", True, False, "http://192.168.1.20:8642", ""),
        ("127.0.0.1", False, False, "", "yurt serve --lan"),
        ("127.0.0.1", False, True, "", "yurt serve --lan --port 8642"),
        ("localhost", False, False, "", "yurt serve --lan"),
        ("0.0.0.0", False, True, "", ""),
        ("192.168.1.7", False, True, "http://192.168.1.7:8642", ""),
        ("fd00::7", False, True, "http://[fd00::7]:8642", ""),
    ],
)
def test_what_a_server_says(
    monkeypatch: pytest.MonkeyPatch, host: str, lan: bool, is_chosen: bool, url: str, command: str
) -> None:
    monkeypatch.setattr(reach, "address_in_network", lambda: "192.168.1.20")
    found = reach_of(host, 8642, lan, is_chosen)
    assert (found.url(), found.command) == (url, command)


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "address_in_network", lambda: HERE)
    assert reach_of("0.0.0.0", 8642, lan=True, is_chosen=False).url() == ""


def test_it_is_called_from_where_people_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(tmp_path / ".venv" / "bin" / "yurt"), "serve"])
    assert as_called() == ".venv/bin/yurt"
    # The place of a program elsewhere is nobody's business.
    monkeypatch.setattr(sys, "argv", ["/somewhere/else/yurt", "serve"])
    assert as_called() == "yurt"


def test_a_page_asks_for_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            answer = await server.http("GET", "/api/reach")
            assert answer.status == 200 and answer.json() == {"url": "", "command": ""}

    run(work())
