"""A terminal with ``yurt`` in it, driven as a person would: read what is shown, type, read on."""

import os
import pty
import re
import select
import signal
import time
from pathlib import Path

from tests.forked import Forked

PATIENCE = 60.0
# What a terminal is told besides text: colours, cursor, bracketed paste.
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
WIPE = "\x1b[H\x1b[2J\x1b[3J"
# Bots need not be slow for a test.
AT_ONCE = "import yurt.cli.session as s; s.BOT_SECONDS = 0"


def hear_signals() -> None:
    """As in a terminal, even if whoever runs the tests ignores signals (nohup, background jobs)."""
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


class Terminal:
    """``shown`` is everything the program wrote, control sequences too."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.shown = ""
        self._read_to = 0
        self._end, other = pty.openpty()
        environment = {
            "XDG_DATA_HOME": str(home),
            "TERM": "xterm",
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "100",
            "LINES": "50",
        }
        self._process = Forked(arguments, (other, other, other), environment, AT_ONCE)
        os.close(other)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._end)

    def type(self, text: str) -> None:
        os.write(self._end, f"{text}\r".encode())

    def press_end_of_input(self) -> None:
        os.write(self._end, b"\x04")

    def press_interrupt(self) -> None:
        # The pseudo-terminal is not the controlling one, so the signal is sent as it would be.
        self._insist(signal.SIGINT)

    def hang_up(self) -> None:
        self._insist(signal.SIGHUP)

    def _insist(self, number: int) -> None:
        """Sends a signal until it is answered: one that comes just before the program waits for a
        key is heard at the next key only, and a person would press again."""
        shown = len(self.shown)
        for _ in range(int(PATIENCE)):
            self._process.send_signal(number)
            self._read(time.monotonic() + 1)
            if len(self.shown) > shown or self._process.poll() is not None:
                return

    def see(self, *patterns: str) -> str:
        """Reads on until one of the patterns is shown; answers the new text up to its end."""
        wanted = re.compile("|".join(patterns))
        limit = time.monotonic() + PATIENCE
        while True:
            found = wanted.search(self.shown, self._read_to)
            if found:
                begin, self._read_to = self._read_to, found.end()
                return self.shown[begin : found.end()]
            if not self._read(limit):
                raise AssertionError(f"“{wanted.pattern}” is not shown:\n{self.shown[-3000:]}")

    def leave(self) -> int:
        """Reads to the end and answers the exit status."""
        limit = time.monotonic() + PATIENCE
        while self._read(limit):
            pass
        return self._process.wait(PATIENCE)

    def text(self) -> str:
        """What was shown, without control sequences and breaks within sentences."""
        return " ".join(CONTROL.sub("", self.shown).split())

    def _read(self, limit: float) -> bool:
        ready, _, _ = select.select([self._end], [], [], max(0.0, limit - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self._end, 1 << 16)
        except OSError:
            # Linux says so when the program has ended.
            return False
        self.shown += data.decode("utf-8", "replace")
        return bool(data)


def records(home: Path) -> list[Path]:
    return sorted(home.glob("yurt/records/*.yurt"))
