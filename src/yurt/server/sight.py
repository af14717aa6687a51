"""What a connection is told of a table: everything passes through the view of its seat.

``Eyes`` are a seat or the public, of a person or of a program. Persons are not told again what they
are meant to remember (YAKI-18): sentences that a game calls momentary are told when they happen,
and left out when a client comes back.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from msgspec import structs

from yurt.engine.actor import Actor
from yurt.engine.game import Game
from yurt.engine.state import State, View
from yurt.server import decide
from yurt.server.absence import Attendance
from yurt.server.sayings import Saying
from yurt.server.sayings import saying as to_wire
from yurt.server.seats import PERSON
from yurt.server.table import Table
from yurt.server.wire import (
    AskInfo,
    ChatLine,
    ClockInfo,
    Drawn,
    EventInfo,
    MoveInfo,
    MovePart,
    MoveRange,
    Moves,
    SeatInfo,
    TableInfo,
    WishInfo,
    encode_once,
)

# Seats of games, plain and compiled each, whose names of moves are kept.
NAMED_SEATS = 64


class Eyes(NamedTuple):
    """Who looks: a seat (None: the public), a person or a program. ``drawn``: the language in which
    a person wants the table drawn as text; empty for what the game shows."""

    seat: int | None
    program: bool = False
    drawn: str = ""


class Happening(NamedTuple):
    """An event of a game that counts as its ``number``-th, with the positions before and after."""

    number: int
    actor: Actor
    code: int
    before: State
    after: State


def tell(seat: int | None, happening: Happening) -> EventInfo:
    """One event, as it happens."""
    number, actor, code, before, after = happening
    game = before.game
    # In an open game everyone sees every event.
    seen = code if game.spec.is_open else before.seen(code, seat)
    told = game.tell(actor, seen, before.known(seat), after.known(seat))
    said = [to_wire(part) for part in told]
    return EventInfo(number=number, actor=actor, event=game.write(seen), say=said)


def past(table: Table, eyes: Eyes, since: int) -> Iterator[EventInfo]:
    """The events after number ``since``, for someone who was away."""
    if table.start is None:
        return
    game = table.game()
    is_over = table.state is not None and table.state.is_over
    forgets = frozenset() if is_over or eyes.program else game.momentary
    state = table.start.copy()
    for number, (actor, code) in enumerate(table.log, 1):
        before = state.copy() if number > since else state
        state.apply(code)
        if number > since:
            info = tell(eyes.seat, Happening(number, actor, code, before, state))
            yield _faded(info, forgets) if forgets else info


def _faded(info: EventInfo, forgets: frozenset[str]) -> EventInfo:
    kept = [part for part in info.say if part.key not in forgets]
    # The notation names place and token, so it goes with the sentence.
    event = info.event if len(kept) == len(info.say) and info.say else ""
    return EventInfo(number=info.number, actor=info.actor, event=event, say=kept)


def show(view: View, eyes: Eyes, names: Sequence[str]) -> Any:
    """The game as this connection may see it."""
    if eyes.program:
        return _facts(view)
    if eyes.drawn:
        return Drawn(text=view.game.draw(view.record, view.seat, eyes.drawn, names))
    return view.game.show(view)


def _facts(view: View) -> dict[str, Any]:
    return {"facts": view.facts(), "legal": view.legal()}


def expect(view: View) -> Saying:
    """What is asked of the view's seat, which is to move."""
    assert view.seat is not None
    return to_wire(view.game.expect(view.record, view.seat))


@lru_cache(maxsize=NAMED_SEATS)
def _names_of(game: Game, seat: int) -> dict[int, MoveInfo]:
    """What a seat's moves are called, encoded: one name a move, however many tables there are."""
    return {}


def _named(view: View, moves: list[int]) -> list[MoveInfo]:
    """The names of many games depend on nothing but move and seat: they are made once, which saves
    6 % of what a move costs (docs/decisions/0010-what-a-move-still-does-by-hand.md)."""
    game, record, seat = view.game, view.record, view.seat
    assert seat is not None
    name = game.advice.name
    if not game.advice.FIXED_NAMES:
        return [
            MoveInfo(event=game.write(move), name=to_wire(name(move, record, seat)))
            for move in moves
        ]
    known = _names_of(game, seat)
    for move in moves:
        if move not in known:
            info = MoveInfo(event=game.write(move), name=to_wire(name(move, record, seat)))
            known[move] = encode_once(info)
    return [known[move] for move in moves]


