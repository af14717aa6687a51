"""What is told of a finished game of Demo."""

from collections.abc import Iterable

from yurt.engine.highlights import Feat, Moment, Tally
from yurt.games.demo.tables import DIE, STOP

FEATS = (
    Feat("best-turn", usual=12, is_best=True),
    Feat("lost-points", usual=15),
)


def count(players: int, moments: Iterable[Moment]) -> Tally:
    """The feats of each seat."""
    tally = Tally(players, FEATS)
    for _, event, before, _ in moments:
        if event == STOP:
            tally.best(int(before.turn), "best-turn", before.pot)
        elif event == DIE:
            tally.add(int(before.turn), "lost-points", before.pot)
    return tally
