"""YAY!'s events as text, as the rulings write them."""

import re

from yurt.games.yay.tables import (
    AIM,
    BLOCK,
    CROSS,
    DIE,
    DIE_OFF,
    EVENTS,
    SQUARES,
    WIDTH,
    WRITE,
)

SQUARE_NAMES = tuple(
    f"{'abcdefgh'[square % WIDTH]}{square // WIDTH + 1}" for square in range(SQUARES)
)
MOVE_NAMES = {"aim": AIM, "write": WRITE, "block": BLOCK, "cross": CROSS}
# For refusals of texts that are no event: how chance and how a seat writes.
EXAMPLES = ("die 5 d4", "aim d4")

DIE_TEXT = re.compile(r"die ([1-6]) ([a-h][1-8])")


def is_chance(event: int) -> bool:
    return DIE <= event < EVENTS


def read(text: str, players: int) -> int | None:
    if text == "die off":
        return DIE_OFF
    die = DIE_TEXT.fullmatch(text)
    if die:
        return DIE + (int(die[1]) - 1) * SQUARES + SQUARE_NAMES.index(die[2])
    word, _, square = text.partition(" ")
    if word in MOVE_NAMES and square in SQUARE_NAMES:
        return MOVE_NAMES[word] + SQUARE_NAMES.index(square)
    return None


def write(event: int) -> str:
    if event == DIE_OFF:
        return "die off"
    kind, square = divmod(event, SQUARES)
    if event >= DIE:
        return f"die {kind - DIE // SQUARES + 1} {SQUARE_NAMES[square]}"
    return f"{tuple(MOVE_NAMES)[kind]} {SQUARE_NAMES[square]}"
