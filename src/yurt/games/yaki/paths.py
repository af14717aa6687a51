"""The option that holds the six path boards (YAKI-3)."""

import re
from dataclasses import dataclass

from yurt.engine.spec import Option, OptionError, Value
from yurt.games.yaki.tables import BOARDS, GREEN, NONE, PLAIN, RED, SQUARES, TROPHY, VIOLET, YELLOW

# YAKI-2: ten squares each, with one of every colour.
DEFAULT = "S.G.R.Y.VT,S.R.V.G.YT,S.Y.G.V.RT,S.V.Y.R.GT,S.G.V.R.YT,S.R.Y.V.GT"
PATH = re.compile(r"S[.GRYV]*T")
LEAST_SQUARES = 4
SQUARE = {"S": PLAIN, ".": PLAIN, "G": GREEN, "R": RED, "Y": YELLOW, "V": VIOLET, "T": TROPHY}


@dataclass(frozen=True, kw_only=True)
class Paths(Option):
    """Six paths as one text, comma separated. The kernels get their squares, padded with NONE."""

    default: Value = DEFAULT
    shape: tuple[int, ...] = (BOARDS, SQUARES)

    def read(self, text: str) -> Value:
        paths = text.split(",")
        if len(paths) != BOARDS:
            raise OptionError(self.name, "paths-count", self.ruling, found=str(len(paths)))
        for number, path in enumerate(paths, 1):
            key = why_no_path(path)
            if key:
                details = {"number": str(number), "path": path, "squares": str(len(path))}
                raise OptionError(self.name, key, self.ruling, **details)
        return text

    def allowed(self) -> str:
        return "S.G.R.Y.VT,S.R.V.G.YT,…"

    def numbers(self, value: Value) -> list[list[int]]:
        padded = [path.ljust(SQUARES) for path in str(value).split(",")]
        return [[SQUARE.get(square, NONE) for square in path] for path in padded]


def why_no_path(path: str) -> str:
    """The sentence that says what is wrong with a path; none if nothing is."""
    if not LEAST_SQUARES <= len(path) <= SQUARES:
        return "path-length"
    if not (path.startswith("S") and path.endswith("T")):
        return "path-ends"
    return "" if PATH.fullmatch(path) else "path-letters"
