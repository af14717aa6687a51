"""YAK's rule-of-thumb player plays legally, better than chance, and by the odds."""

from yurt.engine.chance import seeded
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.engine.state import State
from yurt.engine.trial import play_out
from yurt.games.yak.tests.table import deal, pile

GAMES = 12 if is_plain_wanted() else 30


def play(players: int, bots: set[int], seed: int) -> State:
    """A game of some bots against seats that move at random."""
    return play_out(load("yak").start(players, seed % players), bots, seeded(f"bot {seed}"))


def test_the_bot_beats_random() -> None:
    won = 0
    for seed in range(GAMES):
        ranks = play(2, {seed % 2}, seed).ranks()
        won += ranks is not None and ranks[seed % 2] == 1
    assert won >= 0.9 * GAMES


def test_bots_alone_come_to_an_end() -> None:
    for players in (2, 6):
        state = play(players, set(range(players)), players)
        assert state.is_over
        assert state == play(players, set(range(players)), players)


def test_the_bot_doubts_what_can_hardly_be_true() -> None:
    match = deal("yak-1 yak-2 yak-3 ibex-1 stop", "yeti-1 yeti-2 yeti-3 one bang")
    match.play("0 play stop; 0 claim 1 yak; * draw stop; 1 play one; 1 claim 30 yak; * draw stop")
    choice = match.game.bot().choose(match.view(0), seeded(1))
    assert match.game.write(choice) == "challenge"


def test_the_bot_believes_what_it_played_itself() -> None:
    match = pile("vulture-3 stop wild-2 stop", "2 vulture")
    choice = match.game.bot().choose(match.view(0), seeded(1))
    assert match.game.write(choice) != "challenge"
