"""Events and refusals of Demo as numbers."""

SEATS = 4
FACES = 6
# DEMO-6: the most turns of all seats together.
MOST_TURNS = 200

# Events
ROLL, STOP = range(2)
MOVES = 2
DIE = MOVES
EVENTS = DIE + FACES
CODES = EVENTS

# Phases
TURN, ROLLING, OVER = range(3)

# What `why_not` answers: the ruling, and the name of the sentence in text/*.ftl.
LEGAL, ROLL_FIRST = range(2)
REFUSALS = ("", "DEMO-4 refuse-roll-first")
