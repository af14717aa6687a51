"""A game to look at again: the news that a seat, or the public, was told from start to end.

A frame is what one decision led to: the move and what chance did about it. Moves that were made in
one call are frames of their own all the same, so that each can be looked at.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import structs

from yurt.bots.names import called
from yurt.engine.actor import CHANCE, Actor, seat_of
from yurt.engine.game import Game
from yurt.engine.match import Match
from yurt.engine.record import Header, Reader, Recorded, RecordError
from yurt.engine.state import State
from yurt.engine.words import HOME, say
from yurt.server.news import news_of
from yurt.server.proof import as_now, find
from yurt.server.seats import BOT, PERSON
from yurt.server.sight import Eyes, Happening, tell
from yurt.server.speech import server_words
from yurt.server.table import OVER, PLAYING
from yurt.server.wire import ClockInfo, EventInfo, News, SeatInfo, TableInfo

HIDDEN = "?"


def frames(
    table: TableInfo, start: State, log: Sequence[tuple[Actor, int]], eyes: Eyes
) -> Iterator[News]:
    """What these eyes saw of these events (actors and numbers), decision by decision. ``table``: as
    it was at the end."""
    # A state keeps the one after it: those of a copy go with it.
    state = start.copy()
    told: list[EventInfo] = []

    def frame(seq: int) -> News:
        return news_of(table_at(table, state), state, eyes, seq, told, is_past=True)

    for number, (actor, code) in enumerate(log, 1):
        # What chance does at first is there when people come to the table.
        if actor != CHANCE:
            yield frame(number - 1)
            told = []
        after = state.after(code)
        told.append(tell(eyes.seat, Happening(number, actor, code, state, after)))
        state = after
    yield frame(len(log))


def as_kept(table: TableInfo) -> TableInfo:
    """A table without what changes from moment to moment: who is there now, and since when, who
    stands in for the host, and who wanted to end the game when somebody was away."""
    seats = [
        structs.replace(seat, present=True, left=None, away=None, wait=None) for seat in table.seats
    ]
    return structs.replace(table, seats=seats, stand_in=None, ending=[])


def table_at(table: TableInfo, state: State) -> TableInfo:
    """A table as it was at this position of its game."""
    public, mover = state.view(None), seat_of(state.actor)
    return structs.replace(
        table,
        status=OVER if state.is_over else PLAYING,
        turn=mover,
        scores=public.scores(),
        ranks=public.ranks(),
    )


def read(data: bytes, load: Callable[[str], Game]) -> Recorded:
    """A record as the referee reads it; a RecordError says what is wrong and where. A game that
    still has hidden words cannot be played again: nobody knows what they were."""
    reader = Reader(data)
    header = as_now(reader.header, find(data))
    match = Match(load(header.game), header.players, header.first, **header.options)
    for line in reader.events():
        if HIDDEN in line.event.split(" "):
            spoken = server_words(HOME, None)
            raise RecordError(line.number, say("record-hidden"), line.event, spoken=spoken)
        line.check(match.state)
        match.apply(line.event)
    return Recorded(header, match)


def table_of(record: Recorded, mark: str = "") -> TableInfo:
    """The table that a record could have come from; ``mark``: what it says of its game."""
    header = record.header
    table = TableInfo(
        id="",
        code="",
        game=header.game,
        options=dict(header.options),
        status=PLAYING,
        seats=_seats(header),
        clock=ClockInfo(kind="none", seconds=0.0, increment=0.0),
        commitment=header.free.get("seed-commitment", ""),
        first=header.first,
        mark=mark,
    )
    return table_at(table, record.match.state)


def _seats(header: Header) -> list[SeatInfo]:
    """Tables write no names of bots into their records."""
    names: Mapping[str, str] = header.free
    found = [names.get(f"seat{seat}", "") for seat in range(header.players)]
    return [
        SeatInfo(kind=PERSON, name=name, present=True)
        if is_named
        else SeatInfo(kind=BOT, name=name, bot=True)
        for name, is_named in zip(called(tuple(found)), found, strict=True)
    ]
