"""One server process as its requests see it: the house, the door, and how much one may ask."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, PermissionDeniedException, TooManyRequestsException
from litestar.handlers.base import BaseRouteHandler
from litestar.params import QueryParameter
from litestar.types import Message, Scope

from yurt.engine.words import HOME, LANGUAGES, say
from yurt.server.addresses import Clients
from yurt.server.hosts import Hosts
from yurt.server.house import House
from yurt.server.housework import Housework
from yurt.server.http import Gate
from yurt.server.limits import RECORDS_WAITING, Limits
from yurt.server.live import Live
from yurt.server.minds import Minds
from yurt.server.opening import as_kept
from yurt.server.reach import Reach
from yurt.server.reviews import Reviews
from yurt.server.shelf import Shelf
from yurt.server.sockets import Door, is_own_origin
from yurt.server.store import connect
from yurt.server.table import NotNow
from yurt.server.turns import Crowded, Place, Turns

Asked = Request[Any, Any, Any]
# Whether somebody wants the table as text
Plain = Annotated[bool, QueryParameter()]
# How much something is wanted, in a header
WEIGHT = re.compile(r"q\s*=\s*([01](?:\.[0-9]{0,3})?)")
JSON = "application/json"
# Requests that change nothing
SAFE = {"GET", "HEAD", "OPTIONS"}


class Service:
    """One server process: its house, its door, and what it counts."""

    def __init__(
        self, url: str, limits: Limits, clients: Clients, hosts: Hosts, reach: Reach
    ) -> None:
        self.url = url
        self.limits = limits
        self.clients = clients
        self.hosts = hosts
        self.reach = reach
        self.gate = Gate(limits, clients)
        self.shelf = Shelf()
        self.minds = Minds(self.shelf)
        self.reviews = Reviews()
        self.tables_by = limits.table_buckets()
        self.requests_by = limits.request_buckets()
        self._reading = Turns(most=RECORDS_WAITING)
        self.house: House
        self.door: Door
        self.housework: Housework

    async def open(self) -> None:
        store = await connect(self.url)
        self.house = House(store, self.shelf.load)
        self.door = Door(self.house, self.minds, self.limits)
        self.housework = Housework(self.house, self.minds, self.limits.watched)
        await self.housework.begin()

    def farewell(self) -> None:
        """Tells every guest that the server stops, so that it comes back later."""
        for connection in list(self.door.connections):
            connection.dismiss("stopped")

    async def close(self) -> None:
        self.farewell()
        await self.door.end()
        await self.housework.end()
        await self.reviews.end()
        self.minds.close()
        await self.house.store.close()

    @asynccontextmanager
    async def reading(self, address: str) -> AsyncIterator[None]:
        """Whoever reads a record waits for the one before, and addresses have it in turn; where too
        many wait, whoever has most of them is refused."""
        try:
            async with self._reading.turn(Place(address)):
                yield
        except Crowded:
            raise TooManyRequestsException("call-too-many") from None

    async def table(self, request: Asked, key: str) -> Live:
        """The table of this id or code, for whoever asks."""
        live = await self.door.finder.find(as_kept(key), address_of(request))
        if live is None:
            raise NotNow(say("table-none"))
        return live


def service_of(request: Asked) -> Service:
    service: Service = request.app.state.service
    return service


def admit(request: Asked, cost: float = 1) -> Service:
    """The service, unless this address asks too much of it."""
    service = service_of(request)
    if not service.requests_by.take(address_of(request), cost):
        raise TooManyRequestsException("call-too-many")
    return service


def address_of(request: Asked) -> str:
    """Who asks, as limits count it."""
    peer = request.client.host if request.client else "?"
    headers = request.headers
    forwarded = headers.getall("forwarded", [])
    return service_of(request).clients.who(peer, forwarded, headers.getall("x-forwarded-for", []))


def refuse_foreign(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """We must be asked for by a name of ours; and what changes something must come from a page of
    ours, as connections must: no other website spends a visitor's tables."""
    headers = connection.headers
    if not connection.app.state.service.hosts.allows(headers.get("host")):
        raise HTTPException(status_code=421)
    is_own = is_own_origin(headers.get("origin"), headers.get("host"))
    if not is_own and connection.scope.get("method") not in SAFE:
        raise PermissionDeniedException


def require_json(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A form is JSON and says so: what a page of another website can send without asking is not."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if "data" in handler.parsed_fn_signature.parameters and kind != JSON:
        raise HTTPException(status_code=415)


async def guard_answer(message: Message, scope: Scope) -> None:
    """What an answer does not say of itself: it is what it says it is, and nobody keeps it."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.setdefault("X-Content-Type-Options", "nosniff")
        headers.setdefault("Cache-Control", "no-store")


def language_of(request: Asked) -> str:
    """The one of our languages that the browser wants most: ``de;q=0.5, fr`` is French."""
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(request.headers.get("accept-language", "").lower().split(",")):
        tag, _, weight = part.partition(";")
        language = tag.partition("-")[0].strip()
        number = WEIGHT.fullmatch(weight.strip() or "q=1")
        if language in LANGUAGES and number and float(number[1]) > 0:
            # Of equals the one that is named first.
            found.append((float(number[1]), -place, language))
    return max(found)[2] if found else HOME


def drawn_in(request: Asked, plain: bool) -> str:
    """The language in which the table is drawn, for those who want it as text."""
    return language_of(request) if plain else ""


def spoken(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else "en"
