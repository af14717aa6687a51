"""What a search knows of ZAYO: builds a camp, saves for camels, and robs whoever is ahead.

Every move has a worth; the moves of one kind are told apart by what lies open and by the own hand.
"""

import math

import numpy as np

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.zayo.attacks import chief_booty, stolen_piece, victim_of
from yurt.games.zayo.dealing import next_seat
from yurt.games.zayo.laying import small_stock
from yurt.games.zayo.rules import led_suit, top_rank
from yurt.games.zayo.tables import (
    ACCEPT,
    ANIMALS,
    ASK,
    BASE,
    CAMEL,
    CAMEL_PRICE,
    CHIEF,
    COUNTER,
    DEALING_BIDS,
    FIDDLE,
    GOAT,
    LAID,
    LAY,
    LAY_THIEF_TWO,
    LAY_WOLF,
    PASS,
    PIECES,
    PLACE,
    SHEEP,
    STEPPE,
    SUIT_CARDS,
    TAKE,
    THIEF,
    TRAP,
    TRAP_PRICE,
    WOLF,
    ZAYO,
)

# Events of a game that is played on, and events a second of a search on one core.
HORIZON = 100
RATE = 6_000_000
# Most moves are nearly as good as others, so weak levels must misjudge more for it to show.
HAZE = (3.4, 4.4, 2.7, 1.9, 1.0)
# One move of so many is any move.
ODDLY = 16
# A card is laid if it is worth more than any bid, which is at most 1.
NEVER_LAID = -100.0
CAMEL_VALUE = 50.0
# What counts for winning between two tours, on a logistic scale, for two players to six (rows), as
# ``train.py`` found it (``judge.json``). Columns: camels, from none; small stock; kinds of base
# equipment; no trap, a trap.
CAMELS = 0
MOST_CAMELS = 2
STOCK = CAMELS + MOST_CAMELS + 1
MOST_STOCK = 6
BASES = STOCK + MOST_STOCK + 1
TRAPS = BASES + BASE + 1
SIGNS = 4
COLUMNS = TRAPS + 2
LEADS = np.array(
    [
        [
            *(0, 0.84, 1.5),
            *(0, 0.14, 0.36, 0.54, 0.58, 0.64, 0.68),
            *(0, 0.14, 0.37, 0.68),
            *(0, 0.15),
        ],
        [
            *(0, 0.88, 1.92),
            *(0, 0.14, 0.38, 0.67, 0.78, 0.89, 0.84),
            *(0, 0.11, 0.24, 0.44),
            *(0, 0.25),
        ],
        [
            *(0, 0.82, 2.23),
            *(0, 0.11, 0.33, 0.63, 0.79, 0.93, 1.03),
            *(0, 0.1, 0.23, 0.49),
            *(0, 0.3),
        ],
        [
            *(0, 1.55, 1.68),
            *(0, 0.09, 0.37, 0.81, 0.91, 0.95, 0.95),
            *(0, 0.18, 0.44, 0.78),
            *(0, 0.11),
        ],
        [
            *(0, 1.89, 2.07),
            *(0, 0.05, 0.35, 0.92, 1.06, 1.0, 1.1),
            *(0, 0.19, 0.48, 0.92),
            *(0, 0.25),
        ],
    ]
)


@kernel
def prefer(s: Record, moves: Array, count: int, rng: Array) -> int:
    if below(rng, ODDLY) == 0:
        return below(rng, count)
    best = 0
    highest = 2 * NEVER_LAID
    for place in range(count):
        worth = worth_of_move(s, int(moves[place])) + below(rng, 64) / 512
        if worth > highest:
            highest = worth
            best = place
    return best


@kernel
def worth_of_move(s: Record, move: int) -> float:
    if move < LAY:
        return worth_of_bid(s, move)
    if move < PLACE:
        return worth_of_card(s, move, int(LAID[move - LAY]))
    if move < ASK:
        return 2.0
    if move < TAKE:
        # Whoever holds most cards is most likely to hold this one; a refusal is not forgotten.
        seat = (move - ASK) // BASE
        return -1.0 if s.lacks[seat, (move - ASK) % BASE] else 1.0 + s.held[seat] / 16
    if move < PASS:
        return 2.0
    return 1.0 if COUNTER <= move < ACCEPT else 0.0


