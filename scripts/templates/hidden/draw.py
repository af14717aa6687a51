"""The table as text, for the terminal and the rule tests."""

from collections.abc import Sequence

from yurt.engine.layout import Record
from yurt.engine.words import Seat, Words, say
from yurt.games.demo.narrate import name_bid
from yurt.games.demo.tables import BIDDING, DICE, NO_BID, NO_DICE, SETS


def draw(view: Record, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Seats with a mark at whoever is on turn, their dice as far as they are known, and chips.

    > 0 Ann  1 3 5  2 chips
      1 Bob  ? ? ?  1 chip
    Bob bids: at least 2 dice show 5
    """
    width = max(len(name) for name in names)
    lines = []
    for other in range(view.players):
        mark = ">" if other == view.turn and view.phase == BIDDING else " "
        chips = words.put(say("drawn-chips", count=int(view.chips[other])))
        lines.append(f"{mark} {other} {names[other]:<{width}}  {dice_of(view, other)}  {chips}")
    if view.bid != NO_BID:
        bid = say("drawn-bid", seat=Seat(view.bidder), bid=name_bid(int(view.bid)))
        lines.append(words.put(bid, names))
    return "\n".join(lines)


def dice_of(view: Record, seat: int) -> str:
    dice = int(view.hands[view.rounds, seat])
    return " ".join("?" * DICE if dice == NO_DICE else map(str, SETS[dice]))
