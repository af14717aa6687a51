"""``yurt arena``: bots against bots. Who is stronger, how sure that is, and how long they think."""

import json
import math
import secrets
from dataclasses import dataclass
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table as RichTable
from rich.text import Text

from yurt.bots import roster
from yurt.bots.bot import Forfeit
from yurt.cli import opponents
from yurt.cli.complaint import Complaint
from yurt.cli.simulate import Ticker, show
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
from yurt.engine.machine import cores
from yurt.engine.words import Say, say
from yurt.lab.arena.ledger import Folder, Ledger, seed_of
from yurt.lab.arena.playing import audition
from yurt.lab.arena.standing import Line, Standing
from yurt.lab.arena.statistics import Sprt
from yurt.lab.arena.tournament import Arena
from yurt.lab.keeping import Damaged, OtherContents
from yurt.lab.statistics import Estimate

# How many games are played if nobody says so; SPRT ends by itself, but not for ever.
GAMES = 400
MOST_GAMES = 1_000_000
# Further apart, all games are won by the one bot as far as numbers go.
MOST_ELO = 2000
# As many as a number of JSON holds everywhere.
SEED_BITS = 53
NAME = 12
# Rounded, with a sign; nothing is never −0.
ELO = "+z.0f"
COLUMNS = ("games", "score", "elo", "time-mean", "time-high", "time-most", "forfeits")


@dataclass(frozen=True, kw_only=True)
class Wishes:
    """What was asked for on the command line."""

    game: str
    bots: list[str]
    players: int | None
    games: int | None
    sprt: tuple[float, float] | None
    milliseconds: int
    options: list[str]
    seed: int | None
    folder: str | None
    records: bool
    jobs: int | None
    as_json: bool
    language: str | None


class Invitation:
    """The wishes, understood."""

    def __init__(self, wishes: Wishes) -> None:
        self.wishes = wishes
        language = choose_language(wishes.language)
        self.spec = find_game(wishes.game, language)
        self.language = choose_language(wishes.language, text_folder(self.spec.name))
        self.words = own_words(self.language)
        self.options = read_options(self.spec, wishes.options, self.language)
        self._check_numbers()
        self.sprt = Sprt(*wishes.sprt) if wishes.sprt else None
        self.games = wishes.games or (MOST_GAMES if self.sprt else GAMES)

    def _check_numbers(self) -> None:
        wishes = self.wishes
        if len(wishes.bots) < 2:
            raise self.complain("too-few-bots", known=", ".join(roster.known()))
        if wishes.players is not None and wishes.players not in self.spec.players:
            raise players_complaint(self.spec, self.language)
        if wishes.games is not None and wishes.games < 1:
            raise self.complain("wrong-games")
        if wishes.jobs is not None and wishes.jobs < 1:
            raise self.complain("wrong-jobs")
        if wishes.milliseconds < 1:
            raise self.complain("wrong-time")
        if wishes.records and wishes.folder is None:
            raise self.complain("records-where")
        if wishes.sprt is not None:
            if len(wishes.bots) != 2:
                raise self.complain("sprt-two")
            if not -math.inf < wishes.sprt[0] < wishes.sprt[1] < math.inf:
                raise self.complain("sprt-order")
            if max(map(abs, wishes.sprt)) > MOST_ELO:
                raise self.complain("sprt-far", most=MOST_ELO)

    def complain(self, key: str, **details: str | int) -> Complaint:
        return complain(self.language, key, **details)

    def audition(self) -> None:
        """Each bot shows that it can play at all."""
        for bot in self.wishes.bots:
            try:
                audition(bot, self.spec.name)
            except roster.UnknownBot:
                known = ", ".join(roster.known())
                raise self.complain("unknown-bot", bot=bot, known=known) from None
            except Forfeit as forfeit:
                raise self.complain("bot-unready", bot=bot, reason=self.reason(forfeit)) from None

    def reason(self, forfeit: Forfeit) -> str:
        text = self.words.put(say(f"forfeit-{forfeit.kind}"))
        return f"{text} ({forfeit.detail})" if forfeit.detail else text

    def arena(self) -> Arena:
        wishes = self.wishes
        return Arena(
            self.spec.name,
            wishes.bots,
            wishes.players,
            self.options,
            self.seed(),
            wishes.milliseconds,
        )

    def seed(self) -> int:
        """The one that was named, or that the folder was begun with, or one that nobody knows: a
        program that could guess it would know every hidden card."""
        if self.wishes.seed is not None:
            return self.wishes.seed
        kept = seed_of(Path(self.wishes.folder)) if self.wishes.folder else None
        return kept if kept is not None else secrets.randbits(SEED_BITS)

    def ledger(self, arena: Arena) -> Ledger:
        if self.wishes.folder is None:
            return Ledger()
        try:
            return Folder(Path(self.wishes.folder), arena.setting, self.wishes.records)
        except OtherContents:
            raise self.complain("other-arena", folder=self.wishes.folder) from None
        except Damaged as file:
            raise self.complain("kept-damaged", file=str(file)) from None
        except OSError:
            raise self.complain("cannot-keep-there", folder=self.wishes.folder) from None


