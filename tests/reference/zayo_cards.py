"""The cards and animals of ZAYO, and its events as words."""

SUITS = ["sh", "sc", "gh", "gc"]
BID_CARDS = [f"{suit}-{rank}" for suit in SUITS for rank in range(1, 9)]  # ZAYO-3
BASE = ["horse", "cart", "yurt"]
EQUIPMENT = ["horse", "cart", "yurt", "trap"]
DEFENCES = ["friendship", "shaman"]
SMALL = ["sheep", "goat"]
ANIMALS = ["sheep", "goat", "camel"]
# ZAYO-4
PLAY_COUNTS = {
    "horse": 5,
    "cart": 5,
    "yurt": 5,
    "trap": 4,
    "thief": 1,
    "friendship": 1,
    "wolf": 1,
    "shaman": 1,
    "chief": 2,
    "zayo": 1,
    "fiddle": 3,
    "steppe": 1,
}


def suit_of(card: str) -> str:
    return card.split("-")[0]


def rank_of(card: str) -> int:
    return int(card.split("-")[1])


def in_order(animals: list[str]) -> list[str]:
    return sorted(animals, key=SMALL.index)


def piece_order(piece: tuple[str, str]) -> tuple[int, int]:
    """ZAYO-31: by seat number, then horse, cart, yurt, trap."""
    return int(piece[0]), EQUIPMENT.index(piece[1])


def read_lay(words: list[str], seats: list[str]) -> list[str] | None:
    """The words of a `lay` in canonical order, or None where no form fits."""
    card, rest = words[1], words[2:]
    fits = False
    if card in ("friendship", "shaman", "zayo", "steppe"):
        fits = rest == []
    elif card in ("trap", "fiddle"):
        fits = len(rest) == (2 if card == "trap" else 3) and all(word in SMALL for word in rest)
        rest = in_order(rest) if fits else rest
    elif card == "wolf":
        fits = len(rest) == 2 and rest[0] in seats and rest[1] in ANIMALS
    elif card == "chief":
        fits = len(rest) in (1, 2) and rest[0] in seats
        fits = fits and (len(rest) == 1 or rest[1] in [*SMALL, "camels"])
    elif card == "thief":
        fits = len(rest) in (2, 4)
        fits = fits and all(seat in seats for seat in rest[0::2])
        fits = fits and all(kind in EQUIPMENT for kind in rest[1::2])
        if fits:
            pieces = sorted(zip(rest[0::2], rest[1::2], strict=True), key=piece_order)
            rest = [word for piece in pieces for word in piece]
    return ["lay", card, *rest] if fits else None


def read_event(text: str, players: int) -> list[str] | None:
    """The words of an event in canonical order, or None for a text that is no event."""
    words = text.split(" ")
    seats = [str(seat) for seat in range(players)]
    if words[0] == "lay" and len(words) >= 2:
        return read_lay(words, seats)
    if words in (["accept"], ["counter"], ["pass"]):
        return words
    if len(words) == 2 and words[0] == "counter" and words[1] in DEFENCES:  # ZAYO-42
        return words
    if len(words) == 3 and words[0] == "ask" and words[1] in seats and words[2] in BASE:
        return words
    if len(words) == 2:
        known = {
            "deal": [*BID_CARDS, *PLAY_COUNTS],
            "bid": BID_CARDS,
            "place": BASE,
            "take": SMALL,
        }
        if words[0] in known and words[1] in known[words[0]]:
            return words
    return None


def form_ruling(words: list[str]) -> str:
    """The ruling that gives the form of a `lay`."""
    if words[1] == "thief":
        return "ZAYO-22" if len(words) == 4 else "ZAYO-31"
    if words[1] == "wolf":
        return "ZAYO-30" if words[3] == "camel" else "ZAYO-24"
    if words[1] == "chief":
        return "ZAYO-32" if words[-1] == "camels" else "ZAYO-26"
    return {
        "trap": "ZAYO-21",
        "friendship": "ZAYO-23",
        "shaman": "ZAYO-25",
        "zayo": "ZAYO-27",
        "fiddle": "ZAYO-28",
        "steppe": "ZAYO-29",
    }[words[1]]
