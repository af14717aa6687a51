"""Games to keep and to look at again: records, stories, replays, and the proof of their chance."""

import asyncio
import gzip
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, cast

from litestar import MediaType, Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, QueryParameter, RawBody
from msgspec import json

from yurt.engine import record
from yurt.engine.actor import written
from yurt.engine.match import Match
from yurt.engine.words import say
from yurt.server import proof, replay, sight
from yurt.server.forms import Replay, ReviewInfo, Verdict
from yurt.server.limits import RECORD_BYTES
from yurt.server.pages import takes
from yurt.server.service import Asked, Plain, address_of, admit, drawn_in, service_of
from yurt.server.sight import Eyes
from yurt.server.table import NotNow, Table
from yurt.server.wire import EventInfo

# Litestar adds the charset.
TEXT = "text/plain"
# As far as it pays.
PACKING = 6
# Whose view is wanted; the public's if nobody is named.
Eye = Annotated[int | None, QueryParameter(ge=0, le=11)]


@get("/api/tables/{key:str}/record", media_type=MediaType.TEXT, summary="The record of a table")
async def table_record(request: Asked, key: FromPath[str]) -> Response[str]:
    """A finished game as a record with the proof of its chance. While a game goes on there is only
    what the asker has seen: ``X-Yurt-Token`` names its seat, and hidden words are written ``?``."""
    service = admit(request, 4)
    live = await service.table(request, key)
    async with service.house.at(live) as table:
        text = _record(table, Eyes(_asker(request, table)))
    return Response(text, media_type=TEXT)


def _asker(request: Asked, table: Table) -> int | None:
    """The seat of whoever asks; NotNow if it is nobody who may watch this game now."""
    token = request.headers.get("x-yurt-token", "")
    seat = table.seat_of(token) if token else None
    if seat is None and not table.are_spectators_allowed and not is_over(table):
        raise NotNow(say("table-no-spectators"))
    return seat


def is_over(table: Table) -> bool:
    """Whether all may be shown: a table that was closed in mid-game keeps what was hidden."""
    return table.state is not None and table.state.is_over


def _record(table: Table, eyes: Eyes) -> str:
    free = {f"seat{n}": seat.name for n, seat in enumerate(table.seats) if seat.name}
    free["seed-commitment"] = table.opened.commitment
    marks = [f"# {table.mark}"] if table.mark else []
    if is_over(table):
        text = record.write(played_out(table), free)
        return proof.with_lines(text, [*marks, *table.proof().lines()])
    head = record.write(_begun(table), free).rstrip("\n")
    return proof.with_lines("\n".join([head, "", *_lines(table, eyes), ""]), marks)


def _begun(table: Table) -> Match:
    return Match(table.game(), table.players, table.first, **table.opened.options)


def played_out(table: Table) -> Match:
    """The game of a table with all its events."""
    match = _begun(table)
    for code in table.codes:
        match.apply(code)
    return match


def _lines(table: Table, eyes: Eyes) -> Iterator[str]:
    """The events of a game that still runs, as these eyes saw them; what is covered again, and so
    to be remembered, is hidden too."""
    if table.start is None or table.state is None:
        return
    state = table.start.copy()
    for actor, code in table.log:
        text = state.game.write(state.seen(code, eyes.seat))
        if state.game.is_covered(code, table.state.known(eyes.seat)):
            text = f"{text.partition(' ')[0]} {replay.HIDDEN}"
        yield f"{written(actor)} {text}"
        state = state.after(code)


@get("/api/tables/{key:str}/story", summary="The events as a seat or the public saw them")
async def table_story(
    request: Asked,
    key: FromPath[str],
    seat: Eye = None,
) -> list[EventInfo]:
    """Of a finished game as any seat saw it; while it goes on, as the asker may see it."""
    service = admit(request, 4)
    live = await service.table(request, key)
    async with service.house.at(live) as table:
        own = _asker(request, table)
        _check_seat(seat, table.players)
        if not is_over(table) and seat is not None and seat != own:
            raise NotNow(say("table-not-over"))
        return list(sight.past(table, Eyes(seat), 0))


# Looking at a game again


@get("/api/tables/{key:str}/replay", summary="A finished game, as a seat or the public saw it")
async def table_replay(
    request: Asked, key: FromPath[str], seat: Eye = None, plain: Plain = False
) -> Response[Replay]:
    """Frame by frame; ``plain``: the tables drawn as text. Before the end there is none: people
    have to remember what they saw."""
    service = admit(request, 8)
    live = await service.table(request, key)
    async with service.house.at(live) as table:
        if not is_over(table):
            raise NotNow(say("replay-not-over"))
        _check_seat(seat, table.players)
        info = replay.as_kept(service.house.info(live))
        start, log = table.start, table.log
    assert start is not None
    eyes = Eyes(seat, drawn=drawn_in(request, plain))

    return await _answer(request, lambda: Replay(info, list(replay.frames(info, start, log, eyes))))


@get("/api/tables/{key:str}/review", summary="A finished game judged: decisions, luck and skill")
async def table_review(request: Asked, key: FromPath[str]) -> ReviewInfo:
    """The first request begins the work, later ones tell how much of it is done, and the last one
    brings the review."""
    service = admit(request)
    live = await service.table(request, key)
    async with service.house.at(live) as table:
        if not is_over(table):
            raise NotNow(say("table-not-over"))
        return service.reviews.ask(
            table.id,
            len(table.events),
            lambda: record.write(played_out(table)),
            address_of(request),
        )


@dataclass
class RecordBody(Operation):
    """A request whose body is the text of a record."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={TEXT: text}, required=True)


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=RECORD_BYTES,
    operation_class=RecordBody,
    summary="A record, as a seat or the public saw the game",
)
async def record_replay(
    request: Asked, body: RawBody, seat: Eye = None, plain: Plain = False
) -> Response[Replay]:
    """The referee reads it first; nothing of it is kept. The body is the text of the record."""
    service = admit(request, 8)
    eyes = Eyes(seat, drawn=drawn_in(request, plain))

    def shown() -> Replay:
        found = replay.read(body, service.shelf.load)
        match = found.match
        _check_seat(seat, match.state.players)
        table = replay.table_of(found, proof.mark_of(body))
        return Replay(table, list(replay.frames(table, match.start, match.log, eyes)))

    return await _answer(request, shown)


@post(
    "/api/verify",
    status_code=200,
    request_max_body_size=RECORD_BYTES,
    operation_class=RecordBody,
    summary="Whether the chance of a record is as promised",
)
async def verify(request: Asked, body: RawBody) -> Verdict:
    """Derives every card and die of a record again. The body is the text of the record."""
    service = admit(request, 8)
    async with service.reading(address_of(request)):
        checked = await asyncio.to_thread(proof.check, body)
    return Verdict(*checked)


def _check_seat(seat: int | None, players: int) -> None:
    if seat is not None and seat >= players:
        raise NotNow(say("table-no-seat"))


async def _answer(request: Asked, make: Callable[[], Replay]) -> Response[Replay]:
    """Frames have much in common: packed, long games take 50 kB instead of 2 MB. Whoever
    reads records does so one after the other, beside the tables."""
    is_packed = takes(request.headers.get("accept-encoding", ""), "gzip")

    def encoded() -> bytes:
        data = json.encode(make())
        return gzip.compress(data, PACKING) if is_packed else data

    async with service_of(request).reading(address_of(request)):
        data = await asyncio.to_thread(encoded)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if is_packed else {})
    return Response(cast(Any, data), media_type=MediaType.JSON, headers=headers)


ROUTES = [table_record, table_story, table_replay, table_review, record_replay, verify]
