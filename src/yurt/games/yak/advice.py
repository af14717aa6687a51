"""YAK's moves as advice: what each is called, and one fact that speaks for it.

The chances are exact: a pile's hidden cards are any of those that the seat cannot see, each as
likely as the others. What people like to play is left out, so that the figure can be checked.
"""

from functools import cache

from yurt.engine.contract import Range, RangePart
from yurt.engine.layout import Array, Record
from yurt.engine.odds import odds
from yurt.engine.state import View
from yurt.engine.words import Say, Slot, say
from yurt.games.yak.claims import Pile
from yurt.games.yak.narrate import claim
from yurt.games.yak.notation import CARD_NAMES, SPECIES_NAMES
from yurt.games.yak.tables import (
    CHALLENGE,
    CLAIM,
    CLAIM_DUE,
    NO_CLAIM,
    PASS,
    PLAY,
    SPECIES,
    TURN,
    VALUES,
)

FIXED_NAMES = True


def name(move: int, view: Record, seat: int) -> Say:
    """A move as an instruction."""
    if move < CLAIM:
        return say("advise-play", card=a_card(move - PLAY))
    if move < CHALLENGE:
        return say("advise-claim", claim=claim(move - CLAIM))
    return say("advise-doubt" if move == CHALLENGE else "advise-pass")


def ranges(view: View) -> list[Range]:
    """YAK-8: the claims from the lowest that outranks the standing one, now or with the card that
    is played first. YAK-7: the opening claim is 1 of any species."""
    table = view.record
    if not view.is_to_move or table.phase not in (TURN, CLAIM_DUE):
        return []
    highest = view.game.kernels.namespace["HIGHEST"]
    if table.claim == highest * SPECIES - 1:
        # YAK-9: nothing outranks it, so no card is played either.
        return []
    number, species = divmod(int(table.claim) + 1, SPECIES)
    most = 1 if table.claim == NO_CLAIM else highest
    named = say("claim", count=Slot("number"), species=Slot("species"))
    return [
        Range(
            form="claim {number} {species}",
            parts=(numbers_to(highest), RangePart("species", SPECIES_NAMES)),
            least=(str(number + 1), SPECIES_NAMES[species]),
            most=(str(most), SPECIES_NAMES[-1]),
            name=say("advise-claim", claim=named),
            codes=range(CLAIM + int(table.claim) + 1, CLAIM + most * SPECIES),
            after="" if table.phase == CLAIM_DUE else "play",
        )
    ]


@cache
def numbers_to(highest: int) -> RangePart:
    return RangePart("number", tuple(map(str, range(1, highest + 1))))


def is_half(move: int) -> bool:
    """YAK-5: whoever plays a card claims at once."""
    return move < CLAIM


def a_card(kind: int) -> Say:
    """A card with its article."""
    species = CARD_NAMES[kind].partition("-")[0]
    return say("a-card", card=species, value=int(VALUES[kind]))


def why(view: View, move: int, rng: Array) -> Say:
    """One sentence that is true of this position."""
    table = view.record
    pile = Pile.of(view)
    if move < CLAIM:
        return why_play(table, pile.with_card(move - PLAY))
    if move < CHALLENGE:
        return certainty("why-claim", pile.chance(move - CLAIM), move - CLAIM)
    chance = pile.chance(int(table.claim))
    if move == PASS:
        count = int(table.pile_size)
        return say("why-pass", count=count, claim=claim(table.claim), odds=odds(chance))
    return certainty("why-doubt", chance, int(table.claim))


def why_play(table: Record, pile: "Pile") -> Say:
    """What could be claimed next. Of a species the lowest claim is the likeliest."""
    lowest = range(int(table.claim) + 1, int(table.claim) + 1 + SPECIES)
    if table.claim == NO_CLAIM:
        lowest = range(SPECIES)
    best = max(lowest, key=lambda standing: (pile.chance(standing), -standing))
    return certainty("why-play", pile.chance(best), best)


def certainty(key: str, chance: float, standing: int) -> Say:
    """The sentence for a claim that is true for sure, or cannot be, or may be."""
    if chance in (0.0, 1.0):
        return say(f"{key}-true" if chance else f"{key}-false", claim=claim(standing))
    return say(key, claim=claim(standing), odds=odds(chance))
