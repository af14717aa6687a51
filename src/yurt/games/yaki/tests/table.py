"""What YAKI's tests have in common: a table set with a few events, and how it looks."""

from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.spec import Value
from yurt.testing import drawn


def same(path: str) -> str:
    """Six boards with the same path."""
    return ",".join([path] * 6)


def table(players: int, *lines: str, first: int = 0, **options: Value) -> Match:
    return Match(load("yaki"), players, first, **options).play(*lines)


def find(match: Match, *finds: str) -> Match:
    """Flips and, where a token is given, what chance shows: ``find(match, "1 red-3", "2")``."""
    for found in finds:
        place, _, token = found.partition(" ")
        match.apply(f"flip {place}")
        if token:
            match.apply(f"reveal {token}")
    return match


def is_over(match: Match) -> bool:
    return match.state.is_over


def flips(*places: int) -> list[str]:
    """The moves to flip these places, as lists of legal moves are sorted."""
    return sorted(f"flip {place}" for place in places)


def paths(match: Match) -> list[str]:
    """The drawn path of each seat, single spaced."""
    lines = drawn(match).splitlines()[1 : 1 + match.state.players]
    return [" ".join(line.replace(">", " ").split()[3:]) for line in lines]
