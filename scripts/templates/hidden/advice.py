"""Demo's moves in words: what each is called, and one fact that speaks for it."""

from math import comb

from yurt.engine.contract import Range, RangePart
from yurt.engine.layout import Array, Record
from yurt.engine.odds import odds
from yurt.engine.state import View
from yurt.engine.words import Say, Slot, say
from yurt.games.demo.narrate import name_bid
from yurt.games.demo.rules import bids_of
from yurt.games.demo.tables import BID, COUNTS, DICE, DOUBT, FACES


def name(move: int, view: Record, seat: int) -> Say:
    """A move as an instruction."""
    return say("advise-doubt") if move == DOUBT else say("advise-bid", bid=name_bid(move - BID))


def ranges(view: View) -> list[Range]:
    """DEMO-4: all bids above the last one."""
    record = view.record
    least, end = int(record.bid) + 1, bids_of(record)
    if not view.is_to_move or least == end:
        return []
    numbers = tuple(str(number + 1) for number in range(int(record.players) * DICE))
    faces = tuple(str(face + 1) for face in range(FACES))
    bid = say("bid", count=Slot("number"), face=Slot("face"))
    return [
        Range(
            form="bid {number} {face}",
            parts=(RangePart("number", numbers), RangePart("face", faces)),
            least=(numbers[least // FACES], faces[least % FACES]),
            most=(numbers[-1], faces[-1]),
            name=say("advise-bid", bid=bid),
            codes=range(BID + least, BID + end),
        )
    ]


def why(view: View, move: int, rng: Array) -> Say:
    """The chance of a bid, as far as one's own dice tell."""
    record, seat = view.record, int(view.seat or 0)
    if move == DOUBT:
        return say("why-doubt", odds=odds(1 - chance_of(record, seat, int(record.bid))))
    own = int(COUNTS[record.hands[record.rounds, seat], (move - BID) % FACES])
    chance = chance_of(record, seat, move - BID)
    return say("why-bid", own=own, face=(move - BID) % FACES + 1, odds=odds(chance))


def chance_of(record: Record, seat: int, bid: int) -> float:
    """How likely a bid is true for whoever knows the dice of this seat alone."""
    own = int(COUNTS[record.hands[record.rounds, seat], bid % FACES])
    unknown, needed = DICE * (int(record.players) - 1), bid // FACES + 1 - own
    ways = sum(
        comb(unknown, n) * (FACES - 1) ** (unknown - n) for n in range(max(needed, 0), unknown + 1)
    )
    return float(ways / FACES**unknown)
