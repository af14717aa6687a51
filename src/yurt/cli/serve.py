"""``yurt serve``: the server for browsers, phones and programs."""

import logging
import os
import subprocess
import sys
import threading
import warnings
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from yurt.cli.complaint import Complaint
from yurt.cli.speech import choose_language, own_words
from yurt.cli.waiting import can_keep
from yurt.engine.extras import needing
from yurt.engine.jit import PlainWarning
from yurt.engine.words import Words, say

with needing("server", "Serving"):
    import segno

    from yurt.server.addresses import Clients
    from yurt.server.hosts import Hosts
    from yurt.server.limits import CALLS_AT_ONCE, CALLS_PER_SECOND, Limits
    from yurt.server.reach import HERE, Reach, address_in_network, reach_of, url_at
    from yurt.server.serve import ServeError, Terms, check_port, serve, set_up_log

ANY_NAME = "any Host is taken: say with --name what the server is called"
# Without a wish for a port, the first free one of these.
PORTS = range(8642, 8662)


@dataclass(frozen=True)
class Edge:
    """Who is let in, and how much they may ask. ``crowd``: many people have one address;
    ``proxies``: whose word is taken for an address; ``names``: what the server is called."""

    crowd: bool = False
    proxies: Sequence[str] = ()
    names: Sequence[str] = ()
    calls: float = CALLS_PER_SECOND

    def terms(self, host: str, reach: Reach) -> Terms:
        return Terms(self.limits(), self.clients(), self.hosts([host]), reach)

    def limits(self) -> Limits:
        burst = self.calls * CALLS_AT_ONCE / CALLS_PER_SECOND
        limits = Limits(calls=self.calls, burst=burst)
        return limits.for_crowd() if self.crowd else limits

    def clients(self) -> Clients:
        try:
            return Clients(each for listed in self.proxies for each in listed.split(","))
        except ValueError as error:
            raise Complaint(f"--proxy takes addresses: {error}.") from None

    def hosts(self, own: Sequence[str]) -> Hosts:
        """Without a name to go by, a server that others stand in front of goes by any, as ever."""
        any_name = not self.names and (self.crowd or bool(self.proxies))
        if any_name:
            logging.getLogger("yurt.server").warning(ANY_NAME)
        return Hosts([*own, *self.names], any_name)


def start(
    host: str | None,
    port: int | None,
    lan: bool,
    browser: bool,
    database: str | None,
    level: str,
    edge: Edge,
) -> int:
    """Serves until it is stopped; ``lan`` also for the other devices of the network."""
    if lan and host is not None:
        raise Complaint("--lan listens at all addresses, --host at one of them: choose one.")
    set_up_log(level)
    words = own_words(choose_language(None))
    look_at_cache(words)
    listening = "0.0.0.0" if lan else HERE if host is None else host
    shown = address_in_network() if lan else HERE if listening == "0.0.0.0" else listening
    try:
        is_chosen = port is not None
        if port is None:
            port = choose_port(listening, words)
        url = url_at(shown, port)
        terms = edge.terms(listening, reach_of(listening, port, lan, is_chosen))

        def ready() -> None:
            print(words.put(say("serve-ready", url=url)), flush=True)
            if lan:
                print(words.put(say("serve-scan")))
                segno.make(url, error="m").terminal(compact=True)
                print(words.put(say("serve-leave")), flush=True)
            if browser:
                open_browser(url)

        serve(listening, port, database or default_database(), terms, ready)
    except ServeError as error:
        raise Complaint(str(error)) from None
    print(words.put(say("serve-stopped")), flush=True)
    return 0


def look_at_cache(words: Words) -> None:
    """Whoever starts a server that cannot be fast is told so, once and in their language."""
    if not can_keep(words):
        warnings.simplefilter("ignore", PlainWarning)


def choose_port(host: str, words: Words) -> int:
    """A free port; that it is not the usual one is said."""
    port = free_port(host)
    if port != PORTS[0]:
        busy = say("serve-other-port", busy=str(PORTS[0]), port=str(port))
        print(words.put(busy), flush=True)
    return port


def free_port(host: str) -> int:
    for port in PORTS[:-1]:
        with suppress(ServeError):
            check_port(host, port)
            return port
    check_port(host, PORTS[-1])
    return PORTS[-1]


def open_browser(url: str) -> None:
    """Opens a page, if this machine has a screen to open it on; a browser that lives in the
    terminal would be in the way there. It runs by itself and says nothing."""
    has_screen = not sys.platform.startswith("linux") or any(
        os.environ.get(name)
        for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")
    )
    if has_screen:
        threading.Thread(target=_open_quietly, args=[url], daemon=True).start()


def _open_quietly(url: str) -> None:
    nothing = subprocess.DEVNULL
    subprocess.run(
        [sys.executable, "-m", "webbrowser", url],
        stdin=nothing,
        stdout=nothing,
        stderr=nothing,
        start_new_session=True,
        check=False,
    )


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("yurt", appauthor=False))
    try:
        # It holds the seeds of running games.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"{folder}: {error.strerror}") from None
    return str(folder / "tables.db")
