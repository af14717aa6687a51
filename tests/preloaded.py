"""What a process of ``yurt`` imports and sets up before it does anything of its own."""

import yurt.cli.commands
import yurt.cli.play
import yurt.client
import yurt.server.serve
from yurt.engine import jit, registry

__all__ = ["yurt"]

if not jit.is_plain_wanted():
    # Numba takes a second until its first kernel is loaded.
    registry.load("yak").start()
