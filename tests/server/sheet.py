"""A table without a server: what is decided is folded at once, and its log is kept as bytes."""

import random
from collections.abc import Callable, Collection, Sequence
from typing import Any

from yurt.engine import registry
from yurt.engine.game import Game
from yurt.engine.layout import CHANCE
from yurt.server import decide
from yurt.server import entries as e
from yurt.server.absence import Attendance
from yurt.server.proof import Chance, ChanceSource, commitment
from yurt.server.seats import hashed
from yurt.server.table import Decided, NotNow, Table, entry_of

SEED = bytes(range(32))
HOST = "the secret of the host"
START = 1_000.0
Decision = Callable[..., list[Decided]]
HIDDEN = [name for name in registry.names() if not registry.spec_of(name).is_open]
# Every game, and for how many it is played: where two would be too simple, for three.
GAMES = {
    name: min(3, registry.spec_of(name).most_players) if name in HIDDEN else 2
    for name in registry.names()
}


def load(name: str) -> Game:
    """The game compiled if that costs no waiting."""
    return registry.load(name, mode="ready")


def secret(seat: int) -> str:
    return f"the secret of seat {seat}"


def here(*seats: int, gone: Collection[int] = (), away: Collection[int] = ()) -> Attendance:
    """Who is there; the table still waits for those who are ``away``."""
    wait = dict.fromkeys(gone, 0.0) | dict.fromkeys(away, 5.0)
    return Attendance(frozenset(seats), dict.fromkeys(wait, 60.0), wait, None)


class Sheet:
    """``now`` is the time of whatever is done next."""

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        *,
        seed: bytes = SEED,
        source: ChanceSource = Chance,
        **terms: Any,
    ) -> None:
        self.now = START
        self.log: list[tuple[float, bytes]] = []
        self.seed = seed
        self.table = Table("table", "ABCD", seed, load, source)
        for name, value in (("options", {}), ("first", 0)):
            terms.setdefault(name, value)
        opened = e.Opened(
            game=game, seats=list(seats), host=hashed(HOST), commitment=commitment(seed), **terms
        )
        self.keep([opened])

    def keep(self, chosen: Sequence[Decided]) -> None:
        for decided in chosen:
            self.log.append((self.now, e.encode(entry_of(decided))))
            self.table.fold(self.table.seq + 1, self.now, decided)

    def do(self, decision: Decision, *subject: Any, **details: Any) -> list[e.Entry]:
        """Decides and keeps; answers with the entries."""
        chosen = decision(self.table, *subject, **details)
        self.keep(chosen)
        return [entry_of(decided) for decided in chosen]

    def refused(self, decision: Decision, *subject: Any, **details: Any) -> str:
        """The name of the sentence that refuses it; nothing has changed then."""
        before = list(self.log)
        try:
            self.do(decision, *subject, **details)
        except NotNow as refused:
            assert self.log == before
            return refused.saying.key
        raise AssertionError("this was not refused")

    def seated(self, *seats: int) -> "Sheet":
        """People sit down there; the game begins when no seat is free."""
        for seat in seats:
            self.do(decide.sit, seat, f"Player {seat}", secret(seat))
        return self

    def play(self, *events: str, bot: bool = False) -> list[e.Entry]:
        """The seat to move plays, or makes its first legal move."""
        mover = self.table.mover
        assert mover is not None and self.table.state is not None
        moves = events or self.table.state.legal()[:1]
        return self.do(decide.play, mover, moves, self.table.seq, bot=bot)

    def play_out(self, rng: random.Random) -> "Sheet":
        """Random moves to the end of the game."""
        while self.table.mover is not None:
            assert self.table.state is not None
            self.play(rng.choice(self.table.state.legal()))
        return self

    def legal(self) -> list[str]:
        return self.table.state.legal() if self.table.state else []

    def lines(self) -> list[str]:
        return [
            f"{'*' if played.actor == CHANCE else played.actor} {played.event}"
            for played in self.table.events
        ]

    def again(self) -> Table:
        """The table that the bytes of the log make."""
        table = Table("table", "ABCD", self.seed, load)
        for seq, (at, data) in enumerate(self.log, 1):
            table.fold(seq, at, e.decode(data))
        return table


def yak(people: int = 2, **terms: Any) -> Sheet:
    """People at a table of YAK, at their first decision."""
    return Sheet("yak", ["open"] * people, **terms).seated(*range(people))
