"""What a connection is told of a table: everything passes through the view of its seat.

``Eyes`` are a seat or the public, of a person or of a program. Persons are not told again what they
are meant to remember (YAKI-18): sentences that a game calls momentary are told when they happen,
and left out when a client comes back.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from yurt.engine.state import State, View
from yurt.server.entries import Played
from yurt.server.tables import Table
from yurt.server.wire import AskInfo, ChatLine, ClockInfo, EventInfo, Saying, SeatInfo, TableInfo
from yurt.server.wire import saying as to_wire


class Eyes(NamedTuple):
    """Who looks: a seat (None: the public), a person or a program."""

    seat: int | None
    program: bool = False


class Step(NamedTuple):
    """An event of a table with its number, and the positions before and after it."""

    number: int
    played: Played
    before: State
    after: State


def tell(seat: int | None, step: Step) -> EventInfo:
    """One event, as it happens."""
    number, played, before, after = step
    game = before.game
    event = game.read(played.event, before.players)
    assert event is not None
    # In an open game everyone sees every event.
    seen = event if game.spec.is_open else before.seen(event, seat)
    told = game.tell(played.actor, seen, before.known(seat), after.known(seat))
    said = [to_wire(part) for part in told]
    return EventInfo(number=number, actor=played.actor, event=game.write(seen), say=said)


def past(table: Table, eyes: Eyes, since: int) -> Iterator[EventInfo]:
    """The events after number ``since``, for someone who was away."""
    if table.start is None:
        return
    game = table.game()
    is_over = table.state is not None and table.state.is_over
    forgets = frozenset() if is_over or eyes.program else game.momentary
    state = table.start.copy()
    for number, played in enumerate(table.events, 1):
        before = state.copy() if number > since else state
        state.apply(played.event)
        if number > since:
            info = tell(eyes.seat, Step(number, played, before, state))
            yield _faded(info, forgets) if forgets else info


def _faded(info: EventInfo, forgets: frozenset[str]) -> EventInfo:
    kept = [part for part in info.say if part.key not in forgets]
    # The notation names place and token, so it goes with the sentence.
    event = info.event if len(kept) == len(info.say) and info.say else ""
    return EventInfo(number=info.number, actor=info.actor, event=event, say=kept)


def show(table: Table, eyes: Eyes) -> Any:
    """The game as this connection may see it now; None before the start."""
    if table.state is None:
        return None
    view = table.state.view(eyes.seat)
    return _facts(view) if eyes.program else view.game.show(view)


def _facts(view: View) -> dict[str, Any]:
    return {"facts": view.facts(), "legal": view.legal()}


def expect(table: Table, eyes: Eyes) -> Saying | None:
    """What is asked of this seat now."""
    if eyes.seat is None or table.mover != eyes.seat or table.state is None:
        return None
    return to_wire(table.state.game.expect(table.state.known(eyes.seat), eyes.seat))


def info(table: Table, present: set[int], now: float) -> TableInfo:
    """What everyone may know of the table besides the game."""
    opened = table.opened
    clock = opened.clock
    names = table.names
    seats = [
        SeatInfo(
            kind=seat.kind,
            name=names[number],
            bot=seat.by_bot,
            muted=seat.muted,
            present=number in present,
            left=_left(table, number, now),
            level=table.level(number),
            free=table.is_free(number),
        )
        for number, seat in enumerate(table.seats)
    ]
    # What everyone may see of it.
    public = table.state.view(None) if table.state else None
    return TableInfo(
        id=table.id,
        code=table.code,
        game=opened.game,
        options=opened.options,
        status=table.status,
        seats=seats,
        clock=ClockInfo(kind=clock.kind, seconds=clock.seconds, increment=clock.increment),
        commitment=opened.commitment,
        public=opened.public,
        chat=table.is_chat_on,
        spectators=table.are_spectators_allowed,
        first=table.first,
        turn=table.mover,
        ask=AskInfo(seat=table.ask.seat, agreed=sorted(table.agreed)) if table.ask else None,
        again=table.again,
        scores=public.scores() if public else None,
        ranks=public.ranks() if public else None,
        hints=opened.hints,
    )


def _left(table: Table, seat: int, now: float) -> float | None:
    clock = table.opened.clock
    if clock.kind == "none":
        return None
    left = clock.seconds if clock.kind == "move" else table.banks[seat]
    if table.mover == seat:
        left -= now - table.since
    return round(max(left, 0.0), 2)


def chat(table: Table, since: int) -> list[ChatLine]:
    """What was said after number ``since``. Whoever is muted cannot speak (``decide.speak``); what
    they said before stays."""
    return [
        ChatLine(seq=seq, seat=said.seat, text=said.text, phrase=said.phrase)
        for seq, said in table.chat
        if seq > since
    ]
