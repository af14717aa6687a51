"""Positions to test from, and what may happen there."""

from typing import TypeVar

from tests.reference import zayo
from tests.reference.common import Options
from tests.reference.referee import Game

G = TypeVar("G", bound=Game)

# YAKI: paths as long as may be, and 15 tokens that each fit the one before.
LONG_PATHS = ",".join(["S" + "." * 14 + "T"] * 6)
SNAKE = "red-1 red-2 red-3 red-4 red-5 green-5 green-4 green-3 green-2 green-1 yellow-1 yellow-2"
SNAKE += " yellow-3 yellow-4 yellow-5"
# YAKI: turns after which each seat is before a square that only tokens behind another seat's fit.
HELD_BACK = "S..V.T,SR.T,SR.T,SR.T,SV.T,S.R.T"
HELD_BACK_TURNS = [
    *["red-5 green-1", "violet-1 green-2", "violet-2 green-3", "violet-3 green-4"],
    *["red-3 green-5", "violet-4 yellow-1"],
    *["green-1", "violet-5", "green-1", "green-1", "green-1", "green-1"],
    *["red-1 red-2 stop", "yellow-2", "yellow-3", "yellow-4", "yellow-5", "red-4 stop"],
]


def after(game: G, *texts: str) -> G:
    """The game after these events."""
    for text in texts:
        game.apply(text)
    return game


def moves(game: Game, kind: str) -> list[str]:
    """The legal events that begin with this word, without it."""
    return [text[len(kind) + 1 :] for text in game.legal() if text.startswith(kind + " ")]


def dealt(players: int, options: Options | None = None) -> zayo.Reference:
    """A game after its first deal, in which play hands are emptied to be filled by the test."""
    game = zayo.Reference(players, options or {})
    while game.to_move() == "*":
        game.apply(game.legal()[0])
    game.play_hands = [[] for _ in range(players)]
    return game


def give(game: zayo.Reference, seat: int, animals: str) -> None:
    """Animals from the centre, as words."""
    for animal in animals.split():
        game.centre[animal] -= 1
        game.animals[seat][animal] += 1
