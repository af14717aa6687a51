"""ZAYO's moves as advice: what each is called, and one fact that speaks for it."""

from math import comb

from yurt.engine.layout import Array, Record
from yurt.engine.state import View
from yurt.engine.words import Say, Seat, say
from yurt.games.zayo.attacks import (
    countering_card,
    is_defence,
    lies_open,
    stolen_piece,
    victim_of,
)
from yurt.games.zayo.dealing import next_seat
from yurt.games.zayo.laying import camels_needed, small_stock
from yurt.games.zayo.narrate import (
    a_card,
    animals,
    attacker_name,
    bid_card,
    chief_prey,
    held_defences,
    prey_name,
    price,
    thief_prey,
    wolf_prey,
)
from yurt.games.zayo.notation import ANIMAL_NAMES, CARD_NAMES
from yurt.games.zayo.rules import led_suit, top_rank
from yurt.games.zayo.tables import (
    ACCEPT,
    ANIMALS,
    ASK,
    BASE,
    BID_CARDS,
    CAMEL,
    CAMEL_PRICE,
    CARDS,
    CHIEF,
    DEFENCES,
    FIDDLE,
    FRIENDSHIP,
    HAND,
    LAID,
    LAY,
    LAY_FIDDLE,
    LAY_THIEF_TWO,
    LAY_TRAP,
    PASS,
    PIECES,
    PLACE,
    RANKS,
    SHAMAN,
    STEPPE,
    SUIT_CARDS,
    SUITS,
    TAKE,
    THIEF,
    TRAP,
    TRAP_PRICE,
    UNANSWERED,
    WOLF,
    ZAYO,
)

# From these chances on a bid is said to win probably, or perhaps.
LIKELY, EVEN = 0.65, 0.35


def name(move: int, view: Record, seat: int) -> Say:
    """A move as an instruction."""
    if move < LAY:
        return say("advise-bid", card=bid_card(move))
    if move < PLACE:
        return name_lay(move, view)
    if move < ASK:
        return say("advise-place", card=a_card(move - PLACE))
    if move < TAKE:
        giver, kind = divmod(move - ASK, BASE)
        return say("advise-ask", giver=Seat(giver), card=a_card(kind))
    if move < PASS:
        return say("advise-take", animal=say("an-animal", animal=ANIMAL_NAMES[move - TAKE]))
    if move == PASS:
        return say("advise-pass")
    if move == ACCEPT:
        return say("advise-accept")
    return say(f"advise-counter-{CARD_NAMES[countering_card(view.attack, move)]}")


def name_lay(move: int, view: Record) -> Say:
    kind = int(LAID[move - LAY])
    if kind == TRAP:
        return say("advise-trap", price=price(TRAP_PRICE, move - LAY_TRAP))
    if kind == FIDDLE:
        return say("advise-fiddle", price=price(CAMEL_PRICE, move - LAY_FIDDLE))
    if kind == CHIEF:
        victim = Seat(victim_of(move, 0))
        return say("advise-chief", victim=victim, animals=chief_prey(view, move))
    if kind == STEPPE:
        return say("advise-steppe")
    if kind not in (THIEF, WOLF):
        return say("advise-lay", card=a_card(kind))
    victim, other_victim = Seat(victim_of(move, 0)), Seat(victim_of(move, 1))
    if kind == WOLF:
        return say("advise-wolf", victim=victim, animal=wolf_prey(move))
    pieces = thief_prey(move, victim)
    if victim == other_victim:
        return say("advise-thief", victim=victim, pieces=pieces)
    return say(
        "advise-thief-twice",
        victim=victim,
        pieces=pieces,
        other_victim=other_victim,
        other_pieces=thief_prey(move, other_victim),
    )


def why(view: View, move: int, rng: Array) -> Say:
    """One sentence that is true of this position."""
    table = view.record
    if move < LAY:
        return why_bid(view, move)
    if move < PLACE:
        return why_lay(table, move)
    if move < ASK:
        return why_place(table, move - PLACE)
    if move < TAKE:
        return why_ask(table, *divmod(move - ASK, BASE))
    if move < PASS:
        return why_take(table)
    if move == PASS:
        return say("why-pass-only" if len(view.moves) == 1 else "why-pass")
    return why_answer(table, move)


