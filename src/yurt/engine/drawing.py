"""Long lines of drawn tables."""

import textwrap

# Keeps two words on one line; a plain space in what is drawn.
NO_BREAK = "\u00a0"


def folded(text: str, width: int, indent: str) -> list[str]:
    """A line, or several where it is wider; those after the first are indented."""
    lines = textwrap.wrap(text, width, subsequent_indent=indent, break_on_hyphens=False)
    return [line.replace(NO_BREAK, " ") for line in lines]
