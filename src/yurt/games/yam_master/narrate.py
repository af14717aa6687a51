"""What Yam Master's events, refusals and questions are called: names of messages in text/*.ftl."""

from collections.abc import Iterator
from functools import cache

from yurt.engine.layout import Record
from yurt.engine.words import Say, Seat, say
from yurt.games.yam_master.notation import SQUARE_NAMES
from yurt.games.yam_master.rules import figures_made, has_five, open_figures, points, why_not
from yurt.games.yam_master.show import Player, position_of
from yurt.games.yam_master.tables import (
    ANNOUNCE,
    BACK,
    BITS,
    DICE,
    FREE,
    KEEP,
    LEGAL,
    NO_DICE,
    OVER,
    PASS,
    PLACE,
    PRINTED,
    REMOVE,
    ROLL,
    SETS,
    SIZE,
    SQUARES,
    THROWS,
    YAM_BIT,
)

# The kinds of squares, in the order of the tables
FIGURE_NAMES = (
    *(f"brelan-{value}" for value in range(1, 7)),
    "full",
    "carre",
    "yam",
    "suite",
    "low",
    "sec",
    "defi",
)


def figure(number: int) -> Say:
    """What is printed on a square."""
    return say("figure", figure=FIGURE_NAMES[PRINTED[number]])


# Every set of dice as it is read out, and the seats: they are told all the time.
SPOKEN = [" ".join(map(str, dice)) for dice in SETS]
BOTH = (Seat(0), Seat(1))


def values(dice: int) -> str:
    return SPOKEN[dice]


def squares(view: Record, event: int) -> str:
    """The squares where a seat can place (or remove) now."""
    there = [number for number in range(SQUARES) if why_not(view, event + number) == LEGAL]
    return ", ".join(SQUARE_NAMES[number] for number in there)


def open_squares(view: Record) -> str:
    """As ``squares`` for placing, of a seat that decides: it is asked at every move."""
    board = view.board
    there = squares_for(open_figures(view))
    return ", ".join([SQUARE_NAMES[number] for number in there if board[number] == FREE])


@cache
def squares_for(figures: int) -> list[int]:
    """The squares that take a token for these figures."""
    return [number for number, bit in enumerate(BITS.tolist()) if figures & bit]


def tell(actor: int, event: int, before: Record, after: Record) -> Iterator[Say]:
    """The sentences for an event, from a view before and after it."""
    seat = BOTH[before.turn]
    if event >= ROLL:
        key = "throws" if before.throws == 0 else "throws-again"
        yield say(key, seat=seat, dice=SPOKEN[event - ROLL], all=SPOKEN[after.dice])
    elif event >= KEEP:
        yield tell_keep(seat, event)
    elif event == PASS:
        yield say("passes", seat=seat)
    else:
        yield tell_token(seat, event, before)
        earlier, now = standing(before), standing(after)
        for other in (seat, BOTH[1 - seat]):
            if now[other].points != earlier[other].points:
                points_now = say("points", count=now[other].points)
                yield say("scores-now", seat=other, points=points_now)
    if after.phase == OVER:
        yield from tell_end(after)


def standing(view: Record) -> list[Player]:
    """The players as they are shown, counted once for both: plain ``points`` takes long."""
    return position_of(view.board.tobytes(), view.supply.tobytes()).players


def tell_keep(seat: Seat, event: int) -> Say:
    key = "announces" if event >= ANNOUNCE else "keeps"
    kept = event - (ANNOUNCE if event >= ANNOUNCE else KEEP)
    if kept == NO_DICE:
        return say(f"{key}-nothing", seat=seat)
    return say(key, seat=seat, dice=values(kept))


def tell_token(seat: Seat, event: int, before: Record) -> Say:
    if event < REMOVE:
        number = event - PLACE
        return say("places", seat=seat, square=SQUARE_NAMES[number], figure=figure(number))
    key = "removes" if before.predator == BACK else "removes-out"
    return say(key, seat=seat, other=Seat(1 - seat), square=SQUARE_NAMES[event - REMOVE])


def tell_end(after: Record) -> Iterator[Say]:
    seat = Seat(after.turn)
    own, others = points(after, seat), points(after, 1 - seat)
    if has_five(after, seat):
        yield say("ends-five", seat=seat)
        # YAM-17: nobody shall wonder why fewer points win.
        if own < others:
            yield say("ends-five-behind", other=Seat(1 - seat), points=say("points", count=others))
        return
    if after.supply[seat] == 0:
        yield say("ends-supply", seat=seat)
    else:
        yield say("ends-turns", count=int(after.turns))
    if own == others:
        yield say("ends-equal", points=say("points", count=own))
    else:
        winner = seat if own > others else Seat(1 - seat)
        both = sorted((own, others))
        yield say("ends-points", seat=winner, points=say("points", count=both[1]), fewer=both[0])


def refuse(key: str, event: int, view: Record) -> Say:
    """The sentence for a refusal, with what would be right."""
    if key == "refuse-not-as-many-thrown":
        return say(key, count=DICE - int(SIZE[view.dice]))
    if key in ("refuse-not-free", "refuse-not-announced"):
        return say(key, square=SQUARE_NAMES[event - PLACE])
    if key == "refuse-not-made":
        needed = figure(event - PLACE)
        return say(key, figure=needed, dice=values(view.dice), instead=instead(view))
    if key.startswith(("refuse-closed-", "refuse-sec-")) or key == "refuse-yam-is-no-full":
        return say(key, instead=instead(view))
    if key in ("refuse-not-lying-there", "refuse-no-yam"):
        return say(key, dice=values(view.dice))
    if key == "refuse-no-token-to-remove":
        return refuse_removal(key, event, view)
    return say(key)


def refuse_removal(key: str, event: int, view: Record) -> Say:
    there = squares(view, REMOVE)
    other = Seat(1 - view.turn)
    if not there:
        return say("refuse-no-token-at-all", other=other)
    return say(key, square=SQUARE_NAMES[event - REMOVE], other=other, squares=there)


def instead(view: Record) -> Say:
    """What a seat can do when a square is closed to it."""
    there = squares(view, PLACE)
    if there:
        return say("instead-place", squares=there)
    return say("instead-throw" if view.throws < THROWS else "instead-pass")


def expect(view: Record, seat: int) -> Say:
    """What a seat is asked for now."""
    left = THROWS - int(view.throws)
    there = open_squares(view)
    other = Seat(1 - seat)
    # YAM-12: a Yam has won an announced Défi, too.
    if figures_made(view) & YAM_BIT and other in view.board:
        if there:
            return say("expect-predator", squares=there, other=other)
        return say("expect-predator-only", other=other)
    if there:
        asked = say("expect-place-or-throw" if left else "expect-place", squares=there, left=left)
    else:
        asked = say("expect-throw" if left else "expect-pass", left=left)
    return say("expect-defi", otherwise=asked) if view.announced else asked


def reveals(event: int) -> bool:
    """YAM-18: everything is open."""
    return False


def is_capped(view: Record) -> bool:
    """YAM-16: the turns ran out before a supply did, and without five in a row."""
    is_decided = has_five(view, 0) or has_five(view, 1) or 0 in view.supply
    return bool(view.turns == view.max_turns and not is_decided)
