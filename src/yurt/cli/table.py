"""A match with people and bots around it: what each seat saw, and what each was told."""

from collections.abc import Sequence

from yurt.engine.layout import CHANCE, Actor, Array
from yurt.engine.match import Match
from yurt.engine.state import View
from yurt.engine.words import Say, Seat

# A seat, or None for someone who only watches.
Viewer = int | None


class Table:
    """Events go through here, so that views and stories grow with the game instead of being
    replayed for each question. ``viewers`` are those who are told a story."""

    def __init__(self, match: Match, viewers: Sequence[Viewer] = ()) -> None:
        self.match = match
        # Whether all viewers have known the same so far; once False it stays so.
        self.is_open = True
        self._viewers = viewers
        self._seen: list[list[tuple[Actor, int]]] = [[] for _ in range(match.state.players)]
        self._told: dict[Viewer, list[list[Say]]] = {viewer: [] for viewer in viewers}
        self._heard: dict[Viewer, int] = dict.fromkeys(viewers, 0)

    def view(self, seat: Viewer) -> View:
        return self.match.state.view(seat, () if seat is None else self._seen[seat])

    def draw(self, rng: Array) -> None:
        """Lets chance have its event."""
        self.apply(self.match.state.draw(rng))

    def apply(self, event: int) -> None:
        """An event of whoever is to move; an illegal one changes nothing."""
        state, game = self.match.state, self.match.game
        before = {viewer: state.view(viewer).record for viewer in self._viewers}
        witnessed = {viewer: state.seen(event, viewer) for viewer in self._viewers}
        seen = [state.seen(event, seat) for seat in range(state.players)]
        self.match.apply(event)
        actor = self.match.log[-1][0]
        for log, code in zip(self._seen, seen, strict=True):
            log.append((actor, code))
        for viewer in self._viewers:
            after = self.match.state.view(viewer).record
            told = game.tell(actor, witnessed[viewer], before[viewer], after)
            self._told[viewer].append(told)
        self.is_open = self.is_open and self._all_know_the_same()

    def _all_know_the_same(self) -> bool:
        return len({self.match.state.view(viewer).to_bytes() for viewer in self._viewers}) <= 1

    def undo(self) -> None:
        """Takes back the last event, for everyone."""
        self.match.undo()
        length = len(self.match.log)
        for log in self._seen:
            del log[length:]
        for viewer, told in self._told.items():
            del told[length:]
            self._heard[viewer] = min(self._heard[viewer], length)

    def news(self, viewer: Viewer, upcoming: int | None = None) -> "list[Paragraph]":
        """What a viewer has not been told yet, a paragraph for each turn. If the last of them
        begins the turn of ``upcoming``, it waits for the rest. At an open table all are told
        at once."""
        begin = self._heard[viewer]
        movers = self._next_movers(begin)
        paragraphs = [Paragraph(None, begin)]
        for place in range(begin, len(self.match.log)):
            told = self._told[viewer][place]
            actor = self.match.log[place][0]
            mover = _whose(actor, told, movers[place - begin])
            if mover not in (None, paragraphs[-1].seat):
                paragraphs.append(Paragraph(mover, place))
            paragraphs[-1].add(told, actor == CHANCE)
        heard = len(self.match.log)
        if upcoming is not None and paragraphs[-1].seat == upcoming:
            heard = paragraphs.pop().begin
        for other in self._viewers if self.is_open else (viewer,):
            self._heard[other] = heard
        return [paragraph for paragraph in paragraphs if paragraph.sentences]

    def _next_movers(self, begin: int) -> list[int | None]:
        """For each event from ``begin`` on, the seat that decides there or next after it."""
        upcoming = self.match.state.actor
        mover = upcoming if upcoming >= 0 else None
        movers: list[int | None] = []
        for actor, _ in reversed(self.match.log[begin:]):
            mover = mover if actor == CHANCE else actor
            movers.append(mover)
        return movers[::-1]


class Paragraph:
    """The sentences of one turn, each with how often it holds; ``begin`` is its first event."""

    def __init__(self, seat: int | None, begin: int) -> None:
        self.seat = seat
        self.begin = begin
        self.sentences: list[tuple[Say, int]] = []
        # Where the sentences begin that chance has brought since the last decision.
        self._dealt = 0

    def add(self, told: list[Say], is_chance: bool) -> None:
        """Adds what an event says; what chance brings again and again is counted."""
        for saying in told:
            places = range(self._dealt, len(self.sentences)) if is_chance else ()
            for place in places:
                if self.sentences[place][0] == saying:
                    self.sentences[place] = saying, self.sentences[place][1] + 1
                    break
            else:
                self.sentences.append((saying, 1))
        if not is_chance:
            self._dealt = len(self.sentences)


def _whose(actor: int, told: list[Say], upcoming: int | None) -> int | None:
    """The seat whose turn an event belongs to, None for the turn that goes on. Chance begins a turn
    when it speaks of the seat that decides next: its dice are thrown, its cards are dealt."""
    if actor != CHANCE:
        return actor
    spoken_of = told[0].details.get("seat") if told else None
    is_next = isinstance(spoken_of, Seat) and spoken_of == upcoming
    return upcoming if is_next else None
