"""Tours and how they are dealt: ZAYO-5 to ZAYO-8."""

from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.zayo.tables import (
    ALL_RANKS,
    BASE,
    CARDS,
    DEAL,
    DEAL_CARD,
    DEALING_BIDS,
    DEALING_CARDS,
    EVENTS,
    HAND,
    KINDS,
    LEGAL,
    NO_BID,
    NOT_TO_DEAL,
    PIECES,
    RANKS,
    SUIT_CARDS,
    SUITS,
    TURN,
    TWO_PLAYERS_GET,
    ZAYO,
)


@kernel
def begin_tour(s: Record) -> None:
    s.trick = 0
    s.turn = s.opener
    s.leader = s.opener
    s.winner = s.opener
    s.phase = DEALING_BIDS
    for suit in range(SUITS):
        s.bid_deck[suit] = ALL_RANKS
        s.spent[suit] = 0
    for seat in range(s.players):
        s.table[seat] = NO_BID
        s.held[seat] = 0
        for suit in range(SUITS):
            s.ceiling[seat, suit] = RANKS
        for kind in range(BASE):
            s.lacks[seat, kind] = 0
    gather_cards(s)
    # ZAYO-7: two players get eight play cards each, or an equal share.
    s.leftover = 0
    if s.players == 2:
        s.leftover = s.play_left - 2 * min(TWO_PLAYERS_GET, int(s.play_left) // 2)


@kernel
def gather_cards(s: Record) -> None:
    """ZAYO-8: all actions, and the equipment that does not lie on the table, are shuffled."""
    s.play_left = 0
    for kind in range(KINDS):
        left = int(CARDS[kind])
        for seat in range(s.players):
            s.hands[seat, kind] = 0
            if kind < PIECES:
                left -= int(s.camp[seat, kind])
            else:
                s.camp[seat, kind] = 0
        # ZAYO-7: without zayo for two players.
        if kind == ZAYO and s.players == 2:
            left = 0
        s.play_deck[kind] = left
        s.play_left += left


@kernel
def why_not_deal(s: Record, event: int) -> int:
    if s.phase == DEALING_CARDS:
        is_there = DEAL_CARD <= event < EVENTS and s.play_deck[event - DEAL_CARD] > 0
    else:
        is_there = DEAL <= event < DEAL_CARD and has_bid(s.bid_deck, event - DEAL)
    return LEGAL if is_there else NOT_TO_DEAL


@kernel
def deal_bid(s: Record, card: int) -> None:
    seat = int(s.turn)
    s.bid_deck[card // SUIT_CARDS] ^= 1 << card % SUIT_CARDS
    s.bids[seat, card // SUIT_CARDS] |= 1 << card % SUIT_CARDS
    s.bids_held[seat] += 1
    if s.bids_held[seat] == HAND:
        s.turn = next_seat(s, seat)
        if s.turn == s.opener:
            s.phase = DEALING_CARDS


@kernel
def deal_card(s: Record, kind: int) -> None:
    seat = int(s.turn)
    s.play_deck[kind] -= 1
    s.play_left -= 1
    s.hands[seat, kind] += 1
    s.held[seat] += 1
    s.turn = next_seat(s, seat)
    if s.play_left == s.leftover:
        s.turn = s.opener
        s.phase = TURN


@kernel
def next_seat(s: Record, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


@kernel
def has_bid(cards: Array, card: int) -> bool:
    """Whether a bid card is among those of the masks."""
    suit = card // SUIT_CARDS
    return suit < SUITS and int(cards[suit]) >> card % SUIT_CARDS & 1 == 1
