"""Positions for the tests: camps and herds as text, then a deal as text."""

from collections.abc import Sequence

from yurt.engine.layout import Record
from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.games.zayo.notation import ANIMAL_NAMES, CARD_NAMES
from yurt.games.zayo.tables import KINDS, TWO_PLAYERS_GET

# Bid hands with which seat 0 wins every trick that it leads, and with which the others follow.
HIGH = "sh-8 sc-8 gh-8 gc-8 sh-7"
LOW = (
    HIGH,
    "sh-1 sc-1 gh-1 gc-1 sh-2",
    "sc-2 gh-2 gc-2 sh-3 sc-3",
    "gh-3 gc-3 sh-4 sc-4 gh-4",
    "gc-4 sh-5 sc-5 gh-5 gc-5",
    "sh-6 sc-6 gh-6 gc-6 gc-7",
)


def tour(
    cards: Sequence[str],
    bids: Sequence[str] = LOW,
    camps: Sequence[str] = (),
    herds: Sequence[str] = (),
    first: int = 0,
    **options: str | int,
) -> Match:
    """A match after the deal. ``cards`` are the play cards of each seat, filled up from what is
    left; ``camps`` ("horse cart") and ``herds`` ("2 sheep 1 camel") were there before."""
    match = Match(load("zayo"), len(cards), first, **options)
    record = match.start.record
    for seat, camp in enumerate(camps):
        for name in camp.split():
            pitch(record, seat, CARD_NAMES.index(name))
    for seat, herd in enumerate(herds):
        words = herd.split()
        for count, name in zip(words[::2], words[1::2], strict=True):
            animal = ANIMAL_NAMES.index(name)
            record.herd[seat, animal] = int(count)
            record.centre[animal] -= int(count)
    match.state = match.start.copy()
    deal(match, cards, bids)
    return match


def pitch(record: Record, seat: int, kind: int) -> None:
    """Puts equipment before a seat, out of the pack that will be dealt."""
    record.camp[seat, kind] += 1
    record.play_deck[kind] -= 1
    record.play_left -= 1
    if record.players == 2:
        record.leftover = record.play_left - 2 * min(TWO_PLAYERS_GET, record.play_left // 2)


def deal(match: Match, cards: Sequence[str], bids: Sequence[str] = LOW) -> None:
    """Deals a tour; a hand that is not told to its end is filled up from what is left, equipment
    first."""
    opener, players = int(match.state.record.opener), match.state.players
    order = [(opener + place) % players for place in range(players)]
    for seat in order:
        for card in bids[seat].split():
            match.play(f"* deal {card}")
    record = match.state.record
    pack = [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(record.play_deck[kind])]
    hands = [hand.split() for hand in cards]
    for name in (name for hand in hands for name in hand):
        pack.remove(name)
    dealt = int(record.play_left - record.leftover)
    for place in range(dealt):
        hand = hands[order[place % players]]
        name = hand.pop(0) if hand else pack.pop(0)
        match.play(f"* deal {name}")
    assert not any(hands), "more cards than the deal gives"


def bid_any(match: Match) -> str:
    """Some legal bid."""
    return next(text for text in match.state.legal() if text.startswith("bid"))


def lays(match: Match, card: str) -> list[str]:
    """The forms in which a card can be laid now."""
    return [text for text in match.state.legal() if text.split()[:2] == ["lay", card]]
