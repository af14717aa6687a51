"""What is told of a finished game of YAKI: what was remembered, and what was luck."""

from collections.abc import Iterable

from yurt.engine.highlights import Feat, Moment, Tally
from yurt.games.yaki.rules import fits
from yurt.games.yaki.tables import FLIP, NONE, REVEAL, STOP

FEATS = (
    Feat("longest-run", usual=7, is_best=True),
    Feat("remembered", usual=16),
    Feat("lucky", usual=6),
    Feat("mixed-up", usual=3),
    Feat("flips", usual=80),
)


def count(players: int, moments: Iterable[Moment]) -> Tally:
    """The feats of each seat."""
    tally = Tally(players, FEATS)
    for _, event, before, _ in moments:
        if event == STOP:
            continue
        seat = int(before.turn)
        is_new = event >= REVEAL
        if not is_new:
            tally.add(seat, "flips")
        token = event - REVEAL if is_new else int(before.token[event - FLIP])
        if token == NONE:
            # What lies there is for chance to say.
            continue
        has_fitted = fits(before, seat, token)
        if has_fitted:
            tally.best(seat, "longest-run", before.laid + 1)
        # YAKI-8: on the start square anything goes, so it is neither luck nor memory.
        if before.square[seat] == NONE:
            continue
        if is_new:
            tally.add(seat, "lucky", has_fitted)
        else:
            tally.add(seat, "remembered" if has_fitted else "mixed-up")
    return tally
