"""Yam Master by the letter of yam-master.md, slow and plain."""

from __future__ import annotations

import functools
import itertools
from collections import Counter
from collections.abc import Callable
from fractions import Fraction

from tests.reference.common import (
    Options,
    is_number_between,
    is_yes_or_no,
    ranks_from_keys,
)

PLAYERS: tuple[int, int] = (2, 2)


def is_max_turns(text: str) -> bool:
    """YAM-16: even numbers from 20 to 1000."""
    return is_number_between(text, 20, 1000) and int(text) % 2 == 0


PREDATOR = ["back", "out"]

OPTIONS: dict[str, tuple[str, Callable[[str], bool]]] = {
    "strict_full": ("YAM-3", is_yes_or_no),
    "defi_only": ("YAM-10", is_yes_or_no),
    "predator": ("YAM-12", lambda value: value in PREDATOR),
    "max_turns": ("YAM-16", is_max_turns),
}

# YAM-1: the printed board, row 1 on top.
BOARD_ROWS = [
    ["1", "3", "defi", "4", "6"],
    ["2", "carre", "sec", "full", "5"],
    ["<=8", "full", "yam", "defi", "suite"],
    ["6", "sec", "suite", "<=8", "1"],
    ["3", "2", "carre", "5", "4"],
]

COLUMNS = "abcde"
ROWS = "12345"
FACES = ["1", "2", "3", "4", "5", "6"]
TOKENS = 12

# YAM-15: to the right, down, and the two diagonals (column step, row step).
DIRECTIONS = [(1, 0), (0, 1), (1, 1), (1, -1)]


def parse_options(texts: dict[str, str]) -> Options:
    """Options as the constructor wants them."""
    options: Options = {}
    for name, text in texts.items():
        options[name] = int(text) if name in ("first", "max_turns") else text
    return options


def all_squares() -> list[str]:
    """a1, a2, ... e5."""
    return [column + row for column in COLUMNS for row in ROWS]


def figure_of(square: str) -> str:
    """What is printed on a square."""
    return BOARD_ROWS[ROWS.index(square[1])][COLUMNS.index(square[0])]


def figures(dice: list[int], strict_full: bool) -> set[str]:
    """YAM-2, YAM-3: every figure that the five dice make, Brelans as "1" to "6"."""
    made = set()
    counts = [dice.count(face) for face in range(1, 7)]
    for face in range(1, 7):
        if dice.count(face) >= 3:
            made.add(str(face))
    if (3 in counts and 2 in counts) or (5 in counts and not strict_full):
        made.add("full")
    if 4 in counts or 5 in counts:
        made.add("carre")
    if 5 in counts:
        made.add("yam")
    if sorted(dice) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
        made.add("suite")
    if sum(dice) <= 8:
        made.add("<=8")
    return made


def better_figures(dice: list[int], strict_full: bool) -> set[str]:
    """The figures other than a Brelan."""
    return {figure for figure in figures(dice, strict_full) if figure not in FACES}


def token_at(board: dict[str, int], column: int, row: int) -> int | None:
    """The seat whose token lies there; None for a free square and outside of the board."""
    if not (0 <= column < 5 and 0 <= row < 5):
        return None
    return board.get(COLUMNS[column] + ROWS[row])


def runs(board: dict[str, int], seat: int) -> list[int]:
    """The lengths of all maximal runs of a seat, in all four directions."""
    lengths = []
    for column, row, (right, down) in itertools.product(range(5), range(5), DIRECTIONS):
        if token_at(board, column - right, row - down) == seat:
            continue  # not where the run starts
        length = 0
        while token_at(board, column + length * right, row + length * down) == seat:
            length += 1
        if length > 0:
            lengths.append(length)
    return lengths


def points(board: dict[str, int], seat: int) -> int:
    """YAM-15, YAM-17: 1 for a run of three, 2 for four, 3 for five (display only)."""
    total = 0
    for length in runs(board, seat):
        if length >= 3:
            total += length - 2
    return total


def parse_dice(words: list[str]) -> list[int] | None:
    """The dice that the words name, None if one of them is no face of a die."""
    for word in words:
        if word not in FACES:
            return None
    return [int(word) for word in words]


def dice_text(verb: str, dice: list[int]) -> str:
    """Canonical: ascending."""
    return " ".join([verb] + [str(die) for die in sorted(dice)])


@functools.cache
def ways_to_roll(number: int) -> dict[str, int]:
    """In how many ways each `roll` of that many dice comes about (told once: it is slow)."""
    ways: dict[str, int] = {}
    for throw in itertools.product(range(1, 7), repeat=number):
        text = dice_text("roll", list(throw))
        ways[text] = ways.get(text, 0) + 1
    return ways


