"""Brings a table to where something can be seen, without a browser: its host seats are played over
the wire."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

from tests.e2e.table import Opened
from yurt.client import Client, Seat
from yurt.games.yak.notation import SPECIES_NAMES

Facts = dict[str, Any]
# From the legal moves to one of them.
Choose = Callable[[list[str]], str]
# Whether a seat has come to where it is wanted.
Until = Callable[[int, Facts], bool]
# Seconds; a whole game takes a few.
PATIENCE = 120.0


def drive(address: str, opened: Opened, choose: Choose, until: Until | None = None) -> None:
    """Plays the seats of the host until one of them is where it is wanted, or to the end."""
    apart(_drive(address, opened, choose, until or (lambda seat, show: False)))


def apart(work: Coroutine[Any, Any, None]) -> None:
    """Does it in another thread: Playwright has an event loop in this one."""
    failed: list[BaseException] = []

    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    def run() -> None:
        try:
            asyncio.run(in_time())
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]


async def _drive(address: str, opened: Opened, choose: Choose, until: Until) -> None:
    there = asyncio.Event()
    async with Client(address) as client, asyncio.TaskGroup() as group:

        async def sit(number: int, token: str) -> None:
            async with client.sit(opened.id, token) as seat:
                playing = asyncio.create_task(_play(seat, number, choose, until))
                others = asyncio.create_task(there.wait())
                await asyncio.wait([playing, others], return_when=asyncio.FIRST_COMPLETED)
                there.set()
                playing.cancel()
                await asyncio.gather(playing, others, return_exceptions=True)
                if not playing.cancelled():
                    playing.result()

        for number, token in opened.tokens.items():
            group.create_task(sit(number, token))


async def _play(seat: Seat, number: int, choose: Choose, until: Until) -> None:
    async for news in seat.turns():
        if until(number, news["show"]):
            return
        await seat.play(choose(news["show"]["legal"]))


def let_bots_play(address: str, opened: Opened) -> None:
    """To the end, for all seats whose tokens are known."""
    apart(_let_bots_play(address, opened))


async def _let_bots_play(address: str, opened: Opened) -> None:
    async with Client(address) as client:
        for token in opened.tokens.values():
            async with client.sit(opened.id, token) as seat:
                await seat.call("hand")


def bold(legal: list[str]) -> str:
    """YAK: a card, the lowest claim, and doubt only where nothing else is left."""
    claims = [move for move in legal if move.startswith("claim")]
    if claims:
        return min(claims, key=_height)
    return next((move for move in legal if move.startswith("play")), legal[0])


def doubtful(legal: list[str]) -> str:
    """YAK: doubts whatever it can."""
    return "challenge" if "challenge" in legal else bold(legal)


def _height(claim: str) -> tuple[int, int]:
    _, number, species = claim.split()
    return int(number), SPECIES_NAMES.index(species)


def placing(legal: list[str]) -> str:
    """Yam Master: places where it can, else keeps as much as possible and throws."""
    for verb in ("remove", "place", "keep"):
        if found := [move for move in legal if move.startswith(verb)]:
            return found[-1]
    return legal[0]
