"""What YAK's events, refusals and questions are called: names of messages in text/*.ftl."""

from collections.abc import Iterator

from yurt.engine.layout import Record
from yurt.engine.words import Either, Say, Seat, say
from yurt.games.yak.notation import CARD_NAMES, SPECIES_NAMES
from yurt.games.yak.tables import (
    CHALLENGE,
    CLAIM,
    CLAIM_DUE,
    DEALING,
    DRAW,
    DRAW_HIDDEN,
    EVENTS,
    HAND,
    HIGHEST,
    LAST_WORD,
    NO_CLAIM,
    OVER,
    PASS,
    PLAY,
    PLAY_HIDDEN,
    SPECIES,
    YAK,
)


def card(kind: int) -> Say:
    return say("card", card=CARD_NAMES[kind])


def claim(standing: int) -> Say:
    number, species = divmod(int(standing), SPECIES)
    return say("claim", count=number + 1, species=SPECIES_NAMES[species])


def tell(actor: int, event: int, before: Record, after: Record) -> Iterator[Say]:
    """The sentences for an event, from a view before and after it."""
    seat = Seat(before.turn)
    if event < CLAIM:
        yield say("plays", seat=seat, card=card(event - PLAY))
    elif event == PLAY_HIDDEN:
        yield say("plays-hidden", seat=seat)
    elif event < CHALLENGE:
        yield say("claims", seat=seat, claim=claim(event - CLAIM))
    elif event == CHALLENGE:
        yield from tell_challenge(seat, before, after)
    elif event == PASS:
        yield say("passes", seat=seat)
    else:
        yield tell_draw(event, before)
    if after.phase == OVER:
        yield tell_end(event, after)


def tell_draw(event: int, before: Record) -> Say:
    drawer = Seat(before.dealt // HAND if before.phase == DEALING else before.turn)
    if event == DRAW_HIDDEN:
        return say("draws-hidden", seat=drawer)
    assert DRAW <= event < EVENTS
    return say("draws", seat=drawer, card=card(event - DRAW))


def tell_challenge(doubter: Seat, before: Record, after: Record) -> Iterator[Say]:
    claimer = Seat((before.turn - 1) % before.players)
    yield say("doubts", seat=doubter, claimer=claimer, claim=claim(after.last_claim))
    begin = after.turned_size - after.last_size
    cards = [card(kind) for kind in after.turned[begin : after.turned_size]]
    yield say("turned-up", cards=cards)
    number, species = divmod(int(after.last_claim), SPECIES)
    count = int(after.last_count)
    key = "counted-true" if count > number else "counted-bluff"
    yield say(key, claim=say("claim", count=count, species=SPECIES_NAMES[species]))
    yield say("takes", seat=Seat(after.last_taker), count=int(after.last_size))


def tell_end(event: int, after: Record) -> Say:
    if event == CHALLENGE:
        return say("ends-challenged")
    return say("ends-unchallenged", claim=claim(after.claim))


def refuse(key: str, event: int, view: Record) -> Say:
    """The sentence for a refusal, with what would be right."""
    if key == "refuse-not-held":
        return say(key, card=card(event - PLAY))
    if key == "refuse-not-in-the-deck":
        return say(key, card=card(event - DRAW))
    if key == "refuse-must-outrank":
        return say(key, claim=claim(view.claim), better=better(view.claim))
    if key == "refuse-claim-too-high":
        return say(key, highest=HIGHEST)
    if key == "refuse-must-challenge":
        return say(key, claim=claim(view.claim))
    return say(key)


def better(standing: int) -> Say:
    """Claims of the same number with a larger species, as far as there are any."""
    larger = range(standing + 1, standing // SPECIES * SPECIES + SPECIES)
    if standing % SPECIES == YAK:
        return say("better-number")
    return say("better-species", claims=Either(claim(other) for other in larger))


def expect(view: Record, seat: int) -> Say:
    """What a seat is asked for now."""
    if view.phase == CLAIM_DUE:
        if view.claim == NO_CLAIM:
            return say("expect-opening-claim")
        return say("expect-claim", claim=claim(view.claim))
    if view.phase == LAST_WORD:
        return say("expect-last-word", claim=claim(view.claim))
    if view.claim == NO_CLAIM:
        return say("expect-opening")
    if view.claim == HIGHEST * SPECIES - 1:
        return say("expect-challenge", claim=claim(view.claim))
    return say("expect-turn", claim=claim(view.claim))


def reveals(event: int) -> bool:
    """A doubt turns the pile up; cards are played face down, and claims show nothing."""
    return event == CHALLENGE


def is_capped(view: Record) -> bool:
    """YAK needs no cap: the cards run out."""
    return False
