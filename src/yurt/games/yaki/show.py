"""The table as the browser gets it: what lies open.

YAKI-18: remembering is the game. Nothing here tells what a place holds or whether it was seen, nor
where a token on a path came from.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, get_args

from yurt.engine.state import View
from yurt.games.yaki.notation import TOKEN_NAMES
from yurt.games.yaki.tables import NONE

Phase = Literal["turn", "revealing", "over"]
Kind = Literal["green", "red", "yellow", "violet", "plain", "trophy", "start"]
Face = Literal["down", "turning", "away"]

# In the order of the tables
PHASES: tuple[Phase, ...] = get_args(Phase)
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Square:
    """A square of a path, and the token on it."""

    kind: Kind
    token: str | None


@dataclass(frozen=True, slots=True)
class Player:
    """``board``: which of the six boards, from 1. ``ahead``: the square of the most advanced token,
    the start being 0; the next token goes on the square after it. ``laid``: tokens placed in this
    turn."""

    trophies: int
    board: int
    path: list[Square]
    ahead: int | None
    laid: int


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the field: its token lies face down, is being turned up, or is on a path."""

    number: int
    face: Face


@dataclass(frozen=True, slots=True)
class Show:
    """The table. ``goal``: so many trophies win. ``round_turns``: turns of this round that have
    ended; ``voids``: void rounds in a row."""

    phase: Phase
    players: list[Player]
    places: list[Place]
    goal: int
    round_turns: int
    voids: int


def show(view: View) -> Show:
    s = view.facts()
    return Show(
        phase=PHASES[s["phase"]],
        players=[player(s, seat) for seat in range(s["players"])],
        places=list(places(s, view.game.kernels.namespace["PLACES"])),
        goal=s["goal"],
        round_turns=s["turns"],
        voids=s["voids"],
    )


def player(s: dict[str, Any], seat: int) -> Player:
    board, ahead = s["board"][seat], s["square"][seat]
    tokens = dict(tokens_on(s, seat))
    kinds = [KINDS[kind] for kind in s["paths"][board] if kind != NONE]
    kinds[0] = "start"
    return Player(
        trophies=s["trophies"][seat],
        board=board + 1,
        path=[Square(kind, tokens.get(square)) for square, kind in enumerate(kinds)],
        ahead=None if ahead == NONE else ahead,
        laid=s["laid"] if seat == s["turn"] else 0,
    )


def tokens_on(s: dict[str, Any], seat: int) -> Iterator[tuple[int, str]]:
    """The squares of a path that hold a token, and which; these lie open."""
    for square, place in enumerate(s["trail"][seat]):
        if place != NONE:
            yield square, TOKEN_NAMES[s["token"][place]]
    if s["square"][seat] != NONE:
        yield s["square"][seat], TOKEN_NAMES[s["token"][s["place"][seat]]]


def places(s: dict[str, Any], count: int) -> Iterator[Place]:
    for place in range(count):
        face: Face = "down" if s["lying"][place] else "away"
        yield Place(place + 1, "turning" if place == s["flipped"] else face)
