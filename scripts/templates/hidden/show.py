"""The table as the browser gets it: what a seat sees.

Whose turn it is, the scores and the legal moves are not told here: the engine tells them.
"""

from dataclasses import dataclass

from yurt.engine.state import View
from yurt.games.demo.tables import FACES, NO_BID, SETS


@dataclass(frozen=True, slots=True)
class Bid:
    """At least ``number`` dice show ``face``, says ``seat``."""

    seat: int
    number: int
    face: int


@dataclass(frozen=True, slots=True)
class Last:
    """The round before: all dice, the bid that was doubted, how many dice there were, and who lost
    a chip."""

    dice: list[list[int]]
    number: int
    face: int
    count: int
    loser: int


@dataclass(frozen=True, slots=True)
class Show:
    """The table. ``dice``: those of each seat, empty where they are hidden or not yet rolled.
    ``rounds``: those that are over."""

    chips: list[int]
    dice: list[list[int]]
    bid: Bid | None
    rounds: int
    last: Last | None


def show(view: View) -> Show:
    facts, players = view.facts(), view.players
    hands = facts["hands"]
    shown = facts["rounds"] if view.is_over else facts["rounds"] - 1
    bid = facts["bid"]
    return Show(
        chips=facts["chips"][:players],
        dice=[list(SETS[dice]) for dice in hands[facts["rounds"]][:players]],
        bid=None if bid == NO_BID else Bid(facts["bidder"], bid // FACES + 1, bid % FACES + 1),
        rounds=facts["rounds"],
        last=last_round(view, hands[shown][:players]) if shown >= 0 else None,
    )


def last_round(view: View, hands: list[int]) -> Last:
    facts = view.facts()
    number, face = facts["last_bid"] // FACES + 1, facts["last_bid"] % FACES + 1
    dice = [list(SETS[hand]) for hand in hands]
    count = sum(each.count(face) for each in dice)
    return Last(dice, number, face, count, facts["loser"])
