"""How a game lays out its state: one NumPy record with named fields.

    State = record(deck=i1[KINDS], hands=i1[SEATS, KINDS], claim=i2, turn=i1)

Fields are signed: unsigned ones give different answers compiled and plain.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from yurt.engine.actor import CHANCE, NOBODY, PUBLIC, Actor

__all__ = [
    "CHANCE",
    "NOBODY",
    "PUBLIC",
    "Actor",
    "Array",
    "Field",
    "Record",
    "i1",
    "i2",
    "i4",
    "record",
]

# What kernels are handed. Numba knows the fields of a record, the type checker does not.
Record = Any
Array = npt.NDArray[Any]


class Field:
    """A signed integer field; ``i1[3, 4]`` is a table of such fields."""

    def __init__(self, code: str, shape: tuple[int, ...] = ()) -> None:
        self.code = code
        self.shape = shape

    def __getitem__(self, shape: int | tuple[int, ...]) -> "Field":
        return Field(self.code, shape if isinstance(shape, tuple) else (shape,))


i1 = Field("i1")
i2 = Field("i2")
i4 = Field("i4")


def record(**fields: Field) -> np.dtype[Any]:
    """The layout of a state, in the order written."""
    return np.dtype([(name, field.code, field.shape) for name, field in fields.items()], align=True)
