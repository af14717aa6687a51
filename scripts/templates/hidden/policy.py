"""What a search knows of Demo (docs/policy.md): how people bid, and what a bid betrays.

Whoever decides looks at the own dice. Of the others' dice one in six shows a face; of those of
whoever bid it, one more.
"""

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.demo.rules import guess, throw_dice
from yurt.games.demo.tables import BID, COUNTS, DICE, DOUBT, FACES, NO_BID

# No game has more events.
HORIZON = 400
# One move of so many is any move near the lowest.
ODDLY = 20
# A bid is doubted that is about so much above what is expected, in hundredths of a die.
EXCESS = 80
EXCESS_SPREAD = 120
# What people are taken to hold more of what they bid, in hundredths of a die.
MEANT = 70


@kernel
def prefer(s: Record, moves: Array, count: int, rng: Array) -> int:
    """The place among the legal moves of one that the seat to move may well make."""
    if below(rng, ODDLY) == 0:
        return below(rng, min(count, FACES))
    has_doubt = moves[count - 1] == DOUBT
    if has_doubt and (count == 1 or is_doubted(s, rng)):
        return count - 1
    best, highest = 0, -100_000
    for place in range(min(count - has_doubt, FACES)):
        bid = int(moves[place]) - BID
        worth = expected(s, bid % FACES) - 100 * (bid // FACES + 1) + below(rng, 50)
        if worth > highest:
            best, highest = place, worth
    return best


@kernel
def is_doubted(s: Record, rng: Array) -> bool:
    excess = EXCESS + below(rng, EXCESS_SPREAD) - EXCESS_SPREAD // 2
    number = int(s.bid) // FACES + 1
    return 100 * number > expected(s, int(s.bid) % FACES) + excess


@kernel
def expected(s: Record, face: int) -> int:
    """How many dice show a face (0 to 5) for all that the seat to move knows, in hundredths."""
    own = int(COUNTS[s.hands[s.rounds, s.turn], face])
    unknown = DICE * (int(s.players) - 1)
    is_bid = s.bid != NO_BID and s.bid % FACES == face
    return 100 * own + 100 * unknown // FACES + (MEANT if is_bid else 0)


@kernel
def imagine(view: Record, seat: int, rng: Array, s: Record) -> None:
    """Whoever bid last threw twice, as it were, and kept the dice that fit the bid better: people
    bid what they hold."""
    guess(view, seat, rng, s)
    bidder = int(view.bidder)
    if view.bid != NO_BID and bidder != seat:
        face = int(view.bid) % FACES
        other = throw_dice(rng)
        if COUNTS[other, face] > COUNTS[s.hands[view.rounds, bidder], face]:
            s.hands[view.rounds, bidder] = other
