"""How long bots take: levels have time to think, and nobody can tell from it what they hold."""

from yurt.bots.levels import LEVELS

# Seconds that a bot may think about a move, and after how much more it has certainly moved.
THINKING_SECONDS = 1.0
MARGIN = 1.15


def time_of(level: int) -> float:
    """The clock of a level at a table, in seconds: as long as it would ever need."""
    if level == 0:
        return 0.0
    known = LEVELS[level - 1]
    return min(THINKING_SECONDS, known.seconds / known.clock_share)


def patience(level: int) -> float:
    """Seconds after which a bot of this level has moved, whatever it had to think about."""
    return MARGIN * time_of(level)
