"""Positions to test from, and what may happen there."""

from typing import TypeVar

from tests.reference import zayo
from tests.reference.common import Options
from tests.reference.referee import Game

G = TypeVar("G", bound=Game)


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
