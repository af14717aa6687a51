"""Cards, events and refusals of YAK as numbers."""

import numpy as np

# Cards. YAK-3: species from small to large, so that a larger one outranks a smaller one.
YETI, GROUNDHOG, VULTURE, IBEX, YAK = range(5)
SPECIES = 5
# A kind is species * 3 + value - 1 for the creatures, then the cards without a species.
CREATURES = 15
WILD_1, WILD_2, BANG, ONE, STOP = range(15, 20)
KINDS = 20
# YAK-1, YAK-2: how many of each kind there are, 107 in all.
COPIES = (5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 8)
DECK = 107
HAND = 5
SEATS = 6
VALUES = np.array([1, 2, 3] * SPECIES + [1, 2, 0, 0, 0], dtype=np.int8)

# Which special cards of a pile count, as bits; STOPPED stands alone.
BANG_COUNTS, ONE_COUNTS, STOPPED = 1, 2, 4

# Claims, from low to high: (number - 1) * SPECIES + species.
# YAK-9: the most that could ever be true is all creatures and all wild cards.
HIGHEST = 168
CLAIMS = 168 * SPECIES
NO_CLAIM = -1

# Events
PLAY = 0
CLAIM = PLAY + KINDS
CHALLENGE = CLAIM + CLAIMS
PASS = CHALLENGE + 1
MOVES = PASS + 1
DRAW = MOVES
EVENTS = DRAW + KINDS
# Claims that can be written but never be legal: of 0, and above 168.
CLAIM_NONE = EVENTS
CLAIM_ABOVE = CLAIM_NONE + SPECIES
# Events as others see them
PLAY_HIDDEN = CLAIM_ABOVE + SPECIES
DRAW_HIDDEN = PLAY_HIDDEN + 1
CODES = DRAW_HIDDEN + 1

# A card of the pile that this view does not show
FACE_DOWN = -1

# Phases
DEALING, TURN, CLAIM_DUE, DRAWING, LAST_WORD, OVER = range(6)

# What `why_not` answers: the ruling, and the name of the sentence in text/*.ftl.
(
    LEGAL,
    NOT_HELD,
    PLAY_FIRST,
    MUST_CLAIM,
    NO_PASS,
    NOTHING_TO_DOUBT,
    OPEN_WITH_ONE,
    MUST_OUTRANK,
    CLAIM_TOO_HIGH,
    MUST_CHALLENGE,
    NOT_IN_THE_DECK,
) = range(11)
REFUSALS = (
    "",
    "YAK-5 refuse-not-held",
    "YAK-5 refuse-play-first",
    "YAK-5 refuse-must-claim",
    "YAK-5 refuse-no-pass",
    "YAK-7 refuse-nothing-to-doubt",
    "YAK-7 refuse-open-with-one",
    "YAK-8 refuse-must-outrank",
    "YAK-9 refuse-claim-too-high",
    "YAK-9 refuse-must-challenge",
    "YAK-1 refuse-not-in-the-deck",
)
