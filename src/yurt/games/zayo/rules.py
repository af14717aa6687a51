"""ZAYO, rulings ZAYO-1 to ZAYO-60 (RULES.md).

Limits: 2 to 6 seats, 86 cards. The bid cards in the pack, in the hands and spent in this tour add
up to all; so do the play cards in the pack, in the hands and before the seats (without zayo for
two players), and the animals in the herds and in the centre. How a tour is dealt is in dealing.py,
what cards laid before the bid do in laying.py, how attacks are answered in attacks.py, how unseen
cards are guessed in guessing.py.

The state
    phase        DEALING_BIDS, DEALING_CARDS, TURN (lay or bid), BID_DUE (a card was laid), ANSWER,
                 REWARD, OVER
    turn         the seat that is dealt a card, bids, attacks or takes its reward
    tour, trick  counted from 0; opener leads the first trick of the tour, its right neighbour deals
    leader       the seat that leads this trick; winner: who would win it so far
    table        the bid card of each seat in this trick, or NO_BID
    bid_deck     bid cards not dealt: a mask of ranks for each suit; spent: those bid in this tour
    bids         bid cards in each hand, as masks; bids_held: how many
    play_deck    play cards not dealt, of each kind; play_left in all, `leftover` of them for nobody
    hands        play cards in each hand, of each kind; held: in all
    camp         what lies before each seat: equipment, and the actions laid in this tour
    herd, centre animals of each seat and in the centre
    attack       the thief, wolf or chief that is being answered by the seat `asked`, or NO_ATTACK
    ceiling      what bids have told of a bid hand: no card of this suit from this rank on (ZAYO-11)
    lacks        what asks have told of a play hand: none of this base equipment (ZAYO-13)

The events
    BID + card, LAY_… + form, PLACE + kind, ASK + seat * BASE + kind, TAKE + animal, PASS, COUNTER,
    COUNTER_FRIENDSHIP, COUNTER_SHAMAN, ACCEPT; chance: DEAL + bid card, DEAL_CARD + kind
"""

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array, Record, i1, i2, record
from yurt.games.zayo.attacks import answer, legal_answers, lies_open, why_not_answer
from yurt.games.zayo.dealing import (
    begin_tour,
    deal_bid,
    deal_card,
    has_bid,
    next_seat,
    why_not_deal,
)
from yurt.games.zayo.guessing import guess_bids, guess_cards, pick
from yurt.games.zayo.laying import (
    has_base,
    is_wanted,
    lay,
    legal_lays,
    small_stock,
    why_not_form,
)
from yurt.games.zayo.tables import *

State = record(
    bid_deck=i2[SUITS],
    spent=i2[SUITS],
    bids=i2[SEATS, SUITS],
    bids_held=i1[SEATS],
    play_deck=i1[KINDS],
    play_left=i1,
    leftover=i1,
    hands=i1[SEATS, KINDS],
    held=i1[SEATS],
    camp=i1[SEATS, KINDS],
    herd=i1[SEATS, ANIMALS],
    centre=i1[ANIMALS],
    table=i1[SEATS],
    ceiling=i1[SEATS, SUITS],
    lacks=i1[SEATS, BASE],
    attack=i2,
    asked=i1,
    leader=i1,
    winner=i1,
    opener=i1,
    turn=i1,
    phase=i1,
    trick=i1,
    tour=i2,
    players=i1,
    following=i1,
    chief_takes=i1,
    chief_counter=i1,
    max_tours=i2,
)


@kernel
def setup(s: Record, players: int, first: int, options: Record) -> None:
    s.players = players
    s.following = options.following
    s.chief_takes = options.chief_takes
    s.chief_counter = options.chief_counter
    s.max_tours = options.max_tours
    for animal in range(ANIMALS):
        s.centre[animal] = FLOCK
    s.attack = NO_ATTACK
    s.opener = first
    begin_tour(s)


