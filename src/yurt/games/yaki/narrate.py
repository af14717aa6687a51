"""What YAKI's events, refusals and questions are called: names of messages in text/*.ftl.

YAKI-18: remembering is the game. What is told follows from what lies open on the table, never from
the tokens that were seen and turned back.
"""

from collections.abc import Iterator

import numpy as np

from yurt.engine.layout import Record
from yurt.engine.words import Either, Say, Seat, say
from yurt.games.yaki.notation import COLOUR_NAMES
from yurt.games.yaki.rules import fits
from yurt.games.yaki.tables import (
    FITS,
    FLIP,
    KINDS,
    NONE,
    NUMBERS,
    OVER,
    PLAIN,
    REVEAL,
    STOP,
    STOP_TAKES_BACK,
    TROPHY,
    TURN_LIMIT,
    VOID_LIMIT,
)

# Sentences that name a place or a token that may go back face down. They are told when they happen
# and not kept: a log that kept them would remember for the players (YAKI-18).
MOMENTARY = frozenset({"turns-up", "misses", "lays-start", "lays"})


def token(kind: int) -> Say:
    return say("token", colour=COLOUR_NAMES[kind // NUMBERS], number=kind % NUMBERS + 1)


def tell(actor: int, event: int, before: Record, after: Record) -> Iterator[Say]:
    """The sentences for an event, from a view before and after it."""
    seat = Seat(before.turn)
    if event == STOP:
        yield say("stops", seat=seat)
        if before.may_stop == STOP_TAKES_BACK:
            yield from tell_back(seat, behind(before, seat))
    elif event >= REVEAL:
        yield from tell_token(event - REVEAL, before, after)
    else:
        # The same words whether the token was seen before or is about to be revealed.
        yield say("turns-up", seat=seat, place=event - FLIP + 1)
        known = int(before.token[event - FLIP])
        if known != NONE:
            yield from tell_token(known, before, after)
    if after.voids > before.voids:
        yield from tell_void(event, before, after)


def tell_token(kind: int, before: Record, after: Record) -> Iterator[Say]:
    """What becomes of a token that was turned up."""
    seat = Seat(before.turn)
    square = int(before.square[seat])
    if not fits(before, seat, kind):
        yield say("misses", token=token(kind))
        yield from tell_back(seat, behind(before, seat))
    elif after.trophies[seat] > before.trophies[seat]:
        yield say("wins-trophy", seat=seat, token=token(kind))
        yield from tell_trophies(seat, after)
    else:
        yield tell_laid(seat, kind, square + 1)
        if before.lying_count == 1:
            yield from tell_none_left(before, after)


def tell_laid(seat: Seat, kind: int, square: int) -> Say:
    if square == 0:
        return say("lays-start", seat=seat, token=token(kind))
    return say("lays", seat=seat, token=token(kind), square=square + 1)


def tell_none_left(before: Record, after: Record) -> Iterator[Say]:
    """YAKI-13: with the last token laid, turns end until one of them brings tokens back."""
    for seat, count in ended_turns(before, after):
        yield say("none-left", seat=seat)
        yield from tell_back(seat, count)


def ended_turns(before: Record, after: Record) -> list[tuple[Seat, int]]:
    """The seats whose turns end when the last token that lies face down is laid, and how many
    tokens of each go back."""
    players, left = int(before.players), TURN_LIMIT - int(before.turns)
    ended: list[tuple[Seat, int]] = []
    while len(ended) < min(players, left) and not (ended and ended[-1][1]):
        seat = Seat((before.turn + len(ended)) % players)
        # The token that was the most advanced one is now behind the last one.
        count = behind(before, seat) + (not ended and before.square[seat] != NONE)
        ended.append((seat, count))
    # YAKI-16: what can fit does not change from turn to turn, so a round is stuck after the first.
    is_stuck = after.voids > before.voids and len(ended) < left
    return ended[:1] if is_stuck else ended


def behind(view: Record, seat: int) -> int:
    """How many tokens a seat has behind its most advanced one."""
    return sum(int(place) != NONE for place in view.trail[seat])


def tell_back(seat: Seat, count: int) -> Iterator[Say]:
    """The tokens behind the most advanced one, if there are any."""
    if count > 0:
        yield say("goes-back", seat=seat, count=count)


def tell_trophies(seat: Seat, after: Record) -> Iterator[Say]:
    count = int(after.trophies[seat])
    if after.phase == OVER:
        yield say("wins", seat=seat, count=count)
    else:
        yield say("has-trophies", seat=seat, count=count, goal=int(after.goal))
        yield say("boards-go-left")
        yield say("begins", seat=Seat(after.turn))


def tell_void(event: int, before: Record, after: Record) -> Iterator[Say]:
    kind = event - REVEAL if event >= REVEAL else NONE if event == STOP else before.token[event]
    is_last_laid = before.lying_count == 1 and kind != NONE and fits(before, before.turn, kind)
    ended = len(ended_turns(before, after)) if is_last_laid else 1
    if before.turns + ended == TURN_LIMIT:
        yield say("void-turns", turns=TURN_LIMIT)
    else:
        yield say("void-stuck")
    if after.phase == OVER:
        yield say("ends-void", count=VOID_LIMIT)
    else:
        yield say("begins", seat=Seat(after.turn))


def refuse(key: str, event: int, view: Record) -> Say:
    """The sentence for a refusal, with what would be right."""
    if key == "refuse-not-face-down":
        return say(key, place=event - FLIP + 1)
    if key == "refuse-seen-before":
        return say(key, token=token(event - REVEAL))
    return say(key)


def expect(view: Record, seat: int) -> Say:
    """What a seat is asked for now."""
    if view.square[seat] == NONE:
        return say("expect-start")
    flip = expect_flip(view, seat)
    if view.may_stop > 0 and view.laid > 0 and seat == view.turn:
        return say("expect-or-stop", flip=flip)
    return flip


def expect_flip(view: Record, seat: int) -> Say:
    """Which tokens fit, wherever they lie."""
    ahead = int(view.token[view.place[seat]])
    own = ahead // NUMBERS
    wanted = int(view.paths[view.board[seat], view.square[seat] + 1])
    coloured = say("coloured", colour=COLOUR_NAMES[own])
    if wanted == own:
        return say("expect-same-colour", coloured=coloured)
    if wanted < PLAIN:
        fitting = [kind for kind in range(KINDS) if FITS[ahead, kind] and kind // NUMBERS == wanted]
        return say("expect-coloured", tokens=Either(token(kind) for kind in fitting))
    near = range(max(0, ahead % NUMBERS - 1), min(NUMBERS, ahead % NUMBERS + 2))
    numbers = Either(say("number", number=number + 1) for number in near)
    key = "expect-trophy" if wanted == TROPHY else "expect-plain"
    return say(key, coloured=coloured, numbers=numbers, token=token(ahead))


def reveals(event: int) -> bool:
    """A token that is turned up is seen by all, for the first time or again."""
    return event < STOP


def is_covered(event: int, view: Record) -> bool:
    """YAKI-18: a token that was revealed and lies face down, in this round or shuffled since."""
    if event < REVEAL:
        return False
    away = np.flatnonzero(np.asarray(view.lying) == 0)
    return event - REVEAL not in {int(view.token[place]) for place in away}


def is_capped(view: Record) -> bool:
    """YAKI-16: too many void rounds in a row."""
    return bool(view.voids == VOID_LIMIT)
