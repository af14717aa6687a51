"""YAY!'s rule-of-thumb player: always legal, and clearly better than chance."""

import pytest

from yurt.engine import jit
from yurt.engine.chance import seeded
from yurt.engine.registry import load
from yurt.engine.state import State
from yurt.engine.trial import play_out
from yurt.games.yay.tests.table import lose, put, sit, throw_total

PLAYERS = [2, *(pytest.param(players, marks=pytest.mark.slow_plain) for players in (3, 4))]


def play(players: int, bots: set[int], seed: int, **options: str | int) -> State:
    """A game to its end; seats without a bot move at random."""
    state = load("yay").start(players, seed % players, **options)
    return play_out(state, bots, seeded(seed))


@pytest.mark.parametrize("players", PLAYERS)
def test_beats_random_players(players: int) -> None:
    games = 4 if jit.is_plain_wanted() else 20
    won = 0
    for seed in range(games):
        ranks = play(players, {0}, seed).ranks()
        won += ranks is not None and ranks[0] == 1
    assert won >= games * 0.9


@pytest.mark.parametrize("scatter", ["sure", "normal", "wild"])
@pytest.mark.parametrize("end", ["row-and-column", "row-or-column"])
def test_games_among_bots_come_to_their_end(scatter: str, end: str) -> None:
    for players in (2, 4):
        state = play(players, set(range(players)), 7, scatter=scatter, end=end)
        assert state.record.turns < 200
        assert state.record.idle < 5 * players


def test_same_view_and_seed_same_move() -> None:
    bot = load("yay").bot()
    view = put(sit(), "d4", 12).view(1)
    assert bot.choose(view, seeded(3)) == bot.choose(view, seeded(3))


def test_yay_13_gives_up_the_number_most_in_danger() -> None:
    match = put(put(sit(), "a1", 18), "h8", 3)
    lose(put(match, "d4", 4))
    throw_total(throw_total(match, "f2", 9), "f2", 9)
    move = load("yay").bot().choose(match.view(0), seeded(1))
    assert load("yay").write(move) == "cross d4"


def test_yay_15_ends_the_game_when_that_wins() -> None:
    match = sit(end="row-or-column")
    for place, square in enumerate(("a1", "a5", "b1", "a7", "c1", "c7", "d1", "e7", "e1", "e5")):
        put(match, square, 12 if place % 2 == 0 else 3)
    for square, other in (("f1", "g7"), ("g1", "g5")):
        put(put(match, square, 12), other, 3)
    throw_total(match, "g1", 12)
    move = load("yay").bot().choose(match.view(0), seeded(1))
    assert load("yay").write(move) == "write h1"
