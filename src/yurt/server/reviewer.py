"""Reviews one finished game, in a process of its own.

Standard input brings the length of the record in bytes, a line feed and the record, and stays open
as long as the server lives. Standard output tells how much is done (``12 340``), a line each time,
and at last the review, as JSON in one line.
"""

import os
import sys
import threading

import msgspec

from yurt.bots import coach
from yurt.bots.coach import Decision, Part, Review
from yurt.bots.thinking import Prospect
from yurt.engine import record
from yurt.engine.chance import seeded
from yurt.engine.state import View
from yurt.server.forms import (
    BalanceInfo,
    DecisionInfo,
    JudgedMove,
    PartInfo,
    PartsInfo,
    ReviewBody,
)
from yurt.server.sayings import saying

# Digits of chances: more would not be true.
DIGITS = 4


def main() -> None:
    data = sys.stdin.buffer.read(int(sys.stdin.buffer.readline()))
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    match = record.read(data, mode="compiled").match
    found = coach.review(match, _tell, effort=float(sys.argv[1]))
    print(msgspec.json.encode(body(found)).decode(), flush=True)


def _end_with_the_server() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


def _tell(done: int, total: int) -> None:
    print(done, total, flush=True)


def body(found: Review) -> ReviewBody:
    """A review in the form that travels."""
    seats = [
        BalanceInfo(
            result=_short(each.result),
            fair=_short(each.fair),
            parts=PartsInfo(*map(_part, (each.cards, each.unknown, each.own, each.others))),
            accuracy=_short(each.accuracy),
        )
        for each in found.balances
    ]
    decisions = [decision_info(*each) for each in coach.views(found, found.decisions)]
    return ReviewBody(seats, decisions, found.promises.round(DIGITS).tolist())


def _part(part: Part) -> PartInfo:
    return PartInfo(_short(part.value), _short(part.error))


def decision_info(decision: Decision, view: View) -> DecisionInfo:
    why = None
    if decision.grade:
        rng = seeded(f"why {decision.place}")
        why = saying(view.game.explain(view, decision.best.move, rng))
    return DecisionInfo(
        event=decision.place + 1,
        seat=decision.seat,
        made=_move_info(decision.made, view),
        best=_move_info(decision.best, view),
        loss=_short(decision.loss),
        error=_short(decision.error),
        blind=_short(decision.blind),
        fortune=_short(decision.fortune),
        grade=decision.grade,
        why=why,
    )


def _move_info(prospect: Prospect, view: View) -> JudgedMove:
    return JudgedMove(
        move=view.game.write(prospect.move),
        name=saying(view.game.advice.headline(prospect.move, view.record, view.holder)),
        chance=_short(prospect.chance),
        error=_short(prospect.error),
    )


def _short(number: float) -> float:
    return round(float(number), DIGITS)


if __name__ == "__main__":
    main()
