"""``yurt review``: what a finished game was decided by, seat by seat and decision by decision."""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table as RichTable
from rich.text import Text

from yurt.bots import readiness
from yurt.bots.coach import Balance, Decision, NotOver, Review, review, views
from yurt.bots.thinking import Prospect
from yurt.cli.hint import spread
from yurt.cli.simulate import Ticker, show
from yurt.cli.speech import choose_language, complain, game_words, own_words, text_folder
from yurt.cli.waiting import prepare
from yurt.engine import record as records
from yurt.engine.chance import seeded
from yurt.engine.record import RecordError
from yurt.engine.registry import spec_of
from yurt.engine.state import View
from yurt.engine.words import Say, say

# A chart in one line: this many moments at most, and how high each stands.
MOMENTS = 60
BARS = "▁▂▃▄▅▆▇█"
PARTS = ("cards", "unknown", "own", "others")
COLUMNS = ("result", *PARTS, "accuracy")


class Sitting:
    """A record, reviewed, and whom it is told to."""

    def __init__(self, file: str, language: str | None) -> None:
        spoken = choose_language(language)
        data = _read(file, spoken)
        try:
            header = records.Reader(data).header
            self.spec = spec_of(header.game)
            self.language = choose_language(language, text_folder(header.game))
            self.words = own_words(self.language)
            prepare(self.spec, self.words, readiness)
            self.match = records.read(data, mode="compiled").match
        except RecordError as error:
            raise complain(spoken, "review-bad", file=file, reason=str(error)) from None
        self.names = [
            header.free.get(f"seat{seat}") or self.words.put(say("seat", number=seat))
            for seat in range(header.players)
        ]

    def name(self, move: int, view: View) -> str:
        saying = view.game.advice.headline(move, view.record, view.holder)
        return view.game.words(self.language).put(saying, self.names)

    def why(self, decision: Decision, view: View) -> str:
        """What speaks for the better move."""
        saying = view.game.explain(view, decision.best.move, seeded(decision.place))
        return view.game.words(self.language).put(saying, self.names)

    def review(self) -> Review:
        label = self.words.put(say("reviewing", game=self.spec.title))
        try:
            with Ticker(label) as ticker:
                return review(self.match, ticker.reach)
        except NotOver:
            raise complain(self.language, "review-not-over") from None


def _read(file: str, language: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        reason = str(error.strerror)
        raise complain(language, "verify-unread", file=file, reason=reason) from None


def review_record(file: str, as_json: bool, language: str | None, with_all: bool = False) -> None:
    """Prints who was lucky, the chances along the game, and what was decided badly, or all that was
    decided."""
    sitting = Sitting(file, language)
    found = sitting.review()
    if as_json:
        print(json.dumps(as_object(sitting, found), ensure_ascii=False))
        return
    show(balance_table(sitting, found))
    print(sitting.words.put(say("review-legend")))
    print()
    for seat, name in enumerate(sitting.names):
        print(f"{chart(found.promises[:, seat].tolist())}  {name}")
    print()
    tell_decisions(sitting, found, with_all)
    tell_feats(sitting, found)


def as_object(sitting: Sitting, found: Review) -> dict[str, Any]:
    return {
        "game": found.match.game.name,
        "seats": [
            {
                "result": balance.result,
                "fair": balance.fair,
                "parts": {name: asdict(getattr(balance, name)) for name in PARTS},
                "accuracy": balance.accuracy,
                "feats": own,
            }
            for balance, own in zip(found.balances, feats(sitting, found), strict=True)
        ],
        "decisions": [
            {
                "event": decision.place + 1,
                "seat": decision.seat,
                "made": _prospect(sitting, decision.made, view),
                "best": _prospect(sitting, decision.best, view),
                "loss": decision.loss,
                "error": decision.error,
                "blind": decision.blind,
                "fortune": decision.fortune,
                "grade": decision.grade or None,
                "why": sitting.why(decision, view) if decision.grade else None,
            }
            for decision, view in views(found, found.decisions)
        ],
        "chances": found.promises.round(4).tolist(),
    }


def _prospect(sitting: Sitting, prospect: Prospect, view: View) -> dict[str, Any]:
    return {
        "move": view.game.write(prospect.move),
        "name": sitting.name(prospect.move, view),
        "chance": prospect.chance,
        "error": prospect.error,
    }


def balance_table(sitting: Sitting, found: Review) -> RichTable:
    title = say(
        "review-title",
        game=sitting.spec.title,
        events=len(found.match.log),
        decisions=len(found.decisions),
    )
    table = RichTable(
        title=sitting.words.put(title), title_justify="left", title_style="bold", box=SIMPLE_HEAD
    )
    table.add_column(sitting.words.put(say("column-seat")))
    for key in COLUMNS:
        table.add_column(sitting.words.put(say(f"column-{key}")), justify="right")
    for name, balance in zip(sitting.names, found.balances, strict=True):
        table.add_row(*map(Text, (name, *figures(balance))))
    return table


def figures(balance: Balance) -> list[str]:
    """In whole hundredths of the win that still add up, and the accuracy."""
    result, fair = (round(100 * share) for share in (balance.result, balance.fair))
    found = [getattr(balance, name) for name in PARTS]
    parts = [round(100 * part.value) for part in found]
    # What rounding leaves over belongs to the part that is the least sure.
    least_sure = max(range(len(found)), key=lambda place: found[place].error)
    parts[least_sure] += result - fair - sum(parts)
    told = [f"{part:+} ± {spread(each.error)}" for part, each in zip(parts, found, strict=True)]
    return [f"{result} – {fair}", *told, f"{balance.accuracy:.0f}"]


def chart(chances: list[float]) -> str:
    """The chances to win from the first moment to the last."""
    if len(chances) > MOMENTS:
        step = (len(chances) - 1) / (MOMENTS - 1)
        chances = [chances[round(place * step)] for place in range(MOMENTS)]
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances)


def tell_decisions(sitting: Sitting, found: Review, with_all: bool = False) -> None:
    """What was decided badly, or everything; and what speaks for the better move."""
    graded = [decision for decision in found.decisions if decision.grade]
    if not graded:
        print(sitting.words.put(say("review-faultless")))
    for decision, view in views(found, found.decisions if with_all else graded):
        print(sitting.words.put(told(sitting, decision, view), sitting.names))
        if decision.grade:
            print(f"      {sitting.why(decision, view)}")


def told(sitting: Sitting, decision: Decision, view: View) -> Say:
    is_best = decision.made.move == decision.best.move
    return say(
        f"review-{decision.grade or ('best' if is_best else 'other')}",
        event=decision.place + 1,
        name=sitting.names[decision.seat],
        made=sitting.name(decision.made.move, view),
        chance=percent(decision.made),
        best=sitting.name(decision.best.move, view),
        better=percent(decision.best),
    )


def percent(prospect: Prospect) -> str:
    return f"{100 * prospect.chance:.0f} ± {spread(prospect.error)} %"


def feats(sitting: Sitting, found: Review) -> list[list[dict[str, Any]]]:
    """What the game itself counts of each seat, such as bluffs that were caught or believed."""
    words = game_words(found.match.game.name, sitting.language)
    return [
        [
            {"feat": feat, "name": words.put(say(f"feat-{feat}-label")), "count": count}
            for feat, count in counts.items()
        ]
        for counts in found.match.tally().seats
    ]


def tell_feats(sitting: Sitting, found: Review) -> None:
    print()
    for name, own in zip(sitting.names, feats(sitting, found), strict=True):
        parts = [f"{feat['name']} {feat['count']}" for feat in own]
        print(f"{name}: {', '.join(parts)}")
