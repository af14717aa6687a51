"""One game of the arena: bots at the seats, a clock for each move, and what comes of it.

All chance of a game comes from the seed and the number of its deal, so that a deal is the same
whoever sits where; a seat's random numbers come from the deal, the seat and the number of its move.
A bot that forfeits ends the game: it comes last, and the others share the win.
"""

import gc
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from yurt.bots import roster
from yurt.bots.bot import Bot, Forfeit
from yurt.engine import record
from yurt.engine.actor import Actor
from yurt.engine.chance import seeded
from yurt.engine.layout import CHANCE
from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.spec import Value

# The clock of a game that only loads what the bots need; nobody is late there.
HURRY_SECONDS = 0.001


@dataclass(frozen=True)
class Setting:
    """What is played; ``options`` are all of them, in the order of the rulings."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    seed: int
    milliseconds: int


@dataclass(frozen=True)
class Fixture:
    """A game to play: which deal, and which bot (by its place among the bots) on each seat."""

    deal: int
    seating: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{self.deal:06}-{'-'.join(map(str, self.seating))}"


@dataclass(frozen=True)
class Played:
    """What came of a game, by seat: ranks (1 is best), and the milliseconds that each move took by
    its clock. ``forfeit``: the seat, the kind and the detail of it."""

    deal: int
    seating: tuple[int, ...]
    ranks: tuple[int, ...]
    times: tuple[tuple[float, ...], ...]
    forfeit: tuple[int, str, str] | None = None

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, self.seating)

    @property
    def moves(self) -> tuple[int, ...]:
        """How many each seat has made."""
        return tuple(map(len, self.times))

    def shares(self) -> list[float]:
        """Of the win: 1/w for each of w winners, else 0."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, found: dict[str, Any]) -> "Played":
        lists = {name: tuple(value) for name, value in found.items() if isinstance(value, list)}
        return cls(**{**found, **lists, "times": tuple(map(tuple, found["times"]))})


class Sitting:
    """A game while it is played."""

    def __init__(self, setting: Setting, fixture: Fixture, limit: float) -> None:
        self.setting = setting
        self.fixture = fixture
        self.limit = limit
        self.match = Match(load(setting.game), setting.players, 0, **dict(setting.options))
        self._logs: list[list[tuple[Actor, int]]] = [[] for _ in range(setting.players)]
        self._drawn = 0
        self.times: list[list[float]] = [[] for _ in range(setting.players)]

    def play(self, bots: Sequence[Bot], strict: bool = True) -> tuple[int, Forfeit] | None:
        """To the end, or to the first forfeit; ``strict``: a late move is one."""
        state = self.match.state
        while not state.is_over:
            actor = state.actor
            if actor == CHANCE:
                key = f"{self.setting.seed} {self.fixture.deal} chance {self._drawn}"
                self._drawn += 1
                self._apply(state.draw(seeded(key)))
                continue
            try:
                self._apply(self._ask(actor, bots[actor], strict))
            except Forfeit as forfeit:
                return actor, forfeit
        return None

    def _ask(self, seat: int, bot: Bot, strict: bool) -> int:
        view = self.match.state.view(seat, self._logs[seat])
        number = len(self.times[seat])
        rng = seeded(f"{self.setting.seed} {self.fixture.deal} seat {seat} {number}")
        clock = bot.clock(self.limit)
        try:
            move = int(bot.choose(view, clock, rng))
        except Forfeit:
            raise
        except Exception as error:
            raise Forfeit("failed", f"{type(error).__name__}: {error}") from error
        finally:
            self.times[seat].append(round(1000 * clock.spent, 3))
        if strict and clock.is_late:
            raise Forfeit("late")
        if move not in view.moves:
            raise Forfeit("illegal", str(move))
        return move

    def _apply(self, event: int) -> None:
        state, match = self.match.state, self.match
        seen = [state.seen(event, seat) for seat in range(state.players)]
        match.apply(event)
        for log, code in zip(self._logs, seen, strict=True):
            log.append((match.log[-1][0], code))


def play(setting: Setting, fixture: Fixture) -> tuple[Played, str]:
    """Plays a game; what came of it, and its record."""
    warm(setting.game, setting.players, setting.options, setting.bots)
    sitting = Sitting(setting, fixture, setting.milliseconds / 1000)
    bots = [roster.make(setting.bots[number]) for number in fixture.seating]
    try:
        forfeit = _begin(sitting, bots) or sitting.play(bots)
    finally:
        for bot in bots:
            bot.end()
    played = Played(
        fixture.deal,
        fixture.seating,
        _ranks(sitting, forfeit[0] if forfeit else None),
        tuple(map(tuple, sitting.times)),
        (forfeit[0], forfeit[1].kind, forfeit[1].detail) if forfeit else None,
    )
    names = {f"seat{seat}": setting.bots[number] for seat, number in enumerate(fixture.seating)}
    return played, record.write(sitting.match, names)


def _begin(sitting: Sitting, bots: Sequence[Bot]) -> tuple[int, Forfeit] | None:
    for seat, bot in enumerate(bots):
        try:
            bot.begin(sitting.match.game)
        except Forfeit as forfeit:
            return seat, forfeit
    return None


def _ranks(sitting: Sitting, loser: int | None) -> tuple[int, ...]:
    if loser is None:
        return tuple(sitting.match.state.ranks() or ())
    players = sitting.setting.players
    return tuple(players if seat == loser else 1 for seat in range(players))


@cache
def warm(
    game: str, players: int, options: tuple[tuple[str, Value], ...], bots: tuple[str, ...]
) -> None:
    """Plays a game in a hurry with each bot of this process, so that what it loads and compiles at
    its first moves is not taken for thinking; nor is the collector's way through all of that, which
    takes longer than a quick move."""
    for name in sorted(set(bots)):
        if not roster.is_program(name):
            setting = Setting(game, players, options, (name,), 0, 0)
            sitting = Sitting(setting, Fixture(0, (0,) * players), HURRY_SECONDS)
            seated = [roster.make(name) for _ in range(players)]
            for bot in seated:
                bot.begin(sitting.match.game)
            sitting.play(seated, strict=False)
    gc.collect()
    gc.freeze()


def audition(name: str, game: str) -> None:
    """A Forfeit or an UnknownBot says why a bot cannot play at all."""
    bot = roster.make(name)
    try:
        bot.begin(load(game))
    finally:
        bot.end()
