"""``yurt`` whose hints and reviews are thought over for a moment only: what the pages show of them
looks the same, and how good they are is tested elsewhere."""

from unittest.mock import patch

from yurt.bots import hints
from yurt.cli import main
from yurt.server import service
from yurt.server.reviews import Reviews

# The share of the usual thinking.
EFFORT = 0.05


class HastyReviews(Reviews):
    def __init__(self) -> None:
        super().__init__(EFFORT)


if __name__ == "__main__":
    with (
        patch.object(hints, "HINT_SECONDS", EFFORT * hints.HINT_SECONDS),
        patch.object(service, "Reviews", HastyReviews),
    ):
        main()
