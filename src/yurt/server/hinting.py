"""Hints at the table: what a seat could do, worked out from its view and told to it alone."""

from collections import OrderedDict
from collections.abc import Hashable

import msgspec

from yurt.bots.hints import Hint
from yurt.engine.game import Game
from yurt.engine.words import say
from yurt.server import wire
from yurt.server.decide import require_turn
from yurt.server.house import House
from yurt.server.live import Live
from yurt.server.minds import Asker, Minds, Question, asked
from yurt.server.sayings import saying
from yurt.server.sight import Eyes
from yurt.server.table import PLAYING, WAITING, NotNow, Table

# Answers that are kept, to give them again.
HINTS_KEPT = 1_024


class Hints:
    """Works hints out, one at a time for each seat. The same position gets the same hint, and so
    does the same request: asking again tells nothing more, unless it was a quick look and there is
    a search by now."""

    def __init__(self, house: House, minds: Minds) -> None:
        self.house = house
        self.minds = minds
        self._kept: OrderedDict[Hashable, wire.Hinted] = OrderedDict()
        self._busy: set[tuple[str, int]] = set()

    async def hint(
        self, live: Live, eyes: Eyes, key: str, call: wire.Hint, address: str = ""
    ) -> wire.Hinted:
        """The best moves of a seat that has this ``key``, or NotNow."""
        request = (live.table.id, key, call.request)
        if call.request and request in self._kept:
            return self._kept[request]
        async with self.house.at(live) as table:
            question = may_ask(table, eyes.seat, key, call.saw)
            seq, position = table.seq, (table.id, key, eyes.program, table.game_seq)
        if self._is_needed(position, table.opened.game):
            asker = Asker(address)
            self._keep(position, await self._work_out(table.id, question, eyes, seq, asker))
        known = self._kept[position]
        return self._keep(request, msgspec.structs.replace(known, request=call.request, seq=seq))

    def _is_needed(self, position: Hashable, game: str) -> bool:
        """Whether nothing is known yet, or more could be."""
        known = self._kept.get(position)
        return known is None or (known.quick and self.minds.shelf.can_think(game))

    async def _work_out(
        self, table: str, question: Question, eyes: Eyes, seq: int, asker: Asker
    ) -> wire.Hinted:
        assert eyes.seat is not None
        seat = table, eyes.seat
        if seat in self._busy:
            raise NotNow(say("call-too-many"))
        self._busy.add(seat)
        try:
            found = await self.minds.hint(question, not eyes.program, asker)
        finally:
            self._busy.discard(seat)
        moves = [hint_info(each, question.view.game) for each in found]
        return wire.Hinted(request="", seq=seq, moves=moves, quick=found[0].is_quick)

    def _keep(self, name: Hashable, hinted: wire.Hinted) -> wire.Hinted:
        self._kept[name] = hinted
        while len(self._kept) > HINTS_KEPT:
            self._kept.popitem(last=False)
        return hinted


def may_ask(table: Table, seat: int | None, key: str, saw: int) -> Question:
    """What is thought about for this seat; NotNow if it cannot have a hint now."""
    if seat is None:
        raise NotNow(say("table-watching"))
    if not table.is_owner(seat, key):
        raise NotNow(say("table-token"))
    if not table.opened.hints:
        raise NotNow(say("hint-forbidden"))
    if table.status != PLAYING or table.state is None:
        raise NotNow(say("table-waiting" if table.status == WAITING else "table-over"))
    if saw < table.game_seq:
        raise NotNow(say("table-moved-on"))
    if table.seats[seat].by_bot:
        raise NotNow(say("table-bot-plays"))
    require_turn(table, seat)
    # Random numbers that tell nothing: they follow from what everyone has seen.
    return asked(table, seat, f"hint {len(table.events)}")


def hint_info(hint: Hint, game: Game) -> wire.HintInfo:
    return wire.HintInfo(
        move=game.write(hint.move),
        chance=None if hint.chance is None else round(hint.chance, 4),
        error=round(hint.error, 4),
        name=saying(hint.name),
        why=saying(hint.why),
    )
