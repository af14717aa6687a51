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
    """A view that shows everything. Tables are copied number by number: for a copy of the whole
    Numba compiles a check of the shapes, with its message, which takes a second."""
    lines = []
    for name, sizes in fields(sources):
        if not sizes:
            lines.append(f"    view.{name} = s.{name}\n")
            continue
        lines.append(f"    view_{name}, s_{name} = view.{name}, s.{name}\n")
        places = [f"place_{depth}" for depth in range(len(sizes))]
        for depth, (place, size) in enumerate(zip(places, sizes, strict=True), start=1):
            lines.append(f"{'    ' * depth}for {place} in range({size}):\n")
        at = ", ".join(places)
        lines.append(f"{'    ' * (len(sizes) + 1)}view_{name}[{at}] = s_{name}[{at}]\n")
    return "@kernel\ndef hide(s, seat, view):\n" + "".join(lines)


def fields(sources: Sequence[Source]) -> Iterator[tuple[str, list[str]]]:
    """The fields of ``State = record(…)``, with the sizes of those that are tables
    (``i1[SEATS, 3]``)."""
    for source in sources:
        for node in source.tree.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "State":
                assert isinstance(node.value, ast.Call)
                for field in node.value.keywords:
                    yield str(field.arg), _sizes(field.value)


def _sizes(kind: ast.expr) -> list[str]:
    if not isinstance(kind, ast.Subscript):
        return []
    sizes = kind.slice.elts if isinstance(kind.slice, ast.Tuple) else [kind.slice]
    return [ast.unparse(size) for size in sizes]
