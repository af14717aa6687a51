"""The legal moves as a numbered list that fits a screen."""

import re
from collections.abc import Mapping, Sequence

from yurt.engine.words import Words, say

# Moves that fill no more lines than this are all shown; of more, the first few of each kind.
LINES = 12
FIRST = 12
NUMBERED = re.compile(r"([a-z]+) ([1-9][0-9]*)")


def number_moves(moves: Sequence[str]) -> dict[int, str]:
    """The numbers to type, from 1 on; but where moves are told apart by a number of the game, as in
    ``flip 7``, that number, since no one would look for place 7 under 6."""
    digits = [move for move in moves if re.search("[0-9]", move)]
    found = [NUMBERED.fullmatch(move) for move in digits]
    if len({match and match[1] for match in found}) != 1 or None in found:
        return dict(enumerate(moves, 1))
    numbers = {int(match[2]): match[0] for match in found if match}
    others = [move for move in moves if move not in digits]
    return numbers | dict(enumerate(others, max(numbers) + 1))


def list_moves(moves: Mapping[int, str], words: Words, width: int, everything: bool) -> list[str]:
    """Lines of numbered moves. A kind is told by the first word."""
    numbered = list(moves.items())
    digits = len(str(max(moves, default=0)))
    lines = columns(numbered, digits, width)
    if everything or len(lines) <= LINES:
        return lines
    kinds: dict[str, list[tuple[int, str]]] = {}
    for number, move in numbered:
        kinds.setdefault(move.split()[0], []).append((number, move))
    lines = []
    for kind in kinds.values():
        # One move left over would save no room.
        shown = kind if len(kind) <= FIRST + 1 else kind[:FIRST]
        lines += columns(shown, digits, width)
        if len(shown) < len(kind):
            more = say("more-moves", count=len(kind) - len(shown), last=kind[-1][1])
            lines.append(f"    {words.put(more)}")
    lines.append(words.put(say("more-hint")))
    return lines


def columns(numbered: Sequence[tuple[int, str]], digits: int, width: int) -> list[str]:
    """``1) play yak-2   2) play stop`` in as many columns as fit, read from left to right."""
    cells = [f"{number:>{digits + 2}}) {move}" for number, move in numbered]
    cell = max(map(len, cells), default=0) + 2
    per_row = max(1, width // cell)
    return [
        "".join(f"{text:<{cell}}" for text in cells[place : place + per_row]).rstrip()
        for place in range(0, len(cells), per_row)
    ]
