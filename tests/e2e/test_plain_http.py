"""At home there is no certificate: everything works at a plain http address."""

from tests.e2e.browser import PLAIN_HOST
from tests.e2e.conftest import MakeVisitor
from tests.e2e.table import open_table, table_info
from tests.server.processes import ServerProcess

CONNECT = """(key) => new Promise((settle, fail) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${key}`);
  socket.onopen = () => socket.send('{"do":"hello"}');
  socket.onmessage = (event) => { settle(JSON.parse(event.data).is); socket.close(); };
  socket.onerror = () => fail(new Error("no connection"));
})"""


def test_an_address_without_a_certificate(visitor: MakeVisitor, house: ServerProcess) -> None:
    opened = open_table(house.address, "yak", ["host", "open"], names=["Ada"])
    guest = visitor(address=f"http://{PLAIN_HOST}:{house.port}")
    page = guest.visit("/")
    assert page.evaluate("() => isSecureContext") is False
    assert page.evaluate(CONNECT, opened.code) == "welcome"
    guest.visit(f"/t/{opened.code}?seat=1")
    page.get_by_label("Your name").fill("Bea")
    page.get_by_role("button", name="Join").click()
    page.wait_for_function(
        "(id) => JSON.parse(localStorage.getItem('yurt.tables') ?? '[]')"
        ".some((table) => table.id === id && table.seats['1'])",
        arg=opened.id,
    )
    assert table_info(house.address, opened.code)["status"] == "playing"
