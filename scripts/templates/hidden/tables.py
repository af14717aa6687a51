"""Dice, events and refusals of Demo as numbers."""

from yurt.engine.dice import Dice

SEATS = 6
DICE = 3
FACES = 6
MOST_CHIPS = 3
# DEMO-6: each round costs a chip, and the game ends with the last one of any seat.
ROUNDS = SEATS * (MOST_CHIPS - 1) + 1

# DEMO-2: three dice are a number, that of their set; 0 is the set of no dice.
SETS_OF_DICE = Dice(DICE, FACES)
SETS = SETS_OF_DICE.sets
NUMBER_OF = SETS_OF_DICE.number_of
NO_DICE = 0
FIRST_SET = SETS_OF_DICE.first_of_size[DICE]
THROWS = len(SETS) - FIRST_SET
COUNTS = SETS_OF_DICE.counts
ONE_MORE = SETS_OF_DICE.one_more
WAYS = SETS_OF_DICE.ways

# Events. A bid is (number - 1) * FACES + face - 1, so that a higher bid is a higher number.
BID = 0
BIDS = SEATS * DICE * FACES
DOUBT = BID + BIDS
MOVES = DOUBT + 1
ROLL = MOVES
EVENTS = ROLL + THROWS
# What the others see of a roll.
ROLL_HIDDEN = EVENTS
CODES = EVENTS + 1
NO_BID = -1

# Phases
ROLLING, BIDDING, OVER = range(3)

# What `why_not` answers: the ruling, and the name of the sentence in text/*.ftl.
LEGAL, TOO_MANY, TOO_LOW, NOTHING_TO_DOUBT = range(4)
REFUSALS = (
    "",
    "DEMO-3 refuse-too-many",
    "DEMO-4 refuse-too-low",
    "DEMO-5 refuse-nothing-to-doubt",
)
