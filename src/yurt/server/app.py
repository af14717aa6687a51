"""The HTTP side: tables are opened, found and joined here; games are played over ``/ws``."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, TooManyRequestsException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, JSONBody, QueryParameter

import yurt
from yurt.engine import record, registry
from yurt.engine.match import Match
from yurt.engine.spec import Choice, GameSpec, Number, OptionError
from yurt.engine.words import LANGUAGES, Say, say
from yurt.server import decide, proof, sight
from yurt.server import entries as e
from yurt.server.asgi import Socket
from yurt.server.forms import (
    GameFacts,
    GameList,
    Health,
    MadeTable,
    OptionFacts,
    Problem,
    SeatForm,
    TableForm,
    TableList,
    TakenSeat,
)
from yurt.server.house import House, Live, Terms
from yurt.server.housework import Housework
from yurt.server.limits import BODY, Limits
from yurt.server.metrics import render
from yurt.server.pages import Pages, page
from yurt.server.shelf import Shelf
from yurt.server.sight import Eyes
from yurt.server.sockets import POLICY, Door
from yurt.server.speech import sentence
from yurt.server.store import StoreError, connect
from yurt.server.tables import PHRASES, Refused, Table, new_token
from yurt.server.wire import EventInfo, TableInfo

log = logging.getLogger("yurt.server")

LISTED = 50
# Litestar adds the charset.
TEXT = "text/plain"


class Service:
    """One server process: its house, its door, and what it counts."""

    def __init__(self, url: str, limits: Limits) -> None:
        self.url = url
        self.limits = limits
        self.shelf = Shelf()
        self.tables_by = limits.table_buckets()
        self.requests_by = limits.request_buckets()
        self.house: House
        self.door: Door
        self.housework: Housework

    async def open(self) -> None:
        store = await connect(self.url)
        self.house = House(store, self.shelf.load)
        self.door = Door(self.house, self.limits)
        self.housework = Housework(self.house)
        await self.housework.begin()

    def farewell(self) -> None:
        """Tells every guest that the server stops, so that it comes back later."""
        for connection in list(self.door.connections):
            connection.dismiss("stopped")

    async def close(self) -> None:
        self.farewell()
        await self.housework.end()
        await self.house.store.close()

    async def table(self, key: str) -> Live:
        live = await self.house.find(key if len(key) > 4 else key.upper())
        if live is None:
            raise Refused(say("table-none"))
        return live


class App(Litestar):
    """HTTP is Litestar's; connections at tables go straight to the door."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await super().__call__(scope, receive, send)
            return
        socket = Socket(scope, receive, send)
        folder, _, key = socket.path.rpartition("/")
        if folder != "/ws":
            await socket.close(POLICY)
            return
        await self.state.service.door.receive(socket, key if len(key) > 4 else key.upper())


def make_app(
    url: str, limits: Limits | None = None, when_ready: Callable[[Service], None] | None = None
) -> App:
    """The application over a database; ``when_ready`` is called once tables can be opened."""
    service = Service(url, limits or Limits())

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await service.open()
        filling = service.housework.start(service.shelf.fill())
        if when_ready:
            when_ready(service)
        try:
            yield
        finally:
            filling.cancel()
            await service.close()

    return App(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        request_max_body_size=BODY,
        exception_handlers=ERRORS,
        openapi_config=OpenAPIConfig(title="Yurt", version=str(yurt.__version__), path="/api/docs"),
        logging_config=None,
        state=State({"service": service, "pages": Pages()}),
    )


def _service(request: Request[Any, Any, Any]) -> Service:
    service: Service = request.app.state.service
    return service


def _admit(request: Request[Any, Any, Any], cost: float = 1) -> Service:
    """The service, unless this address asks too much of it."""
    service = _service(request)
    address = request.client.host if request.client else "?"
    if not service.requests_by.take(address, cost):
        raise TooManyRequestsException("call-too-many")
    return service


