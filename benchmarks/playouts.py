"""Random games inside compiled code, one core, against OpenSpiel's rollouts in C++."""

from collections.abc import Iterator, Sequence

from benchmarks.duel import duel
from benchmarks.ours import Playouts
from benchmarks.peers import peer_of, rollouts_of
from benchmarks.rows import DUEL_COLUMNS, Row, duel_row
from yurt.engine.registry import spec_of

TITLE = "Playouts: random games inside compiled code, one core"
COLUMNS = DUEL_COLUMNS


def measure(games: Sequence[str]) -> Iterator[Row]:
    """Each game at its least and its greatest number of players."""
    for game in games:
        spec = spec_of(game)
        for players in sorted({spec.least_players, spec.most_players}):
            peer = peer_of(game, players)
            theirs = rollouts_of(peer) if peer else None
            yield duel_row(game, players, peer, duel(Playouts(game, players), theirs))
