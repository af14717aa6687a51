"""``yurt simulate``: many games at once. How long they last, who wins, how many a cap ends; a
report of a whole study; and counts of the tree."""

import json
import sys
import time
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table as RichTable

from yurt.cli.complaint import Complaint
from yurt.cli.speech import (
    choose_language,
    complain,
    find_game,
    own_words,
    players_complaint,
    read_options,
    text_folder,
)
from yurt.cli.waiting import Rules, prepare
from yurt.engine import registry
from yurt.engine.machine import cores
from yurt.engine.spec import GameSpec, Value, decimal
from yurt.engine.words import Words, say
from yurt.lab import playing
from yurt.lab.keeping import Damaged, OtherContents
from yurt.lab.perft import perft
from yurt.lab.pieces import Folder
from yurt.lab.study import Study

# A run that takes longer than this many seconds shows how far it is.
QUIET_SECONDS = 1.0
WIDE_COLUMNS = 120
# Deeper trees are never counted to the end.
DEEPEST = 100


@dataclass(frozen=True, kw_only=True)
class Wishes:
    """What was asked for on the command line."""

    game: str
    players: str
    games: int
    options: list[str]
    seed: int
    bots: bool
    as_json: bool
    report: str | None
    perft: int | None
    jobs: int | None
    language: str | None


class Ticker:
    """A progress bar on standard error that appears only when a run takes long."""

    def __init__(self, label: str, total: int = 1) -> None:
        console = Console(stderr=True)
        self._bar = Progress(console=console, transient=True, disable=not console.is_terminal)
        self._label = label
        self._total = total
        self._done = 0
        self._begun = time.monotonic()
        self._task: TaskID | None = None

    def __enter__(self) -> "Ticker":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._task is not None:
            self._bar.stop()

    def add(self, more: int) -> None:
        self.reach(self._done + more, self._total)

    def reach(self, done: int, total: int) -> None:
        self._done = done
        if self._task is None and time.monotonic() - self._begun > QUIET_SECONDS:
            self._task = self._bar.add_task(self._label, total=total)
            self._bar.start()
        if self._task is not None:
            self._bar.update(self._task, completed=done, total=total)


class Simulation:
    """The wishes, understood: a game, numbers of players, options, a language."""

    def __init__(self, wishes: Wishes) -> None:
        language = choose_language(wishes.language)
        self.spec = find_game(wishes.game, language)
        self.language = choose_language(wishes.language, text_folder(self.spec.name))
        self.wishes = wishes
        self.sizes = read_sizes(self.spec, wishes.players, self.language)
        self.options: dict[str, Value] = read_options(self.spec, wishes.options, self.language)
        if wishes.games < 1:
            raise self.complain("wrong-games")
        if wishes.jobs is not None and wishes.jobs < 1:
            raise self.complain("wrong-jobs")
        if wishes.perft is not None and not 0 <= wishes.perft <= DEEPEST:
            raise self.complain("wrong-depth", most=DEEPEST)
        self.jobs = wishes.jobs or cores()
        self.words = own_words(self.language)

    def complain(self, key: str, **details: str | int) -> Complaint:
        return complain(self.language, key, **details)

    def study(self, sizes: list[int]) -> Study:
        return Study(
            self.spec.name,
            sizes,
            self.wishes.games,
            self.options,
            self.wishes.seed,
            bots=self.wishes.bots,
            thorough=self.wishes.report is not None,
        )

    def label(self, sizes: list[int]) -> str:
        players = "/".join(map(str, sizes))
        return self.words.put(say("simulating", game=self.spec.title, players=players))

    def tabulate(self) -> list[dict[str, Any]]:
        """The games of each size; JSON is shown as soon as it is there."""
        rows = []
        for size in self.sizes:
            study = self.study([size])
            with Ticker(self.label([size]), study.total) as ticker:
                result = study.run(jobs=self.jobs, tick=ticker.add)
            rows.append(result.base[size].row())
            if self.wishes.as_json:
                print(json.dumps(rows[-1]), flush=True)
        return rows

    def report(self, folder: Path) -> list[dict[str, Any]]:
        """A whole study; what the folder holds of it already is not played again."""
        if find_spec("matplotlib") is None:
            raise self.complain("no-matplotlib")
        try:
            shelf = Folder(folder, self.spec.name)
        except OtherContents:
            raise self.complain("other-study", folder=str(folder)) from None
        except Damaged as file:
            raise self.complain("kept-damaged", file=str(file)) from None
        except OSError:
            raise self.complain("cannot-report-there", folder=str(folder)) from None
        from yurt.lab.report import Report

        study = self.study(self.sizes)
        with Ticker(self.label(self.sizes), study.total) as ticker:
            result = study.run(shelf, self.jobs, ticker.add)
        page = Report(study, result, self.language).write(folder)
        text = self.words.put(say("report-written"))
        Console(stderr=True, soft_wrap=True).print(text, page, highlight=False)
        rows = [figures.row() for figures in result.base.values()]
        for row in [*rows, *(effect.row() for effect in result.effects)]:
            if self.wishes.as_json:
                print(json.dumps(row), flush=True)
        return rows

    def count_tree(self, depth: int) -> None:
        """The nodes of the tree, from the start of the game."""
        game = registry.load(self.spec.name)
        for size in self.sizes:
            state = game.start(size, 0, **self.options)
            with Ticker(self.label([size])) as ticker:
                levels = perft(state, depth, self.jobs, ticker.reach)
            rows = [
                {
                    "game": self.spec.name,
                    "players": size,
                    "depth": level.depth,
                    "nodes": level.nodes,
                    "decisions": level.decisions,
                    "chance": level.chance,
                    "over": level.over,
                }
                for level in levels
            ]
            if self.wishes.as_json:
                print("\n".join(map(json.dumps, rows)), flush=True)
            else:
                show(tree_table(rows, self.label([size]), self.words))