# ---- Bids


def why_bid(view: View, card: int) -> Say:
    """That it wins; else what it keeps; for the highest card, what could still beat it."""
    table = view.record
    suit, rank = divmod(card, SUIT_CARDS)
    if table.turn != table.leader and (suit != led_suit(table) or rank < top_rank(table)):
        return why_no_win(view, card)
    higher = threats(table, suit, rank)
    if not higher:
        return say("why-bid-wins")
    left = say("higher-left", count=len(higher))
    hope = say(f"hope-{hope_of(table, suit, higher)}")
    kept = highest_bid(view, suit)
    is_kept = kept % SUIT_CARDS > rank
    if table.turn == table.leader:
        return (
            say("why-bid-keeps", kept=bid_card(kept))
            if is_kept
            else say("why-lead", hope=hope, higher=left)
        )
    top = bid_card(table.table[table.winner])
    if is_kept:
        return say("why-bid-beats-keeps", card=top, kept=bid_card(kept))
    return say("why-bid-beats", card=top, hope=hope, higher=left)


def why_no_win(view: View, card: int) -> Say:
    table = view.record
    suit, rank = divmod(card, SUIT_CARDS)
    ranks = [move % SUIT_CARDS for move in view.moves.tolist() if move < LAY]
    top = bid_card(table.table[table.winner])
    if len(ranks) > 1 and rank == min(ranks):
        return say("why-bid-lowest", card=top)
    if rank < max(ranks):
        return say("why-bid-keeps", kept=bid_card(highest_bid(view, suit)))
    return say("why-bid-loses", card=top)


