"""Short ways to play YAY! in tests."""

from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.testing import NAMES


def sit(players: int = 2, first: int = 0, **options: str) -> Match:
    return Match(load("yay"), players, first, **options)


def throw(match: Match, aim: str, dice: str) -> Match:
    """The seat to move aims and the dice fall: ``throw(match, "d4", "6 d4, 3 e4, off")``."""
    match.play(f"{match.to_move} aim {aim}")
    for die in dice.split(", "):
        match.play(f"* die {die}")
    return match


def throw_total(match: Match, block: str, total: int) -> Match:
    """The seat to move throws all its dice on one block."""
    high = min(6, total - 2)
    middle = min(6, total - high - 1)
    return throw(match, block, f"{high} {block}, {middle} {block}, {total - high - middle} {block}")


def put(match: Match, square: str, total: int) -> Match:
    """The seat to move throws a total on a square and writes it there."""
    block = min(square[0], "g") + min(square[1], "7")
    throw_total(match, block, total)
    return match.play(f"{match.to_move} write {square}")


def fill_corner(match: Match) -> Match:
    """Seats 0 and 1 fill a1, b1, a2 and b2; the 12 of seat 0 and the 13 of seat 1 stay live."""
    for square, total in (("a1", 10), ("b2", 11), ("b1", 12), ("a2", 13)):
        put(match, square, total)
    return match


def lose(match: Match, turns: int = 1) -> Match:
    """The seats to move throw all their dice out of the tray."""
    for _ in range(turns):
        throw(match, "a1", "off, off, off")
    return match


def fills(match: Match) -> list[str]:
    """The legal moves that are no aims."""
    return [text for text in match.state.legal() if not text.startswith("aim")]


def aims(match: Match) -> list[str]:
    return [text for text in match.state.legal() if text.startswith("aim")]


def sheet(match: Match) -> list[str]:
    """The rows of the drawn sheet, each as its cells."""
    record = match.view(None).record
    drawn = match.game.draw(record, None, "en", NAMES).splitlines()
    begin = match.state.players + 1
    return [" ".join(line.split()[1:]) for line in drawn[begin : begin + 8]]
