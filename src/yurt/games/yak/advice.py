"""YAK's moves as advice: what each is called, the whole turn it stands for, and what is true of it.

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


def proposal(view: View, move: int) -> Say:
    """The whole turn, and how likely the claim in it is true."""
    standing = int(view.record.claim)
    pile = Pile.of(view)
    if move < CLAIM:
        pile = pile.with_card(move - PLAY)
        standing = likeliest(view, pile)
        card, said, told = a_card(move - PLAY), claim(standing), verdict(pile.chance(standing))
        return say("hint-turn", card=card, claim=said, verdict=told)
    if move < CHALLENGE:
        standing = move - CLAIM
        return say("hint-claim", claim=claim(standing), verdict=verdict(pile.chance(standing)))
    if move == PASS:
        return say("advise-pass")
    return say("hint-doubt", claim=claim(standing), verdict=verdict(pile.chance(standing)))


def likeliest(view: View, pile: Pile) -> int:
    """Of a species the lowest claim is the likeliest; of equals the lower one (YAK-7, YAK-8)."""
    table = view.record
    least = 0 if table.claim == NO_CLAIM else int(table.claim) + 1
    highest = view.game.kernels.namespace["HIGHEST"] * SPECIES
    lowest = range(least, min(least + SPECIES, highest))
    return max(lowest, key=lambda standing: (pile.chance(standing), -standing))


# From which chance on a claim is called so.
VERDICTS = ((1.0, "certain"), (0.85, "likely"), (0.6, "probable"), (0.4, "even"))


def verdict(chance: float) -> Say:
    """A chance in plain words: certain and impossible are said of nothing else."""
    truth = "unlikely" if chance > 0 else "bluff"
    truth = next((word for least, word in VERDICTS if chance >= least), truth)
    return say("verdict", truth=truth)


def why(view: View, move: int, rng: Array) -> Say:
    """What is true of this position."""
    pile, standing = Pile.of(view), int(view.record.claim)
    if move < CLAIM:
        pile = pile.with_card(move - PLAY)
        best = likeliest(view, pile)
        return fact(best, pile.chance(best), "why-claim-true", "why-play-false")
    if move < CHALLENGE:
        chance = pile.chance(move - CLAIM)
        return fact(move - CLAIM, chance, "why-claim-true", "why-claim-false")
    chance = pile.chance(standing)
    if move == PASS:
        count = int(view.record.pile_size)
        return say("why-pass", count=count, claim=claim(standing), odds=odds(chance))
    return fact(standing, chance, "why-doubt-true", "why-doubt-false")


def fact(standing: int, chance: float, sure: str, never: str) -> Say:
    """The chance of a claim, or the sentence for one that is true for sure or cannot be true."""
    if 0 < chance < 1:
        return say("why-chance", claim=claim(standing), odds=odds(chance))
    return say(sure if chance else never, claim=claim(standing))
