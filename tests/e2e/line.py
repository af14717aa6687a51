"""A line to the server that can be cut and mended, as a network does it."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import expect

from tests.e2e.table import Seat

CHUNK = 65_536

LATE = """
let sockets = 0;
window.WebSocket = class extends WebSocket {
  #late = sockets++ %% 2 === 1;
  set onmessage(hear) {
    super.onmessage = this.#late ? (event) => setTimeout(() => hear(event), %d) : hear;
  }
};
"""


def late(milliseconds: int = 300) -> str:
    """Of two seats on one device, the second hears everything so much later than the first."""
    return LATE % milliseconds


class Line:
    """Whoever goes to ``address`` comes to the server, until the line is cut."""

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._is_cut = False
        self._passes = threading.Event()
        self._passes.set()
        self._lock = threading.Lock()
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Ends what goes through it now; whatever comes is refused."""
        with self._lock:
            self._is_cut = True
            self._passes.set()
            for end in self._ends:
                _hang_up(end)
            self._ends.clear()

    def mute(self) -> None:
        """Nothing goes through it any more, and nobody is told."""
        self._passes.clear()

    def mend(self) -> None:
        with self._lock:
            self._is_cut = False
            self._passes.set()

    def close(self) -> None:
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                if self._is_cut:
                    _hang_up(near)
                    continue
                far = socket.create_connection(("127.0.0.1", self._server_port))
                self._ends += [near, far]
            threading.Thread(target=self._carry, args=(near, far), daemon=True).start()
            threading.Thread(target=self._carry, args=(far, near), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                self._passes.wait()
                target.sendall(data)
        _hang_up(source)
        _hang_up(target)


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def line(server_port: int) -> Iterator[Line]:
    made = Line(server_port)
    try:
        yield made
    finally:
        made.close()


@contextmanager
def cut(wire: Line, player: Seat) -> Iterator[None]:
    """What is done meanwhile this player learns of later."""
    player.visitor.expect_complaint("WebSocket connection to")
    lost = player.page.get_by_text("Connection lost. Trying again …")
    wire.cut()
    expect(lost).to_be_visible()
    yield
    wire.mend()
    expect(lost).not_to_be_visible()
