"""How the win of a game is shared."""

from typing import TYPE_CHECKING

from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record

if TYPE_CHECKING:
    from yurt.engine.rulebook import score


@kernel
def share_win(s: Record, players: int, points: Array, shares: Array) -> None:
    """1/w for each of w winners, else 0, as the seats stand now."""
    score(s, points[0], points[1])
    standing = points[1]
    best = standing[0]
    for seat in range(1, players):
        best = max(best, standing[seat])
    winners = 0
    for seat in range(players):
        winners += standing[seat] == best
    for seat in range(players):
        shares[seat] = 1 / winners if standing[seat] == best else 0.0
