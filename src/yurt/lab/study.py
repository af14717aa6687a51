"""A study: which settings of a game are played, on how many cores, and where it went on."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context

from yurt.engine.machine import cores
from yurt.engine.registry import extended, spec_of
from yurt.engine.spec import Choice, Number, Option, Value
from yurt.lab.figures import Effect, Figures
from yurt.lab.pieces import Shelf
from yurt.lab.playing import KERNELS, Piece, Setting, Task, complete, play

__all__ = ["Result", "Study"]

# How many games a piece holds: about a second's work.
RANDOM_GAMES = 250
BOT_GAMES = 5
# An option with more values than this is tried at its ends.
FEW = 6

# Told how many games have been played, each time that some have.
Tick = Callable[[int], None]


def silent(games: int) -> None:
    """Tells nobody."""


@dataclass(frozen=True)
class Result:
    """What came out: figures by number of players, and the effects of the options.

    >>> result = Study("yaki", sizes=[2, 3], games=50).run()
    >>> sorted(result.base), result.effects
    ([2, 3], [])
    """

    base: Mapping[int, Figures]
    effects: Sequence[Effect]


class Study:
    """``thorough``: with the luck share (each game is replayed twice) and each option's effect.

    >>> study = Study("yaki", sizes=[2], games=100, options={"trophies": 1}, seed=7)
    >>> figures = study.run().base[2]
    >>> figures.games, figures.players
    (100, 2)
    """

    def __init__(
        self,
        game: str,
        sizes: Sequence[int],
        games: int,
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
        *,
        bots: bool = False,
        thorough: bool = False,
    ) -> None:
        self.spec = spec_of(game)
        self.games = games
        self.seed = seed
        self.bots = bots
        self.thorough = thorough
        chosen = options or {}
        self.base = {size: self._setting(size, chosen) for size in sizes}
        self.variants = [
            (option.name, setting, self._setting(size, {**chosen, option.name: value}))
            for size, setting in self.base.items()
            for option in (self.spec.options if thorough else ())
            for value in other_values(option, dict(setting.options)[option.name])
        ]

    def _setting(self, players: int, options: Mapping[str, Value]) -> Setting:
        agreed = complete(self.spec.name, players, options)
        return Setting(self.spec.name, players, agreed, self.seed, self.bots)

    def tasks(self, setting: Setting) -> Iterator[Task]:
        step = BOT_GAMES if self.bots else RANDOM_GAMES
        is_paired = self.thorough and setting in self.base.values()
        for begin in range(0, self.games, step):
            yield Task(setting, begin, min(begin + step, self.games), is_paired)

    @property
    def settings(self) -> list[Setting]:
        return [*self.base.values(), *(variant for _, _, variant in self.variants)]

    @property
    def total(self) -> int:
        """How many games there are to play, without replays."""
        return self.games * len(self.settings)

    def run(
        self, shelf: Shelf | None = None, jobs: int | None = None, tick: Tick = silent
    ) -> Result:
        """Plays what is not on the shelf yet. The figures are the same however many jobs there
        are, and however often it was broken off."""
        shelf = shelf or Shelf()
        tasks = [task for setting in self.settings for task in self.tasks(setting)]
        missing = [task for task in tasks if task.key not in shelf]
        tick(self.total - sum(task.end - task.begin for task in missing))
        for task, piece in played(missing, jobs or cores(), bots=self.bots):
            shelf.put(piece)
            tick(task.end - task.begin)
        figures = {
            setting: Figures(setting, [shelf[task.key] for task in self.tasks(setting)])
            for setting in self.settings
        }
        base = {size: figures[setting] for size, setting in self.base.items()}
        effects = [
            Effect.of(option, figures[variant], figures[usual])
            for option, usual, variant in self.variants
        ]
        return Result(base, effects)


def other_values(option: Option, usual: Value) -> list[Value]:
    """The values of an option to compare with the agreed one."""
    values: Sequence[Value] = ()
    if isinstance(option, Choice):
        values = option.values
    elif isinstance(option, Number):
        every = range(option.least, option.most + 1, option.step)
        values = every if len(every) <= FEW else (option.least, option.most)
    return [value for value in values if value != usual]


def played(tasks: Sequence[Task], jobs: int, *, bots: bool) -> Iterator[tuple[Task, Piece]]:
    """The pieces, in the order in which they are done."""
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        yield from ((task, play(task)) for task in tasks)
        return
    with _executor(jobs, tasks[0].setting.game, bots=bots) as executor:
        running = {executor.submit(play, task): task for task in tasks}
        try:
            for done in as_completed(running):
                yield running[done], done.result()
        finally:
            executor.shutdown(wait=False, cancel_futures=True)


def _executor(jobs: int, game: str, *, bots: bool) -> Executor:
    """Threads for compiled games, which do not hold each other up; processes for bots."""
    if bots:
        return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    # Loaded once, before there are threads: Python cannot read sources in several at a time.
    extended(game, KERNELS)
    return ThreadPoolExecutor(jobs)