def highest_bid(view: View, suit: int) -> int:
    """The highest card that may be bid, of this suit if others are as high."""
    bids = [move for move in view.moves.tolist() if move < LAY]
    return int(max(bids, key=lambda card: (card % SUIT_CARDS, card // SUIT_CARDS == suit)))


def threats(table: Record, suit: int, rank: int) -> list[int]:
    """The higher ranks of a suit that somebody who is still to bid may hold: not bid in this tour,
    not in the own hand, and not told by earlier bids to be missing there (ZAYO-11)."""
    gone = int(table.spent[suit]) | int(table.bids[table.turn, suit])
    highest = max((int(table.ceiling[seat, suit]) for seat in upcoming(table)), default=0)
    return [higher for higher in range(rank + 1, min(RANKS, highest)) if not gone >> higher & 1]


def upcoming(table: Record) -> list[int]:
    """The seats that are still to bid in this trick after the one on turn."""
    seats = []
    seat = next_seat(table, int(table.turn))
    while seat != table.leader:
        seats.append(seat)
        seat = next_seat(table, seat)
    return seats


def hope_of(table: Record, suit: int, higher: list[int]) -> str:
    """Whether a bid will win, in a word: how probable it is that none of the higher cards lies in a
    hand that is still to bid, if all cards out of sight are equally likely to be anywhere."""
    known = [int(table.spent[each] | table.bids[table.turn, each]) for each in range(SUITS)]
    hidden = BID_CARDS - sum(ranks.bit_count() for ranks in known)
    dangerous = sum(
        int(table.bids_held[seat])
        for seat in upcoming(table)
        if table.ceiling[seat, suit] > higher[0]
    )
    chance = comb(hidden - len(higher), dangerous) / comb(hidden, dangerous)
    return "likely" if chance >= LIKELY else "even" if chance >= EVEN else "unlikely"


# ---- Cards laid before the bid


def why_lay(table: Record, move: int) -> Say:
    kind = int(LAID[move - LAY])
    seat = int(table.turn)
    if kind == STEPPE:
        return say("why-steppe")
    if kind == FIDDLE:
        return say("why-fiddle", camels=int(table.herd[seat, CAMEL]) + 1, needed=needed(table))
    if kind == TRAP:
        left = small_stock(table, seat) - TRAP_PRICE + int(table.herd[seat, CAMEL])
        return say("why-trap", count=left)
    if kind == CHIEF:
        return why_chief(table, move)
    if kind == WOLF:
        return why_wolf(table, move)
    if kind == THIEF:
        return why_thief(table, move)
    if kind == FRIENDSHIP:
        return say("why-friendship", count=pieces_of(table, seat), tricks=tricks_left(table))
    count = int(table.herd[seat].sum())
    if kind == SHAMAN:
        return say("why-shaman", count=count, tricks=tricks_left(table))
    assert kind == ZAYO
    return say("why-zayo", count=count, tricks=tricks_left(table))


def tricks_left(table: Record) -> Say:
    """This trick and those that follow in the tour, as long as a laid action protects."""
    return say("tricks-left", count=HAND - int(table.trick))


def why_wolf(table: Record, move: int) -> Say:
    victim = Seat(victim_of(move, 0))
    kind = ANIMAL_NAMES.index(prey_name(move))
    count = int(table.herd[table.turn, kind]) + 1
    there = animals([count if animal == kind else 0 for animal in range(ANIMALS)])
    key = "why-wolf-sure" if is_sure(table, move) else "why-wolf"
    return say(key, victim=victim, animals=there)


def why_thief(table: Record, move: int) -> Say:
    numbers = range(1 if move < LAY_THIEF_TWO else 2)
    kinds = {stolen_piece(move, number) % PIECES for number in numbers}
    lacking = [kind for kind in sorted(kinds) if table.camp[table.turn, kind] == 0]
    certain = "-sure" if is_sure(table, move) else ""
    if not lacking:
        return say(f"why-thief-takes{certain}")
    return say(f"why-thief-lacks{certain}", cards=[a_card(kind) for kind in lacking])


def why_chief(table: Record, move: int) -> Say:
    key = "why-chief-sure" if is_sure(table, move) else "why-chief"
    if table.chief_counter == UNANSWERED:
        key = "why-chief-unanswered"
    return say(key, victim=Seat(victim_of(move, 0)), animals=chief_prey(table, move))


def is_sure(table: Record, attack: int) -> bool:
    """Whether nobody can answer: each card for that lies open, or the attacker holds it itself."""
    cards = [card for card in DEFENCES if is_defence(attack, card)]
    return all(lies_open(table, card) or table.hands[table.turn, card] > 0 for card in cards)


def why_answer(table: Record, move: int) -> Say:
    attack = int(table.attack)
    if move != ACCEPT:
        card = CARD_NAMES[countering_card(attack, move)]
        attacker = attacker_name(attack)
        return say(f"why-counter-{card}", attacker=attacker, tricks=tricks_left(table))
    held = held_defences(table)
    return say(f"why-accept-{held}" if held else "why-accept")


def needed(table: Record) -> int:
    return int(camels_needed(table))


def pieces_of(table: Record, seat: int) -> int:
    return int(table.camp[seat, :PIECES].sum())


# ---- Rewards


def why_place(table: Record, kind: int) -> Say:
    """What is still missing for animals (ZAYO-13)."""
    lacking = [each for each in range(BASE) if table.camp[table.turn, each] == 0 and each != kind]
    if not lacking:
        return say("why-place-complete")
    return say("why-place", cards=[a_card(each) for each in lacking])


def why_ask(table: Record, giver: int, kind: int) -> Say:
    """How many of these cards are out of sight, and in how large a hand they may be."""
    if table.lacks[giver, kind]:
        return say("why-ask-lacks", giver=Seat(giver))
    seen = int(table.camp[: table.players, kind].sum()) + int(table.hands[table.turn, kind])
    count = int(CARDS[kind]) - seen
    if count == 0:
        return say("why-ask-none")
    held = say("cards-held", count=int(table.held[giver]))
    return say("why-ask", giver=Seat(giver), count=count, held=held)


def why_take(table: Record) -> Say:
    """ZAYO-28: three small stock pay for a camel."""
    count = small_stock(table, int(table.turn)) + 1
    if table.centre[CAMEL] == 0:
        return say("why-take-rank", count=count)
    if count < CAMEL_PRICE:
        return say("why-take-more", count=CAMEL_PRICE - count)
    holds = table.hands[table.turn, FIDDLE] > 0
    return say("why-take-fiddle" if holds else "why-take", count=count)
