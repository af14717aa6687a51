"""After the game: what each seat has done, what was remarkable, and the score of the evening."""

import asyncio

from litestar import get
from litestar.params import FromPath

from yurt.engine.words import say
from yurt.server.forms import FeatInfo, HighlightsInfo, SeatHighlights, SeriesInfo
from yurt.server.rematch import series
from yurt.server.sayings import saying
from yurt.server.service import Asked, admit
from yurt.server.table import NotNow, Table


@get("/api/tables/{key:str}/highlights", summary="What is told of a finished game")
async def table_highlights(request: Asked, key: FromPath[str]) -> HighlightsInfo:
    """What each seat has done, what was remarkable about it, and who has won how often in the
    rematches up to this game."""
    service = admit(request, 2)
    live = await service.table(request, key)
    async with service.house.at(live) as table:
        # Counting a long game takes a moment, for which no other table waits.
        return await asyncio.to_thread(highlights, table)


def highlights(table: Table) -> HighlightsInfo:
    """Nothing is hidden any more; NotNow while the game goes on, or if it was never ended."""
    state = table.state
    if state is None or not state.is_over:
        raise NotNow(say("table-not-over"))
    game, tally = table.game(), table.tally()
    scores, ranks = state.scores(), state.ranks() or []
    seats = [
        SeatHighlights(
            rank=ranks[seat],
            score=scores[seat],
            story=saying(game.tell_story(seat, tally)),
            feats=[FeatInfo(feat.name, counts[feat.name], feat.is_best) for feat in game.feats],
        )
        for seat, counts in enumerate(tally.seats)
    ]
    games, wins = series(table)
    return HighlightsInfo(table.id, game.name, seats, SeriesInfo(games, wins))
