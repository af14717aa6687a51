"""``yurt serve``: the server for browsers, phones and programs."""

import socket
import sys
from pathlib import Path

import platformdirs
import segno

from yurt.cli.complaint import Complaint
from yurt.cli.speech import choose_language, own_words
from yurt.engine.words import say
from yurt.server.limits import Limits
from yurt.server.serve import ServeError, serve, set_up_log


def start(host: str, port: int, lan: bool, database: str | None, level: str, crowd: bool) -> int:
    """Serves until it is stopped; ``lan`` also for the other devices of the network."""
    set_up_log(level)
    words = own_words(choose_language(None))
    shown = address_in_network() if lan else "127.0.0.1" if host == "0.0.0.0" else host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"

    def ready() -> None:
        print(words.put(say("serve-ready", url=url)), flush=True)
        if lan and sys.stdout.isatty():
            segno.make(url, error="m").terminal(compact=True)

    # One address may then open as many tables and connections as a load test or a school needs.
    limits = Limits(1e9, 1e9, 1_000_000, 1_000_000, 1e12, 1e9, 1e9) if crowd else Limits()
    try:
        serve("0.0.0.0" if lan else host, port, database or default_database(), limits, ready)
    except ServeError as error:
        raise Complaint(str(error)) from None
    print(words.put(say("serve-stopped")), flush=True)
    return 0


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("yurt", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"{folder}: {error.strerror}") from None
    return str(folder / "tables.db")


def address_in_network() -> str:
    """This machine's address in its network, as another device would reach it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which of our addresses the way out would have.
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
            return address
        except OSError:
            return "127.0.0.1"
