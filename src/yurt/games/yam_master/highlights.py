"""What is told of a finished game of Yam Master: figures, Défis, the Predator."""

from collections.abc import Iterable

from yurt.engine.highlights import Feat, Moment, Tally
from yurt.games.yam_master.rules import figures_made, points
from yurt.games.yam_master.tables import (
    HIGH_BITS,
    KEEP,
    PASS,
    PLACE,
    PRINTED,
    REMOVE,
    ROLL,
    SEC,
    YAM_BIT,
)

FEATS = (
    Feat("tokens", usual=10),
    Feat("yams", usual=0.4),
    Feat("secs", usual=0.8),
    Feat("defis-kept", usual=1.1),
    Feat("defis-lost", usual=1.2),
    Feat("prey", usual=0.4),
    Feat("best-token", usual=1.5, is_best=True),
)


def count(players: int, moments: Iterable[Moment]) -> Tally:
    """The feats of each seat."""
    tally = Tally(players, FEATS)
    for actor, event, before, after in moments:
        if event >= ROLL:
            if figures_made(after) & YAM_BIT:
                tally.add(int(before.turn), "yams")
        elif event < REMOVE:
            tally.add(actor, "tokens")
            tally.best(actor, "best-token", points(after, actor) - points(before, actor))
            if PRINTED[event - PLACE] == SEC:
                tally.add(actor, "secs")
        elif event < PASS:
            tally.add(actor, "prey")
        # YAM-10: the bet is won by what the dice make when the turn ends.
        if event < KEEP and before.announced:
            is_won = figures_made(before) & HIGH_BITS != 0
            tally.add(actor, "defis-kept" if is_won else "defis-lost")
    return tally
