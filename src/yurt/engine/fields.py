"""A record's fields, read at once."""

from typing import Any

import numpy as np

from yurt.engine.layout import Array, Record


class Fields:
    """The fields of a record that does not change any more, all read at once when one is asked
    for: NumPy's own records take a hundred times as long for a field."""

    def __init__(self, array: Array) -> None:
        self._array = array
        self._plain: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        """A field, the first time that any is asked for; from then on they are found directly."""
        names = () if name.startswith("_") else self._array.dtype.names or ()
        if name not in names:
            raise AttributeError(f"there is no field {name}")
        self.__dict__.update(zip(names, self._array.item(), strict=True))
        return self.__dict__[name]

    def __getitem__(self, name: str) -> Any:
        return self.__dict__[name] if name in self.__dict__ else self.__getattr__(name)

    def _facts(self) -> dict[str, Any]:
        """As lists and numbers."""
        if not self._plain:
            fields = zip(self._array.dtype.names or (), self._array.item(), strict=True)
            self._plain = {
                name: value if type(value) is int else value.tolist() for name, value in fields
            }
        return self._plain

    def copy(self) -> Record:
        """A record of one's own, to try something out."""
        return np.frombuffer(bytearray(self._array.tobytes()), self._array.dtype).view(np.recarray)[
            0
        ]
