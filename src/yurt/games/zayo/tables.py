"""Cards, events and refusals of ZAYO as numbers."""

import math

import numpy as np

# ZAYO-2: animals, eight of each. Sheep and goats are the small stock.
SHEEP, GOAT, CAMEL = range(3)
ANIMALS = 3
SMALL_STOCK = 2
FLOCK = 8

# ZAYO-3: bid cards are numbered suit * 8 + rank, where rank 0 is written 1. A set of ranks of one
# suit is a mask, bit 0 the lowest; LOWEST gives the lowest rank of a mask.
SUIT_CARDS = 8
BID_CARDS = 4 * SUIT_CARDS
SUITS = 4
RANKS = 8
ALL_RANKS = (1 << RANKS) - 1
LOWEST = np.array(
    [max((ranks & -ranks).bit_length() - 1, 0) for ranks in range(256)], dtype=np.int8
)
# ZAYO-5, ZAYO-6: bid cards of a hand, and so the tricks of a tour.
HAND = 5
NO_BID = -1

# ZAYO-4: play cards. The first three are the base equipment, the first four all equipment.
HORSE, CART, YURT, TRAP, THIEF, FRIENDSHIP, WOLF, SHAMAN, CHIEF, ZAYO, FIDDLE, STEPPE = range(12)
BASE = 3
PIECES = 4
KINDS = 12
COPIES = (5, 5, 5, 4, 1, 1, 1, 1, 2, 1, 3, 1)
TWO_PLAYERS_GET = 8
SEATS = 6

# Prices, in small stock. ZAYO-21, ZAYO-28
TRAP_PRICE = 2
CAMEL_PRICE = 3

# Events. A piece that the thief may take is seat * PIECES + kind; two of them are a pair. What is
# paid is numbered by its goats.
PLACES = SEATS * PIECES
PAIRS = PLACES * (PLACES + 1) // 2
BID = 0
LAY = BID + BID_CARDS
LAY_TRAP = LAY
LAY_THIEF = LAY_TRAP + TRAP_PRICE + 1
LAY_THIEF_TWO = LAY_THIEF + PLACES
LAY_FRIENDSHIP = LAY_THIEF_TWO + PAIRS
LAY_WOLF = LAY_FRIENDSHIP + 1
LAY_SHAMAN = LAY_WOLF + SEATS * ANIMALS
LAY_CHIEF = LAY_SHAMAN + 1
LAY_CHIEF_KIND = LAY_CHIEF + SEATS
LAY_CHIEF_CAMELS = LAY_CHIEF_KIND + SEATS * SMALL_STOCK
LAY_ZAYO = LAY_CHIEF_CAMELS + SEATS
LAY_FIDDLE = LAY_ZAYO + 1
LAY_STEPPE = LAY_FIDDLE + CAMEL_PRICE + 1
PLACE = LAY_STEPPE + 1
ASK = PLACE + BASE
TAKE = ASK + SEATS * BASE
PASS = TAKE + SMALL_STOCK
COUNTER = PASS + 1
# ZAYO-42: against a chief the card is named.
COUNTER_FRIENDSHIP = COUNTER + 1
COUNTER_SHAMAN = COUNTER_FRIENDSHIP + 1
ACCEPT = COUNTER_SHAMAN + 1
MOVES = ACCEPT + 1
DEAL = MOVES
DEAL_CARD = DEAL + BID_CARDS
EVENTS = DEAL_CARD + KINDS
# A card dealt as others see it
DEAL_HIDDEN = EVENTS
CODES = DEAL_HIDDEN + 1

# Where the forms begin in which each kind of card is laid, from the trap on; the last is their end.
FORMS = np.array(
    [
        *(LAY_TRAP, LAY_THIEF, LAY_FRIENDSHIP, LAY_WOLF, LAY_SHAMAN, LAY_CHIEF),
        *(LAY_ZAYO, LAY_FIDDLE, LAY_STEPPE, PLACE),
    ],
    dtype=np.int16,
)
# The card that each form lays.
LAID = np.repeat(np.arange(TRAP, KINDS), np.diff(FORMS)).astype(np.int8)
# The two pieces of each pair, the lower first.
PAIR = np.array([(a, b) for a in range(PLACES) for b in range(a, PLACES)], dtype=np.int8)
CARDS = np.array(COPIES, dtype=np.int8)
# n! for n up to the number of cards of a pack, to count deals.
FACTORIALS = np.array([float(math.factorial(number)) for number in range(BID_CARDS + 1)])

NO_ATTACK = -1
# ZAYO-40, ZAYO-42: the cards that answer attacks.
DEFENCES = (FRIENDSHIP, SHAMAN)

# Phases
DEALING_BIDS, DEALING_CARDS, TURN, BID_DUE, ANSWER, REWARD, OVER = range(7)

