"""What each call of a client asks of a table: a decision, made when the table is free for it."""

from collections.abc import Callable
from typing import Protocol, assert_never

from msgspec import structs

from yurt.engine.words import say
from yurt.server import decide, wire
from yurt.server.absence import Attendance
from yurt.server.entries import by_seat
from yurt.server.seats import PERSON
from yurt.server.sight import Eyes
from yurt.server.table import Decided, Move, NotNow, Table

Decider = Callable[[Table], list[Decided]]


class Caller(Protocol):
    """Who calls. ``key``: the hash of the secret by which it has its seat."""

    eyes: Eyes
    key: str
    is_host: bool


def decision_of(
    call: wire.Decision, caller: Caller, attendance: Callable[[], Attendance]
) -> Decider:
    """What is to be decided; the first entry keeps what the client called it. NotNow if it is not
    the caller's to decide. ``attendance``: who is there when it is decided."""
    decider = _decider(call, caller, attendance)
    seat, request = caller.eyes.seat, call.request

    def decision(table: Table) -> list[Decided]:
        if seat is not None:
            require_owner(table, seat, caller.key)
        chosen = decider(table)
        if chosen and request:
            chosen[0] = named(chosen[0], request, seat)
        return chosen

    return decision


def _decider(call: wire.Decision, caller: Caller, attendance: Callable[[], Attendance]) -> Decider:
    if isinstance(call, wire.ByHost):
        require_host(caller.is_host)
        return _by_host(call)
    if isinstance(call, wire.ForHost):
        return _for_host(call, caller, attendance)
    if isinstance(call, wire.Admit):
        return _admit(call, caller)
    if isinstance(call, wire.Resume):
        if not caller.is_host:
            own_seat(caller.eyes)
        return decide.resume
    return _by_seat(call, own_seat(caller.eyes), attendance)


def _by_seat(call: wire.BySeat, seat: int, attendance: Callable[[], Attendance]) -> Decider:
    """What a seat decides for itself, and about those who are away."""
    match call:
        case wire.Play():
            return lambda table: decide.play(table, seat, call.events, call.saw)
        case wire.Undo():
            return lambda table: decide.undo(table, seat)
        case wire.Answer():
            return lambda table: decide.answer(table, seat, call.agrees, call.saw)
        case wire.Speak():
            return lambda table: decide.speak(table, seat, call.text, call.phrase)
        case wire.Hand():
            return lambda table: decide.hand(table, seat, "asked")
        case wire.Back():
            return lambda table: decide.back(table, seat)
        case wire.Leave():
            return lambda table: decide.stand(table, seat)
        case wire.Cover():
            return lambda table: decide.cover(table, _seat(table, call.seat), attendance())
        case wire.End():
            return lambda table: decide.vote(table, seat, call.agrees, attendance())
        case wire.Add():
            return lambda table: decide.add(table, seat, call.number)
        case _:
            assert_never(call)


def _for_host(call: wire.ForHost, caller: Caller, attendance: Callable[[], Attendance]) -> Decider:
    """What the host decides, or whoever stands in for them."""

    def decider(table: Table) -> list[Decided]:
        require_leader(caller, attendance())
        return decide.start(table) if isinstance(call, wire.Start) else decide.halt(table)

    return decider


def _by_host(call: wire.ByHost) -> Decider:
    """What the host decides for the table."""
    match call:
        case wire.Kick():
            return lambda table: decide.stand(table, _person(table, call.seat), kicked=True)
        case wire.Mute():
            return lambda table: decide.mute(table, _seat(table, call.seat), call.muted)
        case wire.Free():
            return lambda table: decide.free(table, _seat(table, call.seat))
        case wire.Allow():
            return lambda table: decide.allow(table, call.chat, call.spectators, call.patience)
        case wire.Close():
            return decide.close
        case _:
            assert_never(call)


def _admit(call: wire.Admit, caller: Caller) -> Decider:
    """What the host may decide alone, and others together."""
    seat = caller.eyes.seat if caller.is_host else own_seat(caller.eyes)
    return lambda table: decide.admit(
        table, _seat(table, call.seat), call.admits, call.saw, seat, caller.is_host
    )


def named(decided: Decided, request: str, seat: int | None) -> Decided:
    """The same under the name that a client gave it."""
    by = by_seat(seat)
    if isinstance(decided, Move):
        return decided._replace(played=structs.replace(decided.played, request=request, by=by))
    return structs.replace(decided, request=request, by=by)


def _seat(table: Table, seat: int) -> int:
    if seat not in range(table.players):
        raise NotNow(say("table-no-seat"))
    return seat


def _person(table: Table, seat: int) -> int:
    if seat not in range(table.players) or table.seats[seat].kind != PERSON:
        raise NotNow(say("table-no-person"))
    return seat


def own_seat(eyes: Eyes) -> int:
    if eyes.seat is None:
        raise NotNow(say("table-watching"))
    return eyes.seat


def require_owner(table: Table, seat: int, key: str) -> None:
    """The seat may have been lost since the call was sent."""
    if not table.is_owner(seat, key):
        raise NotNow(say("table-token"))


def require_host(is_host: bool) -> None:
    if not is_host:
        raise NotNow(say("table-host-only"))


def require_leader(caller: Caller, here: Attendance) -> None:
    """The host, or whoever stands in for them."""
    seat = caller.eyes.seat
    require_host(caller.is_host or (seat is not None and seat == here.stand_in))