@kernel
def worth_of_bid(s: Record, card: int) -> float:
    """Leads high; beats with its lowest card when it is last, else its highest; throws off low."""
    height = card % SUIT_CARDS / SUIT_CARDS
    if s.turn == s.leader:
        return height
    if card // SUIT_CARDS != led_suit(s) or card % SUIT_CARDS < top_rank(s):
        return -height
    return 1 - height if next_seat(s, int(s.turn)) == s.leader else height


@kernel
def worth_of_card(s: Record, move: int, kind: int) -> float:
    seat = int(s.turn)
    if kind == STEPPE:
        return 20 * CAMEL_VALUE
    if kind == FIDDLE:
        return 2 * CAMEL_VALUE
    if kind == CHIEF:
        stock = chief_booty(s, move, SHEEP) + chief_booty(s, move, GOAT)
        camels = chief_booty(s, move, CAMEL)
        return 10 + riches(s, victim_of(move, 0)) + 5 * stock + CAMEL_VALUE * camels
    if kind == WOLF:
        is_camel = (move - LAY_WOLF) % ANIMALS == CAMEL
        return 10 + riches(s, victim_of(move, 0)) + (CAMEL_VALUE if is_camel else 0.0)
    if kind == THIEF:
        worth = worth_of_piece(s, seat, stolen_piece(move, 0))
        if move >= LAY_THIEF_TWO:
            worth += worth_of_piece(s, seat, stolen_piece(move, 1))
        return worth
    if kind == ZAYO:
        return worth_of_zayo(s, seat)
    # A trap only from what is left after the next camel; friendship and shaman wait for an attack.
    if kind == TRAP and small_stock(s, seat) >= CAMEL_PRICE + TRAP_PRICE:
        return 5.0
    return NEVER_LAID


@kernel
def worth_of_zayo(s: Record, seat: int) -> float:
    """With zayo the wolf takes a camel; else it protects whoever has something to lose."""
    prey = 0
    for other in range(s.players):
        if other != seat:
            prey += int(s.herd[other, CAMEL])
    if s.hands[seat, WOLF] > 0 and prey > 0:
        return CAMEL_VALUE
    return 5.0 if riches(s, seat) > 0 else NEVER_LAID


@kernel
def worth_of_piece(s: Record, seat: int, piece: int) -> float:
    kind = piece % PIECES
    is_new = kind < BASE and s.camp[seat, kind] == 0
    return 5 + riches(s, piece // PIECES) + (10.0 if is_new else 0.0)


@kernel
def riches(s: Record, seat: int) -> float:
    """What a seat has, in small stock, counting its camp a little."""
    pieces = 0
    for kind in range(BASE):
        pieces += int(s.camp[seat, kind])
    return small_stock(s, seat) + 4 * int(s.herd[seat, CAMEL]) + pieces / 4


@kernel
def paused(s: Record) -> bool:
    """Between two tours all hands are empty: only what lies on the table counts."""
    return bool(s.phase == DEALING_BIDS)


@kernel
def judge(s: Record, players: int, points: Array, shares: Array) -> None:
    """By what lies before each seat."""
    columns = np.zeros(SIGNS, dtype=np.int64)
    total = 0.0
    for seat in range(players):
        find_signs(s, seat, columns)
        ahead = 0.0
        for column in columns:
            ahead += LEADS[players - 2, column]
        shares[seat] = math.exp(ahead)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@kernel
def find_signs(s: Record, seat: int, columns: Array) -> None:
    """The columns of ``LEADS`` that count for a seat."""
    kinds = 0
    for kind in range(BASE):
        kinds += s.camp[seat, kind] > 0
    columns[0] = CAMELS + min(int(s.herd[seat, CAMEL]), MOST_CAMELS)
    columns[1] = STOCK + min(small_stock(s, seat), MOST_STOCK)
    columns[2] = BASES + kinds
    columns[3] = TRAPS + (1 if s.camp[seat, TRAP] > 0 else 0)