@kernel
def to_move(s: Record) -> int:
    if s.phase <= DEALING_CARDS:
        return CHANCE
    if s.phase == OVER:
        return NOBODY
    return int(s.asked) if s.phase == ANSWER else int(s.turn)


@kernel
def legal(s: Record, moves: Array) -> int:
    if s.phase == TURN:
        return legal_lays(s, moves, legal_bids(s, moves))
    if s.phase == BID_DUE:
        return legal_bids(s, moves)
    if s.phase == REWARD:
        return legal_rewards(s, moves)
    return legal_answers(s, moves) if s.phase == ANSWER else 0


@kernel
def why_not(s: Record, event: int) -> int:
    if s.phase <= DEALING_CARDS:
        return why_not_deal(s, event)
    if s.phase == ANSWER:
        return why_not_answer(s, event)
    if s.phase == REWARD:
        if PLACE <= event <= PASS:
            return why_not_reward(s, event)
        return REWARD_NOW
    if event < LAY:
        return why_not_bid(s, event)
    if event >= PLACE:
        return BID_NOW
    # ZAYO-20: one card before each bid.
    if s.phase == BID_DUE:
        return ONE_CARD_ONLY
    kind = LAID[event - LAY]
    return why_not_form(s, kind, event) if s.hands[s.turn, kind] > 0 else NOT_HELD


@kernel
def apply(s: Record, event: int) -> None:
    if event >= DEAL_CARD:
        deal_card(s, event - DEAL_CARD)
    elif event >= DEAL:
        deal_bid(s, event - DEAL)
    elif event < LAY:
        bid(s, event)
    elif event < PLACE:
        lay(s, event)
    elif event < COUNTER:
        reward(s, event)
    else:
        answer(s, event)


@kernel
def odds(s: Record, events: Array, weights: Array) -> int:
    count = 0
    if s.phase == DEALING_CARDS:
        for kind in range(KINDS):
            if s.play_deck[kind] > 0:
                events[count] = DEAL_CARD + kind
                weights[count] = s.play_deck[kind]
                count += 1
        return count
    for suit in range(SUITS):
        count = write_bids(s.bid_deck[suit], DEAL + suit * SUIT_CARDS, events, count)
    for place in range(count):
        weights[place] = 1
    return count


@kernel
def draw(s: Record, rng: Array) -> int:
    if s.phase == DEALING_CARDS:
        return DEAL_CARD + pick(s.play_deck, below(rng, s.play_left))
    # Most of the pack is there most of the time: trying again is faster than walking through it.
    while True:
        number = below(rng, SUITS * RANKS)
        suit = number // RANKS
        rank = number % RANKS
        if int(s.bid_deck[suit]) >> rank & 1:
            return DEAL + suit * SUIT_CARDS + rank


@kernel
def is_over(s: Record) -> bool:
    return bool(s.phase == OVER)


@kernel
def score(s: Record, scores: Array, standing: Array) -> None:
    is_won = lies_open(s, STEPPE)
    for seat in range(s.players):
        scores[seat] = s.herd[seat, CAMEL]
        if is_won:
            # ZAYO-50: whoever lays the steppe wins, all others share the second rank.
            standing[seat] = s.camp[seat, STEPPE]
        else:
            # ZAYO-51: camels, then small stock, then equipment.
            pieces = 0
            for kind in range(PIECES):
                pieces += int(s.camp[seat, kind])
            standing[seat] = (int(s.herd[seat, CAMEL]) * 100 + small_stock(s, seat)) * 100 + pieces


