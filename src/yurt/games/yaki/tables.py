"""Tokens, squares, events and refusals of YAKI as numbers."""

import numpy as np

# Tokens. YAKI-1: a kind is colour * 5 + number - 1, and there is one of each.
GREEN, RED, YELLOW, VIOLET = range(4)
NUMBERS = 5
KINDS = 20
COPIES = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
# YAKI-5: they lie in as many places.
PLACES = 20
SEATS = 6

# Squares of a path: a colour that the token must have, or one of these.
PLAIN, TROPHY = range(4, 6)
# YAKI-3: the longest path.
SQUARES = 16
BOARDS = 6

# No token, no square, no place
NONE = -1

# YAKI-9: FITS[most advanced token, next one] where the colour is the same, or the number is, or is
# one higher or lower.
COLOUR = np.arange(KINDS) // NUMBERS
NUMBER = np.arange(KINDS) % NUMBERS
FITS = (
    (COLOUR[:, None] == COLOUR[None, :]) | (abs(NUMBER[:, None] - NUMBER[None, :]) <= 1)
).astype(np.int8)

# YAKI-16: so many turns make a round void, and so many void rounds in a row end the game.
TURN_LIMIT = 200
VOID_LIMIT = 3

# The option may_stop as games from before have it: YAKI-11 took the tokens back at a stop.
STOP_TAKES_BACK = 2

# Events
FLIP = 0
STOP = FLIP + KINDS
MOVES = STOP + 1
REVEAL = MOVES
EVENTS = REVEAL + KINDS
CODES = EVENTS

# Phases
TURN, REVEALING, OVER = range(3)

# What `why_not` answers: the ruling, and the name of the sentence in text/*.ftl.
LEGAL, NOT_FACE_DOWN, SEEN_BEFORE, NO_STOP, STOP_TOO_EARLY = range(5)
REFUSALS = (
    "",
    "YAKI-7 refuse-not-face-down",
    "YAKI-7 refuse-seen-before",
    "YAKI-11 refuse-no-stop",
    "YAKI-11 refuse-stop-too-early",
)
