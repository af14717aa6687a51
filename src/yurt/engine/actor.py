"""Who acts in a game, and who looks at it: one number each, the seats being 0, 1, ….

Inside, an actor is always an ``Actor``. Records and programs write it otherwise: ``*`` for chance,
None for nobody and for the public; these functions are where the one becomes the other.
"""

from typing import NewType

Actor = NewType("Actor", int)

# Answers of `to_move` besides the seats.
CHANCE = Actor(-1)
NOBODY = Actor(-2)
# As a seat of `hide`, `seen` and `guess`: everyone who holds no seat.
PUBLIC = Actor(-3)

# How records write chance.
STAR = "*"
# Whoever is to move, as programs are told: ``"*"``, a seat, or None when the game is over.
ToMove = str | int | None


def actor_of(told: ToMove) -> Actor:
    """The actor that ``"*"``, None or a seat (as a number or in digits) stands for."""
    if told is None:
        return NOBODY
    return CHANCE if told == STAR else Actor(int(told))


def viewer_of(seat: int | None) -> Actor:
    """Whoever looks from a seat, or from none."""
    return PUBLIC if seat is None else Actor(seat)


def seat_of(actor: Actor) -> int | None:
    """The seat that an actor is, if it is one."""
    return actor if actor >= 0 else None


def told(actor: Actor) -> ToMove:
    """Whoever is to move, as programs are told."""
    return STAR if actor == CHANCE else seat_of(actor)


def written(actor: Actor) -> str:
    """Whoever did something, as records write it."""
    return STAR if actor == CHANCE else str(actor)
