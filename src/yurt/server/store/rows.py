"""What the store keeps and gives back."""

from dataclasses import dataclass
from typing import NamedTuple

# A process that was not heard of for so many seconds counts as gone.
FRESH_SECONDS = 3.0
# And after so many its traces are cleared away.
FORGOTTEN_SECONDS = 3600.0
# The statuses of tables that keep their codes.
RUNNING = ("waiting", "playing")


class StoreError(Exception):
    """Why the database cannot be used, in one sentence for the person who runs the server."""


class StoreRefusal(StoreError):
    """The database answers, but not to this: what was asked for is wrong in itself."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as listings and links find it. ``code`` is unique among the tables not closed."""

    id: str
    code: str
    seed: bytes
    game: str
    public: bool
    created: float
    status: str = "waiting"


class Row(NamedTuple):
    """An entry of a table's log, and when it was appended."""

    seq: int
    at: float
    data: bytes


class Due(NamedTuple):
    """What will happen at a table by itself, and when."""

    at: float
    kind: str