def _language(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else "en"


# Tables


@post("/api/tables", status_code=201, summary="Open a table")
async def open_table(request: Request[Any, Any, Any], data: JSONBody[TableForm]) -> MadeTable:
    service = _admit(request, 4)
    address = request.client.host if request.client else "?"
    terms = _terms(data)
    if not service.tables_by.take(address):
        raise Refused(say("house-limit"))
    made = await service.house.make(terms)
    tokens = {str(seat): token for seat, token in made.tokens.items()}
    return MadeTable(made.id, made.code, made.host, tokens)


def _terms(data: TableForm) -> Terms:
    """The terms of a new table, checked by the game."""
    if data.game not in registry.names():
        raise Refused(say("game-none", games=", ".join(registry.names())))
    spec = registry.spec_of(data.game)
    first = data.first if data.first >= 0 else 0
    try:
        options = spec.check(len(data.seats), first, data.options)
    except OptionError as error:
        saying = say(error.key, option=error.option, **error.details)
        raise Refused(saying, error.ruling, data.game) from None
    clock = e.Clock(data.clock.kind, data.clock.seconds, data.clock.increment)
    if clock.kind != "none" and clock.seconds <= 0:
        raise Refused(say("clock-seconds"))
    return Terms(
        game=data.game,
        seats=data.seats,
        options={name: value for name, value in options.items() if name in data.options},
        clock=clock,
        names=data.names,
        public=data.public,
        chat=data.chat,
        spectators=data.spectators,
        first=data.first,
        pace=data.pace,
    )


@get("/api/tables", summary="Public tables that wait or play, newest first")
async def public_tables(request: Request[Any, Any, Any]) -> TableList:
    service = _admit(request, 2)
    tables = []
    for row in await service.house.store.public(LISTED):
        live = await service.house.find(row.id)
        if live is not None:
            tables.append(await _info(service, live))
    return TableList(tables)


async def _info(service: Service, live: Live) -> TableInfo:
    # What is being committed is not told before the log has it.
    async with live.lock:
        await service.house.freshen(live)
        return sight.info(live.table, live.present, service.house.now())


@get("/api/tables/{key:str}", summary="A table by its id or its four letters")
async def table_info(request: Request[Any, Any, Any], key: FromPath[str]) -> TableInfo:
    service = _admit(request)
    return await _info(service, await service.table(key))


@post("/api/tables/{key:str}/seats", status_code=201, summary="Take a seat")
async def take_seat(
    request: Request[Any, Any, Any], key: FromPath[str], data: JSONBody[SeatForm]
) -> TakenSeat:
    service = _admit(request, 2)
    live = await service.table(key)
    token = new_token()
    await service.house.act(live, lambda t: decide.sit(t, data.seat, data.name, token))
    seat = live.table.seat_of(token)
    assert seat is not None
    return TakenSeat(live.table.id, seat, token)


@get("/api/tables/{key:str}/record", media_type=MediaType.TEXT, summary="The record of a table")
async def table_record(request: Request[Any, Any, Any], key: FromPath[str]) -> Response[str]:
    """A finished game as a record with the proof of its chance. While a game goes on there is only
    what the asker has seen: ``X-Yurt-Token`` names its seat, and hidden words are written ``?``."""
    service = _admit(request, 4)
    live = await service.table(key)
    async with live.lock:
        await service.house.freshen(live)
        text = _record(live.table, Eyes(_asker(request, live.table)))
    return Response(text, media_type=TEXT)


def _asker(request: Request[Any, Any, Any], table: Table) -> int | None:
    """The seat of whoever asks; Refused if it is nobody who may watch this game now."""
    token = request.headers.get("x-yurt-token", "")
    seat = table.seat_of(token) if token else None
    if seat is None and not table.are_spectators_allowed and not _is_over(table):
        raise Refused(say("table-no-spectators"))
    return seat


def _is_over(table: Table) -> bool:
    """Whether all may be shown: a table that was closed in mid-game keeps what was hidden."""
    return table.state is not None and table.state.is_over


def _record(table: Table, eyes: Eyes) -> str:
    opened = table.opened
    match = Match(table.game(), table.players, table.first, **opened.options)
    free = {f"seat{n}": seat.name for n, seat in enumerate(table.seats) if seat.name}
    free["seed-commitment"] = opened.commitment
    if _is_over(table):
        for played in table.events:
            match.apply(played.event)
        return proof.record_lines(table.proof(), record.write(match, free))
    head = record.write(match, free)
    lines = [_line(info) for info in sight.past(table, eyes, 0)]
    return "\n".join([head, *lines]) + "\n" if lines else head


def _line(info: EventInfo) -> str:
    actor = "*" if info.actor < 0 else str(info.actor)
    return f"{actor} {info.event or '?'}"


@get("/api/tables/{key:str}/story", summary="The events as a seat or the public saw them")
async def table_story(
    request: Request[Any, Any, Any],
    key: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=11)] = None,
) -> list[EventInfo]:
    """Of a finished game as any seat saw it; while it goes on, as the asker may see it."""
    service = _admit(request, 4)
    live = await service.table(key)
    async with live.lock:
        await service.house.freshen(live)
        table = live.table
        own = _asker(request, table)
        if seat is not None and seat not in range(table.players):
            raise Refused(say("table-no-seat"))
        if not _is_over(table) and seat is not None and seat != own:
            raise Refused(say("table-not-over"))
        return list(sight.past(table, Eyes(seat), 0))


