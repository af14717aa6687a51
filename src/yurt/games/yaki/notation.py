"""YAKI's events as text, as the rulings write them."""

from yurt.games.yaki.tables import EVENTS, FLIP, KINDS, MOVES, REVEAL, STOP

COLOUR_NAMES = ("green", "red", "yellow", "violet")
TOKEN_NAMES = tuple(f"{colour}-{number}" for colour in COLOUR_NAMES for number in range(1, 6))
PLACE_NAMES = tuple(str(place + 1) for place in range(KINDS))
# For refusals of texts that are no event: how chance and how a seat writes.
EXAMPLES = ("reveal red-3", "flip 7")


def is_chance(event: int) -> bool:
    return MOVES <= event < EVENTS


def read(text: str, players: int) -> int | None:
    if text == "stop":
        return STOP
    word, _, rest = text.partition(" ")
    if word == "flip" and rest in PLACE_NAMES:
        return FLIP + PLACE_NAMES.index(rest)
    if word == "reveal" and rest in TOKEN_NAMES:
        return REVEAL + TOKEN_NAMES.index(rest)
    return None


def write(event: int) -> str:
    if event == STOP:
        return "stop"
    if event < STOP:
        return f"flip {PLACE_NAMES[event - FLIP]}"
    return f"reveal {TOKEN_NAMES[event - REVEAL]}"
