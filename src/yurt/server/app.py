"""The HTTP side: tables are opened, found and joined here; games are played over ``/ws``."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Litestar, MediaType, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter

import yurt
from yurt.engine import registry
from yurt.engine.record import RecordError
from yurt.engine.spec import LEVEL_COUNT, Choice, GameSpec, Number, OptionError
from yurt.engine.words import LANGUAGES, Say, say, spoken_file
from yurt.server import apidocs, decide, records
from yurt.server import entries as e
from yurt.server.addresses import Clients
from yurt.server.forms import (
    BadRecord,
    GameFacts,
    GameList,
    Health,
    MadeTable,
    OptionFacts,
    Problem,
    ReachInfo,
    SeatForm,
    TableForm,
    TableList,
    TakenSeat,
)
from yurt.server.highlights import table_highlights
from yurt.server.hosts import Hosts
from yurt.server.http import Gate
from yurt.server.lessons import game_lesson, steps_of, try_move
from yurt.server.limits import BODY_BYTES, Limits, is_id
from yurt.server.live import Live
from yurt.server.metrics import render
from yurt.server.opening import NewTable, as_kept
from yurt.server.pages import Pages, page
from yurt.server.reach import Reach
from yurt.server.seats import hashed, is_guessable, new_token
from yurt.server.service import (
    Asked,
    Service,
    admit,
    guard_answer,
    language_of,
    refuse_foreign,
    require_json,
    service_of,
    spoken,
)
from yurt.server.shelf import Shelf
from yurt.server.sight import without_names
from yurt.server.site import Site, documentation
from yurt.server.sockets import POLICY, Socket
from yurt.server.speech import sentence
from yurt.server.store import StoreError
from yurt.server.table import PHRASES, NotNow
from yurt.server.wire import TableInfo

log = logging.getLogger("yurt.server")

LISTED = 50
MARKDOWN = "text/markdown"


class App(Litestar):
    """HTTP is Litestar's; connections at tables go straight to the door."""

    @property
    def service(self) -> Service:
        service: Service = self.state.service
        return service

    @property
    def gate(self) -> Gate:
        """Where connections that ask are counted."""
        return self.service.gate

    async def meet(self, socket: Socket) -> None:
        """A WebSocket, from its first byte to its last."""
        folder, _, key = socket.path.rpartition("/")
        if folder != "/ws" or not self.service.hosts.allows(socket.header("host")):
            await socket.close(POLICY)
            return
        said = [socket.header(name) for name in ("forwarded", "x-forwarded-for")]
        forwarded, listed = ([] if each is None else [each] for each in said)
        socket.address = self.service.clients.who(socket.address, forwarded, listed)
        await self.service.door.receive(socket, as_kept(key))


def make_app(
    url: str,
    limits: Limits | None = None,
    clients: Clients | None = None,
    hosts: Hosts | None = None,
    reach: Reach | None = None,
) -> App:
    """The application over a database."""
    service = Service(
        url, limits or Limits(), clients or Clients(), hosts or Hosts(), reach or Reach()
    )

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await service.open()
        filling = service.housework.start(service.shelf.fill())
        try:
            yield
        finally:
            filling.cancel()
            await service.close()

    return App(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        request_max_body_size=BODY_BYTES,
        guards=[refuse_foreign, require_json],
        before_send=[guard_answer],
        exception_handlers=ERRORS,
        openapi_config=apidocs.config(str(yurt.__version__)),
        plugins=[apidocs.Refusals()],
        logging_config=None,
        state=State({"service": service, "pages": Pages(), "site": Site()}),
    )


# Tables


@post("/api/tables", status_code=201, summary="Open a table")
async def open_table(request: Asked, data: JSONBody[TableForm]) -> MadeTable:
    service = admit(request, 4)
    address = request.client.host if request.client else "?"
    terms = _terms(data)
    _require_secret(data.secret, data.device)
    # Whoever asks again because the answer was lost has not opened another one.
    before = await service.house.made_before(terms)
    if before is None and not service.tables_by.take(address):
        raise NotNow(say("house-limit"))
    service.shelf.want(terms.game)
    made = before or await service.house.make(terms)
    tokens = {str(seat): token for seat, token in made.tokens.items()}
    return MadeTable(made.id, made.code, made.host, tokens, made.screen)


