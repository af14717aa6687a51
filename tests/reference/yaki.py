"""YAKI by the letter of yaki.md, slow and plain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

from tests.reference.common import (
    Options,
    is_number_between,
    is_yes_or_no,
    plain_number,
    ranks_from_keys,
)

PLAYERS: tuple[int, int] = (2, 6)

# YAKI-3
DEFAULT_PATHS = "S.G.R.Y.VT,S.R.V.G.YT,S.Y.G.V.RT,S.V.Y.R.GT,S.G.V.R.YT,S.R.Y.V.GT"

COLOUR_LETTERS = {"G": "green", "R": "red", "Y": "yellow", "V": "violet"}
PLACES = 20
TURNS_OF_A_ROUND = 200


def is_path(text: str) -> bool:
    """YAKI-3: 4 to 16 squares, S first, T last, neither elsewhere."""
    if not 4 <= len(text) <= 16:
        return False
    if text[0] != "S" or text[-1] != "T":
        return False
    return all(letter in ".GRYV" for letter in text[1:-1])


def is_paths(text: str) -> bool:
    """YAKI-3: always six paths."""
    paths = text.split(",")
    return len(paths) == 6 and all(is_path(path) for path in paths)


def is_trophies(text: str) -> bool:
    """YAKI-15: 1 to 5."""
    return is_number_between(text, 1, 5)


OPTIONS: dict[str, tuple[str, Callable[[str], bool]]] = {
    "paths": ("YAKI-3", is_paths),
    "may_stop": ("YAKI-11", is_yes_or_no),
    "trophies": ("YAKI-15", is_trophies),
}


def parse_options(texts: dict[str, str]) -> Options:
    """Options as the constructor wants them."""
    options: Options = {}
    for name, text in texts.items():
        options[name] = int(text) if name in ("first", "trophies") else text
    return options


def all_tokens() -> list[str]:
    """YAKI-1: the numbers 1 to 5 in four colours."""
    return [f"{colour}-{number}" for colour in COLOUR_LETTERS.values() for number in range(1, 6)]


def colour_of(token: str) -> str:
    return token.split("-")[0]


def number_of(token: str) -> int:
    return int(token.split("-")[1])


def fits(token: str, most_advanced: str, square: str) -> bool:
    """YAKI-9, YAKI-10: whether the token may follow on the next square (a letter of the path)."""
    if square in COLOUR_LETTERS and colour_of(token) != COLOUR_LETTERS[square]:
        return False  # YAKI-10
    if colour_of(token) == colour_of(most_advanced):
        return True
    return abs(number_of(token) - number_of(most_advanced)) <= 1


class Reference:
    """One game of YAKI."""

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.may_stop = options.get("may_stop", "no") == "yes"
        self.trophies_to_win = int(options.get("trophies", 3))
        paths = str(options.get("paths", DEFAULT_PATHS)).split(",")
        self.paths = [paths[seat] for seat in range(players)]  # YAKI-5
        self.trophies = [0] * players
        self.void_rounds_in_a_row = 0
        self.over = False
        self.exercised: Counter[str] = Counter()
        self.start_round(int(options.get("first", 0)))

    def start_round(self, seat: int) -> None:
        """All tokens face down in their places, all unseen, nothing on the boards."""
        self.seen: dict[int, str] = {}  # place -> token, for places seen in this round
        # For each seat the places its tokens came from, the most advanced one last ...
        self.tokens: list[list[int]] = [[] for _ in range(self.players)]
        # ... and the square that the most advanced one lies on (0 is the start square).
        self.square: list[int] = [0] * self.players
        self.turns_ended = 0
        self.start_turn(seat)

    def start_turn(self, seat: int) -> None:
        """YAKI-13: without a face-down token the turn ends before it has begun."""
        self.seat = seat
        self.placed_this_turn = False
        self.kept_by_a_stop = len(self.tokens[seat]) > 1
        self.flipped: int | None = None  # the place that waits for chance to say its token
        if not self.face_down():
            self.exercised["YAKI-13 at the start of a turn"] += 1
            self.miss()

    def to_move(self) -> str | int | None:
        if self.over:
            return None
        return self.seat if self.flipped is None else "*"

    def face_down(self) -> list[int]:
        """The places that hold a face-down token."""
        gone = [place for places in self.tokens for place in places]
        if self.flipped is not None:
            gone.append(self.flipped)
        return [place for place in range(1, PLACES + 1) if place not in gone]

    def unseen(self) -> list[str]:
        return [token for token in all_tokens() if token not in self.seen.values()]

    def legal(self) -> list[str]:
        if self.over:
            return []
        if self.flipped is not None:
            return sorted(f"reveal {token}" for token in self.unseen())
        events = [f"flip {place}" for place in self.face_down()]
        if self.may_stop and self.placed_this_turn:
            events.append("stop")
        return sorted(events)

    def odds(self) -> dict[str, Fraction]:
        assert self.to_move() == "*"
        return {text: Fraction(1, len(self.unseen())) for text in self.legal()}  # YAKI-7

    # Judging

    def judge(self, actor: str, text: str) -> str:
        if self.to_move() is None or actor != str(self.to_move()):
            return "-"
        words = text.split(" ")
        if len(words) == 2 and words[0] == "reveal" and words[1] in all_tokens():
            if actor != "*":
                return "-"
            return "ok" if words[1] in self.unseen() else "YAKI-7"
        if actor == "*":
            return "-"
        if len(words) == 2 and words[0] == "flip":
            return self.judge_flip(plain_number(words[1]))
        if text == "stop":
            return "ok" if self.may_stop and self.placed_this_turn else "YAKI-11"
        return "-"

    def judge_flip(self, place: int | None) -> str:
        if place is None or not 1 <= place <= PLACES:
            return "-"  # no such place
        return "ok" if place in self.face_down() else "YAKI-7"

    def canonical(self, text: str) -> str:
        """No event of YAKI lists interchangeable things."""
        return text

    # Applying

    def apply(self, text: str) -> None:
        assert self.judge(str(self.to_move()), text) == "ok", text
        words = text.split(" ")
        if words[0] == "stop":
            self.stop()
        elif words[0] == "flip":
            self.apply_flip(int(words[1]))
        else:
            assert self.flipped is not None
            place = self.flipped
            self.seen[place] = words[1]
            self.flipped = None
            self.resolve(place)

    def apply_flip(self, place: int) -> None:
        if place in self.seen:
            self.exercised["YAKI-7 seen"] += 1
            self.resolve(place)
        else:
            self.flipped = place

    def next_square(self, seat: int) -> str:
        """The letter of the square after a seat's most advanced token."""
        return self.paths[seat][self.square[seat] + 1]

    def may_be_placed(self, seat: int, token: str) -> bool:
        """YAKI-8 to YAKI-10."""
        if not self.tokens[seat]:
            return True
        most_advanced = self.seen[self.tokens[seat][-1]]
        return fits(token, most_advanced, self.next_square(seat))

    def resolve(self, place: int) -> None:
        """What follows when the token of a place lies face up before the seat on turn."""
        seat = self.seat
        if not self.may_be_placed(seat, self.seen[place]):
            self.exercised["YAKI-12"] += 1
            if fits(self.seen[place], self.seen[self.tokens[seat][-1]], "."):
                self.exercised["YAKI-10"] += 1  # only the colour of the square forbids it
            if self.kept_by_a_stop:
                self.exercised["YAKI-12 kept tokens"] += 1
            self.miss()
            return
        if not self.tokens[seat]:
            self.exercised["YAKI-8"] += 1
            self.square[seat] = 0
        else:
            self.exercised["YAKI-9"] += 1
            if self.kept_by_a_stop:
                self.exercised["YAKI-11 goes on from kept tokens"] += 1
            self.square[seat] += 1
        self.tokens[seat].append(place)
        self.placed_this_turn = True
        if self.paths[seat][self.square[seat]] == "T":
            self.win_trophy()
        elif not self.face_down():
            self.exercised["YAKI-13 after a placing"] += 1
            self.miss()

    def win_trophy(self) -> None:
        winner = self.seat
        self.trophies[winner] += 1
        self.void_rounds_in_a_row = 0
        if self.trophies[winner] == self.trophies_to_win:
            self.exercised["YAKI-15"] += 1
            self.over = True
            return
        # YAKI-14: the board of each seat goes to the seat on its left.
        self.exercised["YAKI-14"] += 1
        self.paths = [self.paths[(seat - 1) % self.players] for seat in range(self.players)]
        self.start_round((winner + 1) % self.players)  # YAKI-6

    def stop(self) -> None:
        """YAKI-11: all tokens stay."""
        self.exercised["YAKI-11"] += 1
        if len(self.tokens[self.seat]) > 1:
            self.exercised["YAKI-11 tokens stay"] += 1
        self.end_turn()

    def miss(self) -> None:
        """YAKI-12, YAKI-13: only the most advanced token stays."""
        self.tokens[self.seat] = self.tokens[self.seat][-1:]
        self.end_turn()

    def end_turn(self) -> None:
        self.turns_ended += 1
        next_seat = (self.seat + 1) % self.players
        if self.turns_ended == TURNS_OF_A_ROUND:
            self.exercised["YAKI-16 turns"] += 1
            self.void_round(next_seat)
        elif self.nobody_can_go_on():
            self.exercised["YAKI-16 stuck"] += 1
            if any(len(places) > 1 for places in self.tokens):
                self.exercised["YAKI-16 stuck with kept tokens"] += 1
            self.void_round(next_seat)
        else:
            self.start_turn(next_seat)

    def nobody_can_go_on(self) -> bool:
        """YAKI-16: all tokens seen, and none but the most advanced ones, which stay where they are,
        fits the next square of any seat.

        This takes five seats that hold all five tokens of one colour, before squares of it.
        """
        if len(self.seen) < PLACES:
            return False
        staying = [places[-1] for places in self.tokens if places]
        loose = [token for place, token in self.seen.items() if place not in staying]
        for seat in range(self.players):
            if any(self.may_be_placed(seat, token) for token in loose):
                return False
        return True

    def void_round(self, next_seat: int) -> None:
        self.exercised["YAKI-16"] += 1
        self.void_rounds_in_a_row += 1
        if self.void_rounds_in_a_row == 3:
            self.exercised["YAKI-16 end"] += 1
            self.over = True
        else:
            self.start_round(next_seat)

    # Results

    def scores(self) -> list[int]:
        return list(self.trophies)

    def ranks(self) -> list[int]:
        return ranks_from_keys(self.trophies)  # YAKI-17
