"""Who has to wait for the compiler is told so."""

import subprocess
import sys
from collections.abc import Callable
from functools import cache
from typing import Protocol

from rich.console import Console

from yurt.engine import jit, registry
from yurt.engine.spec import GameSpec
from yurt.engine.words import Words, say


class Means(Protocol):
    """What a command needs compiled, such as ``yurt.bots.readiness`` for thinking."""

    def is_ready(self, name: str, /) -> bool:
        """Whether a game needs no waiting."""

    def warm(self, name: str, /) -> None:
        """Compiles it now, so that it is found ready."""


class Rules(Means):
    """The rules alone, for bots that do not search."""

    def is_ready(self, name: str, /) -> bool:
        return jit.is_ready(name, registry.sources(name))

    def warm(self, name: str, /) -> None:
        registry.warm(name)


def aside(text: str) -> None:
    """Beside what a command prints for programs."""
    Console(stderr=True, soft_wrap=True).print(text, style="dim", markup=False, highlight=False)


def can_keep(words: Words, tell: Callable[[str], None] = aside) -> bool:
    """Whether what is compiled can be kept for the next time, or need not be; else people are
    told."""
    if jit.is_plain_wanted() or not jit.is_plain_needed():
        return True
    tell(words.put(say("no-cache", folder=str(jit.cache_root()))))
    return False


def prepare(
    spec: GameSpec, words: Words, means: Means, tell: Callable[[str], None] = aside
) -> None:
    """Compiles what a game needs, if need be and if it can be."""
    if not can_keep(words, tell):
        jit.want_plain()
    if not jit.is_plain_wanted() and not means.is_ready(spec.name):
        tell(words.put(say("compiling", game=spec.title)))
        means.warm(spec.name)


# Compiles a search at low priority, where there is such a thing, and ends with whoever waits.
ASIDE = """
import os, sys, threading
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()
if hasattr(os, "nice"):
    os.nice(10)
from yurt.bots.readiness import warm
warm(sys.argv[1])
"""


@cache
def compile_aside(name: str) -> subprocess.Popen[bytes]:
    """Has the search of a game compiled by another process, once."""
    command = [sys.executable, "-c", ASIDE, name]
    nowhere = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=nowhere, stderr=nowhere)
