"""A game to look at again: the news that a seat, or the public, was told from start to end.

A frame is what one decision led to, as at the table: the move and what chance did about it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from yurt.engine.game import Game
from yurt.engine.layout import CHANCE
from yurt.engine.match import Match
from yurt.engine.record import Header, Reader, Record, RecordError
from yurt.engine.state import State
from yurt.engine.words import HOME, say
from yurt.server.entries import Played
from yurt.server.names import called
from yurt.server.sight import Step, tell
from yurt.server.speech import server_words
from yurt.server.tables import BOT, OVER, PERSON, PLAYING
from yurt.server.wire import ClockInfo, EventInfo, News, SeatInfo, TableInfo

HIDDEN = "?"


def frames(start: State, events: Sequence[Played], seat: int | None) -> Iterator[News]:
    """What a seat (None: the public) was told of these events, decision by decision."""
    state = start
    told: list[EventInfo] = []
    for number, played in enumerate(events, 1):
        # What chance does at first is there when people come to the table.
        if played.actor != CHANCE:
            yield _frame(state, number - 1, told, seat)
            told = []
        after = state.after(played.event)
        told.append(tell(seat, Step(number, played, state, after)))
        state = after
    yield _frame(state, len(events), told, seat)


def _frame(state: State, seq: int, told: list[EventInfo], seat: int | None) -> News:
    return News(seq=seq, events=told, show=state.game.show(state.view(seat)))


def read(data: bytes, load: Callable[[str], Game]) -> Record:
    """A record as the referee reads it; a RecordError says what is wrong and where. A game that
    still has hidden words cannot be played again: nobody knows what they were."""
    reader = Reader(data)
    header = reader.header
    match = Match(load(header.game), header.players, header.first, **header.options)
    for line in reader.events():
        if HIDDEN in line.event.split(" "):
            spoken = server_words(HOME, None)
            raise RecordError(line.number, say("record-hidden"), line.event, spoken=spoken)
        line.check(match.state)
        match.apply(line.event)
    return Record(header, match)


def played(match: Match) -> list[Played]:
    """The events of a match as a table's log has them."""
    write = match.game.write
    return [Played(actor=actor, event=write(event)) for actor, event in match.log]


def table_of(record: Record) -> TableInfo:
    """The table that a record could have come from."""
    header, state = record.header, record.match.state
    to_move = state.to_move
    return TableInfo(
        id="",
        code="",
        game=header.game,
        options=dict(header.options),
        status=OVER if state.is_over else PLAYING,
        seats=_seats(header),
        clock=ClockInfo(kind="none", seconds=0.0, increment=0.0),
        commitment=header.free.get("seed-commitment", ""),
        first=header.first,
        turn=to_move if isinstance(to_move, int) else None,
        scores=state.scores(),
        ranks=state.ranks(),
    )


def _seats(header: Header) -> list[SeatInfo]:
    """Tables write no names of bots into their records."""
    names: Mapping[str, str] = header.free
    found = [names.get(f"seat{seat}", "") for seat in range(header.players)]
    return [
        SeatInfo(kind=PERSON, name=name, present=True)
        if is_named
        else SeatInfo(kind=BOT, name=name, bot=True)
        for name, is_named in zip(called(found), found, strict=True)
    ]
