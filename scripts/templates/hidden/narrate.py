"""What Demo's events and refusals are called: names of messages in text/*.ftl."""

from collections.abc import Iterator

from yurt.engine.layout import Actor, Record
from yurt.engine.words import Say, Seat, say
from yurt.games.demo.rules import bids_of, count_face
from yurt.games.demo.tables import (
    BID,
    DICE,
    DOUBT,
    FACES,
    FIRST_SET,
    NO_BID,
    OVER,
    ROLL,
    ROLL_HIDDEN,
    SETS,
)


def tell(actor: Actor, event: int, before: Record, after: Record) -> Iterator[Say]:
    """The sentences for an event, from a view before and after it."""
    if event == ROLL_HIDDEN:
        yield say("rolls-hidden", seat=Seat(before.rolled))
    elif event >= ROLL:
        dice = " ".join(map(str, SETS[FIRST_SET + event - ROLL]))
        yield say("rolls", seat=Seat(before.rolled), dice=dice)
    elif event == DOUBT:
        yield from tell_doubt(before, after)
    else:
        yield say("bids", seat=Seat(actor), bid=name_bid(event - BID))


def tell_doubt(before: Record, after: Record) -> Iterator[Say]:
    """What lay under the cups stands in the view after it."""
    face = int(before.bid) % FACES + 1
    found = count_face(after, int(before.rounds), face)
    yield say("doubts", seat=Seat(before.turn), bidder=Seat(before.bidder))
    hands = [name_hand(after, int(before.rounds), seat) for seat in range(after.players)]
    yield say("lifted", hands=hands)
    yield say("found", count=found, face=face)
    yield say("loses-chip", seat=Seat(after.loser), left=int(after.chips[after.loser]))
    if after.phase == OVER:
        yield say("ends")


def name_hand(view: Record, number: int, seat: int) -> Say:
    """The dice of a seat in a round."""
    dice = " ".join(map(str, SETS[view.hands[number, seat]]))
    return say("hand", seat=Seat(seat), dice=dice)


def name_bid(bid: int) -> Say:
    number, face = divmod(bid, FACES)
    return say("bid", count=number + 1, face=face + 1)


def refuse(key: str, event: int, view: Record) -> Say:
    """The sentence for a refusal, with what would be right."""
    if key == "refuse-too-many":
        return say(key, dice=int(view.players) * DICE)
    if key == "refuse-too-low":
        if view.bid == bids_of(view) - 1:
            return say("refuse-highest")
        return say(key, bid=name_bid(int(view.bid)), least=name_bid(int(view.bid) + 1))
    return say(key)


def expect(view: Record, seat: int) -> Say:
    """What a seat is asked for now."""
    if view.bid == NO_BID:
        return say("expect-first", dice=int(view.players) * DICE)
    if view.bid == bids_of(view) - 1:
        return say("expect-doubt")
    return say("expect-turn", bid=name_bid(int(view.bid)))


def reveals(event: int) -> bool:
    """DEMO-5: a doubt lifts all cups."""
    return event == DOUBT