def arena(wishes: Wishes) -> None:
    """Plays the games and prints a table, or a JSON object."""
    invitation = Invitation(wishes)
    needed = opponents.needs(invitation.spec, wishes.bots, invitation.language)
    for means in needed or [Rules()]:
        prepare(invitation.spec, invitation.words, means)
    invitation.audition()
    field = invitation.arena()
    ledger = invitation.ledger(field)
    total = field.deals(invitation.games) * field.games_a_deal
    label = invitation.words.put(say("arena-playing", game=invitation.spec.title))
    with Ticker(label, total) as ticker:
        standing = field.run(
            ledger,
            games=invitation.games,
            sprt=invitation.sprt,
            jobs=wishes.jobs or cores(),
            tick=ticker.add,
        )
    if wishes.as_json:
        print(json.dumps(standing.row(), ensure_ascii=False))
    else:
        report(standing, invitation)


def report(standing: Standing, invitation: Invitation) -> None:
    """The table, what was forfeited, and what SPRT says."""
    words, lines = invitation.words, standing.lines
    table = RichTable(title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    table.title = words.put(
        say(
            "arena-title",
            game=invitation.spec.title,
            players=standing.setting.players,
            deals=standing.deals,
            time=standing.setting.milliseconds,
            seed=str(standing.setting.seed),
        )
    )
    # On a narrow terminal figures are broken before names are.
    table.add_column(words.put(say("column-bot")), overflow="fold", min_width=NAME)
    for key in COLUMNS:
        table.add_column(words.put(say(f"column-{key}")), justify="right")
    for line in lines:
        title = opponents.title(line.bot, invitation.language)
        name = f"{line.bot} ({title})" if title else line.bot
        table.add_row(*map(Text, (name, *cells(line))))
    show(table)
    print(words.put(say("arena-legend", fair=f"{100 * standing.fair:.1f}")))
    for line in lines:
        for kind, (times, detail) in line.forfeits.items():
            reason = invitation.reason(Forfeit(kind, detail))
            print(words.put(say("arena-forfeit", bot=line.bot, times=times, reason=reason)))
    if standing.sprt is not None:
        print(words.put(verdict(standing)))


def cells(line: Line) -> list[str]:
    forfeits = sum(number for number, _ in line.forfeits.values())
    times = (line.mean_time, line.high_time, line.most_time)
    return [
        str(line.games),
        interval(line.score, 100, ".1f"),
        interval(line.elo, 1, ELO),
        *(f"{time:.1f}" if line.moves else "–" for time in times),
        str(forfeits),
    ]


def interval(estimate: Estimate, scale: float, form: str) -> str:
    value, low, high = (
        format(scale * each, form) if math.isfinite(each) else "∞" if each > 0 else "−∞"
        for each in (estimate.value, estimate.low, estimate.high)
    )
    return f"{value} [{low}, {high}]" if low != high else value


def verdict(standing: Standing) -> Say:
    """What SPRT says so far."""
    sprt = standing.sprt
    assert sprt is not None
    low, high = sprt.bounds
    details = {
        "one": standing.setting.bots[0],
        "other": standing.setting.bots[1],
        "elo0": f"{sprt.elo0:g}",
        "elo1": f"{sprt.elo1:g}",
        "ratio": f"{standing.ratio:.2f}",
        "low": f"{low:.2f}",
        "high": f"{high:.2f}",
    }
    return say(f"sprt-{standing.verdict or 'open'}", **details)