@kernel
def hide(s: Record, seat: int, view: Record) -> None:
    # ZAYO-60: the own hands; of the other hands the sizes, and what the bids and asks have told.
    for suit in range(SUITS):
        view.spent[suit] = s.spent[suit]
        if seat >= 0:
            view.bids[seat, suit] = s.bids[seat, suit]
    for kind in range(KINDS):
        if seat >= 0:
            view.hands[seat, kind] = s.hands[seat, kind]
    for animal in range(ANIMALS):
        view.centre[animal] = s.centre[animal]
    for other in range(s.players):
        hide_seat(s, other, view)
    view.play_left = s.play_left
    view.leftover = s.leftover
    view.attack = s.attack
    view.asked = s.asked
    view.leader = s.leader
    view.winner = s.winner
    view.opener = s.opener
    view.turn = s.turn
    view.phase = s.phase
    view.trick = s.trick
    view.tour = s.tour
    view.players = s.players
    view.following = s.following
    view.chief_takes = s.chief_takes
    view.chief_counter = s.chief_counter
    view.max_tours = s.max_tours


@kernel
def seen(s: Record, event: int, seat: int) -> int:
    if DEAL <= event < EVENTS and seat != s.turn:
        return DEAL_HIDDEN
    return event


@kernel
def guess(view: Record, seat: int, rng: Array, s: Record) -> None:
    # Each card counts as one of its own, even where others look alike. Those this seat has not seen
    # lie in the other hands or in the pack, in any way that fits the sizes, the ceilings and the
    # lacks; all ways are equally likely.
    guess_bids(view, seat, rng, s)
    guess_cards(view, seat, rng, s)


@kernel
def hide_seat(s: Record, seat: int, view: Record) -> None:
    """What everyone may know of a seat."""
    view.bids_held[seat] = s.bids_held[seat]
    view.held[seat] = s.held[seat]
    view.table[seat] = s.table[seat]
    for kind in range(KINDS):
        view.camp[seat, kind] = s.camp[seat, kind]
    for animal in range(ANIMALS):
        view.herd[seat, animal] = s.herd[seat, animal]
    for suit in range(SUITS):
        view.ceiling[seat, suit] = s.ceiling[seat, suit]
    for kind in range(BASE):
        view.lacks[seat, kind] = s.lacks[seat, kind]


# ---- Bidding


@kernel
def write_bids(ranks: int, first_code: int, events: Array, count: int) -> int:
    """Writes an event for each rank of the mask, after those already there."""
    left = int(ranks)
    while left:
        events[count] = first_code + int(LOWEST[left])
        count += 1
        left &= left - 1
    return count


@kernel
def led_suit(s: Record) -> int:
    return int(s.table[s.leader]) // SUIT_CARDS


@kernel
def top_rank(s: Record) -> int:
    """The highest rank of the led suit that was bid so far."""
    return int(s.table[s.winner]) % SUIT_CARDS


@kernel
def must_bid(s: Record) -> int:
    """ZAYO-11: the ranks of the led suit of which one must be bid; none if any card may be."""
    if s.turn == s.leader or s.following == FREE:
        return 0
    held = int(s.bids[s.turn, led_suit(s)])
    above = top_rank(s) + 1
    if s.following != SUIT and held >> above:
        return held >> above << above
    return 0 if s.following == OVERBID else held


@kernel
def legal_bids(s: Record, moves: Array) -> int:
    must = must_bid(s)
    if must:
        return write_bids(must, BID + led_suit(s) * SUIT_CARDS, moves, 0)
    count = 0
    for suit in range(SUITS):
        count = write_bids(s.bids[s.turn, suit], BID + suit * SUIT_CARDS, moves, count)
    return count


