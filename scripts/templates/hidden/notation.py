"""Demo's events as text, as the rulings write them."""

from yurt.engine.spec import decimal
from yurt.games.demo.tables import (
    BID,
    DICE,
    DOUBT,
    EVENTS,
    FACES,
    FIRST_SET,
    NUMBER_OF,
    ROLL,
    ROLL_HIDDEN,
    SEATS,
    SETS,
)

EXAMPLES = ("roll 1 3 5", "bid 2 5")


def is_chance(event: int) -> bool:
    return ROLL <= event < EVENTS


def read(text: str, players: int) -> int | None:
    verb, *words = text.split(" ")
    numbers = [number for word in words if (number := decimal(word)) is not None]
    if text == "doubt":
        return DOUBT
    if len(numbers) < len(words):
        return None
    if verb == "bid" and len(numbers) == 2:
        return read_bid(*numbers)
    dice = NUMBER_OF.get(tuple(sorted(numbers)))
    is_throw = verb == "roll" and len(numbers) == DICE and dice is not None
    return ROLL + dice - FIRST_SET if is_throw and dice is not None else None


def read_bid(number: int, face: int) -> int | None:
    is_bid = 1 <= number <= SEATS * DICE and 1 <= face <= FACES
    return BID + (number - 1) * FACES + face - 1 if is_bid else None


def write(event: int) -> str:
    if event == DOUBT:
        return "doubt"
    if event == ROLL_HIDDEN:
        return "roll " + " ".join("?" * DICE)
    if event < DOUBT:
        number, face = divmod(event - BID, FACES)
        return f"bid {number + 1} {face + 1}"
    return " ".join(["roll", *map(str, SETS[FIRST_SET + event - ROLL])])
