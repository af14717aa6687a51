"""What everyone at a table is called: everywhere the same, so that sentences tell them apart."""

from collections.abc import Collection
from functools import lru_cache
from itertools import count

# Bots have a name of their own by seat; the later ones are for when a person has it too.
BOTS = (
    "Tashi",
    "Pema",
    "Momo",
    "Dorje",
    "Lhamo",
    "Tenzin",
    "Sonam",
    "Norbu",
    "Dolma",
    "Karma",
    "Yangchen",
    "Jigme",
)
# Tables whose names are kept: a server asks for them at every move.
TABLES = 4096


@lru_cache(maxsize=TABLES)
def called(names: tuple[str | None, ...]) -> tuple[str, ...]:
    """By seat, from what people call themselves: "" for a bot, None for a free seat, which has no
    name yet. Whoever has the name of an earlier seat gets a number."""
    taken = {name.casefold() for name in names if name}
    found: list[str] = []
    for seat, name in enumerate(names):
        if name == "":
            name = next(bot for bot in (BOTS[seat], *BOTS) if bot.casefold() not in taken)
        elif name and name.casefold() in map(str.casefold, found):
            name = _numbered(name, taken)
        found.append(name or "")
        taken.add(found[-1].casefold())
    return tuple(found)


def _numbered(name: str, taken: Collection[str]) -> str:
    numbers = (f"{name} {number}" for number in count(2))
    return next(each for each in numbers if each.casefold() not in taken)
