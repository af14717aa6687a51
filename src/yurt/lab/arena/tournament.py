"""Which games an arena plays: paired deals, each with all seats permuted, on all cores."""

import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import combinations, permutations
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for

from yurt.engine.chance import below, seeded
from yurt.engine.machine import cores
from yurt.engine.registry import load, spec_of
from yurt.engine.spec import Value
from yurt.lab.arena.ledger import Ledger
from yurt.lab.arena.playing import Fixture, Played, Setting, play
from yurt.lab.arena.standing import Standing
from yurt.lab.arena.statistics import Sprt

__all__ = ["Arena"]

# A table whose seats can be permuted in more ways than this is only turned round, each deal from
# another order: every bot still sits on every seat.
MOST_SEATINGS = 24
# How many games wait for each core.
AHEAD = 2

# Told how many games have been played, each time that some have.
Tick = Callable[[int], None]


def silent(games: int) -> None:
    """Tells nobody."""


class Arena:
    """Bots that meet at tables of one size.

    With more seats than bots, the last bot takes the rest: of two, one plays against n − 1. With
    more bots than seats, all groups meet, over the same deals.

    >>> arena = Arena("yaki", ["random", "thumb"])
    >>> [fixture.seating for fixture in arena.fixtures(0)]
    [(0, 1), (1, 0)]
    >>> result = arena.run(games=8, jobs=1)
    >>> result.deals, result.lines[1].score.value > 0.5
    (4, True)
    """

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
        milliseconds: int = 1000,
    ) -> None:
        spec = spec_of(game)
        if players is None:
            players = min(max(len(bots), spec.least_players), spec.most_players)
        agreed = tuple(load(game).spec.check(players, 0, options or {}).items())
        self.setting = Setting(game, players, agreed, tuple(bots), seed, milliseconds)
        self.groups = groups(len(bots), players)
        self.games_a_deal = len(self.fixtures(0))

    def fixtures(self, deal: int) -> list[Fixture]:
        """The games of a deal."""
        return [
            Fixture(deal, seating)
            for group in self.groups
            for seating in seatings(group, f"{self.setting.seed} {deal} order")
        ]

    def deals(self, games: int) -> int:
        """How many whole deals hold at least so many games."""
        return -(-games // self.games_a_deal)

    def run(
        self,
        ledger: Ledger | None = None,
        *,
        games: int,
        sprt: Sprt | None = None,
        jobs: int | None = None,
        tick: Tick = silent,
    ) -> Standing:
        """Plays what the ledger lacks. With ``sprt`` it ends at the first deal that decides;
        deals are looked at in their order, so that the result does not depend on the jobs."""
        ledger = Ledger() if ledger is None else ledger
        most = self.deals(games)
        standing = Standing(self.setting, sprt)
        tick(len(ledger))
        with Crew(self.setting, jobs or cores()) as crew:
            upcoming = (f for deal in range(most) for f in self.fixtures(deal) if f not in ledger)
            for deal in range(most):
                wanted = self.fixtures(deal)
                while any(fixture not in ledger for fixture in wanted):
                    for played, text in crew.work(upcoming):
                        ledger.put(played, text)
                        tick(1)
                standing.add([ledger[fixture] for fixture in wanted])
                if standing.is_decided:
                    break
        return standing


class Crew:
    """Processes that play; with one job, this process."""

    def __init__(self, setting: Setting, jobs: int) -> None:
        self._setting = setting
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None
        self._running: set[Future[tuple[Played, str]]] = set()

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *what: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def work(self, upcoming: Iterator[Fixture]) -> list[tuple[Played, str]]:
        """The games that are over, after waiting for one at least."""
        if self._jobs == 1:
            return [play(self._setting, next(upcoming))]
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._jobs, mp_context=get_context("spawn"), initializer=follow
            )
        for _ in range(self._jobs * AHEAD - len(self._running)):
            fixture = next(upcoming, None)
            if fixture is not None:
                self._running.add(self._pool.submit(play, self._setting, fixture))
        done, self._running = wait(self._running, return_when=FIRST_COMPLETED)
        return [future.result() for future in done]


def follow() -> None:
    """Lets a process of the crew end when the one that started it is gone, however that ended."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_leave_after, args=(parent.sentinel,), daemon=True).start()


def _leave_after(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


def groups(bots: int, players: int) -> list[tuple[int, ...]]:
    """Who meets whom."""
    if bots >= players:
        return list(combinations(range(bots), players))
    return [(*range(bots), *(bots - 1 for _ in range(players - bots)))]


def seatings(group: tuple[int, ...], seed: str) -> list[tuple[int, ...]]:
    """The ways in which a group takes its seats in one deal."""
    every = sorted(set(permutations(group)))
    if len(every) <= MOST_SEATINGS:
        return every
    rng = seeded(seed)
    order = list(group)
    for place in range(len(order) - 1, 0, -1):
        other = below(rng, place + 1)
        order[place], order[other] = order[other], order[place]
    return [(*order[turn:], *order[:turn]) for turn in range(len(order))]