# The options' values
OVERBID, STRICT, SUIT, FREE = range(4)
ALL_STOCK, ONE_KIND = range(2)
UNANSWERED, ANSWERED = range(2)

# What `why_not` answers: the ruling, and the name of the sentence in text/*.ftl. The grounds of
# wolf, thief and chief stand in the same order for the plain forms and for those with zayo.
(
    LEGAL,
    NOT_TO_DEAL,
    BID_NOW,
    ANSWER_NOW,
    REWARD_NOW,
    BID_NOT_HELD,
    MUST_OVERBID,
    MUST_FOLLOW,
    ONE_CARD_ONLY,
    NOT_HELD,
    TRAP_OWNED,
    TRAP_UNPAID,
    THIEF_SELF,
    THIEF_MISSING,
    THIEF_PROTECTED,
    WOLF_SELF,
    WOLF_MISSING,
    WOLF_PROTECTED,
    CHIEF_FORM,
    CHIEF_CAMP,
    CHIEF_SELF,
    CHIEF_YURT,
    CHIEF_MISSING,
    CHIEF_PROTECTED,
    FIDDLE_NO_CAMEL,
    FIDDLE_UNPAID,
    STEPPE_CAMELS,
    CAMEL_WITHOUT_ZAYO,
    CAMEL_SELF,
    CAMEL_MISSING,
    CAMEL_PROTECTED,
    TWO_WITHOUT_ZAYO,
    TWO_SELF,
    TWO_MISSING,
    TWO_PROTECTED,
    CAMELS_WITHOUT_ZAYO,
    CAMELS_CAMP,
    CAMELS_SELF,
    CAMELS_YURT,
    CAMELS_MISSING,
    COUNTER_UNNAMED,
    COUNTER_NAMED,
    NO_DEFENCE,
    PLACE_TWICE,
    PLACE_NOT_HELD,
    ASK_AS_TWO,
    ASK_SELF,
    ASK_TWICE,
    ASK_OWN_FIRST,
    TAKE_TOO_SOON,
    TAKE_NONE_LEFT,
) = range(51)
REFUSALS = (
    "",
    "ZAYO-6 refuse-not-to-deal",
    "ZAYO-10 refuse-bid-now",
    "ZAYO-40 refuse-answer-now",
    "ZAYO-13 refuse-reward-now",
    "ZAYO-10 refuse-bid-not-held",
    "ZAYO-11 refuse-must-overbid",
    "ZAYO-11 refuse-must-follow",
    "ZAYO-20 refuse-one-card-only",
    "ZAYO-20 refuse-not-held",
    "ZAYO-21 refuse-trap-owned",
    "ZAYO-21 refuse-trap-unpaid",
    "ZAYO-22 refuse-self",
    "ZAYO-22 refuse-thief-missing",
    "ZAYO-22 refuse-thief-protected",
    "ZAYO-24 refuse-self",
    "ZAYO-24 refuse-wolf-missing",
    "ZAYO-24 refuse-wolf-protected",
    "ZAYO-26 refuse-chief-form",
    "ZAYO-26 refuse-chief-camp",
    "ZAYO-26 refuse-self",
    "ZAYO-26 refuse-chief-yurt",
    "ZAYO-26 refuse-chief-missing",
    "ZAYO-26 refuse-chief-protected",
    "ZAYO-28 refuse-fiddle-no-camel",
    "ZAYO-28 refuse-fiddle-unpaid",
    "ZAYO-29 refuse-steppe-camels",
    "ZAYO-30 refuse-without-zayo",
    "ZAYO-30 refuse-self",
    "ZAYO-30 refuse-wolf-missing",
    "ZAYO-30 refuse-wolf-protected",
    "ZAYO-31 refuse-without-zayo",
    "ZAYO-31 refuse-self",
    "ZAYO-31 refuse-two-missing",
    "ZAYO-31 refuse-two-protected",
    "ZAYO-32 refuse-without-zayo",
    "ZAYO-32 refuse-chief-camp",
    "ZAYO-32 refuse-self",
    "ZAYO-32 refuse-chief-yurt",
    "ZAYO-32 refuse-chief-missing",
    "ZAYO-40 refuse-counter-unnamed",
    "ZAYO-40 refuse-counter-named",
    "ZAYO-43 refuse-no-defence",
    "ZAYO-13 refuse-place-twice",
    "ZAYO-13 refuse-place-not-held",
    "ZAYO-13 refuse-ask-as-two",
    "ZAYO-13 refuse-self",
    "ZAYO-13 refuse-ask-twice",
    "ZAYO-13 refuse-ask-own-first",
    "ZAYO-13 refuse-take-too-soon",
    "ZAYO-13 refuse-take-none-left",
)
