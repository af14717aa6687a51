"""A rematch: the same people and terms, the score so far, and who begins."""

from yurt.engine.words import say
from yurt.server.house import NewTable
from yurt.server.seats import is_bot
from yurt.server.table import NotNow, Table


def series(table: Table) -> tuple[int, list[int]]:
    """How many games of a row have counted, the finished one included, and the wins of each seat in
    them. A draw of all is nobody's win; a game that is marked does not count."""
    ranks = (table.state.ranks() if table.state else None) or []
    is_draw = ranks.count(1) == len(ranks)
    games, before = table.opened.games, table.opened.wins or [0] * table.players
    if table.mark:
        return games, before
    won = [rank == 1 and not is_draw for rank in ranks]
    return games + 1, [sum(pair) for pair in zip(before, won, strict=True)]


def beginner(table: Table) -> int:
    """Who begins the game after this one: whoever came last; of several, the next one clockwise
    from the winner, or if there are several of them from whoever began."""
    ranks = (table.state.ranks() if table.state else None) or [1] * table.players
    winner = ranks.index(1) if ranks.count(1) == 1 else table.first
    seats = [(winner + step) % table.players for step in range(1, table.players + 1)]
    return max(seats, key=lambda seat: ranks[seat])


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
        owners=owners,
        options=opened.options,
        clock=opened.clock,
        public=opened.public,
        chat=table.is_chat_on,
        spectators=table.are_spectators_allowed,
        first=beginner(table) if first is None else first,
        pace=opened.pace,
        hints=opened.hints,
        taking_back=opened.taking_back,
        games=games,
        # Wins are those of whoever sits there: a seat that was given up begins anew.
        wins=[
            won if seat in owners or is_bot(kind) else 0
            for seat, (won, kind) in enumerate(zip(wins, opened.seats, strict=True))
        ],
    )
