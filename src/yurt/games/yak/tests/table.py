"""What YAK's tests have in common: hands dealt, a pile played, and how it is told."""

from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.spec import Value

SPECIES = ("yeti", "groundhog", "vulture", "ibex", "yak")
# Cards that no test counts, to fill hands and to be drawn.
FILLERS = ["groundhog-1"] * 5 + ["groundhog-2"] * 5 + ["groundhog-3"] * 5 + ["ibex-1"] * 5


def deal(*hands: str, first: int = 0, **options: Value) -> Match:
    """A match after the deal; each hand is five cards."""
    match = Match(load("yak"), len(hands), first, **options)
    for hand in hands:
        for card in hand.split():
            match.play(f"* draw {card}")
    return match


def pile(cards: str, claim: str) -> Match:
    """Two seats have played these cards in turn, and the last one made this claim; the claims
    before it rose by one step at a time."""
    played = cards.split()
    fillers = iter(FILLERS)
    hands = [[*played[seat::2], *(next(fillers) for _ in range(5))][:5] for seat in (0, 1)]
    match = deal(*(" ".join(hand) for hand in hands))
    for place, card in enumerate(played):
        seat = place % 2
        number, species = divmod(place, len(SPECIES))
        said = claim if place == len(played) - 1 else f"{number + 1} {SPECIES[species]}"
        match.play(f"{seat} play {card}; {seat} claim {said}; * draw {next(fillers)}")
    return match


def run_down(match: Match, left: int) -> Match:
    """Everyone plays a card and says a little more, until a turn begins with so many cards left in
    the draw pile and in all hands."""
    while True:
        legal = match.state.legal()
        plays = [text for text in legal if text.startswith("play")]
        if plays and cards_left(match) <= left:
            return match
        if legal[0].startswith("claim"):
            claim_lowest(match)
        else:
            match.apply(plays[0] if plays else legal[0])


def play_the_last_card(match: Match, claim: str | None = None) -> Match:
    """The last card in anyone's hand, with a claim (the lowest there is)."""
    run_down(match, 1)
    match.apply(next(text for text in match.state.legal() if text != "challenge"))
    if claim is None:
        return claim_lowest(match)
    match.apply(f"claim {claim}")
    return match


def cards_left(match: Match) -> int:
    return int(match.state.record.deck_size + match.state.record.held.sum())


def rank(claim: str) -> tuple[int, int]:
    """Claims from low to high."""
    _, number, species = claim.split()
    return int(number), SPECIES.index(species)


def claim_lowest(match: Match) -> Match:
    """The lowest claim that outranks, by whoever has just played a card."""
    match.apply(min(match.state.legal(), key=rank))
    return match
