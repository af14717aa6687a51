"""ZAYO's rule-of-thumb player: always legal, and clearly better than chance."""

import pytest

from yurt.engine.jit import is_plain_wanted
from yurt.testing import bots_win, play_bots

GAMES = 9 if is_plain_wanted() else 30
PLAYERS = [2, *(pytest.param(players, marks=pytest.mark.slow_plain) for players in (3, 4, 6))]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_bot_beats_random_players(players: int) -> None:
    assert bots_win("zayo", GAMES, players) > 0.75


@pytest.mark.parametrize(("following", "chief"), [("suit", "all"), ("overbid", "one-kind")])
def test_bots_among_themselves_play_to_an_end(following: str, chief: str) -> None:
    state = play_bots("zayo", 4, range(4), 1, following=following, chief_takes=chief)
    assert state.record.tour < 60
