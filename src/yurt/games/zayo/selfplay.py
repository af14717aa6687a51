"""Games of ZAYO against itself, by ``prefer``: kernels for ``train.py``."""

from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array
from yurt.games.zayo.policy import find_signs, paused, prefer
from yurt.games.zayo.rules import apply, draw, legal, score, to_move


@kernel
def call_tours(
    states: Array, players: int, rng: Array, moves: Array, points: Array, signs: Array,
    winners: Array, count: int,
) -> int:  # fmt: skip
    """Plays a game to its end. Writes what counts for each seat before every tour but the first,
    from row ``count`` on, and for each row who has won; answers how many rows there are now."""
    s = states[0]
    begun = count
    tours = 0
    while to_move(s) != NOBODY and count < len(signs):
        if paused(s) and s.tour > tours:
            tours = int(s.tour)
            for seat in range(players):
                find_signs(s, seat, signs[count, seat])
            count += 1
        if to_move(s) == CHANCE:
            apply(s, draw(s, rng))
        else:
            number = legal(s, moves)
            apply(s, int(moves[prefer(s, moves, number, rng)]))
    score(s, points[0], points[1])
    best = points[1, :players].max()
    for row in range(begun, count):
        for seat in range(players):
            winners[row, seat] = points[1, seat] == best
    return count
