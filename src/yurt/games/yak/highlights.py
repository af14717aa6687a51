"""What is told of a finished game of YAK: doubts, bluffs and piles."""

from collections.abc import Iterable

from yurt.engine.highlights import Feat, Moment, Tally
from yurt.engine.layout import Record
from yurt.games.yak.rules import count_pile
from yurt.games.yak.tables import CHALLENGE, CLAIM, OVER, PASS, SPECIES

FEATS = (
    Feat("doubts-won", usual=1.5),
    Feat("doubts-lost", usual=1.5),
    Feat("bluffs-held", usual=4),
    Feat("boldest-bluff", usual=3, is_best=True),
    Feat("bluffs-caught", usual=1.5),
    Feat("bluffs-believed", usual=6),
    Feat("largest-pile", usual=12, is_best=True),
)


def count(players: int, moments: Iterable[Moment]) -> Tally:
    """The feats of each seat."""
    tally = Tally(players, FEATS)
    # The claim that stands: who made it, and by how much it is too high.
    claimer, bluff = 0, 0
    for actor, event, _, after in moments:
        if CLAIM <= event < CHALLENGE:
            claimer, bluff = actor, said_too_much(after)
        elif event == CHALLENGE:
            tell_challenge(tally, actor, after)
            bluff = 0
        if event < CLAIM or after.phase == OVER:
            # Someone plays on, or the game ends: nobody has doubted it.
            hold(tally, claimer, bluff)
            if bluff > 0 and (event < CLAIM or event == PASS):
                tally.add(actor, "bluffs-believed")
            bluff = 0
    return tally


def hold(tally: Tally, claimer: int, bluff: int) -> None:
    if bluff > 0:
        tally.add(claimer, "bluffs-held")
        tally.best(claimer, "boldest-bluff", bluff)


def said_too_much(after: Record) -> int:
    """By how much the claim that was just made goes beyond what the pile shows."""
    number = int(after.claim) // SPECIES + 1
    return number - int(count_pile(after, int(after.claim) % SPECIES))


def tell_challenge(tally: Tally, doubter: int, after: Record) -> None:
    taker = int(after.last_taker)
    tally.best(taker, "largest-pile", after.last_size)
    if taker == doubter:
        tally.add(doubter, "doubts-lost")
    else:
        tally.add(doubter, "doubts-won")
        tally.add(taker, "bluffs-caught")