def moves(view: View) -> Moves:
    """Every move that the view's seat can make, with its name."""
    singly, ranges = view.moves, view.game.advice.ranges(view)
    for each in ranges:
        if not each.after:
            singly = singly[~np.isin(singly, each.codes)]
    return Moves(
        single=_named(view, singly.tolist()),
        ranges=[
            MoveRange(
                form=each.form,
                parts=[MovePart(name=part.name, values=list(part.values)) for part in each.parts],
                least=list(each.least),
                most=list(each.most),
                name=to_wire(each.name),
                after=each.after,
            )
            for each in ranges
        ],
    )


def info(table: Table, here: Attendance, now: float) -> TableInfo:
    """What everyone may know of the table besides the game."""
    opened = table.opened
    clock = opened.clock
    # What everyone may see of it.
    public = table.state.view(None) if table.state else None
    return TableInfo(
        id=table.id,
        code=table.code,
        game=opened.game,
        options=opened.options,
        status=table.status,
        seats=_seats(table, here, now),
        clock=ClockInfo(kind=clock.kind, seconds=clock.seconds, increment=clock.increment),
        commitment=opened.commitment,
        public=opened.public,
        chat=table.is_chat_on,
        spectators=table.are_spectators_allowed,
        first=table.first,
        turn=table.mover,
        ask=_ask(table),
        again=table.again,
        scores=public.scores() if public else None,
        ranks=public.ranks() if public else None,
        hints=opened.hints,
        taking_back=opened.taking_back,
        mark=table.mark,
        closed=table.closed,
        wishes=_wishes(table),
        patience=table.absence.patience,
        paused=table.absence.halted is not None,
        stand_in=here.stand_in,
        ending=sorted(table.absence.ending),
    )


def without_names(info: TableInfo, table: Table) -> TableInfo:
    """The same table for somebody who has no business there: people are numbers, as those are who
    gave no name, also those who ask for a seat, or have left one to a bot."""
    seats = [
        structs.replace(seat, name=f"{number}", face="") if table.seats[number - 1].name else seat
        for number, seat in enumerate(info.seats, 1)
    ]
    wishes = [structs.replace(wish, name=f"{wish.seat + 1}") for wish in info.wishes]
    return structs.replace(info, seats=seats, wishes=wishes)


def info_after_moves(before: TableInfo, table: Table) -> TableInfo:
    """The same table when nothing but moves has happened since, and no clock runs."""
    public = table.state.view(None) if table.state else None
    return structs.replace(
        before,
        status=table.status,
        turn=table.mover,
        ask=None,
        scores=public.scores() if public else None,
        ranks=public.ranks() if public else None,
    )


def _seats(table: Table, here: Attendance, now: float) -> list[SeatInfo]:
    names, is_timed = table.names, table.opened.clock.kind != "none"
    return [
        SeatInfo(
            kind=seat.kind,
            name=names[number],
            bot=seat.by_bot,
            muted=table.is_muted(number),
            present=number in here.present,
            left=_left(table, number, now) if is_timed else None,
            level=table.level(number),
            free=decide.is_free(table, number),
            vacant=decide.is_vacant(table, number),
            away=rounded(here.away.get(number)),
            wait=rounded(here.wait.get(number)),
            covered=seat.covered,
            face=seat.face if seat.kind == PERSON else "",
        )
        for number, seat in enumerate(table.seats)
    ]


def rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)


def _ask(table: Table) -> AskInfo | None:
    ask = table.ask
    if ask is None:
        return None
    return AskInfo(seat=ask.seat, agreed=sorted(table.agreed), length=ask.length)


def _wishes(table: Table) -> list[WishInfo]:
    return [
        WishInfo(seat=seat, name=wish.owner.name, agreed=sorted(wish.agreed))
        for seat, wish in sorted(table.seating.wishes.items())
        # When the game is over there is nothing left to ask for.
        if decide.is_vacant(table, seat)
    ]


def _left(table: Table, seat: int, now: float) -> float:
    """Seconds on a seat's clock."""
    clock = table.opened.clock
    left = clock.seconds if clock.kind == "move" else table.banks[seat]
    if table.mover == seat:
        until = now if table.absence.halted is None else table.absence.halted
        left -= max(until - table.since, 0.0)
    return round(max(left, 0.0), 2)


def chat(table: Table, since: int) -> list[ChatLine]:
    """What was said after number ``since``. Whoever is muted cannot speak (``decide.speak``); what
    they said before stays."""
    return [
        ChatLine(seq=seq, seat=said.seat, text=said.text, phrase=said.phrase)
        for seq, said in table.chat
        if seq > since
    ]