@kernel
def why_not_bid(s: Record, card: int) -> int:
    if not has_bid(s.bids[s.turn], card):
        return BID_NOT_HELD
    must = must_bid(s)
    if must == 0 or (card // SUIT_CARDS == led_suit(s) and must >> card % SUIT_CARDS & 1):
        return LEGAL
    return MUST_OVERBID if s.following != SUIT and must >> top_rank(s) + 1 else MUST_FOLLOW


@kernel
def bid(s: Record, card: int) -> None:
    seat = int(s.turn)
    suit = card // SUIT_CARDS
    rank = card % SUIT_CARDS
    if seat == s.leader or (suit == led_suit(s) and rank > top_rank(s)):
        s.winner = seat
    else:
        learn_from_bid(s, suit)
    s.bids[seat, suit] ^= 1 << rank
    s.spent[suit] |= 1 << rank
    s.bids_held[seat] -= 1
    s.table[seat] = card
    s.turn = next_seat(s, seat)
    s.phase = TURN
    if s.turn == s.leader:
        # ZAYO-12, ZAYO-13
        s.turn = s.winner
        s.phase = REWARD


@kernel
def learn_from_bid(s: Record, suit: int) -> None:
    """Whoever does not overbid has told everyone what it does not hold."""
    led = led_suit(s)
    ceiling = int(s.ceiling[s.turn, led])
    if s.following == OVERBID or s.following == STRICT:
        ceiling = min(ceiling, top_rank(s))
    if suit != led and (s.following == STRICT or s.following == SUIT):
        ceiling = 0
    s.ceiling[s.turn, led] = ceiling


# ---- Rewards


@kernel
def can_place(s: Record) -> bool:
    for kind in range(BASE):
        if is_wanted(s, kind) and s.hands[s.turn, kind] > 0:
            return True
    return False


@kernel
def legal_rewards(s: Record, moves: Array) -> int:
    count = 0
    for event in range(TAKE if has_base(s) else PLACE, PASS + 1):
        if why_not_reward(s, event) == LEGAL:
            moves[count] = event
            count += 1
    return count


@kernel
def why_not_reward(s: Record, event: int) -> int:
    if event < ASK:
        if not is_wanted(s, event - PLACE):
            return PLACE_TWICE
        return LEGAL if s.hands[s.turn, event - PLACE] > 0 else PLACE_NOT_HELD
    if event < TAKE:
        if s.players == 2:
            return ASK_AS_TWO
        seat = (event - ASK) // BASE
        if seat == s.turn or seat >= s.players:
            return ASK_SELF
        if not is_wanted(s, (event - ASK) % BASE):
            return ASK_TWICE
        return ASK_OWN_FIRST if can_place(s) else LEGAL
    if event < PASS:
        if not has_base(s):
            return TAKE_TOO_SOON
        return LEGAL if s.centre[event - TAKE] > 0 else TAKE_NONE_LEFT
    return LEGAL


@kernel
def reward(s: Record, event: int) -> None:
    if event < ASK:
        give(s, int(s.turn), event - PLACE)
    elif event < TAKE:
        ask(s, (event - ASK) // BASE, (event - ASK) % BASE)
    elif event < PASS:
        s.centre[event - TAKE] -= 1
        s.herd[s.turn, event - TAKE] += 1
    end_trick(s)


@kernel
def ask(s: Record, seat: int, kind: int) -> None:
    # The ask tells everyone that the asker holds none of what it needs.
    for needed in range(BASE):
        if is_wanted(s, needed):
            s.lacks[s.turn, needed] = 1
    if s.hands[seat, kind] > 0:
        give(s, seat, kind)
    else:
        s.lacks[seat, kind] = 1


@kernel
def give(s: Record, seat: int, kind: int) -> None:
    """A base equipment from a hand is placed before the winner."""
    s.hands[seat, kind] -= 1
    s.held[seat] -= 1
    s.camp[s.turn, kind] += 1


@kernel
def end_trick(s: Record) -> None:
    for seat in range(s.players):
        s.table[seat] = NO_BID
    # ZAYO-9: the winner leads the next trick.
    s.leader = s.turn
    s.trick += 1
    s.phase = TURN
    if s.trick == HAND:
        s.tour += 1
        # ZAYO-51
        if s.tour == s.max_tours:
            s.phase = OVER
        else:
            s.opener = next_seat(s, int(s.opener))
            begin_tour(s)