def _require_secret(*chosen: str) -> None:
    if any(each and is_guessable(each) for each in chosen):
        raise NotNow(say("table-secret"))


def _terms(data: TableForm) -> NewTable:
    """The terms of a new table, checked by the game."""
    if data.game not in registry.names():
        raise NotNow(say("game-none", games=", ".join(registry.names())))
    spec = registry.spec_of(data.game)
    first = 0 if data.first == e.DRAWN else data.first
    try:
        options = spec.check(len(data.seats), first, data.options)
    except OptionError as error:
        saying = say(error.key, option=error.option, **error.details)
        raise NotNow(saying, error.ruling, data.game) from None
    clock = e.Clock(data.clock.kind, data.clock.seconds, data.clock.increment)
    if clock.kind != "none" and clock.seconds <= 0:
        raise NotNow(say("clock-seconds"))
    return NewTable(
        game=data.game,
        seats=data.seats,
        options={name: value for name, value in options.items() if name in data.options},
        clock=clock,
        names=data.names,
        faces=data.faces,
        public=data.public,
        chat=data.chat,
        spectators=data.spectators,
        first=data.first,
        pace=data.pace,
        hints=data.hints,
        taking_back=data.taking_back,
        patience=data.patience,
        secret=data.secret,
        device=data.device,
    )


@get("/api/tables", summary="Public tables that wait or play, newest first")
async def public_tables(request: Asked) -> TableList:
    service = admit(request, 2)
    tables = []
    for row in await service.house.store.public(LISTED):
        live = await service.house.find(row.id)
        if live is not None:
            tables.append(await _info(service, live))
    return TableList(tables)


async def _info(service: Service, live: Live) -> TableInfo:
    async with service.house.at(live):
        return service.house.info(live)


@get("/api/tables/{key:str}", summary="A table by its id or its letters")
async def table_info(request: Asked, key: FromPath[str]) -> TableInfo:
    """Letters can be guessed: who found a private table by them and does not sit there
    (``X-Yurt-Token``) is told nobody's name."""
    service = admit(request)
    live = await service.table(request, key)
    info = await _info(service, live)
    token = request.headers.get("x-yurt-token", "")
    is_here = bool(token) and live.table.seat_of(token) is not None
    return info if info.public or is_here or is_id(key) else without_names(info, live.table)


@post("/api/tables/{key:str}/seats", status_code=201, summary="Take a seat")
async def take_seat(request: Asked, key: FromPath[str], data: JSONBody[SeatForm]) -> TakenSeat:
    """Of a running game a seat is asked for (``waits``): ask again with the same ``secret``."""
    service = admit(request, 2)
    live = await service.table(request, key)
    _require_secret(data.secret, data.device)
    token = data.secret or new_token()
    wish = (data.name, token, data.device, data.face)
    await service.house.act(live, lambda t: decide.sit(t, data.seat, *wish))
    table = live.table
    seat, wanted = table.seat_of(token), table.seating.wish_of(hashed(token))
    if seat is not None:
        return TakenSeat(table.id, seat, token, shared=live.is_shared)
    assert wanted is not None
    return TakenSeat(table.id, wanted, token, waits=True, shared=live.is_shared)


@delete("/api/tables/{key:str}/seats", status_code=204, summary="Do not ask for a seat any more")
async def withdraw(
    request: Asked,
    key: FromPath[str],
    token: Annotated[str, HeaderParameter(name="X-Yurt-Token", required=False)] = "",
) -> None:
    """``X-Yurt-Token`` is the secret of the seat that was asked for."""
    service = admit(request, 2)
    live = await service.table(request, key)
    await service.house.act(live, lambda t: decide.withdraw(t, token))


# Games


@get("/api/games", summary="The games, with their options")
async def game_list(request: Asked) -> GameList:
    service = admit(request)
    games = [_facts(registry.spec_of(name), service.shelf) for name in registry.names()]
    return GameList(games, list(LANGUAGES), list(PHRASES), LEVEL_COUNT)


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
    game = shelf.load(spec.name)
    return GameFacts(
        name=spec.name,
        title=spec.title,
        least_players=spec.least_players,
        most_players=spec.most_players,
        age=spec.age,
        minutes=spec.minutes,
        options=options,
        is_open=spec.is_open,
        is_fast=game.kernels.compiled,
        momentary=sorted(game.momentary),
        lesson=steps_of(game),
    )


