"""YAY! once more, slowly: a second opinion written from the rulings alone.

Everything is a full scan over 64 named squares. Nothing here is shared with the program under test.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

PLAYERS: tuple[int, int] = (2, 4)

COLUMNS = "abcdefgh"
ROWS = "12345678"
SQUARES = [column + row for column in COLUMNS for row in ROWS]
# YAY-2: a block is named by its upper left square, a1 to g7.
BLOCKS = [column + row for column in "abcdefg" for row in "1234567"]
FACES = ["1", "2", "3", "4", "5", "6"]

# YAY-5: thousandths for an offset of 0, of +1 (as of -1), +2, +3, +4.
SCATTER = {
    "sure": [400, 220, 60, 20, 0],
    "normal": [240, 200, 110, 50, 20],
    "wild": [160, 150, 120, 90, 60],
}
TRAYS = ["rim", "open"]
OVER_THE_RIM = Fraction(1, 20)
END_RULES = ["row-and-column", "row-or-column"]

OPTIONS: dict[str, tuple[str, Callable[[str], bool]]] = {
    "tray": ("YAY-5", lambda value: value in TRAYS),
    "scatter": ("YAY-5", lambda value: value in SCATTER),
    "end": ("YAY-15", lambda value: value in END_RULES),
}


def parse_options(values: dict[str, str]) -> dict[str, str | int]:
    """Turn the texts of a record's header into option values."""
    parsed: dict[str, str | int] = {}
    for name, value in values.items():
        parsed[name] = int(value) if name == "first" else value
    return parsed


@dataclass
class Square:
    """YAY-3: free, live (a number of a seat), crossed (its number crossed out) or blocked."""

    state: str = "free"
    seat: int = -1
    number: int = 0


def touched_by(block: str) -> list[str]:
    """YAY-2: the 2 x 2 squares under a die."""
    column = COLUMNS.index(block[0])
    row = ROWS.index(block[1])
    return [COLUMNS[c] + ROWS[r] for c in (column, column + 1) for r in (row, row + 1)]


@cache
def beside(square: str) -> list[str]:
    """The up to four orthogonally adjacent squares."""
    column = COLUMNS.index(square[0])
    row = ROWS.index(square[1])
    found = []
    for other in SQUARES:
        columns_apart = abs(COLUMNS.index(other[0]) - column)
        rows_apart = abs(ROWS.index(other[1]) - row)
        if columns_apart + rows_apart == 1:
            found.append(other)
    return found


def axis_odds(aim: int, scatter: str, tray: str) -> dict[int, Fraction]:
    """YAY-5: where a die comes to rest along one axis, numbered 1 to 7 for the blocks.

    Off an open tray it may be any other number; a rim sends it back.
    """
    odds: dict[int, Fraction] = {}
    for offset in range(-4, 5):
        place = aim + offset
        if tray == "rim" and place < 1:
            place = 1 - place
        elif tray == "rim" and place > 7:
            place = 15 - place
        chance = Fraction(SCATTER[scatter][abs(offset)], 1000)
        odds[place] = odds.get(place, Fraction(0)) + chance
    return odds


@cache
def landing_odds(aim: str, scatter: str, tray: str) -> dict[str, Fraction]:
    """YAY-5: every outcome of one die with a probability above 0."""
    columns = axis_odds(COLUMNS.index(aim[0]) + 1, scatter, tray)
    rows = axis_odds(ROWS.index(aim[1]) + 1, scatter, tray)
    stays = 1 - OVER_THE_RIM if tray == "rim" else Fraction(1)
    odds: dict[str, Fraction] = {"die off": 1 - stays}
    for column, column_odds in columns.items():
        for row, row_odds in rows.items():
            chance = stays * column_odds * row_odds
            if not (1 <= column <= 7 and 1 <= row <= 7):
                odds["die off"] += chance
                continue
            for face in FACES:
                odds[f"die {face} {COLUMNS[column - 1]}{ROWS[row - 1]}"] = chance / 6
    return {text: chance for text, chance in odds.items() if chance > 0}


def is_event(text: str) -> bool:
    """Whether the text is an event of the game at all, legal somewhere or not."""
    words = text.split(" ")
    if words[0] == "die":
        if words == ["die", "off"]:
            return True
        return len(words) == 3 and words[1] in FACES and words[2] in SQUARES
    if words[0] in ("aim", "write", "block", "cross"):
        return len(words) == 2 and words[1] in SQUARES
    return False


