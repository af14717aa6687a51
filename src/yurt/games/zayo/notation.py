"""ZAYO's events as text, as the rulings write them."""

from yurt.games.zayo.tables import (
    ACCEPT,
    ANIMALS,
    ASK,
    BASE,
    BID,
    CAMEL_PRICE,
    COUNTER,
    COUNTER_FRIENDSHIP,
    COUNTER_SHAMAN,
    DEAL,
    DEAL_CARD,
    DEAL_HIDDEN,
    EVENTS,
    LAID,
    LAY,
    LAY_CHIEF,
    LAY_CHIEF_CAMELS,
    LAY_CHIEF_KIND,
    LAY_FIDDLE,
    LAY_FRIENDSHIP,
    LAY_SHAMAN,
    LAY_STEPPE,
    LAY_THIEF,
    LAY_THIEF_TWO,
    LAY_TRAP,
    LAY_WOLF,
    LAY_ZAYO,
    PAIR,
    PASS,
    PIECES,
    PLACE,
    SMALL_STOCK,
    TAKE,
    TRAP_PRICE,
)

ANIMAL_NAMES = ("sheep", "goat", "camel")
SUIT_NAMES = ("sh", "sc", "gh", "gc")
BID_NAMES = tuple(f"{suit}-{rank}" for suit in SUIT_NAMES for rank in range(1, 9))
CARD_NAMES = (
    *("horse", "cart", "yurt", "trap", "thief", "friendship"),
    *("wolf", "shaman", "chief", "zayo", "fiddle", "steppe"),
)
OTHERS = {
    PASS: "pass",
    COUNTER: "counter",
    COUNTER_FRIENDSHIP: "counter friendship",
    COUNTER_SHAMAN: "counter shaman",
    ACCEPT: "accept",
    DEAL_HIDDEN: "deal ?",
}
# For refusals of texts that are no event: how chance and how a seat writes.
EXAMPLES = ("deal sh-4", "bid sh-4")


def is_chance(event: int) -> bool:
    return DEAL <= event < EVENTS


def read(text: str, players: int) -> int | None:
    words = text.split(" ")
    card = words[1:2]
    if card in (["trap"], ["fiddle"]):
        # What is paid may be told in any order; sheep stand before goats.
        words[2:] = sorted(words[2:], reverse=True)
    elif card == ["thief"] and " ".join(words) not in EVENTS_BY_TEXT:
        words[2:] = words[4:] + words[2:4]
    event = EVENTS_BY_TEXT.get(" ".join(words))
    # In the text of an event, a word that is a number is a seat.
    if any(word.isdecimal() and int(word) >= players for word in words if event is not None):
        return None
    return event


def write(event: int) -> str:
    if event < LAY:
        return f"bid {BID_NAMES[event - BID]}"
    if event < PLACE:
        return f"lay {CARD_NAMES[LAID[event - LAY]]}{_form(event)}"
    if event < ASK:
        return f"place {CARD_NAMES[event - PLACE]}"
    if event < TAKE:
        return f"ask {(event - ASK) // BASE} {CARD_NAMES[(event - ASK) % BASE]}"
    if event < PASS:
        return f"take {ANIMAL_NAMES[event - TAKE]}"
    if DEAL <= event < DEAL_CARD:
        return f"deal {BID_NAMES[event - DEAL]}"
    if DEAL_CARD <= event < EVENTS:
        return f"deal {CARD_NAMES[event - DEAL_CARD]}"
    return OTHERS[event]


def _form(event: int) -> str:
    """What is written after the name of a laid card."""
    if event < LAY_THIEF:
        return _paid(TRAP_PRICE, event - LAY_TRAP)
    if event < LAY_THIEF_TWO:
        return _piece(event - LAY_THIEF)
    if event < LAY_FRIENDSHIP:
        one, other = PAIR[event - LAY_THIEF_TWO]
        return _piece(one) + _piece(other)
    if LAY_WOLF <= event < LAY_SHAMAN:
        return _animal(event - LAY_WOLF, ANIMALS)
    if LAY_CHIEF <= event < LAY_CHIEF_KIND:
        return f" {event - LAY_CHIEF}"
    if LAY_CHIEF_KIND <= event < LAY_CHIEF_CAMELS:
        return _animal(event - LAY_CHIEF_KIND, SMALL_STOCK)
    if LAY_CHIEF_CAMELS <= event < LAY_ZAYO:
        return f" {event - LAY_CHIEF_CAMELS} camels"
    if LAY_FIDDLE <= event < LAY_STEPPE:
        return _paid(CAMEL_PRICE, event - LAY_FIDDLE)
    return ""


def _paid(price: int, goats: int) -> str:
    return " sheep" * (price - goats) + " goat" * goats


def _piece(piece: int) -> str:
    return f" {piece // PIECES} {CARD_NAMES[piece % PIECES]}"


def _animal(target: int, kinds: int) -> str:
    return f" {target // kinds} {ANIMAL_NAMES[target % kinds]}"


EVENTS_BY_TEXT = {write(event): event for event in range(EVENTS)}
