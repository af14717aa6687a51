"""News are made here and nowhere else: at tables, in lessons, and of games looked at again."""

from collections.abc import Iterable, Sequence

from yurt.engine.state import State
from yurt.server import sight
from yurt.server.sight import Eyes
from yurt.server.wire import ChatLine, EventInfo, News, TableInfo


def news_of(
    table: TableInfo,
    state: State | None,
    eyes: Eyes,
    seq: int,
    events: Iterable[EventInfo] = (),
    *,
    is_past: bool = False,
    is_late: bool = False,
    whole: bool = False,
    undone: int | None = None,
    undo: str = "",
    chat: Sequence[ChatLine] = (),
) -> News:
    """How things stand for these eyes, and what led there. ``state``: None before the start;
    ``is_past``: it is looked at again, and nobody is asked for anything; ``is_late``: it is told to
    somebody who was away when it happened."""
    view = None if state is None else state.view(eyes.seat)
    is_asked = not is_past and eyes.seat is not None and _is_to_decide(table, eyes.seat)
    names = [seat.name for seat in table.seats]
    return News(
        seq=seq,
        table=table,
        events=list(events),
        whole=whole,
        late=is_late,
        undone=undone,
        show=None if view is None else sight.show(view, eyes, names),
        expect=sight.expect(view) if view is not None and is_asked else None,
        moves=sight.moves(view) if view is not None and is_asked and not eyes.program else None,
        undo=undo,
        chat=list(chat),
    )


def _is_to_decide(table: TableInfo, seat: int) -> bool:
    """Whether a seat is to move, and no bot does it for its owner, nor anybody in a pause."""
    return table.turn == seat and not table.seats[seat].bot and not table.paused