class Reference:
    """One game. `phase` is throw, dice, choose, penalty or over."""

    def __init__(self, players: int, options: dict[str, str | int]) -> None:
        assert PLAYERS[0] <= players <= PLAYERS[1]
        self.players = players
        self.tray = str(options.get("tray", "rim"))
        self.scatter = str(options.get("scatter", "normal"))
        self.end_rule = str(options.get("end", "row-and-column"))
        self.seat = int(options.get("first", 0))  # YAY-7
        self.squares: dict[str, Square] = {name: Square() for name in SQUARES}
        self.phase = "throw"
        self.aim = ""
        self.dice: list[tuple[int, str] | None] = []  # face and block; None is off
        self.totals: list[int] = []  # of the throws of this turn
        self.has_thrown = [False] * players
        self.first_throw = False  # YAY-12: the throw that lies there is its seat's first
        self.turns_ended = 0
        self.turns_without_filling = 0
        self.exercised: Counter[str] = Counter()

    # What may happen now.

    def to_move(self) -> str | int | None:
        if self.phase == "over":
            return None
        return "*" if self.phase == "dice" else self.seat

    def legal(self) -> list[str]:
        if self.phase == "over":
            return []
        if self.phase == "dice":
            return sorted(self.odds())
        if self.phase == "penalty":
            return sorted("cross " + name for name in self.live_of(self.seat))  # YAY-13
        if self.phase == "throw":
            return sorted("aim " + block for block in BLOCKS)  # YAY-4
        return sorted(self._choices())

    def _choices(self) -> list[str]:
        writable = [name for name in self.touched_free() if self.can_write(name)]
        if writable:
            choices = ["write " + name for name in writable]  # YAY-7
        else:
            choices = ["block " + name for name in self.touched_free()]  # YAY-9
        if not self.first_throw:  # YAY-11, YAY-12
            choices += ["aim " + block for block in BLOCKS]
        return choices

    def odds(self) -> dict[str, Fraction]:
        assert self.phase == "dice"
        return dict(landing_odds(self.aim, self.scatter, self.tray))

    # What the sheet says.

    def live_of(self, seat: int) -> list[str]:
        found = []
        for name in SQUARES:
            square = self.squares[name]
            if square.state == "live" and square.seat == seat:
                found.append(name)
        return found

    def touched_free(self) -> list[str]:
        touched = []
        for die in self.dice:
            if die is not None:
                touched += touched_by(die[1])
        return [name for name in SQUARES if name in touched and self.squares[name].state == "free"]

    def rivals_beside(self, name: str) -> list[str]:
        """Live numbers of other seats beside a square."""
        found = []
        for other in beside(name):
            square = self.squares[other]
            if square.state == "live" and square.seat != self.seat:
                found.append(other)
        return found

    def can_write(self, name: str) -> bool:
        """YAY-7: every live number of another seat beside it is lower than the total."""
        total = self.totals[-1]
        return all(self.squares[other].number < total for other in self.rivals_beside(name))

    # Events.

    def canonical(self, text: str) -> str:
        """No event of YAY! lists interchangeable things."""
        assert is_event(text)
        return text

    def judge(self, actor: str, text: str) -> str:
        if self.phase == "over" or actor != str(self.to_move()) or not is_event(text):
            return "-"
        kind, name = text.split(" ")[0], text.split(" ")[-1]
        if (kind == "die") != (actor == "*"):
            return "-"
        if text in self.legal():
            return "ok"
        return self._ground(kind, name)

    def _ground(self, kind: str, name: str) -> str:
        """Refusals, in the order written there."""
        if kind == "die":
            return "YAY-5"
        if self.phase == "penalty" or kind == "cross":
            return "YAY-13"
        if kind == "aim":
            return "YAY-2" if name not in BLOCKS else "YAY-12"
        if self.phase == "throw":
            return "YAY-4"
        return "YAY-7" if kind == "write" else "YAY-9"

    def apply(self, text: str) -> None:
        assert text in self.legal(), text
        kind, name = text.split(" ")[0], text.split(" ")[-1]
        if kind == "die":
            self._die(text)
        elif kind == "aim":
            self._aim(name)
        elif kind == "write":
            self._write(name)
        elif kind == "block":
            self._block(name)
        else:
            self._cross(name)

    def _count(self, ruling: str, detail: str = "") -> None:
        self.exercised[ruling] += 1
        if detail:
            self.exercised[f"{ruling} {detail}"] += 1

    def _aim(self, block: str) -> None:
        self._count("YAY-4")
        if self.phase == "choose":
            self._count("YAY-11", "after 18" if self.totals[-1] == 18 else "")
        self.first_throw = not self.has_thrown[self.seat]
        self.has_thrown[self.seat] = True
        self.aim = block
        self.dice = []
        self.phase = "dice"

    def _die(self, text: str) -> None:
        if text == "die off":
            self._count("YAY-5", "over the rim" if self.tray == "rim" else "off an open tray")
            self.dice.append(None)
        else:
            self._count("YAY-5", "where a die bounces to" if self._may_bounce_to(text) else "")
            self.dice.append((int(text.split(" ")[1]), text.split(" ")[2]))
        if len(self.dice) == 3:
            self._thrown()

    def _may_bounce_to(self, text: str) -> bool:
        """Whether the rim adds ways to lie there to those of a die that stays without it."""
        stays = landing_odds(self.aim, self.scatter, "open")[text] * (1 - OVER_THE_RIM)
        return self.tray == "rim" and self.odds()[text] > stays

    def _thrown(self) -> None:
        """All three dice have come to rest."""
        in_tray = [die for die in self.dice if die is not None]
        if 0 < len(in_tray) < 3:
            self._count("YAY-6")
        self.totals.append(sum(face for face, _ in in_tray))
        if len(self.totals) > 1 and self.totals[-1] <= self.totals[-2]:
            self._penalty()
        elif not self.touched_free():
            self._lost(len(in_tray))
        else:
            self._open_choice()

    def _penalty(self) -> None:
        """YAY-13: a repeated throw that is not higher than the one just before."""
        if self.live_of(self.seat):
            self._count("YAY-13", "with a live number")
            self.phase = "penalty"
        else:
            self._count("YAY-13", "without a live number")
            self._end_turn(filled=False)

    def _lost(self, in_tray: int) -> None:
        """YAY-10, and YAY-14 for a higher repeated throw: nothing to write or block."""
        self._count("YAY-10", "all filled" if in_tray else "no die")
        if len(self.totals) > 1:
            self._count("YAY-14", "all filled")
        if self.first_throw:
            self._count("YAY-12", "lost")
        self._end_turn(filled=False)

    def _open_choice(self) -> None:
        if self.first_throw:
            self._count("YAY-12")
        if len(self.totals) > 1:
            self._count("YAY-14")
        for name in self.touched_free():
            if not self.can_write(name):
                self._count("YAY-7", "forbidden")
        self.phase = "choose"

    def _write(self, name: str) -> None:
        self._count("YAY-7", "written")
        for other in self.rivals_beside(name):  # YAY-8: all of them, always
            self._count("YAY-8")
            self.squares[other].state = "crossed"
        self.squares[name] = Square("live", self.seat, self.totals[-1])
        self._end_turn(filled=True)

    def _block(self, name: str) -> None:
        self._count("YAY-9")
        self.squares[name] = Square("blocked")
        self._end_turn(filled=True)

    def _cross(self, name: str) -> None:
        self.squares[name].state = "crossed"
        self._end_turn(filled=False)

    # The end.

    def _end_turn(self, filled: bool) -> None:
        self.turns_ended += 1
        self.turns_without_filling = 0 if filled else self.turns_without_filling + 1
        if self._sheet_ends_it():
            self._count("YAY-15")
            self._finish()
        elif self.turns_without_filling == 5 * self.players:
            self._count("YAY-17", "nothing filled")
            self._finish()
        elif self.turns_ended == 500:
            self._count("YAY-17", "500 turns")
            self._finish()
        else:
            self.seat = (self.seat + 1) % self.players
            self.totals = []
            self.dice = []
            self.phase = "throw"

    def _filled(self, names: list[str]) -> bool:
        return all(self.squares[name].state != "free" for name in names)

    def _sheet_ends_it(self) -> bool:
        """YAY-15."""
        row = any(self._filled([column + row for column in COLUMNS]) for row in ROWS)
        column = any(self._filled([column + row for row in ROWS]) for column in COLUMNS)
        if self.end_rule == "row-or-column":
            return row or column
        return row and column

    def _finish(self) -> None:
        self.phase = "over"
        counts = self.scores()
        if counts.count(max(counts)) > 1:
            self._count("YAY-16", "shared" if self.ranks().count(1) > 1 else "by the sum")

    def scores(self) -> list[int]:
        return [len(self.live_of(seat)) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """YAY-16: most live numbers, then their higher sum."""
        results = []
        for seat in range(self.players):
            numbers = [self.squares[name].number for name in self.live_of(seat)]
            results.append((len(numbers), sum(numbers)))
        return [1 + sum(other > mine for other in results) for mine in results]
