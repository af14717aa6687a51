"""What people were shown of games in which they have to remember what is covered again (YAKI-18).

A device says when it has shown a news (``wire.Seen``). For each seat, and for each shared screen by
the name that it gives itself, the number of the last one is kept beside the log: seldom and all at
once, because whoever loses a second of it only sees a token twice. Who comes back is shown what
came after that number, frame by frame, as it was told when it happened, and nothing before it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from yurt.engine.state import State
from yurt.server import sight
from yurt.server.news import news_of
from yurt.server.replay import table_at
from yurt.server.sight import Eyes, Happening
from yurt.server.store import Store
from yurt.server.table import PLAYING, Table
from yurt.server.wire import EventInfo, News, TableInfo

# Of somebody who was away for very long only the last frames are shown.
FRAMES_AT_MOST = 100
# So many shared screens of a table are known by name.
SCREENS_AT_MOST = 8
SCREEN_LENGTH = 40
SCREEN = "screen "


@dataclass
class Shown:
    """Of one table: the number of the last news that each viewer was shown; and whose numbers the
    store does not have yet."""

    numbers: dict[str, int] = field(default_factory=dict)
    unwritten: set[str] = field(default_factory=set)

    def note(self, table: Table, viewer: str, saw: int) -> None:
        """A device has shown everything up to this number."""
        if not viewer or not table.game().momentary or saw > table.seq:
            return
        is_new = viewer not in self.numbers
        screens = sum(is_screen(known) for known in self.numbers)
        if is_new and is_screen(viewer) and screens >= SCREENS_AT_MOST:
            return
        if saw > self.numbers.get(viewer, -1):
            self.numbers[viewer] = saw
            self.unwritten.add(viewer)

    async def read(self, store: Store, table: Table) -> None:
        """What the store knows, and this process does not."""
        if table.game().momentary:
            for viewer, saw in (await store.shown(table.id)).items():
                self.numbers[viewer] = max(saw, self.numbers.get(viewer, -1))

    def until(self, table: Table, viewer: str) -> int:
        """The number up to which a viewer is shown nothing any more."""
        if not viewer or viewer.startswith(SCREEN):
            # Who was never there has missed nothing.
            return self.numbers.get(viewer, table.seq)
        # Whoever had the seat before may have been shown less.
        return max(table.seats[int(viewer)].sat_seq, self.numbers.get(viewer, 0))


def viewer_of(eyes: Eyes, screen: str) -> str:
    """Under which name it is kept what these eyes were shown; empty if it is not."""
    if eyes.program:
        return ""
    if eyes.seat is not None:
        return str(eyes.seat)
    return SCREEN + screen if 0 < len(screen) <= SCREEN_LENGTH else ""


def is_screen(viewer: str) -> bool:
    return viewer.startswith(SCREEN)


async def write(store: Store, tables: Iterable[tuple[str, Shown]]) -> None:
    """Keeps all numbers that the store does not have yet."""
    unwritten = [(table, shown, viewer) for table, shown in tables for viewer in shown.unwritten]
    rows = [(table, viewer, shown.numbers[viewer]) for table, shown, viewer in unwritten]
    if rows:
        for _, shown, viewer in unwritten:
            shown.unwritten.discard(viewer)
        try:
            await store.note_shown(rows)
        except BaseException:
            for _, shown, viewer in unwritten:
                shown.unwritten.add(viewer)
            raise


class Missed(NamedTuple):
    """``before``: how things stood then, and every frame but the last one; ``events``: those of the
    last one, which led to how things stand now."""

    before: list[News]
    events: list[EventInfo]


def missed(table: Table, info: TableInfo, eyes: Eyes, saw: int, until: int) -> Missed | None:
    """What is still to be shown to somebody who has the news up to number ``saw`` (negative: none)
    and was shown everything up to number ``until``; None if nothing is."""
    if table.status != PLAYING or eyes.program or not table.game().momentary:
        return None
    known = table.events_before(saw)
    after = max(until, table.undo_seq if known is None else saw)
    frames = _frames(table, after)[-FRAMES_AT_MOST:]
    if not frames:
        return None
    first = frames[0][0]
    state = table.before(first)
    before: list[News] = []
    if known is None or known < first:
        past = [each for each in sight.past(table, eyes, known or 0) if each.number <= first]
        then, is_whole = table_at(info, state), known is None
        seq = table.event_seqs[first] - 1
        before.append(news_of(then, state, eyes, seq, past, is_past=True, whole=is_whole))
    for places in frames:
        events, state = _told(table, eyes, places, state)
        seq, then = table.event_seqs[places[-1]], table_at(info, state)
        before.append(news_of(then, state, eyes, seq, events, is_past=True, is_late=True))
    # The last one is told as the news of now.
    return Missed(before[:-1], before[-1].events)


def _frames(table: Table, seq: int) -> list[list[int]]:
    """The places of the events after this number, a list for each decision with the chance that
    followed it."""
    frames: list[list[int]] = []
    for place, played in enumerate(table.events):
        if table.event_seqs[place] > seq:
            if not frames or not (played.draw or played.joined):
                frames.append([])
            frames[-1].append(place)
    return frames


def _told(
    table: Table, eyes: Eyes, places: Sequence[int], state: State
) -> tuple[list[EventInfo], State]:
    """These events as they were told when they happened, and the position after them."""
    events: list[EventInfo] = []
    for place in places:
        after = state.after(table.codes[place])
        actor, code = table.events[place].actor, table.codes[place]
        events.append(sight.tell(eyes.seat, Happening(place + 1, actor, code, state, after)))
        state = after
    return events, state
