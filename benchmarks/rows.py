"""What benchmarks answer: rows of named values, and how people read them."""

from collections.abc import Mapping

from benchmarks.duel import Outcome
from benchmarks.peers import Peer

Value = str | int | float | None
Row = Mapping[str, Value]

DUEL_COLUMNS = {
    "game": "game",
    "players": "players",
    "events_per_s": "events/s",
    "peer": "OpenSpiel",
    "peer_players": "its players",
    "peer_events_per_s": "its events/s",
    "ratio": "ratio",
    "ratio_low": "from",
    "ratio_high": "to",
    "ratio_fastest": "fastest",
}

# One bot against as many of another as there are seats left.
MATCH_COLUMNS = {
    "game": "game",
    "players": "players",
    "bot": "bot",
    "against": "against",
    "games": "games",
    "score": "score",
    "low": "from",
    "high": "to",
}


def duel_row(game: str, players: int, peer: Peer | None, outcome: Outcome) -> Row:
    return {
        "game": game,
        "players": players,
        "events_per_s": round(outcome.ours),
        "peer": peer.name if peer else None,
        "peer_events_per_s": outcome.theirs and round(outcome.theirs),
        "ratio": outcome.ratio and round(outcome.ratio, 3),
        "ratio_low": outcome.low and round(outcome.low, 3),
        "ratio_high": outcome.high and round(outcome.high, 3),
        "ratio_fastest": outcome.fastest and round(outcome.fastest, 3),
        "peer_players": peer.players if peer else None,
    }


def cells(row: Row, columns: Mapping[str, str]) -> list[str]:
    """The values of a row in the order of the columns, as text."""
    return [_cell(row.get(key)) for key in columns]


def _cell(value: Value) -> str:
    if value is None:
        return "–"
    if isinstance(value, float):
        return f"{value:.2f}"
    return f"{value:,}" if isinstance(value, int) else value
