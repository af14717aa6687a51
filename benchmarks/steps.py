"""One event at a time from Python, through the public interface, against OpenSpiel's states."""

from collections.abc import Iterator, Sequence

from benchmarks.duel import duel
from benchmarks.ours import Steps
from benchmarks.peers import PeerSteps, peer_of
from benchmarks.rows import DUEL_COLUMNS, Row, duel_row
from yurt.engine.registry import spec_of

TITLE = "Steps: one event at a time from Python"
COLUMNS = DUEL_COLUMNS


def measure(games: Sequence[str]) -> Iterator[Row]:
    """Each game at its least number of players."""
    for game in games:
        players = spec_of(game).least_players
        peer = peer_of(game, players)
        theirs = PeerSteps(peer) if peer else None
        yield duel_row(game, players, peer, duel(Steps(game, players), theirs))
