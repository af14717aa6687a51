"""Turns as text, for the tests: whole turns by the square they end on."""

from typing import Any

from yurt.engine.match import Match
from yurt.engine.registry import load

# Dice that make what is printed on a square, in a first throw.
FITTING = {
    "1": "1 1 1 4 6",
    "2": "2 2 2 4 6",
    "3": "1 3 3 3 6",
    "4": "1 4 4 4 6",
    "5": "1 3 5 5 5",
    "6": "1 3 6 6 6",
    "Full": "3 3 5 5 5",
    "Carré": "4 5 5 5 5",
    "Yam": "5 5 5 5 5",
    "Suite": "2 3 4 5 6",
    "≤8": "1 1 1 2 2",
    "Sec": "2 3 4 5 6",
}
BOARD = """
    1   3      Défi   4     6
    2   Carré  Sec    Full  5
    ≤8  Full   Yam    Défi  Suite
    6   Sec    Suite  ≤8    1
    3   2      Carré  5     4
"""


def printed(square: str) -> str:
    """What is printed on a square, as YAM-1 draws it."""
    return BOARD.split("\n")[int(square[1])].split()["abcde".index(square[0])]


def begin(**options: Any) -> Match:
    return Match(load("yam-master"), 2, **options)


def turn(match: Match, word: str) -> None:
    """A turn of whoever throws: ``a1`` places there, ``-a1`` removes that token, ``-`` passes."""
    seat = match.state.record.turn
    if word == "-":
        match.play("* roll 1 2 3 4 6", f"{seat} pass")
    elif word.startswith("-"):
        match.play("* roll 5 5 5 5 5", f"{seat} remove {word[1:]}")
    elif printed(word) == "Défi":
        match.play("* roll 2 2 2 2 3", f"{seat} defi keep 2 2 2 2", "* roll 4")
        match.play(f"{seat} place {word}")
    else:
        match.play(f"* roll {FITTING[printed(word)]}", f"{seat} place {word}")


def turns(match: Match, words: str) -> Match:
    """Turns in order, as above: ``a1 c3 b1 -``."""
    for word in words.split():
        turn(match, word)
    return match


def places(match: Match) -> str:
    """The squares where a token can be placed now."""
    return " ".join(text[6:] for text in match.state.legal() if text.startswith("place "))
