"""``yurt simulate``: many games at once. How long they last, who wins, how many a cap ends."""

import json
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

import numpy as np
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table as RichTable

from yurt.cli.speech import (
    choose_language,
    complain,
    find_game,
    own_words,
    players_complaint,
    read_options,
    text_folder,
)
from yurt.cli.table import Table
from yurt.engine import jit, registry
from yurt.engine.chance import seeded
from yurt.engine.game import Game
from yurt.engine.layout import Array
from yurt.engine.match import Match
from yurt.engine.spec import GameSpec, Value, decimal
from yurt.engine.state import State, Terms
from yurt.engine.words import Words, say

# No game is longer; what still goes on then is an error of the rules.
LONGEST = 100_000_000
# A run that takes longer than this many seconds shows how far it is.
PATIENCE = 1.0
WIDE = 120


@dataclass
class Tally:
    """What was counted of the games of one size."""

    players: int
    lengths: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    capped: int = 0

    def count(self, state: State, length: int) -> None:
        """Takes in a finished game; a shared win counts in equal parts."""
        ranks = state.ranks() or []
        self.wins = self.wins or [0.0] * self.players
        self.lengths.append(length)
        for seat, rank in enumerate(ranks):
            self.wins[seat] += (rank == 1) / ranks.count(1)
        self.capped += state.game.is_capped(state.record)

    def row(self, game: str) -> dict[str, Any]:
        games = len(self.lengths)
        return {
            "game": game,
            "players": self.players,
            "games": games,
            "events_mean": round(float(np.mean(self.lengths)), 1),
            "events_min": min(self.lengths),
            "events_max": max(self.lengths),
            "events_95": int(np.quantile(self.lengths, 0.95, method="higher")),
            "wins": [round(won / games, 4) for won in self.wins],
            "capped": round(self.capped / games, 4),
        }


class Ticker:
    """A progress bar on standard error that appears only when a run takes long."""

    def __init__(self, label: str, total: int) -> None:
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

    def tick(self) -> None:
        self._done += 1
        if self._task is not None:
            self._bar.update(self._task, completed=self._done)
        elif time.monotonic() - self._begun > PATIENCE:
            self._task = self._bar.add_task(self._label, total=self._total)
            self._bar.start()


def simulate(
    name: str,
    players: str,
    games: int,
    options: list[str],
    seed: int,
    *,
    bots: bool,
    as_json: bool,
    wanted: str | None,
) -> None:
    """Plays the games and prints a table, or a JSON object for each number of players."""
    language = choose_language(wanted)
    spec = find_game(name, language)
    language = choose_language(wanted, text_folder(spec.name))
    sizes = read_sizes(spec, players, language)
    chosen = read_options(spec, options, language)
    if games < 1:
        raise complain(language, "wrong-games")
    words = own_words(language)
    game = prepare(spec, words)
    rows = []
    for size in sizes:
        label = words.put(say("simulating", game=spec.title, players=size))
        rng = seeded(f"{seed} {size}")
        with Ticker(label, games) as ticker:
            tally = Tally(size)
            play = play_bots if bots else play_random
            play(game, tally, chosen, games, rng, ticker)
        rows.append(tally.row(spec.name))
        if as_json:
            print(json.dumps(rows[-1]), flush=True)
    if not as_json:
        key = "simulated-bots" if bots else "simulated-random"
        # As text: a seed is a name, not an amount with separators.
        title = say(key, game=spec.title, seed=str(seed))
        # A pipe has no width to keep to.
        console = Console(width=None if sys.stdout.isatty() else WIDE)
        console.print(tabulate(rows, words.put(title), words))


def read_sizes(spec: GameSpec, text: str, language: str) -> list[int]:
    """The numbers of players to play with."""
    if text == "all":
        return list(spec.players)
    size = decimal(text)
    if size is not None and size in spec.players:
        return [size]
    raise players_complaint(spec, language)


def prepare(spec: GameSpec, words: Words) -> Game:
    """The compiled game; who has to wait for the compiler is told so."""
    if not jit.is_plain_wanted() and not jit.is_ready(spec.name, registry.sources(spec.name)):
        text = words.put(say("compiling", game=spec.title))
        Console(stderr=True).print(text, style="dim")
        registry.warm(spec.name)
    return registry.load(spec.name)


def play_random(
    game: Game, tally: Tally, options: Mapping[str, Value], games: int, rng: Array, ticker: Ticker
) -> None:
    """Whole games inside the compiled code."""
    kernels = game.kernels
    complete = game.spec.check(tally.players, 0, options)
    terms = Terms(tally.players, 0, complete)
    start = game.start(tally.players, 0, **options).to_bytes()
    begin = np.frombuffer(start, dtype=kernels.dtype)
    states = kernels.blank()
    moves = np.empty(game.move_count, dtype=np.int16)
    for _ in range(games):
        states[:] = begin
        length = int(kernels.call_playout(states, rng, moves, LONGEST))
        tally.count(game.restore(terms, states.tobytes()), length)
        ticker.tick()


def play_bots(
    game: Game, tally: Tally, options: Mapping[str, Value], games: int, rng: Array, ticker: Ticker
) -> None:
    """Games by the game's own bots, who see what their seat may see."""
    choose = game.bot().choose
    for _ in range(games):
        match = Match(game, tally.players, 0, **options)
        table = Table(match)
        while not match.state.is_over:
            actor = match.to_move
            if isinstance(actor, int):
                table.apply(int(choose(table.view(actor), rng)))
            else:
                table.draw(rng)
        tally.count(match.state, len(match.log))
        ticker.tick()


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
