"""The table as the browser gets it: what a seat sees."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, get_args

import numpy as np

from yurt.engine.state import View
from yurt.games.yak.notation import CARD_NAMES
from yurt.games.yak.rules import card_worth, specials_of
from yurt.games.yak.tables import (
    BANG_COUNTS,
    CREATURES,
    FACE_DOWN,
    NO_CLAIM,
    ONE_COUNTS,
    SPECIES,
    STOP,
    STOPPED,
)

Phase = Literal["dealing", "turn", "claim", "drawing", "last-word", "over"]
Species = Literal["yeti", "groundhog", "vulture", "ibex", "yak"]
Reason = Literal["species", "wild", "bang", "one", "stop"]

# In the order of the tables
PHASES: tuple[Phase, ...] = get_args(Phase)
SPECIES_NAMES: tuple[Species, ...] = get_args(Species)


@dataclass(frozen=True, slots=True)
class Claim:
    number: int
    species: Species


@dataclass(frozen=True, slots=True)
class StandingClaim:
    """The claim to beat or to doubt, and who made it."""

    number: int
    species: Species
    seat: int


@dataclass(frozen=True, slots=True)
class Player:
    """Cards in hand and cards taken."""

    held: int
    taken: int


@dataclass(frozen=True, slots=True)
class PileCard:
    """A card of the pile and who played it; null if it is face down for this seat."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class TurnedCard:
    """A card of a pile that was doubted, who played it, and how much it counted in the end."""

    seat: int
    card: str
    counted: int


@dataclass(frozen=True, slots=True)
class CountLine:
    """One line of a count: why these cards count (or, for stop, why specials do not), and the sum
    with all lines so far. ``cards``: how many cards the line is about."""

    reason: Reason
    cards: int
    sum: int


@dataclass(frozen=True, slots=True)
class TurnedPile:
    """The last pile that was doubted, in the order played, and how it was counted."""

    claim: Claim
    claimer: int
    doubter: int
    cards: list[TurnedCard]
    lines: list[CountLine]
    count: int
    was_true: bool
    taker: int


@dataclass(frozen=True, slots=True)
class Show:
    """The table as a seat sees it. ``species``: from small to large, as claims of the same number
    are ordered."""

    phase: Phase
    players: list[Player]
    draw_pile: int
    pile: list[PileCard]
    claim: StandingClaim | None
    hand: list[str]
    last: TurnedPile | None
    species: list[Species]


def show(view: View) -> Show:
    s = view.facts()
    players = s["players"]
    return Show(
        phase=PHASES[s["phase"]],
        players=[Player(s["held"][seat], s["taken"][seat]) for seat in range(players)],
        draw_pile=s["deck_size"],
        pile=[
            PileCard((s["opener"] + place) % players, None if kind == FACE_DOWN else card(kind))
            for place, kind in enumerate(s["pile"][: s["pile_size"]])
        ],
        claim=standing_claim(s),
        hand=[] if view.seat is None else hand_of(s, view.seat),
        last=last_pile(s),
        species=list(SPECIES_NAMES),
    )


def card(kind: int) -> str:
    return CARD_NAMES[kind]


def claim_of(number: int) -> Claim:
    return Claim(number // SPECIES + 1, SPECIES_NAMES[number % SPECIES])


def hand_of(s: dict[str, Any], seat: int) -> list[str]:
    return [card(kind) for kind, count in enumerate(s["hands"][seat]) for _ in range(count)]


def standing_claim(s: dict[str, Any]) -> StandingClaim | None:
    if s["claim"] == NO_CLAIM:
        return None
    # While a card is played or drawn the claimer is found from the pile: it played the last card
    # for which a claim was made.
    unclaimed = PHASES[s["phase"]] == "claim"
    claimer = (s["opener"] + s["pile_size"] - 1 - unclaimed) % s["players"]
    claim = claim_of(s["claim"])
    return StandingClaim(claim.number, claim.species, claimer)


def last_pile(s: dict[str, Any]) -> TurnedPile | None:
    """The pile turned up last. Who doubted follows from who took it (YAK-11)."""
    size, players, taker = s["last_size"], s["players"], s["last_taker"]
    if size == 0:
        return None
    claim = claim_of(s["last_claim"])
    was_true = s["last_count"] >= claim.number
    claimer = (taker - 1) % players if was_true else taker
    kinds = s["turned"][s["turned_size"] - size : s["turned_size"]]
    counted, lines = count(tuple(kinds), s["last_claim"] % SPECIES)
    return TurnedPile(
        claim=claim,
        claimer=claimer,
        doubter=(claimer + 1) % players,
        cards=[
            TurnedCard((claimer - (size - 1 - place)) % players, card(kind), counted[place])
            for place, kind in enumerate(kinds)
        ],
        lines=list(lines),
        count=s["last_count"],
        was_true=was_true,
        taker=taker,
    )


@lru_cache(maxsize=1024)
def count(kinds: tuple[int, ...], species: int) -> tuple[tuple[int, ...], tuple[CountLine, ...]]:
    """How much each card of a pile counts, and the count as it is told line by line: first without
    the special cards, then with one more of them at a time. The last pile is shown to everyone
    until the next one is turned up."""
    specials = specials_of(np.array(kinds), len(kinds))
    lines: list[CountLine] = []

    def counted(counting: int) -> list[int]:
        return [card_worth(kind, species, counting) for kind in kinds]

    def tell(reason: Reason, cards: int, total: int) -> None:
        if cards:
            lines.append(CountLine(reason, cards, total))

    worth = counted(0)
    by_species = [
        each for each, kind in zip(worth, kinds, strict=True) if kind < CREATURES and each
    ]
    tell("species", len(by_species), sum(by_species))
    tell("wild", sum(each > 0 for each in worth) - len(by_species), sum(worth))
    if specials & STOPPED:
        tell("stop", kinds.count(STOP), sum(worth))
    if specials & BANG_COUNTS:
        more = counted(BANG_COUNTS)
        tell("bang", worth.count(0) - more.count(0), sum(more))
    if specials & ONE_COUNTS:
        tell("one", sum(counted(specials)), sum(counted(specials)))
    return tuple(counted(specials)), tuple(lines)
