"""Demo's events as text, as the rulings write them."""

from yurt.games.demo.tables import DIE, EVENTS

TEXTS = ("roll", "stop", "die 1", "die 2", "die 3", "die 4", "die 5", "die 6")
# For refusals of texts that are no event: how chance and how a seat writes.
EXAMPLES = ("die 4", "roll")


def is_chance(event: int) -> bool:
    return DIE <= event < EVENTS


def read(text: str, players: int) -> int | None:
    return TEXTS.index(text) if text in TEXTS else None


def write(event: int) -> str:
    return TEXTS[event]
