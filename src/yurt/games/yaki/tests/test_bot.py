"""YAKI's rule-of-thumb player plays legally, well and the same way each time."""

import pytest

from yurt.engine.chance import seeded
from yurt.engine.jit import is_plain_wanted
from yurt.games.yaki.tests.table import find, same, table
from yurt.testing import bots_win, play_bots

GAMES = 10 if is_plain_wanted() else 40


@pytest.mark.parametrize("may_stop", ["no", "yes"])
def test_the_bot_beats_random(may_stop: str) -> None:
    assert bots_win("yaki", GAMES, may_stop=may_stop) >= 0.9


def test_bots_alone_come_to_an_end() -> None:
    for players in range(2, 7):
        state = play_bots("yaki", players, set(range(players)), players, trophies=1)
        assert max(state.scores()) == 1
        assert state == play_bots("yaki", players, set(range(players)), players, trophies=1)


def test_the_bot_finds_a_remembered_way_to_the_trophy() -> None:
    match = find(table(2, paths=same("S..T")), "1 red-1", "2 red-5", "3 green-3")
    find(match, "4 yellow-2", "5 violet-4")
    # After red 5, red 1 at place 1 fits too, but leads nowhere; green 3 follows violet 4.
    for expected in ("flip 5", "flip 3"):
        choice = match.game.bot().choose(match.state.view(0), seeded(1))
        assert match.game.write(choice) == expected
        match.apply(choice)
    assert match.state.scores() == [1, 0]


def test_the_bot_shows_nothing_new_when_nothing_can_fit() -> None:
    for may_stop in ("no", "yes"):
        match = table(6, paths=same("SRRT"), may_stop=may_stop)
        find(match, "1 red-1", "6 green-1")
        for number in range(2, 6):
            find(match, f"{number} red-{number}", "6")
        find(match, "7 green-2")
        # All red tokens are on boards, and the next square of seat 5 is red.
        choice = match.game.bot().choose(match.state.view(5), seeded(1))
        assert match.game.write(choice) == ("stop" if may_stop == "yes" else "flip 6")


def test_the_bot_misses_where_that_brings_back_what_it_needs() -> None:
    match = table(4, paths=same("S.RRT"), first=1, may_stop="yes")
    find(match, "3 red-3", "6 yellow-1", "4 red-4", "6", "5 red-5", "6")
    find(match, "1 red-1", "2 red-2")
    # Only red 1, behind red 2, could follow: the token at place 6 does not fit and shows nothing.
    choice = match.game.bot().choose(match.state.view(0), seeded(1))
    assert match.game.write(choice) == "flip 6"
