"""ZAYO's rule-of-thumb player: always legal, and clearly better than chance."""

import pytest

from yurt.engine.chance import seeded
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.engine.trial import play_out

GAMES = 6 if is_plain_wanted() else 30
PLAYERS = [2, *(pytest.param(players, marks=pytest.mark.slow_plain) for players in (3, 4, 6))]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_bot_beats_random_players(players: int) -> None:
    game = load("zayo")
    won = 0.0
    for number in range(GAMES):
        seat = number % players
        start = game.start(players, seat)
        ranks = play_out(start, {seat}, seeded(f"{players} {number}")).ranks() or []
        won += (ranks[seat] == 1) / ranks.count(1)
    assert won / GAMES > 0.75


@pytest.mark.parametrize(("following", "chief"), [("suit", "all"), ("overbid", "one-kind")])
def test_bots_among_themselves_play_to_an_end(following: str, chief: str) -> None:
    start = load("zayo").start(4, following=following, chief_takes=chief)
    state = play_out(start, range(4), seeded(1))
    assert state.record.tour < 60