@get("/api/games/{name:str}/rules", media_type=MARKDOWN, summary="The rules page, as Markdown")
async def game_rules(
    request: Asked,
    name: FromPath[str],
    language: Annotated[str, QueryParameter(max_length=8)] = "en",
) -> Response[str]:
    admit(request)
    if name not in registry.names():
        raise NotFoundException
    page = spoken_file(registry.folder_of(name) / "text", spoken(language), "rules.{}.md")
    return Response(page.read_text(encoding="utf-8"), media_type=MARKDOWN)


# The server itself


@get("/health", summary="Whether the server works, its database included")
async def health(request: Asked) -> Health:
    service = service_of(request)
    await service.house.store.probe(service.house.now())
    if not service.housework.is_writing:
        raise StoreError("The database takes nothing.")
    return Health("ok", str(yurt.__version__), service.shelf.filled.is_set())


@get("/api/reach", summary="By which address other devices reach this server")
async def reach_info(request: Asked) -> ReachInfo:
    reach = admit(request).reach
    return ReachInfo(reach.url(), reach.command)


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def metrics(request: Asked) -> Response[str]:
    service = service_of(request)
    text = render(service.house, service.door, service.housework)
    return Response(text, media_type="text/plain; version=0.0.4")


# Errors: one sentence, and nothing of the inside

HTTP_ERRORS = {
    403: "http-foreign",
    404: "http-nothing",
    405: "http-method",
    413: "http-too-long",
    415: "http-not-json",
    421: "http-host",
    429: "call-too-many",
}


def _problem(request: Asked, saying: Say, rule: str | None, game: str = "") -> Problem:
    lends = service_of(request).shelf.load(game) if game else None
    return Problem(sentence(saying, language_of(request), lends), rule, saying.key)


def _refused(request: Asked, error: NotNow) -> Response[Problem]:
    status = {"table-none": 404, "table-guesses": 429, "house-limit": 429}
    problem = _problem(request, error.saying, error.rule, error.game)
    return Response(problem, status_code=status.get(error.saying.key, 409))


def _bad_record(request: Asked, error: RecordError) -> Response[Problem]:
    """What the referee or the proof says of a record, with the line."""
    problem = _problem(request, error.saying, error.rule, error.game)
    where = say("record-line", line=error.line, reason=problem.message)
    told = BadRecord(sentence(where, language_of(request)), error.rule, problem.key, error.line)
    return Response(told, status_code=422)


def _store_error(request: Asked, error: StoreError) -> Response[Problem]:
    log.error("the database does not answer: %s", error)
    return Response(_problem(request, say("house-store"), None), status_code=503)


def _http_error(request: Asked, error: HTTPException) -> Response[Problem]:
    saying = say(HTTP_ERRORS.get(error.status_code, "http-malformed"))
    return Response(_problem(request, saying, None), status_code=error.status_code)


def _too_deep(request: Asked, error: RecursionError) -> Response[Problem]:
    """JSON that is nested deeper than anyone means."""
    return Response(_problem(request, say("http-malformed"), None), status_code=400)


def _unexpected(request: Asked, error: Exception) -> Response[Problem]:
    log.exception("a request failed", exc_info=error)
    return Response(_problem(request, say("http-failed"), None), status_code=500)


# Those who sit at the table may say so. The handlers look for it themselves.
TOKEN = HeaderParameter(
    name="X-Yurt-Token",
    annotation=str,
    required=False,
    default="",
    description="The secret of the seat that asks.",
)
FOR_SEATS = [table_info, records.table_record, records.table_story]

ROUTES: list[Any] = [
    open_table,
    public_tables,
    take_seat,
    withdraw,
    Router("/", route_handlers=FOR_SEATS, parameters={"token": TOKEN}),
    *(each for each in records.ROUTES if each not in FOR_SEATS),
    table_highlights,
    game_list,
    game_rules,
    game_lesson,
    try_move,
    health,
    reach_info,
    metrics,
    documentation,
    page,
]
ERRORS: dict[Any, Any] = {
    NotNow: _refused,
    RecordError: _bad_record,
    StoreError: _store_error,
    HTTPException: _http_error,
    RecursionError: _too_deep,
    Exception: _unexpected,
}
