"""Without a policy, whoever leads an unfinished game is taken to win it."""

from yurt.bots.shares import share_win
from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record


@kernel
def judge(s: Record, players: int, points: Array, shares: Array) -> None:
    """Writes the share of the win that each seat can expect of an unfinished game."""
    share_win(s, players, points, shares)