@functools.cache
def roll_odds(number: int) -> dict[str, Fraction]:
    """YAM-6, YAM-7: the odds of each `roll` of that many dice."""
    return {text: Fraction(ways, 6**number) for text, ways in ways_to_roll(number).items()}


def lie_there(wanted: list[int], dice: list[int]) -> bool:
    """Whether all wanted dice are among the dice."""
    return all(wanted.count(face) <= dice.count(face) for face in range(1, 7))


def keeps(dice: list[int]) -> set[str]:
    """YAM-7, YAM-8: every `keep` of at most four of the five dice."""
    texts = set()
    for number in range(5):
        for kept in itertools.combinations(dice, number):
            texts.add(dice_text("keep", list(kept)))
    return texts


class Reference:
    """One game of Yam Master."""

    def __init__(self, players: int, options: Options) -> None:
        assert players == 2
        self.players = players
        self.strict_full = options.get("strict_full", "no") == "yes"
        self.defi_only = options.get("defi_only", "no") == "yes"
        self.predator = str(options.get("predator", "back"))
        self.max_turns = int(options.get("max_turns", 200))
        self.board: dict[str, int] = {}
        self.left_the_game = [0, 0]  # YAM-12: the tokens of each seat that will not come back
        self.seat = int(options.get("first", 0))
        self.turns_ended = 0
        self.throws = 0
        self.kept: list[int] = []
        self.dice: list[int] = []  # the five dice as they lie
        self.announced = False
        self.phase = "roll"  # "roll", "choose" or "over"
        self.five_in_a_row: int | None = None
        self.exercised: Counter[str] = Counter()

    def to_move(self) -> str | int | None:
        if self.phase == "over":
            return None
        return "*" if self.phase == "roll" else self.seat

    def supply(self, seat: int) -> int:
        """Tokens that a seat has left to place."""
        return TOKENS - list(self.board.values()).count(seat) - self.left_the_game[seat]

    def legal(self) -> list[str]:
        if self.phase == "over":
            return []
        if self.phase == "roll":
            return sorted(self.odds())
        events = {"pass"}
        if self.throws < 3:
            events |= keeps(self.dice)
        if self.throws == 1 and self.defi_square_free():
            events |= {"defi " + keep for keep in keeps(self.dice)}  # YAM-9
        for square in all_squares():
            if square not in self.board and figure_of(square) in self.open_figures():
                events.add("place " + square)
            if self.board.get(square) == 1 - self.seat and len(set(self.dice)) == 1:
                events.add("remove " + square)  # YAM-12
        return sorted(events)

    def open_figures(self) -> set[str]:
        """What may be printed on a square that a token is placed on now."""
        made = figures(self.dice, self.strict_full)
        if self.announced and not self.better():
            return set()  # YAM-10: the bet is not won
        if self.announced:
            return {"defi"} if self.defi_only else made | {"defi"}  # YAM-10
        if self.throws == 1 and self.better():
            return made | {"sec"}  # YAM-11
        return made

    def better(self) -> set[str]:
        """The figures other than a Brelan that lie there."""
        return better_figures(self.dice, self.strict_full)

    def defi_square_free(self) -> bool:
        return any(
            figure_of(square) == "defi" and square not in self.board for square in all_squares()
        )

    def odds(self) -> dict[str, Fraction]:
        assert self.to_move() == "*"
        return dict(roll_odds(5 - len(self.kept)))

    # Judging

    def judge(self, actor: str, text: str) -> str:
        if self.to_move() is None or actor != str(self.to_move()):
            return "-"
        words = text.split(" ")
        if actor == "*":
            return self.judge_roll(words)
        if text == "pass":
            return "ok"
        if len(words) == 2 and words[0] in ("place", "remove") and words[1] in all_squares():
            if words[0] == "place":
                return self.judge_place(words[1])
            return self.judge_remove(words[1])
        if words[0] == "keep":
            return self.judge_keep(words[1:])
        if words[:2] == ["defi", "keep"]:
            return self.judge_defi(words[2:])
        return "-"

    def judge_roll(self, words: list[str]) -> str:
        dice = parse_dice(words[1:])
        if words[0] != "roll" or dice is None:
            return "-"
        if len(dice) != 5 - len(self.kept):
            return "YAM-6" if self.throws == 0 else "YAM-7"
        return "ok"

    def judge_place(self, square: str) -> str:
        """The grounds in the order of the section Refusals."""
        figure = figure_of(square)
        if square in self.board:
            return "YAM-7"
        if figure == "sec":
            return "ok" if self.throws == 1 and self.better() else "YAM-11"
        if figure == "defi" and not self.announced:
            return "YAM-5"
        if self.announced and self.closed(figure):
            return "YAM-10"
        if figure == "defi":
            return "ok"
        if figure == "full" and self.strict_full and len(set(self.dice)) == 1:
            return "YAM-3"
        return "ok" if figure in figures(self.dice, self.strict_full) else "YAM-7"

    def closed(self, figure: str) -> bool:
        """YAM-10: whether the announcement closes squares of this figure."""
        if not self.better():
            return True
        return self.defi_only and figure != "defi"

    def judge_keep(self, words: list[str]) -> str:
        kept = parse_dice(words)
        if kept is None:
            return "-"
        if self.throws == 3 or not lie_there(kept, self.dice):
            return "YAM-7"
        return "YAM-8" if len(kept) == 5 else "ok"

    def judge_defi(self, words: list[str]) -> str:
        if parse_dice(words) is None:
            return "-"
        if self.throws != 1 or self.announced or not self.defi_square_free():
            return "YAM-9"
        return self.judge_keep(words)

    def judge_remove(self, square: str) -> str:
        yam = len(set(self.dice)) == 1
        return "ok" if yam and self.board.get(square) == 1 - self.seat else "YAM-12"

    def canonical(self, text: str) -> str:
        """Dice ascending."""
        words = text.split(" ")
        verbs = [word for word in words if word not in FACES]
        if verbs in (["roll"], ["keep"], ["defi", "keep"]):
            return dice_text(" ".join(verbs), [int(word) for word in words if word in FACES])
        return text

    # Applying

    def apply(self, text: str) -> None:
        assert self.judge(str(self.to_move()), text) == "ok", text
        words = text.split(" ")
        if words[0] == "roll":
            self.dice = sorted(self.kept + [int(word) for word in words[1:]])
            self.throws += 1
            self.phase = "choose"
        elif words[0] == "defi":
            self.exercised["YAM-9"] += 1
            self.announced = True
            self.apply_keep(words[2:])
        elif words[0] == "keep":
            self.apply_keep(words[1:])
        elif words[0] == "place":
            self.apply_place(words[1])
        elif words[0] == "remove":
            self.apply_remove(words[1])
        else:
            self.note_pass()
            self.end_turn()

    def apply_keep(self, words: list[str]) -> None:
        if self.announced and self.throws == 2 and self.better():
            self.exercised["YAM-10 won and thrown again"] += 1
        self.kept = [int(word) for word in words]
        self.phase = "roll"

    def apply_remove(self, square: str) -> None:
        """YAM-12."""
        self.exercised["YAM-12"] += 1
        self.exercised[f"YAM-12 {self.predator}"] += 1
        if self.announced:
            self.exercised["YAM-12 after a bet"] += 1
        owner = self.board.pop(square)
        if self.predator == "out":
            self.left_the_game[owner] += 1
        self.end_turn()

    def apply_place(self, square: str) -> None:
        self.note_place(figure_of(square))
        self.board[square] = self.seat
        if 5 in runs(self.board, self.seat):
            self.exercised["YAM-14"] += 1
            self.five_in_a_row = self.seat
            self.phase = "over"
        elif self.supply(self.seat) == 0:
            self.exercised["YAM-15"] += 1
            if self.left_the_game[self.seat] > 0:
                self.exercised["YAM-15 with a token out"] += 1
            self.phase = "over"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.turns_ended += 1
        self.seat = 1 - self.seat
        self.throws = 0
        self.kept = []
        self.dice = []
        self.announced = False
        self.phase = "roll"
        if self.turns_ended == self.max_turns:
            self.exercised["YAM-16"] += 1
            self.phase = "over"

    def note_place(self, figure: str) -> None:
        """Notes the rare grounds on which a token is placed."""
        if figure == "sec":
            self.exercised["YAM-11"] += 1
        if figure == "defi":
            self.exercised["YAM-5"] += 1
        if figure == "full" and len(set(self.dice)) == 1:
            self.exercised["YAM-3"] += 1
        if self.announced:
            self.exercised["YAM-10 won"] += 1
        if self.announced and figure != "defi":
            self.exercised["YAM-10"] += 1
        if self.announced and figure in FACES:
            self.exercised["YAM-10 on a Brelan square"] += 1
        if len(set(self.dice)) == 1:
            self.exercised["YAM-12 not taken"] += 1

    def note_pass(self) -> None:
        if self.announced and not self.better():
            self.exercised["YAM-10 pass"] += 1
        if any(event.startswith("place") for event in self.legal()):
            self.exercised["YAM-13"] += 1

    # Results

    def scores(self) -> list[int]:
        return [points(self.board, 0), points(self.board, 1)]

    def ranks(self) -> list[int]:
        if self.five_in_a_row is not None:
            return [1 if seat == self.five_in_a_row else 2 for seat in (0, 1)]  # YAM-14
        return ranks_from_keys(self.scores())
