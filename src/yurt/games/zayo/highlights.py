"""What is told of a finished game of ZAYO: tricks, herds, and who took what from whom.

What was hidden in hands is not told: feats are counted from what lay open (ZAYO-60).
"""

from collections.abc import Iterable

from yurt.engine.highlights import Feat, Moment, Tally
from yurt.engine.layout import Record
from yurt.games.zayo.tables import (
    ACCEPT,
    ANIMALS,
    CHIEF,
    COUNTER,
    FIDDLE,
    LAID,
    LAY,
    PASS,
    PIECES,
    PLACE,
    REWARD,
    SMALL_STOCK,
    TAKE,
    THIEF,
    WOLF,
)

FEATS = (
    Feat("tricks", usual=9),
    Feat("raised", usual=4.5),
    Feat("largest-herd", usual=4, is_best=True),
    Feat("camels", usual=1),
    Feat("stolen-animals", usual=1.2),
    Feat("stolen-gear", usual=1.4),
    Feat("lost-animals", usual=1.2),
    Feat("wolves", usual=1.3),
    Feat("countered", usual=1),
)


def count(players: int, moments: Iterable[Moment]) -> Tally:
    """The feats of each seat."""
    tally = Tally(players, FEATS)
    for actor, event, before, after in moments:
        if event < LAY:
            if after.phase == REWARD:
                tally.add(int(after.turn), "tricks")
        elif event < PLACE:
            tell_lay(tally, event, before, after)
        elif TAKE <= event < PASS:
            tally.add(actor, "raised")
        elif COUNTER <= event < ACCEPT:
            tally.add(actor, "countered")
        elif event == ACCEPT:
            tell_booty(tally, before, after)
        if LAY <= event <= ACCEPT:
            for seat in range(players):
                tally.best(seat, "largest-herd", after.herd[seat, :SMALL_STOCK].sum())
    return tally


def tell_lay(tally: Tally, event: int, before: Record, after: Record) -> None:
    seat, kind = int(before.turn), LAID[event - LAY]
    if kind == WOLF:
        tally.add(seat, "wolves")
    if kind == FIDDLE:
        tally.add(seat, "camels")
    if kind in (WOLF, THIEF, CHIEF):
        tell_booty(tally, before, after)


def tell_booty(tally: Tally, before: Record, after: Record) -> None:
    """What an attack has taken, if it is over: everything that the others have less of."""
    attacker = int(before.turn)
    for seat in range(len(tally.seats)):
        if seat == attacker:
            continue
        animals = (before.herd[seat] - after.herd[seat])[:ANIMALS].sum()
        pieces = (before.camp[seat] - after.camp[seat])[:PIECES].sum()
        tally.add(attacker, "stolen-animals", animals)
        tally.add(seat, "lost-animals", animals)
        tally.add(attacker, "stolen-gear", pieces)
