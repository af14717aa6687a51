"""A rematch: the same people and terms, the score so far, and who begins."""

from collections.abc import Sequence

from yurt.engine.registry import spec_of
from yurt.engine.words import say
from yurt.server.opening import NewTable
from yurt.server.seats import is_bot
from yurt.server.table import NotNow, Table


def series(table: Table) -> tuple[int, list[int]]:
    """How many games of a row have counted, the finished one included, and the wins of each seat in
    them. A draw of all is nobody's win; a game that is marked does not count."""
    ranks = _ranks(table)
    is_draw = ranks.count(1) == len(ranks)
    games, before = table.opened.games, table.opened.wins or [0] * table.players
    if table.mark:
        return games, before
    won = [rank == 1 and not is_draw for rank in ranks]
    return games + 1, [sum(pair) for pair in zip(before, won, strict=True)]


def beginner(ranks: Sequence[int], first: int) -> int:
    """Who begins the game after one that ended so and that ``first`` began: whoever came last; of
    several, the next one clockwise from the winner, or if there are several of them from
    ``first``."""
    winner = ranks.index(1) if ranks.count(1) == 1 else first
    seats = [(winner + step) % len(ranks) for step in range(1, len(ranks) + 1)]
    return max(seats, key=lambda seat: ranks[seat])


def _ranks(table: Table) -> list[int]:
    """A game that was not played to its end is a draw of all."""
    return (table.state.ranks() if table.state else None) or [1] * table.players


def rematch_of(table: Table, first: int | None = None) -> NewTable:
    """The same terms and the same owners of seats, with the score so far. ``first``: the seat that
    the host names to begin, -1 to draw it; None: whoever came last."""
    if first is not None and first >= table.players:
        raise NotNow(say("table-no-seat"))
    opened, owners = table.opened, table.owners()
    games, wins = series(table)
    return NewTable(
        game=opened.game,
        seats=["open" if kind == "host" else kind for kind in opened.seats],
        host=opened.host,
        screen=opened.screen,
        owners=owners,
        # Whoever was sent away stays away, and whoever was muted is.
        banned=sorted(table.seating.banned),
        muted=sorted(table.seating.muted),
        options=spec_of(opened.game).renewed(opened.options),
        clock=opened.clock,
        public=opened.public,
        chat=table.is_chat_on,
        spectators=table.are_spectators_allowed,
        first=beginner(_ranks(table), table.first) if first is None else first,
        pace=opened.pace,
        hints=opened.hints,
        taking_back=opened.taking_back,
        patience=table.absence.patience,
        games=games,
        # Wins are those of whoever sits there: a seat that was given up begins anew.
        wins=[
            won if seat in owners or is_bot(kind) else 0
            for seat, (won, kind) in enumerate(zip(wins, opened.seats, strict=True))
        ],
    )
