"""What is told of a finished game of Demo."""

from collections.abc import Iterable

from yurt.engine.highlights import Feat, Moment, Tally
from yurt.games.demo.tables import BID, DOUBT, FACES

FEATS = (
    Feat("right-doubts", usual=1),
    Feat("wrong-doubts", usual=1),
    Feat("highest-bid", usual=4, is_best=True),
)


def count(players: int, moments: Iterable[Moment]) -> Tally:
    """The feats of each seat."""
    tally = Tally(players, FEATS)
    for actor, event, _, after in moments:
        if event == DOUBT:
            is_right = int(after.loser) != actor
            tally.add(actor, "right-doubts" if is_right else "wrong-doubts", 1)
        elif event < DOUBT:
            tally.best(actor, "highest-bid", (event - BID) // FACES + 1)
    return tally
