"""What YAKI's tests have in common: a table set with a few events, and how it looks."""

from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.spec import Value

NAMES = ("Ann", "Bob", "Cleo", "Dora", "Emil", "Finn")


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


def refused(match: Match, line: str) -> str | None:
    """The ruling that forbids a line."""
    actor, _, text = line.partition(" ")
    refusal = match.state.judge(actor, text)
    assert refusal is not None
    return refusal.rule


def flips(*places: int) -> list[str]:
    """The moves to flip these places, as lists of legal moves are sorted."""
    return sorted(f"flip {place}" for place in places)


def drawn(match: Match) -> str:
    view = match.state.view(None)
    return match.game.draw(view.record, None, "en", NAMES[: match.state.players])


def paths(match: Match) -> list[str]:
    """The drawn path of each seat, single spaced."""
    lines = drawn(match).splitlines()[1 : 1 + match.state.players]
    return [" ".join(line.replace(">", " ").split()[3:]) for line in lines]


def told(match: Match) -> list[str]:
    """The sentences for the last event."""
    words = match.game.words("en")
    return [words.put(saying, NAMES) for saying in match.story(None)[-1]]


def asked(match: Match) -> str:
    """What the seat to move is asked for."""
    seat = match.to_move
    assert isinstance(seat, int)
    saying = match.game.expect(match.state.view(seat).record, seat)
    return match.game.words("en").put(saying, NAMES)
