"""What is told of a finished game of YAY!: numbers written and crossed out, and bold throws."""

from collections.abc import Iterable

from yurt.engine.highlights import Feat, Moment, Tally
from yurt.engine.layout import Record
from yurt.games.yay.rules import is_rival, total_of
from yurt.games.yay.tables import BESIDE, BLOCK, CROSS, DICE, DIE, DIE_OFF, LIVE, WRITE

FEATS = (
    Feat("highest", usual=15, is_best=True),
    Feat("crossed-out", usual=8),
    Feat("lost-numbers", usual=8),
    Feat("improved", usual=2),
    Feat("too-far", usual=1),
    Feat("blocked", usual=1),
    Feat("dice-off", usual=4),
)


def count(players: int, moments: Iterable[Moment]) -> Tally:
    """The feats of each seat."""
    tally = Tally(players, FEATS)
    for actor, event, before, after in moments:
        if event >= DIE:
            land(tally, event, before, after)
        elif WRITE <= event < BLOCK:
            tally.best(actor, "highest", total_of(before))
            for beside in BESIDE[event - WRITE]:
                if is_rival(before, beside):
                    tally.add(actor, "crossed-out")
                    tally.add(int(before.marks[beside]) - LIVE, "lost-numbers")
        elif BLOCK <= event < CROSS:
            tally.add(actor, "blocked")
    return tally


def land(tally: Tally, event: int, before: Record, after: Record) -> None:
    """A die comes to rest; with the last one a throw that was repeated is better or not."""
    seat = int(before.turn)
    if event == DIE_OFF:
        tally.add(seat, "dice-off")
    if before.previous > 0 and before.thrown == DICE - 1:
        is_better = total_of(after) > before.previous
        tally.add(seat, "improved" if is_better else "too-far")
