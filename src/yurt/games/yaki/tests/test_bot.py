"""YAKI's rule-of-thumb player plays legally, well and the same way each time."""

import pytest

from yurt.engine.chance import seeded
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.engine.state import State
from yurt.engine.trial import play_out
from yurt.games.yaki.tests.table import find, same, table

GAMES = 10 if is_plain_wanted() else 40


def play(players: int, bots: set[int], seed: int, **options: str | int) -> State:
    """A game of some bots against seats that move at random."""
    state = load("yaki").start(players, seed % players, **options)
    return play_out(state, bots, seeded(f"bot {seed}"))


@pytest.mark.parametrize("may_stop", ["no", "yes"])
def test_the_bot_beats_random(may_stop: str) -> None:
    won = 0
    for seed in range(GAMES):
        seat = seed % 2
        ranks = play(2, {seat}, seed, may_stop=may_stop).ranks()
        won += ranks is not None and ranks[seat] == 1
    assert won >= 0.9 * GAMES


def test_bots_alone_come_to_an_end() -> None:
    for players in range(2, 7):
        state = play(players, set(range(players)), players, trophies=1)
        assert max(state.scores()) == 1
        assert state == play(players, set(range(players)), players, trophies=1)


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
