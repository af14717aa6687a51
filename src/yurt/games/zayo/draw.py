"""The table as text, for the terminal and the rule tests."""

from collections.abc import Sequence

from yurt.engine.drawing import NO_BREAK, folded
from yurt.engine.layout import Record
from yurt.engine.words import Seat, Words, say
from yurt.games.zayo.laying import camels_needed
from yurt.games.zayo.narrate import animals, bid_card, card
from yurt.games.zayo.notation import ANIMAL_NAMES, BID_NAMES, CARD_NAMES
from yurt.games.zayo.tables import (
    ANIMALS,
    ANSWER,
    HAND,
    KINDS,
    NO_BID,
    OVER,
    PIECES,
    SUIT_CARDS,
    SUITS,
)

WIDTH = 78
INDENT = "  "


def draw(view: Record, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """The camps as a grid with a mark at whoever is to move, the actions laid, the centre, and the
    own hands with the notation. The card that wins the trick so far has a star; hands are bid cards
    + play cards.

        Tour 1 of 60, trick 2
                 bid    horse  cart  yurt  trap  sheep  goats  camels  hand
          0 Ann  sh-4*  1      .     .     .     .      .      .       3+9
        > 1 Bob  .      .      .     .     .     .      .      .       4+10
        Laid by Bob: zayo
        Centre: 8 sheep, 8 goats and 8 camels
        To the steppe: 2 camels
        Your bid cards: herder’s sheep 2 (sh-2), clan chief’s goats 8 (gc-8)
        Your play cards: horse, wolf, clan chief (chief)
    """
    trick = min(int(view.trick) + 1, HAND)
    counted = say(
        "drawn-tour", tour=min(view.tour + 1, view.max_tours), most=int(view.max_tours), trick=trick
    )
    lines = [words.put(counted), *camps(view, words, names), *actions(view, words, names)]
    centre = animals(view.centre) or say("drawn-none")
    lines.append(words.put(say("drawn-centre", animals=centre)))
    lines.append(words.put(say("drawn-steppe", camels=animals((0, 0, camels_needed(view))))))
    if seat is not None:
        bids = [noted(words.put(bid_card(one)), BID_NAMES[one]) for one in bid_hand(view, seat)]
        cards = [noted(words.put(card(one)), CARD_NAMES[one]) for one in play_hand(view, seat)]
        nothing = words.put(say("drawn-none"))
        for key, held in (("drawn-bids", bids), ("drawn-cards", cards)):
            lines += folded(words.put(say(key, cards=together(held) or nothing)), WIDTH, INDENT)
    return "\n".join(lines)


def camps(view: Record, words: Words, names: Sequence[str]) -> list[str]:
    """One row for each seat under the names of the columns."""
    titles = [
        words.put(say("drawn-column", column=name))
        for name in ("bid", *CARD_NAMES[:PIECES], *ANIMAL_NAMES, "hand")
    ]
    rows = [["", *titles]]
    to_move = view.asked if view.phase == ANSWER else view.turn
    for seat in range(view.players):
        mark = ">" if seat == to_move and view.phase != OVER else " "
        rows.append([f"{mark} {seat} {names[seat]}", *camp(view, seat)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def camp(view: Record, seat: int) -> list[str]:
    """What lies before a seat, as the cells of its row."""
    bid = "."
    if view.table[seat] != NO_BID:
        bid = BID_NAMES[view.table[seat]] + ("*" if seat == view.winner else "")
    counts = [*view.camp[seat, :PIECES], *view.herd[seat, :ANIMALS]]
    return [
        bid,
        *(str(count) if count else "." for count in counts),
        f"{view.bids_held[seat]}+{view.held[seat]}",
    ]


def actions(view: Record, words: Words, names: Sequence[str]) -> list[str]:
    """A line for each seat that has laid actions in this tour."""
    lines = []
    for seat in range(view.players):
        laid = [kind for kind in range(PIECES, KINDS) for _ in range(view.camp[seat, kind])]
        if laid:
            cards = together([words.put(card(kind)) for kind in laid])
            said = words.put(say("drawn-laid", seat=Seat(seat), cards=cards), names)
            lines += folded(said, WIDTH, INDENT)
    return lines


def noted(word: str, notation: str) -> str:
    """A card as it is called, with what a player types for it where that is another word."""
    return word if word.lower() == notation else f"{word} ({notation})"


def together(cards: Sequence[str]) -> str:
    """Cards in one line that may be folded between them, but not within one."""
    return ", ".join(one.replace(" ", NO_BREAK) for one in cards)


def bid_hand(view: Record, seat: int) -> list[int]:
    return [
        suit * SUIT_CARDS + rank
        for suit in range(SUITS)
        for rank in range(SUIT_CARDS)
        if view.bids[seat, suit] >> rank & 1
    ]


def play_hand(view: Record, seat: int) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(view.hands[seat, kind])]
