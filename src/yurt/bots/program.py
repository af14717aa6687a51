"""Bots that are programs of their own: one line of JSON for each view, one for each move.

The protocol is told in ``docs/bot-protocol.md``. A program is started for one seat of one game and
is gone afterwards: it cannot remember a deal that comes back with the seats exchanged, nor tell
another seat what it holds.
"""

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from yurt.bots.bot import GRACE_SECONDS, Bot, Clock, Forfeit
from yurt.engine.actor import written
from yurt.engine.game import Game
from yurt.engine.layout import Array
from yurt.engine.state import View

__all__ = ["Program", "describe"]

PROTOCOL = 1
# Seconds: for a program to say that it is ready, and to leave by itself.
START_SECONDS = 10.0
LEAVE_SECONDS = 0.2
# No answer is longer, in bytes.
LONGEST_BYTES = 1 << 16
# How much of what a program said is told.
TOLD_CHARACTERS = 200


class Program(Bot):
    """A bot behind two pipes.

    >>> import sys
    >>> import yurt
    >>> lines = '''
    ... import json, sys
    ... for line in sys.stdin:
    ...     question = json.loads(line)
    ...     is_start = question["type"] == "start"
    ...     answer = {"ready": True} if is_start else {"move": question["legal"][0]}
    ...     print(json.dumps(answer), flush=True)
    ... '''
    >>> view = yurt.load("yaki").start(players=2).view(0)
    >>> bot = Program([sys.executable, "-c", lines])
    >>> bot.begin(view.game)
    >>> view.game.write(bot.choose(view, bot.clock(60.0), yurt.seeded("my game")))
    'flip 1'
    >>> bot.end()
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._command = list(command)
        self._pipes: Pipes | None = None
        self._told = 0

    def begin(self, game: Game) -> None:
        """Starts the program and waits until it is ready."""
        self._pipes = Pipes(self._command)
        hello = {"type": "start", "protocol": PROTOCOL, "game": game.name}
        if self._pipes.ask(hello, START_SECONDS).get("ready") is not True:
            raise Forfeit("unreadable", self._pipes.last)

    def clock(self, limit: float) -> Clock:
        """By the wall, with the way there and back: what it has of a core is not known here."""
        return Clock(limit)

    def choose(self, view: View, clock: Clock, rng: Array) -> int:
        assert self._pipes is not None
        question = describe(view, clock, rng, self._told)
        self._told = len(view.log)
        move = self._pipes.ask(question, clock.left + GRACE_SECONDS).get("move")
        if not isinstance(move, str):
            raise Forfeit("unreadable", self._pipes.last)
        event = view.game.read(move, view.players)
        if event is None or view.why_not(move) is not None:
            raise Forfeit("illegal", move[:TOLD_CHARACTERS])
        return event

    def end(self) -> None:
        if self._pipes is not None:
            self._pipes.close()


def describe(view: View, clock: Clock, rng: Array, told: int = 0) -> dict[str, Any]:
    """What a program is asked: everything its seat may know, with the events it was not told.

    >>> import yurt
    >>> view = yurt.Match(yurt.load("yaki"), players=2).play("0 flip 7; * reveal red-3").view(0)
    >>> question = describe(view, Clock(1.0), yurt.seeded("my game"))
    >>> question["events"], question["milliseconds"]
    (['0 flip 7', '* reveal red-3'], 1000)
    """
    return {
        "type": "move",
        "game": view.game.name,
        "players": view.players,
        "seat": view.seat,
        "first": view.terms.first,
        "options": dict(view.terms.options),
        "milliseconds": round(clock.limit * 1000),
        # As many bits as a number of JSON holds everywhere.
        "seed": int(rng[0]) >> 11,
        "events": [
            f"{written(actor)} {view.game.write(event)}" for actor, event in view.log[told:]
        ],
        "legal": view.legal(),
        "facts": view.facts(),
        "table": asdict(view.game.show(view)),
    }


class Pipes:
    """A running program. A thread of its own writes and reads, so that nobody waits for a program
    that does neither."""

    def __init__(self, command: Sequence[str]) -> None:
        self.last = ""
        # What it says on standard error: the last line of it tells why it failed.
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the pipes)
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,
            )
        except OSError as error:
            self._errors.close()
            raise Forfeit("ended", str(error)) from None
        self._questions: queue.Queue[bytes | None] = queue.Queue()
        self._answers: queue.Queue[bytes] = queue.Queue()
        self._thread = threading.Thread(target=self._talk, daemon=True)
        self._thread.start()

    def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The object that the program answers within this time."""
        self._questions.put(json.dumps(question, separators=(",", ":")).encode() + b"\n")
        try:
            answer = self._answers.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise Forfeit("late") from None
        if not answer:
            raise Forfeit("ended", self._complaint())
        self.last = answer.decode("utf-8", "replace").strip()[:TOLD_CHARACTERS]
        try:
            found = json.loads(answer)
        except (ValueError, RecursionError):
            # No JSON, or nested deeper than any answer.
            found = None
        if not isinstance(found, dict):
            raise Forfeit("unreadable", self.last)
        return found

    def _talk(self) -> None:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        while (question := self._questions.get()) is not None:
            # A program may be gone before it is asked, having said something all the same. An end
            # of the pipe is an empty answer.
            answer = b""
            with contextlib.suppress(OSError, ValueError):
                stdin.write(question)
                stdin.flush()
            with contextlib.suppress(OSError, ValueError):
                answer = stdout.readline(LONGEST_BYTES)
            self._answers.put(answer)

    def _complaint(self) -> str:
        """The last line that the program said on standard error."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVE_SECONDS)
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - LONGEST_BYTES))
        lines = self._errors.read().decode("utf-8", "replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")[
            :TOLD_CHARACTERS
        ]

    def close(self) -> None:
        """Lets the program leave by itself, its input being at an end; else ends it."""
        self._questions.put(None)
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        if self._thread.is_alive():
            self._thread.join(LEAVE_SECONDS)
        if not self._thread.is_alive():
            with contextlib.suppress(OSError):
                stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(LEAVE_SECONDS)
        self._kill()
        self._process.wait()
        self._thread.join(LEAVE_SECONDS)
        self._errors.close()
        # What it started may still hold the pipes; then the thread, and they, are left behind.
        if not self._thread.is_alive():
            for stream in (stdin, stdout):
                with contextlib.suppress(OSError):
                    stream.close()

    def _kill(self) -> None:
        """Ends the program and what it started: they are a group of their own."""
        if self._process.poll() is None:
            _kill_group(self._process.pid)
            self._process.kill()


if sys.platform == "win32":

    def _kill_group(process: int) -> None:
        command = ["taskkill", "/F", "/T", "/PID", str(process)]
        with contextlib.suppress(OSError):
            subprocess.run(command, capture_output=True, check=False)

else:

    def _kill_group(process: int) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process, signal.SIGKILL)