# Games


@get("/api/games", summary="The games, with their options")
async def game_list(request: Request[Any, Any, Any]) -> GameList:
    service = _admit(request)
    games = [_facts(registry.spec_of(name), service.shelf) for name in registry.names()]
    return GameList(games, list(LANGUAGES), list(PHRASES))


def _facts(spec: GameSpec, shelf: Shelf) -> GameFacts:
    options = [
        OptionFacts(
            name=option.name,
            ruling=option.ruling,
            default=option.default,
            allowed=option.allowed(),
            values=list(option.values) if isinstance(option, Choice) else [],
            least=option.least if isinstance(option, Number) else None,
            most=option.most if isinstance(option, Number) else None,
            step=option.step if isinstance(option, Number) else None,
        )
        for option in spec.options
    ]
    return GameFacts(
        name=spec.name,
        title=spec.title,
        least_players=spec.least_players,
        most_players=spec.most_players,
        age=spec.age,
        minutes=spec.minutes,
        options=options,
        is_open=spec.is_open,
        is_fast=shelf.load(spec.name).kernels.compiled,
    )


@get(
    "/api/games/{name:str}/rules", media_type=MediaType.TEXT, summary="The rules page, as Markdown"
)
async def game_rules(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    language: Annotated[str, QueryParameter(max_length=8)] = "en",
) -> Response[str]:
    service = _admit(request)
    if name not in registry.names():
        raise NotFoundException
    page = service.shelf.load(name).folder / "text" / f"rules.{_language(language)}.md"
    return Response(page.read_text(encoding="utf-8"), media_type="text/markdown")


# The server itself


@get("/health", summary="Whether the server works, its database included")
async def health(request: Request[Any, Any, Any]) -> Health:
    service = _service(request)
    await service.house.store.next_due()
    return Health("ok", str(yurt.__version__), service.shelf.is_full)


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    service = _service(request)
    text = render(service.house, service.door, service.housework)
    return Response(text, media_type="text/plain; version=0.0.4")


# Errors: one sentence, and nothing of the inside


def _problem(
    request: Request[Any, Any, Any], saying: Say, rule: str | None, game: str = ""
) -> Problem:
    language = request.headers.get("accept-language", "en")[:2]
    spoken = _service(request).shelf.load(game) if game else None
    return Problem(sentence(saying, _language(language), spoken), rule, saying.key)


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    status = 404 if error.saying.key == "table-none" else 409
    problem = _problem(request, error.saying, error.rule, error.game)
    return Response(problem, status_code=status)


def _store_error(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    log.error("the database does not answer: %s", error)
    return Response(_problem(request, say("house-store"), None), status_code=503)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    key = {404: "http-nothing", 405: "http-method", 413: "http-too-long", 429: "call-too-many"}
    saying = say(key.get(error.status_code, "http-malformed"))
    return Response(_problem(request, saying, None), status_code=error.status_code)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON that is nested deeper than anyone means."""
    return Response(_problem(request, say("http-malformed"), None), status_code=400)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.exception("a request failed", exc_info=error)
    return Response(_problem(request, say("http-failed"), None), status_code=500)


ROUTES: list[Any] = [
    open_table,
    public_tables,
    table_info,
    take_seat,
    table_record,
    table_story,
    game_list,
    game_rules,
    health,
    metrics,
    page,
]
ERRORS: dict[Any, Any] = {
    Refused: _refused,
    StoreError: _store_error,
    HTTPException: _http_error,
    RecursionError: _too_deep,
    Exception: _unexpected,
}
