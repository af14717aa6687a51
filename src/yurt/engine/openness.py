"""What an open game need not write: everybody sees everything.

A game whose facts say ``is_open=True`` gets ``hide``, ``seen`` and ``guess`` from here, as source
that is joined with its rules. Compiled code cannot copy one record to another, so ``hide`` copies
field by field: the fields are read off the layout of the state.
"""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

from yurt.engine.jit import Source

SEEN = """
@kernel
def seen(s, event, seat):
    return event
"""
GUESS = """
@kernel
def guess(view, seat, rng, s):
    pass
"""


def openly(sources: Sequence[Source]) -> list[Source]:
    """The source of those of the three functions that a game's own sources lack."""
    defined = {name for source in sources for name in source.defines}
    texts = {"hide": hide(sources), "seen": SEEN, "guess": GUESS}
    lacking = [text for name, text in texts.items() if name not in defined]
    return [Source(__name__, Path(__file__), "".join(lacking))] if lacking else []


def hide(sources: Sequence[Source]) -> str:
    """A view that shows everything."""
    lines = [
        f"    view.{name}{'[:]' if is_table else ''} = s.{name}\n"
        for name, is_table in fields(sources)
    ]
    return "@kernel\ndef hide(s, seat, view):\n" + "".join(lines)


def fields(sources: Sequence[Source]) -> Iterator[tuple[str, bool]]:
    """The fields of ``State = record(…)``, and whether each is a table (``i1[3]``)."""
    for source in sources:
        for node in source.tree.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "State":
                assert isinstance(node.value, ast.Call)
                for field in node.value.keywords:
                    yield str(field.arg), isinstance(field.value, ast.Subscript)
