"""Yam Master's events as text, as the rulings write them."""

import re

from yurt.games.yam_master.tables import (
    ANNOUNCE,
    ANNOUNCE_MORE,
    DICE,
    EVENTS,
    KEEP,
    KEEP_MORE,
    NUMBER_OF,
    PASS,
    PLACE,
    REMOVE,
    ROLL,
    ROLL_MORE,
    SETS,
    SIDE,
)

SQUARE_NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcde")
# For refusals of texts that are no event: how chance and how a seat writes.
EXAMPLES = ("roll 1 3 3 5 6", "keep 3 3")

WITH_DICE = re.compile(r"(keep|defi keep|roll)((?: [1-6])*)")
WITH_SQUARE = re.compile(r"(place|remove) ([a-e][1-5])")
# Where the sets of dice of each word begin, and the event of more than five dice.
CODES_OF = {
    "keep": (KEEP, KEEP_MORE),
    "defi keep": (ANNOUNCE, ANNOUNCE_MORE),
    "roll": (ROLL, ROLL_MORE),
}


def is_chance(event: int) -> bool:
    return ROLL <= event < EVENTS or event == ROLL_MORE


def read(text: str, players: int) -> int | None:
    if text == "pass":
        return PASS
    if named := WITH_SQUARE.fullmatch(text):
        return (PLACE if named[1] == "place" else REMOVE) + SQUARE_NAMES.index(named[2])
    if listed := WITH_DICE.fullmatch(text):
        first, more = CODES_OF[listed[1]]
        values = sorted(map(int, listed[2].split()))
        return first + NUMBER_OF[tuple(values)] if len(values) <= DICE else more
    return None


def write(event: int) -> str:
    if event < REMOVE:
        return f"place {SQUARE_NAMES[event - PLACE]}"
    if event < PASS:
        return f"remove {SQUARE_NAMES[event - REMOVE]}"
    if event == PASS:
        return "pass"
    word = "keep" if event < ANNOUNCE else "defi keep" if event < ROLL else "roll"
    return " ".join([word, *map(str, SETS[event - CODES_OF[word][0]])])
