"""Small things that every reference game needs (common.md)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

# Stands for every number that is too long to matter; int() of a huge text could even fail.
TOO_BIG = 10**9

Options = dict[str, str | int]


def plain_number(text: str) -> int | None:
    """The number that a text writes: plain decimal, no sign, no leading zero; else None."""
    if text == "":
        return None
    for letter in text:
        if letter not in "0123456789":
            return None
    if len(text) > 1 and text[0] == "0":
        return None
    if len(text) > 9:
        return TOO_BIG
    return int(text)


def is_number_between(text: str, low: int, high: int) -> bool:
    """Whether the text is a plain number from low to high."""
    number = plain_number(text)
    return number is not None and low <= number <= high


def is_yes_or_no(text: str) -> bool:
    """Whether the text is a value of a yes/no option."""
    return text in ("yes", "no")


def ranks_from_keys(keys: Sequence[Any]) -> list[int]:
    """Ranks where the greatest key is best: 1 is best, equals share the better rank."""
    ranks = []
    for key in keys:
        better = 0
        for other in keys:
            if other > key:
                better += 1
        ranks.append(1 + better)
    return ranks


def exact_returns(ranks: Sequence[int]) -> list[Fraction]:
    """Returns of common.md: w winners share, everybody else loses 1/(n-1)."""
    players = len(ranks)
    winners = list(ranks).count(1)
    returns = []
    for rank in ranks:
        if rank == 1:
            returns.append((Fraction(players, winners) - 1) / (players - 1))
        else:
            returns.append(Fraction(-1, players - 1))
    return returns


def returns_from_ranks(ranks: Sequence[int]) -> list[float]:
    """The same as floats."""
    return [float(value) for value in exact_returns(ranks)]