def simulate(wishes: Wishes) -> None:
    """Plays the games and prints a table, or a JSON object for each number of players."""
    simulation = Simulation(wishes)
    words, spec = simulation.words, simulation.spec
    prepare(spec, words, Rules() if wishes.bots and wishes.perft is None else playing)
    if wishes.perft is not None:
        simulation.count_tree(wishes.perft)
        return
    rows = simulation.report(Path(wishes.report)) if wishes.report else simulation.tabulate()
    if not wishes.as_json:
        key = "simulated-bots" if wishes.bots else "simulated-random"
        # As text: a seed is a name, not an amount with separators.
        title = say(key, game=spec.title, seed=str(wishes.seed))
        show(tabulate(rows, words.put(title), words))


def show(table: RichTable) -> None:
    # A pipe has no width to keep to.
    Console(width=None if sys.stdout.isatty() else WIDE_COLUMNS).print(table)


def read_sizes(spec: GameSpec, text: str, language: str) -> list[int]:
    """The numbers of players to play with."""
    if text == "all":
        return list(spec.players)
    size = decimal(text)
    if size is not None and size in spec.players:
        return [size]
    raise players_complaint(spec, language)


def tabulate(rows: list[dict[str, Any]], title: str, words: Words) -> RichTable:
    table = RichTable(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for key in ("players", "games", "mean", "least", "most", "quantile"):
        table.add_column(words.put(say(f"column-{key}")), justify="right")
    table.add_column(words.put(say("column-wins")), no_wrap=True)
    table.add_column(words.put(say("column-capped")), justify="right")
    for row in rows:
        numbers = [row[key] for key in ("players", "games", "events_mean")]
        numbers += [row[key] for key in ("events_min", "events_max", "events_95")]
        wins = "  ".join(f"{100 * share:.1f}" for share in row["wins"])
        capped = f"{100 * row['capped']:.1f}"
        table.add_row(*map(str, numbers), wins, capped)
    return table


def tree_table(rows: list[dict[str, Any]], title: str, words: Words) -> RichTable:
    table = RichTable(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    keys = ("depth", "nodes", "decisions", "chance", "over")
    for key in keys:
        table.add_column(words.put(say(f"column-{key}")), justify="right")
    for row in rows:
        table.add_row(*(str(row[key]) for key in keys))
    return table
