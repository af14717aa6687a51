"""The table as text, for the terminal and the rule tests."""

from collections.abc import Sequence

from yurt.engine.drawing import NO_BREAK, folded
from yurt.engine.layout import Record
from yurt.engine.words import Seat, Words, say
from yurt.games.yak.narrate import card, claim
from yurt.games.yak.notation import CARD_NAMES
from yurt.games.yak.tables import DRAWING, FACE_DOWN, KINDS, NO_CLAIM, OVER

WIDTH = 72
INDENT = "    "


def draw(view: Record, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Seats with a mark at whoever is on turn, the two piles, the claim, and the own hand.

    > 0 Ann    5 in hand, 0 taken
      1 Bob    5 in hand, 7 taken
    Draw pile: 61 cards
    Pile: 2 cards  [ yak-2 | ? ]
    Claim to beat: 1 yeti, by Bob
    Your hand: ibex 1, ibex 3, wild 2, stop, stop
    """
    lines = []
    width = max(len(name) for name in names)
    for other in range(view.players):
        mark = ">" if other == view.turn and view.phase != OVER else " "
        held = say("drawn-seat", held=int(view.held[other]), taken=int(view.taken[other]))
        lines.append(f"{mark} {other} {names[other]:<{width}}  {words.put(held)}")
    lines.append(words.put(say("drawn-deck", count=int(view.deck_size))))
    cards = words.put(say("drawn-pile", count=int(view.pile_size))) + pile(view)
    lines += folded(cards, WIDTH, INDENT)
    if view.claim != NO_CLAIM:
        claimer = Seat((view.turn - (view.phase != DRAWING)) % view.players)
        said = say("drawn-claim", claim=claim(view.claim), seat=claimer)
        lines.append(words.put(said, names))
    if seat is not None:
        hand = [words.put(card(kind)) for kind in held_by(view, seat)]
        lines.append(words.put(say("drawn-hand", cards=", ".join(hand))))
    return "\n".join(lines)


def pile(view: Record) -> str:
    """The pile in the order played, with what this seat knows of it; no line begins with a bar."""
    cards = view.pile[: view.pile_size]
    shown = ["?" if kind == FACE_DOWN else CARD_NAMES[kind] for kind in cards]
    return f"  [ {f'{NO_BREAK}| '.join(shown)}{NO_BREAK}]" if shown else ""


def held_by(view: Record, seat: int) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(view.hands[seat, kind])]
