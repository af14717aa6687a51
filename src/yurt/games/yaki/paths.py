"""The option that holds the six path boards (YAKI-3)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from yurt.engine.spec import Option, OptionError, Value
from yurt.games.yaki.tables import BOARDS, GREEN, NONE, PLAIN, RED, SQUARES, TROPHY, VIOLET, YELLOW

# YAKI-2: ten squares each, with one of every colour.
DEFAULT = "S.G.R.Y.VT,S.R.V.G.YT,S.Y.G.V.RT,S.V.Y.R.GT,S.G.V.R.YT,S.R.Y.V.GT"
PATH = re.compile(r"S[.GRYV]{2,14}T")
SQUARE = {"S": PLAIN, ".": PLAIN, "G": GREEN, "R": RED, "Y": YELLOW, "V": VIOLET, "T": TROPHY}


@dataclass(frozen=True, kw_only=True)
class Paths(Option):
    """Six paths as one text, comma separated. The kernels get their squares, padded with NONE."""

    default: Value = DEFAULT
    width: int = BOARDS * SQUARES

    def read(self, text: str) -> Value:
        paths = text.split(",")
        faults = [path for path in paths if not PATH.fullmatch(path)]
        if len(paths) == BOARDS and not faults:
            return text
        # What is shown is the path at fault, if one is.
        fault = faults[0] if len(paths) == BOARDS else text
        allowed = self.allowed()
        raise OptionError(self.name, "option-value", self.ruling, value=fault, allowed=allowed)

    def allowed(self) -> str:
        return "S.G.R.Y.VT,S.R.V.G.YT,… (6 × S + 2 … 14 × . G R Y V + T)"

    def numbers(self, value: Value) -> Sequence[int]:
        padded = [path.ljust(SQUARES) for path in str(value).split(",")]
        return [SQUARE.get(square, NONE) for path in padded for square in path]
