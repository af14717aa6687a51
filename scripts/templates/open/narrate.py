"""What Demo's events and refusals are called: names of messages in text/*.ftl."""

from collections.abc import Iterator

from yurt.engine.layout import Actor, Record
from yurt.engine.words import Say, Seat, say
from yurt.games.demo.tables import DIE, MOST_TURNS, OVER, ROLL, STOP


def tell(actor: Actor, event: int, before: Record, after: Record) -> Iterator[Say]:
    """The sentences for an event, from a view before and after it."""
    seat = Seat(before.turn)
    if event == ROLL:
        yield say("rolls", seat=seat)
    elif event == STOP:
        yield say("keeps", seat=seat, points=int(before.pot))
    elif event == DIE:
        yield say("loses", seat=seat, points=int(before.pot))
    else:
        yield say("shows", face=event - DIE + 1, points=int(after.pot))
    if after.phase == OVER:
        yield say("ends", seat=seat)


def refuse(key: str, event: int, view: Record) -> Say:
    """The sentence for a refusal, with what would be right."""
    return say(key)


def expect(view: Record, seat: int) -> Say:
    """What a seat is asked for now."""
    if view.pot == 0:
        return say("expect-roll")
    return say("expect-turn", points=int(view.pot))


def is_capped(view: Record) -> bool:
    """DEMO-6: the turns ran out before anyone reached the goal."""
    return bool(view.turns == MOST_TURNS and view.points.max() < view.goal)
