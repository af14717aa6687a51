"""YAK's events as text, as the rulings write them."""

import re

from yurt.games.yak.tables import (
    CHALLENGE,
    CLAIM,
    CLAIM_ABOVE,
    CLAIM_NONE,
    DRAW,
    DRAW_HIDDEN,
    EVENTS,
    PASS,
    PLAY,
    PLAY_HIDDEN,
    SPECIES,
)

SPECIES_NAMES = ("yeti", "groundhog", "vulture", "ibex", "yak")
CARD_NAMES = (
    *(f"{species}-{value}" for species in SPECIES_NAMES for value in (1, 2, 3)),
    "wild-1",
    "wild-2",
    "bang",
    "one",
    "stop",
)
# For refusals of texts that are no event: how chance and how a seat writes.
EXAMPLES = ("draw yak-2", "play yak-2")

NUMBERED = re.compile(r"claim (0|[1-9][0-9]*) ([a-z]+)")
HIGHEST_WRITTEN = 168


def is_chance(event: int) -> bool:
    return DRAW <= event < EVENTS


def read(text: str, players: int) -> int | None:
    word, _, card = text.partition(" ")
    if word in ("play", "draw"):
        if card not in CARD_NAMES:
            return None
        return (PLAY if word == "play" else DRAW) + CARD_NAMES.index(card)
    claim = NUMBERED.fullmatch(text)
    if claim and claim[2] in SPECIES_NAMES:
        return _claim(claim[1], SPECIES_NAMES.index(claim[2]))
    return {"challenge": CHALLENGE, "pass": PASS}.get(text)


def _claim(number: str, species: int) -> int:
    if number == "0":
        return CLAIM_NONE + species
    if len(number) > 3 or int(number) > HIGHEST_WRITTEN:
        return CLAIM_ABOVE + species
    return CLAIM + (int(number) - 1) * SPECIES + species


def write(event: int) -> str:
    if event < CLAIM:
        return f"play {CARD_NAMES[event - PLAY]}"
    if event < CHALLENGE:
        number, species = divmod(event - CLAIM, SPECIES)
        return f"claim {number + 1} {SPECIES_NAMES[species]}"
    if DRAW <= event < EVENTS:
        return f"draw {CARD_NAMES[event - DRAW]}"
    return {
        CHALLENGE: "challenge",
        PASS: "pass",
        PLAY_HIDDEN: "play ?",
        DRAW_HIDDEN: "draw ?",
    }[event]
