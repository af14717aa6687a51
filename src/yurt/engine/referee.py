"""The referee: replays a record strictly and reports, with no randomness of its own."""

from collections.abc import Iterator
from typing import Any

from yurt.engine.actor import CHANCE
from yurt.engine.match import Match
from yurt.engine.record import Reader, RecordError
from yurt.engine.registry import load
from yurt.engine.state import State

Report = dict[str, Any]


def report(data: bytes, trace: bool = False) -> Iterator[Report]:
    """The final report; with ``trace`` one report before each event too. A record that breaks a
    rule or the format ends in an error, and nothing after that line is looked at."""
    try:
        yield from _replay(data, trace)
    except RecordError as error:
        yield failure(error.line, error.message, error.event, error.rule)


def failure(line: int, message: str, event: str | None = None, rule: str | None = None) -> Report:
    return {"error": {"line": line, "event": event, "rule": rule, "message": message}}


def _replay(data: bytes, trace: bool) -> Iterator[Report]:
    reader = Reader(data)
    header = reader.header
    game = load(header.game, mode="ready")
    match = Match(game, header.players, header.first, **header.options)
    for line in reader.events():
        if trace:
            yield _position(match)
        line.check(match.state)
        match.apply(line.event)
    yield _final(match)


def _position(match: Match) -> Report:
    state = match.state
    return {
        "n": len(match.log),
        "to_move": state.to_move,
        "legal": state.legal(),
        "odds": _odds(state),
        "scores": state.scores(),
    }


def _odds(state: State) -> dict[str, float] | None:
    if state.actor != CHANCE:
        return None
    return {text: float(odds) for text, odds in sorted(state.odds().items())}


def _final(match: Match) -> Report:
    state = match.state
    return {
        "game": match.game.name,
        "players": state.players,
        "events": len(match.log),
        "over": state.is_over,
        "to_move": state.to_move,
        "legal": state.legal(),
        "scores": state.scores(),
        "ranks": state.ranks(),
        "returns": state.returns(),
    }
