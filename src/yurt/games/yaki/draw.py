"""The table as text, for the terminal and the rule tests. It shows what lies open and no memory."""

from collections.abc import Iterator, Sequence

from yurt.engine.layout import Record
from yurt.engine.words import Words, say
from yurt.games.yaki.tables import KINDS, NONE, NUMBERS, OVER, SQUARES

# By number of the square: four colours, plain and trophy.
LETTERS = "GRYV.T"
# Places of one row.
ROW = 5


def draw(view: Record, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """Seats with a mark at whoever is on turn, their trophies and paths with the tokens on them;
    then the places: a number where a token lies face down, a question mark where one is turned up.

                       1   2   3   4   5   6   7   8   9  10
        > 0 Ann  1/3   S   .  G2  G3   R   .   Y   .   V   T
          1 Bob  0/3   S  R3   R   .   V   .   G   .   Y   T
        Face down:
           1   2   3   4   5
           6   -   8   9  10
          11   ?  13  14  15
          16  17   -   -  20
    """
    width = max(len(name) for name in names)
    longest = max(len(path(view, other)) for other in range(view.players))
    header = "".join(f"{square + 1:>4}" for square in range(longest))
    lines = [" " * (width + 9) + header]
    for other in range(view.players):
        mark = ">" if other == view.turn and view.phase != OVER else " "
        trophies = f"{view.trophies[other]}/{view.goal}"
        squares = "".join(f"{square:>4}" for square in path(view, other))
        lines.append(f"{mark} {other} {names[other]:<{width}}  {trophies}{squares}".rstrip())
    lines.append(words.put(say("drawn-face-down")))
    lines.extend(places(view))
    return "\n".join(lines)


def path(view: Record, seat: int) -> list[str]:
    """The squares of a seat's board, or the tokens on them."""
    squares = [LETTERS[kind] for kind in view.paths[view.board[seat]] if kind != NONE]
    squares[0] = "S"
    for square, place in tokens_on(view, seat):
        kind = int(view.token[place])
        squares[square] = f"{LETTERS[kind // NUMBERS]}{kind % NUMBERS + 1}"
    return squares


def tokens_on(view: Record, seat: int) -> Iterator[tuple[int, int]]:
    """The squares that hold a token, and the places where these came from."""
    for square in range(SQUARES):
        if view.trail[seat, square] != NONE:
            yield square, int(view.trail[seat, square])
    if view.square[seat] != NONE:
        yield int(view.square[seat]), int(view.place[seat])


def places(view: Record) -> Iterator[str]:
    """The field of tokens in rows of five."""
    for begin in range(0, KINDS, ROW):
        row = range(begin, begin + ROW)
        yield "".join(f"{field(view, place):>4}" for place in row)


def field(view: Record, place: int) -> str:
    if place == view.flipped:
        return "?"
    return str(place + 1) if view.lying[place] else "-"
